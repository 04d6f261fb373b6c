import Foundation
// Weakly: a program that makes no session is linked without the library, and then nothing here runs.
@_weakLinked import FoundationNetworking
import OpenCombine

extension URLSession {
  /// A publisher that loads `url`: one value and the end, or a `URLError`.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  /// A publisher that makes `request`: one value and the end, or a `URLError`. An answer of the
  /// server such as "not found" is a value.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Makes a request for each subscriber, when it first demands a value.
  /// Cancelling the subscription cancels the request.
  ///
  /// Values arrive on the session's delegate queue.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// What is loaded, once for each subscriber.
    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    /// Loads `request` with `session` when somebody subscribes.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
    }
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  // Unchecked: `lock` guards what changes.
  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
    (self.publisher, self.downstream) = (publisher, downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let started: URLSessionDataTask? = lock.withLock {
      guard downstream != nil, task == nil else { return nil }
      let finish = ThreadCrossing<(Data?, URLResponse?, (any Error)?)> { [weak self] in self?.finish($0.0, $0.1, $0.2) }
      task = publisher.session.dataTask(with: publisher.request) { finish.run(($0, $1, $2)) }
      return task
    }
    started?.resume()
  }

  func cancel() {
    let task = lock.withLock {
      downstream = nil
      return self.task
    }
    task?.cancel()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let receiver = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    guard let receiver else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  var description: String { "DataTaskPublisher" }
}
