import SwiftUI

/// Remembers where the marks of a chart were, so that they move from there when data change in an animation.
///
/// Each pose that differs from the one before has the next number. The number is what is animated: a transaction without
/// animation jumps to it, and one with animation passes all numbers between, at which the marks are part of their way.
@MainActor final class PlotMotion {
  private(set) var target: PlotPose?
  /// The number of `target`.
  private(set) var number = 0
  /// How often something was received: also styles that move nothing are drawn anew.
  private(set) var revision = 0
  /// Where marks began to move, and at which number.
  private var origin: PlotOrigin?
  private var before: PlotPose?
  private var start = 0.0
  /// The number that was shown last.
  var shown = 0.0
  /// How many poses were mixed: in rest there are none.
  private(set) var mixes = 0

  init() {}
  /// Takes what is to be shown next. The number is that to animate to.
  func receive(_ pose: PlotPose) -> Double {
    revision += 1
    defer { target = pose }
    guard let target, !pose.isSamePlace(as: target) else { return Double(number) }
    // Those on their way go on from where they are.
    let here = shown < Double(number) ? mixed(shown)?.pose ?? target : target
    (before, origin, start) = (here, nil, min(shown, Double(number)))
    number += 1
    return Double(number)
  }
  /// What is shown at a number.
  func frame(at shown: Double) -> PlotFrame? {
    self.shown = shown
    guard let target else { return nil }
    guard shown < Double(number) - 1e-6, let mixed = mixed(shown) else {
      (before, origin) = (nil, nil)
      return PlotFrame(pose: target)
    }
    return mixed
  }
  private func mixed(_ shown: Double) -> PlotFrame? {
    guard let target, let before, Double(number) > start else { return nil }
    mixes += 1
    let origin = self.origin ?? PlotOrigin(before)
    self.origin = origin
    let share = min(max((shown - start) / (Double(number) - start), 0), 1)
    return PlotFrame.mix(before, origin, target, share)
  }
}

/// What is drawn at one moment of a movement.
struct PlotFrame {
  var pose: PlotPose
  /// How much is seen of marks that come, by their index; those that are not in it are there.
  var coming: [Int: Double] = [:]
  /// The pose that goes, whose marks in `leaving` are still seen.
  var before: PlotPose?
  var leaving: Set<Int> = []
  /// How far the movement is: 1 at its end.
  var share = 1.0
  /// Where axes had values before, to draw their lines on the way.
  var origin: PlotOrigin?
}
