import Foundation
import HearthCore
import HearthUI

/// How far something has come, or that it goes on.
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  /// How progress is shown.
  public nonisolated enum Style: UInt, Sendable {
    /// A line that fills from its beginning.
    case bar = 0
    /// A small wheel that turns, or a circle that fills.
    case spinning
  }
  /// How the progress is shown.
  open var style = Style.bar { didSet { lookDidChange() } }
  /// Whether it is not known how far it has come. True by itself, as on a Mac.
  open var isIndeterminate = true { didSet { lookDidChange() } }
  /// What stands for the beginning.
  open var minValue = 0.0 { didSet { needsUpdate() } }
  /// What stands for the end.
  open var maxValue = 100.0 { didSet { needsUpdate() } }
  /// How far it has come.
  open var doubleValue = 0.0 { didSet { if doubleValue != oldValue { needsUpdate() } } }
  /// Whether it is seen while it is not known to go on.
  open var isDisplayedWhenStopped = true { didSet { needsUpdate() } }
  /// How large it is.
  open var controlSize = NSControl.ControlSize.regular { didSet { lookDidChange() } }
  private var isRunning = false
  nonisolated deinit {}
  open override var isFlipped: Bool { true }
  /// Something goes on.
  open func startAnimation(_ sender: Any?) {
    isRunning = true
    needsUpdate()
  }
  /// It goes on no longer.
  open func stopAnimation(_ sender: Any?) {
    isRunning = false
    needsUpdate()
  }
  /// Goes on by so much.
  open func increment(by delta: Double) { doubleValue += delta }
  private func lookDidChange() {
    needsUpdate()
    invalidateIntrinsicContentSize()
  }
  override var isNamedByContent: Bool { true }
  override var centersContent: Bool { true }
  override func makeContent() -> AnyView? {
    if isIndeterminate, !isRunning, !isDisplayedWhenStopped { return nil }
    let size: HearthUI.ControlSize = controlSize == .mini ? .mini : controlSize == .small ? .small : .regular
    let total = max(maxValue - minValue, .leastNonzeroMagnitude), done = min(max(doubleValue - minValue, 0), total)
    if style == .spinning {
      if isIndeterminate { return AnyView(ProgressView().progressViewStyle(.circular).controlSize(size)) }
      return AnyView(ProgressView(value: done, total: total).progressViewStyle(.circular).controlSize(size))
    }
    if isIndeterminate { return AnyView(ProgressView().progressViewStyle(.linear)) }
    return AnyView(ProgressView(value: done, total: total).progressViewStyle(.linear))
  }
}
