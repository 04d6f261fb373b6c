import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor private func list<V: View>(_ view: V) -> String {
  TestWindow(size: CGSize(width: 400, height: 200)) { view }.displayList
}

/// Looks of controls with a colour of their own.
@MainActor struct TintedStyleTests {}

extension TintedStyleTests {
  @QuickTesting.Test func `a bordered button has a label in its tint on a shade of it`() {
    let plain = list(Button("Go") {}.buttonStyle(.bordered))
    let tinted = list(Button("Go") {}.buttonStyle(BorderedButtonStyle(tint: Color(red: 1, green: 0, blue: 0))))
    expect(!plain.contains("#ff0000"))
    expect(tinted.contains("#ff000029") && tinted.contains("text 187.5") == plain.contains("text 187.5"), "\(tinted)")
  }
  @QuickTesting.Test func `another tint is shown at once`() {
    struct Page: View {
      @State var isRed = true
      var body: some View {
        Button("Go") { isRed = false }.accessibilityIdentifier("go")
          .buttonStyle(
            BorderedButtonStyle(tint: isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 1, blue: 0)))
      }
    }
    let window = TestWindow { Page() }
    window.click("go")
    expect(window.displayList.contains("#00ff00") && !window.displayList.contains("#ff0000"))
  }
  @QuickTesting.Test func `a switch is filled with its tint while it is on`() {
    let style = SwitchToggleStyle(tint: Color(red: 0, green: 1, blue: 0))
    expect(list(Toggle("On", isOn: .constant(true)).toggleStyle(style)).contains("#00ff00"))
    expect(!list(Toggle("Off", isOn: .constant(false)).toggleStyle(style)).contains("#00ff00"))
  }
}

/// Further button styles.
@MainActor struct FurtherButtonStyleTests {}

extension FurtherButtonStyleTests {
  private struct Page<S: PrimitiveButtonStyle>: View {
    let style: S
    @State var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }.buttonStyle(style).accessibilityIdentifier("add")
        Text(verbatim: "count \(count)")
      }
    }
  }
  private func presses<S: PrimitiveButtonStyle>(_ style: S) throws {
    let window = TestWindow { Page(style: style) }
    window.click("add")
    expect(window.displayList.contains("\"count 1\""))
    window.press(.tab)
    expect(window.focused, equals: "add")
    window.press(.space)
    expect(window.displayList.contains("\"count 2\""))
    let frame = try window.element("add").frame, rest = window.displayList
    window.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    window.advance(by: .milliseconds(300))
    expect(window.displayList != rest)
    window.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.displayList.contains("\"count 3\""))
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `each is pressed by pointer and keys, and shows that it is held`() throws {
    try presses(CardButtonStyle())
    try presses(AccessoryBarButtonStyle())
    try presses(AccessoryBarActionButtonStyle())
    try presses(GlassButtonStyle())
    try presses(GlassButtonStyle(.clear.tint(.red)))
    try presses(GlassProminentButtonStyle())
  }
  @QuickTesting.Test func `a card has no space around its label, and is lifted under the pointer`() throws {
    let window = TestWindow {
      Button {
      } label: {
        Color.red.frame(width: 80, height: 40)
      }.buttonStyle(.card).accessibilityIdentifier("card")
    }
    let frame = try window.element("card").frame
    expect(frame.size, equals: CGSize(width: 80, height: 40))
    window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.displayList.contains("transform 1.04 0 0 1.04"))
  }
  @QuickTesting.Test func `a focused card of a television is seen in perspective`() {
    let window = TestWindow(idiom: .tv) {
      Button {
      } label: {
        Color.red.frame(width: 80, height: 40)
      }.buttonStyle(.card)
    }
    expect(window.displayList.contains("project "))
  }
  @QuickTesting.Test func `a button of an accessory bar is flat, and has a border where it does something besides`() {
    let flat = list(Button("Mail") {}.buttonStyle(.accessoryBar)),
      bordered = list(Button("Save") {}.buttonStyle(.accessoryBarAction))
    expect(!flat.contains("stroke") && bordered.contains("stroke"))
  }
  @QuickTesting.Test func `glass has the tint that it is given, and none at all as identity`() {
    // As dark as white is read on it.
    expect(
      list(Button("Go") {}.buttonStyle(.glass(.regular.tint(Color(red: 1, green: 0, blue: 0))))).contains("#ee0000"))
    expect(
      list(Button("Go") {}.buttonStyle(.glass(.regular.tint(Color(red: 0.5, green: 0, blue: 0))))).contains("#800000"))
    let identity = list(Button("Go") {}.buttonStyle(.glass(.identity)))
    expect(!identity.contains("shadow") && list(Button("Go") {}.buttonStyle(.glass)).contains("shadow"))
  }
  @QuickTesting.Test func `glass that is not interactive does not grow`() throws {
    func pressed(_ glass: Glass) throws -> String {
      let window = TestWindow { Button("Go") {}.buttonStyle(.glass(glass)).accessibilityIdentifier("go") }
      let frame = try window.element("go").frame
      window.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
      window.advance(by: .seconds(1))
      return window.displayList
    }
    try expect(pressed(.regular).contains("transform 1.04"))
    try expect(!pressed(.regular.interactive(false)).contains("transform 1.04"))
  }
}

