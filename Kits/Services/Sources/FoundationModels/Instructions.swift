/// What a model is told to be.
public struct Instructions: Sendable {
  let text: String

  init(text: String) { self.text = text }
  /// Empty lines of parts that are not there are left out.
  init(lines: [Instructions]) { text = lines.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }
  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}

/// A type whose values can be part of what a model is told to be.
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}
// Each says `return`, since the builder of the requirement would build of the value again.
extension Instructions: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { return self }
}
extension String: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { return Instructions(text: self) }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { return Instructions(lines: map(\.instructionsRepresentation)) }
}
extension Optional: InstructionsRepresentable where Wrapped: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    return self?.instructionsRepresentation ?? Instructions(text: "")
  }
}

@resultBuilder public struct InstructionsBuilder {
  public static func buildExpression<P: InstructionsRepresentable>(_ expression: P) -> P { expression }
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  public static func buildBlock<each P: InstructionsRepresentable>(_ components: repeat each P) -> Instructions {
    var lines: [Instructions] = []
    for component in repeat each components { lines.append(component.instructionsRepresentation) }
    return Instructions(lines: lines)
  }
  public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  public static func buildArray(_ components: [some InstructionsRepresentable]) -> Instructions {
    Instructions(lines: components.map(\.instructionsRepresentation))
  }
  public static func buildLimitedAvailability(_ component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
}
