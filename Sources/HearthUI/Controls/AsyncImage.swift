import Foundation
import HearthCore
import HearthRendering

/// What an `AsyncImage` shows at a moment.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet, or no URL.
  case empty
  /// The image has arrived.
  case success(Image)
  /// It could not be read: the network, a file that is missing, or bytes that are no image.
  case failure(any Error)

  /// The image, once it has arrived.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What was wrong, where there is no image.
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
/// another URL. What came from the network is kept for five minutes, so that a row that is scrolled back shows it
/// at once. The network library is loaded with the first URL that needs it.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?

  private struct Loaded {
    let url: URL
    let scale: CGFloat
    let phase: AsyncImagePhase
  }
  private struct Request: Equatable {
    let url: URL?
    let scale: CGFloat
  }

  /// The image in its own size, and until it is there a grey area that takes what it is proposed. `scale` is how many
  /// pixels a point has, 1 by default.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(data: AsyncImageBytes.grey).resizable() }
  }
  /// What `content` makes of the image, and until it is there, or if it cannot be read, the placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// What `content` makes of each phase. Phases change with the transaction: with its animation, for one.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    (self.transaction, self.content) = (transaction, content)
  }

  @MainActor public var body: some View {
    // In a stack, so that there is something that appears where the content of the first phase is nothing.
    ZStack { content(phase) }
      .task(id: Request(url: url, scale: scale)) { await load() }
  }
  @MainActor private var phase: AsyncImagePhase {
    guard let loaded, loaded.url == url, loaded.scale == scale else { return .empty }
    return loaded.phase
  }

  @MainActor private func load() async {
    guard let url, phase.image == nil else { return }
    let phase: AsyncImagePhase
    do {
      phase = .success(Image(data: try await AsyncImageBytes.read(url), scale: scale))
    } catch {
      phase = .failure(error)
    }
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = Loaded(url: url, scale: scale, phase: phase) }
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
private enum AsyncImageBytes {
  /// Until the image is there: one grey pixel, as a PNG. Source: our choice; white or black, with 12 of 100 parts.
  static let grey = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNoaGiQBwAEpAGglyumVwAAAABJRU5ErkJggg==")!

  /// Threads that wait for the network or a disk; the threads of tasks are few, and others need them.
  private static let queue = DispatchQueue(label: "AsyncImage", qos: .userInitiated, attributes: .concurrent)

  static func read(_ url: URL) async throws -> Data {
    let isRemote = !url.isFileURL && url.scheme?.lowercased() != "data"
    if isRemote, let data = AsyncImageCache.shared.data(for: url) { return data }
    let data: Data = try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try contents(of: url) })
      }
    }
    if isRemote { AsyncImageCache.shared.keep(data, for: url) }
    return data
  }
  private static func contents(of url: URL) throws -> Data {
    let data = url.scheme?.lowercased() == "data" ? try inline(url) : try Data(contentsOf: url)
    guard isImage(data) else { throw AsyncImageError.noImage(url) }
    return data
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

/// What came from the network lately.
private final class AsyncImageCache: @unchecked Sendable {
  // Unchecked: all access is behind the lock.
  static let shared = AsyncImageCache()
  /// Bytes, and seconds. Source: our choice.
  private static let limit = 32 << 20, age = 300.0
  private let lock = NSLock()
  private var entries: [URL: (data: Data, moment: ContinuousClock.Instant)] = [:]
  private var size = 0

  func data(for url: URL) -> Data? {
    lock.withLock {
      guard let entry = entries[url] else { return nil }
      if entry.moment.duration(to: .now) < .seconds(Self.age) { return entry.data }
      size -= entry.data.count
      entries[url] = nil
      return nil
    }
  }
  func keep(_ data: Data, for url: URL) {
    lock.withLock {
      if data.count > Self.limit / 4 { return }
      size += data.count - (entries[url]?.data.count ?? 0)
      entries[url] = (data, .now)
      while size > Self.limit, let oldest = entries.min(by: { $0.value.moment < $1.value.moment }) {
        size -= oldest.value.data.count
        entries[oldest.key] = nil
      }
    }
  }
}
