import Foundation
import HearthCore
import HearthUI

/// Shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image === oldValue { return }
      needsUpdate()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  public override convenience init(frame: CGRect) {
    self.init(image: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  override func makeContent() -> AnyView? {
    guard let image else { return nil }
    return AnyView(Image(uiImage: image).resizable().foregroundStyle(Color(uiColor: tintColor)))
  }
  override func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect {
    contentMode.rect(for: image?.size ?? .zero, in: bounds)
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in bounds.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGSize { CGSize(width: size.width * factor, height: size.height * factor) }
    let across = bounds.width / size.width, down = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(scaled(min(across, down)), 0.5, 0.5)
    case .scaleAspectFill: return placed(scaled(max(across, down)), 0.5, 0.5)
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}
