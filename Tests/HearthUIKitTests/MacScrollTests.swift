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
}
