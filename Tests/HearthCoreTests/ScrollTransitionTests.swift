import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

/// A scroll transition.
struct ScrollTransitionTests {}

extension ScrollTransitionTests {
  /// Ten cards, 100 high, in a view that is 250 high: the third is half visible.
  private func window(_ configuration: ScrollTransitionConfiguration) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 250)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Text("card \(index)").frame(height: 100)
              .scrollTransition(configuration) { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      }
    }
  }
  private func opacities(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").filter { $0.contains("opacity") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
  @Test func `takes all values in between as the view comes in`() {
    let window = window(.interactive(timingCurve: .linear))
    // The third card is half in.
    expect(opacities(window).count, equals: 1)
    expect(window.displayList.contains("0.5"))
    window.scroll(by: CGSize(width: 0, height: -25), at: CGPoint(x: 100, y: 100))
    // The first is a quarter out, the third three quarters in.
    expect(opacities(window).count, equals: 2)
    expect(window.displayList.contains("0.75"))
    window.scroll(by: CGSize(width: 0, height: -25), at: CGPoint(x: 100, y: 100))
    expect(opacities(window).count, equals: 1)
  }
  @Test func `evaluates no body while the view scrolls`() {
    let window = window(.interactive(timingCurve: .linear))
    window.resetCounters()
    window.scroll(by: CGSize(width: 0, height: -25), at: CGPoint(x: 100, y: 100))
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.measures, equals: 0)
  }
  @Test func `is animated when the view comes over its threshold`() {
    let window = window(.animated(.linear(duration: 1)).threshold(.visible(0.7)))
    expect(window.displayList.contains("card 1"))
    expect(!window.displayList.contains("card 2"))
    window.scroll(by: CGSize(width: 0, height: -22), at: CGPoint(x: 100, y: 100))
    expect(window.isAnimating)
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("card 2"))
    expect(window.displayList.contains("0.5"))
    window.advance(by: .milliseconds(600))
    expect(opacities(window).isEmpty)
  }
  @Test func `of identity changes nothing`() {
    let window = window(.identity)
    expect(opacities(window).isEmpty)
  }
  @Test func `has thresholds between others`() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    expect(Threshold.visible.distance(of: 100, in: 400), equals: 100)
    expect(Threshold.hidden.distance(of: 100, in: 400), equals: 0)
    expect(Threshold.centered.distance(of: 100, in: 400), equals: 250)
    expect(Threshold.visible(0.5).inset(by: 10).distance(of: 100, in: 400), equals: 60)
    expect(Threshold.hidden.interpolated(towards: .centered, amount: 0.5).distance(of: 100, in: 400), equals: 125)
  }
  @Test func `and visual effects follow the place of the view`() {
    let window = TestWindow(size: CGSize(width: 200, height: 250)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Text("card \(index)").frame(height: 100)
              .visualEffect { effect, geometry in
                effect.opacity(index == 1 ? geometry.frame(in: .global).minY / 200 : 1)
              }
          }
        }
      }
    }
    expect(window.displayList.contains("0.5"))
    window.scroll(by: CGSize(width: 0, height: -50), at: CGPoint(x: 100, y: 100))
    expect(window.displayList.contains("0.25"))
  }
}
