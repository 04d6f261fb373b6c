import HearthTesting
import QuickTesting
import SwiftUI

private struct Paint: View {
  // 128 of 255, so that a hundredth of a point to its side it is the same in whole numbers.
  @State var color = Color(.sRGB, red: 1, green: 128 / 255, blue: 0)
  var supportsOpacity = true
  var body: some View {
    VStack {
      ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity).accessibilityIdentifier("picker")
      Rectangle().fill(color).frame(width: 50, height: 50)
    }
  }
}

/// A colour of Core Graphics, and how it was written last.
@MainActor @Observable private final class ColorStore {
  var color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  var animation: Animation?
  var binding: Binding<CGColor> {
    Binding(
      get: { self.color },
      set: { color, transaction in (self.color, self.animation) = (color, transaction.animation) })
  }
}

@MainActor struct ColorPickerTests {
  /// Of the panel where that is open: it is all that can be reached then.
  private func value(_ window: TestWindow) throws -> String? {
    try window.find { $0.traitNames.contains("text field") }?.value ?? window.element("picker").value
  }
  private func middle(_ window: TestWindow, _ label: String) throws -> CGRect {
    try require(window.find { $0.label == label }).frame
  }

  @Test func `a swatch says its label and colour, and opens a panel by a click and by keys`() throws {
    let window = TestWindow { Paint() }
    let picker = try window.element("picker")
    expect(picker.label, equals: "Tint")
    expect(picker.value, equals: "#FF8000")
    expect(picker.traits.contains(.isButton))
    window.click("picker")
    expect(window.find { $0.label == "Hue" } != nil)
    window.press(.escape)
    expect(window.find { $0.label == "Hue" } == nil)
    window.press(.tab)
    window.press(.space)
    expect(window.find { $0.label == "Hue" } != nil)
  }
  @Test func `the square sets saturation and brightness, and the bars hue and opacity`() throws {
    let window = TestWindow { Paint() }
    window.click("picker")
    let square = try middle(window, "Saturation and brightness")
    window.click(at: CGPoint(x: square.maxX - 0.01, y: square.minY + 0.01))
    try expect(value(window), equals: "#FF8000")
    window.drag(from: CGPoint(x: square.midX, y: square.midY), to: CGPoint(x: square.minX - 30, y: square.minY - 30))
    try expect(value(window), equals: "#FFFFFF")
    // A grey keeps its hue.
    window.click(at: CGPoint(x: square.maxX - 0.01, y: square.minY + 0.01))
    try expect(value(window), equals: "#FF8000")
    let hue = try middle(window, "Hue")
    window.click(at: CGPoint(x: hue.minX + 8 + (hue.width - 16) * 2 / 3, y: hue.midY))
    try expect(value(window), equals: "#0000FF")
    let opacity = try middle(window, "Opacity")
    window.click(at: CGPoint(x: opacity.midX, y: opacity.midY))
    try expect(value(window), equals: "#0000FF80")
  }
  @Test func `keys move in the square and along the bars`() throws {
    let window = TestWindow { Paint(color: Color(hue: 0.5, saturation: 0.5, brightness: 0.5)) }
    window.press(.tab)
    window.press(.space)
    window.press(.end)
    while window.focusedElement?.label != "Hue" { window.press(.tab) }
    window.press(.home)
    expect(window.focusedElement?.value, equals: "0°")
    window.press(.tab)
    window.press(.home)
    expect(window.focusedElement?.value, equals: "0%")
  }
  @Test func `hexadecimal digits set the colour, and what is no colour does not`() throws {
    let window = TestWindow { Paint() }
    window.click("picker")
    let field = try require(window.find { $0.traitNames.contains("text field") }).frame
    window.click(at: CGPoint(x: field.midX, y: field.midY))
    window.press("a", modifiers: .command)
    window.type("00ff00\n")
    try expect(value(window), equals: "#00FF00")
    window.press("a", modifiers: .command)
    window.type("nonsense\n")
    try expect(value(window), equals: "#00FF00")
    expect(window.find { $0.traitNames.contains("text field") }?.value, equals: "#00FF00")
  }
  @Test func `a colour that is chosen with a click stays when that takes focus from the field`() throws {
    let window = TestWindow { Paint() }
    window.click("picker")
    let field = try require(window.find { $0.traitNames.contains("text field") }).frame
    window.click(at: CGPoint(x: field.midX, y: field.midY))
    let square = try middle(window, "Saturation and brightness")
    window.click(at: CGPoint(x: square.minX + 0.5, y: square.minY + 0.5))
    try expect(value(window)?.hasPrefix("#F") == true && value(window) != "#FF8000")
    // And so does what was typed before, where nothing else was chosen.
    window.click(at: CGPoint(x: field.midX, y: field.midY))
    window.press("a", modifiers: .command)
    window.type("00ff00")
    window.press(.tab)
    try expect(value(window), equals: "#00FF00")
  }
  @Test func `without opacity there is no bar for it`() throws {
    let window = TestWindow { Paint(color: .black.opacity(0.5), supportsOpacity: false) }
    try expect(value(window), equals: "#000000")
    window.click("picker")
    expect(window.find { $0.label == "Opacity" } == nil)
    window.click(
      at: try {
        let f = try middle(window, "Green"); return CGPoint(x: f.midX, y: f.midY)
      }())
    try expect(value(window)?.count, equals: 7)
  }
  @Test func `a colour of Core Graphics is shown and chosen, and the write keeps its transaction`() throws {
    let store = ColorStore()
    let window = TestWindow {
      ColorPicker("Tint", selection: store.binding.animation(.linear(duration: 3))).accessibilityIdentifier("picker")
    }
    try expect(value(window), equals: "#FF8000")
    window.click("picker")
    let square = try middle(window, "Saturation and brightness")
    window.click(at: CGPoint(x: square.minX + 0.5, y: square.minY + 0.5))
    expect(store.color.components?.map { ($0 * 50).rounded() }, equals: [50, 50, 50, 50])
    expect(store.animation, equals: .linear(duration: 3))
  }
  @Test func `a disabled picker does not open`() throws {
    let window = TestWindow { Paint().disabled(true) }
    window.click("picker")
    window.press(.tab)
    window.press(.space)
    expect(window.find { $0.label == "Hue" } == nil)
  }
}
