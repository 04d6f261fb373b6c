import Foundation
import HearthCore

public enum CNEntityType: Int, Sendable { case contacts }
/// What an app may know of contacts.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// Why contacts were not read. Source: Apple, documentation of CNError.
public struct CNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let communicationError = Code.communicationError
  public static let dataAccessError = Code.dataAccessError
  public static let authorizationDenied = Code.authorizationDenied
  public static let noAccessableWritableContainers = Code.noAccessableWritableContainers
  public static let recordDoesNotExist = Code.recordDoesNotExist
}
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var keysToFetch: [any CNKeyDescriptor]
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
/// What is to be saved.
open class CNSaveRequest: NSObject {
  public override init() { super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
/// The user's contacts: they are not there for apps. Access is denied, and reading and saving fail.
open class CNContactStore: NSObject, @unchecked Sendable {
  // There is nothing in it.
  public override init() { super.init() }
  public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch entityType {
    case .contacts: .denied
    }
  }
  private func refusal() -> CNError {
    Report(kind: .notOnLinux, path: "CNContactStore", message: "contacts are not there for apps.").tell()
    return CNError(.authorizationDenied)
  }
  /// - Throws: `CNError.authorizationDenied`, always.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refusal() }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = refusal()
    DispatchQueue.global().async { completionHandler(false, error) }
  }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refusal() }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refusal() }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refusal() }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw refusal() }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw refusal() }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw refusal() }
  /// None.
  open func defaultContainerIdentifier() -> String { "" }
}
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// A contact's name as one would write it, in the user's language.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName
  public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    // In the languages of East Asia the family's name comes first, without a space.
    let isFamilyFirst = ["ja", "ko", "zh"].contains(Locale.current.language.languageCode?.identifier ?? "")
    let usual = [contact.givenName, contact.middleName, contact.familyName]
    let parts = isFamilyFirst ? [contact.familyName, contact.givenName] : usual
    let text = parts.filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
    if !text.isEmpty { return text }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    NSString(string: CNContactGivenNameKey)
  }
}

/// So that an error is caught by its code, as in `catch CNError.dataAccessError`.
public func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
/// Contacts that belong together. There is never one.
open class CNGroup: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var identifier: String { "" }
  open var name: String { "" }
}
public enum CNContainerType: Int, Sendable { case unassigned = 0, local = 1, exchange = 1001, cardDAV = 1002 }
/// Where contacts are kept. There is never one.
open class CNContainer: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var identifier: String { "" }
  open var name: String { "" }
  open var type: CNContainerType { .unassigned }
}
extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
