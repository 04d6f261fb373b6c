import Foundation
import HearthCore
import HearthUI
import Observation

/// Is asked and hears about a split view. All of it may be left out.
@MainActor @preconcurrency public protocol NSSplitViewDelegate: AnyObject, NSObjectProtocol {
  /// The least length of what is before a line: points from the beginning of the split view.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// The greatest length of what is before a line: points from the beginning of the split view.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// The views have other sizes.
  func splitViewDidResizeSubviews(_ notification: Notification)
}
extension NSSplitViewDelegate {
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}

/// Views beside or above each other, with lines between them that the user can move: a `HSplitView` or `VSplitView` of SwiftUI.
///
///     let split = NSSplitView()
///     split.isVertical = true
///     split.addArrangedSubview(list)
///     split.addArrangedSubview(page)
///
/// Each subview is one of the panes.
@MainActor @preconcurrency open class NSSplitView: NSView {
  /// How the lines look.
  public nonisolated enum DividerStyle: Int, Sendable {
    /// Broad ones, which are thin here, too.
    case thick = 1
    /// Thin ones.
    case thin
    /// Those that separate panes, which are thin here.
    case paneSplitter
  }
  let model = PanesModel()
  /// Whether the views are beside each other, with lines from top to bottom between them.
  open var isVertical = false { didSet { if isVertical != oldValue { needsUpdate() } } }
  /// How the lines look: thin. Thick ones are reported.
  open var dividerStyle: DividerStyle {
    get { .thin }
    set { reportUnkept("NSSplitView.dividerStyle", if: newValue == .thick, "lines between views are thin.") }
  }
  /// How thick a line is: points.
  open var dividerThickness: CGFloat { 1 }
  /// Is asked and hears about the view. It is not kept.
  open weak var delegate: (any NSSplitViewDelegate)? { didSet { needsUpdate() } }
  /// Where the lines are is kept under this name.
  open var autosaveName: String? { didSet { restore() } }
  nonisolated deinit {}
  open override var isFlipped: Bool { true }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  // MARK: Panes

  /// The views, from the left or from the top.
  open var arrangedSubviews: [NSView] { model.panes.map(\.view) }
  /// Adds a view behind the others.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: model.panes.count) }
  /// Adds a view at a place among the others.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    let pane = Pane(view, self)
    change { model in
      model.panes.removeAll { $0.view === view }
      model.panes.insert(pane, at: min(max(0, index), model.panes.count))
    }
  }
  /// Takes a view away.
  open func removeArrangedSubview(_ view: NSView) {
    change { model in
      for pane in model.panes where pane.view === view { pane.end() }
      model.panes.removeAll { $0.view === view }
    }
  }
  open override func addSubview(_ view: NSView) { addArrangedSubview(view) }
  open override func insertSubview(_ view: NSView, at index: Int) { insertArrangedSubview(view, at: index) }
  func change(_ change: @escaping (PanesModel) -> Void) {
    let model = model
    WindowDisplay.changeState {
      change(model)
      model.version += 1
    }
    needsUpdate()
  }
  /// Gives the views their sizes: they have them with the next frame.
  open func adjustSubviews() { needsUpdate() }
  /// Whether a view is not shown.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool {
    model.panes.first { $0.view === subview }?.isCollapsed ?? subview.isHidden
  }
  /// Which view keeps its size while that of the split view changes. Views share it in proportion, and a priority is reported.
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {
    reportUnkept("NSSplitView.setHoldingPriority", "views of a split view share another size in proportion.")
  }
  /// Moves a line: points from the beginning of the split view.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    let least = delegate?.splitView(self, constrainMinCoordinate: 0, ofSubviewAt: dividerIndex) ?? 0
    let most = delegate?.splitView(self, constrainMaxCoordinate: .infinity, ofSubviewAt: dividerIndex) ?? .infinity
    model.control.move(dividerIndex, to: min(max(position, least), max(least, most)))
  }

  // MARK: Shown

  override var showsSubviewsInContent: Bool { true }
  override func makeContent() -> AnyView? { AnyView(PanesView(split: self, model: model, isVertical: isVertical)) }
  /// The least and the greatest length of a pane: points.
  func limits(_ index: Int) -> (least: CGFloat, most: CGFloat) {
    let pane = model.panes[index]
    var (least, most) = (pane.least, pane.most)
    guard let delegate else { return (least, most) }
    // A line that is between the first two panes says how long the first one is.
    if index == 0, model.panes.count > 1 {
      least = max(least, delegate.splitView(self, constrainMinCoordinate: 0, ofSubviewAt: 0))
      most = min(most, delegate.splitView(self, constrainMaxCoordinate: most, ofSubviewAt: 0))
    }
    return (least, max(least, most))
  }
  func lengthsDidChange() {
    let notification = Notification(name: Self.didResizeSubviewsNotification, object: self)
    delegate?.splitViewDidResizeSubviews(notification)
    NotificationCenter.default.post(notification)
    if let key, !model.control.lengths.isEmpty {
      UserDefaults.standard.set(model.control.lengths.map { Double($0) }, forKey: key)
    }
  }
  private var key: String? { autosaveName.flatMap { $0.isEmpty ? nil : "NSSplitView Subview Frames \($0)" } }
  private func restore() {
    guard let key, let lengths = UserDefaults.standard.array(forKey: key) as? [Double] else { return }
    var position: CGFloat = 0
    for (index, length) in lengths.dropLast().enumerated() {
      position += length
      model.control.move(index, to: position + CGFloat(index) * dividerThickness)
    }
  }
  /// The views have other sizes. The object is the split view.
  public nonisolated static let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")
}

