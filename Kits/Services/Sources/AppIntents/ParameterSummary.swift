import Foundation
import SwiftUI

/// An intent in a sentence with its parameters. Nobody shows it on Linux: what it says can be asked for.
public protocol ParameterSummary: Sendable {
  /// The sentences that it may be, one a line, with parameters as `${name}`.
  var _text: String { get }
}
/// Nothing said.
public struct EmptyParameterSummary: ParameterSummary {
  public var _text: String { "" }
}

/// A sentence.
///
///     Summary("Add \(\.$text) to \(\.$list)") { \.$isPinned }
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public let _text: String
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    self.init(string, table: table) {}
  }
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    let sentence = Bundle.main.localizedString(forKey: string.text, value: string.text, table: table)
    _text = ([sentence] + parameters().map(parameterName)).joined(separator: ", ")
  }
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    _text = parameters().map(parameterName).joined(separator: ", ")
  }
  public init() { _text = "" }
}
/// A parameter as a sentence has it: `${count}` for `\Intent.$count`.
func parameterName(_ path: AnyKeyPath) -> String {
  let name = "\(path)".split(separator: ".").last.map(String.init) ?? ""
  return "${\(name.drop { $0 == "$" })}"
}
/// A text with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      text += parameterName(parameter)
    }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
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
  public let _text: String
  private init(_ condition: String, _ when: String, _ otherwise: String) {
    _text = "\(condition): \(when)\n\(otherwise)"
  }
  public init<Value, When: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> When, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init("\(parameterName(parameter)) \(comparison) \(value)", when()._text, otherwise()._text) }
  public init<Value, When: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder<Intent> _ when: () -> When, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init("\(parameterName(parameter)) \(comparison)", when()._text, otherwise()._text) }
  public init<When: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparison, _ families: [Any],
    @ParameterSummaryBuilder<Intent> _ when: () -> When, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init("family \(comparison) \(families)", when()._text, otherwise()._text) }
}
/// A sentence for each value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public let _text: String
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) { _text = cases().map { "\(parameterName(parameter)) \($0.text)" }.joined(separator: "\n") }
}
/// The sentence for a value.
public struct ParameterSummaryCase<Intent: AppIntent, Value>: Sendable {
  let text: String
  public init<Content: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    text = "\(value): \(content()._text)"
  }
  init(_ text: String) { self.text = text }
}
/// The sentence for all other values.
public struct ParameterSummaryDefaultCase<Intent: AppIntent>: Sendable {
  let text: String
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    text = content()._text
  }
}
/// Makes the cases of a switch.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public typealias Case = ParameterSummaryCase<Intent, Value>
  public static func buildExpression(_ one: Case) -> Case { one }
  public static func buildExpression(_ other: ParameterSummaryDefaultCase<Intent>) -> Case {
    Case("otherwise: \(other.text)")
  }
  public static func buildBlock(_ cases: Case...) -> [Case] { cases }
}
extension AppIntent {
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value> = ParameterSummaryCase<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCase<Self>
}
