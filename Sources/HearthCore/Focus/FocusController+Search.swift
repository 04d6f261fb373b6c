import Foundation

extension FocusController {
  /// From the top row to the bottom row, in each from the leading edge: views share a row when they overlap by half of the lower one.
  func readingOrder(_ targets: [any FocusTarget]) -> [any FocusTarget] { targets }

  func nearest(from focused: any FocusTarget, _ direction: MoveDirection, among targets: [any FocusTarget]) -> (any FocusTarget, String)? {
    nil
  }
}
