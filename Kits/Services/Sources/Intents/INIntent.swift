@_exported import Foundation
import HearthCore

private func refuse(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "there is no assistant that could perform what an app offers.").tell()
}
/// What a user wants. The newer way is the module AppIntents.
open class INIntent: NSObject, @unchecked Sendable {
  // Unchecked: an app changes it before it hands it over.
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  public override init() { super.init() }
}
open class INIntentResponse: NSObject, @unchecked Sendable {
  // As an intent.
  open var userActivity: NSObject? { nil }
  public override init() { super.init() }
}
/// That something was done: nobody is told.
open class INInteraction: NSObject, @unchecked Sendable {
  // As an intent.
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
  private var summary: String {
    "INInteraction.donate() \(identifier) \(groupIdentifier ?? "") \(intent.suggestedInvocationPhrase ?? "")"
  }
  /// The handler gets an error.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    refuse(summary)
    DispatchQueue.global().async { completion?(INIntentError(.donatingFailed)) }
  }
  open func donate() async throws {
    refuse(summary)
    throw INIntentError(.donatingFailed)
  }
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async { completion?(nil) }
  }
}
/// Source: Apple, documentation of INIntentErrorCode.
public struct INIntentError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingFailed = 1901
    case requestTimedOut = 5001
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "IntentsErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let interactionOperationNotSupported = Code.interactionOperationNotSupported
  public static let donatingFailed = Code.donatingFailed
  public static let requestTimedOut = Code.requestTimedOut
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// What the user has set for the assistant: it is denied.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
    refuse("INPreferences.requestSiriAuthorization(_:)")
    DispatchQueue.global().async { handler(.denied) }
  }
  open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
/// What a user has said to the assistant.
open class INSpeakableString: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let spokenPhrase: String
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}
open class INPersonHandle: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
  public let value: String?
  public let type: HandleType
  public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}
open class INPerson: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let personHandle: INPersonHandle?
  public let displayName: String
  public let nameComponents: PersonNameComponents?
  public let customIdentifier: String?
  public let contactIdentifier: String?
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: AnyObject?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents, self.displayName) = (personHandle, nameComponents, displayName ?? "")
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
    super.init()
    if image != nil { refuse("INPerson.image") }
  }
}

/// So that an error is caught by its code, as in `catch INIntentError.donatingFailed`.
public func ~= (code: INIntentError.Code, error: any Error) -> Bool { (error as? INIntentError)?.code == code }
