import Foundation
import HearthCore
import HearthUI

// What a view has from its surroundings, and what it tells of itself.

extension UIView {
  // MARK: - Tint

  /// That of a window which the app made.
  var windowTint: UIColor? { WindowDisplay.isInUse ? window?.ownTint : nil }
  func tintDidChange() {
    needsUpdate()
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintDidChange() }
  }

  // MARK: - Safe area

  /// What covers the view around covers this one as far as it reaches. An edge where nothing does has no inset, however
  /// far the view lies outside.
  func insets(within hostView: UIView, _ outer: UIEdgeInsets) -> UIEdgeInsets {
    if outer == .zero { return .zero }
    let frame = frame, bounds = hostView.bounds
    func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat { outer > 0 ? max(0, outer - distance) : 0 }
    return UIEdgeInsets(
      top: inset(outer.top, frame.minY - bounds.minY), left: inset(outer.left, frame.minX - bounds.minX),
      bottom: inset(outer.bottom, bounds.maxY - frame.maxY), right: inset(outer.right, bounds.maxX - frame.maxX))
  }

  // MARK: - Traits

  /// What of the traits the view sets itself.
  var ownTraits: GivenTraits {
    var traits = traitOverrides.given
    if overrideUserInterfaceStyle != .unspecified {
      traits.style = overrideUserInterfaceStyle
    } else if self is UIWindow, let style = AppStyle.ofWindows() {
      traits.style = style
    }
    if let direction = semanticContentAttribute.direction { traits.direction = direction }
    return traits
  }

  /// Whether somebody wants to hear of that.
  var followsTraits: Bool {
    adjustsFont || !_traitRegistrations.isEmpty || viewController?.followsTraits == true
      || ClassMethods.viewTraits.areOverridden(by: type(of: self))
      || (Self.hasMacViews && ClassMethods.appearances.areOverridden(by: type(of: self)))
  }

  /// Tells of traits where they are not as they were.
  func takeTraits(_ new: GivenTraits) {
    guard let known else { return known = KnownTraits(new) }
    let old = known.traits
    known.traits = new
    if old != new { traitsDidChange(from: UITraitCollection(nil, old), to: UITraitCollection(nil, new)) }
  }
  func forgetTraits() { if known != nil { known = nil } }
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    new.performAsCurrent {
      viewController?.traitsDidChange(from: old, to: new)
      traitCollectionDidChange(old)
      if old.userInterfaceStyle != new.userInterfaceStyle { viewDidChangeEffectiveAppearance() }
      tellRegistrations(old, new)
    }
    setNeedsLayout()
    adjustFont()
  }

  // MARK: - Hits

  /// The view in front at a point of this view's own space, as `hitTest(_:with:)` says by itself.
  func hitTest(inside point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  /// Whether fingers and the pointer reach the view at all.
  var isTouchable: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

  // MARK: - Reports

  static func checked(_ rect: CGRect, of name: @autoclosure () -> String) -> CGRect? {
    let isGood = rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    if !isGood { reportBadNumber(name()) }
    return isGood ? rect : nil
  }
  static func reportBadNumber(_ name: String) {
    Report(
      kind: .badSize, path: name, message: "was given a place that is no number, or infinite. It stays where it is."
    ).tell()
  }
  /// Whether this runs on another thread than the main one, where nothing of a view may be touched. That is reported, and
  /// `action` done on the main thread.
  func isOffMain(_ action: @escaping @MainActor @Sendable (UIView) -> Void) -> Bool {
    if isOnMainThread() { return false }
    Report.offMain("\(type(of: self))")
    Engine.performOnMain { action(self) }
    return true
  }
  /// Tells a developer of a mistake: in the window that shows the view, where one does.
  func report(_ kind: Report.Kind, _ message: String) {
    let report = Report(kind: kind, path: path, message: message)
    if let behavior = root.behavior { behavior.node.engine.report(report) } else { report.tell() }
  }
  /// The types from the outermost view to this one, for reports.
  var path: String {
    var names: [String] = []
    var outer: UIView? = self
    while let view = outer {
      names.append(view.accessibilityIdentifier.map { "\(type(of: view))(\($0))" } ?? "\(type(of: view))")
      outer = view.hostView
    }
    return names.reversed().joined(separator: "/")
  }
}

extension UIView {
  /// The size of the view in a view of SwiftUI: what is proposed, where the priorities of its content allow that.
  ///
  /// A view that hugs its content with a priority above half the scale is not larger than it, and one that resists
  /// compression with such a priority not smaller. Source: seen, `UIViewRepresentable` on iOS; our choice of the
  /// boundary, between `defaultLow` and `defaultHigh`.
  func sizeAsContent(_ proposal: ProposedViewSize) -> CGSize {
    let content = fittingContentSize(proposal)
    func length(
      _ proposed: CGFloat?, _ own: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority,
      _ frame: CGFloat
    )
      -> CGFloat
    {
      guard own >= 0 else { return proposed.map { min($0, 1_000_000) } ?? (frame > 0 ? frame : 10) }
      guard let proposed else { return own }
      var result = min(proposed, 1_000_000)
      if hugging.rawValue > 500 { result = min(result, own) }
      if resistance.rawValue > 500 { result = max(result, own) }
      return result
    }
    return CGSize(
      width: length(proposal.width, content.width, huggings.horizontal, resistances.horizontal, bounds.width),
      height: length(proposal.height, content.height, huggings.vertical, resistances.vertical, bounds.height))
  }
}
