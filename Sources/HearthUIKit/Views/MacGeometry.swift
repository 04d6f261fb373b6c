import Foundation
import HearthCore

/// Where y runs upwards, as in AppKit.
@MainActor enum MacGeometry {
  private static var classes: [ObjectIdentifier: Bool] = [:]
  /// Whether views of a class measure from the bottom by themselves: plain views, those that only hold others, and classes of
  /// an app that are made from one of these.
  static func measuresFromBottom(_ type: UIView.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = classes[key] { return known }
    var next: AnyClass? = type
    // The nearest class of the framework.
    while let current = next as? UIView.Type, ViewDrawing.isOfApp(current) { next = _getSuperclass(current) }
    let result = (next as? UIView.Type)?.holdsOthers ?? false
    classes[key] = result
    return result
  }
}

extension UIView {
  /// Whether the view is in a representable of AppKit, or in a window that was made by the names of a Mac.
  var isInMacTree: Bool {
    if !Self.hasMacViews { return false }
    var view: UIView? = self
    while let current = view {
      if current.isMacRoot { return true }
      view = current.hostView
    }
    return false
  }
  /// A place in this view counted from the top, or back: nothing else where y runs downwards.
  func fromTop(_ point: CGPoint) -> CGPoint {
    guard Self.hasMacViews, !isFlipped else { return point }
    return CGPoint(x: point.x, y: bounds.minY + bounds.maxY - point.y)
  }
  func fromTop(_ rect: CGRect) -> CGRect {
    guard Self.hasMacViews, !isFlipped else { return rect }
    return CGRect(x: rect.minX, y: bounds.minY + bounds.maxY - rect.maxY, width: rect.width, height: rect.height)
  }
  /// A point from the top left corner of what is shown of the view, in its coordinate space.
  func inner(_ point: CGPoint) -> CGPoint { fromTop(CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY)) }
  /// The opposite.
  func outer(_ point: CGPoint) -> CGPoint {
    let point = fromTop(point)
    return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }
  /// A point of the window as views of AppKit have it, from the lower left corner, or back; of other views nothing else.
  func inMacWindow(_ point: CGPoint) -> CGPoint {
    guard Self.hasMacViews, isInMacTree, let content = window?.content else { return point }
    return CGPoint(x: point.x, y: content.windowSize.height - point.y)
  }
}

extension UIView {
  /// Whether the view is to be laid out before the next frame.
  public var needsLayout: Bool {
    get { isLayoutDue }
    set { if newValue { setNeedsLayout() } }
  }
  /// Whether the view is to be drawn again.
  public var needsDisplay: Bool {
    get { drawing?.isStale ?? false }
    set { if newValue { setNeedsDisplay() } }
  }
  /// Places the views in this one now, where that is to be done.
  public func layoutSubtreeIfNeeded() { layoutIfNeeded() }
  /// From 0, which is clear, to 1.
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// Puts a view in another's place, with its place in the order.
  public func replaceSubview(_ oldView: UIView, with newView: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    insertSubview(newView, at: index)
  }
  /// Where a view is put among those that are there.
  public enum WindowOrderingMode: Int, Sendable { case above = 1, below = -1, out = 0 }
  /// Adds a view in front of another or behind it; in front of all or behind all if that is nil.
  public func addSubview(_ view: UIView, positioned place: WindowOrderingMode, relativeTo otherView: UIView?) {
    switch place {
    case .above: if let otherView { insertSubview(view, aboveSubview: otherView) } else { addSubview(view) }
    case .below:
      if let otherView { insertSubview(view, belowSubview: otherView) } else { insertSubview(view, at: 0) }
    case .out: view.removeFromSuperview()
    }
  }
  /// Whether a point of a view's coordinate space lies in a rectangle of it.
  public func isMousePoint(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
  /// Whether light or dark is that of the desktop: what the view looks like now.
  public var effectiveAppearance: NSAppearance {
    NSAppearance(traitCollection.userInterfaceStyle == .dark ? .darkAqua : .aqua)
  }
  /// Light or dark for the view and all that is in it; nil for what is around.
  public var appearance: NSAppearance? {
    get { NSAppearance(overrideUserInterfaceStyle) }
    set { overrideUserInterfaceStyle = newValue?.style ?? .unspecified }
  }
}
extension UIView.AutoresizingMask {
  // Source: AppKit's numbers, which are UIKit's: the first two are before and behind along each axis.
  /// The room before the view, along x.
  public static let minXMargin = flexibleLeftMargin
  /// The width.
  public static let width = flexibleWidth
  /// The room behind the view, along x.
  public static let maxXMargin = flexibleRightMargin
  /// The room where y begins: at the bottom unless the superview is flipped.
  public static let minYMargin = flexibleTopMargin
  /// The height.
  public static let height = flexibleHeight
  /// The room where y ends.
  public static let maxYMargin = flexibleBottomMargin
}

/// Light or dark, by the names of a Mac.
@MainActor @preconcurrency public final class NSAppearance: NSObject {
  /// What stands for an appearance.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on a material.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on a material.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }
  /// What stands for this one.
  public let name: Name
  init(_ name: Name) { self.name = name }
  init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: name = .aqua
    case .dark: name = .darkAqua
    default: return nil
    }
  }
  /// The appearance of a name; nil for one that is not here.
  public init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.name = name
  }
  nonisolated deinit {}
  var style: UIUserInterfaceStyle { isDark ? .dark : .light }
  private var isDark: Bool { name == .darkAqua || name == .vibrantDark }
  /// The first of the names that means the same: light or dark. Nil where none does.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    return appearances.first { NSAppearance(named: $0)?.isDark == isDark }
  }
  /// What is drawn now is drawn for.
  public static func currentDrawing() -> NSAppearance {
    NSAppearance(UITraitCollection.current.userInterfaceStyle == .dark ? .darkAqua : .aqua)
  }
  /// Has colours resolved for this one while `block` runs.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    UITraitCollection.current.with(GivenTraits(style: style)).performAsCurrent(block)
  }
}
