import Building
import Foundation
import Testing

@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct CommandTests {
  @Test func `the version is that of the installed Hearth`() throws {
    let version = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "VERSION")
    let expected = String(decoding: try Data(contentsOf: version), as: UTF8.self)
    let result = try Command().run("--version")
    #expect(result.status == 0 && result.text == expected)
  }
  @Test func `one file is compiled and runs, and only what has changed is compiled again`() throws {
    let command = try Command()
    try command.write("Hello.swift", Command.app)
    let first = try command.run("run", "Hello.swift", "--", "--picture", "a.png")
    #expect(first.status == 0, "\(first.text)")
    #expect(command.exists("a.png"))
    let built = try command.run("build", "Hello.swift", "--json")
    let program =
      try #require(
        try JSONSerialization.jsonObject(with: Data(built.text.utf8)) as? [String: Any])["program"] as? String
    func time() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: program ?? "")[.modificationDate] as? Date
    }
    let before = try time()
    #expect(try command.run("build", "Hello.swift").status == 0)
    #expect(try time() == before)
  }

  @Test func `a folder's resources and what it says of itself are found, and its previews drawn`() throws {
    let command = try Command()
    try command.write(
      "Shelf/Hello.swift",
      """
      import SwiftUI

      @main struct Hello: App { var body: some Scene { WindowGroup { Shelf() } } }
      struct Shelf: View {
        var body: some View {
          let file = Bundle.main.url(forResource: "books", withExtension: "json")
          let own = Bundle.module.url(forResource: "books", withExtension: "json")
          Text("\\(file != nil) \\(own != nil) \\(Bundle.main.bundleIdentifier ?? "-")").onAppear {
            print("\\(file != nil) \\(own != nil) \\(Bundle.main.bundleIdentifier ?? "-") \\(String(localized: "Hello"))")
          }
        }
      }
      """)
    try command.write(
      "Shelf/Card.swift",
      """
      import SwiftUI

      struct Card: View { var body: some View { Text("Card").background(Color(.paper)) } }
      #Preview("A card") { Card() }
      """)
    try command.write("Shelf/books.json", "[]")
    try command.write(
      "Shelf/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.shelf</string></dict></plist>
      """)
    try command.write("Shelf/en.lproj/Localizable.strings", "\"Hello\" = \"Hallo\";")
    try command.write("Shelf/Assets.xcassets/Contents.json", "{}")
    try command.write(
      "Shelf/Assets.xcassets/paper.colorset/Contents.json",
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"0","alpha":"1"}}}]}
      """)
    let run = try command.run("run", "Shelf", "--", "--picture", "a.png", environment: ["LANG": "en_US.UTF-8"])
    #expect(run.status == 0 && run.text.contains("true true org.example.shelf Hallo"), "\(run.text)")
    let drawn = try command.run("preview", "Shelf", "--picture", "pictures")
    #expect(drawn.status == 0 && command.exists("pictures/A card.png"), "\(drawn.text)")
    let each = try command.run(
      "preview", "Shelf", "--picture", "each", "--light", "--dark", "--text-size", "large", "--text-size", "xxxLarge")
    #expect(each.status == 0, "\(each.text)")
    let names = ["large", "dark-large", "xxxLarge", "dark-xxxLarge"].map { "each/A card-\($0).png" }
    let pictures = names.compactMap { FileManager.default.contents(atPath: command.folder.appending(path: $0).path) }
    #expect(Set(pictures).count == 4)
  }

  @Test func `a view without an app is shown by its preview, and without one the command says what is missing`() throws
  {
    let command = try Command()
    try command.write("Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(\"Card\") } }\n")
    let alone = try command.run("run", "Card.swift")
    #expect(alone.status == 1)
    #expect(
      alone.text
        == "hearth: Card.swift has the view Card and no app. To see it, add a preview, #Preview { Card() }, or a struct marked with @main that conforms to App.\n"
    )
    try command.write(
      "Card.swift",
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"Card\") } }\n#Preview(\"A\") { Card() }\n")
    let shown = try command.run("run", "Card.swift", "--", "--picture", "card.png")
    #expect(shown.status == 0 && command.exists("card.png"), "\(shown.text)")
  }

  @Test func `the package that is made passes its tests as it is, and is not made over another`() throws {
    let command = try Command()
    #expect(try command.run("new", "Counter").status == 0)
    #expect(command.exists("Counter/.sourcekit-lsp/config.json"))
    let tests = try command.run("test", "Counter")
    #expect(tests.status == 0 && tests.text.contains("2 tests in 1 suite passed"), "\(tests.text)")
    let again = try command.run("new", "Counter")
    #expect(again.status == 1 && again.text.hasSuffix("Counter is there already.\n"), "\(again.text)")
  }

  @Test func `pictures of tests are compared with their references, and a difference is drawn`() throws {
    let command = try Command()
    #expect(try command.run("new", "Shape").status == 0)
    try command.write("Shape/Sources/Shape/Card.swift", Self.card(width: 20))
    try command.write(
      "Shape/Tests/ShapeTests/CardTests.swift",
      """
      import HearthTesting
      import SwiftUI
      import Testing

      @testable import Shape

      @MainActor struct CardTests {
        @Test func `the card looks as it should`() {
          TestWindow(size: CGSize(width: 40, height: 40)) { Card() }.comparePicture("card")
        }
      }
      """)
    func run(_ option: String...) throws -> (status: Int32, text: String) {
      let all = ["test", "Shape"] + option + ["--", "--filter", "CardTests"]
      return try command.run(all)
    }
    #expect(try run().status == 0)
    let without = try run("--pictures")
    #expect(without.status == 1 && without.text.contains("The picture \"card\" has no reference"), "\(without.text)")
    #expect(try run("--record").status == 0)
    #expect(command.exists("Shape/Tests/ShapeTests/Pictures/card.png"))
    let same = try run("--pictures")
    #expect(same.status == 0, "\(same.text)")
    try command.write("Shape/Sources/Shape/Card.swift", Self.card(width: 21))
    let other = try run("--pictures")
    // A column of 20 pixels, and where the frame is not at whole pixels both of its sides.
    #expect(other.status == 1 && other.text.contains("differs from its reference in"), "\(other.text)")
    #expect(command.exists("Shape/.build/pictures/card-difference.png"))
  }
  private static func card(width: Int) -> String {
    "import SwiftUI\nstruct Card: View { var body: some View { Color.red.frame(width: \(width), height: 20) } }\n"
  }

  @Test func `a plain package is built by the driver to be run, and another one by SwiftPM`() throws {
    let command = try Command()
    #expect(try command.run("new", "Plain").status == 0)
    let run = try command.run("run", "Plain", "--", "--picture", "a.png")
    #expect(run.status == 0 && command.exists("a.png") && !command.exists("Plain/.build"), "\(run.text)")
    try command.write("Plain/Sources/Words/Words.swift", "public let word = \"Hello\"\n")
    try command.write(
      "Plain/Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Plain", targets: [.target(name: "Words"), .executableTarget(name: "Plain", dependencies: ["Words"])])
      """)
    try command.write(
      "Plain/Sources/Plain/Word.swift", "import SwiftUI\nimport Words\n#Preview(\"Word\") { Text(word) }\n")
    let other = try command.run("preview", "Plain", "--json")
    #expect(other.status == 0 && other.text.contains("\"Word\"") && command.exists("Plain/.build"), "\(other.text)")
  }

  @Test func `a full disk is said in a line`() throws {
    let folder = "/tmp/hearth"
    let message =
      "LLVM ERROR: IO failure on output stream: No space left on device\nStack dump:\n0. Program arguments: …\n"
    let sentence = FullDisk.sentence(for: message, at: URL(fileURLWithPath: folder))
    #expect(sentence?.hasPrefix("There is no room for what is built on the disk of /tmp/hearth") == true)
    #expect(sentence?.contains("\n") == false)
    #expect(FullDisk.sentence(for: "error: cannot find 'x' in scope", at: URL(fileURLWithPath: folder)) == nil)
  }

  @Test(arguments: ["phone", "document", "kiosk", "menu-bar"])
  func `each template draws a window`(template: String) throws {
    let command = try Command()
    #expect(try command.run("new", "Made", "--template", template).status == 0)
    let run = try command.run("run", "Made/Sources/Made", "--", "--picture", "a.png")
    #expect(run.status == 0, "\(run.text)")
  }

  @Test func `bad input has one clear line and its status`() throws {
    let command = try Command()
    try command.write("note.txt", "")
    try command.write("Bad.swift", Command.app + "let x: Int = \"\"\n")
    func line(_ arguments: String...) throws -> String {
      let result = try arguments.count == 2 ? command.run(arguments[0], arguments[1]) : command.run(arguments[0])
      #expect(result.status == 1)
      return result.text
    }
    #expect(try line("run", "Gone.swift").hasSuffix("Gone.swift.\n"))
    #expect(try line("run", "note.txt").hasSuffix("note.txt is not a file of Swift.\n"))
    #expect(try line("test", ".").contains("has no Package.swift"))
    #expect(try line("build", "Bad.swift").contains("Bad.swift:4:14: error: cannot convert value"))
    #expect(try command.run("run", "--wrong").status == 64)
    let foreign = try command.run("run", "Bad.swift", environment: ["HEARTH_SDK": command.folder.path])
    #expect(foreign.status == 1 && foreign.text.contains("is not an installed Hearth"), "\(foreign.text)")
    try command.write("full", "")
    let cache = command.folder.appending(path: "full").path
    let full = try command.run("build", "Bad.swift", environment: ["XDG_CACHE_HOME": cache])
    #expect(full.status == 1 && full.text.contains("cannot be written to"), "\(full.text)")
  }

  @Test func `another compiler is refused in a line, where the right one is not found elsewhere`() throws {
    let command = try Command()
    try command.write("Hello.swift", Command.app)
    try command.write("bin/swiftc", "#!/bin/sh\necho 'Swift version 9.9 (other)'\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: command.folder.appending(path: "bin/swiftc").path)
    let path = command.folder.appending(path: "bin").path
    let run = try command.run("run", "Hello.swift", environment: ["PATH": path, "HEARTH_TOOLCHAINS": path])
    #expect(run.status == 1 && run.text.contains("and swiftc in PATH is 'Swift version 9.9 (other)'"), "\(run.text)")
    #expect(run.text.split(separator: "\n").count == 1)
    // A toolchain of the right version, in a folder of toolchains.
    let right = try #require(Command.program("swiftc")).deletingLastPathComponent().deletingLastPathComponent()
    let folder = command.folder.appending(path: "toolchains")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "5.9"), withDestinationURL: command.folder)
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "6.3"), withDestinationURL: right)
    let found = try command.run(
      "run", "Hello.swift", "--", "--picture", "a.png",
      environment: ["PATH": path + ":/usr/bin:/bin", "HEARTH_TOOLCHAINS": folder.path])
    #expect(found.status == 0 && command.exists("a.png"), "\(found.text)")
    #expect(found.text.hasPrefix("hearth: swiftc in PATH is 'Swift version 9.9 (other)'"), "\(found.text)")
  }

  @Test func `the doctor has a line for each thing, and all that is needed is there`() throws {
    let command = try Command()
    let text = try command.run("doctor")
    #expect(text.status == 0 && text.text.contains("ok       compiler: "), "\(text.text)")
    let json = try command.run("doctor", "--json")
    let found = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [[String: Any]]
    #expect(found?.contains { $0["subject"] as? String == "libraries" && $0["isGood"] as? Bool == true } == true)
  }
}
