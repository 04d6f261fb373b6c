import CoreTransferable
import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.transfer-note", conformingTo: .json)
}

private struct Note: Codable, Equatable, Transferable {
  var title: String
  var isSecret = false
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note).suggestedFileName { "\($0.title).note" }
    ProxyRepresentation(exporting: \.title).exportingCondition { !$0.isSecret }
    DataRepresentation(exportedContentType: .png) { _ in Data("picture".utf8) }.visibility(.ownProcess)
  }
}

/// Made from its proxy only when that is good.
private struct Number: Equatable, Transferable {
  var value: Int
  struct NoNumber: Error {}
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Number, String>(
      exporting: { String($0.value) },
      importing: { text in
        guard let value = Int(text) else { throw NoNumber() }
        return Number(value: value)
      })
  }
}

private struct Film: Transferable {
  var url: URL
  var content = ""
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .mpeg4Movie) {
      SentTransferredFile($0.url)
    } importing: { received in
      Film(
        url: received.file,
        content: "\(received.isOriginalFile) \(try String(contentsOf: received.file, encoding: .utf8))")
    }
  }
}

/// What handlers were called with.
private final class Answers: Sendable {
  private let all = Mutex<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func add(_ line: String) { all.withLock { $0.append(line) } }
}

struct TransferableTests {
  private func inDirectory(_ body: (URL) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await body(directory)
  }

  @Test func `types are in the order of the representations, as far as one may see them`() {
    #expect(Note.exportedContentTypes() == [.note, .utf8PlainText])
    #expect(Note.exportedContentTypes(visibility: .ownProcess) == [.note, .utf8PlainText, .png])
    #expect(Note.importedContentTypes() == [.note])
    #expect(Note(title: "Soup", isSecret: true).exportedContentTypes() == [.note], "the condition does not hold")
    #expect(URL(string: "https://example.com")!.exportedContentTypes() == [.url, .utf8PlainText])
    #expect(URL(fileURLWithPath: "/tmp/a").exportedContentTypes().first == .fileURL)
  }

  @Test func `a value becomes data of the type that is asked for, and is made from it again`() async throws {
    let note = Note(title: "Soup")
    let data = try await note.exported(as: .json)
    #expect(try await Note(importing: data, contentType: .note) == note)
    #expect(try await Note(importing: data, contentType: nil) == note)
    #expect(String(decoding: try await note.exported(as: .plainText), as: UTF8.self) == "Soup")
    await #expect(throws: (any Error).self) { try await note.exported(as: .pdf) }
    await #expect(throws: (any Error).self) { try await Note(importing: data, contentType: .png) }
  }

  @Test func `a proxy stands for the item both ways, and says what is no item`() async throws {
    #expect(String(decoding: try await Number(value: 7).exported(as: nil), as: UTF8.self) == "7")
    #expect(try await Number(importing: Data("8".utf8), contentType: .utf8PlainText) == Number(value: 8))
    await #expect(throws: Number.NoNumber.self) {
      try await Number(importing: Data("eight".utf8), contentType: .plainText)
    }
  }

  @Test func `a file is written with the suggested name and the type's extension, beside what is there`() async throws {
    try await inDirectory { directory in
      let first = try await Note(title: "Soup").export(to: directory, contentType: nil)
      let second = try await Note(title: "Soup").export(to: directory, contentType: nil)
      let outside = try await Note(title: "../../x").export(to: directory, contentType: nil)
      let plain = try await "words".export(to: directory, contentType: nil)
      #expect(
        [first, second, outside, plain].map(\.lastPathComponent) == ["Soup.note", "Soup 2.note", "x.note", "Item.txt"])
      #expect(outside.deletingLastPathComponent().path == directory.path)
      #expect(try String(contentsOf: plain, encoding: .utf8) == "words")
      var place: URL?
      let text = try await "words".withExportedFile(contentType: nil) { url in
        place = url
        return try String(contentsOf: url, encoding: .utf8)
      }
      #expect(text == "words")
      #expect(!FileManager.default.fileExists(atPath: place!.path))
    }
  }

  @Test func `a file representation reads a copy, which is there as long as importing runs`() async throws {
    try await inDirectory { directory in
      let url = directory.appendingPathComponent("film.mp4")
      try Data("moving".utf8).write(to: url)
      #expect(try await Film(url: url).exported(as: .movie) == Data("moving".utf8))
      let fromFile = try await Film(importing: url, contentType: nil)
      #expect(fromFile.content == "false moving")
      #expect(fromFile.url != url)
      #expect(!FileManager.default.fileExists(atPath: fromFile.url.path))
      let fromData = try await Film(importing: Data("data".utf8), contentType: .mpeg4Movie)
      #expect(fromData.content == "false data")
      #expect(fromData.url.pathExtension == "mp4")
    }
  }

  @Test func `attributed text is text`() async throws {
    var text = AttributedString("Soup")
    text.link = URL(string: "https://example.com")
    #expect(String(decoding: try await text.exported(as: .plainText), as: UTF8.self) == "Soup")
    #expect(
      try await AttributedString(importing: Data("plain".utf8), contentType: .utf8PlainText)
        == AttributedString("plain"))
  }

  @Test func `an item provider has the types of a value and makes values, at once where nothing waits`() {
    let provider = NSItemProvider()
    provider.register(Note(title: "Soup"))
    #expect(
      provider.registeredTypeIdentifiers == ["com.example.transfer-note", "public.utf8-plain-text", "public.png"])
    let answers = Answers()
    provider.loadTransferable(type: Note.self) { answers.add((try? $0.get())?.title ?? "none") }
    provider.loadTransferable(type: String.self) { answers.add((try? $0.get()) ?? "none") }
    provider.loadTransferable(type: Number.self) { answers.add((try? $0.get()).map { "\($0)" } ?? "none") }
    provider.loadTransferable(type: URL.self) { answers.add((try? $0.get()).map { "\($0)" } ?? "none") }
    #expect(answers.lines == ["Soup", "Soup", "none", "none"])
  }

  @Test func `a file's URL is what is in the file, for types that files have`() async throws {
    try await inDirectory { directory in
      let url = directory.appendingPathComponent("film.mp4")
      try Data("moving".utf8).write(to: url)
      let provider = NSItemProvider(object: url)
      func load<T: Transferable>(_ type: T.Type) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
          provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
      }
      #expect(try await load(Film.self).content == "false moving")
      #expect(try await load(URL.self) == url)
      await #expect(throws: (any Error).self) { try await load(Note.self) }
    }
  }
}
