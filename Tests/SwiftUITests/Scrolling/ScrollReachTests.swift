import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Numbers: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<30, id: \.self) { index in
        Color.black.frame(width: 20, height: 30).accessibilityElement().accessibilityIdentifier("\(index)")
      }
    }
  }
}

/// What lies in the insets around a scroll view.
@MainActor struct ScrollReachTests {
  private let size = CGSize(width: 390, height: 300)

  @QuickTesting.Test func `safe area padding moves the content of a scroll view, which goes on in it`() throws {
    for idiom in [Idiom.desktop, .phone] {
      let window = TestWindow(size: size, idiom: idiom) {
        ScrollView(.horizontal) { Numbers() }.safeAreaPadding(.horizontal, 195).accessibilityIdentifier("picker")
      }
      try expect(window.element("0").frame.minX, equals: 195)
      window.scroll(by: CGSize(width: -50, height: 0), at: CGPoint(x: 300, y: 150))
      try expect(window.element("0").frame.minX, equals: 145)
      // The last one comes to rest at the middle.
      window.scroll(by: CGSize(width: -10_000, height: 0), at: CGPoint(x: 300, y: 150))
      try expect(window.element("29").frame.maxX, equals: 195)
    }
  }
  @QuickTesting.Test func `rows of a list are made as far as they are seen below an inset`() throws {
    let window = TestWindow(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 20).accessibilityIdentifier("\($0)") }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 100) }
    }
    window.scroll(by: CGSize(width: 0, height: -500), at: CGPoint(x: 100, y: 100))
    try expect(window.element("39").frame.maxY, equals: 300)
    window.scroll(by: CGSize(width: 0, height: -10_000), at: CGPoint(x: 100, y: 100))
    try expect(window.element("99").frame.maxY, equals: 200)
  }
  @QuickTesting.Test func `content is pressed where it is seen`() throws {
    var count = 0
    let window = TestWindow(size: size) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<30) { _ in Color.red.frame(height: 20).onTapGesture { count += 1 } } }
      }
      .safeAreaPadding(.bottom, 100)
    }
    window.click(at: CGPoint(x: 100, y: 250))
    expect(count, equals: 1)
  }
  @QuickTesting.Test func `an inset that becomes longer moves what is at the end`() throws {
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<30) { Text("\($0)").frame(height: 20).accessibilityIdentifier("\($0)") } }
        }
        .defaultScrollAnchor(.bottom)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Button("grow") { isLong = true }.accessibilityIdentifier("grow").frame(height: isLong ? 150 : 50)
        }
      }
    }
    let window = TestWindow(size: size) { Growing() }
    try expect(window.element("29").frame.maxY, equals: 250)
    window.click("grow")
    try expect(window.element("29").frame.maxY, equals: 150)
  }
  @QuickTesting.Test func `what lies in a scroll view does not reach below what is around it`() throws {
    let window = TestWindow(size: size) {
      ScrollView {
        Color.red.ignoresSafeArea().frame(height: 40).accessibilityElement().accessibilityIdentifier("red")
      }
      .safeAreaPadding(.top, 50)
    }
    try expect(window.element("red").frame, equals: CGRect(x: 0, y: 50, width: 390, height: 40))
  }
  #if GTK
    @Test func `content is painted beyond the padding`() throws {
      let window = TestWindow(size: size) {
        ScrollView(.horizontal) { Numbers() }.safeAreaPadding(.horizontal, 195)
      }
      window.scroll(by: CGSize(width: -100, height: 0), at: CGPoint(x: 300, y: 150))
      window.advance(by: .seconds(3))
      let picture = try window.picture()
      expect(picture.color(x: 100, y: 150) == (0, 0, 0, 255))
      expect(picture.color(x: 380, y: 150) == (0, 0, 0, 255))
      expect(picture.color(x: 80, y: 150) == (255, 255, 255, 255))
    }
  #endif
}
