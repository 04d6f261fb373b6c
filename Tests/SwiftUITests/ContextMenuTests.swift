import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Card: View {
  @State private var log = "nothing"
  var body: some View {
    VStack(spacing: 20) {
      Text("Letter").accessibilityIdentifier("letter")
        .contextMenu {
          Button("Read") { log = "read" }
          Menu("Send") { Button("By Mail") { log = "mailed" } }
          Button("Burn", role: .destructive) { log = "burnt" }
        }
      Button("Press") { log = "pressed" }.accessibilityIdentifier("button")
        .contextMenu {
          Button("Explain") { log = "explained" }
        } preview: {
          Text("What it does")
        }
      Text("Plain").accessibilityIdentifier("plain").contextMenu {}
      Text(log).accessibilityIdentifier("log")
    }
  }
}

private struct Shelf: View {
  @State var selection: Set<String> = ["Fig", "Pear"]
  @State var log = "nothing"
  var rowsHaveMenus = false
  var body: some View {
    VStack {
      List(["Apple", "Fig", "Pear"], id: \.self, selection: $selection) { name in
        if rowsHaveMenus {
          Text(name).contextMenu { Button("Eat \(name)") { log = "ate \(name)" } }
        } else {
          Text(name)
        }
      }
      .frame(height: 300)
      .contextMenu(forSelectionType: String.self) { names in
        if !names.contains("Pear") || names.count > 1 {
          Button("Cook \(names.sorted().joined(separator: " "))") { log = "cooked \(names.count)" }
        }
      } primaryAction: {
        log = "opened " + $0.sorted().joined(separator: " ")
      }
      Text(log).accessibilityIdentifier("log")
    }
  }
}

extension TestWindow {
  fileprivate func item(_ label: String) -> Element? {
    find { $0.label == label && ($0.traitNames.contains("menu item") || $0.traitNames.contains("menu")) }
  }
  fileprivate func log() throws -> String { try element("log").label }
  fileprivate func row(_ label: String) throws -> CGPoint {
    let frame = try require(find { $0.label == label }).frame
    // Far from the text: the menu is that of the whole row.
    return CGPoint(x: frame.midX + 200, y: frame.midY)
  }
}

/// Lists behind types that say nothing about them.
private struct HiddenShelf: View {
  nonisolated enum Form: CaseIterable { case any, choice, several }
  let form: Form
  @State var selection: Set<String> = ["Fig"]
  @State var log = "nothing"
  @State var isShown = true
  private func list(_ names: [String]) -> some View {
    List(names, id: \.self, selection: $selection) { Text($0) }.frame(height: 150)
  }
  var body: some View {
    VStack {
      content.contextMenu(forSelectionType: String.self) { names in
        Button("Cook \(names.sorted().joined(separator: " "))") { log = "cooked \(names.count)" }
      } primaryAction: {
        log = "opened " + $0.sorted().joined(separator: " ")
      }
      Text(log).accessibilityIdentifier("log")
    }
  }
  @ViewBuilder private var content: some View {
    switch form {
    case .any: AnyView(list(["Apple", "Fig"]))
    case .choice: if isShown { list(["Apple", "Fig"]) }
    case .several:
      list(["Apple"])
      list(["Fig", "Pear"])
    }
  }
}

