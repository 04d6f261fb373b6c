// Images are decoded by the painter.
#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Synchronization
  import TestSupport
  import Testing

  @testable import HearthUI

  /// The beginning of a PNG file of a size.
  nonisolated private func pngHeader(_ width: Int, _ height: Int) -> Data {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
    return Data(start + Array("IHDR".utf8) + number(width) + number(height) + [8, 6, 0, 0, 0])
  }

  /// Images of a server: what is asked for when, and what is kept.
  @Suite("AsyncImage and servers", .serialized) struct AsyncImageNetworkTests {
    nonisolated private static let image = pngHeader(6, 4), other = pngHeader(9, 5)
    private struct Page: View {
      let url: URL
      var body: some View {
        AsyncImage(url: url) { phase in
          if let image = phase.image { image } else { Text(phase.error?.localizedDescription ?? "waiting") }
        }
      }
    }
    private func images(_ window: TestWindow) -> [String] {
      window.displayList.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("image ") }
    }
    private func wait(_ window: TestWindow? = nil, until holds: () -> Bool) async throws {
      let isTrue = try await waits {
        if holds() { return true }
        await window?.settleTasks()
        return holds()
      }
      #expect(isTrue)
    }
    /// A cache in a directory of its own, at a time that the test sets.
    nonisolated private final class Clock: Sendable { let now = Mutex(1_000_000.0) }
    private func withCache(_ body: (ImageCache, Clock) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "HearthImages-\(UUID().uuidString)")
      let clock = Clock(), before = AsyncImageBytes.cache
      let cache = ImageCache(directory: folder) { clock.now.withLock { $0 } }
      AsyncImageBytes.cache = cache
      defer {
        AsyncImageBytes.cache = before
        try? FileManager.default.removeItem(at: folder)
      }
      try await body(cache, clock)
    }
    /// Shows the image in a window of its own, and says its size.
    private func show(_ url: URL) async throws -> String {
      let window = TestWindow { Page(url: url) }
      defer { window.close() }
      try await wait(window) { !window.displayList.contains("waiting") }
      return images(window).first ?? window.displayList
    }

    @Test func `a fresh image is shown again without asking, also after a start`() async throws {
      try await withCache { cache, clock in
        let server = try ImageServer { _ in
          .init(headers: ["Cache-Control: max-age=3600", "ETag: \"a\""], body: Self.image)
        }
        defer { server.stop() }
        #expect(try await show(server.url("a.png")).contains("6x4"))
        #expect(try await show(server.url("a.png")).contains("6x4"))
        cache.forgetMemory()
        clock.now.withLock { $0 += 3500 }
        #expect(try await show(server.url("a.png")).contains("6x4"))
        #expect(server.requests.count == 1)
        #expect(server.requests[0].headers["if-none-match"] == nil)
        #expect(try await show(server.url("b.png")).contains("6x4"))
        #expect(server.requests.map(\.path) == ["/a.png", "/b.png"])
      }
    }
    @Test func `an image that is not fresh is asked for by its validators, and stays where it has not changed`()
      async throws
    {
      try await withCache { cache, clock in
        let server = try ImageServer { request in
          if request.headers["if-none-match"] == "\"a\"" {
            return .init(status: 304, headers: ["Cache-Control: max-age=60"])
          }
          return .init(
            headers: ["Cache-Control: max-age=10", "ETag: \"a\"", "Last-Modified: Tue, 24 Nov 2026 08:00:00 GMT"],
            body: Self.image)
        }
        defer { server.stop() }
        let url = server.url("a.png")
        #expect(try await show(url).contains("6x4"))
        clock.now.withLock { $0 += 11 }
        cache.forgetMemory()
        #expect(try await show(url).contains("6x4"))
        #expect(server.requests.count == 2)
        #expect(server.requests[1].headers["if-modified-since"] == "Tue, 24 Nov 2026 08:00:00 GMT")
        // Fresh for a minute now, as the answer says; also in the file.
        clock.now.withLock { $0 += 50 }
        cache.forgetMemory()
        #expect(try await show(url).contains("6x4"))
        #expect(server.requests.count == 2)
      }
    }
    @Test func `an image that has changed takes the place of what was kept`() async throws {
      try await withCache { _, clock in
        let server = try ImageServer { request in
          let isFirst = request.headers["if-none-match"] == nil
          return .init(
            headers: ["Cache-Control: no-cache", "ETag: \"\(isFirst ? "a" : "b")\""],
            body: isFirst ? Self.image : Self.other)
        }
        defer { server.stop() }
        #expect(try await show(server.url("a.png")).contains("6x4"))
        #expect(try await show(server.url("a.png")).contains("9x5"), "no-cache: asked at once")
        #expect(server.requests.last?.headers["if-none-match"] == "\"a\"")
      }
    }
    @Test func `what is not to be kept is not, and what is said nothing of is kept in memory for five minutes`()
      async throws
    {
      try await withCache { cache, clock in
        let server = try ImageServer { request in
          .init(
            headers: request.path == "/secret.png" ? ["Cache-Control: no-store", "ETag: \"s\""] : [], body: Self.image)
        }
        defer { server.stop() }
        for _ in 0..<2 { #expect(try await show(server.url("secret.png")).contains("6x4")) }
        #expect(server.requests.count == 2)
        for _ in 0..<2 { #expect(try await show(server.url("plain.png")).contains("6x4")) }
        #expect(server.requests.count == 3)
        clock.now.withLock { $0 += 301 }
        #expect(try await show(server.url("plain.png")).contains("6x4"))
        #expect(server.requests.count == 4)
        cache.forgetMemory()
        #expect(try await show(server.url("plain.png")).contains("6x4"))
        #expect(server.requests.count == 5, "without a validator it is not on disk")
      }
    }
    @Test func `without a connection the image of before is shown, and else the reason`() async throws {
      try await withCache { cache, clock in
        let server = try ImageServer { _ in
          .init(headers: ["Cache-Control: max-age=1", "ETag: \"a\""], body: Self.image)
        }
        let url = server.url("a.png")
        #expect(try await show(url).contains("6x4"))
        server.stop()
        clock.now.withLock { $0 += 100 }
        cache.forgetMemory()
        #expect(try await show(url).contains("6x4"))
        #expect(try await show(server.url("b.png")).contains("cannot be read"))
      }
    }
    @Test func `an answer that is an error, or no image, is a failure, and redirections are followed`() async throws {
      try await withCache { _, _ in
        let server = try ImageServer { request in
          switch request.path {
          case "/moved.png": .init(status: 301, headers: ["Location: /a.png"])
          case "/a.png": .init(headers: ["ETag: \"a\""], body: Self.image)
          case "/text": .init(headers: ["ETag: \"t\""], body: Data("no image".utf8))
          default: .init(status: 404, headers: ["ETag: \"n\""], body: Self.image)
          }
        }
        defer { server.stop() }
        #expect(try await show(server.url("moved.png")).contains("6x4"))
        #expect(try await show(server.url("none.png")).contains("status 404"))
        #expect(try await show(server.url("text")).contains("no image"))
        #expect(try await show(server.url("text")).contains("no image"))
        #expect(server.requests.filter { $0.path == "/text" }.count == 2, "what is no image is not kept")
      }
    }
    @Test func `what nobody waits for any more is given up`() async throws {
      try await withCache { _, _ in
        let server = try ImageServer { _ in nil }
        defer { server.stop() }
        let window = TestWindow { Page(url: server.url("never.png")) }
        try await wait(window) { server.requests.count == 1 }
        #expect(server.abandoned == 0)
        window.close()
        try await wait { server.abandoned == 1 }
      }
    }
    @Test func `files on disk stay within their limit, and the oldest go`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "HearthImages-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let server = try ImageServer { _ in
        .init(headers: ["Cache-Control: max-age=3600"], body: Self.image + Data(count: 10_000))
      }
      defer { server.stop() }
      let cache = ImageCache(directory: folder, diskLimit: 100_000)
      for index in 0..<30 {
        let url = server.url("\(index).png")
        let data = try cache.read(url, ImageDownload(url), isImage: { _ in true }, otherwise: { Data() })
        #expect(data.count > 10_000)
      }
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
      let total = try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
      #expect(total <= 100_000 && total > 50_000)
      cache.forgetMemory()
      _ = try cache.read(
        server.url("29.png"), ImageDownload(server.url("29.png")), isImage: { _ in true }, otherwise: { Data() })
      #expect(server.requests.count == 30, "the last one is there")
    }
  }

  /// The rules of HTTP for what may be kept, and how long.
  @Suite("Freshness of answers") struct HTTPFreshnessTests {
    private func freshness(_ headers: [String: String]) -> HTTPFreshness { HTTPFreshness(headers: headers, now: 1000) }

    @Test func `lifetimes are those of the headers`() {
      #expect(freshness(["cache-control": "public, max-age=60"]).lifetime == 60)
      #expect(freshness(["cache-control": "Max-Age=\"60\""]).lifetime == 60)
      #expect(freshness(["cache-control": "max-age=never"]).lifetime == 0)
      #expect(freshness(["cache-control": "no-cache, max-age=60"]).lifetime == 0)
      #expect(freshness([:]).lifetime == nil)
      let dates = ["date": "Tue, 24 Nov 2026 08:00:00 GMT", "expires": "Tue, 24 Nov 2026 08:01:30 GMT"]
      #expect(freshness(dates).lifetime == 90)
      #expect(freshness(["expires": "0"]).lifetime == 0, "a date that is none has passed")
      #expect(freshness(["cache-control": "max-age=60", "age": "50"]).isFresh(at: 1009))
      #expect(!freshness(["cache-control": "max-age=60", "age": "50"]).isFresh(at: 1010))
      #expect(!freshness(["cache-control": "max-age=60"]).isFresh(at: 900), "the clock went back")
    }
    @Test func `dates are those of the calendar`() {
      #expect(HTTPFreshness.date("Thu, 01 Jan 1970 00:00:00 GMT") == 0)
      #expect(HTTPFreshness.date("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
      #expect(HTTPFreshness.date("Thu, 29 Feb 2024 23:59:59 GMT") == 1_709_251_199)
      for text in ["", "yesterday", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "a b c d e GMT"] {
        #expect(HTTPFreshness.date(text) == nil)
      }
    }
    @Test func `what must not be kept or shown stale is known`() {
      #expect(!freshness(["cache-control": "no-store"]).isKept && !freshness(["vary": "*"]).isKept)
      #expect(freshness(["vary": "Accept"]).isKept)
      #expect(!freshness(["cache-control": "max-age=1, must-revalidate"]).isShownStale)
      #expect(
        freshness(["etag": "\"a\"", "last-modified": "x"]).conditions == [
          "If-None-Match: \"a\"", "If-Modified-Since: x",
        ])
    }
  }
#endif
