import Foundation
import HearthCore
import HearthUI

/// The pointer over a view: `began` when it comes, `changed` when it moves, `ended` when it goes.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}
  override func viewDidChange(from old: UIView?) {
    for case let hover as Hover in old?.interactions ?? [] where hover.recognizer === self {
      old?.removeInteraction(hover)
    }
    if let view { view.addInteraction(Hover(self)) }
  }
  fileprivate func moved(to point: CGPoint?) {
    guard isEnabled else { return }
    if let point {
      go(state == .possible ? .began : .changed, at: point)
    } else if state != .possible {
      go(.ended)
    }
  }
}

/// Has a gesture hear of the pointer over a view.
@MainActor private final class Hover: NSObject, ShownInteraction {
  private(set) weak var view: UIView?
  private(set) weak var recognizer: UIHoverGestureRecognizer?
  init(_ recognizer: UIHoverGestureRecognizer) { self.recognizer = recognizer }
  nonisolated deinit {}
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
  func modify(_ content: AnyView, of view: UIView) -> AnyView {
    AnyView(
      content.onContinuousHover(coordinateSpace: .local) { [weak recognizer] phase in
        if case .active(let location) = phase { recognizer?.moved(to: location) } else { recognizer?.moved(to: nil) }
      })
  }
}
