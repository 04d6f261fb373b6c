/// What a model is asked.
public struct Prompt: Sendable {
  let text: String

  init(text: String) { self.text = text }
  /// Empty lines of parts that are not there are left out.
  init(lines: [Prompt]) { text = lines.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

/// A type whose values can be part of what a model is asked.
public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}
// Each says `return`, since the builder of the requirement would build of the value again.
extension Prompt: PromptRepresentable {
  public var promptRepresentation: Prompt { return self }
}
extension String: PromptRepresentable {
  public var promptRepresentation: Prompt { return Prompt(text: self) }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt { return Prompt(lines: map(\.promptRepresentation)) }
}
extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
  public var promptRepresentation: Prompt { return self?.promptRepresentation ?? Prompt(text: "") }
}

@resultBuilder public struct PromptBuilder {
  public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
    var lines: [Prompt] = []
    for component in repeat each components { lines.append(component.promptRepresentation) }
    return Prompt(lines: lines)
  }
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
  public static func buildEither(first component: some PromptRepresentable) -> Prompt { component.promptRepresentation }
  public static func buildEither(second component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  public static func buildArray(_ components: [some PromptRepresentable]) -> Prompt {
    Prompt(lines: components.map(\.promptRepresentation))
  }
  public static func buildLimitedAvailability(_ component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
}
