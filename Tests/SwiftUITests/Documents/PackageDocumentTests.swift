import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

/// A folder of notes; a note that has not changed keeps its file.
@Observable nonisolated private final class Notebook: Document, @unchecked Sendable {
  // Unchecked: changed on the main actor alone.
  static let readableContentTypes: [UTType] = [.package]
  var notes: [String: String] = [:]
  func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<[String: String]> {
    FileWrapperDocumentReader(configuration) { wrapper in
      guard let files = wrapper.fileWrappers else { throw CocoaError(.fileReadCorruptFile) }
      return files.mapValues { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
    }
  }
  func writer(configuration: sending WriteConfiguration) -> sending NotebookWriter { NotebookWriter() }
  @MainActor func snapshot(contentType: UTType) async throws -> sending [String: String] { notes }
  @MainActor func apply(snapshot: sending [String: String], previous: sending [String: String]?) async throws {
    notes = snapshot
  }
  @MainActor func set(_ text: String, of note: String, _ undo: UndoManager?) {
    let old = notes[note] ?? ""
    notes[note] = text
    undo?.registerUndo(withTarget: self) { book in MainActor.assumeIsolated { book.set(old, of: note, undo) } }
  }
}
/// Writes only what has changed, and notes which notes these were in a file of their own.
nonisolated private struct NotebookWriter: DocumentWriter {
  @concurrent func write(
    snapshot: sending [String: String], to destination: URL, previous: sending [String: String]?,
    progress: consuming Subprogress
  ) async throws {
    if previous == nil { try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true) }
    let changed = snapshot.filter { $0.key != "log" && previous?[$0.key] != $0.value }
    for (name, text) in changed { try Data(text.utf8).write(to: destination.appendingPathComponent(name)) }
    try Data(changed.keys.sorted().joined(separator: " ").utf8).write(to: destination.appendingPathComponent("log"))
  }
}
private struct NotebookView: View {
  let book: Notebook
  @Environment(\.undoManager) private var undo
  var body: some View {
    Text(verbatim: book.notes.keys.filter { $0 != "log" }.sorted().joined(separator: " "))
      .accessibilityIdentifier("notes")
    Button("First") { book.set("new", of: "first", undo) }.accessibilityIdentifier("first")
    Button("Third") { book.set("three", of: "third", undo) }.accessibilityIdentifier("third")
  }
}
private struct NotebookApp: App {
  var body: some Scene {
    DocumentGroup {
      NotebookView(book: $0)
    } makeDocument: { _, _ in
      Notebook()
    }
  }
}

/// A text whose closures need the main actor.
@Observable nonisolated private final class Card: Document, @unchecked Sendable {
  // Unchecked: changed on the main actor alone.
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""
  func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { wrapper in
      let data = wrapper.regularFileContents ?? Data()
      return await MainActor.run { String(decoding: data, as: UTF8.self) }
    }
  }
  func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
    FileWrapperDocumentWriter(configuration) { text, old in
      let before = String(decoding: old?.regularFileContents ?? Data(), as: UTF8.self)
      let data = await MainActor.run { Data("\(text) (before: \(before))".utf8) }
      return FileWrapper(regularFileWithContents: data)
    }
  }
  @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
  @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
}
private struct CardView: View {
  @Bindable var card: Card
  @Environment(\.undoManager) private var undo
  var body: some View {
    Text(verbatim: card.text).accessibilityIdentifier("card")
    Button("Change") {
      card.text += "!"
      undo?.registerUndo(withTarget: card) { $0.text = "" }
    }
    .accessibilityIdentifier("change")
  }
}
private struct CardApp: App {
  var body: some Scene {
    DocumentGroup {
      CardView(card: $0)
    } makeDocument: { _, _ in
      Card()
    }
  }
}

/// Documents that are folders, and those whose closures need the main actor.
@MainActor struct PackageDocumentTests {
  private let folder = DocumentFolder()
  private func file(_ name: String) -> String? { folder.read("book.package/" + name) }

