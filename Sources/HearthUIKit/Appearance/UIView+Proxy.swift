import HearthCore

extension UIView {
  /// The object on which an app sets what all views of a class look like; see `appearance()`.
  ///
  /// A subclass of the app's own has no looks apart from those of its superclass: what is set on its object is reported.
  static func proxy<V: UIView & AppearanceSource>(_ make: () -> V) -> Self {
    own(AppearanceStore.proxy(make) { $0.didChangeAsProxy = { AppearanceStore.proxyDidChange() } })
  }
  /// A proxy as an object of this class, where it is one.
  static func own(_ proxy: UIView) -> Self { proxy as? Self ?? silentProxy("appearance()") }

  /// An object of the class that takes what is set, with a report that nothing comes of it.
  static func silentProxy(_ name: String) -> Self {
    Report(
      kind: .controlValue, path: "\(Self.self)",
      message:
        "has no looks for all of its objects: what is set on \(name) changes nothing. Set it on the views, or with "
        + "the modifiers of SwiftUI."
    ).tell()
    return ClassInitializer.make(Self.self, frame: .zero)
  }
}
