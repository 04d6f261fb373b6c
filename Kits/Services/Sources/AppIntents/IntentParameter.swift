import Foundation
import SwiftUI

/// Something that an intent needs to know.
///
///     @Parameter(title: "Count", default: 1, inclusiveRange: (1, 9)) var count: Int
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  // Nothing else changes.
  private let value: LockedValue<Value>
  public let title: LocalizedStringResource?
  public let description: LocalizedStringResource?

  /// How a form would ask for it: dialogs, ranges, what may be chosen. A form that is not there is not made.
  private let hints: [Any]
  init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?, _ hints: [Any?] = []
  ) {
    (self.title, self.description, self.value) = (title, description, LockedValue(value))
    self.hints = hints.compactMap { $0 }
  }
  /// The parameter's name, and how many hints a form would have.
  private var summary: String { "“\(title.map { String(localized: $0) } ?? "")”, \(hints.count) hints" }
  /// The value: the default, or nil for an optional one, before one is set.
  /// - Precondition: One was set, or there is a default.
  public var wrappedValue: Value {
    get { value.read { "The parameter '\(title.map { String(localized: $0) } ?? "")' of an intent" } }
    set { value.set(newValue) }
  }
  public var projectedValue: IntentParameter<Value> { self }
  /// Whether there is a value to be read.
  package var isSet: Bool { value.isSet || Value.self is any AnyOptional.Type }

  /// Asks nobody.
  /// - Throws: `AppIntentError.unsupported`, always.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    reportAbsence("IntentParameter.requestValue(_:) (\(summary))")
    throw AppIntentError.unsupported
  }
  public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    reportAbsence("IntentParameter.requestDisambiguation(among:dialog:)")
    throw AppIntentError.unsupported
  }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    reportAbsence("IntentParameter.requestConfirmation(for:dialog:)")
    throw AppIntentError.unsupported
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .unsupported }
  public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
    .unsupported
  }
}
/// An optional type, whose value may be missing.
protocol AnyOptional { static var empty: Any { get } }
extension Optional: AnyOptional { static var empty: Any { Self.none as Any } }

/// How a number is set.
public enum IntentParameterControlStyle: Hashable, Sendable { case field, slider, stepper }
/// How a text is entered: hints for a form that nobody shows here.
public enum IntentParameterInputConnectionBehavior: Hashable, Sendable {
  case `default`, never, connectToPreviousIntentResult
}

extension IntentParameter {
  public convenience init() { self.init(nil, nil, nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: IntentParameterInputConnectionBehavior = .default
  ) { self.init(title, description, nil, [requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior]) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: IntentParameterInputConnectionBehavior = .default
  ) {
    self.init(
      title, description, defaultValue, [requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior])
  }
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, description, defaultValue, [requestValueDialog]) }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) { self.init(title, description, defaultValue, [requestValueDialog, optionsProvider]) }
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) { self.init(title, description, nil, [requestValueDialog, query]) }
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (lowerBound: Bound, upperBound: Bound),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue, [controlStyle, inclusiveRange, requestValueDialog]) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentParameterControlStyle, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue, [controlStyle, requestValueDialog]) }
}
extension IntentParameter where Value == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue, [inputOptions, requestValueDialog]) }
}
extension IntentParameter where Value == String? {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, nil, [inputOptions, requestValueDialog]) }
}
/// What of a date is asked for.
public enum IntentParameterDateKind: Hashable, Sendable { case date, dateTime, time }
extension IntentParameter where Value == Date {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
    kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue, [kind, requestValueDialog]) }
}
extension IntentParameter where Value == Date? {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: IntentParameterDateKind,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, nil, [kind, requestValueDialog]) }
}
extension String {
  /// How a text is entered: hints for a form that nobody shows here.
  public struct IntentInputOptions: Sendable {
    let multiline: Bool
    public init(
      keyboardType: UIKeyboardType = .default, capitalizationType: UITextAutocapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) { self.multiline = multiline }
  }
}
