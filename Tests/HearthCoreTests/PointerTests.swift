import Foundation
import HearthCore
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI

struct PointerTests {
  private func cursor(_ style: PointerStyle, isRightToLeft: Bool = false) -> Cursor {
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.red.pointerStyle(style).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    window.hover(at: CGPoint(x: 50, y: 50))
    return window.host.cursor
  }
  @Test func `styles have the cursors of their names`() {
    expect(cursor(.link), equals: .pointer)
    expect(cursor(.horizontalText), equals: .text)
    expect(cursor(.verticalText), equals: .verticalText)
    expect(cursor(.rectSelection), equals: .crosshair)
    expect(cursor(.grabIdle), equals: .grab)
    expect(cursor(.grabActive), equals: .grabbing)
    expect(cursor(.zoomIn), equals: .zoomIn)
    expect(cursor(.columnResize), equals: .resizeColumn)
    expect(cursor(.rowResize(directions: .up)), equals: .resizeUp)
  }
  @Test func `edges and columns follow the layout direction`() {
    expect(cursor(.columnResize(directions: .leading)), equals: .resizeLeft)
    expect(cursor(.columnResize(directions: .leading), isRightToLeft: true), equals: .resizeRight)
    expect(cursor(.frameResize(position: .topLeading)), equals: .resizeFalling)
    expect(cursor(.frameResize(position: .topLeading), isRightToLeft: true), equals: .resizeRising)
    expect(cursor(.frameResize(position: .trailing, directions: .inward)), equals: .resizeLeft)
    expect(cursor(.frameResize(position: .bottomTrailing, directions: .outward)), equals: .resizeBottomRight)
    expect(cursor(.frameResize(position: .top, directions: .inward)), equals: .resizeDown)
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
    expect(at(50), equals: .zoomIn)
    expect(at(150), equals: .pointer)
    expect(at(250), equals: .none)
    expect(at(50), equals: .zoomIn)
  }
  @Test func `a style that changes below a pointer that stands still shows`() {
    struct Switch: View {
      @State var isOn = false
      var body: some View { Color.red.pointerStyle(isOn ? .grabActive : .grabIdle).onTapGesture { isOn = true } }
    }
    let window = TestWindow(size: CGSize(width: 100, height: 100)) { Switch() }
    window.hover(at: CGPoint(x: 50, y: 50))
    expect(window.host.cursor, equals: .grab)
    window.click(at: CGPoint(x: 50, y: 50))
    expect(window.host.cursor, equals: .grabbing)
  }
  @Test func `an image is the pointer, and its hot spot points`() throws {
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.red.pointerStyle(.image(Image(systemName: "star"), hotSpot: UnitPoint(x: 0.25, y: 2)))
    }
    window.hover(at: CGPoint(x: 50, y: 50))
    let picture = try require(window.host.cursor.picture)
    expect(picture.size.width > 0 && picture.piece is ImagePiece)
    expect(picture.hotSpot, equals: CGPoint(x: picture.size.width / 4, y: picture.size.height))
    window.hover(at: CGPoint(x: 60, y: 50))
    expect(window.host.cursor.picture === picture)
  }
  @Test func `a shape is the pointer with a light edge, and its centre points`() throws {
    let window = TestWindow(text: .real, size: CGSize(width: 100, height: 100)) {
      Color.red.pointerStyle(.shape(Rectangle(), size: CGSize(width: 20, height: 10)))
    }
    window.hover(at: CGPoint(x: 50, y: 50))
    let pointer = try require(window.host.cursor.picture)
    expect(pointer.size, equals: CGSize(width: 20 + 2, height: 10 + 2))
    expect(pointer.hotSpot, equals: CGPoint(x: 11, y: 6))
    #if GTK
      let picture = try window.picture(of: pointer.piece, size: pointer.size)
      expect(picture.color(x: 11, y: 6) == (0, 0, 0, 255))
      expect(picture.color(x: 0, y: 6) == (255, 255, 255, 255))
    #endif
  }
  @Test func `a pointer of the app's own changes with its style, and one without a size is the arrow`() throws {
    struct Switch: View {
      @State var isRound = false
      var body: some View {
        let size = CGSize(width: 8, height: 8)
        Color.red.pointerStyle(isRound ? .shape(Circle(), size: size) : .shape(Rectangle(), size: size)).onTapGesture {
          isRound = true
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 100, height: 100)) { Switch() }
    window.hover(at: CGPoint(x: 50, y: 50))
    let square = try require(window.host.cursor.picture)
    window.click(at: CGPoint(x: 50, y: 50))
    let circle = try require(window.host.cursor.picture)
    expect(square !== circle)
    expect(cursor(.shape(Circle(), size: CGSize(width: 0, height: 8))), equals: .arrow)
    expect(cursor(.shape(Circle(), size: CGSize(width: CGFloat.infinity, height: 8))), equals: .arrow)
    expect(
      PointerStyle.shape(Circle(), size: CGSize(width: 8, height: 8)),
      equals: .shape(Circle(), size: CGSize(width: 8, height: 8)))
  }
  @Test func `a content shape for accessibility says where the element is, and pointers hit what they hit without it`()
    throws
  {
    final class Log { var count = 0 }
    let log = Log()
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20).onTapGesture { log.count += 1 }
        .accessibilityElement().accessibilityIdentifier("box")
        .contentShape(.accessibility, Rectangle().inset(by: -5))
    }
    try expect(window.element("box").frame, equals: CGRect(x: 25, y: 35, width: 50, height: 30))
    window.click(at: CGPoint(x: 27, y: 50))
    expect(log.count, equals: 0)
    window.click("box")
    expect(log.count, equals: 1)
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
    expect(log.local, equals: [.active(CGPoint(x: 15, y: 20)), .ended])
    expect(log.global, equals: [.active(CGPoint(x: 45, y: 50)), .ended])
    expect(log.named, equals: [.active(CGPoint(x: 25, y: 30)), .ended])
  }
  @Test func `continuous hover in a space that no view around has tells places in the view's own`() {
    final class Log { var places: [HoverPhase] = [] }
    let log = Log()
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 40).onContinuousHover(coordinateSpace: .named("nowhere")) {
        log.places.append($0)
      }
    }
    window.hover(at: CGPoint(x: 45, y: 50))
    expect(log.places, equals: [.active(CGPoint(x: 15, y: 20))])
  }
}
