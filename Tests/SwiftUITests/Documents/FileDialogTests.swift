import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import UniformTypeIdentifiers

nonisolated private struct Letter: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .html]
  var text: String
  var name: String?
  init(_ text: String, name: String? = nil) { (self.text, self.name) = (text, name) }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "bad" { throw CocoaError(.fileWriteUnknown) }
    let wrapper = FileWrapper(
      regularFileWithContents: Data((configuration.contentType == .html ? "<p>\(text)</p>" : text).utf8))
    wrapper.preferredFilename = name
    return wrapper
  }
}
@MainActor private final class Answers { var lines: [String] = [] }

private struct Importing: View {
  let answers: Answers
  var types: [UTType] = [.plainText]
  var several = true
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Import") { isShown = true }.accessibilityIdentifier("import")
      Button("Stop") { isShown = false }.accessibilityIdentifier("stop")
      Text(verbatim: "\(isShown)").accessibilityIdentifier("shown")
    }
    .fileImporter(isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: several) { result in
      answers.lines.append("\((try? result.get().map(\.lastPathComponent)) ?? []) \(isShown)")
    } onCancellation: {
      answers.lines.append("cancelled \(isShown)")
    }
    .fileDialogMessage("Choose letters")
    .fileDialogConfirmationLabel(Text("Read"))
    .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
  }
}
private struct Exporting: View {
  let answers: Answers
  var letter: Letter? = Letter("Dear")
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Export") { isShown = true }.accessibilityIdentifier("export")
      Text(verbatim: "\(isShown)").accessibilityIdentifier("shown")
    }
    .fileExporter(isPresented: $isShown, document: letter, defaultFilename: "Letter") { result in
      switch result {
      case .success(let url): answers.lines.append(url.lastPathComponent)
      case .failure: answers.lines.append("failed")
      }
    }
  }
}
private func read(_ url: URL) -> String? {
  FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
}

struct FileDialogTests {
  private let place = TemporaryDirectory()
  private func file(_ name: String) -> URL { URL(fileURLWithPath: place.path).appendingPathComponent(name) }

