import Foundation
import SwiftUI

/// An intent in a sentence with its parameters. Nobody shows it on Linux.
public protocol ParameterSummary: Sendable {}
/// Nothing said.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence.
///
///     Summary("Add \(\.$text) to \(\.$list)") { \.$isPinned }
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
  public init() {}
}
/// A text with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}
/// Makes a list of parameters.
@resultBuilder public enum ParameterListBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}
/// Makes a summary of one.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// How a value is compared.
public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo, oneOf, hasAnyValue
  case hasNoValue
}
/// One sentence or another.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value, When: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> When, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<Value, When: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder<Intent> _ when: () -> When, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<When: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparison, _ families: [Any],
    @ParameterSummaryBuilder<Intent> _ when: () -> When, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}
/// A sentence for each value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) {}
}
/// The sentence for a value.
public struct ParameterSummaryCase<Intent: AppIntent, Value>: Sendable {
  public init<Content: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
  init() {}
}
/// The sentence for all other values.
public struct ParameterSummaryDefaultCase<Intent: AppIntent>: Sendable {
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}
/// Makes the cases of a switch.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public typealias Case = ParameterSummaryCase<Intent, Value>
  public static func buildExpression(_ one: Case) -> Case { one }
  public static func buildExpression(_ other: ParameterSummaryDefaultCase<Intent>) -> Case { Case() }
  public static func buildBlock(_ cases: Case...) -> [Case] { cases }
}
extension AppIntent {
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value> = ParameterSummaryCase<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCase<Self>
}
