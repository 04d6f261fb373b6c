import Combine
import Foundation
import Synchronization
import Testing

/// A network that answers with the path that was asked for, and not at all for `/silence`.
private final class Echo: URLProtocol {
  static let requests = Mutex(0)
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    Self.requests.withLock { $0 += 1 }
    let url = request.url!
    switch url.path {
    case "/silence": break
    case "/failure": client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
    default:
      let response = HTTPURLResponse(
        url: url, statusCode: url.path == "/missing" ? 404 : 200, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }
  override func stopLoading() {}
}

@Suite(.serialized, .timeLimit(.minutes(10))) struct DataTaskPublisherTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    return URLSession(configuration: configuration)
  }()
}

extension DataTaskPublisherTests {
  /// The text of the answer and its status; nil for an error of `code`.
  private func answer(_ path: String) -> (text: String?, status: Int?, code: URLError.Code?) {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<(String?, Int?, URLError.Code?)>((nil, nil, nil))
    let subscription = session.dataTaskPublisher(for: URL(string: "http://echo.test" + path)!).sink(
      receiveCompletion: {
        if case .failure(let error) = $0 { result.withLock { $0.2 = error.code } }
        done.signal()
      },
      receiveValue: { value in
        result.withLock {
          $0 = (String(decoding: value.data, as: UTF8.self), (value.response as? HTTPURLResponse)?.statusCode, nil)
        }
      })
    _ = done.wait(timeout: .now() + 600)
    subscription.cancel()
    return result.withLock { $0 }
  }

  @Test func `the answer is one value, whatever its status`() {
    #expect(answer("/figs") == ("/figs", 200, nil))
    #expect(answer("/missing") == ("/missing", 404, nil))
  }

  @Test func `a failure is an error of loading`() {
    #expect(answer("/failure") == (nil, nil, .cannotConnectToHost))
  }

  @Test func `a request is made for demand only`() {
    let before = Echo.requests.withLock { $0 }
    let probe = Probe<URLSession.DataTaskPublisher.Output, URLError>()
    session.dataTaskPublisher(for: URL(string: "http://echo.test/figs")!).subscribe(probe)
    // A request that was made before would be answered before this one.
    _ = answer("/after")
    #expect(Echo.requests.withLock { $0 } == before + 1)
    probe.subscription?.cancel()
  }

  @Test func `nothing arrives after cancelling`() {
    let probe = Probe<URLSession.DataTaskPublisher.Output, URLError>(demand: .unlimited)
    session.dataTaskPublisher(for: URL(string: "http://echo.test/silence")!).subscribe(probe)
    probe.subscription?.cancel()
    _ = answer("/after")
    #expect(probe.values.isEmpty && probe.completions == 0)
  }
}
