import HearthCore

extension UIView {
  /// The object on which an app sets what all views of a class look like; see `appearance()`.
  static func proxy<V: UIView & AppearanceSource>(_ make: () -> V) -> V {
    AppearanceStore.proxy(make) { $0.didChangeAsProxy = { AppearanceStore.proxyDidChange() } }
  }
}
