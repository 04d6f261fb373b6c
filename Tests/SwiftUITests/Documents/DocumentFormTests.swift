import Combine
import Foundation
import HearthTesting
import Observation
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

// Ten ways in which apps write documents, each as such an app has it, made, changed, saved and read again.

// 1. The template of Xcode: a struct with a text, a type of the app's own, and an editor.
extension UTType {
  nonisolated static var exampleText: UTType { UTType(importedAs: "com.example.plain-text") }
}
nonisolated struct TemplateDocument: FileDocument {
  var text: String
  init(text: String = "Hello, world!") { self.text = text }
  static var readableContentTypes: [UTType] { [.exampleText, .plainText] }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = text.data(using: .utf8)!
    return .init(regularFileWithContents: data)
  }
}
struct TemplateView: View {
  @Binding var document: TemplateDocument
  var body: some View { TextEditor(text: $document.text).accessibilityIdentifier("text") }
}
struct TemplateApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TemplateDocument()) { file in TemplateView(document: file.$document) }
  }
}

// 2. JSON of a model, with a list that is changed by bindings.
nonisolated struct Groceries: Codable, Equatable, Sendable {
  struct Item: Codable, Equatable, Identifiable, Sendable {
    var id = UUID()
    var name: String
    var isDone = false
  }
  var items: [Item] = []
}
nonisolated struct GroceryDocument: FileDocument {
  static let readableContentTypes = [UTType.json]
  var model = Groceries()
  init() {}
  init(configuration: ReadConfiguration) throws {
    model = try JSONDecoder().decode(Groceries.self, from: configuration.file.regularFileContents ?? Data())
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(model))
  }
}
struct GroceryApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: GroceryDocument()) { configuration in
      List {
        ForEach(configuration.$document.model.items) { $item in Toggle(item.name, isOn: $item.isDone) }
        Button("Add") {
          configuration.document.model.items.append(.init(name: "Item \(configuration.document.model.items.count)"))
        }
        .accessibilityIdentifier("add")
      }
    }
    .commands { SidebarCommands() }
  }
}

// 3. A package: a folder with a text and a picture.
nonisolated struct PackageDocument: FileDocument {
  static var readableContentTypes: [UTType] { [UTType(exportedAs: "com.example.scrapbook", conformingTo: .package)] }
  var text = ""
  var picture: Data?
  init() {}
  init(configuration: ReadConfiguration) throws {
    guard let wrappers = configuration.file.fileWrappers else { throw CocoaError(.fileReadCorruptFile) }
    text = wrappers["text.txt"]?.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
    picture = wrappers["picture.bin"]?.regularFileContents
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let root = configuration.existingFile ?? FileWrapper(directoryWithFileWrappers: [:])
    for name in ["text.txt", "picture.bin"] {
      if let old = root.fileWrappers?[name] { root.removeFileWrapper(old) }
    }
    root.addRegularFile(withContents: Data(text.utf8), preferredFilename: "text.txt")
    if let picture { root.addRegularFile(withContents: picture, preferredFilename: "picture.bin") }
    return root
  }
}
struct PackageApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: PackageDocument()) { file in
      VStack {
        TextField("Text", text: file.$document.text).accessibilityIdentifier("text")
        Button("Picture") { file.document.picture = Data([1, 2, 3]) }.accessibilityIdentifier("picture")
      }
    }
  }
}

// 4. An object with snapshots, whose changes register how they are undone.
final class Checklist: ReferenceFileDocument, @unchecked Sendable {
  typealias Snapshot = [String]
  nonisolated static var readableContentTypes: [UTType] { [.json] }
  @Published var lines: [String] = []
  nonisolated init() {}
  nonisolated init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    _lines = Published(initialValue: try JSONDecoder().decode([String].self, from: data))
  }
  nonisolated func snapshot(contentType: UTType) throws -> [String] { MainActor.assumeIsolated { lines } }
  nonisolated func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
  func add(_ line: String, undoManager: UndoManager?) {
    lines.append(line)
    undoManager?.registerUndo(withTarget: self) { $0.removeLast(undoManager: undoManager) }
    undoManager?.setActionName("Add")
  }
  func removeLast(undoManager: UndoManager?) {
    let line = lines.removeLast()
    undoManager?.registerUndo(withTarget: self) { $0.add(line, undoManager: undoManager) }
  }
}
struct ChecklistView: View {
  @EnvironmentObject private var document: Checklist
  @Environment(\.undoManager) private var undoManager
  var body: some View {
    VStack {
      Text(verbatim: document.lines.joined(separator: ",")).accessibilityIdentifier("lines")
      Button("Add") { document.add("\(document.lines.count)", undoManager: undoManager) }
        .accessibilityIdentifier("add")
    }
  }
}
struct ChecklistApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Checklist() }) { _ in EmptyView() }
    DocumentGroup(newDocument: { Checklist() }) { configuration in
      ChecklistView().environmentObject(configuration.document)
    }
  }
}
struct OneChecklistApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Checklist() }) { configuration in
      ChecklistView().environmentObject(configuration.document)
    }
  }
}

