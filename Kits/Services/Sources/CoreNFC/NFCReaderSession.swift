@_exported import Foundation
import HearthCore

private func reportReader(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "nothing reads tags beside the device: the session ends at once.")
    .tell()
}
/// Why no tag was read. Source: Apple, documentation of NFCReaderError.
public struct NFCReaderError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
    case readerErrorParameterOutOfBound, readerErrorRadioDisabled
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NFCError" }
  public var errorCode: Int { code.rawValue }
  public static let readerErrorUnsupportedFeature = Code.readerErrorUnsupportedFeature
  public static let readerSessionInvalidationErrorUserCanceled = Code.readerSessionInvalidationErrorUserCanceled
  public static let readerSessionInvalidationErrorFirstNDEFTagRead = Code.readerSessionInvalidationErrorFirstNDEFTagRead
  public static let readerErrorSecurityViolation = Code.readerErrorSecurityViolation
  public static let readerErrorInvalidParameter = Code.readerErrorInvalidParameter
  public static let readerErrorInvalidParameterLength = Code.readerErrorInvalidParameterLength
  public static let readerErrorParameterOutOfBound = Code.readerErrorParameterOutOfBound
  public static let readerErrorRadioDisabled = Code.readerErrorRadioDisabled
  public static let readerTransceiveErrorTagConnectionLost = Code.readerTransceiveErrorTagConnectionLost
  public static let readerTransceiveErrorRetryExceeded = Code.readerTransceiveErrorRetryExceeded
  public static let readerTransceiveErrorTagResponseError = Code.readerTransceiveErrorTagResponseError
  public static let readerSessionInvalidationErrorSessionTimeout = Code.readerSessionInvalidationErrorSessionTimeout
  public static let readerSessionInvalidationErrorSessionTerminatedUnexpectedly = Code
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  public static let readerSessionInvalidationErrorSystemIsBusy = Code.readerSessionInvalidationErrorSystemIsBusy
}
/// What a record of a tag holds. Source: NFC Forum, "NFC Data Exchange Format", 3.2.6.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty = 0, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
/// A record of a tag: a value.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  // Unchecked: an app changes it before it hands it over.
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
  /// Beginnings of addresses, each written as one byte. Source: NFC Forum, "URI Record Type Definition", table 3.
  private static let beginnings = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  ]
  open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
    let best = beginnings.indices.filter { uri.hasPrefix(beginnings[$0]) }.max {
      beginnings[$0].count < beginnings[$1].count
    }
    let rest = uri.dropFirst(beginnings[best ?? 0].count)
    return make("U", Data([UInt8(best ?? 0)]) + Data(rest.utf8))
  }
  open class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }
  /// Source: NFC Forum, "Text Record Type Definition", 3.2.1.
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
    let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
    return make("T", Data([UInt8(language.count)]) + language + Data(text.utf8))
  }
  private class func make(_ type: String, _ payload: Data) -> Self? {
    NFCNDEFPayload(format: .nfcWellKnown, type: Data(type.utf8), identifier: Data(), payload: payload) as? Self
  }
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
      Int(first) < Self.beginnings.count
    else { return nil }
    return URL(string: Self.beginnings[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else { return (nil, nil) }
    let length = Int(first & 0x3f)
    let rest = payload.dropFirst()
    return (
      String(decoding: rest.dropFirst(length), as: UTF8.self),
      Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self))
    )
  }
}
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  // As its records.
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  /// The bytes of it on a tag. Source: NFC Forum, "NFC Data Exchange Format", 3.2: a byte of flags, the length of the type, of
  /// what it holds (one byte, or four) and of the name, where there is one.
  open var length: Int {
    records.reduce(0) { sum, record in
      let payload = record.payload.count > 255 ? 4 : 1
      return sum + 2 + payload + (record.identifier.isEmpty ? 0 : 1) + record.type.count + record.identifier.count
        + record.payload.count
    }
  }
}
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }
/// A tag. There is never one.
public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
  func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
/// What all sessions are: there is nothing to read tags with, so that each ends as soon as it begins.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  // Unchecked: an app uses it on one thread at a time, as on Apple's systems.
  /// No.
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }
  fileprivate let queue: DispatchQueue
  fileprivate init(_ queue: DispatchQueue?) { self.queue = queue ?? .global() }
  fileprivate func ended(_ error: NFCReaderError) {}
  /// Ends it: the delegate hears that the feature is unsupported.
  open func begin() {
    reportReader("\(type(of: self)) “\(alertMessage)”")
    queue.async { self.ended(NFCReaderError(.readerErrorUnsupportedFeature)) }
  }
  open func invalidate() {}
  open func invalidate(errorMessage: String) { alertMessage = errorMessage }
  open func restartPolling() { reportReader("NFCReaderSession.restartPolling()") }
}
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  // As its superclass.
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  private let endsAfterFirst: Bool
  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    (self.delegate, endsAfterFirst) = (delegate, invalidateAfterFirstRead)
    super.init(queue)
  }
  override func ended(_ error: NFCReaderError) { delegate?.readerSession(self, didInvalidateWithError: error) }
  open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    reportReader("NFCNDEFReaderSession.connect(to:)")
    queue.async { completionHandler(NFCReaderError(.readerErrorUnsupportedFeature)) }
  }
}
/// A tag of one of the kinds that Apple's devices read. There is never one.
public enum NFCTag: Sendable {}
public protocol NFCTagReaderSessionDelegate: AnyObject {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  // As its superclass.
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
  }
  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
  /// - Returns: Nil where no kind of tag is asked for.
  public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
    if pollingOption.isEmpty { return nil }
    self.delegate = delegate
    super.init(queue)
  }
  override func ended(_ error: NFCReaderError) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
}

/// So that an error is caught by its code, as in `catch NFCReaderError.readerErrorSecurityViolation`.
public func ~= (code: NFCReaderError.Code, error: any Error) -> Bool { (error as? NFCReaderError)?.code == code }
