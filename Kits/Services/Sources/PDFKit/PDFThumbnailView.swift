import UIKit

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// Small pictures of a document's pages. A touch of one shows the page in the view that it belongs to.
@MainActor @preconcurrency open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView? {
    didSet {
      pdfView?.thumbnails = self
      rebuild()
    }
  }
  open var thumbnailSize = CGSize(width: 40, height: 50) { didSet { rebuild() } }
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { rebuild() } }
  open var contentInset = UIEdgeInsets.zero { didSet { rebuild() } }
  private let scroll = UIScrollView()
  private let stack = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    addSubview(scroll)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }
  func rebuild() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.axis = layoutMode == .vertical ? .vertical : .horizontal
    guard let document = pdfView?.document else { return }
    for index in 0..<document.pageCount {
      guard let page = document.page(at: index) else { continue }
      let button = UIButton(type: .custom)
      button.setImage(page.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal)
      button.accessibilityLabel = "Page \(index + 1)"
      button.addAction(
        UIAction { [weak self] _ in
          if let page = self?.pdfView?.document?.page(at: index) { self?.pdfView?.go(to: page) }
        }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds.inset(by: contentInset)
  }
}
