import Foundation
import HearthCore
import HearthRendering

/// The contexts that drawing without one goes to: a stack for each thread.
private final class ContextStack {
  var contexts: [CGContext] = []
  /// Those in which y runs upwards, by the names of a Mac.
  var upwards: Set<ObjectIdentifier> = []
  static var current: ContextStack {
    let values = Thread.current.threadDictionary
    if let stack = values["HearthUIKit.contexts"] as? ContextStack { return stack }
    let stack = ContextStack()
    values["HearthUIKit.contexts"] = stack
    return stack
  }
}

/// The context that is drawn to now; nil where nothing asked for a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }
/// Draws to another context, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }
/// Draws to the context of before again.
public func UIGraphicsPopContext() {
  let stack = ContextStack.current
  guard let context = stack.contexts.popLast(), !stack.upwards.isEmpty else { return }
  if !stack.contexts.contains(where: { $0 === context }) { stack.upwards.remove(ObjectIdentifier(context)) }
}

/// Contexts as AppKit has them.
enum GraphicsState {
  /// Draws to another context.
  ///
  /// - Parameter isFlipped: Whether y runs downwards; where it does not, the context's transform turns it round.
  static func push(_ context: CGContext, isFlipped: Bool) {
    UIGraphicsPushContext(context)
    if !isFlipped { ContextStack.current.upwards.insert(ObjectIdentifier(context)) }
  }
  static func isFlipped(_ context: CGContext) -> Bool {
    !ContextStack.current.upwards.contains(ObjectIdentifier(context))
  }
  /// Draws something that has an upper side, such as text, into a rectangle of the current context: upright, whatever the
  /// direction of y.
  static func upright(_ rect: CGRect, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext(), !isFlipped(context) else { return draw() }
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    draw()
    context.restoreGState()
  }
}

/// Begins a picture of one pixel for each point, which `UIGraphicsEndImageContext()` ends. Points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins a picture, which `UIGraphicsEndImageContext()` ends.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether the picture begins black, else clear.
///   - scale: Pixels for each point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(size: size, scale: PictureScale.checked(scale))
  if opaque { context.fill(CGRect(origin: .zero, size: context.size)) }
  UIGraphicsPushContext(context)
}
/// Ends a picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Paints a rectangle with the colour that `setFill()` has set.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
/// The same; `blendMode` says how it meets what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.drawing(blendMode, 1) { $0.fill(rect) }
}
/// Draws a line of one point just inside the edge of a rectangle, with the colour that `setFill()` has set.
public func UIRectFrame(_ rect: CGRect) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  UIGraphicsGetCurrentContext()?.drawing(.copy, 1) { context in
    context.addRect(rect)
    if inner.width > 0 && inner.height > 0 { context.addRect(inner) }
    context.fillPath(using: .evenOdd)
  }
}
/// Keeps what is painted from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Draws in a way of blending and an opacity, on top of what is set.
  func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    if alpha < 1 { setAlpha(alpha) }
    draw(self)
    restoreGState()
  }
}

/// Pixels for each point of a picture.
enum PictureScale {
  static func checked(_ scale: CGFloat) -> CGFloat {
    scale.isFinite && scale > 0 ? scale : onMainActor { UIScreen.main.scale }
  }
}

extension UIColor {
  /// Colours what is filled and stroked in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Colours what is filled in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Colours what is stroked in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Paints the inside of the path in the current context, with the colour that `setFill()` has set.
  public func fill() { fill(with: .normal, alpha: 1) }
  /// The same; `blendMode` and an opacity say how it meets what is there.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { context in
      context.fill(Path(cgPath).applying(context.state.transform), isEvenOdd: usesEvenOddFillRule)
    }
  }
  /// Draws the line of the path in the current context, with the colour that `setStroke()` has set.
  public func stroke() { stroke(with: .normal, alpha: 1) }
  /// The same; `blendMode` and an opacity say how it meets what is there.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { $0.stroke(Path(cgPath), strokeStyle) }
  }
  /// Keeps what is painted from now on to the inside of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(Path(cgPath).applying(context.state.transform), isEvenOdd: usesEvenOddFillRule)
  }
}