// 5. An object whose properties views bind to.
final class Sheet: ReferenceFileDocument, @unchecked Sendable {
  nonisolated static var readableContentTypes: [UTType] { [.plainText] }
  @Published var title = ""
  nonisolated init() {}
  nonisolated init(configuration: ReadConfiguration) throws {
    _title = Published(
      initialValue: String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self))
  }
  nonisolated func snapshot(contentType: UTType) throws -> String { MainActor.assumeIsolated { title } }
  nonisolated func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}
struct SheetApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Sheet() }) { file in
      VStack {
        TextField("Title", text: file.$document.title).accessibilityIdentifier("text")
        Text(verbatim: "is \(file.document.title)").accessibilityIdentifier("shown")
      }
    }
  }
}

// 6. A group that edits and one that views another type.
nonisolated struct LogTable: FileDocument {
  static var readableContentTypes: [UTType] { [.commaSeparatedText] }
  static var writableContentTypes: [UTType] { [] }
  let rows: [Substring]
  private let text: String
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    rows = text.split(separator: "\n")
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { throw CocoaError(.fileWriteUnknown) }
}
struct EditAndViewApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TemplateDocument()) { TemplateView(document: $0.$document) }
    DocumentGroup(viewing: LogTable.self) { file in
      Text(verbatim: "\(file.document.rows.count) rows, editable: \(file.isEditable)").accessibilityIdentifier("rows")
    }
  }
}

// 7. An editor with a toolbar of the role editor in a navigation stack, and the file's name.
struct StackEditorApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TemplateDocument(text: "")) { file in
      NavigationStack {
        TextEditor(text: file.$document.text)
          .accessibilityIdentifier("text")
          .navigationTitle(file.fileURL?.deletingPathExtension().lastPathComponent ?? "New")
          .toolbarRole(.editor)
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button("Clear", systemImage: "trash") { file.document.text = "" }.accessibilityIdentifier("clear")
            }
          }
      }
    }
    .defaultSize(width: 500, height: 400)
  }
}

// 8. Several types that are read and written, by the name of the file.
nonisolated struct Markup: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .html] }
  static var writableContentTypes: [UTType] { [.html, .plainText] }
  var words: String
  init(words: String = "") { self.words = words }
  init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    words = configuration.contentType == .html ? text.replacing(/<[^>]*>/, with: "") : text
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let text = configuration.contentType.conforms(to: .html) ? "<p>\(words)</p>" : words
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
struct MarkupApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Markup()) { file in
      TextField("Words", text: file.$document.words).accessibilityIdentifier("text")
    }
  }
}

// 9. Documents beside ordinary windows and settings, made from elsewhere.
struct MixedApp: App {
  struct Home: View {
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @State private var isImporting = false
    var body: some View {
      VStack {
        Button("New") { newDocument(contentType: .plainText) }.accessibilityIdentifier("new")
        Button("Open") { isImporting = true }.accessibilityIdentifier("open")
          .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
            guard case .success(let url) = result else { return }
            Task { try await openDocument(at: url) }
          }
      }
    }
  }
  var body: some Scene {
    WindowGroup { Home() }
    DocumentGroup(newDocument: TemplateDocument()) { TemplateView(document: $0.$document) }
    Settings { Text("Settings") }
  }
}

// 10. A launch scene with buttons of its own.
struct LaunchApp: App {
  var body: some Scene {
    DocumentGroupLaunchScene("Stories") {
      NewDocumentButton("Start Writing")
      NewDocumentButton("Template", for: TemplateDocument.self) { TemplateDocument(text: "Once upon a time") }
    } background: {
      Color.yellow
    } overlayAccessoryView: { proxy in
      Text(verbatim: "\(Int(proxy.frame.width)) \(proxy.titleViewFrame.width > 0)").accessibilityIdentifier("overlay")
    }
    DocumentGroup(newDocument: TemplateDocument(text: "")) { TemplateView(document: $0.$document) }
  }
}

@MainActor struct DocumentFormTests {
  private let folder = DocumentFolder()

