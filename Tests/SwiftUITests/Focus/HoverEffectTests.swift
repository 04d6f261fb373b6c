import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct HoverEffectTests {
  private func lines(_ window: TestWindow) -> [Substring] { window.displayList.split(separator: "\n") }
  private func reduceMotion(_ window: TestWindow) {
    window.settings.reducesMotion = true
  }
  private func poster(_ name: String) -> some View {
    Color.red.frame(width: 100, height: 50).accessibilityElement().accessibilityIdentifier(name)
  }
  private func middle(_ name: String, _ window: TestWindow) throws -> CGPoint {
    let frame = try window.element(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: - Pointers

  @Test(arguments: [Idiom.desktop, .pad]) func `a lift grows under the pointer and goes back`(_ idiom: Idiom) throws {
    let window = TestWindow(idiom: idiom) { poster("poster").hoverEffect(.lift) }
    let rest = window.displayList
    window.hover(at: try middle("poster", window))
    expect(window.displayList.contains("transform 1.04 0 0 1.04 -2 -1"))
    expect(window.displayList.contains("shadow "))
    window.hover(at: .zero)
    expect(window.displayList, equals: rest)
  }
  @QuickTesting.Test func `a highlight makes the view brighter on a platter, and is what is automatic under a pointer`()
    throws
  {
    let window = TestWindow {
      VStack {
        poster("first").hoverEffect(.highlight); poster("second").hoverEffect()
      }
    }
    let rest = window.displayList
    window.hover(at: try middle("first", window))
    expect(window.displayList.contains("color matrix"))
    expect(window.displayList.contains("108x58 radius 8 #00000014"))
    let first = window.displayList
    window.hover(at: try middle("second", window))
    expect(window.displayList != rest && window.displayList != first)
    expect(window.displayList.contains("color matrix"))
  }
  @QuickTesting.Test func `the platter of a highlight has the content shape for hover effects`() throws {
    let window = TestWindow { poster("poster").contentShape(.hoverEffect, .ellipse).hoverEffect(.highlight) }
    window.hover(at: try middle("poster", window))
    expect(window.displayList.contains("fill ellipse 350,275 100x50 #00000014"), "\(window.displayList)")
  }
  @QuickTesting.Test func `with reduced motion nothing grows`() throws {
    let window = TestWindow { poster("poster").hoverEffect(.lift) }
    reduceMotion(window)
    window.hover(at: try middle("poster", window))
    expect(window.displayList.contains("shadow "))
    expect(!window.displayList.contains("transform"))
  }
  @QuickTesting.Test func `what is disabled shows no hover effect`() throws {
    struct Page: View {
      @Environment(\.isHoverEffectEnabled) private var isOn
      let name: String
      var body: some View {
        Color.red.frame(width: 100, height: 50).hoverEffect(.lift).hoverEffectDisabled(false).accessibilityElement()
          .accessibilityIdentifier(name)
          .accessibilityValue(isOn ? "on" : "off")
      }
    }
    let window = TestWindow {
      VStack {
        Page(name: "around").hoverEffectDisabled()
        poster("modifier").hoverEffect(.lift, isEnabled: false)
        poster("control").hoverEffect(.lift).disabled(true)
        Page(name: "on")
      }
    }
    let rest = window.displayList
    for name in ["around", "modifier", "control"] {
      window.hover(at: try middle(name, window))
      expect(window.displayList, equals: rest)
    }
    try expect(window.element("around").value, equals: "off")
    try expect(window.element("on").value, equals: "on")
    window.hover(at: try middle("on", window))
    expect(window.displayList != rest)
  }
  @QuickTesting.Test func `hovering records the effect and the way up, and evaluates no body`() throws {
    let window = TestWindow { poster("poster").hoverEffect(.lift) }
    window.hover(at: try middle("poster", window))
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.itemsRecorded <= 2)
  }

  // MARK: - Television

  private func shelf() -> TestWindow {
    TestWindow(idiom: .tv) {
      VStack(spacing: 40) {
        HStack(spacing: 40) {
          poster("left").focusable().hoverEffect(.highlight)
          poster("right").focusable().hoverEffect(.highlight)
        }
        HStack(spacing: 40) {
          Button("Play") {}.accessibilityIdentifier("play")
          poster("lifted").focusable().hoverEffect(.lift)
        }
      }
    }
  }
  @QuickTesting.Test func `a focused view is lifted out of its place`() {
    let window = TestWindow(idiom: .tv) {
      VStack {
        Button("Play") {}; Button("Stop") {}
      }
    }
    expect(window.displayList.contains("transform 1.08 0 0 1.08"))
    expect(window.displayList.contains("shadow "))
    // Drawn once: not below itself.
    expect(lines(window).count { $0.contains("\"Play\"") }, equals: 1)
    window.move(.down)
    expect(lines(window).count { $0.contains("\"Play\"") }, equals: 1)
    expect(lines(window).count { $0.contains("\"Stop\"") }, equals: 1)
    expect(lines(window).last { $0.contains("text ") }?.contains("\"Stop\""), equals: true)
  }
  @QuickTesting.Test func `a lifted button of text stands on a platter`() {
    func platters<V: View>(_ view: V) -> Int {
      let window = TestWindow(idiom: .tv) { view }
      return lines(window).count { $0.contains("fill ") && $0.hasSuffix("#ffffff") }
    }
    expect(platters(Button("Play") {}), equals: 1)
    expect(platters(Button("Play") {}.hoverEffect(.lift)), equals: 1)
    expect(platters(Button("Play") {}.buttonStyle(.plain)), equals: 0)
    expect(platters(poster("poster").focusable()), equals: 0)
  }
  @QuickTesting.Test func `a highlight is seen in perspective under a sheen`() {
    let window = shelf()
    expect(window.displayList.contains("project "))
    expect(window.displayList.contains("blend sourceAtop"))
    expect(window.displayList.contains("linear("))
    expect(lines(window).count { $0.contains("#ff3b30") }, equals: 3)
  }
  @QuickTesting.Test func `a highlight tilts the way of the last move`() throws {
    let window = shelf()
    func perspective() throws -> [Double] {
      let line = try require(lines(window).first { $0.contains("project ") })
      let words = line.split(separator: " ")
      let place = try require(words.firstIndex(of: "perspective"))
      return [Double(words[place + 1]) ?? 0, Double(words[place + 2]) ?? 0]
    }
    window.move(.right)
    // What is farther along x lies farther away: the divisor grows with x.
    try expect(perspective()[0] > 0)
    try expect(perspective()[1], equals: 0)
    window.move(.left)
    try expect(perspective()[0] < 0)
    window.move(.down)
    window.move(.up)
    try expect(perspective()[0], equals: 0)
    try expect(perspective()[1] < 0)
  }
  @QuickTesting.Test func `with reduced motion a highlight does not tilt`() {
    let window = shelf()
    window.move(.right)
    reduceMotion(window)
    expect(!window.displayList.contains("project "))
    expect(window.displayList.contains("blend sourceAtop"))
  }
  @QuickTesting.Test func `a hover effect in the label of a button shows while the button has focus`() {
    let window = TestWindow(idiom: .tv) {
      Button {
      } label: {
        VStack {
          Color.red.frame(width: 100, height: 50).hoverEffect(.highlight); Text("Fig")
        }
      }
    }
    expect(window.displayList.contains("project "))
    // The label's text stays where it is.
    expect(!lines(window).contains { $0.hasPrefix("  ") && $0.contains("\"Fig\"") })
  }
  @QuickTesting.Test func `no lift is shown where focus or hover effects are disabled`() {
    for isFocusEffect in [true, false] {
      let window = TestWindow(idiom: .tv) {
        Button("Play") {}.focusEffectDisabled(isFocusEffect).hoverEffectDisabled(!isFocusEffect)
      }
      expect(window.focused != nil)
      expect(!window.displayList.contains("shadow"))
      expect(!window.displayList.contains("transform"))
      expect(!window.displayList.contains("stroke"))
    }
    let highlight = TestWindow(idiom: .tv) {
      poster("poster").focusable().hoverEffect(.highlight).hoverEffectDisabled()
    }
    expect(!highlight.displayList.contains("project"))
  }
  @QuickTesting.Test func `what changes in a lifted view is drawn`() {
    struct Page: View {
      @State var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let window = TestWindow(idiom: .tv) {
      VStack {
        Page(); Page()
      }
    }
    window.press(.return)
    window.press(.return)
    expect(window.displayList.contains("\"Count 2\""))
    window.move(.down)
    expect(window.displayList.contains("\"Count 2\""))
    window.press(.return)
    expect(lines(window).count { $0.contains("text ") }, equals: 2)
    expect(window.displayList.contains("\"Count 1\""))
  }
  @QuickTesting.Test func `a lifted view that goes away leaves nothing behind`() {
    struct Page: View {
      @State var isThere = true
      var body: some View {
        VStack {
          if isThere { Button("Go") { isThere = false } }
          Button("Stay") {}
        }
      }
    }
    let window = TestWindow(idiom: .tv) { Page() }
    window.press(.return)
    expect(!window.displayList.contains("\"Go\""))
    expect(lines(window).count { $0.contains("\"Stay\"") }, equals: 1)
    expect(window.displayList.contains("transform 1.08"))
  }
  @QuickTesting.Test func `a scroll view that has focus itself shows a ring on a television`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100), idiom: .tv) {
      ScrollView { VStack { ForEach(0..<20) { Text("Line \($0)") } } }
    }
    expect(window.focused != nil)
    expect(lines(window).last?.contains("stroke "), equals: true)
    expect(!window.displayList.contains("transform 1.08"))
  }
}