  @Test func `a writer finds the package as it was written last, and writes what has changed`() throws {
    let url = folder.file("book.package")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    folder.write("one", to: "book.package/first")
    folder.write("two", to: "book.package/second")
    let window = TestWindow(NotebookApp.self, opening: [url])
    try expect(window.element("notes").label, equals: "first second")
    window.click("third")
    window.press("s", modifiers: .command)
    // Of what was read nothing was written by the document.
    expect(file("log") == "first second third" && file("third") == "three")
    window.click("first")
    window.press("s", modifiers: .command)
    expect(file("log") == "first" && file("first") == "new" && file("second") == "two" && file("third") == "three")
  }
  @Test func `closures that need the main actor read and write without a window standing still`() async throws {
    let window = TestWindow(CardApp.self, opening: [folder.write("a", to: "a.txt")])
    await window.settleTasks()
    let front = try require(window.windows.last)
    try expect(front.element("card").label, equals: "a")
    front.click("change")
    front.press("s", modifiers: .command)
    await front.settleTasks()
    expect(folder.read("a.txt"), equals: "a! (before: a)")
  }
  @Test func `what waits for the main actor keeps no other app from saving`() async throws {
    let card = TestWindow(CardApp.self, opening: [folder.write("a", to: "a.txt")])
    // Its file is being read: the main actor, for which that waits, is here.
    let other = folder.write("b", to: "b.txt"), window = TestWindow(SlowLetterApp.self, opening: [other])
    SlowDisk.shared.takesItsTime(true)
    defer { SlowDisk.shared.takesItsTime(false) }
    window.write("c")
    window.press("s", modifiers: .command)
    expect(folder.read("b.txt"), equals: "bc")
    await card.settleTasks()
    try expect(require(card.windows.last).element("card").label, equals: "a")
  }

  // MARK: - Export

  private struct Exporter: View {
    let memos: [Memo]
    var type: UTType?
    @State private var isShown = false
    @State private var result = ""
    var body: some View {
      Button("One") { isShown = true }.accessibilityIdentifier("export")
      Text(verbatim: result).accessibilityIdentifier("result")
        .fileExporter(isPresented: $isShown, document: memos.first, contentType: type, defaultFilename: "Memo") {
          answer in
          switch answer {
          case .success(let url): result = url.lastPathComponent
          case .failure: result = "failed"
          }
        } onCancellation: {
          result = "cancelled"
        }
    }
  }
  private struct SeveralExporter: View {
    let memos: [Memo]
    @State private var isShown = false
    @State private var result: [String] = []
    var body: some View {
      Button("All") { isShown = true }.accessibilityIdentifier("export")
      Text(verbatim: result.joined(separator: " ")).accessibilityIdentifier("result")
        .fileExporter(isPresented: $isShown, documents: memos) { answer in
          result = ((try? answer.get()) ?? []).map(\.lastPathComponent)
        }
    }
  }
  @Test func `a document is exported to where the user says`() async throws {
    let log = MemoLog()
    let window = TestWindow { Exporter(memos: [Memo(log, text: "text")]) }
    window.click("export")
    expect(window.fileDialog?.purpose == .save && window.fileDialog?.fileName == "Memo.txt")
    window.chooseFiles(folder.file("out.txt"))
    await window.settleTasks()
    try expect(folder.read("out.txt") == "text" && window.element("result").label == "out.txt")
    expect(log.take(), equals: ["write text after nothing, other"])
    window.click("export")
    window.chooseFiles()
    try expect(window.element("result").label, equals: "cancelled")
  }
  @Test func `a document that cannot be written says so`() async throws {
    let window = TestWindow { Exporter(memos: [Memo(MemoLog(), text: "unsavable")]) }
    window.click("export")
    window.chooseFiles(folder.file("out.txt"))
    await window.settleTasks()
    try expect(folder.names.isEmpty && window.element("result").label == "failed")
  }
  @Test func `several documents are exported into a folder, under names that are free`() async throws {
    folder.write("there", to: "Untitled.txt")
    let window = TestWindow { SeveralExporter(memos: [Memo(MemoLog(), text: "1"), Memo(MemoLog(), text: "2")]) }
    window.click("export")
    window.chooseFiles(folder.url)
    await window.settleTasks()
    try expect(window.element("result").label, equals: "Untitled 2.txt Untitled 3.txt")
    expect(folder.read("Untitled 2.txt") == "1" && folder.read("Untitled 3.txt") == "2")
  }
}
