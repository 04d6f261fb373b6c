import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view: UIView
  var log: [String] = []
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("end \(scale)")
  }
}

/// What scroll views move: as large as constraints say, and as fingers make it.
@MainActor struct ScrollContentTests {
  @Test(arguments: [false, true]) func `constraints to its edges say how large the content is`(usesGuides: Bool) {
    let root = UIView(), scroll = UIScrollView(), content = UIView(), label = UILabel()
    for (outer, inner) in [(root, scroll), (scroll, content), (content, label)] as [(UIView, UIView)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
    }
    label.numberOfLines = 0
    label.text = "A text of some lines that stands in the content of a scroll view, in its width"
    let edges = usesGuides ? scroll.contentLayoutGuide : nil
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: edges?.topAnchor ?? scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: edges?.bottomAnchor ?? scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: edges?.leadingAnchor ?? scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: edges?.trailingAnchor ?? scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: usesGuides ? scroll.frameLayoutGuide.widthAnchor : scroll.widthAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 200),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 300),
    ])
    let window = TestWindow(size: CGSize(width: 200, height: 300)) { Holder(view: root) }
    expect(scroll.frame, equals: CGRect(x: 0, y: 10, width: 200, height: 290))
    expect(
      label.frame.height > 60 && content.frame == CGRect(x: 0, y: 0, width: 200, height: 500 + label.frame.height))
    expect(scroll.contentSize, equals: content.frame.size)
    window.scroll(by: CGSize(width: 0, height: -150), at: CGPoint(x: 100, y: 100))
    window.advance(by: .seconds(1))
    expect(scroll.contentOffset.y, equals: 150)
    window.resize(to: CGSize(width: 300, height: 300))
    expect(scroll.contentSize == content.frame.size && content.frame.width == 300)
    expect(window.reports, equals: [])
  }
  @QuickTesting.Test func `fingers make what is in it larger, around the place where they are`() {
    let scroll = UIScrollView(), picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let delegate = Zoomer(picture)
    scroll.addSubview(picture)
    scroll.contentSize = picture.frame.size
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    let window = TestWindow(size: CGSize(width: 200, height: 200), idiom: .phone) { Holder(view: scroll) }
    window.pinch(at: CGPoint(x: 150, y: 50), by: 2)
    window.advance(by: .seconds(1))
    expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 400, height: 400))
    expect(abs(scroll.contentOffset.x - 150) < 0.01 && abs(scroll.contentOffset.y - 50) < 0.01)
    expect(delegate.log.first == "begin" && delegate.log.contains("zoom") && delegate.log.last == "end 2.0")
    // Beyond the largest scale it comes back.
    window.pinch(at: CGPoint(x: 100, y: 100), by: 8)
    window.advance(by: .seconds(2))
    expect(scroll.zoomScale, equals: 4)
    scroll.setZoomScale(0.1, animated: false)
    window.settle()
    expect(scroll.zoomScale == 1 && picture.transform.isIdentity && scroll.contentOffset == .zero)
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
    window.settle()
    expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 400, y: 400))
    expect(window.reports, equals: [])
  }
  @QuickTesting.Test func `without a view to zoom fingers change nothing`() {
    let scroll = UIScrollView()
    scroll.maximumZoomScale = 4
    let window = TestWindow(size: CGSize(width: 200, height: 200), idiom: .phone) { Holder(view: scroll) }
    window.pinch(at: CGPoint(x: 100, y: 100), by: 2)
    expect(scroll.zoomScale, equals: 1)
  }
  @QuickTesting.Test func `a table has a delegate of its own type, and tells whoever is set on it as a scroll view`() {
    final class Scrolling: NSObject, UIScrollViewDelegate {}
    final class Rows: NSObject, UITableViewDelegate {}
    final class Counting: UITableView {
      var changes = 0
      override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
    }
    let table = Counting(frame: .zero, style: .plain), rows = Rows(), scrolling = Scrolling()
    table.delegate = rows
    let own: (any UITableViewDelegate)? = table.delegate, asScrollView = table as UIScrollView
    expect(own === rows && asScrollView.delegate === rows && table.changes == 1)
    asScrollView.delegate = scrolling
    expect(table.delegate == nil && asScrollView.delegate === scrolling)
    table.delegate = nil
    expect(asScrollView.delegate == nil)
    let text = UITextView(), items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let typed: ((any UITextViewDelegate)?, (any UICollectionViewDelegate)?) = (text.delegate, items.delegate)
    expect(typed.0 == nil && typed.1 == nil)
  }
}
