import Foundation

extension UIView {
  /// Which of a view's distances and lengths change with the size of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// A frame after the superview has got another size. What is flexible shares the difference in proportion.
    func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
      let (x, width) = Self.share(
        (frame.minX, frame.width, old.width - frame.maxX), new.width - old.width,
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
      let (y, height) = Self.share(
        (frame.minY, frame.height, old.height - frame.maxY), new.height - old.height,
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
      return CGRect(x: x, y: y, width: width, height: height)
    }
    private static func share(
      _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), _ difference: CGFloat,
      _ isFlexible: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
      var total: CGFloat = 0, count: CGFloat = 0
      if isFlexible.before { (total, count) = (total + parts.before, count + 1) }
      if isFlexible.length { (total, count) = (total + parts.length, count + 1) }
      if isFlexible.after { (total, count) = (total + parts.after, count + 1) }
      func grow(_ part: CGFloat, _ grows: Bool) -> CGFloat {
        if !grows { return part }
        return part + (total > 0 ? difference * part / total : difference / count)
      }
      return (grow(parts.before, isFlexible.before), max(0, grow(parts.length, isFlexible.length)))
    }
  }
}
