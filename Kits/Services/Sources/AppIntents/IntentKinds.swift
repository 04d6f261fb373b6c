import Foundation
import SwiftUI

/// An intent that opens something in the app.
public protocol OpenIntent: AppIntent {
  associatedtype Value
  /// What is opened.
  var target: Value { get set }
}
extension OpenIntent { public static var openAppWhenRun: Bool { true } }
/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
/// An intent that deletes things.
public protocol DeleteIntent: AppIntent {
  associatedtype Entity
  var entities: [Entity] { get set }
}
/// An intent that may come to the front while it is performed.
public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> AppIntentError { .unsupported }
}
/// What an intent is about, for systems that offer it in certain places. On Linux these are names.
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol URLRepresentableIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
extension CustomIntentMigratedAppIntent { public static var intentClassName: String { String(describing: Self.self) } }

/// What the user sets of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { IntentResultContainer<Never, Never, Never, Never>() }
}
/// What the user sets of a control.
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { IntentResultContainer<Never, Never, Never, Never>() }
}

/// Opens a URL with the program that the desktop has for it.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  @Parameter(title: "URL") public var url: URL
  public init() {}
  public init(_ url: URL) { self.url = url }
  @MainActor public func perform() async throws -> some IntentResult {
    _ = await UIApplication.shared.open(url)
    return IntentResultContainer<Never, Never, Never, Never>()
  }
}

/// An intent by which the user's focus changes what the app shows. Nobody performs it but the app itself.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {}
/// An error with a text for users.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
