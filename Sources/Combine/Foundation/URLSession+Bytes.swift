import Foundation
// Weakly: see URLSession+DataTaskPublisher.swift.
@_weakLinked import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, as they arrive.
  public typealias AsyncBytes = _ByteParts

  /// The bytes of an answer as they arrive, as soon as its head has come.
  ///
  /// ```swift
  /// let (bytes, response) = try await URLSession.shared.bytes(for: request)
  /// for try await line in bytes.lines { show(line) }
  /// ```
  ///
  /// A session of its own loads them, with the configuration of this one; `delegate`, and that of this session, are asked about redirections and for
  /// credentials. It ends when the task is cancelled that waits for bytes.
  ///
  /// - Throws: `URLError`, here for what happens before there is an answer, and from the bytes for what happens later.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loader = ByteLoader(asked: [delegate, self.delegate as? any URLSessionTaskDelegate].compactMap { $0 })
    let session = URLSession(configuration: configuration, delegate: loader, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        loader.start(task, continuation)
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(loader.parts), response)
  }
  /// The bytes of what is at an address as they arrive: see `bytes(for:delegate:)`.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
}

/// Hands on what a task loads.
private final class ByteLoader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Unchecked: `lock` guards what changes.
  let parts: AsyncThrowingStream<Data, any Error>
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
  private let asked: [any URLSessionTaskDelegate]
  private let lock = NSLock()
  private var head: CheckedContinuation<URLResponse, any Error>?

  init(asked: [any URLSessionTaskDelegate]) {
    self.asked = asked
    (parts, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
  }
  func start(_ task: URLSessionDataTask, _ head: CheckedContinuation<URLResponse, any Error>) {
    lock.withLock { self.head = head }
    continuation.onTermination = { _ in task.cancel() }
    task.resume()
  }
  private func takeHead() -> CheckedContinuation<URLResponse, any Error>? {
    lock.withLock {
      defer { head = nil }
      return head
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    takeHead()?.resume(returning: response)
    completionHandler(.allow)
  }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    // Some protocols of the session's own tell nothing of a response before its data.
    if let response = dataTask.response { takeHead()?.resume(returning: response) }
    continuation.yield(data)
  }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let head = takeHead() {
      if let response = task.response, error == nil {
        head.resume(returning: response)
      } else {
        head.resume(throwing: error ?? URLError(.badServerResponse))
      }
    }
    continuation.finish(throwing: error)
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let delegate = asked.first else { return completionHandler(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate = asked.first else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}

/// What an error of a download has of it, under this key: the beginning of the file.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
