import ArgumentParser

/// What `hearth new` makes.
enum Template: String, CaseIterable, ExpressibleByArgument {
  case app, phone, document, kiosk, menuBar = "menu-bar", library

  /// Paths in the package and what is in the files.
  func files(_ name: String) -> [String: String] {
    var files = [
      "Package.swift": manifest(name), "README.md": readme(name),
      ".gitignore": ".build/\n# Paths of this machine; `hearth new` wrote it.\n.sourcekit-lsp/\n",
      "Tests/\(name)Tests/\(name)Tests.swift": tests(name),
      "Sources/\(name)/ContentView.swift": self == .document ? editor : content,
    ]
    if self != .library { files["Sources/\(name)/\(name)App.swift"] = app(name) }
    if self == .document { files["Sources/\(name)/NoteDocument.swift"] = document }
    return files
  }

  private func manifest(_ name: String) -> String {
    let product = self == .library ? "\n  products: [.library(name: \"\(name)\", targets: [\"\(name)\"])]," : ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",\(product)
        targets: [
          .\(self == .library ? "target" : "executableTarget")(name: "\(name)"),
          .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
        ]
      )

      """
  }

  private func readme(_ name: String) -> String {
    let run =
      self == .library ? "" : "    hearth run\(self == .phone ? " --idiom phone" : "")\n"
    return """
      # \(name)

      \(run)    hearth test
          hearth preview

      """
  }

  private func app(_ name: String) -> String {
    """
    import SwiftUI

    @main struct \(name)App: App {
      var body: some Scene {
    \(scene(name))
      }
    }

    """
  }

  private func scene(_ name: String) -> String {
    switch self {
    case .app, .phone, .library: "    WindowGroup { ContentView() }"
    case .document: "    DocumentGroup(newDocument: NoteDocument()) { file in ContentView(text: file.$document.text) }"
    case .kiosk:
      """
          WindowGroup { ContentView() }
            .defaultSize(width: 1920, height: 1080)
            .windowStyle(.plain)
      """
    case .menuBar:
      "    MenuBarExtra(\"\(name)\", systemImage: \"clock\") { ContentView() }\n      .menuBarExtraStyle(.window)"
    }
  }

  private var content: String {
    let access = self == .library ? "public " : ""
    let initializer = self == .library ? "  public init() {}\n" : ""
    let body =
      self == .phone
      ? """
          NavigationStack {
            List {
              LabeledContent("Count", value: "\\(count)").accessibilityIdentifier("count")
              Button("Add One") { count += 1 }.accessibilityIdentifier("add")
            }
            .navigationTitle("Counter")
          }
      """
      : """
          VStack(spacing: 16) {
            Text("Count \\(count)").font(.title).accessibilityIdentifier("count")
            Button("Add One") { count += 1 }.accessibilityIdentifier("add")
          }
          .padding()
      """
    return """
      import SwiftUI

      \(access)struct ContentView: View {
        @State private var count = 0

      \(initializer)  \(access)var body: some View {
      \(body)
        }
      }

      #Preview { ContentView() }

      """
  }

  private var editor: String {
    """
    import SwiftUI

    struct ContentView: View {
      @Binding var text: String

      var body: some View { TextEditor(text: $text).accessibilityIdentifier("text") }
    }

    #Preview { ContentView(text: .constant("Hello")) }

    """
  }

  private var document: String {
    """
    import SwiftUI
    import UniformTypeIdentifiers

    struct NoteDocument: FileDocument {
      static let readableContentTypes = [UTType.plainText]
      var text = ""

      init() {}
      init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      }
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    """
  }

  private func tests(_ name: String) -> String {
    let behaviour =
      self == .document
      ? """
        @Test func `the editor shows the text`() throws {
          let window = TestWindow { ContentView(text: .constant("Hello")) }
          #expect(try window.element("text").value == "Hello")
        }
      """
      : """
        @Test func `the button adds one`() throws {
          let window = TestWindow { ContentView() }
          window.click("add")
          #expect(try window.element("count").\(self == .phone ? "value == \"1\"" : "label == \"Count 1\""))
        }
      """
    let view = self == .document ? "ContentView(text: .constant(\"Hello\"))" : "ContentView()"
    return """
      import HearthTesting
      import SwiftUI
      import Testing

      @testable import \(name)

      @MainActor struct \(name)Tests {
      \(behaviour)
        @Test func `the picture has the size of its window`() throws {
          let window = TestWindow(size: CGSize(width: 320, height: 240)) { \(view) }
          let picture = try window.picture()
          #expect(picture.width == 320 && picture.height == 240)
        }
      }

      """
  }
}
