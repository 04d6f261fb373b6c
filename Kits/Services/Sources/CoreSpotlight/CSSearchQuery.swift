@_exported import Foundation
import HearthCore

/// How a search is done.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  open var fetchAttributes: [String] = []
  open var filterQueries: [String] = []
  open var keyboardLanguage: String?
  public override init() { super.init() }
  /// What a report says of it.
  var summary: String {
    "\(fetchAttributes.joined(separator: ", ")); \(filterQueries.joined(separator: ", ")); \(keyboardLanguage ?? "any")"
  }
}
/// Looks for items that an app has told the search of. There are none: it fails with `CSSearchQueryError.indexUnreachable`.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  // An app sets its handlers before it starts it.
  private let text: String
  private let context: String
  public init(queryString: String, attributes: [String]?) {
    (text, context) = (queryString, attributes?.joined(separator: ", ") ?? "")
  }
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    (text, context) = (queryString, queryContext?.summary ?? "")
  }
  open var foundItemCount: Int { 0 }
  open private(set) var isCancelled = false
  /// Never called, as nothing is found.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
    get { handlers.found }
    set { handlers.found = newValue }
  }
  open var completionHandler: (((any Error)?) -> Void)? {
    get { handlers.completion }
    set { handlers.completion = newValue }
  }
  private struct Handlers {
    var found: (([CSSearchableItem]) -> Void)?
    var completion: (((any Error)?) -> Void)?
  }
  private var handlers = Handlers()
  /// The completion handler hears that it failed.
  open func start() {
    Report(
      kind: .notOnLinux, path: "CSSearchQuery “\(text)” (\(context))",
      message: "the desktop's search is not told of items, so none is found."
    ).tell()
    DispatchQueue.global().async { self.handlers.completion?(CSSearchQueryError(.indexUnreachable)) }
  }
  open func cancel() { isCancelled = true }
}
/// Why nothing was found. Source: Apple, documentation of CSSearchQueryError.
public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CSSearchQueryErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let indexUnreachable = Code.indexUnreachable
  public static let invalidQuery = Code.invalidQuery
  public static let cancelled = Code.cancelled
}

/// So that an error is caught by its code, as in `catch CSSearchQueryError.indexUnreachable`.
public func ~= (code: CSSearchQueryError.Code, error: any Error) -> Bool {
  (error as? CSSearchQueryError)?.code == code
}
extension NSUserActivity {
  /// What the search should show of the activity. Nil: the desktop's search is not told of activities, which is reported.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set {
      guard let newValue else { return }
      Report(
        kind: .notOnLinux, path: "NSUserActivity.contentAttributeSet",
        message: "the desktop's search is not told of “\(newValue.title ?? newValue.contentType)”."
      ).tell()
    }
  }
}