  @Test func `an importer shows a dialog with what the modifiers around it say`() throws {
    let window = TestWindow { Importing(answers: Answers()) }
    expect(window.fileDialog == nil)
    window.click("import")
    let dialog = try require(window.fileDialog)
    expect(dialog.purpose == .open && dialog.allowsMultipleSelection && dialog.contentTypes == [.plainText])
    expect(
      dialog.message == "Choose letters" && dialog.confirmationLabel == "Read" && dialog.directory?.path == "/tmp")
  }
  @Test func `what the user chooses comes when the flag is false again`() throws {
    let answers = Answers()
    let window = TestWindow { Importing(answers: answers) }
    window.click("import")
    window.chooseFiles(file("a.txt"), file("b.txt"))
    expect(answers.lines, equals: ["[\"a.txt\", \"b.txt\"] false"])
    expect(window.fileDialog == nil)
    window.click("import")
    window.cancelFileDialog()
    expect(answers.lines.last, equals: "cancelled false")
  }
  @Test func `a flag that the app clears takes the dialog away without an answer`() {
    let answers = Answers()
    let window = TestWindow { Importing(answers: answers) }
    window.click("import")
    window.click("stop")
    expect(window.fileDialog == nil && answers.lines.isEmpty)
    window.click("import")
    expect(window.fileDialog != nil)
  }
  @Test func `where only directories are allowed the user chooses one`() {
    let window = TestWindow { Importing(answers: Answers(), types: [.folder], several: false) }
    window.click("import")
    expect(window.fileDialog?.purpose, equals: .directory)
  }
  @Test func `two dialogs of a window come one after the other`() {
    struct Two: View {
      @State private var first = true
      @State private var second = true
      var body: some View {
        Text("a").fileImporter(isPresented: $first, allowedContentTypes: [.png]) { _ in }
        Text("b").fileImporter(isPresented: $second, allowedContentTypes: [.pdf]) { _ in }
      }
    }
    let window = TestWindow { VStack { Two() } }
    expect(window.fileDialog?.contentTypes, equals: [.png])
    window.cancelFileDialog()
    expect(window.fileDialog?.contentTypes, equals: [.pdf])
    window.cancelFileDialog()
    expect(window.fileDialog == nil)
  }
  @Test func `a symbolic link leads to its file, unless the app wants the link`() throws {
    struct Links: View {
      let answers: Answers
      let wantsLink: Bool
      @State private var isShown = true
      var body: some View {
        Text("a").fileImporter(isPresented: $isShown, allowedContentTypes: [.data]) {
          answers.lines.append((try? $0.get().lastPathComponent) ?? "")
        }
        .fileDialogImportsUnresolvedAliases(wantsLink)
      }
    }
    try Data("a".utf8).write(to: file("real.txt"))
    try FileManager.default.createSymbolicLink(at: file("link.txt"), withDestinationURL: file("real.txt"))
    let answers = Answers()
    for wantsLink in [false, true] {
      TestWindow { Links(answers: answers, wantsLink: wantsLink) }.chooseFiles(file("link.txt"))
    }
    expect(answers.lines, equals: ["real.txt", "link.txt"])
  }
  @Test func `a document is written where the user says, as the type of the name`() throws {
    let answers = Answers()
    let window = TestWindow { Exporting(answers: answers) }
    window.click("export")
    expect(window.fileDialog?.purpose == .save && window.fileDialog?.fileName == "Letter.txt")
    window.chooseFiles(file("mine.txt"))
    expect(read(file("mine.txt")), equals: "Dear")
    window.click("export")
    window.chooseFiles(file("mine.html"))
    expect(read(file("mine.html")) == "<p>Dear</p>" && answers.lines == ["mine.txt", "mine.html"])
  }
  @Test func `a file that the user replaces stays whole when the document cannot be written`() throws {
    try Data("old".utf8).write(to: file("mine.txt"))
    let answers = Answers()
    var window = TestWindow { Exporting(answers: answers, letter: Letter("bad")) }
    window.click("export")
    window.chooseFiles(file("mine.txt"))
    expect(read(file("mine.txt")) == "old" && answers.lines == ["failed"])
    window = TestWindow { Exporting(answers: answers) }
    window.click("export")
    window.chooseFiles(file("mine.txt"))
    expect(read(file("mine.txt")), equals: "Dear")
    try expect(FileManager.default.contentsOfDirectory(atPath: place.path), equals: ["mine.txt"])
  }
  @Test func `without a document no dialog is shown`() {
    let window = TestWindow { Exporting(answers: Answers(), letter: nil) }
    window.click("export")
    expect(window.fileDialog == nil)
  }
  @Test func `several documents go into a directory, under names that are free`() throws {
    struct Several: View {
      @State private var isShown = true
      var body: some View {
        Text("a").fileExporter(
          isPresented: $isShown,
          documents: [Letter("1", name: "a"), Letter("2", name: "a"), Letter("3", name: "../b.txt")],
          contentType: .plainText
        ) { _ in }
      }
    }
    TestWindow { Several() }.chooseFiles(URL(fileURLWithPath: place.path))
    expect(read(file("a.txt")) == "1" && read(file("a 2.txt")) == "2" && read(file("b.txt")) == "3")
  }
  @Test func `an item is written as what it is transferred as`() async throws {
    struct Items: View {
      let answers: Answers
      @State private var isShown = true
      var body: some View {
        Text("a").fileExporter(
          isPresented: $isShown, item: "words", contentTypes: [.utf8PlainText], defaultFilename: "note.txt"
        ) {
          answers.lines.append((try? $0.get().lastPathComponent) ?? "failed")
        }
      }
    }
    let answers = Answers()
    let window = TestWindow { Items(answers: answers) }
    window.chooseFiles(file("note.txt"))
    for _ in 0..<200 where answers.lines.isEmpty { await window.settleTasks() }
    expect(answers.lines == ["note.txt"] && read(file("note.txt")) == "words")
  }
  @Test func `a file moves where the user says, and several into a directory, never onto others`() throws {
    struct Moving: View {
      let answers: Answers
      let files: [URL]
      @State private var one = false
      @State private var several = false
      var body: some View {
        VStack {
          Button("One") { one = true }.accessibilityIdentifier("one").fileMover(isPresented: $one, file: files[0]) {
            result in
            answers.lines.append((try? result.get().lastPathComponent) ?? "failed")
          }
          Button("Several") { several = true }.accessibilityIdentifier("several").fileMover(
            isPresented: $several, files: files
          ) { result in
            answers.lines.append((try? result.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed")
          }
        }
      }
    }
    for name in ["a", "b"] { try Data(name.utf8).write(to: file(name)) }
    let answers = Answers()
    let window = TestWindow { Moving(answers: answers, files: [file("a"), file("b")]) }
    window.click("one")
    expect(window.fileDialog?.fileName, equals: "a")
    window.chooseFiles(file("c"))
    expect(read(file("c")) == "a" && read(file("a")) == nil)
    try Data("new".utf8).write(to: file("a"))
    try FileManager.default.createDirectory(at: file("d"), withIntermediateDirectories: false)
    window.click("several")
    window.chooseFiles(file("d"))
    expect(read(file("d").appendingPathComponent("a")) == "new" && read(file("d").appendingPathComponent("b")) == "b")
    try Data("other".utf8).write(to: file("a"))
    window.click("several")
    window.chooseFiles(file("d"))
    expect(answers.lines == ["c", "a b", "failed"] && read(file("d").appendingPathComponent("a")) == "new")
  }
  @Test func `a relative link in a package leads to the same file when it was read and written elsewhere`() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: file("first"), withIntermediateDirectories: false)
    try Data("b".utf8).write(to: file("first/b.txt"))
    try manager.createSymbolicLink(atPath: file("first/link").path, withDestinationPath: "b.txt")
    let wrapper = try FileWrapper(url: file("first"))
    expect(wrapper.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path, equals: file("first/b.txt").path)
    try wrapper.write(to: file("second"), options: [], originalContentsURL: nil)
    try expect(manager.destinationOfSymbolicLink(atPath: file("second/link").path), equals: "b.txt")
  }
  @Test func `a file wrapper writes what it read`() throws {
    let tree = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
    tree.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
    expect(tree.fileWrappers?.count, equals: 2)
    try tree.write(to: file("tree"), options: .atomic, originalContentsURL: nil)
    let again = try FileWrapper(url: file("tree"))
    expect(
      again.isDirectory && again.filename == "tree"
        && again.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
  }
}
