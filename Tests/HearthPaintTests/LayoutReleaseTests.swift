#if GTK
  import CGTK
  import Foundation
  import HearthRendering
  import Synchronization
  import Testing

  @testable import HearthPaint

  /// Where what Pango has laid out is given back: its fonts are those of a map that one thread alone may touch.
  struct LayoutReleaseTests {
    private nonisolated static let left = Mutex<[Bool]>([])
    /// What the main queue has, and no other.
    private nonisolated static let mark = DispatchSpecificKey<Bool>()

    @Test func `a layout that another thread held last is given back on the main actor`() async {
      DispatchQueue.main.setSpecific(key: Self.mark, value: true)
      let layout = pango_layout_new(FontLibrary(.pinned).context(isRightToLeft: false))!
      g_object_weak_ref(
        UnsafeMutableRawPointer(layout).assumingMemoryBound(to: GObject.self),
        { _, _ in
          let isOnMain = DispatchQueue.getSpecific(key: LayoutReleaseTests.mark) == true
          LayoutReleaseTests.left.withLock { $0.append(isOnMain) }
        }, nil)
      let kept = Mutex<PangoBlock?>(PangoBlock(owning: layout, start: 0, count: 0))
      _ = await Task.detached { kept.withLock { $0 = nil } }.value
      for _ in 0..<1000 where Self.left.withLock({ $0.isEmpty }) { await Task.yield() }
      #expect(Self.left.withLock { $0 } == [true])
    }
  }
#endif
