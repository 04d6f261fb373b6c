import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct ControlLookTests {
  private func fills(_ window: TestWindow) -> [Substring] {
    window.displayList.split(separator: "\n").filter { $0.contains("fill ") }
  }

  @Test func `a button looks different at rest, hovered, pressed and disabled`() throws {
    struct Page: View {
      @State var isOff = false
      var body: some View {
        VStack { Button("Add") { isOff = true }.disabled(isOff).accessibilityIdentifier("add") }
      }
    }
    let window = TestWindow { Page() }
    let frame = try window.element("add").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    var looks = [window.displayList]
    window.hover(at: middle)
    looks.append(window.displayList)
    window.pointerDown(at: middle)
    looks.append(window.displayList)
    window.pointerUp(at: middle)
    looks.append(window.displayList)
    expect(Set(looks).count, equals: 4)
    expect(window.displayList.contains("opacity 0.5"))
  }
  @Test func `the ring of focus shows for keys and not for clicks`() throws {
    let window = TestWindow { Toggle("Lamp", isOn: .constant(false)).accessibilityIdentifier("lamp") }
    let rest = window.displayList.split(separator: "\n").count
    window.click("lamp")
    window.hover(at: CGPoint(x: 1, y: 1))
    expect(window.displayList.split(separator: "\n").count, equals: rest)
    window.press(.tab)
    expect(window.displayList.split(separator: "\n").count, equals: rest + 1)
    let active = window.displayList
    window.deactivate()
    // A window that is not active keeps its place and shows it dimmed.
    expect(window.displayList.split(separator: "\n").count, equals: rest + 1)
    expect(window.displayList != active)
    window.activate()
    expect(window.displayList, equals: active)
  }
  @Test func `prominent buttons have the tint, and destructive ones are red`() {
    let window = TestWindow {
      VStack {
        Button("Save") {}.buttonStyle(.borderedProminent).tint(Color(red: 0, green: 1, blue: 0))
        Button("Erase", role: .destructive) {}
      }
    }
    expect(fills(window)[0].hasSuffix("#00ff00"))
    // Red as it is read on a pale shade, and black on a green to which white has a contrast of 1.4: see Controls.md.
    expect(window.displayList.contains("#b72a23 \"Erase\""))
    expect(window.displayList.contains("#000000 \"Save\""))
    let standard = TestWindow { Button("Save") {}.buttonStyle(.borderedProminent) }
    expect(fills(standard)[0].hasSuffix("#0072ee") && standard.displayList.contains("#ffffff \"Save\""))
  }
  @Test func `a label follows its toggle when that looks like a button`() throws {
    struct Page: View {
      @State var isOn = false
      var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(.button).accessibilityIdentifier("bold") }
    }
    let window = TestWindow { Page() }
    expect(window.displayList.contains("#000000 \"Bold\""))
    window.click("bold")
    expect(window.displayList.contains("#ffffff \"Bold\""))
    window.click("bold")
    expect(window.displayList.contains("#000000 \"Bold\""))
  }
  @Test func `the size of controls sets their height`() throws {
    let window = TestWindow {
      VStack {
        Button("A") {}.controlSize(.mini).accessibilityIdentifier("mini")
        Button("A") {}.accessibilityIdentifier("regular")
        Button("A") {}.controlSize(.extraLarge).accessibilityIdentifier("extra large")
        Button("A") {}.controlSize(.large).buttonBorderShape(.circle).accessibilityIdentifier("circle")
        TextField("A", text: .constant("")).accessibilityIdentifier("field")
      }
    }
    let mini = try window.element("mini").frame.height
    // Where body text is 16 points a caption is 13, and a line of it higher than the least height leaves room for.
    let captionLine: CGFloat = 13 * 1.25, padding: CGFloat = 2 * 3
    expect(mini, equals: captionLine + padding)
    try expect(window.element("regular").frame.height, equals: 30)
    try expect(window.element("extra large").frame.height, equals: 44)
    try expect(window.element("field").frame.height, equals: 30)
    try expect(window.element("circle").frame.size, equals: CGSize(width: 36, height: 36))
  }
  @Test func `a switch is mirrored where one reads right to left`() {
    func knob(_ direction: LayoutDirection, isOn: Bool) -> CGFloat {
      let window = TestWindow(size: CGSize(width: 200, height: 60)) {
        Toggle("Lamp", isOn: .constant(isOn)).toggleStyle(.switch).environment(\.layoutDirection, direction)
      }
      let line = window.displayList.split(separator: "\n").last { $0.contains("fill ") && $0.contains("18x18") }!
      return CGFloat(Double(line.split(separator: " ")[1].split(separator: ",")[0])!)
    }
    expect(knob(.leftToRight, isOn: true) > knob(.leftToRight, isOn: false))
    expect(knob(.rightToLeft, isOn: true) < knob(.rightToLeft, isOn: false))
  }
  @Test func `dark surroundings change every control`() {
    let window = TestWindow {
      VStack {
        Button("A") {}; Toggle("B", isOn: .constant(false)); TextField("C", text: .constant("c"))
      }
    }
    let light = window.displayList.split(separator: "\n")
    window.settings.colorScheme = .dark
    let dark = window.displayList.split(separator: "\n")
    expect(light.count, equals: dark.count)
    for (a, b) in zip(light, dark) { expect(a != b) }
  }
}
