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
  nonisolated deinit {}
  /// What is set on it holds for all of them, those of SwiftUI too.
  open override class func appearance() -> UIPageControl { proxy(UIPageControl.init) }
  override func makeContent() -> AnyView? {
    if hidesForSinglePage && numberOfPages <= 1 { return nil }
    let current = Color(uiColor: currentPageIndicatorTintColor ?? .label)
    let other = Color(uiColor: pageIndicatorTintColor ?? .tertiaryLabel)
    let page = currentPage
    let dots = HStack(spacing: 8) {
      ForEach(0..<max(0, numberOfPages), id: \.self) { index in
        Circle().fill(index == page ? current : other).frame(width: 7, height: 7)
          .frame(width: 9, height: 26).contentShape(Rectangle())
          .onTapGesture { [weak self] in self?.userDidTap(index) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(accessibilityLabel ?? "")).accessibilityValue(
      Text(verbatim: "\(page + 1)/\(numberOfPages)")
    )
    .accessibilityAdjustableAction { [weak self] in self?.userDidTap(page + ($0 == .increment ? 1 : -1)) }
    return wrap(dots.padding(.horizontal, 8))
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

extension UIPageControl: AppearanceSource {
  func add(to all: inout Appearances) {
    let current = currentPageIndicatorTintColor, others = pageIndicatorTintColor
    (all.dots.first, all.dots.second) = (current.map { Color($0) }, others.map { Color($0) })
  }
}
