import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct StackBackTests {
  private func window(_ idiom: Idiom, isMirrored: Bool = false) -> (TestWindow, Trail) {
    let trail = Trail([1, 2])
    let window = TestWindow(size: CGSize(width: 400, height: 400), idiom: idiom) {
      NumberStack(trail: trail).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    return (window, trail)
  }

  @QuickTesting.Test func `Escape goes back, where no view in the page takes it`() {
    let (window, trail) = window(.desktop)
    window.press(.escape)
    expect(trail.path, equals: [1])
    let taken = Trail()
    let other = TestWindow {
      NavigationStack {
        NumberPage(number: 0, trail: taken)
          .navigationDestination(for: Int.self) { number in
            Button("stay") {}.accessibilityIdentifier("stay").onExitCommand { taken.log.append("exit \(number)") }
          }
      }
    }
    other.click("next")
    other.press(.tab)
    while other.focused != "stay" { other.press(.tab) }
    other.press(.escape)
    expect(taken.log.contains("exit 1"))
    expect(other.find { $0.identifier == "stay" } != nil)
  }

  @QuickTesting.Test func `Alt with the arrow to where one came from goes back, from inside a page too`() {
    let (window, trail) = window(.desktop)
    window.press(.tab)
    window.press(.leftArrow, modifiers: .option)
    expect(trail.path, equals: [1])
    window.press(.rightArrow, modifiers: .option)
    expect(trail.path, equals: [1])
    let (mirrored, other) = self.window(.desktop, isMirrored: true)
    mirrored.press(.leftArrow, modifiers: .option)
    expect(other.path, equals: [1, 2])
    mirrored.press(.rightArrow, modifiers: .option)
    expect(other.path, equals: [1])
  }

  @QuickTesting.Test func `the back button of a mouse goes back`() {
    let (window, trail) = window(.desktop)
    window.pointerDown(at: CGPoint(x: 200, y: 380), button: .back)
    window.pointerUp(at: CGPoint(x: 200, y: 380), button: .back)
    expect(trail.path, equals: [1])
  }

  @Test(arguments: [Idiom.phone, .pad]) func `a swipe from the leading edge goes back`(idiom: Idiom) {
    let (window, trail) = window(idiom)
    window.touchDrag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 260, y: 300))
    expect(trail.path, equals: [1, 2])
    window.touchDrag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 60, y: 300))
    expect(trail.path, equals: [1, 2])
    window.touchDrag(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 30, y: 390))
    expect(trail.path, equals: [1, 2])
    window.touchDrag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 210, y: 310))
    expect(trail.path, equals: [1])
    let (mirrored, other) = self.window(idiom, isMirrored: true)
    mirrored.touchDrag(from: CGPoint(x: 390, y: 300), to: CGPoint(x: 190, y: 310))
    expect(other.path, equals: [1])
  }

  @QuickTesting.Test func `no swipe on the desktop`() {
    let (window, trail) = window(.desktop)
    window.touchDrag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 210, y: 310))
    expect(trail.path, equals: [1, 2])
  }

  @QuickTesting.Test func `the back button has the title of the page behind, and goes there`() throws {
    struct Titled: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          Text("root").navigationTitle("Numbers")
            .navigationDestination(for: Int.self) {
              Text("\($0)").accessibilityIdentifier("page").navigationTitle("Number \($0)")
            }
        }
      }
    }
    let trail = Trail()
    let window = TestWindow { Titled(trail: trail) }
    expect(window.find { $0.identifier == "back" } == nil)
    window.change { trail.path = [1, 2] }
    // The page below was never shown: its title is not known.
    try expect(window.element("back").label, equals: "Back")
    window.click("back")
    expect(window.page, equals: "1")
    try expect(window.element("back").label, equals: "Numbers")
    window.change { trail.path = [1, 3] }
    try expect(window.element("back").label, equals: "Number 1")
    window.click("back")
    window.click("back")
    expect(trail.path, equals: [])
  }

  @QuickTesting.Test func `a path that is there from the start has the title of the root behind it`() throws {
    let window = TestWindow {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Numbers").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    try expect(window.element("back").label, equals: "Numbers")
  }
}
