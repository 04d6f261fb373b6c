import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct FadeIn: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, _ in
      effect.animation(.linear(duration: 1)) { $0.opacity(isActive ? 1 : 0.5) }
    }
  }
}
private struct Growing: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, _ in effect.animation(nil) { $0.scaleEffect(isActive ? 2 : 1) } }
  }
}

/// A hover effect of an app.
@MainActor struct CustomHoverEffectTests {}

extension CustomHoverEffectTests {
  private func poster(_ name: String) -> some View {
    Color.red.frame(width: 100, height: 50).accessibilityElement().accessibilityIdentifier(name)
  }
  private func middle(_ name: String, _ window: TestWindow) throws -> CGPoint {
    let frame = try window.element(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `goes from one phase to the other with its animation`() throws {
    let window = TestWindow { poster("poster").hoverEffect(FadeIn()) }
    expect(window.displayList.contains("opacity 0.5"))
    window.hover(at: try middle("poster", window))
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.75"), "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("opacity"))
    window.hover(at: .zero)
    window.advance(by: .seconds(2))
    expect(window.displayList.contains("opacity 0.5"))
    expect(!window.isAnimating)
  }
  @Test func `changes at once where its animation is nil, and smoothly where it names none`() throws {
    let window = TestWindow {
      VStack(spacing: 100) {
        poster("sudden").hoverEffect(Growing())
        poster("smooth").hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 3 : 1) }
      }
    }
    window.hover(at: try middle("sudden", window))
    expect(window.displayList.contains("transform 2 0 0 2"))
    expect(!window.isAnimating)
    window.hover(at: try middle("smooth", window))
    window.advance(by: .milliseconds(60))
    expect(window.isAnimating && !window.displayList.contains("transform 3 0 0 3"))
    window.advance(by: .seconds(2))
    expect(window.displayList.contains("transform 3 0 0 3"))
  }
  @Test func `leaves layout and hits as they are`() throws {
    let window = TestWindow { poster("poster").hoverEffect(Growing()) }
    let frame = try window.element("poster").frame
    window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    try expect(window.element("poster").frame, equals: frame)
    window.hover(at: CGPoint(x: frame.maxX + 10, y: frame.midY))
    expect(!window.displayList.contains("transform 2"))
  }
  @Test func `knows the size of its view`() throws {
    struct Page: View {
      @State var isWide = false
      var body: some View {
        Button("widen") { isWide = true }.accessibilityIdentifier("widen")
        Color.red.frame(width: isWide ? 200 : 100, height: 50)
          .hoverEffect { effect, _, geometry in effect.offset(x: geometry.size.width / 10) }
      }
    }
    let window = TestWindow { VStack { Page() } }
    expect(window.displayList.contains("transform 1 0 0 1 10 0"), "\(window.displayList)")
    window.click("widen")
    expect(window.displayList.contains("transform 1 0 0 1 20 0"), "\(window.displayList)")
  }
  @Test func `stays in its inactive phase where anything disables it`() throws {
    struct Off: CustomHoverEffect {
      func body(content: Content) -> some CustomHoverEffect { content.hoverEffect(FadeIn()).hoverEffectDisabled() }
    }
    let views: [AnyView] = [
      AnyView(poster("poster").hoverEffect(FadeIn(), isEnabled: false)), AnyView(poster("poster").hoverEffect(Off())),
      AnyView(poster("poster").hoverEffect(FadeIn()).hoverEffectDisabled()),
      AnyView(poster("poster").hoverEffect(FadeIn()).disabled(true)),
      AnyView(
        poster("poster").hoverEffect(isEnabled: false) { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }),
    ]
    for view in views {
      let window = TestWindow { view }
      window.hover(at: try middle("poster", window))
      window.advance(by: .seconds(2))
      expect(window.displayList.contains("opacity 0.5"))
    }
  }
  @Test func `joins others, the first innermost`() throws {
    struct Both: CustomHoverEffect {
      func body(content: Content) -> some CustomHoverEffect { content.hoverEffect(FadeIn()).hoverEffect(Growing()) }
    }
    let window = TestWindow { poster("poster").hoverEffect(HoverEffect(Both())) }
    expect(window.displayList.contains("opacity 0.5"))
    window.hover(at: try middle("poster", window))
    window.advance(by: .seconds(2))
    expect(window.displayList.contains("transform 2 0 0 2") && !window.displayList.contains("opacity"))
  }
  @Test func `of a group is active with the others, as its behaviour says`() throws {
    struct Page: View {
      @Namespace private var space
      let first: HoverEffectGroup.Behavior
      let second: HoverEffectGroup.Behavior
      var body: some View {
        VStack(spacing: 40) {
          poster("first", first, 2)
          poster("second", second, 3)
        }
      }
      func poster(_ name: String, _ behavior: HoverEffectGroup.Behavior, _ scale: CGFloat) -> some View {
        Color.red.frame(width: 20, height: 20)
          .hoverEffect(in: HoverEffectGroup(space, behavior: behavior)) { effect, isActive, _ in
            effect.animation(nil) { $0.scaleEffect(isActive ? scale : 1) }
          }
          .accessibilityElement().accessibilityIdentifier(name)
      }
    }
    func active(
      _ first: HoverEffectGroup.Behavior, _ second: HoverEffectGroup.Behavior, under name: String
    ) throws -> [Int] {
      let window = TestWindow { Page(first: first, second: second) }
      window.hover(at: try middle(name, window))
      let list = window.displayList
      window.hover(at: .zero)
      expect(!window.displayList.contains("transform"))
      return [2, 3].filter { list.contains("transform \($0) 0 0 \($0)") }
    }
    try expect(active(.activatesGroup, .activatesGroup, under: "first"), equals: [2, 3])
    try expect(active(.activatesGroup, .followsGroup, under: "first"), equals: [2, 3])
    try expect(active(.activatesGroup, .followsGroup, under: "second"), equals: [])
    try expect(active(.activatesGroup, .ignoresGroup, under: "first"), equals: [2])
    try expect(active(.activatesGroup, .ignoresGroup, under: "second"), equals: [3])
    try expect(active(.activatesGroup, .preservesGroup, under: "second"), equals: [])
  }
  @Test func `on a television is active with focus, in the place of the lift`() {
    let window = TestWindow(idiom: .tv) {
      VStack {
        Button("Play") {}.hoverEffect(Growing()); Button("Stop") {}
      }
    }
    expect(window.displayList.contains("transform 2 0 0 2"), "\(window.displayList)")
    expect(!window.displayList.contains("transform 1.08"))
    window.move(.down)
    expect(!window.displayList.contains("transform 2 0 0 2"))
    expect(window.displayList.contains("transform 1.08"))
  }
  @Test func `with reduced motion nothing grows or is on its way`() throws {
    let window = TestWindow {
      poster("poster").hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 2 : 1) }
    }
    window.settings.reducesMotion = true
    window.hover(at: try middle("poster", window))
    expect(!window.isAnimating)
  }
  @Test func `changes the content of a row`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      List { Text("Row").accessibilityIdentifier("row").listRowHoverEffect(HoverEffect(Growing())) }
    }
    window.hover(at: try middle("row", window))
    expect(window.displayList.contains("transform 2 0 0 2"))
  }
  @Test func `that rows do not have takes no lift from what is in them`() {
    let window = TestWindow(idiom: .tv) { VStack { Button("Play") {}.listRowHoverEffect(.highlight) } }
    expect(window.displayList.contains("transform 1.08"))
  }
  @Test func `leaves nothing behind when its view goes`() throws {
    struct Page: View {
      @State var isThere = true
      var body: some View {
        Button("remove") { isThere = false }.accessibilityIdentifier("remove")
        if isThere {
          Color.red.frame(width: 20, height: 20).hoverEffect(FadeIn()).accessibilityElement().accessibilityIdentifier(
            "poster")
        }
      }
    }
    let window = TestWindow { VStack { Page() } }
    window.hover(at: try middle("poster", window))
    window.click("remove")
    window.advance(by: .seconds(2))
    expect(!window.isAnimating)
  }
}
