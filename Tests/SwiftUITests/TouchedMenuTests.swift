import HearthTesting
import QuickTesting
import SwiftUI

/// Menus as phones and tablets have them. What they have from where: `Documentation/Phone.md`.
@MainActor struct TouchedMenuTests {
  private static let screen = CGSize(width: 393, height: 852)
  private func phone<V: View>(
    _ look: SystemLook = .ios17, _ size: DynamicTypeSize = .large, @ViewBuilder _ root: () -> V
  ) -> TestWindow {
    TestWindow(
      size: Self.screen, idiom: .phone, look: look, settings: TestWindow.Settings(dynamicTypeSize: size), root)
  }
  private func item(_ label: String, _ window: TestWindow) throws -> Element {
    struct Missing: Error {}
    guard let element = window.elements(where: { $0.label == label }).last else { throw Missing() }
    return element
  }
  private func tap(_ label: String, _ window: TestWindow) throws {
    let frame = try item(label, window).frame
    window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  private struct Sorting: View {
    @State private var isReversed = true
    @State private var said = ""
    var body: some View {
      VStack(alignment: .leading) {
        Text(said)
        Menu("Options") {
          Button("Rename", systemImage: "pencil") { said = "renamed" }
          Button("Duplicate", systemImage: "plus.square.on.square") {}
          Section {
            Toggle("Reversed", isOn: $isReversed)
            Menu("Sort by") {
              Button("Name") { said = "by name" }
              Button("Date") {}
            }
          }
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        Spacer()
      }
      .padding(40)
    }
  }

  @Test func `a phone's menu is 250 wide, with rows of 44 that a strip parts by sections`() throws {
    let window = phone { Sorting() }
    try tap("Options", window)
    let rename = try item("Rename", window).frame, duplicate = try item("Duplicate", window).frame
    let reversed = try item("Reversed", window).frame
    expect(rename.size, equals: CGSize(width: 250, height: 44))
    expect(duplicate.minY - rename.minY, equals: 44)
    expect(reversed.minY - duplicate.maxY, equals: 8)
    try tap("Rename", window)
    expect(window.displayList.contains("\"renamed\""))
    expect(window.elements(where: { $0.label == "Duplicate" }).isEmpty)
  }
  @Test func `icons stand behind the titles until 18, and before them in 26`() throws {
    func title(_ look: SystemLook) throws -> CGFloat {
      let window = phone(look) { Sorting() }
      try tap("Options", window)
      return try item("Rename", window).frame.minX.distance(to: window.place(ofDrawn: "Rename")?.x ?? 0)
    }
    // Behind the marks of a menu with a toggle; behind icons of 24.
    expect(try title(.ios17), equals: 38)
    expect(try title(.ios26), equals: 60)
  }
  @Test func `a submenu covers what is below its item`() throws {
    let window = phone { Sorting() }
    try tap("Options", window)
    let item = try item("Sort by", window).frame
    try tap("Sort by", window)
    let name = try self.item("Name", window).frame
    expect(name.minX, equals: item.minX)
    expect(name.minY, equals: item.maxY)
    try tap("Name", window)
    expect(window.displayList.contains("\"by name\""))
  }
  @Test func `long titles have two lines, and menus are wider where letters are largest`() throws {
    struct Long: View {
      var body: some View {
        Menu("Options") {
          Button("Send a copy of this document to everybody") {}
          Button("Cut") {}
        }
      }
    }
    let window = phone { Long() }
    try tap("Options", window)
    expect(try item("Send a copy of this document to everybody", window).frame.height > 60)
    expect(try item("Cut", window).frame.height, equals: 44)
    let large = phone(.ios17, .accessibility3) { Long() }
    try tap("Options", large)
    let cut = try item("Cut", large).frame
    expect(cut.width > 350 && cut.height > 60)
  }
  @Test func `a desktop's menus are as they were, on tablets as on phones`() throws {
    let desktop = TestWindow(size: CGSize(width: 600, height: 500)) { Sorting() }
    try tap("Options", desktop)
    expect(try item("Rename", desktop).frame.height < 36)
    let pad = TestWindow(size: CGSize(width: 820, height: 1180), idiom: .pad) { Sorting() }
    try tap("Options", pad)
    expect(try item("Rename", pad).frame.size, equals: CGSize(width: 250, height: 44))
  }
}