@MainActor struct RowHoverTests {
  private struct Fruit: View {
    @State private var choice: String?
    let isSelectable: Bool
    var body: some View {
      if isSelectable { List(selection: $choice) { rows } } else { List { rows } }
    }
    @ViewBuilder private var rows: some View {
      Text("Plain").accessibilityIdentifier("plain").tag("plain")
      Text("Bright").listRowHoverEffect(.highlight).accessibilityIdentifier("bright").tag("bright")
      Text("Lifted").listRowHoverEffect(.lift).accessibilityIdentifier("lifted").tag("lifted")
      Text("Usual").listRowHoverEffect(nil).accessibilityIdentifier("usual").tag("usual")
      Text("Still").listRowHoverEffect(.highlight).listRowHoverEffectDisabled().accessibilityIdentifier("still").tag(
        "still")
      Text("Both").listRowHoverEffectDisabled(false).hoverEffectDisabled().accessibilityIdentifier("both").tag("both")
    }
  }
  private func answering(_ window: TestWindow) throws -> [String] {
    let rest = window.displayList
    return try ["plain", "bright", "lifted", "usual", "still", "both"].filter { name in
      let frame = try window.element(name).frame
      window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
      return window.displayList != rest
    }
  }
  @QuickTesting.Test func `rows that can be selected answer a pointer, but for those whose effect is disabled`() throws
  {
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Fruit(isSelectable: true) }
    try expect(answering(window), equals: ["plain", "bright", "lifted", "usual", "both"])
  }
  @QuickTesting.Test func `of other rows those answer that ask for a highlight, and the pointer selects nothing there`()
    throws
  {
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Fruit(isSelectable: false) }
    try expect(answering(window), equals: ["bright"])
    window.click("bright")
    try expect(!window.element("bright").isSelected)
  }
  @QuickTesting.Test func `where hover effects are disabled no row answers`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Fruit(isSelectable: true).hoverEffectDisabled() }
    try expect(answering(window), equals: [])
  }
}
