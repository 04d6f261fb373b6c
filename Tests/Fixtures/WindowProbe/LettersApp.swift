import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Documents, for tests of real windows and of the desktop's dialogs. What is open is printed.
struct LettersApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: ProbeLetter()) { LetterPage(letter: $0.$document, url: $0.fileURL) }
  }
}

nonisolated struct ProbeLetter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    say("written \(Thread.isMainThread ? "by the main thread" : "beside it")")
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct LetterPage: View {
  @Binding var letter: ProbeLetter
  let url: URL?
  var body: some View {
    TextField("Text", text: $letter.text).printsPlace("field").padding(20)
      .onChange(of: letter.text) { _, text in say("text \(text)") }
      .onChange(of: url, initial: true) { _, url in
        say("letter \(url?.lastPathComponent ?? "without a file") with \(letter.text)")
      }
  }
}
