@_exported import Foundation
import HearthCore

/// Why nobody knows which advertisement led to the app. Source: Apple, documentation of AAAttributionErrorCode.
public struct AAAttributionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case networkError = 1, internalError, platformNotSupported }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "AAAttributionErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let networkError = Code.networkError
  public static let internalError = Code.internalError
  public static let platformNotSupported = Code.platformNotSupported
}
/// Which of Apple's advertisements led to the app: none.
public final class AAAttribution: NSObject {
  /// - Throws: `AAAttributionError` with `platformNotSupported`, always.
  public class func attributionToken() throws -> String {
    Report(kind: .notOnLinux, path: "AAAttribution", message: "no advertisement of Apple led to the app.").tell()
    throw AAAttributionError(.platformNotSupported)
  }
}

/// So that an error is caught by its code, as in `catch AAAttributionError.internalError`.
public func ~= (code: AAAttributionError.Code, error: any Error) -> Bool {
  (error as? AAAttributionError)?.code == code
}
