import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Changes of one time with animations of their own.
@MainActor struct SeparateAnimationTests {
  private struct Pulse: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0.5)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
    }
  }
  private struct Grown: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.blue.frame(width: width, height: 10).onAppear { width = 200 }.accessibilityElement()
        .accessibilityIdentifier("bar")
    }
  }
  private struct Measured: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Color.green.frame(width: 200, height: 10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        Color.blue.frame(width: width, height: 10)
      }
    }
  }
  private func blue(_ window: TestWindow, y: Int) throws -> Int {
    let picture = try window.picture()
    return (0..<400).count { picture.color(x: $0, y: y).blue > 200 && picture.color(x: $0, y: y).red < 100 }
  }

  @QuickTesting.Test func `what appears beside a view that animates itself has its size at once`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 40)) {
      VStack(spacing: 0) {
        Pulse(); Grown()
      }
    }
    expect(try blue(window, y: 25), equals: 200)
  }
  @QuickTesting.Test func `what is measured beside a view that animates itself has its size at once`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 40)) {
      VStack(spacing: 0) {
        Pulse(); Measured()
      }
    }
    expect(try blue(window, y: 30), equals: 200)
  }
  private struct Marks: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }
  @QuickTesting.Test func `what lies by anchors beside a view that animates itself is in its place at once`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 40)) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(0..<2, id: \.self) { index in
            Color.white.frame(width: 150, height: 20).anchorPreference(key: Marks.self, value: .bounds) { [index: $0] }
          }
        }
        .overlayPreferenceValue(Marks.self) { marks in
          GeometryReader { proxy in
            if let mark = marks[1] {
              let place = proxy[mark]
              Color.blue.frame(width: place.width, height: 5).offset(x: place.minX, y: place.maxY - 5)
            }
          }
        }
        Pulse()
      }
    }
    let row = (0..<40).first { ((try? blue(window, y: $0)) ?? 0) > 0 }
    expect(try blue(window, y: row ?? 0), equals: 150)
  }

  @QuickTesting.Test func `two changes of one view are one change, with the animation of either`() throws {
    struct Root: View {
      @State private var width: CGFloat = 10
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.blue.frame(width: width, height: height).frame(width: 400, height: 20)
          Button("Go") {
            withAnimation(.linear(duration: 1)) { width = 210 }
            height = 20
          }.accessibilityIdentifier("go")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 100)) {
      Root().frame(maxHeight: .infinity, alignment: .top)
    }
    window.click("go")
    window.advance(by: .milliseconds(500))
    let half = try blue(window, y: 10)
    expect(half > 90 && half < 130, "the animation is half way: \(half)")
    window.advance(by: .seconds(1))
    expect(try blue(window, y: 10), equals: 210)
  }
}
