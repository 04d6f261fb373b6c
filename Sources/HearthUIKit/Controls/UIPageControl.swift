import Foundation
import HearthCore
import HearthUI

/// Dots for pages, one of which is shown.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { needsUpdate(); invalidateIntrinsicContentSize() } }
  open var currentPage = 0 { didSet { needsUpdate() } }
  /// Whether nothing is shown for a single page.
  open var hidesForSinglePage = false { didSet { needsUpdate() } }
  open var pageIndicatorTintColor: UIColor? { didSet { needsUpdate() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { needsUpdate() } }
  /// How much of a ground the dots have.
  public enum BackgroundStyle: Int, Sendable {
    /// None; one while a finger is on it, which is none here; always one.
    case automatic = 0
    case prominent, minimal
  }
  /// How much of a ground the dots have. One that is prominent has always one.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { needsUpdate() } }
  }
  /// Whether a finger that moves along the dots goes through the pages.
  open var allowsContinuousInteraction = true { didSet { needsUpdate() } }
  /// What stands for a page instead of a dot; nil for a dot.
  open var preferredIndicatorImage: UIImage? { didSet { needsUpdate() } }
  /// What stands for the page that is shown; nil for what stands for the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { needsUpdate() } }
  private var images: [Int: UIImage] = [:], currentImages: [Int: UIImage] = [:]
  /// Chooses what stands for one page; nil for what stands for all.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    needsUpdate()
  }
  /// The image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Chooses what stands for one page while it is shown; nil for what stands for all.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    needsUpdate()
  }
  /// The image that was set for a page while it is shown.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  private func image(_ page: Int, isCurrent: Bool) -> UIImage? {
    let other = images[page] ?? preferredIndicatorImage
    return isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? other : other
  }
  /// Points. Source: measured, iOS 17 and 18: three pages take 73 × 25.67.
  private static let height: CGFloat = 77 / 3, margin: CGFloat = 15
  /// The size that dots for so many pages take: points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 17 - (pageCount > 0 ? 8 : 0) + 2 * Self.margin, height: Self.height)
  }
  /// Creates a control that is no larger than its dots, as pages around it are large. Source: Interface Builder, whose page controls hug with 750.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  /// An object whose settings apply to all of them, those of SwiftUI too.
  open override class func appearance() -> Self { proxy(UIPageControl.init) }
  override func makeContent() -> AnyView? {
    if hidesForSinglePage && numberOfPages <= 1 { return nil }
    let current = Color(uiColor: currentPageIndicatorTintColor ?? .label)
    let other = Color(uiColor: pageIndicatorTintColor ?? .tertiaryLabel)
    let page = currentPage
    let dots = HStack(spacing: 8) {
      ForEach(0..<max(0, numberOfPages), id: \.self) { index in
        PageMark(
          image: self.image(index, isCurrent: index == page), color: index == page ? current : other
        )
        .frame(width: 9, height: Self.height).contentShape(Rectangle())
        .onTapGesture { [weak self] in self?.userDidTap(index) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(accessibilityLabel ?? "")).accessibilityValue(
      Text(verbatim: "\(page + 1)/\(numberOfPages)")
    )
    .accessibilityAdjustableAction { [weak self] in
      self?.userDidTap(page + ($0 == .increment ? 1 : -1))
    }
    let drags = allowsContinuousInteraction
    let count = numberOfPages
    let moves = DragGesture(minimumDistance: 10).onChanged { [weak self] value in
      // A dot with the gap beside it is 17 points wide.
      guard drags, let self else { return }
      let dot = min(max(0, Int((value.location.x / 17).rounded(.down))), count - 1)
      userDidTap(traitCollection.layoutDirection == .rightToLeft ? count - 1 - dot : dot)
    }
    let ground = backgroundStyle == .prominent ? Color(uiColor: .tertiarySystemFill) : .clear
    return wrap(
      dots.gesture(moves, isEnabled: drags).padding(.horizontal, Self.margin).background(
        ground, in: Capsule()))
  }
  override func contentRect(in bounds: CGRect, _ size: (ProposedViewSize) -> CGSize) -> CGRect {
    let size = size(.unspecified)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  private func userDidTap(_ page: Int) {
    guard page != currentPage, (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}

/// What stands for a page.
private struct PageMark: View {
  let image: UIImage?
  let color: Color
  var body: some View {
    if let image {
      Image(uiImage: image).renderingMode(.template).resizable().scaledToFit().foregroundStyle(
        color
      )
      .frame(width: 9, height: 9)
    } else {
      Circle().fill(color).frame(width: 7, height: 7)
    }
  }
}

extension UIPageControl: AppearanceSource {
  func add(to all: inout Appearances) {
    let current = currentPageIndicatorTintColor, others = pageIndicatorTintColor
    (all.dots.first, all.dots.second) = (current.map { Color($0) }, others.map { Color($0) })
  }
}
