import CNetwork
import Foundation

/// Why a server gave no image.
enum ImageDownloadError: LocalizedError {
  case status(Int, URL)
  case failed(String, URL)
  case tooLarge(URL)
  var errorDescription: String? {
    switch self {
    case .status(let status, let url):
      "The server answers with status \(status) for \(url.absoluteString.prefix(200))."
    case .failed(let reason, let url): "\(url.absoluteString.prefix(200)) cannot be read: \(reason)."
    case .tooLarge(let url):
      "What is at \(url.absoluteString.prefix(200)) has more than \(ImageDownload.mostBytes >> 20) MB."
    }
  }
}

/// One request to a server of HTTP. Another thread may cancel it while one waits for it.
final class ImageDownload: @unchecked Sendable {
  // Unchecked: what another thread changes is behind the lock; the rest is used by the thread that runs the request.
  /// The most that is read of an image, in bytes. Source: our choice.
  static let mostBytes = 256 << 20
  /// Seconds without a byte after which a request is given up. Source: Foundation, the standard of URLRequest.
  private static let patience = 60

  enum Result {
    case answer(status: Int, headers: [String: String], body: Data)
    /// There is no library for requests.
    case noLibrary
  }

  private let url: URL
  private let lock = NSLock()
  private var isGivenUp = false
  private var headers: [String: String] = [:]
  private var body = Data()
  private var isTooLarge = false
  init(_ url: URL) { self.url = url }

  func cancel() { lock.withLock { isGivenUp = true } }
  private var isCancelled: Bool { lock.withLock { isGivenUp } }

  /// Waits for the answer.
  ///
  /// - Parameter conditions: Headers of the request besides those that each has.
  func run(_ conditions: [String]) throws -> Result {
    if isCancelled { throw CancellationError() }
    let lines = ["Accept: image/*,*/*;q=0.8", "User-Agent: Hearth"] + conditions
    // A line break would begin another header.
    let safe = lines.filter { line in !line.utf8.contains { $0 < 32 || $0 == 127 } }
    var handlers = hearth_request_handlers(
      context: Unmanaged.passUnretained(self).toOpaque(),
      header: { context, line, count in
        ImageDownload.from(context).take(
          header: String(decoding: UnsafeRawBufferPointer(start: line, count: count), as: UTF8.self))
      },
      body: { context, bytes, count in
        ImageDownload.from(context).take(body: UnsafeRawBufferPointer(start: bytes, count: count))
      },
      is_cancelled: { ImageDownload.from($0).isCancelled })
    let pointers: [UnsafePointer<CChar>?] = safe.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    var status = 0
    var message = [CChar](repeating: 0, count: 256)
    let result = withExtendedLifetime(self) {
      hearth_request(url.absoluteString, pointers, Self.patience, &handlers, &status, &message)
    }
    switch result {
    case HEARTH_REQUEST_NO_LIBRARY: return .noLibrary
    case HEARTH_REQUEST_DONE: return .answer(status: status, headers: headers, body: body)
    case HEARTH_REQUEST_CANCELLED where isTooLarge: throw ImageDownloadError.tooLarge(url)
    case HEARTH_REQUEST_CANCELLED: throw CancellationError()
    default:
      let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw ImageDownloadError.failed(String(decoding: reason, as: UTF8.self), url)
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> ImageDownload {
    Unmanaged<ImageDownload>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }
  private func take(header line: String) {
    if line.hasPrefix("HTTP/") {
      // Another answer, after a redirection.
      headers = [:]
      body = Data()
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
  }
  private func take(body part: UnsafeRawBufferPointer) -> Bool {
    if body.count + part.count > Self.mostBytes {
      isTooLarge = true
      return false
    }
    body.append(contentsOf: part)
    return !isCancelled
  }
}
