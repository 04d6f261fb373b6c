import Foundation
import FoundationNetworking
import UIKit

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"

/// What a page keeps. There is never one.
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
  private override init() { super.init() }
  nonisolated deinit {}
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}
/// What pages keep: nothing but the cookies that the app sets itself.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  public class func `default`() -> WKWebsiteDataStore { shared }
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  public class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
    ]
  }
  public final let isPersistent: Bool
  public final let httpCookieStore = WKHTTPCookieStore()
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  nonisolated deinit {}

  /// What pages keep of these kinds: nothing, as none was shown.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    dataTypes.isEmpty ? [] : records
  }
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler(dataTypes.isEmpty ? [] : records) }
  private var records: [WKWebsiteDataRecord] { [] }

  /// Removes cookies, if they are among the kinds; nothing else is kept.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    for record in dataRecords where dataTypes.contains(WKWebsiteDataTypeCookies) {
      httpCookieStore.removeAll { $0.domain == record.displayName }
    }
  }
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    for record in dataRecords where dataTypes.contains(WKWebsiteDataTypeCookies) {
      httpCookieStore.removeAll { $0.domain == record.displayName }
    }
    completionHandler()
  }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll(since: date) }
  }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll(since: date) }
    completionHandler()
  }
}

/// Who hears that cookies have changed.
@MainActor @preconcurrency public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver { public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {} }

/// The cookies of pages: those that the app sets, until it ends.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
  private struct Entry {
    let cookie: HTTPCookie
    let date: Date
  }
  private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }
  private var entries: [Entry] = []
  private var observers: [Observer] = []
  override init() { super.init() }
  nonisolated deinit {}

  open func allCookies() async -> [HTTPCookie] { entries.map(\.cookie) }
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler(entries.map(\.cookie))
  }
  /// Keeps a cookie in place of that of the same name, domain and path. Source: RFC 6265, 5.3.
  open func setCookie(_ cookie: HTTPCookie) async { keep(cookie) }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    keep(cookie)
    completionHandler?()
  }
  open func deleteCookie(_ cookie: HTTPCookie) async { removeAll { $0.isSame(as: cookie) } }
  open func deleteCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    removeAll { $0.isSame(as: cookie) }
    completionHandler?()
  }
  /// The observer is not kept alive.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  private func keep(_ cookie: HTTPCookie) {
    entries.removeAll { $0.cookie.isSame(as: cookie) }
    entries.append(Entry(cookie: cookie, date: .now))
    tell()
  }
  func removeAll(where matches: (HTTPCookie) -> Bool) {
    let count = entries.count
    entries.removeAll { matches($0.cookie) }
    if entries.count != count { tell() }
  }
  func removeAll(since date: Date) {
    let count = entries.count
    entries.removeAll { $0.date >= date }
    if entries.count != count { tell() }
  }
  private func tell() { for observer in observers { observer.object?.cookiesDidChange(in: self) } }
}
extension HTTPCookie {
  fileprivate func isSame(as other: HTTPCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}
