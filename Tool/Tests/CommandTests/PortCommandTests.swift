import Foundation
import Testing

/// What keeps a project from compiling, with what it imports.
@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct PortCommandTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  @Test func `an app that compiles is shown as on a phone, a pad and a desktop`() throws {
    let command = try Command(), place = Self.fixtures.appending(path: "Modular").path
    let run = try command.run("port", place, "--page", "report.html", "--pictures", "pictures")
    #expect(run.status == 0 && run.text.contains("Nothing is missing."), "\(run.text)")
    #expect(run.text.contains("/Modular/Modules: builds"))
    for idiom in ["phone", "pad", "desktop"] { #expect(command.exists("pictures/\(idiom).png")) }
    let page = try String(contentsOf: command.folder.appending(path: "report.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
  }
  @Test func `a framework that does not build is said, with the names that are missing`() throws {
    let command = try Command()
    try FileManager.default.copyItem(
      at: Self.fixtures.appending(path: "Tally"), to: command.folder.appending(path: "Tally"))
    try command.write("Tally/TallyKit/Tally.swift", "let wrong: Int = \"text\"\n")
    let run = try command.run("port", "Tally")
    #expect(run.status == 1 && run.text.contains("TallyKit: does not build"), "\(run.text)")
    #expect(run.text.contains("TallyKit/Tally.swift:1:18: error: "))
  }
  @Test func `an app of Swift Playgrounds is read too, and what is no project is said`() throws {
    let command = try Command()
    try command.write(
      "Play.swiftpm/Package.swift",
      "import AppleProductTypes\nlet package = Package(name: \"Play\", products: [.iOSApplication(name: \"Play\")])\n")
    try command.write("Play.swiftpm/App.swift", Command.app)
    let run = try command.run("port", "Play.swiftpm")
    #expect(run.status == 0 && run.text.contains("Play: 1 files"), "\(run.text)")
    let nothing = try command.run("port", ".")
    #expect(nothing.status == 1 && nothing.text.contains("there is no project"), "\(nothing.text)")
  }
}