/// Groups of controls as palettes and menus.
@MainActor struct PaletteGroupTests {}

extension PaletteGroupTests {
  private struct Page: View {
    @State var isBold = false
    let effect: PaletteSelectionEffect
    var body: some View {
      ControlGroup("Style") {
        Toggle("Bold", systemImage: "bold", isOn: $isBold).accessibilityIdentifier("bold")
        Button("Italic", systemImage: "italic") {}.accessibilityIdentifier("italic")
      }
      .controlGroupStyle(.palette).paletteSelectionEffect(effect).tint(Color(red: 1, green: 0, blue: 0))
    }
  }
  @QuickTesting.Test func `a palette is a row of symbols, with a shade behind what is on`() throws {
    let window = TestWindow { Page(effect: .automatic) }
    let bold = try window.element("bold"), italic = try window.element("italic")
    expect(bold.frame.minY == italic.frame.minY && bold.frame.maxX <= italic.frame.minX)
    expect(bold.label == "Bold" && !window.displayList.contains("\"Bold\""), "\(window.tree)")
    expect(!window.displayList.contains("#ff0000"))
    window.click("bold")
    expect(window.displayList.contains("#ff000040"), "\(window.displayList)")
    try expect(window.element("bold").value, equals: "1")
    let custom = TestWindow { Page(effect: .custom) }
    custom.click("bold")
    expect(!custom.displayList.contains("#ff0000"))
  }
  @QuickTesting.Test func `a palette picker has no card where the app shows the choice itself`() {
    func picker(_ effect: PaletteSelectionEffect) -> String {
      list(
        Picker("Form", selection: .constant(1)) {
          Label("Circle", systemImage: "circle").tag(1); Label("Square", systemImage: "square").tag(2)
        }
        .pickerStyle(.palette).paletteSelectionEffect(effect))
    }
    expect(picker(.automatic).contains("shadow") && !picker(.custom).contains("shadow"))
  }
  @QuickTesting.Test
  func `what is chosen has another form of its symbol where the effect says so, and nothing behind it`() throws {
    let page = TestWindow { Page(effect: .symbolVariant(.fill)) }
    expect(!page.displayList.contains("bold.fill"))
    page.click("bold")
    expect(page.displayList.contains("bold.fill") && !page.displayList.contains("italic.fill"), "\(page.displayList)")
    expect(!page.displayList.contains("#ff0000"))
    let picker = list(
      Picker("Form", selection: .constant(1)) {
        Label("Circle", systemImage: "circle").tag(1); Label("Square", systemImage: "square").tag(2)
      }
      .pickerStyle(.palette).paletteSelectionEffect(.symbolVariant(.fill)))
    expect(
      picker.contains("circle.fill") && !picker.contains("square.fill") && !picker.contains("shadow"), "\(picker)")
    // Segments of words have their card.
    let segments = list(
      Picker("Form", selection: .constant(1)) {
        Text("Circle").tag(1); Text("Square").tag(2)
      }
      .pickerStyle(.segmented).paletteSelectionEffect(.symbolVariant(.fill)))
    expect(segments.contains("shadow"))
  }
  @QuickTesting.Test func `a compact menu is a symbol that opens the controls`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      ControlGroup("Sort", systemImage: "arrow.up.arrow.down") {
        Button("By Name") {}; Button("By Date") {}
      }.controlGroupStyle(.compactMenu)
    }
    expect(!window.displayList.contains("\"Sort\""))
    let button = try require(window.find { $0.label == "Sort" }, "\(window.tree)")
    window.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("\"By Name\"") && window.displayList.contains("\"By Date\""))
  }
  @QuickTesting.Test func `in a menu a group that is a menu is a submenu, and others are items`() throws {
    func items<S: ControlGroupStyle>(_ style: S) throws -> String {
      let window = TestWindow(size: CGSize(width: 400, height: 300)) {
        Menu("Edit") { ControlGroup("Sort") { Button("By Name") {} }.controlGroupStyle(style) }.accessibilityIdentifier(
          "edit")
      }
      window.click("edit")
      window.advance(by: .seconds(1))
      return window.displayList
    }
    for list in [try items(.compactMenu), try items(.menu)] {
      expect(list.contains("\"Sort\"") && !list.contains("\"By Name\""))
    }
    try expect(items(.palette).contains("\"By Name\""))
  }
}

