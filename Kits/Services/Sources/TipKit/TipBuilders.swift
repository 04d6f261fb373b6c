import SwiftUI

extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    /// Where it stands among the tip's actions, from zero.
    public internal(set) var index: Int?
    private let text: @Sendable () -> Text
    public let disabled: Bool
    /// What the app does, besides what the view of the tip was given.
    public let handler: @Sendable () -> Void
    /// What the button says.
    public func label() -> Text { text() }

    public init<S: StringProtocol>(
      id: String? = nil, title: S, disabled: Bool = false, perform handler: (@Sendable () -> Void)? = nil
    ) {
      let title = String(title)
      self.init(id: id ?? title, disabled: disabled, handler) { Text(verbatim: title) }
    }
    public init(
      id: String? = nil, title: LocalizedStringKey, disabled: Bool = false,
      perform handler: (@Sendable () -> Void)? = nil
    ) {
      let text = Text(title)
      self.init(id: id ?? "", disabled: disabled, handler) { text }
    }
    public init(
      id: String? = nil, disabled: Bool = false, perform handler: (@Sendable () -> Void)? = nil,
      _ label: @escaping @Sendable () -> Text
    ) { self.init(id: id ?? "", disabled: disabled, handler, label) }
    private init(
      id: String, disabled: Bool, _ handler: (@Sendable () -> Void)?, _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.disabled, self.handler, text) = (id, disabled, handler ?? {}, label) }
  }

  /// Makes the actions of a tip.
  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first part: [Action]) -> [Action] { part }
    public static func buildEither(second part: [Action]) -> [Action] { part }
    public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
  }
  /// Makes the rules of a tip.
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
    public static func buildEither(first part: [Rule]) -> [Rule] { part }
    public static func buildEither(second part: [Rule]) -> [Rule] { part }
  }
  /// Makes the options of a tip.
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    public static func buildEither(first part: [any TipOption]) -> [any TipOption] { part }
    public static func buildEither(second part: [any TipOption]) -> [any TipOption] { part }
  }
}
