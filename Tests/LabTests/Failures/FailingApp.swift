import Foundation
import HearthTesting
import SwiftData
import SwiftUI

/// A note in a store, as the app that is made to fail keeps it.
@Model final class KeptNote {
  var text: String
  init(_ text: String) { self.text = text }
}

/// What an app keeps: a value of its scene, a store of SwiftData, and a file that it writes in one piece.
@MainActor struct FailingApp {
  let folder: URL
  private var draft: URL { folder.appendingPathComponent("draft.txt") }

  private struct Page: View {
    @SceneStorage("text") private var text = "none"
    var body: some View { TextField("Text", text: $text).accessibilityIdentifier("text") }
  }
  private func window() -> TestWindow {
    TestWindow(storage: folder.appendingPathComponent("state")) { Page() }
  }
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: KeptNote.self, configurations: ModelConfiguration("Kept", url: folder.appendingPathComponent("Kept.store")))
  }

  /// Writes a text everywhere.
  /// - Returns: What was said to have gone wrong.
  func keep(_ text: String) -> [String] {
    var problems: [String] = []
    let window = window()
    window.click("text")
    window.press("a", modifiers: .command)
    window.type(text)
    // What could not be written is tried again.
    window.advance(by: .seconds(30))
    problems += window.reports
    window.quit()
    problems += window.reports
    do {
      let context = try container().mainContext
      context.insert(KeptNote(text))
      try context.save()
    } catch {
      problems.append("store: \(error)")
    }
    do { try Data(text.utf8).write(to: draft, options: .atomic) } catch { problems.append("draft: \(error)") }
    return problems
  }
  /// Whether a file of a window's state could not be read, and is kept as it was.
  static func hasUnreadableState(in folder: URL) -> Bool {
    let scenes = folder.appendingPathComponent("state/scenes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scenes.path)) ?? []
    return names.contains { name in
      guard name.hasSuffix(".unreadable") else { return false }
      let bytes = try? Data(contentsOf: scenes.appendingPathComponent(name))
      return bytes?.range(of: Data("old".utf8)) != nil
    }
  }
  /// What is kept, each as a text; nil where it cannot be read.
  func kept() -> (scene: String?, notes: [String]?, draft: String?) {
    let window = window()
    let scene = window.reports.isEmpty ? window.find { $0.identifier == "text" }?.value : nil
    window.kill()
    let notes = try? container().mainContext.fetch(FetchDescriptor<KeptNote>(sortBy: [SortDescriptor(\.text)])).map(
      \.text)
    return (scene, notes, try? String(contentsOf: draft, encoding: .utf8))
  }
}