@MainActor struct ContextMenuTests {
  @QuickTesting.Test func `a style says whether a menu has its sign`() throws {
    func width<S: MenuStyle>(_ style: S) throws -> CGFloat {
      let window = TestWindow(idiom: .desktop) {
        Menu("Sort") { Button("By Name") {} }.menuStyle(style).accessibilityIdentifier("menu")
      }
      return try window.element("menu").frame.width
    }
    let plain = try width(BorderlessButtonMenuStyle(showsMenuIndicator: false))
    try expect(width(BorderlessButtonMenuStyle(showsMenuIndicator: true)), equals: plain + 6 + 8)
    try expect(width(BorderlessButtonMenuStyle()), equals: plain + 6 + 8)
  }
  @Test(arguments: HiddenShelf.Form.allCases) fileprivate func `lists of any type have the menu of rows around them`(
    form: HiddenShelf.Form
  ) throws {
    let window = TestWindow { HiddenShelf(form: form) }
    window.secondaryClick(at: try window.row("Fig"))
    let cook = try require(window.item("Cook Fig"))
    window.click(at: CGPoint(x: cook.frame.midX, y: cook.frame.midY))
    try expect(window.log(), equals: "cooked 1")
    window.secondaryClick(at: try window.row("Apple"))
    expect(window.item("Cook Apple") != nil)
    window.press(.escape)
    window.click(at: try window.row("Fig"), count: 2)
    try expect(window.log(), equals: "opened Fig")
  }
  @QuickTesting.Test func `the secondary button opens the menu where it was pressed, and an item acts`() throws {
    let window = TestWindow { Card() }
    window.secondaryClick("letter")
    let read = try require(window.item("Read"))
    let letter = try window.element("letter").frame
    expect(abs(read.frame.minX - letter.midX) < 1)
    let middle = CGPoint(x: read.frame.midX, y: read.frame.midY)
    window.hover(at: middle)
    window.click(at: middle)
    try expect(window.log(), equals: "read")
    expect(window.item("Read") == nil)
  }
  @QuickTesting.Test func `keys go through an open context menu, into submenus and out, and Escape closes it`() throws {
    let window = TestWindow { Card() }
    window.secondaryClick("letter")
    window.press(.downArrow)
    window.press(.downArrow)
    window.press(.rightArrow)
    expect(window.item("By Mail") != nil)
    window.press(.escape)
    expect(window.item("By Mail") == nil && window.item("Send") != nil)
    window.press(.rightArrow)
    window.press(.return)
    try expect(window.log(), equals: "mailed")
    window.secondaryClick("letter")
    window.press(.escape)
    expect(window.item("Read") == nil)
  }
  @QuickTesting.Test func `a press elsewhere closes the menu and does nothing else`() throws {
    let window = TestWindow { Card() }
    window.secondaryClick("letter")
    // Above the menu, which lies over the button.
    let frame = try window.element("letter").frame
    window.click(at: CGPoint(x: frame.minX - 20, y: frame.midY))
    expect(window.item("Read") == nil)
    try expect(window.log(), equals: "nothing")
  }
  @QuickTesting.Test func `the menu key and F10 with Shift open the menu of what has focus`() throws {
    let window = TestWindow { Card() }
    window.press(.tab)
    expect(window.focused, equals: "button")
    window.press(KeyEquivalent("\u{F735}"))
    expect(window.focusedElement?.label, equals: "Explain")
    window.press(.return)
    try expect(window.log(), equals: "explained")
    window.press(KeyEquivalent("\u{F70D}"), modifiers: .shift)
    expect(window.item("Explain") != nil)
  }
  @QuickTesting.Test func `a long press opens the menu and is no press of the button below`() throws {
    let window = TestWindow { Card() }
    window.longPress("button")
    expect(window.item("Explain") != nil)
    try expect(window.log(), equals: "nothing")
    window.press(.escape)
    let frame = try window.element("button").frame
    window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.item("Explain") == nil)
    try expect(window.log(), equals: "pressed")
  }
  @QuickTesting.Test func `a finger that moves opens no menu`() throws {
    let window = TestWindow { Card() }
    let frame = try window.element("letter").frame
    window.touchDrag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + 60))
    window.advance(by: .seconds(1))
    expect(window.item("Read") == nil)
  }
  @QuickTesting.Test func `the preview of a view is cut to its shape for previews, and stands on no card`() throws {
    func opened<V: View>(_ view: V) -> String {
      let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) {
        view.contextMenu { Button("Eat") {} }.accessibilityElement().accessibilityIdentifier("view")
      }
      window.longPress("view")
      return window.displayList
    }
    let square = Color.red.frame(width: 80, height: 80)
    // With the edge of the card around it: 80 + 2 * 6.
    expect(opened(square).contains("92x92"))
    let round = opened(square.contentShape(.contextMenuPreview, Circle()))
    expect(round.contains("clip ellipse") && !round.contains("92x92"), "\(round)")
    expect(opened(square.contentShape(.interaction, Circle())).contains("92x92"))
  }
  @QuickTesting.Test func `on a phone the preview, or else the view, stands out above the dimmed window`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Card() }
    expect(!window.displayList.contains("What it does"))
    window.longPress("button")
    expect(window.displayList.contains("What it does"))
    window.press(.escape)
    expect(!window.displayList.contains("What it does"))
    let once = window.displayList.components(separatedBy: "\"Letter\"").count
    window.longPress("letter")
    expect(window.displayList.components(separatedBy: "\"Letter\"").count, equals: once + 1)
    // The menu lies below what it is about.
    let letter = try window.element("letter").frame, read = try require(window.item("Read")).frame
    expect(read.minY > letter.maxY)
    let desktop = TestWindow { Card() }
    desktop.secondaryClick("button")
    expect(!desktop.displayList.contains("What it does"))
  }
  @QuickTesting.Test func `without items nothing opens, and a disabled view has no menu`() throws {
    let window = TestWindow { Card().disabled(true) }
    window.secondaryClick("letter")
    window.longPress("letter")
    expect(window.item("Read") == nil)
    let other = TestWindow { Card() }
    other.secondaryClick("plain")
    expect(other.find { $0.traitNames.contains("menu item") } == nil)
  }
  @QuickTesting.Test func `the innermost menu opens`() throws {
    let window = TestWindow {
      VStack {
        Text("Inner").accessibilityIdentifier("inner").contextMenu { Button("Small") {} }
        Text("Outer").accessibilityIdentifier("outer")
      }
      .contextMenu { Button("Large") {} }
    }
    window.secondaryClick("inner")
    expect(window.item("Small") != nil && window.item("Large") == nil)
    window.press(.escape)
    window.secondaryClick("outer")
    expect(window.item("Large") != nil)
    window.press(.escape)
    window.longPress("inner")
    expect(window.item("Small") != nil && window.item("Large") == nil)
  }
  @QuickTesting.Test func `items follow the state while the menu is open`() throws {
    struct Page: View {
      @State var isOn = false
      var body: some View {
        Text("Lamp").accessibilityIdentifier("lamp").contextMenu {
          Toggle("On", isOn: $isOn).menuActionDismissBehavior(.disabled)
          if isOn { Button("Dim") {} }
        }
      }
    }
    let window = TestWindow { Page() }
    window.secondaryClick("lamp")
    expect(window.item("Dim") == nil)
    window.press(.downArrow)
    window.press(.return)
    expect(window.item("Dim") != nil)
  }
  @QuickTesting.Test func `where text is read from right to left the menu opens to the left`() throws {
    let window = TestWindow { Card().environment(\.layoutDirection, .rightToLeft) }
    window.secondaryClick("letter")
    let read = try require(window.item("Read")).frame, letter = try window.element("letter").frame
    expect(abs(read.maxX - letter.midX) < 1)
  }

  // MARK: - Rows

  @QuickTesting.Test
  func `the menu of a selected row is for the selection, of another for that row, and beside rows for nothing`()
    throws
  {
    let window = TestWindow { Shelf() }
    window.secondaryClick(at: try window.row("Fig"))
    expect(window.item("Cook Fig Pear") != nil)
    window.press(.escape)
    window.secondaryClick(at: try window.row("Apple"))
    expect(window.item("Cook Apple") != nil)
    window.press(.downArrow)
    window.press(.return)
    try expect(window.log(), equals: "cooked 1")
    window.secondaryClick(at: CGPoint(x: 400, y: try window.row("Pear").y + 100))
    expect(window.item("Cook ") != nil)
  }
  @QuickTesting.Test func `a row's own menu goes before that of the list, in all of the row`() throws {
    let window = TestWindow { Shelf(rowsHaveMenus: true) }
    window.secondaryClick(at: try window.row("Fig"))
    expect(window.item("Eat Fig") != nil)
    window.press(.downArrow)
    window.press(.return)
    try expect(window.log(), equals: "ate Fig")
    window.longPress(at: try window.row("Apple"))
    expect(window.item("Eat Apple") != nil)
  }
  @QuickTesting.Test
  func `in a list the menu key opens the menu at the row of the keys, and Return is the primary action`() throws {
    let window = TestWindow { Shelf(selection: ["Fig"]) }
    window.press(.tab)
    window.press(KeyEquivalent("\u{F735}"))
    expect(window.focusedElement?.label, equals: "Cook Fig")
    window.press(.escape)
    window.press(.return)
    try expect(window.log(), equals: "opened Fig")
  }
  @QuickTesting.Test func `a double click is the primary action, and on a phone a tap`() throws {
    let window = TestWindow { Shelf(selection: []) }
    let point = try window.row("Fig")
    window.click(at: point)
    try expect(window.log(), equals: "nothing")
    window.click(at: point, count: 2)
    try expect(window.log(), equals: "opened Fig")
    let phone = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Shelf(selection: []) }
    let frame = try require(phone.find { $0.label == "Pear" }).frame
    phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try expect(phone.log(), equals: "opened Pear")
  }
}
