import Foundation
import HearthCore
import HearthUI

extension UIView {
  /// Puts a view before the subview at `index`, wherever it was before.
  func insert(_ view: UIView, at index: Int) {
    if view === self || isDescendant(of: view) {
      Report(
        kind: .badSize, path: path,
        message: "cannot be put into itself, or into a view that is in it. It stays where it is."
      ).tell()
      return
    }
    var index = index
    if view.superview === self, let old = subviews.firstIndex(where: { $0 === view }), old < index { index -= 1 }
    if view.superview !== self {
      view.willMove(toSuperview: self)
      view.viewWillMove(toSuperview: self)
    }
    let oldWindow = view.window
    view.superview?.drop(view)
    let isNew = view.superview !== self
    view.superview = self
    view.constraintLayout = nil
    var all = subviews
    all.insert(view, at: min(max(0, index), all.count))
    setSubviews(all)
    needsUpdate()
    setNeedsLayout()
    if isNew {
      didAddSubview(view)
      view.didMoveToSuperview()
      view.viewDidMoveToSuperview()
      if view.window !== oldWindow { view.windowDidChange() }
    }
  }

  /// Takes a view out of the subviews. Whoever asks tells it.
  func drop(_ view: UIView) {
    setSubviews(subviews.filter { $0 !== view })
    needsUpdate()
    setNeedsLayout()
  }
}
