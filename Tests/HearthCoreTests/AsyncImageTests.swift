import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport

@MainActor struct AsyncImageTests {
  private func images(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("image ") }
      .map(String.init)
  }
  /// A file with bytes, which goes away when the closure returns.
  private func withFile(_ bytes: Data, _ name: String = "a.png", _ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HearthAsync-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try bytes.write(to: file)
    try await body(file)
  }
  /// Lets the window go on until something holds; bytes are read on another thread.
  private func wait(_ window: TestWindow, until holds: () -> Bool) async throws {
    let isTrue = try await waits {
      if holds() { return true }
      await window.settleTasks()
      return holds()
    }
    expect(isTrue)
  }
  private struct Phases: View {
    let url: URL?
    var scale: CGFloat = 1
    var body: some View {
      AsyncImage(url: url, scale: scale) { phase in
        if let image = phase.image {
          image
        } else if let error = phase.error {
          Text("failed: \(error.localizedDescription)")
        } else {
          Text("waiting")
        }
      }
    }
  }

  @Test func `an image is read from a file, and shown in its size by its scale`() async throws {
    try await withFile(pngHeader(30, 20)) { file in
      let window = TestWindow { Phases(url: file, scale: 2) }
      expect(window.displayList.contains("waiting"))
      try await wait(window) { !images(window).isEmpty }
      expect(images(window).first?.contains("15x10"), equals: true)
      expect(!window.displayList.contains("waiting"))
    }
  }
  @Test func `a data URL holds its image itself`() async throws {
    let base64 = pngHeader(8, 6).base64EncodedString()
    let window = TestWindow { Phases(url: URL(string: "data:image/png;base64,\(base64)")) }
    try await wait(window) { !images(window).isEmpty }
    expect(images(window).first?.contains("8x6"), equals: true)
    let svg = "%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%227%22/%3E".replacing(
      " ", with: "%20")
    let vector = TestWindow { Phases(url: URL(string: "data:image/svg+xml,\(svg)")) }
    try await wait(vector) { !images(vector).isEmpty }
    expect(images(vector).first?.contains("9x7"), equals: true)
  }
  @Test func `what is missing, empty or no image is a failure with its reason`() async throws {
    try await withFile(Data("not an image".utf8)) { file in
      for url in [
        file, file.deletingLastPathComponent().appending(path: "none.png"), URL(string: "data:,"),
        URL(string: "data:image/png;base64,@@@"), URL(string: "data:nothing"),
      ] {
        let window = TestWindow { Phases(url: url) }
        try await wait(window) { window.displayList.contains("failed: ") }
        expect(images(window).isEmpty && window.reports == [])
      }
    }
  }
  @Test func `without a URL the phase stays empty`() async {
    let window = TestWindow { Phases(url: nil) }
    await window.settleTasks()
    expect(window.displayList.contains("waiting") && images(window).isEmpty)
  }
  @Test func `reading begins where the first phase shows nothing`() async throws {
    try await withFile(pngHeader(5, 4)) { file in
      let window = TestWindow { AsyncImage(url: file) { phase in if let image = phase.image { image } } }
      try await wait(window) { !images(window).isEmpty }
      expect(images(window).first?.contains("5x4"), equals: true)
    }
  }
  @Test func `until the image is there a grey area, or the placeholder, takes its place`() async throws {
    try await withFile(pngHeader(12, 8)) { file in
      let grey = TestWindow(size: CGSize(width: 100, height: 60)) { AsyncImage(url: file) }
      expect(images(grey).first?.contains("100x60"), equals: true)
      try await wait(grey) { images(grey).first?.contains("12x8") == true }
      let placed = TestWindow {
        AsyncImage(url: file) { image in
          image.resizable().frame(width: 40, height: 30)
        } placeholder: {
          Text("soon")
        }
      }
      expect(placed.displayList.contains("soon"))
      try await wait(placed) { images(placed).first?.contains("40x30") == true }
      expect(!placed.displayList.contains("soon"))
    }
  }
  @Test func `another URL is another image, and what was asked for before does not come back`() async throws {
    struct Switching: View {
      let urls: [URL]
      @State var index = 0
      static var binding: Binding<Int>!
      var body: some View {
        let _ = Switching.binding = $index
        Phases(url: urls[index])
      }
    }
    try await withFile(pngHeader(5, 4)) { first in
      let second = first.deletingLastPathComponent().appending(path: "b.png")
      try pngHeader(7, 9).write(to: second)
      let window = TestWindow { Switching(urls: [first, second]) }
      Switching.binding.wrappedValue = 1
      try await wait(window) { !images(window).isEmpty }
      expect(images(window).first?.contains("7x9"), equals: true)
      Switching.binding.wrappedValue = 0
      window.settle()
      expect(window.displayList.contains("waiting"))
      try await wait(window) { !images(window).isEmpty }
      expect(images(window).first?.contains("5x4"), equals: true)
    }
  }
}
