import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// The outline that a view is drawn with.
private struct Traced: View {
  let seen: (Path) -> Void
  var body: some View { Outline(seen: seen).fill(.blue) }
  private struct Outline: Shape {
    nonisolated(unsafe) let seen: (Path) -> Void
    nonisolated func path(in rect: CGRect) -> Path {
      let path = TextInputBorderShape.textInputBorder.path(in: rect)
      seen(path)
      return path
    }
  }
}

@MainActor struct BorderedFieldTests {
  private func window<V: View>(_ idiom: Idiom = .phone, @ViewBuilder _ view: @escaping () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 200), idiom: idiom) { view() }
  }
  private struct Field: View {
    @State private var text = "Ada"
    var body: some View { TextField("Name", text: $text).accessibilityIdentifier("field").frame(width: 200) }
  }

  @Test func `a bordered field has the height of one with a border on a phone, and can be typed into`() throws {
    let plain = window { Field() }, bordered = window { Field().textFieldStyle(.bordered) }
    let usual = window { Field().textFieldStyle(.roundedBorder) }
    let height = try bordered.element("field").frame.height
    try expect(height > plain.element("field").frame.height)
    try expect(height, equals: usual.element("field").frame.height)
    bordered.click("field")
    bordered.press(.end)
    bordered.type("lyn")
    try expect(bordered.element("field").value, equals: "Adalyn")
  }
  @Test func `the shape around is that of bordered fields, and its letters begin outside of the curve`() throws {
    let capsule = window { Field().textFieldStyle(.bordered).textInputBorderShape(.capsule) }
    let rectangle = window { Field().textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle) }
    let old = window { Field().textFieldStyle(.roundedBorder).textInputBorderShape(.capsule) }
    let usual = window { Field().textFieldStyle(.roundedBorder) }
    expect(capsule.displayList != rectangle.displayList)
    try expect(require(capsule.place(ofDrawn: "Ada")).x > require(rectangle.place(ofDrawn: "Ada")).x)
    // A style that says what its corners are keeps them.
    expect(old.displayList, equals: usual.displayList)
  }
  @Test func `a field without a style of its own follows the shape on a desktop, where it has a border`() throws {
    let capsule = window(.desktop) { Field().textInputBorderShape(.capsule) }
    expect(capsule.displayList != window(.desktop) { Field() }.displayList)
    let plain = window(.phone) { Field().textInputBorderShape(.capsule) }
    expect(plain.displayList, equals: window(.phone) { Field() }.displayList)
  }
  @Test func `the shape can be drawn by itself, and follows what is set around`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 30)
    expect(TextInputBorderShape.capsule.path(in: rect) != TextInputBorderShape.roundedRectangle.path(in: rect))
    expect(TextInputBorderShape.automatic.path(in: rect), equals: TextInputBorderShape.roundedRectangle.path(in: rect))
    for (shape, radius) in [(TextInputBorderShape.capsule, CGFloat(15)), (.roundedRectangle, 7)] {
      var seen = Path()
      let window = TestWindow(size: CGSize(width: 100, height: 30)) {
        Traced(seen: { seen = $0 }).textInputBorderShape(shape)
      }
      window.settle()
      expect(seen, equals: Path(roundedRect: rect, cornerRadius: radius, style: .continuous))
    }
    let values = EnvironmentValues()
    expect(values.textInputBorderShape, equals: .automatic)
  }
}
