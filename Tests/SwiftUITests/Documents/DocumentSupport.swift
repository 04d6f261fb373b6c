import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import UniformTypeIdentifiers

/// A text in a file.
nonisolated struct PlainLetter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String
  var isUrgent = false
  init(_ text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    guard let text = String(data: data, encoding: .utf8), !text.hasPrefix("damaged") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    (isUrgent, self.text) = (text.hasPrefix("!"), text.hasPrefix("!") ? String(text.dropFirst()) : text)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text.contains("no room") { throw NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC)) }
    return FileWrapper(regularFileWithContents: Data(((isUrgent ? "!" : "") + text).utf8))
  }
}

struct LetterView: View {
  @Binding var letter: PlainLetter
  var url: URL?
  @Environment(\.documentConfiguration) private var configuration
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @State private var problem = ""
  var body: some View {
    VStack {
      TextField("Text", text: $letter.text).accessibilityIdentifier("text")
      Toggle("Urgent", isOn: $letter.isUrgent).accessibilityIdentifier("urgent")
      Text(verbatim: "\(configuration?.fileURL?.lastPathComponent ?? "none") \(configuration?.isEditable ?? false)")
        .accessibilityIdentifier("configuration")
      Button("Copy") { newDocument(PlainLetter("Copy of " + letter.text)) }.accessibilityIdentifier("copy")
      Button("Sibling") {
        Task {
          do {
            try await openDocument(at: url!.deletingLastPathComponent().appendingPathComponent("sibling.txt"))
          } catch {
            problem = "no sibling"
          }
        }
      }
      .accessibilityIdentifier("sibling")
      Text(verbatim: problem).accessibilityIdentifier("problem")
      RenameButton().accessibilityIdentifier("rename")
    }
  }
}

struct LetterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: PlainLetter()) { file in LetterView(letter: file.$document, url: file.fileURL) }
  }
}

/// A folder of a test's own, with files.
@MainActor struct DocumentFolder {
  private let place = TemporaryDirectory()
  var url: URL { URL(fileURLWithPath: place.path) }
  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
  @discardableResult func write(_ text: String, to name: String) -> URL {
    try? Data(text.utf8).write(to: file(name))
    return file(name)
  }
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name).path).map { String(decoding: $0, as: UTF8.self) }
  }
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted() }
}

extension TestWindow {
  /// Types at the end of a letter.
  func write(_ words: String) {
    if focused != "text" { click("text") }
    press(.end)
    type(words)
  }
  /// Chooses an item of a menu of the bar, or of a submenu.
  func choose(_ titles: String...) { for title in titles { clickMenu(title) } }
  /// Whether an alert with these words is shown.
  func says(_ words: String) -> Bool { find { $0.label.contains(words) } != nil }
  /// Presses a button of an alert.
  func answer(_ label: String) {
    guard let button = find({ $0.label == label && $0.traitNames.contains("button") }) else {
      fail("There is no button \(label) in\n\(tree)")
      return
    }
    click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
  }
}
