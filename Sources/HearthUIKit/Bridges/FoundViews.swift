import Foundation
import HearthCore
import HearthUI

/// Views of UIKit that stand for what SwiftUI has around a view that it shows for an app. Apps come to them by `superview`.
///
/// They know of what they stand for: where it is, what it has chosen, how far it is scrolled; and change it. Subviews that an app puts
/// into them are not shown, which is reported.
@MainActor enum FoundViews {
  static func view(around node: Node) -> UIView? {
    // Rows of a picker are the app's views, shown elsewhere than where it has them.
    func around(_ node: Node) -> Node? { (node as? LayoutNode)?.layoutParent ?? node.parent }
    var next = around(node)
    while let node = next {
      if let scroll = node as? ScrollNode {
        if let known = scroll.standIn as? UIView { return known }
        let view = FoundScrollView(scroll)
        scroll.standIn = view
        return view
      }
      if let wheel = (node as? BehaviorNode)?.behavior as? WheelBehavior {
        if let known = wheel.standIn as? UIView { return known }
        let view = FoundPickerView(wheel)
        wheel.standIn = view
        return view
      }
      // A view of the app's is in the views that it says.
      if (node as? BehaviorNode)?.behavior is UIViewBehavior { return nil }
      next = around(node)
    }
    return nil
  }
  fileprivate static func reportSubview(_ view: UIView, in path: String) {
    Report(
      kind: .notOnLinux, path: "\(path).addSubview(_:)",
      message: "a \(type(of: view)) is not shown in a view of SwiftUI. Put it into an overlay or a background."
    ).tell()
  }
}

/// Stands for a scroll view, list or form of SwiftUI.
private final class FoundScrollView: UIScrollView {
  private weak var node: ScrollNode?
  private let registry = ScrollRegistry()

  init(_ node: ScrollNode) {
    self.node = node
    super.init(frame: .zero)
    registry.phaseAction = { [weak self] _, old, new in self?.phaseDidChange(old, new) }
    registry.movedAction = { [weak self] node in
      node.engine.performAtEndOfFrame { if let self, let node = self.shown { self.contentDidMove(node.geometry) } }
    }
    node.join(registry)
    contentDidMove(node.geometry)
  }
  required init?(coder: NSCoder) { nil }
  nonisolated deinit {}
  private var shown: ScrollNode? { node.flatMap { $0.isUnmounted ? nil : $0 } }

  override func needsUpdate() {
    super.needsUpdate()
    shown?.changeStyle { [weak self] style in self?.change(&style) }
  }
  private func change(_ style: inout ScrollStyle) {
    var scrolling = scrolling
    scrolling.dismissPadding = nil
    scrolling.apply(to: &style)
    if alwaysBounceVertical { style.verticalBounce = .always }
    if alwaysBounceHorizontal { style.horizontalBounce = .always }
    style.contentMargins.top += contentInset.top
    style.contentMargins.bottom += contentInset.bottom
    let isRightToLeft = shown?.flags.contains(.isRightToLeft) == true
    style.contentMargins.leading += isRightToLeft ? contentInset.right : contentInset.left
    style.contentMargins.trailing += isRightToLeft ? contentInset.left : contentInset.right
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, let node = shown else { return }
    let insets = node.geometry.contentInsets
    let place = CGPoint(x: contentOffset.x + insets.leading, y: contentOffset.y + insets.top)
    let aim = ScrollAim.point(place, fraction: nil)
    if animated { node.move(to: aim, Transaction(animation: .default)) } else { node.move(to: aim) }
  }
  override var contentSize: CGSize {
    get { shown?.geometry.contentSize ?? super.contentSize }
    set {}
  }
  override var frame: CGRect {
    get { shown?.frameInWindow ?? super.frame }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: shown?.size.cgSize ?? .zero) }
    set { contentOffset = newValue.origin }
  }
  override var refreshControl: UIRefreshControl? {
    didSet {
      reportUnkept(
        "UIScrollView.refreshControl", if: refreshControl != nil,
        "a scroll view of SwiftUI is read anew by refreshable(action:).")
    }
  }
  override var backgroundColor: UIColor? {
    didSet {
      reportUnkept(
        "UIScrollView.backgroundColor", if: backgroundColor != nil && backgroundColor != .clear,
        "a scroll view of SwiftUI has no ground of its own, and a list has that of scrollContentBackground(_:).")
    }
  }
  override var window: UIWindow? { shown.flatMap { UIWindow.window(at: $0) } }
  override var superview: UIView? { shown.flatMap { FoundViews.view(around: $0) } }
  override func insertSubview(_ view: UIView, at index: Int) { FoundViews.reportSubview(view, in: "UIScrollView") }
  override func addSubview(_ view: UIView) { FoundViews.reportSubview(view, in: "UIScrollView") }
}

/// Stands for the wheel of a picker of SwiftUI.
private final class FoundPickerView: UIPickerView {
  private weak var wheel: WheelBehavior?
  init(_ wheel: WheelBehavior) {
    self.wheel = wheel
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  nonisolated deinit {}
  private var node: BehaviorNode? { wheel.flatMap { $0.node.isUnmounted ? nil : $0.node } }
  override var numberOfComponents: Int { wheel == nil ? 0 : 1 }
  override func numberOfRows(inComponent component: Int) -> Int { component == 0 ? wheel?.count ?? 0 : 0 }
  override func selectedRow(inComponent component: Int) -> Int { component == 0 ? wheel?.index ?? -1 : -1 }
  override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if component == 0, let wheel, row >= 0, row < wheel.count { wheel.turn(row) }
  }
  override var frame: CGRect {
    get { node?.frameInWindow ?? super.frame }
    set {}
  }
  override var window: UIWindow? { node.flatMap { UIWindow.window(at: $0) } }
  override var superview: UIView? { node.flatMap { FoundViews.view(around: $0) } }
  override func insertSubview(_ view: UIView, at index: Int) { FoundViews.reportSubview(view, in: "UIPickerView") }
  override func addSubview(_ view: UIView) { FoundViews.reportSubview(view, in: "UIPickerView") }
}
