import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct PerspectiveTests {
  private let size = CGSize(width: 200, height: 200)
  private func square(
    _ angle: Double, _ axis: (CGFloat, CGFloat, CGFloat), anchor: UnitPoint = .center, perspective: CGFloat = 1,
    _ tap: @escaping () -> Void = {}
  ) -> TestWindow {
    TestWindow(size: size) {
      Color.red.frame(width: 100, height: 100).onTapGesture(perform: tap).accessibilityElement()
        .accessibilityIdentifier("square")
        .rotation3DEffect(
          .degrees(angle), axis: (x: axis.0, y: axis.1, z: axis.2), anchor: anchor, perspective: perspective)
    }
  }

  @QuickTesting.Test func `a turn in the plane is a rotation`() {
    let plain = TestWindow(size: size) { Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(30)) }
    expect(
      square(30, (0, 0, 1)).displayList.split(separator: "\n").first,
      equals: plain.displayList.split(separator: "\n").first)
    expect(square(0, (0, 1, 0)).displayList, equals: "fill 50,50 100x100 #ff3b30")
  }

  @QuickTesting.Test func `without perspective a view turned to the side is only narrower`() throws {
    let frame = try square(60, (0, 1, 0), perspective: 0).element("square").frame
    // cos 60° of the width, around its middle.
    expect(abs(frame.width - 50) < 0.01 && abs(frame.midX - 100) < 0.01 && frame.height == 100)
  }

  @QuickTesting.Test func `what is farther away is smaller`() throws {
    let window = square(90 - 1e-6, (0, 1, 0), anchor: .leading)
    // Seen from the side nothing is left.
    try expect(window.element("square").frame.width < 0.01)
    let tilted = try square(45, (0, 1, 0), anchor: .leading).element("square").frame
    // The right edge lies sin 45° · 100 behind the plane; the eye is 100 points before it.
    let distance = 1 + sin(Double.pi / 4)
    expect(abs(tilted.minX - 50) < 0.01)
    expect(abs(tilted.width - 100 * cos(Double.pi / 4) / distance) < 0.01)
  }

  @QuickTesting.Test func `a view is hit where it is drawn`() {
    var taps = 0
    let window = square(45, (0, 1, 0), anchor: .leading) { taps += 1 }
    // The right edge is drawn at 50 + 41.4, and is 100 / 1.7 high there.
    window.click(at: CGPoint(x: 89, y: 100))
    expect(taps, equals: 1)
    window.click(at: CGPoint(x: 95, y: 100))
    window.click(at: CGPoint(x: 89, y: 60))
    expect(taps, equals: 1)
  }

  @QuickTesting.Test func `a number that is not finite is reported and the view drawn flat`() {
    let window = square(.nan, (0, 1, 0))
    expect(window.displayList, equals: "fill 50,50 100x100 #ff3b30")
    expect(window.reports.count, equals: 1)
  }

  #if GTK
    @Test func `a picture shows the perspective`() throws {
      let picture = try square(45, (0, 1, 0), anchor: .leading).picture(scale: 2)
      func isRed(_ x: Int, _ y: Int) -> Bool {
        picture.color(x: x * 2, y: y * 2).red > 200 && picture.color(x: x * 2, y: y * 2).green < 120
      }
      expect(isRed(52, 55) && isRed(88, 100) && isRed(70, 100))
      expect(!isRed(93, 100) && !isRed(88, 66) && !isRed(48, 100) && isRed(88, 75))
    }
    @Test func `a card seen from behind is mirrored`() throws {
      let window = TestWindow(size: size) {
        HStack(spacing: 0) {
          Color.red; Color.blue
        }.frame(width: 100, height: 100).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      }
      let picture = try window.picture()
      expect(picture.color(x: 75, y: 100).blue > 200 && picture.color(x: 125, y: 100).red > 200)
    }
  #endif
}
