import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

@MainActor private final class Box {
  var proxy: ScrollViewProxy?
  var isComplete = 0
  nonisolated deinit {}
}

/// Scrolling with an animation.
struct ScrollMotionTests {}

extension ScrollMotionTests {
  private func window(_ box: Box, isLazy: Bool = true) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 200)) {
      ScrollViewReader { proxy in
        let _ = box.proxy = proxy
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
      }
    }
  }
  private var rows: some View {
    ForEach(0..<500) { index in Text("row \(index)").frame(height: 20).accessibilityIdentifier("row \(index)") }
  }
  private func y(_ window: TestWindow, _ row: Int) throws -> CGFloat { try window.element("row \(row)").frame.minY }

  @Test(arguments: [true, false]) func `goes evenly to the row that was asked for`(isLazy: Bool) throws {
    let box = Box()
    let window = window(box, isLazy: isLazy)
    withAnimation(.linear(duration: 1)) { box.proxy?.scrollTo(100, anchor: .top) }
    window.settle()
    try expect(y(window, 0), equals: 0)
    window.advance(by: .milliseconds(500))
    // Half of the way: row 50 is at the top.
    expect(abs(try y(window, 50)) < 1)
    window.advance(by: .milliseconds(600))
    expect(abs(try y(window, 100)) < 0.01)
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `is at once without one`() throws {
    let box = Box()
    let window = window(box)
    box.proxy?.scrollTo(100, anchor: .top)
    window.settle()
    expect(abs(try y(window, 100)) < 0.01)
  }
  @QuickTesting.Test func `calls the completion once when it is there`() {
    let box = Box()
    let window = window(box)
    withAnimation(.linear(duration: 1)) {
      box.proxy?.scrollTo(100, anchor: .top)
    } completion: {
      box.isComplete += 1
    }
    window.settle()
    window.advance(by: .milliseconds(900))
    expect(box.isComplete, equals: 0)
    window.advance(by: .milliseconds(200))
    expect(box.isComplete, equals: 1)
  }
  @QuickTesting.Test func `makes the rows on the way only as they come into view`() {
    let box = Box()
    let window = window(box)
    let nodes = window.liveNodes
    withAnimation(.linear(duration: 1)) { box.proxy?.scrollTo(400, anchor: .top) }
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.liveNodes < nodes * 3)
    window.advance(by: .milliseconds(600))
    expect(window.liveNodes < nodes * 3)
  }
  @QuickTesting.Test func `is led elsewhere from where it is`() throws {
    let box = Box()
    let window = window(box)
    withAnimation(.linear(duration: 1)) { box.proxy?.scrollTo(100, anchor: .top) }
    window.settle()
    window.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 1)) { box.proxy?.scrollTo(0, anchor: .top) }
    window.settle()
    expect(abs(try y(window, 50)) < 20)
    window.advance(by: .milliseconds(1100))
    expect(abs(try y(window, 0)) < 0.01)
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `ends where a user takes over`() throws {
    let box = Box()
    let window = window(box)
    withAnimation(.linear(duration: 1)) { box.proxy?.scrollTo(100, anchor: .top) }
    window.settle()
    window.advance(by: .milliseconds(500))
    window.scroll(by: CGSize(width: 0, height: -40), at: CGPoint(x: 100, y: 100))
    let place = try y(window, 52)
    window.advance(by: .seconds(1))
    try expect(y(window, 52), equals: place)
  }
}