/// Gauges and labels.
@MainActor struct GaugeMarkTests {}

extension GaugeMarkTests {
  @QuickTesting.Test func `marked values stand below the bar at their places`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 200)) {
      Gauge(value: 30.0, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      } markedValueLabels: {
        Text("low").tag(0.0).accessibilityIdentifier("low")
        Text("half").tag(50.0).accessibilityIdentifier("half")
        Text("no tag")
      }
      .frame(width: 300)
    }
    let list = window.displayList
    expect(list.contains("\"low\"") && list.contains("\"half\"") && !list.contains("\"no tag\""), "\(list)")
    let line = try require(list.split(separator: "\n").first { $0.contains("\"half\"") })
    // The bar is 300 wide in a window of 400; a letter is 8 wide at most.
    let x = try require(line.split(whereSeparator: { " ,".contains($0) }).compactMap { Double($0) }.first)
    expect(abs(x + 16 - 200) < 12, "\(line)")
  }
  @QuickTesting.Test func `labels keep room for their icons, so that titles begin at one place`() throws {
    struct Page: View {
      @Environment(\.labelReservedIconWidth) private var width
      var body: some View {
        VStack(alignment: .leading) {
          Label {
            Text("narrow").accessibilityIdentifier("narrow")
          } icon: {
            Color.red.frame(width: 4, height: 4)
          }
          Label {
            Text("wide").accessibilityIdentifier("wide")
          } icon: {
            Color.red.frame(width: 30, height: 4)
          }
          Text(verbatim: "\(width ?? -1)").accessibilityIdentifier("value")
        }
      }
    }
    let loose = TestWindow { Page() }, aligned = TestWindow { Page().labelReservedIconWidth(40) }
    try expect(loose.element("narrow").frame.minX != loose.element("wide").frame.minX)
    try expect(aligned.element("narrow").frame.minX, equals: aligned.element("wide").frame.minX)
    try expect(aligned.element("value").label == "40.0" && loose.element("value").label == "-1.0")
  }
  @QuickTesting.Test func `titles stand further from their icons where letters are larger`() throws {
    struct Page: View {
      var body: some View {
        Label {
          Text("title").accessibilityIdentifier("title")
        } icon: {
          Text("icon").accessibilityIdentifier("icon")
        }
      }
    }
    func gap(_ window: TestWindow) throws -> CGFloat {
      try window.element("title").frame.minX - window.element("icon").frame.maxX
    }
    try expect(gap(TestWindow { Page() }), equals: 6)
    try expect(gap(TestWindow(size: CGSize(width: 1280, height: 720), idiom: .tv) { Page() }), equals: 12)
    try expect(
      gap(TestWindow(size: CGSize(width: 1280, height: 720), idiom: .tv) { Page().labelIconToTitleSpacing(5) }),
      equals: 5)
  }
}

/// A control that is given a number that is none.
@MainActor struct BadControlValueTests {}

