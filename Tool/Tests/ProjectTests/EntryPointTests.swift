import Foundation
import Testing

@testable import Project

struct EntryPointTests {
  @Test func `an app, previews, statements and views alone are told apart`() {
    let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
    #expect(EntryPoint([("A.swift", app)]) == .type)
    let card = "struct Card: View { var body: some View { Text(\"a\") } }"
    #expect(EntryPoint([("Card.swift", card)]) == .none(views: ["Card"]))
    #expect(EntryPoint([("Card.swift", card + "\n#Preview { Card() }")]) == .previews)
    #expect(EntryPoint([("a.swift", "print(1)")]) == .statements)
    #expect(EntryPoint([("main.swift", "print(1)"), ("b.swift", "")]) == .statements)
  }
  @Test func `what stands in comments and texts says nothing`() {
    let text =
      "// @main\n/* #Preview /* @main */ @main */ struct V: View { let a = \"@main \\\" @main\"; var body: some View { Text(\"\"\"\n#Preview\n\"\"\") } }"
    #expect(EntryPoint([("V.swift", text)]) == .none(views: ["V"]))
  }
}

struct SourceFolderTests {
  private func folder(_ files: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "folder-\(UUID())/My App")
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return folder
  }

  @Test func `a folder's sources are compiled, and the rest are resources`() throws {
    let place = try folder([
      "A.swift", "Views/B.swift", "Assets.xcassets/Contents.json", "de.lproj/Localizable.strings", "data.json",
      "Info.plist", ".hidden/C.swift", "My AppTests/D.swift",
    ])
    defer { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) }
    let app = try SourceFolder.read(place)
    #expect(app.moduleName == "My_App")
    #expect(app.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    #expect(
      app.resources.map { "\($0.url.lastPathComponent) \($0.localization ?? "-")" }
        == ["Assets.xcassets -", "data.json -", "Localizable.strings de"])
  }
  @Test func `bad places are named in a sentence`() throws {
    let place = try folder(["a.txt"])
    defer { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) }
    #expect(throws: ProjectProblem("There is no file of Swift in \(place.path).")) { try SourceFolder.read(place) }
    let text = place.appending(path: "a.txt")
    #expect(throws: ProjectProblem("\(text.path) is not a file of Swift.")) { try SourceFolder.read(text) }
    let missing = place.appending(path: "b.swift")
    #expect(throws: ProjectProblem("There is no file or folder \(missing.path).")) { try SourceFolder.read(missing) }
  }
}
