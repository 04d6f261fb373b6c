import Foundation
import HearthCore
import HearthRendering

/// The state of loading of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet, or no URL.
  case empty
  /// The image has arrived.
  case success(Image)
  /// It could not be read: the network, a file that is missing, or bytes that are no image.
  case failure(any Error)

  /// The image, once it has arrived.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error that loading failed with; nil in other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is read while the view is shown: from the network, a file, or a `data:` URL.
///
/// ```swift
/// AsyncImage(url: URL(string: "https://example.org/lake.jpg")) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
///
/// Reading begins when the view appears, goes on beside everything else, and is given up when the view goes away or gets
/// another URL. What came from the network is kept in memory and on disk as its headers allow, and asked for again by its
/// validators (`ETag`, `Last-Modified`) when it is not fresh any more. The network library is loaded with the first URL
/// that needs it.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  /// Where the app gives one instead of an address.
  private let request: AsyncImageRequest?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?
  @State private var area = Area()
  @Environment(\.displayScale) private var displayScale
  @Environment(\.asyncImageSession) private var session

  /// How large the view is: that many pixels are decoded before it shows the image. Not a state: nothing depends on it.
  @MainActor private final class Area { var size: CGSize? }
  private struct Loaded {
    let request: Request
    let phase: AsyncImagePhase
  }
  private struct Request: Equatable {
    let url: URL?
    let request: AnyHashable?
    let session: ObjectIdentifier?
    let scale: CGFloat
  }

  /// The image in its own size, and until it is there a grey area that takes what it is proposed. `scale` is how many
  /// pixels a point has, 1 by default.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(data: AsyncImageBytes.grey).resizable() }
  }
  /// Shows what `content` returns for the image. The placeholder stands there until the image is loaded, or if loading fails.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// Shows what `content` returns for each phase. Phases change with the transaction, for example with its animation.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, nil, scale, transaction, content)
  }

  init(
    _ url: URL?, _ request: AsyncImageRequest?, _ scale: CGFloat, _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.request) = (url, request)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    (self.transaction, self.content) = (transaction, content)
  }

  @MainActor public var body: some View {
    // In a stack, so that there is something that appears where the content of the first phase is nothing.
    ZStack { content(phase) }
      .onGeometryChange(for: CGSize.self, of: { $0.size }) { [area] in area.size = $0 }
      .task(id: wanted) { await load() }
  }
  @MainActor private var wanted: Request {
    Request(url: url, request: request?.key, session: session?.id, scale: scale)
  }
  @MainActor private var phase: AsyncImagePhase {
    guard let loaded, loaded.request == wanted else { return .empty }
    return loaded.phase
  }

  @MainActor private func load() async {
    let wanted = wanted
    guard let url, phase.image == nil else { return }
    let phase: AsyncImagePhase
    do {
      let pixels = area.size.map { CGSize(width: $0.width * displayScale, height: $0.height * displayScale) }
      let data = try await AsyncImageBytes.read(url, request, session, shownIn: pixels)
      phase = .success(Image(data: data, scale: scale))
    } catch {
      phase = .failure(error)
    }
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = Loaded(request: wanted, phase: phase) }
  }
}

/// Why there is no image in what was read.
private enum AsyncImageError: LocalizedError {
  case noImage(URL)
  case badDataURL
  var errorDescription: String? {
    switch self {
    case .noImage(let url): "What is at \(url.absoluteString.prefix(200)) is no image that can be read."
    case .badDataURL: "The data: URL has no data, or data that is not in Base64."
    }
  }
}

/// Reads the bytes of images, off the main thread.
enum AsyncImageBytes {
  /// Until the image is there: one grey pixel, as a PNG. Source: our choice; white or black, with 12 of 100 parts.
  static let grey = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNoaGiQBwAEpAGglyumVwAAAABJRU5ErkJggg==")!

  /// Threads that wait for the network or a disk; the threads of tasks are few, and others need them.
  private static let queue = DispatchQueue(label: "AsyncImage", qos: .userInitiated, attributes: .concurrent)

  /// Where images from the network are kept.
  nonisolated(unsafe) static var cache = ImageCache.shared

  /// The bytes of an image, as a request or a session of the app reads them, or else as addresses are read.
  static func read(
    _ url: URL, _ request: AsyncImageRequest?, _ session: AsyncImageSession?, shownIn pixels: CGSize?
  ) async throws -> Data {
    let isHere = url.isFileURL || url.scheme?.lowercased() == "data"
    guard !isHere, request != nil || session != nil else { return try await read(url, shownIn: pixels) }
    let data: Data
    if let session { data = try await session.read(url, request) } else { data = try await request!.read() }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try prepared(data, of: url, shownIn: pixels) }) }
    }
  }
  private static func prepared(_ data: Data, of url: URL, shownIn pixels: CGSize?) throws -> Data {
    guard isImage(data) else { throw AsyncImageError.noImage(url) }
    // A view that is still empty has no size yet.
    ImagePreparation.prepare(data, size: pixels.flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil })
    return data
  }
  /// The bytes of an image, which is decoded then.
  ///
  /// - Parameter pixels: Those that it will cover, as far as one knows.
  static func read(_ url: URL, shownIn pixels: CGSize?) async throws -> Data {
    let scheme = url.scheme?.lowercased(), cache = cache
    let isRemote = scheme == "http" || scheme == "https"
    let download = ImageDownload(url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(
            with: Result {
              let data: Data
              if isRemote {
                data = try cache.read(url, download, isImage: isImage) { try Data(contentsOf: url) }
              } else {
                data = scheme == "data" ? try inline(url) : try Data(contentsOf: url)
              }
              return try prepared(data, of: url, shownIn: pixels)
            })
        }
      }
    } onCancel: {
      download.cancel()
    }
  }
  /// Source: RFC 2397.
  private static func inline(_ url: URL) throws -> Data {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { throw AsyncImageError.badDataURL }
    let payload = String(text[text.index(after: comma)...])
    let plain = payload.removingPercentEncoding ?? payload
    if text[..<comma].lowercased().hasSuffix(";base64") {
      guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
        throw AsyncImageError.badDataURL
      }
      return data
    }
    return Data(plain.utf8)
  }
  /// Whether bytes begin as those of an image do: one whose size is known, a vector image, or one of the family of AVIF.
  private static func isImage(_ data: Data) -> Bool {
    if ImageHeader(data) != nil { return true }
    let start = data.prefix(1024)
    if start.starts(with: [0x1F, 0x8B]) || start.range(of: Data("<svg".utf8)) != nil { return true }
    return start.dropFirst(4).starts(with: Data("ftyp".utf8))
  }
}
