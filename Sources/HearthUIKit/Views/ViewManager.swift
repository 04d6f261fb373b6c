import Foundation

/// What manages a view: it comes after the view among responders, and hears what becomes of it.
@MainActor protocol ViewManager: UIResponder {
  func viewMoved(intoWindow: Bool)
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  /// Whether it wants to hear of traits.
  var followsTraits: Bool { get }
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection)
  /// The view is about to get another size. Returns what is to be called when it has it, before it is laid out.
  func viewWillChange(to size: CGSize) -> () -> Void
}
