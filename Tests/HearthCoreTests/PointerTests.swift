import Foundation
import HearthCore
import HearthTesting
import SwiftUI
import Testing

@Suite struct PointerTests {
  private func cursor(_ style: PointerStyle, isRightToLeft: Bool = false) -> Cursor {
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.red.pointerStyle(style).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    window.hover(at: CGPoint(x: 50, y: 50))
    return window.host.cursor
  }
  @Test func `styles have the cursors of their names`() {
    #expect(cursor(.link) == .pointer)
    #expect(cursor(.horizontalText) == .text)
    #expect(cursor(.verticalText) == .verticalText)
    #expect(cursor(.rectSelection) == .crosshair)
    #expect(cursor(.grabIdle) == .grab)
    #expect(cursor(.grabActive) == .grabbing)
    #expect(cursor(.zoomIn) == .zoomIn)
    #expect(cursor(.columnResize) == .resizeColumn)
    #expect(cursor(.rowResize(directions: .up)) == .resizeUp)
  }
  @Test func `edges and columns follow the layout direction`() {
    #expect(cursor(.columnResize(directions: .leading)) == .resizeLeft)
    #expect(cursor(.columnResize(directions: .leading), isRightToLeft: true) == .resizeRight)
    #expect(cursor(.frameResize(position: .topLeading)) == .resizeFalling)
    #expect(cursor(.frameResize(position: .topLeading), isRightToLeft: true) == .resizeRising)
    #expect(cursor(.frameResize(position: .trailing, directions: .inward)) == .resizeLeft)
    #expect(cursor(.frameResize(position: .bottomTrailing, directions: .outward)) == .resizeBottomRight)
    #expect(cursor(.frameResize(position: .top, directions: .inward)) == .resizeDown)
  }
  @Test func `the innermost style counts, nil changes nothing, and a hidden pointer is hidden`() {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        Color.red.pointerStyle(.zoomIn)
        Color.green.pointerStyle(nil)
        Color.blue.pointerStyle(.zoomOut).pointerVisibility(.hidden)
      }.pointerStyle(.link)
    }
    func at(_ x: Double) -> Cursor {
      window.hover(at: CGPoint(x: x, y: 50))
      return window.host.cursor
    }
    #expect(at(50) == .zoomIn)
    #expect(at(150) == .pointer)
    #expect(at(250) == .none)
    #expect(at(50) == .zoomIn)
  }
  @Test func `a style that changes below a pointer that stands still shows`() {
    struct Switch: View {
      @State var isOn = false
      var body: some View { Color.red.pointerStyle(isOn ? .grabActive : .grabIdle).onTapGesture { isOn = true } }
    }
    let window = TestWindow(size: CGSize(width: 100, height: 100)) { Switch() }
    window.hover(at: CGPoint(x: 50, y: 50))
    #expect(window.host.cursor == .grab)
    window.click(at: CGPoint(x: 50, y: 50))
    #expect(window.host.cursor == .grabbing)
  }
  @Test func `continuous hover tells places in the space asked for, and the end`() {
    final class Log { var local: [HoverPhase] = [], global: [HoverPhase] = [], named: [HoverPhase] = [] }
    let log = Log()
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 40)
        .onContinuousHover { log.local.append($0) }
        .onContinuousHover(coordinateSpace: .global) { log.global.append($0) }
        .onContinuousHover(coordinateSpace: .named("box")) { log.named.append($0) }
        .padding(10).coordinateSpace(.named("box"))
    }
    window.hover(at: CGPoint(x: 45, y: 50))
    window.hover(at: CGPoint(x: 5, y: 5))
    #expect(log.local == [.active(CGPoint(x: 15, y: 20)), .ended])
    #expect(log.global == [.active(CGPoint(x: 45, y: 50)), .ended])
    #expect(log.named == [.active(CGPoint(x: 25, y: 30)), .ended])
  }
}
