import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// How a view's rectangle is drawn: corners, border, shadow.
///
///     view.layer.cornerRadius = 12
///     view.layer.masksToBounds = true
@MainActor @preconcurrency open class CALayer: NSObject {
  weak var view: UIView?
  public required override init() { super.init() }
  nonisolated deinit {}

  /// Points. Corners are round by as much at most as fits.
  open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { didChange() } } }
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { didChange() } } }
  /// How round corners go over into the edges.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { didChange() } } }
  /// Whether what is in the layer is cut off at its outline, with its shadow.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { didChange() } } }
  /// Points; the border lies inside of the layer. None for 0.
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { didChange() } } }
  /// Black by itself.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if borderColor != oldValue { didChange() } } }
  /// What is behind everything else. A colour of the view goes before it.
  open var backgroundColor: CGColor? { didSet { if backgroundColor != oldValue { didChange() } } }
  /// Black by itself; nil for no shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if shadowColor != oldValue { didChange() } } }
  /// 0, the value by itself, for no shadow.
  open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { didChange() } } }
  /// Points.
  open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { didChange() } } }
  /// Points; by itself the shadow lies above what throws it.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { didChange() } } }
  /// 0 is clear, 1 opaque: the view's alpha.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  /// The view's frame.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  /// The view's bounds.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
  /// Shows the layer again.
  open func setNeedsDisplay() { didChange() }

  private func didChange() { view?.needsUpdate() }
  /// Whether the layer changes the picture of the view: cuts it off or gives it a shadow.
  var changesPicture: Bool { masksToBounds || shadowOpacity > 0 }
  /// Whether the layer draws something itself.
  var showsSomething: Bool { backgroundColor != nil || borderWidth > 0 }
  var outline: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) && cornerRadius.isFinite ? max(0, cornerRadius) : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// How round corners go over into the edges.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that bend more and more.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
