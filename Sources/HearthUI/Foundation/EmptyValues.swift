import Foundation
@_weakLinked import FoundationNetworking

// Initialisers that NSObject gives to classes of Foundation on Apple's systems, and not on Linux. Each has a parameter that
// nobody writes: an extension may not override NSObject's own `init()`.

extension URLResponse {
  /// A response without a URL's name, of no type and of unknown length.
  public convenience init(_ nothing: Never? = nil) {
    self.init(
      url: URL(fileURLWithPath: ""), mimeType: nil, expectedContentLength: -1, textEncodingName: nil
    )
  }
}
extension NSError {
  /// An error without a domain.
  public convenience init(_ nothing: Never? = nil) { self.init(domain: "", code: 0) }
}
