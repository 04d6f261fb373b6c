/// Is told of properties of views that change, while it is the current one.
@MainActor class ChangeWatch {
  /// Nil outside of `UIView.animateKeyframes`.
  static var current: ChangeWatch?
  nonisolated deinit {}
  /// A property of a view is no longer `old`.
  func note(_ view: AnyObject, _ key: String, _ old: @autoclosure () -> Any) {}
}
