import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What a Mac's scroll views ask their clip views, and how far they are drawn beyond their ends.
@MainActor @Suite(.serialized) struct MacScrollTests {}

extension MacScrollTests {
  private final class Flipped: NSView { override var isFlipped: Bool { true } }
  /// Has a document that is smaller lie in the middle.
  private final class CenteringClip: NSClipView {
    override func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect {
      var rect = super.constrainBoundsRect(proposedBounds)
      guard let document = documentView else { return rect }
      if rect.width > document.frame.width { rect.origin.x = (document.frame.width - rect.width) / 2 }
      if rect.height > document.frame.height { rect.origin.y = (document.frame.height - rect.height) / 2 }
      return rect
    }
  }
  /// Stops at every hundred points.
  private final class SteppingClip: NSClipView {
    override func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect {
      var rect = super.constrainBoundsRect(proposedBounds)
      rect.origin.y = (rect.origin.y / 100).rounded() * 100
      return rect
    }
  }
  private func show(_ size: CGSize, _ clip: NSClipView?) -> (TestWindow, NSScrollView, NSView) {
    let scroll = NSScrollView(), document = Flipped(frame: CGRect(origin: .zero, size: size))
    if let clip { scroll.contentView = clip }
    scroll.documentView = document
    return (TestWindow(size: CGSize(width: 300, height: 200)) { Holder(view: scroll) }, scroll, document)
  }

  @QuickTesting.Test func `a clip view has a smaller document lie in the middle`() {
    let (window, _, document) = show(CGSize(width: 100, height: 50), CenteringClip())
    window.settle()
    document.backgroundColor = .red
    window.settle()
    expect(window.displayList.contains("\((300 - 100) / 2),\((200 - 50) / 2) 100x50"), "\(window.displayList)")
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @QuickTesting.Test func `a clip view says where scrolling may stop`() {
    let (window, scroll, _) = show(CGSize(width: 300, height: 1000), SteppingClip())
    window.scroll(by: CGSize(width: 0, height: -130), at: CGPoint(x: 100, y: 100))
    window.settle()
    expect(scroll.documentVisibleRect.minY, equals: 100)
  }
  @QuickTesting.Test func `content that scrolls to the sides alone is not drawn beyond its end where it may not`() {
    let (window, scroll, _) = show(CGSize(width: 900, height: 200), nil)
    window.settle()
    let inner = scroll.subviews.compactMap { $0 as? UIScrollView }.first
    expect(inner?.bounces, equals: true)
    scroll.horizontalScrollElasticity = .none
    expect(inner?.bounces == false && scroll.horizontalScrollElasticity == .none)
    scroll.horizontalScrollElasticity = .allowed
    expect(inner?.bounces == true && inner?.alwaysBounceHorizontal == true)
  }
  @QuickTesting.Test
  func `content that scrolls both ways is reported where it is to be drawn beyond its end one way only`() {
    let (window, scroll, _) = show(CGSize(width: 900, height: 900), nil)
    window.settle()
    let reports = TestWindow.reports { scroll.horizontalScrollElasticity = .none }
    expect(reports.contains { $0.contains("horizontalScrollElasticity") }, "\(reports)")
  }

  private final class Rows: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    func numberOfRows(in tableView: NSTableView) -> Int { 30 }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      NSTextField(labelWithString: "Row \(row)")
    }
  }
  @QuickTesting.Test func `a table keeps clear of a bar that covers its scroll view, unless that says no`() throws {
    let scroll = NSScrollView(), table = NSTableView(), rows = Rows()
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    table.headerView = nil
    (table.dataSource, table.delegate) = (rows, rows)
    scroll.documentView = table
    let window = TestWindow(size: CGSize(width: 300, height: 300)) {
      Holder(view: scroll).ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 40) }
    }
    window.settle()
    let first = try require(window.place(ofDrawn: "Row 0"))
    expect(first.y > 40 && first.y < 80, "\(first)")
    scroll.automaticallyAdjustsContentInsets = false
    window.settle()
    expect(try require(window.place(ofDrawn: "Row 0")).y, equals: first.y - 40)
  }

  @QuickTesting.Test func `places in a document follow what is scrolled`() {
    let (window, scroll, document) = show(CGSize(width: 300, height: 1000), nil)
    let mark = Flipped(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    document.addSubview(mark)
    scroll.contentView.scroll(to: CGPoint(x: 0, y: 400))
    // At once, as AppKit has it.
    expect(scroll.documentVisibleRect, equals: CGRect(x: 0, y: 400, width: 300, height: 200))
    window.settle()
    expect(scroll.documentVisibleRect == document.visibleRect && scroll.contentView.bounds.minY == 400)
    expect(mark.convert(CGPoint.zero, to: scroll), equals: CGPoint(x: 0, y: 100))
    expect(mark.convert(CGPoint.zero, to: document), equals: CGPoint(x: 0, y: 500))
    mark.scrollToVisible(CGRect(x: 0, y: 0, width: 10, height: 200))
    expect(scroll.documentVisibleRect.minY, equals: 500 + 200 - 200)
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  private final class Squares: NSObject, NSCollectionViewDataSource {
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = NSCollectionViewItem()
      item.view = NSView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      return item
    }
  }
  @QuickTesting.Test func `the scroll view of a collection knows what of it is seen`() {
    let scroll = NSScrollView(), items = NSCollectionView(), squares = Squares(), layout = NSCollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    items.collectionViewLayout = layout
    items.dataSource = squares
    scroll.documentView = items
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Holder(view: scroll) }
    window.scroll(by: CGSize(width: 0, height: -130), at: CGPoint(x: 100, y: 100))
    window.advance(by: .seconds(1))
    expect(scroll.documentVisibleRect.minY > 100 && scroll.contentView.bounds.minY > 100)
    scroll.contentView.scroll(to: CGPoint(x: 0, y: 40))
    window.settle()
    expect(scroll.documentVisibleRect.minY, equals: 40)
    withExtendedLifetime(squares) {}
  }
}