  @Test func `a text as in the template of Xcode`() throws {
    let window = TestWindow(TemplateApp.self)
    try expect(window.element("text").value, equals: "Hello, world!")
    window.click("text")
    window.press(.end, modifiers: .command)
    window.type(" Again.")
    window.press("s", modifiers: .command)
    window.chooseFiles(folder.file("a.txt"))
    expect(folder.read("a.txt"), equals: "Hello, world! Again.")
  }
  @Test func `JSON of a model with a list`() throws {
    let window = TestWindow(GroceryApp.self)
    window.click("add")
    window.click("add")
    window.press("s", modifiers: .command)
    expect(window.fileDialog?.fileName, equals: "Untitled.json")
    window.chooseFiles(folder.file("list.json"))
    let again = TestWindow(GroceryApp.self, opening: [folder.file("list.json")])
    expect(again.says("Item 0") && again.says("Item 1"))
    window.press("z", modifiers: .command)
    expect(!window.says("Item 1") && window.title == "list.json — Edited")
  }
  @Test func `a package with a text and a picture`() throws {
    let window = TestWindow(PackageApp.self)
    window.write("Holiday")
    window.click("picture")
    window.press("s", modifiers: .command)
    expect(window.fileDialog?.fileName, equals: "Untitled.scrapbook")
    let file = folder.file("summer.scrapbook")
    window.chooseFiles(file)
    expect(folder.read("summer.scrapbook/text.txt"), equals: "Holiday")
    window.write("s")
    window.press("s", modifiers: .command)
    expect(folder.read("summer.scrapbook/text.txt") == "Holidays" && folder.names == ["summer.scrapbook"])
    let again = TestWindow(PackageApp.self, opening: [file])
    try expect(again.element("text").value, equals: "Holidays")
    expect(
      FileManager.default.contents(atPath: file.appendingPathComponent("picture.bin").path), equals: Data([1, 2, 3]))
  }
  @Test func `an object whose changes can be undone`() throws {
    let window = TestWindow(OneChecklistApp.self)
    window.click("add")
    window.click("add")
    try expect(window.element("lines").label == "0,1" && window.title == "Untitled — Edited")
    window.press("s", modifiers: .command)
    window.chooseFiles(folder.file("a.json"))
    expect(folder.read("a.json") == #"["0","1"]"# && window.title == "a.json")
    window.press("z", modifiers: .command)
    expect(window.title, equals: "a.json — Edited")
    window.advance(by: .seconds(3))
    expect(folder.read("a.json"), equals: #"["0"]"#)
    let again = TestWindow(OneChecklistApp.self, opening: [folder.file("a.json")])
    try expect(again.element("lines").label, equals: "0")
  }
  @Test func `an object whose properties views bind to`() throws {
    let window = TestWindow(SheetApp.self)
    window.write("Plan")
    try expect(window.element("shown").label, equals: "is Plan")
    window.press("s", modifiers: .command)
    window.chooseFiles(folder.file("plan.txt"))
    window.write("s")
    window.advance(by: .seconds(3))
    expect(folder.read("plan.txt"), equals: "Plans")
  }
  @Test func `a group that edits and one that views`() throws {
    let table = folder.write("a,b\nc,d\n", to: "log.csv")
    let window = TestWindow(EditAndViewApp.self, opening: [table])
    let viewer = try require(window.windows.first { $0.title == "log.csv" })
    try expect(viewer.element("rows").label, equals: "2 rows, editable: false")
    expect(window.windows.map(\.title).contains("Untitled"))
  }
  @Test func `an editor with a toolbar in a stack`() throws {
    let window = TestWindow(StackEditorApp.self, opening: [folder.write("words", to: "a.txt")])
    expect(window.title, equals: "a")
    window.click("clear")
    try expect(window.element("text").value, equals: "")
    window.press("z", modifiers: .command)
    try expect(window.element("text").value, equals: "words")
  }
  @Test func `several types, by the name of the file`() throws {
    let window = TestWindow(MarkupApp.self, opening: [folder.write("<b>Hi</b>", to: "a.html")])
    try expect(window.element("text").value, equals: "Hi")
    window.press("s", modifiers: [.command, .shift])
    window.chooseFiles(folder.file("b.txt"))
    expect(folder.read("b.txt") == "Hi" && folder.read("a.html") == "<b>Hi</b>")
    window.press("s", modifiers: [.command, .shift])
    window.chooseFiles(folder.file("c.html"))
    expect(folder.read("c.html") == "<p>Hi</p>" && window.title == "c.html")
  }
  @Test func `documents beside ordinary windows`() async throws {
    let window = TestWindow(MixedApp.self)
    window.click("new")
    expect(window.windows.count == 2 && window.windows[1].title == "Untitled")
    window.click("open")
    window.chooseFiles(folder.write("a", to: "a.txt"))
    await window.settleTasks()
    expect(window.windows.last?.title, equals: "a.txt")
    expect(window.windows.allSatisfy { $0.reports.isEmpty } && window.appReports.isEmpty)
  }
  @Test func `a launch scene with buttons of its own goes when a document is there`() async throws {
    let window = TestWindow(LaunchApp.self)
    expect(window.windows.count, equals: 1)
    try expect(window.element("launch title").label == "Stories" && window.element("overlay").label == "800 true")
    window.answer("Template")
    await window.settleTasks()
    expect(window.windows.map(\.title) == ["Untitled — Edited"] && !window.hasAppEnded)
    try expect(window.windows[0].element("text").value, equals: "Once upon a time")
  }
  @Test func `on a phone the launch scene stays below its documents`() async throws {
    let window = TestWindow(LaunchApp.self, idiom: .phone)
    window.answer("Start Writing")
    await window.settleTasks()
    try expect(window.element("text").value, equals: "")
    window.click("documents")
    try expect(window.element("launch title").label, equals: "Stories")
  }
}
