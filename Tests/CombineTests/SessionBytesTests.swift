import Combine
import Foundation
import Testing

/// A network that answers with three lines in two parts, of which the second ends with an error for `/broken`.
private final class Parts: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    let url = request.url!
    if url.path == "/absent" {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("data: on".utf8))
    client?.urlProtocol(self, didLoad: Data("e\n\ndata: zwei\u{2028}drei\u{85}vier — fünf".utf8))
    if url.path == "/broken" {
      client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
    } else {
      client?.urlProtocolDidFinishLoading(self)
    }
  }
  override func stopLoading() {}
}

@Suite(.timeLimit(.minutes(10))) struct SessionBytesTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Parts.self]
    return URLSession(configuration: configuration)
  }()
}

extension SessionBytesTests {
  private func address(_ path: String) -> URL { URL(string: "http://parts.test" + path)! }

  @Test func `the lines of an answer come without what ends them, and without empty ones`() async throws {
    let (bytes, response) = try await session.bytes(from: address("/"))
    #expect((response as? HTTPURLResponse)?.statusCode == 201)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["data: one", "data: zwei", "drei", "vier — fünf"])
  }
  @Test func `an answer that breaks off throws from its bytes`() async throws {
    let (bytes, _) = try await session.bytes(for: URLRequest(url: address("/broken")))
    await #expect(throws: URLError.self) { for try await _ in bytes {} }
  }
  @Test func `without an answer bytes throws itself`() async {
    let error = await #expect(throws: URLError.self) { try await session.bytes(from: address("/absent")) }
    #expect(error?.code == .cannotConnectToHost)
  }
  @Test func `the lines of a file are those of its text`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-lines-\(UUID().uuidString)")
    try Data("a\r\nb\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["a", "b"])
    var count = 0
    for try await _ in try FileHandle(forReadingFrom: file).bytes { count += 1 }
    #expect(count == 5)
    await #expect(throws: URLError.self) { for try await _ in address("/").lines {} }
  }
}
