import Foundation
import SwiftUI

/// What an intent has come to.
public protocol IntentResult: Sendable {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
/// A result that says something.
public protocol ProvidesDialog: IntentResult { var dialog: IntentDialog? { get } }
/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}
/// A result that shows another intent's view.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result, made by `.result(…)`.
public struct IntentResultContainer<Value, Opens, Snippet, Dialog>: IntentResult, @unchecked Sendable {
  // It is handed on once, from the intent to who performs it.
  public let value: Value?
  public let opensIntent: Opens?
  /// What the view is made by; nil for none.
  let snippet: (@MainActor () -> Snippet)?
  let said: IntentDialog?
  init(
    value: Value? = nil, opens: Opens? = nil, dialog: IntentDialog? = nil, snippet: (@MainActor () -> Snippet)? = nil
  ) {
    (self.value, opensIntent, said, self.snippet) = (value, opens, dialog, snippet)
  }
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var dialog: IntentDialog? { said }
}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where Opens: AppIntent {}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
  public static func result<Value: Sendable>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
  public static func result<Opens: AppIntent>(opensIntent: Opens) -> Self
  where Self == IntentResultContainer<Never, Opens, Never, Never> { Self(opens: opensIntent) }
  public static func result<Opens: AppIntent>(opensIntent: Opens, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opens, Never, IntentDialog> { Self(opens: opensIntent, dialog: dialog) }
  public static func result<Value: Sendable, Opens: AppIntent>(value: Value, opensIntent: Opens) -> Self
  where Self == IntentResultContainer<Value, Opens, Never, Never> { Self(value: value, opens: opensIntent) }
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(snippet: keep(view)) }
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(dialog: dialog, snippet: keep(view)) }
  public static func result<Content: View>(@ViewBuilder content: @escaping @MainActor () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(snippet: content) }
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(dialog: dialog, snippet: content)
  }
  public static func result<Value: Sendable, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: keep(view))
  }
  public static func result<Value: Sendable, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value, snippet: keep(view)) }
  public static func result<Value: Sendable, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: content)
  }
}
/// A view that is handed to the main actor, which shows it.
private func keep<Content>(_ view: Content) -> @MainActor () -> Content {
  nonisolated(unsafe) let view = view
  return { view }
}

/// What an intent says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// Read out, and shown.
  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?
  public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    (self.full, self.supporting) = (full, supporting)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation
  /// The text in the user's language.
  package var text: String { String(localized: full) }
}
/// What an intent is for.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation
}
