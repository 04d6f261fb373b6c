import HearthTesting
import QuickTesting
import SwiftUI

/// Phones and tablets in the look of 26. What it has from where: `Documentation/Phone.md`.
@MainActor struct GlassLookTests {
  private static let screen = CGSize(width: 393, height: 852)
  private func phone<V: View>(_ look: SystemLook = .ios26, @ViewBuilder _ root: () -> V) -> TestWindow {
    TestWindow(size: Self.screen, idiom: .phone, look: look, root)
  }
  private func labeled(_ label: String, _ window: TestWindow) throws -> Element {
    struct Missing: Error {}
    guard let element = window.elements(where: { $0.label == label }).last else { throw Missing() }
    return element
  }

  @Test func `colours are those of the edition, on desktops too`() {
    @MainActor func drawn(_ color: Color, _ look: SystemLook, _ scheme: ColorScheme, _ idiom: Idiom) -> String {
      let window = TestWindow(idiom: idiom, look: look, settings: TestWindow.Settings(colorScheme: scheme)) {
        color.frame(width: 10, height: 10)
      }
      return String(window.displayList.split(separator: "#").last?.prefix(6) ?? "")
    }
    let hues: [(Color, String, String)] = [
      (.blue, "0088ff", "0091ff"), (.orange, "ff8d28", "ff9230"), (.brown, "ac7f5e", "b78a66"),
      (.mint, "00c8b3", "00dac3"), (.indigo, "6155f5", "6d7cff"), (.cyan, "00c0e8", "3cd3fe"),
      (.green, "34c759", "30d158"),
    ]
    for (color, light, dark) in hues {
      for idiom in [Idiom.phone, .desktop] {
        expect(drawn(color, .ios26, .light, idiom), equals: light)
        expect(drawn(color, .ios26, .dark, idiom), equals: dark)
      }
    }
    expect(drawn(.blue, .ios17, .light, .phone), equals: "007aff")
    expect(drawn(.accentColor, .ios26, .light, .phone), equals: "0088ff")
    expect(drawn(.accentColor, .ios17, .light, .phone), equals: "007aff")
    struct Tinted: View {
      @Environment(\.self) private var values
      var body: some View { Text(Color.accentColor.resolve(in: values).description) }
    }
    let window = TestWindow(look: .ios26) { Tinted().tint(.blue) }
    expect(window.displayList.contains("#0088FFFF"))
  }

