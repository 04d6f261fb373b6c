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
  /// credentials. A request ends when the task is cancelled that waits for its bytes.
  ///
  /// - Throws: `URLError`, here for what happens before there is an answer, and from the bytes for what happens later.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loader = ByteLoader(asked: [delegate, self.delegate as? any URLSessionTaskDelegate].compactMap { $0 })
    let task = ByteSessions.shared.task(request, like: self, loader)
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

/// The sessions that load bytes, one for each session that was asked for some, and what each of their tasks loads.
///
/// They stay as long as the process: where a session goes while a connection of it is open, Foundation on Linux ends the process. Source:
/// swift-corelibs-foundation, reports 5203 and 5491.
private final class ByteSessions: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Unchecked: `lock` guards what changes.
  static let shared = ByteSessions()
  private let lock = NSLock()
  private struct Entry {
    weak var asked: URLSession?
    let own: URLSession
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Sessions whose likeness has gone.
  private var former: [URLSession] = []
  private var loaders: [ObjectIdentifier: ByteLoader] = [:]

  func task(_ request: URLRequest, like session: URLSession, _ loader: ByteLoader) -> URLSessionDataTask {
    let task = lock.withLock { own(like: session) }.dataTask(with: request)
    lock.withLock { loaders[ObjectIdentifier(task)] = loader }
    return task
  }
  private func own(like session: URLSession) -> URLSession {
    let key = ObjectIdentifier(session)
    if let entry = entries[key] {
      if entry.asked === session { return entry.own }
      former.append(entry.own)
    }
    let made = URLSession(configuration: session.configuration, delegate: self, delegateQueue: nil)
    entries[key] = Entry(asked: session, own: made)
    return made
  }
  private func loader(_ task: URLSessionTask) -> ByteLoader? { lock.withLock { loaders[ObjectIdentifier(task)] } }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    loader(dataTask)?.begin(response)
    completionHandler(.allow)
  }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    loader(dataTask)?.take(data, of: dataTask)
  }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    lock.withLock { loaders.removeValue(forKey: ObjectIdentifier(task)) }?.end(task, error)
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let delegate = loader(task)?.asked.first else { return completionHandler(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate = loader(task)?.asked.first else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}

/// Hands on what a task loads.
private final class ByteLoader: @unchecked Sendable {
  // Unchecked: `lock` guards what changes.
  let parts: AsyncThrowingStream<Data, any Error>
  let asked: [any URLSessionTaskDelegate]
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
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

  func begin(_ response: URLResponse) { takeHead()?.resume(returning: response) }
  func take(_ data: Data, of task: URLSessionTask) {
    // Some protocols of the session's own tell nothing of a response before its data.
    if let response = task.response { begin(response) }
    continuation.yield(data)
  }
  func end(_ task: URLSessionTask, _ error: (any Error)?) {
    if let head = takeHead() {
      if let response = task.response, error == nil {
        head.resume(returning: response)
      } else {
        head.resume(throwing: error ?? URLError(.badServerResponse))
      }
    }
    continuation.finish(throwing: error)
  }
}

/// What an error of a download has of it, under this key: the beginning of the file.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
