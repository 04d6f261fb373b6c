import UIKit

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewChangedVisiblePages")
}
@MainActor @preconcurrency public protocol PDFViewDelegate: NSObjectProtocol {}

/// Shows a document: its pages below each other, or one of them.
///
/// The pages side by side of `twoUp` are shown below each other. Text is not selected.
@MainActor @preconcurrency open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet {
      if document === oldValue { return }
      pageIndex = 0
      scroll.contentOffset = .zero
      rebuild()
      thumbnails?.rebuild()
      post(.PDFViewDocumentChanged)
      post(.PDFViewPageChanged)
    }
  }
  open weak var delegate: (any PDFViewDelegate)?
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { if displayMode != oldValue { rebuild() } } }
  open var displayDirection = PDFDisplayDirection.vertical { didSet { if displayDirection != oldValue { rebuild() } } }
  open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
  open var displayBox = PDFDisplayBox.cropBox
  /// Points around each page.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { setNeedsLayout() } }
  open var pageShadowsEnabled = true
  /// Whether pages are as wide as the view.
  open var autoScales = false { didSet { setNeedsLayout() } }
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  /// Points of the view for each one of a page.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : scale }
    set {
      autoScales = false
      scale = min(max(newValue, minScaleFactor), maxScaleFactor)
      setNeedsLayout()
      post(.PDFViewScaleChanged)
    }
  }
  /// As wide as the view; a single page is as large as fits.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let document, document.pageCount > 0, bounds.width > 0 else { return 1 }
    let sizes = shownPages.map { $0.bounds(for: displayBox).size }
    let margins = displaysPageBreaks ? pageBreakMargins : .zero
    let width = sizes.map(\.width).max() ?? 1, height = sizes.map(\.height).max() ?? 1
    let across = (bounds.width - margins.left - margins.right) / max(width, 1)
    let down = (bounds.height - margins.top - margins.bottom) / max(height, 1)
    return max(0.01, isContinuous && displayDirection == .vertical ? across : min(across, down))
  }
  weak var thumbnails: PDFThumbnailView?
  private var scale: CGFloat = 1
  private var pageIndex = 0
  private let scroll = UIScrollView()
  private var pageViews: [UIImageView] = []
  /// For each page the size that its picture has been made for.
  private var drawnSizes: [Int: CGSize] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.secondarySystemBackground
    scroll.delegate = self
    addSubview(scroll)
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }
  private var shownPages: [PDFPage] {
    guard let document else { return [] }
    if isContinuous { return (0..<document.pageCount).compactMap { document.page(at: $0) } }
    return document.page(at: pageIndex).map { [$0] } ?? []
  }
  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  // MARK: - Going to pages

  open var currentPage: PDFPage? { document?.page(at: pageIndex) }
  open var visiblePages: [PDFPage] {
    let shown = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
    return zip(shownPages, pageViews).filter { $1.frame.intersects(shown) }.map(\.0)
  }
  open var canGoToFirstPage: Bool { pageIndex > 0 }
  open var canGoToPreviousPage: Bool { pageIndex > 0 }
  open var canGoToNextPage: Bool { pageIndex + 1 < (document?.pageCount ?? 0) }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open func goToFirstPage(_ sender: Any?) { show(0) }
  open func goToPreviousPage(_ sender: Any?) { show(pageIndex - 1) }
  open func goToNextPage(_ sender: Any?) { show(pageIndex + 1) }
  open func goToLastPage(_ sender: Any?) { show((document?.pageCount ?? 0) - 1) }
  open func go(to page: PDFPage) { if let document { show(document.index(for: page)) } }
  /// To the page: how far down it is shown is as for every page.
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
  }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
  private func show(_ index: Int) {
    guard let document, (0..<document.pageCount).contains(index), index != pageIndex else { return }
    pageIndex = index
    if isContinuous {
      layoutIfNeeded()
      let frame = pageViews[index].frame
      let isVertical = displayDirection == .vertical
      let most = isVertical ? scroll.contentSize.height - bounds.height : scroll.contentSize.width - bounds.width
      let offset = max(0, min(isVertical ? frame.minY : frame.minX, most))
      scroll.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      drawVisible()
    } else {
      rebuild()
    }
    post(.PDFViewPageChanged)
  }
  open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
  open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  /// One page at a time, as on Apple's systems; it is not turned by a swipe.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    displayMode = enable ? .singlePage : .singlePageContinuous
  }
  open func layoutDocumentView() { layoutIfNeeded() }
  open func clearSelection() { currentSelection = nil }

  // MARK: - Layout

  private func rebuild() {
    for view in pageViews { view.removeFromSuperview() }
    drawnSizes = [:]
    if !isContinuous { scroll.contentOffset = .zero }
    pageViews = shownPages.map { page in
      let view = UIImageView()
      view.backgroundColor = .white
      view.accessibilityLabel = page.string
      view.isAccessibilityElement = true
      scroll.addSubview(view)
      return view
    }
    setNeedsLayout()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let factor = scaleFactor, margins = displaysPageBreaks ? pageBreakMargins : .zero
    let isVertical = displayDirection == .vertical
    var position: CGFloat = 0, widest: CGFloat = 0
    for (page, view) in zip(shownPages, pageViews) {
      let size = page.bounds(for: displayBox).size
      let (width, height) = (size.width * factor, size.height * factor)
      if isVertical {
        let x = max(margins.left, (bounds.width - width) / 2)
        view.frame = CGRect(x: x, y: position + margins.top, width: width, height: height)
        position += margins.top + height + margins.bottom
        widest = max(widest, width + margins.left + margins.right)
      } else {
        let y = max(margins.top, (bounds.height - height) / 2)
        view.frame = CGRect(x: position + margins.left, y: y, width: width, height: height)
        position += margins.left + width + margins.right
        widest = max(widest, height + margins.top + margins.bottom)
      }
    }
    scroll.contentSize = isVertical ? CGSize(width: widest, height: position) : CGSize(width: position, height: widest)
    drawVisible()
  }
  /// Makes the pictures of pages that are seen, and lets those of others go.
  private func drawVisible() {
    let shown = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size).insetBy(dx: -50, dy: -50)
    for (index, (page, view)) in zip(shownPages, pageViews).enumerated() {
      if view.frame.intersects(shown) {
        if drawnSizes[index] == view.frame.size { continue }
        drawnSizes[index] = view.frame.size
        view.image = page.picture(view.frame.size, scale: 2)
      } else if drawnSizes.removeValue(forKey: index) != nil {
        view.image = nil
      }
    }
  }
}

extension PDFView: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    drawVisible()
    guard isContinuous, let document else { return }
    let middle = CGPoint(
      x: scrollView.contentOffset.x + bounds.width / 2, y: scrollView.contentOffset.y + bounds.height / 2)
    let isVertical = displayDirection == .vertical
    let index = pageViews.firstIndex { isVertical ? $0.frame.maxY >= middle.y : $0.frame.maxX >= middle.x }
    guard let index, index != pageIndex, index < document.pageCount else { return }
    pageIndex = index
    post(.PDFViewPageChanged)
  }
}
