#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// An app with pages and texts, started, ended and started again; what lies in its directory in between.
    struct `What a window keeps` {
      /// Where the app keeps its windows.
      final class Place {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
          "hearth-kept-\(UUID().uuidString)")
        var scenes: URL { directory.appendingPathComponent("hearth.app._KillProbe/scenes") }
        init() throws { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: directory) }
        func files() throws -> [URL] {
          try FileManager.default.contentsOfDirectory(at: scenes, includingPropertiesForKeys: nil).filter {
            $0.pathExtension == "state"
          }
        }
      }

      /// Starts the app. `body` gets what its first frame shows: the count of
      /// pages, the path, and the text on the page.
      private func launch(
        _ place: Place, through wrapper: [String] = [], _ body: (Desktop, String) async throws -> Void
      ) async throws {
        try await Desktop.run(
          "KillProbe", arguments: ["show", "--new-instance"], through: wrapper,
          environment: ["XDG_STATE_HOME": place.directory.path],
          isForgetful: false
        ) { desktop in
          let first = try #require(desktop.app.lines.first { $0.contains(" start ") })
          try await body(
            desktop, String(first.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)[2]))
        }
      }
      private func shows(_ state: String, _ desktop: Desktop) async throws {
        try await desktop.app.until("\(state) to be shown") {
          desktop.app.lines.last { $0.contains(" shown ") }?.hasSuffix(" " + state) == true
        }
      }
      private func quit(_ desktop: Desktop) async throws {
        desktop.app.signal(SIGTERM)
        let status = try await desktop.app.status()
        #expect(status == 0)
      }
      /// A directory with a window that shows page 1 with the text "ab".
      private func makePlace() async throws -> (Place, file: URL) {
        let place = try Place()
        try await launch(place) { desktop, start in
          #expect(start == "0||")
          try await desktop.press("ctrl+p", "a", "b")
          try await shows("1|1|ab", desktop)
          try await quit(desktop)
        }
        return (place, try #require(place.files().first))
      }

      @Test func `is there after a quit: page, text and focus`() async throws {
        let (place, _) = try await makePlace()
        try await launch(place) { desktop, start in
          #expect(start == "1|1|ab")
          // The field has the keyboard.
          try await desktop.press("End", "c")
          try await shows("1|1|abc", desktop)
          try await quit(desktop)
        }
        try await launch(place) { desktop, start in
          #expect(start == "1|1|abc")
          try await desktop.press("alt+Left")
          try await shows("1||", desktop)
        }
      }

      @Test func `is discarded when the user closes the window`() async throws {
        let (place, file) = try await makePlace()
        try await launch(place) { desktop, start in
          #expect(start == "1|1|ab")
          let manager = try XConnection(desktop.environment["DISPLAY"]!)
          defer { manager.close() }
          manager.requestClose(of: desktop.windowID)
          let status = try await desktop.app.status()
          #expect(status == 0)
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
        try await launch(place) { _, start in #expect(start == "0||") }
      }

      enum Damage: String, CaseIterable {
        case cutOff, empty, flippedBit, foreign, newer
        func apply(to data: Data) -> Data {
          var data = data
          switch self {
          case .cutOff: data = data.prefix(data.count * 2 / 3)
          case .empty: data = Data()
          case .flippedBit: data[data.count / 2] ^= 4
          case .foreign: data = Data("\u{89}PNG\r\n\u{1A}\n and more".utf8)
          case .newer: data[8] += 1
          }
          return data
        }
      }
      @Test(arguments: Damage.allCases)
      func `that cannot be understood is put aside with a report, and the app runs and keeps its windows anew`(
        damage: Damage
      ) async throws {
        let (place, file) = try await makePlace()
        let damaged = damage.apply(to: try Data(contentsOf: file))
        try damaged.write(to: file)
        try await launch(place) { desktop, start in
          #expect(start == "0||")
          #expect(
            desktop.app.lines.contains { $0.hasPrefix("Hearth: ") && $0.contains(file.path) }, "\(desktop.app.lines)")
          try await desktop.press("End", "x")
          try await shows("0||x", desktop)
          try await quit(desktop)
        }
        let aside = try FileManager.default.contentsOfDirectory(at: place.scenes, includingPropertiesForKeys: nil)
          .filter { $0.lastPathComponent.hasPrefix(file.lastPathComponent + ".") }
        #expect(try aside.map { try Data(contentsOf: $0) } == [damaged])
        try await launch(place) { _, start in #expect(start == "0||x") }
      }

      /// A shell that puts a file system of its own at the place, with what is in it, and goes on as the app.
      private func mounting(_ place: Place, _ commands: String) -> [String] {
        let script = """
          set -e; d=\(place.directory.path); mkdir $d.copy; cp -r $d/. $d.copy; mount -t tmpfs -o size=64k none $d; cp -r $d.copy/. $d; rm -r $d.copy
          \(commands)
          exec "$@"
          """
        return ["unshare", "-m", "sh", "-c", script, "sh"]
      }
      private func inside(_ desktop: Desktop, _ file: URL) -> String { "/proc/\(desktop.app.id)/root\(file.path)" }

      @Test(.enabled(if: Desktop.canMount, "file systems cannot be mounted here"))
      func `stays as it was on a disk that is full, and is written again when there is room`() async throws {
        let (place, file) = try await makePlace()
        let good = try Data(contentsOf: file)
        let fill = place.directory.appendingPathComponent("fill")
        try await launch(
          place, through: mounting(place, "dd if=/dev/zero of=\(fill.path) bs=1k count=1000 2>/dev/null || true")
        ) { desktop, start in
          #expect(start == "1|1|ab")
          try await desktop.press("End", "c")
          try await shows("1|1|abc", desktop)
          // The report may come before the field shows what was typed.
          try await desktop.app.until("the report") {
            desktop.app.lines.contains {
              $0.hasPrefix("Hearth: ") && $0.contains(file.lastPathComponent) && $0.contains("No space left")
            }
          }
          #expect(try Data(contentsOf: URL(fileURLWithPath: inside(desktop, file))) == good)
          try FileManager.default.removeItem(atPath: inside(desktop, fill))
          try await desktop.press("d")
          try await desktop.app.until("the file to be written") {
            (try? Data(contentsOf: URL(fileURLWithPath: inside(desktop, file))))?.range(of: Data("abcd".utf8)) != nil
          }
          // Once, however often it was tried.
          #expect(desktop.app.lines.count { $0.hasPrefix("Hearth: ") } == 1)
        }
      }

      @Test(.enabled(if: Desktop.canMount, "file systems cannot be mounted here"))
      func `is shown from a directory that cannot be written to, and lasts in memory`() async throws {
        let (place, file) = try await makePlace()
        let good = try Data(contentsOf: file)
        try await launch(place, through: mounting(place, "mount -o remount,ro $d")) { desktop, start in
          #expect(start == "1|1|ab")
          #expect(
            desktop.app.lines.contains {
              $0.hasPrefix("Hearth: ") && $0.contains(place.directory.path) && $0.contains("Read-only")
            })
          try await desktop.press("End", "c")
          try await shows("1|1|abc", desktop)
          try await quit(desktop)
        }
        #expect(try Data(contentsOf: file) == good)
      }
    }
  }
#endif
