/// The name of `UIView` on a Mac. There is one kind of view here. In a representable of AppKit its coordinate space begins
/// at the bottom unless `isFlipped` says otherwise.
public typealias NSView = UIView
/// The name of `UIViewController` on a Mac.
public typealias NSViewController = UIViewController
/// The name of `UIResponder` on a Mac.
public typealias NSResponder = UIResponder

extension UIView {
  /// Whether the view has a layer: it has one always.
  public var wantsLayer: Bool {
    get { true }
    set {}
  }
}