extension BadControlValueTests {
  private func reports<V: View>(_ view: V) -> [String] {
    let window = TestWindow { VStack { view } }
    window.resize(to: CGSize(width: 300, height: 300))
    window.advance(by: .seconds(1))
    return window.reports
  }
  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity])
  func `reports once, with the name of the view, and goes on`(_ number: Double) {
    let views: [(String, AnyView)] = [
      ("Slider", AnyView(Slider(value: .constant(number)))),
      ("Slider", AnyView(Slider(value: .constant(0.5), in: 0...1, step: number))),
      ("Slider", AnyView(Slider(value: .constant(0.5), in: -Double.infinity...Double.infinity))),
      ("Gauge", AnyView(Gauge(value: number) { Text("Speed") })),
      ("Gauge", AnyView(Gauge(value: 1, in: -Double.infinity...Double.infinity) { Text("Speed") })),
      ("ProgressView", AnyView(ProgressView(value: number))),
      ("ProgressView", AnyView(ProgressView(value: 1, total: number))),
      ("ProgressView", AnyView(ProgressView("Work", value: number).progressViewStyle(.circular))),
      ("Stepper", AnyView(Stepper("Count", value: .constant(number)))),
      ("Stepper", AnyView(Stepper("Count", value: .constant(1.0), step: number))),
    ]
    for (name, view) in views {
      let reports = reports(view)
      expect(reports.count, equals: 1, "\(name): \(reports)")
      expect(
        reports.first?.contains("/\(name)") == true && reports.first?.contains("\(name) got the ") == true, "\(reports)"
      )
    }
  }
  @QuickTesting.Test func `good numbers are not reported, those outside of the range neither`() {
    expect(reports(Slider(value: .constant(7.0), in: 0...1)).isEmpty)
    expect(reports(Gauge(value: 7.0) { Text("Speed") }).isEmpty)
    expect(reports(ProgressView(value: 7.0)).isEmpty)
    expect(reports(ProgressView()).isEmpty)
    expect(reports(Stepper("Count", value: .constant(3), in: 0...5)).isEmpty)
    expect(reports(Stepper("Count", value: .constant(3.0), in: 0...Double.infinity)).isEmpty)
  }
  @QuickTesting.Test func `a stepper and a slider lead back to good values`() throws {
    struct Page: View {
      @State var steps = Double.nan
      @State var slid = Double.nan
      var body: some View {
        VStack {
          Stepper("Count", value: $steps, in: 2...8).accessibilityIdentifier("stepper")
          Slider(value: $slid, in: 0...10).accessibilityIdentifier("slider")
          Text(verbatim: "\(steps) \(slid)").accessibilityIdentifier("values")
        }
      }
    }
    let window = TestWindow { Page() }
    window.press(.tab)
    window.press(.upArrow)
    window.press(.tab)
    window.press(.end)
    try expect(window.element("values").label, equals: "2.0 10.0")
  }
}

/// A label that shows its icon alone.
@MainActor struct IconLabelTests {}

extension IconLabelTests {
  private struct Page: View {
    @State var name = "Add"
    var body: some View {
      VStack {
        Button {
          name = "Added"
        } label: {
          Label(name, systemImage: "plus")
        }.labelStyle(.iconOnly).accessibilityIdentifier("button")
        Label("Alone", systemImage: "star").labelStyle(.iconOnly).accessibilityIdentifier("label")
      }
    }
  }
  @QuickTesting.Test func `tells its title to those who do not see the icon, also a new one`() throws {
    let window = TestWindow { Page() }
    try expect(window.element("button").label == "Add" && window.element("label").label == "Alone")
    window.click("button")
    try expect(window.element("button").label, equals: "Added")
  }
}

/// Animations of the system's overlays.
struct OverlayAnimationTests {}

extension OverlayAnimationTests {
  @QuickTesting.Test func `a delayed disappearance waits as long as the constant says`() {
    expect(
      Animation.systemOverlayDelayedDisappearance,
      equals: Animation.systemOverlayDisappearance.delay(Animation.systemOverlayDisappearanceDelay))
    expect(Animation.systemOverlayAppearance != Animation.systemOverlayDisappearance)
  }
}
