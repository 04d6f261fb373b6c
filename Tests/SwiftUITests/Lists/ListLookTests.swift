import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What a list looks like where the app says so, and what stays as it is everywhere on the desktop.
@MainActor struct ListLookTests {
  struct Stripes: View {
    var behavior = AlternatingRowBackgroundBehavior.automatic
    var body: some View {
      List(0..<5, id: \.self) { row in
        Text("Row \(row)").listRowBackground(row == 3 ? Color.red : nil)
      }
      .alternatingRowBackgrounds(behavior)
    }
  }
  private func window<V: View>(@ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400), idiom: .desktop, view)
  }
  /// The veil that each second row has: 4 % of black.
  private func stripes(_ window: TestWindow) -> Int {
    window.displayList.split(separator: "\n").filter { $0.contains("#0000000a") }.count
  }

  @Test func `each second row has a ground of its own where that is asked for, but those with another`() {
    expect(stripes(window { Stripes() }), equals: 0)
    // Rows 1 and 3 of five; row 3 keeps its red.
    expect(stripes(window { Stripes(behavior: .enabled) }), equals: 1)
    expect(stripes(window { Stripes(behavior: .disabled) }), equals: 0)
  }
  @Test func `grounds of rows follow what comes and goes above them`() throws {
    struct Rows: View {
      @State private var rows = Array(0..<4)
      var body: some View {
        List(rows, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }.alternatingRowBackgrounds()
        Button("Remove") { rows.removeFirst() }.accessibilityIdentifier("remove")
      }
    }
    let window = window { VStack { Rows() } }
    expect(stripes(window), equals: 2)
    window.click("remove")
    window.advance(by: .seconds(1))
    expect(stripes(window), equals: 1)
  }
  @Test func `sections are as far from each other as is asked for`() throws {
    func distance(_ spacing: ListSectionSpacing?) throws -> CGFloat {
      let window = TestWindow(size: CGSize(width: 300, height: 600), idiom: .phone) {
        List {
          Section { Text("Above").accessibilityIdentifier("above") }
          Section { Text("Below").accessibilityIdentifier("below") }
        }
        .listSectionSpacing(spacing ?? .default)
      }
      return try window.element("below").frame.midY - window.element("above").frame.midY
    }
    let standard = try distance(nil)
    try expect(distance(.compact) < standard)
    try expect(distance(.custom(100)), equals: standard + 100 - 35)
    try expect(distance(.custom(0)), equals: standard - 35)
  }

  // MARK: - The desktop's own

  private struct MailApp: App {
    @MainActor static var count = 0
    var body: some Scene {
      WindowGroup {
        List(0..<3, id: \.self) { Text("Mail \($0)") }.refreshable { await MainActor.run { MailApp.count += 1 } }
      }
      // A window has a menu bar when its scene has commands.
      .commands { CommandMenu("Mail") { Button("Write") {} } }
    }
  }
  @Test func `the menu View and its key refresh, once each`() async throws {
    MailApp.count = 0
    let window = TestWindow(MailApp.self)
    window.clickMenu("View")
    choose(window, "Refresh")
    await window.settleTasks()
    expect(MailApp.count, equals: 1)
    window.press("r", modifiers: .command)
    await window.settleTasks()
    expect(MailApp.count, equals: 2)
  }
  @Observable final class Model {
    var names = ["one", "two"]
    var selection: Set<String> = []
    nonisolated deinit {}
  }
  @Test func `the middle button pastes into a field in a list, and does nothing to the rows`() throws {
    struct Names: View {
      @Bindable var model: Model
      var body: some View {
        ScrollView {
          Text("selected words").textSelection(.enabled).accessibilityIdentifier("words")
          List(selection: $model.selection) {
            ForEach(model.names, id: \.self) { name in
              HStack {
                Text(name).accessibilityIdentifier(name)
                TextField("Name", text: .constant("")).accessibilityIdentifier("constant \(name)")
              }
              .swipeActions { Button("Delete", role: .destructive) {} }
            }
            TextField("New", text: $model.names[0]).accessibilityIdentifier("field")
          }
          .frame(height: 300)
          Color.gray.frame(height: 600)
        }
      }
    }
    let model = Model(), window = window { Names(model: model) }
    let words = try window.element("words").frame
    window.drag(from: CGPoint(x: words.minX + 1, y: words.midY), to: CGPoint(x: words.maxX, y: words.midY))
    let field = try window.element("field").frame
    let end = CGPoint(x: field.minX + 60, y: field.midY)
    window.pointerDown(at: end, button: .middle)
    window.pointerUp(at: end, button: .middle)
    expect(model.names[0].contains("selected words"))
    expect(model.selection, equals: [])
    window.advance(by: .seconds(1))
    let row = try window.element("two").frame
    // A press of the middle button on a row neither selects, drags nor scrolls.
    let start = CGPoint(x: row.midX, y: row.midY)
    window.pointerDown(at: start, button: .middle)
    window.hover(at: CGPoint(x: start.x, y: start.y + 60))
    window.pointerUp(at: CGPoint(x: start.x, y: start.y + 60), button: .middle)
    expect(model.selection, equals: [])
    try expect(window.element("two").frame, equals: row)
    expect(window.reports, equals: [])
  }
}