  private struct Rows: View {
    var body: some View {
      List {
        Section("Sound") {
          Text("One").accessibilityIdentifier("one")
          Text("Two").accessibilityIdentifier("two")
          Toggle("Loud", isOn: .constant(true)).accessibilityIdentifier("loud")
        }
      }
    }
  }
  @Test func `rows are 52 high on cards that are 16 from the edges, and headers are written as they are`() throws {
    let window = phone { Rows() }, old = phone(.ios17) { Rows() }
    let one = try window.element("one").frame, two = try window.element("two").frame
    expect(two.minY - one.minY, equals: 52)
    expect(one.minX, equals: 32)
    expect(window.displayList.contains("\"Sound\""))
    let earlier = try old.element("two").frame.minY - old.element("one").frame.minY
    expect(earlier, equals: 44)
    expect(old.displayList.contains("\"SOUND\""))
  }
  @Test func `a switch is 63 wide and 28 high`() throws {
    func size(_ look: SystemLook) throws -> CGSize {
      try phone(look) { Toggle("Loud", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("loud") }
        .element("loud").frame.size
    }
    expect(try size(.ios26), equals: CGSize(width: 63, height: 28))
    expect(try size(.ios17), equals: CGSize(width: 51, height: 31))
  }

  private struct Page: View {
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Edit", systemImage: "pencil") {}.accessibilityIdentifier("edit")
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button("Share", systemImage: "square.and.arrow.up") {}.accessibilityIdentifier("share")
            }
            ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {}.accessibilityIdentifier("done") }
            ToolbarItem(placement: .cancellationAction) { Button(role: .close) {}.accessibilityIdentifier("close") }
          }
      }
    }
  }
  @Test func `buttons of a bar are 44 high, share a pane, and stand apart where they are prominent`() throws {
    let window = phone { Page() }
    let edit = try window.element("edit").frame, share = try window.element("share").frame
    expect(edit.height, equals: 44)
    expect(edit.width, equals: 44)
    expect(share.minX - edit.maxX, equals: 4)
    let done = try window.element("done").frame
    expect(done.minX - share.maxX, equals: 12)
    // A cross and a tick, with names for those who do not see them.
    let close = try window.element("close")
    expect(close.label, equals: "Close")
    expect(close.frame.width, equals: 44)
    expect(try window.element("done").label, equals: "Done")
    expect(!window.displayList.contains("\"Close\"") && !window.displayList.contains("\"Done\""))
    let old = phone(.ios17) { Page() }
    expect(old.displayList.contains("\"Close\"") && old.displayList.contains("\"Done\""))
    expect(try old.element("edit").frame.height, equals: 36)
  }
  @Test func `the way back is a round pane with an arrow, named after the page behind`() throws {
    let window = phone {
      NavigationStack {
        NavigationLink("Next") { Text("Second").navigationTitle("Second") }.navigationTitle("First")
          .accessibilityIdentifier("next")
      }
    }
    window.click("next")
    window.advance(by: .seconds(1))
    let back = try window.element("back")
    expect(back.label, equals: "First")
    expect(back.frame.size, equals: CGSize(width: 44, height: 44))
    expect(back.frame.minX, equals: 16)
    window.click("back")
    window.advance(by: .seconds(1))
    expect(try window.element("next").isEnabled)
  }
  @Test func `a space in a bar below parts its panes, and what has status lies on none`() throws {
    struct Below: View {
      let hasSpace: Bool
      var body: some View {
        NavigationStack {
          Color.white.toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("A") {}
              if hasSpace { Spacer() }
              Button("B") {}
            }
          }
        }
      }
    }
    @MainActor func panes(_ hasSpace: Bool) -> Int {
      phone { Below(hasSpace: hasSpace) }.displayList.components(separatedBy: "backdrop").count - 1
    }
    expect(panes(true), equals: panes(false) + 1)
    let status = phone {
      NavigationStack {
        Color.white.toolbar { ToolbarItem(placement: .status) { Text("Updated") } }
      }
    }
    expect(!status.displayList.contains("backdrop"))
  }
  @Test func `a phone's tabs float above the foot of the page, and a search stands beside them`() throws {
    let window = phone {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Mail", systemImage: "envelope") { Text("Letters") }
        Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Found") }
      }
    }
    let tabs = window.elements(where: { $0.traits.contains(.isButton) })
    let home = try labeled("Home", window).frame, search = try labeled("Search", window).frame
    expect(tabs.count >= 3)
    expect(search.maxX, equals: Self.screen.width - 21)
    expect(search.width, equals: 62)
    expect(home.minX >= 21 && home.maxY < Self.screen.height)
    window.click(at: CGPoint(x: search.midX, y: search.midY))
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("\"Found\""))
  }
  @Test func `an alert's texts begin at its leading edge, and its buttons are capsules that can be pressed`() throws {
    struct Ask: View {
      @State var asks = true
      @State var answer = "none"
      var body: some View {
        Text(answer).alert("Delete?", isPresented: $asks) {
          Button("Delete", role: .destructive) { answer = "deleted" }.accessibilityIdentifier("delete")
          Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
        } message: {
          Text("It is gone then.")
        }
      }
    }
    let window = phone { Ask() }
    window.advance(by: .seconds(1))
    let delete = try window.element("delete").frame, title = try labeled("Delete?", window).frame
    let message = try labeled("It is gone then.", window).frame
    expect(title.minX, equals: message.minX)
    expect(title.midX < Self.screen.width / 2 - 20)
    expect(delete.height >= 48)
    window.click("delete")
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("\"deleted\""))
  }
  @Test func `the look can change while the window is open, and comes back after a relaunch`() throws {
    let window = phone(.ios17) { Rows() }
    window.settings.look = .ios26
    let step = try window.element("two").frame.minY - window.element("one").frame.minY
    expect(step, equals: 52)
    let next = phone { Rows() }.quit().relaunch()
    expect(next.settings.look == .ios26)
  }
  private func tap(_ label: String, _ window: TestWindow) throws {
    let frame = try labeled(label, window).frame
    window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  private struct Question: View {
    @State private var isAsked = false
    @State private var said = ""
    var body: some View {
      VStack {
        Text(said)
        Button("Remove…") { isAsked = true }.accessibilityIdentifier("ask")
          .confirmationDialog("Remove the note?", isPresented: $isAsked) {
            Button("Remove", role: .destructive) { said = "removed" }
            Button("Keep a copy") {}
            Button("Not now", role: .cancel) { said = "kept" }
          }
      }
    }
  }
  @Test func `a confirmation dialog stands at what asked for it, without a button that leads out`() throws {
    let window = phone { Question() }
    let asked = try window.element("ask").frame
    try tap("Remove…", window)
    let remove = try labeled("Remove", window).frame
    expect(remove.minY > asked.maxY && remove.minY < asked.maxY + 60)
    expect(abs(remove.midX - asked.midX) < 1)
    expect(remove.height >= 48)
    expect(!window.displayList.contains("\"Not now\""))
    expect(try labeled("Not now", window).traits.contains(.isButton))
    window.tap(at: CGPoint(x: 20, y: 20))
    expect(window.displayList.contains("\"kept\""))
    try tap("Remove…", window)
    try tap("Remove", window)
    expect(window.displayList.contains("\"removed\""))
    // That of a whole page stands in its middle.
    struct Page: View {
      @State private var isAsked = true
      var body: some View {
        Color.clear.confirmationDialog("Leave?", isPresented: $isAsked) { Button("Leave") {} }
      }
    }
    let page = phone { Page() }
    page.settle()
    let leave = try labeled("Leave", page).frame
    expect(abs(leave.midX - Self.screen.width / 2) < 1 && abs(leave.midY - Self.screen.height / 2) < 40)
  }
}