/// What a split view shows.
@MainActor @Observable final class PanesModel {
  var panes: [Pane] = []
  var version = 0
  @ObservationIgnored let control = PaneControl()
  nonisolated init() {}
  nonisolated deinit {}
}
/// A view of a split view, in a view that fills its pane.
@MainActor final class Pane: Identifiable {
  let view: NSView
  let host: PaneHost
  /// Points.
  var least: CGFloat = 0, most = CGFloat.infinity
  var isCollapsed = false
  init(_ view: NSView, _ split: NSSplitView) {
    (self.view, host) = (view, PaneHost(view, split))
  }
  nonisolated deinit {}
  func end() { if view.hostView === host { view.removeFromSuperview() } }
}
/// What a pane's view fills.
@MainActor final class PaneHost: UIView {
  private weak var split: UIView?
  private weak var content: UIView?
  init(_ view: UIView, _ split: UIView) {
    self.split = split
    content = view
    super.init(frame: .zero)
    isMacRoot = true
    addSubview(view)
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var isFlipped: Bool { true }
  override var next: UIResponder? { split }
  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.hostView === self { content.frame = bounds }
  }
}

private struct PanesView: View {
  let split: NSSplitView
  let model: PanesModel
  let isVertical: Bool
  private struct Shown: Identifiable {
    let id: ObjectIdentifier
    let pane: Pane
    let least: CGFloat, most: CGFloat
  }
  var body: some View {
    let _ = model.version
    let shown = model.panes.indices.compactMap { index -> Shown? in
      let pane = model.panes[index], limits = split.limits(index)
      if pane.isCollapsed || pane.view.isHidden { return nil }
      return Shown(id: ObjectIdentifier(pane), pane: pane, least: limits.least, most: limits.most)
    }
    ControlledPanes(axis: isVertical ? .horizontal : .vertical, control: model.control) {
      ForEach(shown) { shown in
        PaneView(host: shown.pane.host)
          .frame(
            minWidth: isVertical ? shown.least : nil, maxWidth: isVertical ? shown.most : .infinity,
            minHeight: isVertical ? nil : shown.least, maxHeight: isVertical ? .infinity : shown.most
          )
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { [weak split] _ in
            split?.lengthsDidChange()
          }
      }
    }
  }
}
/// Has a pane's view fill the pane.
private struct PaneView: NSViewRepresentable {
  let host: PaneHost
  func makeNSView(context: Context) -> PaneHost { host }
  func updateNSView(_ view: PaneHost, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: PaneHost, context: Context) -> CGSize? {
    func length(_ proposed: CGFloat?) -> CGFloat { proposed.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
    return CGSize(width: length(proposal.width), height: length(proposal.height))
  }
}
