import Foundation
import HearthCore
import HearthUI

/// How much a length or a constraint matters: from 1 to 1,000, which has to be kept.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Has to be kept.
  public static let required = UILayoutPriority(1_000)
  /// How much content resists being made smaller, by itself.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much content hugs itself, by itself.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view wants to be as small as possible when it is asked for its size.
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}

/// Priorities along both axes.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
  init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }
  init(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// The smallest size that constraints allow, for `systemLayoutSizeFitting(_:)`.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A size that is larger than any view.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How much the view does not want to be larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggings[axis] = priority
    invalidateIntrinsicContentSize()
  }
  /// How much the view does not want to be larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggings[axis] }
  /// How much the view does not want to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistances[axis] = priority
    invalidateIntrinsicContentSize()
  }
  /// How much the view does not want to be smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistances[axis]
  }
}
