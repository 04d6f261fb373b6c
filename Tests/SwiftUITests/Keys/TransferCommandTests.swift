import HearthTesting
import QuickTesting
import SwiftUI

extension UTType { fileprivate nonisolated static let meal = UTType(exportedAs: "com.example.transfer-meal") }

private struct Meal: Codable, Equatable, Transferable {
  var name: String
  var price = 7
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .meal)
    ProxyRepresentation(exporting: \.name)
  }
}

/// Takes its time.
private struct Photo: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { photo in
      await Task.yield()
      return Data(photo.text.utf8)
    } importing: { data in
      await Task.yield()
      return Photo(text: String(decoding: data, as: UTF8.self))
    }
  }
}

@MainActor struct TransferCommandTests {
  let log = KeyLog()
  func note(_ line: String) { log.lines.append(line) }

  private func text(_ window: TestWindow) -> String? {
    window.clipboard.text
  }

  @Test func `Control-C, Control-X and Control-V transfer items of the focused view`() {
    let window = TestWindow {
      Pad()
        .copyable([Meal(name: "Soup")])
        .cuttable { () -> [Meal] in
          note("taken away"); return [Meal(name: "Pie", price: 9)]
        }
        .pasteDestination(for: Meal.self) { meals in
          note(meals.map { "\($0.name) \($0.price)" }.joined(separator: ", "))
        }
    }
    window.press("c", modifiers: .command)
    expect(window.clipboard.mimeTypes, equals: [], "nothing has focus")
    window.press(.tab)
    window.press("c", modifiers: .command)
    expect(text(window), equals: "Soup", "programs that know no meals get the name")
    window.press("v", modifiers: .command)
    window.press("x", modifiers: .command)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["Soup 7", "taken away", "Pie 9"])
  }

  @Test func `several items are pasted as they were copied, and are lines for others`() {
    let window = TestWindow {
      Pad()
        .copyable([Meal(name: "Soup"), Meal(name: "Pie", price: 9)])
        .pasteDestination(for: Meal.self) { note($0.map { "\($0.name) \($0.price)" }.joined(separator: ", ")) }
      Pad(name: "texts").pasteDestination(for: String.self) { note($0.joined(separator: "+")) }
      Pad(name: "items").onPasteCommand(of: [.plainText]) { note("\($0.count)") }
    }
    window.press(.tab)
    window.press("c", modifiers: .command)
    window.press("v", modifiers: .command)
    window.press(.tab)
    window.press("v", modifiers: .command)
    window.press(.tab)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["Soup 7, Pie 9", "Soup+Pie", "2"])
    expect(text(window), equals: "Soup\nPie")
  }

  @Test func `a validator leaves items out, and without any the action does not run`() {
    let window = TestWindow {
      Pad()
        .copyable(["owl", "cow", "parrot"])
        .pasteDestination(for: String.self) {
          note($0.joined(separator: " "))
        } validator: {
          $0.filter { $0 != "cow" && $0 != "none" }
        }
    }
    window.press(.tab)
    window.press("c", modifiers: .command)
    window.press("v", modifiers: .command)
    window.clipboard.text = "none"
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["owl parrot"])
  }

  @Test func `what takes time to convert is copied and pasted when it is there`() async {
    let window = TestWindow {
      Pad().copyable([Photo(text: "cat"), Photo(text: "dog")]).pasteDestination(for: Photo.self) {
        note($0.map(\.text).joined(separator: " "))
      }
    }
    window.press(.tab)
    window.press("c", modifiers: .command)
    await window.settleTasks()
    expect(window.clipboard.mimeTypes.first, equals: "image/png")
    window.press("v", modifiers: .command)
    await window.settleTasks()
    expect(log.lines, equals: ["cat dog"], "in the order in which they were copied")
  }

  @Test func `a file that was copied is pasted as what is in it`() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Data("cat".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let window = TestWindow { Pad().pasteDestination(for: Photo.self) { note($0.map(\.text).joined(separator: " ")) } }
    window.clipboard.set([ClipboardContents.urlsType: Data("\(url.absoluteString)\r\nfile:///tmp/missing.txt\r\n".utf8)]
    )
    window.press(.tab)
    window.press("v", modifiers: .command)
    await window.settleTasks()
    expect(log.lines, equals: ["cat"])
  }

  @Test func `commands go on outwards where there is nothing to copy and nothing of the type to paste`() {
    let window = TestWindow {
      VStack { Pad().copyable([String]()).pasteDestination(for: Meal.self) { _ in note("meal") } }
        .copyable(["outer"])
        .pasteDestination(for: String.self) { note($0[0]) }
    }
    window.press(.tab)
    window.press("c", modifiers: .command)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["outer"])
  }

  @Test func `damaged data of several items is no crash, and what else is there counts`() {
    let window = TestWindow { Pad().pasteDestination(for: String.self) { note($0.joined(separator: "+")) } }
    window.clipboard.set([
      ClipboardContents.textType: Data("words".utf8), ClipboardContents.itemsType: Data("bplist00?".utf8),
    ])
    window.press(.tab)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["words"])
  }

  @Test func `the Edit menu shows what can be copied, cut and pasted`() {
    struct NoteApp: App {
      @State private var words = ["Soup"]
      var body: some Scene {
        WindowGroup {
          Text(words.joined(separator: " ")).focusable().accessibilityIdentifier("row")
            .copyable(words)
            .cuttable { () -> [String] in
              defer { words = [] }
              return words
            }
            .pasteDestination(for: String.self) { words += $0 }
        }
        .commands { EmptyCommands() }
      }
    }
    let window = TestWindow(NoteApp.self)
    func enabled() -> [String] {
      window.clickMenu("Edit")
      defer { window.press(.escape) }
      return (window.menuItem("Edit")?.children ?? []).filter(\.isEnabled).map(\.label)
    }
    window.click("row")
    expect(enabled(), equals: ["Cut", "Copy"])
    window.clickMenu("Edit")
    window.clickMenu("Cut")
    expect(enabled(), equals: ["Cut", "Paste"], "nothing is left to copy")
    window.clickMenu("Edit")
    window.clickMenu("Paste")
    expect(window.find { $0.identifier == "row" }?.label, equals: "Soup")
  }
}
