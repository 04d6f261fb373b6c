@_exported import Foundation
import FoundationNetworking
import HearthCore
@_exported import UIKit
import UniformTypeIdentifiers

/// What a page says of itself.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
  public override init() { super.init() }
}
public struct LPError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "LPErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let metadataFetchFailed = Code.metadataFetchFailed
  public static let metadataFetchCancelled = Code.metadataFetchCancelled
  public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
  public static let metadataFetchNotAllowed = Code.metadataFetchNotAllowed
}
/// Asks a page for its title. Its pictures are not fetched.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // An app changes it before it starts.
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true
  public override init() { super.init() }
  /// - Throws: `LPError.metadataFetchFailed` where the page cannot be had.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    let found: (Data, URLResponse)
    do { found = try await URLSession.shared.data(for: URLRequest(url: URL, timeoutInterval: timeout)) } catch {
      throw LPError(.metadataFetchFailed)
    }
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (URL, found.1.url ?? URL)
    metadata.title = Self.title(String(decoding: found.0, as: UTF8.self)) ?? URL.host
    return metadata
  }
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Task {
      do { completionHandler(try await startFetchingMetadata(for: URL), nil) } catch { completionHandler(nil, error) }
    }
  }
  open func cancel() {}

  /// The title that a page has for those who point at it, else its own. Source: the Open Graph protocol.
  static func title(_ page: String) -> String? {
    let tag = #/<meta[^>]*property=["']og:title["'][^>]*>/#.ignoresCase()
    var found: Substring?
    if let meta = page.firstMatch(of: tag)?.output,
      let content = meta.firstMatch(of: #/content=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/#.ignoresCase())?.output
    {
      found = content.double ?? content.single
    }
    if found == nil { found = page.firstMatch(of: #/<title[^>]*>(?<text>[^<]*)<\/title>/#.ignoresCase())?.output.text }
    guard let text = found?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
    let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")]
    return names.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
/// Shows what a page says of itself, and opens it when it is pressed.
@MainActor @preconcurrency open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { update() } }
  private let button = UIButton(type: .system)
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(
      UIAction { [weak self] _ in if let url = self?.metadata.url { UIApplication.shared.open(url) } },
      for: .touchUpInside)
    addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: leadingAnchor),
      button.trailingAnchor.constraint(equalTo: trailingAnchor),
      button.topAnchor.constraint(equalTo: topAnchor), button.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    update()
  }
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.originalURL) = (URL, URL)
    self.init(metadata: metadata)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  private func update() { button.setTitle(metadata.title ?? metadata.url?.absoluteString, for: .normal) }
}

/// So that an error is caught by its code, as in `catch LPError.metadataFetchFailed`.
public func ~= (code: LPError.Code, error: any Error) -> Bool { (error as? LPError)?.code == code }
