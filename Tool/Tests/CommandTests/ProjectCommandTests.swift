import Foundation
import Testing

/// Projects of Xcode, built and drawn by one command.
@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct ProjectCommandTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Everything below a folder, with the times of its files: nothing is written into a project.
  private func contents(_ folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { name in
      let values = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
      return "\(name) \((values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
    }
  }

  // Reader uses a package from elsewhere, whose build takes longer than all others: its reading is tested.
  @Test(arguments: ["Compass", "Ledger", "Notes", "Orbit", "Shop", "Tally", "Timers", "Twins", "Weather"])
  func `a project is opened as it is, and drawn`(name: String) throws {
    let command = try Command(), folder = Self.fixtures.appending(path: name), before = contents(folder)
    let run = try command.run("run", folder.path, "--", "--picture", "a.png")
    #expect(run.status == 0 && command.exists("a.png"), "\(run.text)")
    #expect(contents(folder) == before)
  }
}
