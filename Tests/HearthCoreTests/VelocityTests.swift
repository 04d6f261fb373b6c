import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

/// A spring after a drag.
struct VelocityTests {}

extension VelocityTests {
  @MainActor private final class Model: ObservableObject {
    @Published var offset: CGFloat = 0
    nonisolated deinit {}
  }
  private struct Page: View {
    @ObservedObject var model: Model
    let isEffect: Bool
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        let box = Rectangle().frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("box")
        if isEffect { box.offset(x: model.offset) } else { box.padding(.leading, model.offset) }
      }
    }
  }
  /// Where the box is some milliseconds after the finger has let go.
  private func place(after milliseconds: Int, tracks: Bool, isEffect: Bool) throws -> CGFloat {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 800, height: 100)) { Page(model: model, isEffect: isEffect) }
    for step in 1...10 {
      window.advance(by: .nanoseconds(16_666_667))
      var transaction = Transaction()
      transaction.tracksVelocity = tracks
      withTransaction(transaction) { model.offset = CGFloat(step) * 10 }
      window.settle()
    }
    expect(!window.isAnimating)
    withAnimation(.spring(duration: 0.5)) { model.offset = 300 }
    window.settle()
    window.advance(by: .milliseconds(milliseconds))
    return try window.element("box").frame.minX
  }

  @Test(arguments: [true, false]) func `goes on with the speed of the finger`(isEffect: Bool) throws {
    // 10 points in a sixtieth of a second are 600 points a second.
    let spring = Spring(duration: 0.5)
    let expected = CGFloat(100) + spring.value(target: CGFloat(200), initialVelocity: CGFloat(600), time: 0.1)
    let still = CGFloat(100) + spring.value(target: CGFloat(200), initialVelocity: CGFloat(0), time: 0.1)
    expect(abs(try place(after: 100, tracks: true, isEffect: isEffect) - expected) < 1)
    expect(abs(try place(after: 100, tracks: false, isEffect: isEffect) - still) < 1)
  }
}
