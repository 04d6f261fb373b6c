import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Synchronization
import TestSupport

/// Answers requests to addresses of the scheme `picture`, and keeps what was asked.
nonisolated private final class PictureServer: URLProtocol {
  static let asked = Mutex<[String]>([])
  /// The beginning of a PNG file of 6 by 4 pixels.
  static let image = Data(
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 0, 6, 0, 0, 0, 4, 8, 6, 0, 0, 0,
    ])
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "picture" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    let key = request.value(forHTTPHeaderField: "Key") ?? "none"
    Self.asked.withLock { $0.append("\(request.url?.host ?? "") \(request.httpMethod ?? "") \(key)") }
    let status = key == "right" ? 200 : 403
    let response = HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: status == 200 ? Self.image : Data("no".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
  static var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PictureServer.self]
    return URLSession(configuration: configuration)
  }
}

@MainActor struct AsyncImageRequestTests {
  private struct Page: View {
    let request: URLRequest?
    let session: URLSession
    var body: some View {
      AsyncImage(request: request) { phase in
        Text(verbatim: phase.image != nil ? "image" : phase.error?.localizedDescription ?? "waiting")
          .accessibilityIdentifier("phase")
      }
      .asyncImageURLSession(session)
    }
  }
  private func request(_ host: String, key: String) -> URLRequest {
    var request = URLRequest(url: URL(string: "picture://\(host)/lake.png")!)
    request.setValue(key, forHTTPHeaderField: "Key")
    return request
  }
  private func phase(_ window: TestWindow) async throws -> String {
    let isDone = try await waits {
      await window.settleTasks()
      return try window.element("phase").label != "waiting"
    }
    expect(isDone)
    return try window.element("phase").label
  }

  @Test func `a request goes out with its headers, by the session around`() async throws {
    let window = TestWindow { Page(request: request("right", key: "right"), session: PictureServer.session) }
    try await expect(phase(window), equals: "image")
    expect(PictureServer.asked.withLock { $0 }.contains("right GET right"))
  }
  @Test func `an answer without success is an error, and says the status`() async throws {
    let window = TestWindow { Page(request: request("wrong", key: "wrong"), session: PictureServer.session) }
    try await expect(phase(window).contains("403"))
  }
  @Test func `without a request there is nothing to wait for`() throws {
    let window = TestWindow { Page(request: nil, session: PictureServer.session) }
    try expect(window.element("phase").label, equals: "waiting")
  }
  @Test func `addresses are read by the session around as well`() async throws {
    let session = PictureServer.session
    let window = TestWindow {
      AsyncImage(url: URL(string: "picture://address/lake.png")) { phase in
        Text(verbatim: phase.error == nil ? "waiting" : "error").accessibilityIdentifier("phase")
      }
      .asyncImageURLSession(session)
    }
    // It has no key.
    try await expect(phase(window), equals: "error")
    expect(PictureServer.asked.withLock { $0 }.contains("address GET none"))
  }
}
