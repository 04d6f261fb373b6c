import Foundation
import HearthCore
import HearthUI

/// How much of something is done.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// How much room it takes.
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0 { didSet { if progress != oldValue { needsUpdate() } } }
  /// The colour of what is done.
  open var progressTintColor: UIColor? { didSet { needsUpdate() } }
  /// Creates a bar.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  /// Creates a bar that is no higher than it is drawn. Source: Interface Builder, whose progress views hug vertically with 750.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    huggings.vertical = .defaultHigh
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  /// Shows another value, with or without moving to it.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height)
  }
  override func makeContent() -> AnyView? {
    let value = progress.isFinite ? min(max(progress, 0), 1) : 0
    let tint = progressTintColor.map { Color(uiColor: $0) } ?? tintInForce
    return AnyView(ProgressView(value: value).modifier(OptionalTint(tint: tint)))
  }
}
