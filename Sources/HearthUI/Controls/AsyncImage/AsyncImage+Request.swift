import Foundation
@_weakLinked import FoundationNetworking
import HearthCore

// Images by requests and sessions of the app. What shows images by their addresses names nothing of the network's library:
// a program without a request or session of its own is linked without it (`CLinkage`).

/// A request of the app, without its type.
nonisolated struct AsyncImageRequest: @unchecked Sendable {
  // Unchecked: the key is a value of `URLRequest`, which nobody changes.
  /// Equal for equal requests.
  let key: AnyHashable
  /// Reads with the session that all share.
  let read: @Sendable () async throws -> Data
}

/// A session of the app, without its type.
nonisolated final class AsyncImageSession: Equatable, Sendable {
  let id: ObjectIdentifier
  let read: @Sendable (URL, AsyncImageRequest?) async throws -> Data
  init(id: ObjectIdentifier, read: @escaping @Sendable (URL, AsyncImageRequest?) async throws -> Data) {
    (self.id, self.read) = (id, read)
  }
  nonisolated deinit {}
  static func == (a: AsyncImageSession, b: AsyncImageSession) -> Bool { a.id == b.id }
}
struct AsyncImageSessionKey: EnvironmentKey { static var defaultValue: AsyncImageSession? { nil } }
extension EnvironmentValues {
  var asyncImageSession: AsyncImageSession? { self[AsyncImageSessionKey.self] }
}

/// The view of an image that is requested: the image, or its placeholder.
public typealias _AsyncImageConditionalContent<TrueContent, FalseContent> = _ConditionalContent<
  TrueContent, FalseContent
>

extension AsyncImage {
  /// The image that a request gets, in its own size, and until it is there a grey area that takes what it is proposed.
  ///
  /// The request's headers, method, cache policy and time limit count, and the session's cache. `scale` is how many pixels
  /// a point has, 1 by default.
  public nonisolated init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
    self.init(request: request, scale: scale) { phase in phase.image ?? Image(data: AsyncImageBytes.grey).resizable() }
  }
  /// Shows what `content` returns for the requested image. The placeholder stands there until the image is loaded, or if loading fails.
  public nonisolated init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _AsyncImageConditionalContent<I, P> {
    self.init(request: request, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// Shows what `content` returns for each phase of a request. Phases change with the transaction, for example with its animation.
  public nonisolated init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    let own = request.map { request in
      AsyncImageRequest(key: AnyHashable(request)) { try await URLSession.shared.imageData(for: request) }
    }
    self.init(request?.url, own, scale, transaction, content)
  }
}

extension View {
  /// Sets the session that images in this view are read with, instead of the one that all share: with its cache, its
  /// headers and its rules. Files and `data:` addresses are read without one.
  public nonisolated func asyncImageURLSession(_ urlSession: URLSession) -> some View {
    let session = AsyncImageSession(id: ObjectIdentifier(urlSession)) { url, request in
      try await urlSession.imageData(for: request?.key.base as? URLRequest ?? URLRequest(url: url))
    }
    return modifier(_EnvironmentModifier { $0[AsyncImageSessionKey.self] = session })
  }
}

extension URLSession {
  /// - Throws: What the session throws, and for an answer of HTTP without success its status.
  fileprivate func imageData(for request: URLRequest) async throws -> Data {
    let (data, response) = try await data(for: request)
    if let response = response as? HTTPURLResponse, !(200...299 ~= response.statusCode) {
      throw ImageDownloadError.status(response.statusCode, request.url ?? URL(fileURLWithPath: "/"))
    }
    return data
  }
}
