import Foundation
import HearthCore
import HearthUI

/// A wheel that turns while something is done.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  open var style = Style.medium { didSet { if style != oldValue { needsUpdate(); invalidateIntrinsicContentSize() } } }
  /// Whether nothing is shown while the wheel stands still.
  open var hidesWhenStopped = true { didSet { needsUpdate() } }
  open private(set) var isAnimating = false
  open var color: UIColor! = .gray { didSet { needsUpdate() } }
  /// Creates a wheel, which stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  open func startAnimating() { setAnimating(true) }
  open func stopAnimating() { setAnimating(false) }
  private func setAnimating(_ isAnimating: Bool) {
    if isAnimating == self.isAnimating { return }
    self.isAnimating = isAnimating
    needsUpdate()
  }
  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override var intrinsicContentSize: CGSize { Self.size(style) }
  override func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect {
    let size = size(.unspecified)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  override func makeContent() -> AnyView? {
    if !isAnimating && hidesWhenStopped { return nil }
    let color = Color(uiColor: color ?? .gray)
    if isAnimating { return AnyView(ProgressView().controlSize(style == .large ? .large : .regular).tint(color)) }
    let radius: CGFloat = style == .large ? 12 : 7
    return AnyView(
      ZStack {
        ForEach(0..<8, id: \.self) { spoke in
          Capsule().fill(color.opacity(0.5)).frame(width: radius / 4, height: radius * 0.6)
            .offset(y: -radius * 0.7).rotationEffect(.degrees(45 * Double(spoke)))
        }
      }
      .frame(width: radius * 2, height: radius * 2))
  }
}
