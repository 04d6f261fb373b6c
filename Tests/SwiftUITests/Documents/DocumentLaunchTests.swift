import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

/// Views that lead to documents, and what dialogs for files are told.
@MainActor struct DocumentLaunchTests {
  private let folder = DocumentFolder()

  private struct Pictures: View {
    let made: URL
    var body: some View {
      DocumentLaunchView("Pictures", for: [.plainText]) {
        NewDocumentButton("Empty", contentType: .plainText) { made }
      } onDocumentOpen: { url in
        Text(verbatim: "shows \(url.lastPathComponent)").accessibilityIdentifier("shown")
      } background: {
        Color.red
      } backgroundAccessoryView: { proxy in
        Text(verbatim: "\(Int(proxy.frame.width))").accessibilityIdentifier("behind")
      }
    }
  }
  private struct PictureApp: App {
    static var made = URL(fileURLWithPath: "/nothing")
    var body: some Scene { WindowGroup { Pictures(made: Self.made) } }
  }

  @Test func `a launch view shows what the user opens`() throws {
    let window = TestWindow(PictureApp.self)
    try expect(window.element("behind").label, equals: "800")
    window.click("open document")
    expect(window.fileDialog?.contentTypes, equals: [.plainText])
    window.chooseFiles(folder.write("a", to: "a.txt"))
    try expect(window.element("shown").label, equals: "shows a.txt")
  }
  @Test func `its buttons make a file, which it opens`() async throws {
    PictureApp.made = folder.write("", to: "new.txt")
    let window = TestWindow(PictureApp.self)
    window.answer("Empty")
    await window.settleTasks()
    try expect(window.element("shown").label, equals: "shows new.txt")
  }
  @Test func `a button that cannot make a document says why`() async throws {
    struct FailingApp: App {
      var body: some Scene {
        DocumentGroupLaunchScene("Letters") {
          NewDocumentButton("Bad", for: PlainLetter.self) { throw CocoaError(.fileReadCorruptFile) }
          NewDocumentButton("From file", contentType: .plainText) { URL(fileURLWithPath: "/nothing/at/all.txt") }
        }
        DocumentGroup(newDocument: PlainLetter()) { LetterView(letter: $0.$document) }
      }
    }
    let window = TestWindow(FailingApp.self)
    window.answer("Bad")
    await window.settleTasks()
    expect(window.says("The document cannot be made."))
    window.answer("OK")
    window.answer("From file")
    await window.settleTasks()
    expect(window.says("There is no file “all.txt”.") && window.windows.count == 1)
  }
  @Test func `files of a launch view have the menu that the app says`() throws {
    struct MenuApp: App {
      var body: some Scene {
        DocumentGroup(viewing: PlainLetter.self) { LetterView(letter: $0.$document) }
          .documentBrowserContextMenu { urls in Button("About \(urls?.first?.lastPathComponent ?? "all")") {} }
      }
    }
    let window = TestWindow(MenuApp.self, idiom: .phone)
    window.click("open document")
    window.chooseFiles(folder.write("a", to: "a.txt"))
    window.click("documents")
    let file = try window.element("recent a.txt").frame
    window.click(at: CGPoint(x: file.midX, y: file.midY), button: .secondary)
    expect(window.says("About a.txt"))
  }
  @Test func `a dialog comes again for a file that may not be chosen`() {
    struct Choosing: View {
      @State private var isShown = true
      @State private var chosen = ""
      var body: some View {
        Text(verbatim: chosen).accessibilityIdentifier("chosen")
          .fileImporter(isPresented: $isShown, allowedContentTypes: [.data]) {
            chosen = (try? $0.get().lastPathComponent) ?? ""
          }
          .fileDialogURLEnabled(#Predicate<URL> { $0.pathExtension == "txt" })
      }
    }
    let window = TestWindow { Choosing() }
    window.chooseFiles(folder.write("a", to: "a.png"))
    expect(window.fileDialog?.message, equals: "“a.png” cannot be chosen here.")
    window.chooseFiles(folder.write("a", to: "a.txt"))
    expect(window.fileDialog == nil && window.says("a.txt"))
  }
  @Test func `what dialogs of Linux do not do is reported once`() {
    struct Saving: View {
      @State private var isShown = true
      var body: some View {
        Text("a").fileExporter(isPresented: $isShown, document: PlainLetter("a"), contentType: .plainText) { _ in }
          .fileExporterFilenameLabel("Save it as")
          .fileDialogConfirmationLabel(LocalizedStringResource("Keep"))
          .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
      }
    }
    let window = TestWindow { Saving() }
    expect(window.fileDialog?.confirmationLabel == "Keep" && window.reports.count == 2)
    expect(window.reports.contains { $0.contains("includeHiddenFiles") })
    expect(window.reports.contains { $0.contains("fileExporterFilenameLabel") })
  }
  @Test func `a document that is an object is exported`() throws {
    struct Exporting: View {
      let sheet: Sheet
      @State private var isShown = true
      var body: some View {
        Text("a").fileExporter(isPresented: $isShown, document: sheet, contentType: .plainText, defaultFilename: "a") {
          _ in
        }
      }
    }
    let sheet = Sheet()
    sheet.title = "words"
    let window = TestWindow { Exporting(sheet: sheet) }
    expect(window.fileDialog?.fileName, equals: "a.txt")
    window.chooseFiles(folder.file("a.txt"))
    expect(folder.read("a.txt"), equals: "words")
  }
  @Test func `a desktop file names what the app opens`() {
    expect(
      LetterApp.desktopEntry(program: "/opt/my apps/100%/$letter").split(separator: "\n"),
      equals: [
        "[Desktop Entry]", "Type=Application", "Version=1.5", "Name=Letter",
        #"Exec="/opt/my apps/100%%/\\$letter" %U"#, "MimeType=text/plain;",
      ])
    expect(PackageApp.desktopEntry(program: "a").hasPrefix("# com.example.scrapbook has no MIME type"))
  }
  @Test func `actions without a group for the document are reported`() {
    struct NoGroupApp: App {
      struct Content: View {
        @Environment(\.newDocument) private var newDocument
        var body: some View {
          Button("New") { newDocument(PlainLetter("a")) }.accessibilityIdentifier("new")
        }
      }
      var body: some Scene { WindowGroup { Content() } }
    }
    let window = TestWindow(NoGroupApp.self)
    window.click("new")
    expect(window.windows.count == 1 && window.appReports.count == 1)
    expect(window.appReports[0].contains("edits documents of the type PlainLetter"))
  }
}
