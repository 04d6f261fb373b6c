import Foundation
import HearthCore
import HearthUI

/// Shows an image, or several one after the other.
///
///     view.animationImages = steps
///     view.animationDuration = 0.5
///     view.startAnimating()
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image === oldValue { return }
      if !(showsOwnImages && isAnimating) { show(image?.frames) }
      needsUpdate()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// The image while the view is highlighted; nil for the same.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { needsUpdate() } } }
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { needsUpdate() } } }
  /// Creates a view with the size of an image, and an image for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    showing = image?.frames
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  public override convenience init(frame: CGRect) {
    self.init(image: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var standardTraits: UIAccessibilityTraits { .image }
  override var isNamedByContent: Bool { true }
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  override func makeContent() -> AnyView? {
    if isHighlighted, let highlightedImage { return AnyView(UIImagePicture(image: highlightedImage, tint: tintColor)) }
    guard let showing else { return image.map { AnyView(UIImagePicture(image: $0, tint: tintColor)) } }
    if start == nil, behavior != nil { start = now }
    return AnyView(
      UIImageMovie(
        frames: showing, start: start ?? now, repeatCount: showsOwnImages ? animationRepeatCount : 0, after: image,
        tint: tintColor))
  }
  override func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect {
    contentMode.rect(for: (isAnimating ? showing?.images.first : image)?.size ?? .zero, in: bounds)
  }

  // MARK: Moving pictures

  /// The images that `startAnimating()` shows; nil for those of `image`.
  open var animationImages: [UIImage]? { didSet { if showsOwnImages { stopAnimating() } } }
  /// Seconds in which they are shown once; 0 for a thirtieth of a second for each. For the next start.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for without an end. For the next start.
  open var animationRepeatCount = 0 { didSet { if showsOwnImages, animationRepeatCount != oldValue { needsUpdate() } } }
  /// What moves, and since when, by the clock of the window: nil until it is shown first.
  private var showing: ImageFrames?
  private var start: Date?
  /// Whether that is `animationImages`.
  private var showsOwnImages = false

  /// Shows the images from the first one on, instead of `image`.
  open func startAnimating() {
    if let frames = animationImages.flatMap({ ImageFrames($0, animationDuration) }) {
      show(frames)
      showsOwnImages = true
    } else {
      show(image?.frames)
    }
  }
  /// Shows `image`, which does not move then.
  open func stopAnimating() { show(nil) }
  /// Whether images are shown one after the other.
  open var isAnimating: Bool {
    guard let showing else { return false }
    guard showsOwnImages, animationRepeatCount > 0, let start else { return true }
    return now.timeIntervalSince(start) < showing.duration * Double(animationRepeatCount)
  }
  private func show(_ frames: ImageFrames?) {
    (showing, start, showsOwnImages) = (frames, nil, false)
    needsUpdate()
  }
  private var now: Date { behavior?.node.engine.host.date ?? Date() }
}

struct UIImagePicture: View {
  let image: UIImage
  let tint: UIColor
  var body: some View { image.filling.foregroundStyle(Color(uiColor: tint)) }
}

/// Images one after the other, and another afterwards.
private struct UIImageMovie: View {
  let frames: ImageFrames
  let start: Date
  /// 0 for without an end.
  let repeatCount: Int
  let after: UIImage?
  let tint: UIColor
  var body: some View {
    if repeatCount > 0 {
      let count = repeatCount * frames.images.count
      let dates = (0...count).map { start + Double($0) * frames.step }
      TimelineView(.explicit(dates)) { context in
        let isOver = context.date >= start + Double(count) * frames.step - 1e-6
        UIImagePicture(image: isOver ? after ?? UIImage() : frame(context.date), tint: tint)
      }
    } else {
      TimelineView(.periodic(from: start, by: frames.step)) { context in
        UIImagePicture(image: frame(context.date), tint: tint)
      }
    }
  }
  private func frame(_ date: Date) -> UIImage { frames.image(after: date.timeIntervalSince(start)) }
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
