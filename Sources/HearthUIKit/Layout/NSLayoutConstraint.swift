import Foundation
import HearthCore

/// A relation between places or lengths of views: `first = second * multiplier + constant`, or at least or at most that.
///
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
///       label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///     ])
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// Across or downwards.
  public enum Axis: Int, Sendable {
    /// From side to side, or up and down.
    case horizontal, vertical
  }
  /// How the sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// Not more.
    case lessThanOrEqual = -1
    /// As much.
    case equal = 0
    /// Not less.
    case greaterThanOrEqual = 1
  }
  /// What of a view a constraint is about.
  public enum Attribute: Int, Sendable {
    /// Nothing: the other side is a number.
    case notAnAttribute = 0
    /// Edges, lengths, middles and baselines.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    /// Edges of the room within the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Middles of the room within the margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The view or the guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The view or the guide on the right side.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first item the constraint is about.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` if there is no second item.
  public let secondAttribute: Attribute
  /// How the first side compares with the second.
  public let relation: Relation
  /// The factor of the second item's place or length.
  public let multiplier: CGFloat
  /// Points. Setting it is the cheapest way to change a layout.
  open var constant: CGFloat {
    didSet {
      if !constant.isFinite {
        Report(kind: .badSize, path: name, message: "was given a constant that is no number. It counts as 0.").tell()
        constant = 0
      }
      if constant != oldValue { didChange() }
    }
  }
  /// How much the constraint matters; it has to hold by itself.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { didChange() } } }
  /// A name for reports.
  open var identifier: String?
  private let hasSecondItem: Bool
  /// The view that has the constraint while it is active: the nearest one around both items.
  private(set) weak var holder: UIView?

  /// Creates a constraint, which is not active yet.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, secondItem) = (Self.item(first), second.map { Self.item($0) })
    (self.firstAttribute, self.secondAttribute, self.relation) = (firstAttribute, secondAttribute, relation)
    (self.multiplier, self.constant) = (multiplier.isFinite ? multiplier : 1, constant.isFinite ? constant : 0)
    hasSecondItem = second != nil
    super.init()
  }
  private static func item(_ object: Any) -> AnyObject { (object as? UIView)?.constraintItem ?? object as AnyObject }
  /// Creates a constraint about nothing, to be replaced: it has no effect.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }
  nonisolated deinit {}

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  /// Lets constraints count, all at once.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }
  /// Lets constraints count no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    if holder != nil { return }
    guard let first = Self.view(of: firstItem) else { return }
    var holder = first
    if hasSecondItem {
      guard let second = Self.view(of: secondItem), let common = first.commonAncestor(with: second) else {
        Report(
          kind: .badSize, path: name,
          message: "was activated for views that are in no view together. It does not count: add the views first."
        ).tell()
        return
      }
      holder = common
    }
    self.holder = holder
    holder.insertConstraint(self)
  }
  private func deactivate() {
    holder?.dropConstraint(self)
    holder = nil
  }
  /// An item has left the view that holds the constraint.
  func holderIsGone() { holder = nil }
  private func didChange() { holder?.constraintDidChange(self) }
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The identifier with what the constraint says, for reports.
  var name: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      guard let item else { return "" }
      let view = Self.view(of: item)?.path.split(separator: "/").last.map(String.init) ?? "\(type(of: item))"
      return "\(view).\(attribute)"
    }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(side(firstItem, firstAttribute)) \(sign) "
    if hasSecondItem { text += side(secondItem, secondAttribute) + (multiplier == 1 ? "" : " * \(multiplier)") + " + " }
    text += "\(constant)"
    if priority != .required { text += " @\(priority.rawValue)" }
    return identifier.map { "\($0): \(text)" } ?? text
  }
  open override var description: String { MainActor.assumeIsolated { name } }
}

/// A place or a length of a view that constraints can be made of.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { (self.item, self.attribute) = (item, attribute) }
  nonisolated deinit {}
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
  /// This place is the other one, `constant` points further.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, 1, constant)
  }
  /// This place is at least `constant` points further than the other one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, constant) }
  /// This place is at most `constant` points further than the other one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, constant) }
}

/// The distance that the system leaves between views: points. Source: UIKit, between neighbours.
private let systemSpacing: CGFloat = 8

/// A place across.
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}
  /// This place is the system's distance after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, 1, systemSpacing * multiplier)
  }
  /// This place is at least the system's distance after the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier) }
  /// This place is at most the system's distance after the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier) }
}

/// A place downwards.
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}
  /// This place is the system's distance below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, 1, systemSpacing * multiplier)
  }
  /// This place is at least the system's distance below the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier) }
  /// This place is at most the system's distance below the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier) }
}

/// A width or a height.
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  nonisolated deinit {}
  /// Points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, 1, constant) }
  /// Points at least.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, constant)
  }
  /// Points at most.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, constant)
  }
  /// The other length times a factor, and points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier, constant) }
  /// At least the other length times a factor, and points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier, constant) }
  /// At most the other length times a factor, and points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier, constant) }
}

/// A rectangle in a view that constraints can refer to, and that shows nothing.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?
  /// A name for reports.
  open var identifier = ""
  /// Where the guide is in its view: points. Of one that the app has made, as it was laid out last.
  open internal(set) var layoutFrame: CGRect {
    get { rect.flatMap { rect in owningView.map { rect($0) } } ?? placed }
    set { placed = newValue }
  }
  /// Whether constraints leave open where the guide is, or how large it is.
  open var hasAmbiguousLayout: Bool {
    guard rect == nil, let owningView else { return false }
    return ConstraintLayout.isAmbiguous(self, in: owningView.root)
  }
  private var placed = CGRect.zero
  /// The rectangle, for guides that views have by themselves; nil for those that constraints place.
  let rect: ((UIView) -> CGRect)?
  public override init() {
    rect = nil
    super.init()
  }
  init(_ view: UIView, _ rect: @escaping (UIView) -> CGRect) {
    (owningView, self.rect) = (view, rect)
    super.init()
  }
  nonisolated deinit {}
  /// The edge at which one begins to read.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which one ends to read.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle downwards.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// The edge at which one begins to read.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which one ends to read.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle downwards.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line on which the first line of text stands; the bottom edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line of text stands; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The constraints that this view holds: those between views in it that have no nearer view around them.
  public var constraints: [NSLayoutConstraint] { heldConstraints }
  /// Lets a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Lets constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Lets a constraint count no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Lets constraints count no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  /// Adds a guide, which constraints place.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    guides.append(guide)
    setNeedsConstraints()
  }
  /// Takes a guide away.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsConstraints()
  }
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { guides }
  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    standardGuide("safeArea") { $0.bounds.inset(by: $0.safeAreaInsets) }
  }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { standardGuide("margins") { $0.bounds.inset(by: $0.shownMargins) } }
  /// As `layoutMarginsGuide`, no wider than text is read well. Source: our choice of 672 points, UIKit's at its
  /// standard text size.
  public var readableContentGuide: UILayoutGuide {
    standardGuide("readable") { view in
      let inner = view.bounds.inset(by: view.shownMargins), width = min(inner.width, 672)
      return CGRect(x: inner.midX - width / 2, y: inner.minY, width: width, height: inner.height)
    }
  }
  var shownMargins: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: layoutMargins.top + safe.top, left: layoutMargins.left + safe.left,
      bottom: layoutMargins.bottom + safe.bottom,
      right: layoutMargins.right + safe.right)
  }
  func commonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.hostView
    }
    return nil
  }
}
