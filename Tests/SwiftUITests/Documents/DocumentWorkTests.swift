import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Synchronization
import Testing
import UniformTypeIdentifiers

/// A text whose file takes as long as a test wants. It says on which thread it is read and written.
nonisolated struct SlowLetter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String
  init() { text = "" }
  init(configuration: ReadConfiguration) throws {
    SlowDisk.shared.pass("read")
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    SlowDisk.shared.pass("write")
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
/// The same as an object.
nonisolated final class SlowSketch: ReferenceFileDocument {
  nonisolated static var readableContentTypes: [UTType] { [.plainText] }
  private let lines: Mutex<[String]>
  var text: String { lines.withLock { $0.joined(separator: "\n") } }
  init() { lines = Mutex([]) }
  init(configuration: ReadConfiguration) throws {
    SlowDisk.shared.pass("read")
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    lines = Mutex(text.isEmpty ? [] : text.components(separatedBy: "\n"))
  }
  func add(_ line: String, _ undo: UndoManager?) {
    lines.withLock { $0.append(line) }
    objectWillChange.send()
    undo?.registerUndo(withTarget: self) { sketch in sketch.lines.withLock { _ = $0.popLast() } }
  }
  func snapshot(contentType: UTType) throws -> String {
    SlowDisk.shared.note("snapshot")
    return text
  }
  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    SlowDisk.shared.pass("write")
    return FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

/// What the documents above wait for.
nonisolated final class SlowDisk: Sendable {
  static let shared = SlowDisk()
  private let state = Mutex<(isStuck: Bool, log: [String])>((false, []))
  private let isSlow = Mutex(false), sum = Mutex(0)
  private let passage = DispatchSemaphore(value: 0), arrival = DispatchSemaphore(value: 0)
  /// What the main actor runs on has a mark; it need not be the thread that the process began with.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  init() {}

  func note(_ what: String) {
    let thread = DispatchQueue.getSpecific(key: Self.mark) == true ? "main" : "other"
    state.withLock { $0.log.append("\(what) \(thread)") }
  }
  func pass(_ what: String) {
    note(what)
    if isSlow.withLock({ $0 }) { sum.withLock { $0 = (0..<1_000_000).reduce($0, &+) } }
    if state.withLock({ $0.isStuck }) {
      arrival.signal()
      passage.wait()
    }
  }
  /// Whether each file takes some milliseconds of a processor from now on.
  func takesItsTime(_ value: Bool) { isSlow.withLock { $0 = value } }
  /// Nothing is read or written until it goes on.
  func stick() { state.withLock { $0.isStuck = true } }
  /// Waits for a document that is stuck, and lets it and all others go on.
  func goOn() {
    arrival.wait()
    state.withLock { $0.isStuck = false }
    passage.signal()
  }
  /// What was done since this was last asked.
  func takeLog() -> [String] {
    state.withLock { state in
      defer { state.log = [] }
      return state.log
    }
  }
}

struct SlowLetterView: View {
  @Binding var letter: SlowLetter
  var body: some View { TextField("Text", text: $letter.text).accessibilityIdentifier("text") }
}
struct SlowLetterApp: App {
  var body: some Scene { DocumentGroup(newDocument: SlowLetter()) { SlowLetterView(letter: $0.$document) } }
}
struct SlowSketchView: View {
  @ObservedObject var sketch: SlowSketch
  @Environment(\.undoManager) private var undo
  var body: some View {
    Button("Add") { sketch.add("line", undo) }.accessibilityIdentifier("add")
    Text(verbatim: sketch.text).accessibilityIdentifier("lines")
  }
}
struct SlowSketchApp: App {
  var body: some Scene { DocumentGroup(newDocument: { SlowSketch() }) { SlowSketchView(sketch: $0.document) } }
}

/// Documents on a slow disk, and on one that is full.
@MainActor struct DocumentWorkTests {
  private let folder = DocumentFolder()
  private let disk = SlowDisk.shared
  private func open() -> TestWindow {
    let window = TestWindow(SlowLetterApp.self, opening: [folder.write("a", to: "a.txt")])
    _ = disk.takeLog()
    return window
  }

  @QuickTesting.Test func `a window goes on while its document is written, and what is typed meanwhile is saved next`()
    throws
  {
    let window = open()
    window.write("b")
    disk.stick()
    window.waitsForFiles = false
    window.press("s", modifiers: .command)
    expect(folder.read("a.txt") == "a" && window.title == "a.txt — Edited")
    window.write("c")
    try expect(window.element("text").value, equals: "abc")
    disk.goOn()
    window.waitsForFiles = true
    expect(folder.read("a.txt") == "ab" && window.title == "a.txt — Edited")
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt") == "abc" && window.title == "a.txt")
    expect(disk.takeLog(), equals: ["write other", "write other"])
  }
  @QuickTesting.Test func `a window goes on while another document is read`() throws {
    let window = open()
    let other = folder.write("b", to: "b.txt")
    disk.stick()
    window.waitsForFiles = false
    window.press("o", modifiers: .command)
    window.chooseFiles(other)
    expect(window.windows.map(\.title), equals: ["a.txt"])
    window.write("c")
    try expect(window.element("text").value, equals: "ac")
    disk.goOn()
    window.waitsForFiles = true
    // The first one is saved when the other one comes in front of it.
    expect(folder.read("a.txt"), equals: "ac")
    expect(window.windows.map(\.title), equals: ["a.txt", "b.txt"])
    expect(disk.takeLog().first, equals: "read other")
  }
  @QuickTesting.Test func `a window that closes stays until its document is written`() {
    let window = open()
    window.write("b")
    disk.stick()
    window.waitsForFiles = false
    window.close()
    expect(window.isOpen && folder.read("a.txt") == "a")
    disk.goOn()
    window.waitsForFiles = true
    expect(!window.isOpen && folder.read("a.txt") == "ab")
  }
  @QuickTesting.Test func `an app that ends waits for what is being written`() {
    let window = open()
    window.write("b")
    window.waitsForFiles = false
    window.press("s", modifiers: .command)
    window.write("c")
    window.askToQuit()
    expect(window.hasAppEnded && folder.read("a.txt") == "abc")
  }
  @QuickTesting.Test func `the main thread only takes the snapshot of an object`() throws {
    let window = TestWindow(SlowSketchApp.self, opening: [folder.write("first", to: "a.txt")])
    _ = disk.takeLog()
    window.click("add")
    window.press("s", modifiers: .command)
    expect(folder.read("a.txt") == "first\nline" && window.title == "a.txt")
    expect(disk.takeLog(), equals: ["snapshot main", "write other"])
    window.choose("File", "Duplicate")
    expect(window.windows.count == 2 && disk.takeLog() == ["snapshot main", "write other", "read other"])
    window.choose("File", "Revert To")
    window.clickMenu(try require(window.openMenuTitles("Revert To").first))
    expect(disk.takeLog().filter { !$0.hasPrefix("snapshot") }.allSatisfy { $0.hasSuffix("other") })
  }

  // MARK: - Where there is no room

  @QuickTesting.Test func `a draft that the usual folder does not take waits elsewhere, and comes back`() throws {
    let state = folder.file("state"), drafts = state.appendingPathComponent("documents/drafts")
    try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: drafts.path)
    let window = TestWindow(LetterApp.self, storage: state)
    window.write("Dear")
    window.advance(by: .seconds(3))
    try expect(FileManager.default.contentsOfDirectory(atPath: drafts.path).isEmpty && !window.says("cannot be kept"))
    let again = window.kill().relaunch()
    try expect(again.title == "Untitled — Edited" && again.element("text").value == "Dear")
    again.close()
    again.answer("Don’t Save")
    let third = again.kill().relaunch()
    try expect(third.element("text").value != "Dear")
  }
  @QuickTesting.Test func `what keeps a file wrapper from being written is an error of the system`() throws {
    let target = folder.file("missing/a.txt")
    let error = try #require(throws: CocoaError.self) {
      try FileWrapper(regularFileWithContents: Data([1])).write(to: target, originalContentsURL: nil)
    }
    expect(error.code == .fileNoSuchFile && (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == Int(ENOENT))
  }
}
