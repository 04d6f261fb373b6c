import Foundation
import HearthCore
import UniformTypeIdentifiers

/// Why the search was not told. Source: Apple, documentation of CSIndexError.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CSIndexErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknownError = Code.unknownError
  public static let indexUnavailableError = Code.indexUnavailableError
  public static let invalidItemError = Code.invalidItemError
  public static let invalidClientStateError = Code.invalidClientStateError
  public static let remoteConnectionError = Code.remoteConnectionError
  public static let quotaExceeded = Code.quotaExceeded
  public static let indexingUnsupported = Code.indexingUnsupported
}
/// What the search should show of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var relatedUniqueIdentifier: String?
  open var contentURL: URL?
  /// Values that an app sets by their names, which are those of its properties.
  fileprivate var others: [String: Any] = [:]
  public let contentType: String
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  public init(itemContentType type: String) { contentType = type }
}
open class CSSearchableItem: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  public let attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlight.query"
public let CSSearchQueryString = "kCSSearchQueryString"

// Further values. They are kept with the item, as nothing looks at it.
extension CSSearchableItemAttributeSet {
  public var contentCreationDate: Date? {
    get { others["contentCreationDate"] as? Date }
    set { others["contentCreationDate"] = newValue }
  }
  public var contentModificationDate: Date? {
    get { others["contentModificationDate"] as? Date }
    set { others["contentModificationDate"] = newValue }
  }
  public var latitude: NSNumber? {
    get { others["latitude"] as? NSNumber }
    set { others["latitude"] = newValue }
  }
  public var longitude: NSNumber? {
    get { others["longitude"] as? NSNumber }
    set { others["longitude"] = newValue }
  }
  public var supportsNavigation: NSNumber? {
    get { others["supportsNavigation"] as? NSNumber }
    set { others["supportsNavigation"] = newValue }
  }
  public var supportsPhoneCall: NSNumber? {
    get { others["supportsPhoneCall"] as? NSNumber }
    set { others["supportsPhoneCall"] = newValue }
  }
  public var phoneNumbers: [String]? {
    get { others["phoneNumbers"] as? [String] }
    set { others["phoneNumbers"] = newValue }
  }
  public var emailAddresses: [String]? {
    get { others["emailAddresses"] as? [String] }
    set { others["emailAddresses"] = newValue }
  }
  public var authorNames: [String]? {
    get { others["authorNames"] as? [String] }
    set { others["authorNames"] = newValue }
  }
  public var rating: NSNumber? {
    get { others["rating"] as? NSNumber }
    set { others["rating"] = newValue }
  }
  public var identifier: String? {
    get { others["identifier"] as? String }
    set { others["identifier"] = newValue }
  }
  public var textContent: String? {
    get { others["textContent"] as? String }
    set { others["textContent"] = newValue }
  }
}
extension CSSearchableIndex {
  /// - Throws: `CSIndexError.indexingUnsupported`, always.
  public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await deleteSearchableItems(withIdentifiers: domainIdentifiers)
  }
  public func deleteAllSearchableItems() async throws { try await deleteSearchableItems(withIdentifiers: []) }
}

/// Tells the desktop's search of items: no search of Linux is told by apps.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // There is nothing in it.
  private static let only = CSSearchableIndex(name: "default")
  public class func `default`() -> CSSearchableIndex { only }
  public class func isIndexingAvailable() -> Bool { false }
  private let name: String
  public init(name: String) { self.name = name }
  private func failure() -> CSIndexError {
    Report(
      kind: .notOnLinux, path: "CSSearchableIndex (\(name))",
      message: "the desktop's search is not told of items. Ask isIndexingAvailable() first."
    ).tell()
    return CSIndexError(.indexingUnsupported)
  }
  private func answerFailure(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    let error = failure()
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }
  /// - Throws: `CSIndexError.indexingUnsupported`, always.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw failure() }
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answerFailure(completionHandler) }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw failure() }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answerFailure(completionHandler) }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answerFailure(completionHandler) }
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    answerFailure(completionHandler)
  }
}

/// So that an error is caught by its code, as in `catch CSIndexError.indexUnavailableError`.
public func ~= (code: CSIndexError.Code, error: any Error) -> Bool { (error as? CSIndexError)?.code == code }
