import Foundation
import HearthCore
import SwiftUI

/// A type that does something for the user, at the app's or somebody else's wish.
///
/// ```swift
/// struct AddNote: AppIntent {
///   static let title: LocalizedStringResource = "Add Note"
///   @Parameter(title: "Text") var text: String
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     Notes.shared.add(text)
///     return .result(dialog: "Added.")
///   }
/// }
/// ```
///
/// No desktop of Linux asks an app for its intents: the app performs them itself, by `perform()` or `Button(intent:)`.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  typealias Parameter<Value> = IntentParameter<Value>
  typealias Dependency<Value> = AppDependency<Value>
  typealias Summary = IntentParameterSummary<Self>

  init()
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front first. An intent that the app performs itself does not move it.
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The intent in a sentence with its parameters.
  static var parameterSummary: SummaryContent { get }
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }

  /// Performs the intent.
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
  /// Tells nobody that the user did this: nobody suggests intents, which is reported.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier {
    reportAbsence("AppIntent.donate()")
    return IntentDonationIdentifier()
  }
  /// Asks nobody.
  /// - Throws: `AppIntentError.unsupported`, always.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    reportAbsence("AppIntent.requestConfirmation(result:)")
    throw AppIntentError.unsupported
  }
  /// - Throws: `AppIntentError.unsupported`, always.
  public func requestConfirmation() async throws {
    reportAbsence("AppIntent.requestConfirmation()")
    throw AppIntentError.unsupported
  }
}
extension Never: AppIntent {
  public init() { fatalError("Never has no value, so that none can be made") }
  public static var title: LocalizedStringResource { "" }
  public func perform() async throws -> some IntentResult { IntentResultContainer<Never, Never, Never, Never>() }
}

func reportAbsence(_ name: String) {
  Report(
    kind: .notOnLinux, path: name,
    message: "no desktop knows of an app's intents or asks users about them. The app can perform them itself."
  ).tell()
}

/// A type that has a name that stays the same.
public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { String(describing: Self.self) } }

/// Whether the device has to be unlocked.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
/// What the button says that confirms.
public enum ConfirmationActionName: Hashable, Sendable {
  case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, get, go, log, open
  case order, pay, play, playSound, post, request, run, search, send, set, share, start, startNavigation, toggle
  case turnOff, turnOn, view
}
/// What became of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable { init() {} }

/// Why an intent was not performed.
public struct AppIntentError: LocalizedError, Hashable, Sendable {
  private let text: String
  /// Nobody can be asked.
  static let unsupported = AppIntentError(text: "Nobody asks users on behalf of an intent on Linux.")
  public var errorDescription: String? { text }
  /// The user has to do something first.
  public struct UserActionRequired: Error, Hashable, Sendable {
    private let name: String
    public static let accountSetup = UserActionRequired(name: "accountSetup")
    public static let signin = UserActionRequired(name: "signin")
    public static let confirmation = UserActionRequired(name: "confirmation")
  }
  /// A device or service does not answer.
  public struct Unrecoverable: Error, Hashable, Sendable {
    private let name: String
    public static let entityNotFound = Unrecoverable(name: "entityNotFound")
    public static let featureCurrentlyRestricted = Unrecoverable(name: "featureCurrentlyRestricted")
    public static let unknown = Unrecoverable(name: "unknown")
  }
  public struct PermissionRequired: Error, Hashable, Sendable {
    private let name: String
    public static let unlockKeychain = PermissionRequired(name: "unlockKeychain")
    public static let calendar = PermissionRequired(name: "calendar")
    public static let location = PermissionRequired(name: "location")
    public static let microphone = PermissionRequired(name: "microphone")
    public static let photos = PermissionRequired(name: "photos")
  }
}
/// Modules with intents of an app.
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }
