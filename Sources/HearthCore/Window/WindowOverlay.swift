import Foundation
import HearthRendering

/// A picture above everything else in a window, such as a bubble with help. It takes no part in layout and events.
@MainActor package final class WindowOverlay {
  package let piece: DisplayPiece
  /// Points in the window: where the origin of the piece lies.
  package let origin: CGPoint
  /// Whether a press, a key or a turn of the wheel takes it away.
  package let isTransient: Bool
  package init(_ piece: DisplayPiece, at origin: CGPoint, isTransient: Bool) {
    (self.piece, self.origin, self.isTransient) = (piece, origin, isTransient)
  }
  nonisolated deinit {}
}

/// The overlays of a window, and its picture with them.
@MainActor package final class WindowOverlays {
  private(set) var list: [WindowOverlay] = []
  private var composed: (root: DisplayPiece, focus: DisplayPiece?, top: DisplayPiece?, piece: GroupPiece)?
  init() {}
  nonisolated deinit {}

  /// What the window shows. The same piece as long as nothing has changed.
  ///
  /// - Parameters:
  ///   - focus: The focus effect, right above the content.
  ///   - top: What lies above everything else.
  func picture(
    above root: DisplayPiece, focus: PlacedPiece?, top: DisplayPiece?, _ counters: inout FrameCounters
  ) -> DisplayPiece {
    if list.isEmpty && focus == nil && top == nil { return root }
    if let composed, composed.root === root, composed.focus === focus?.piece, composed.top === top {
      return composed.piece
    }
    var group: ContiguousArray<PlacedPiece> = [PlacedPiece(root, x: 0, y: 0)]
    if let focus { group.append(focus) }
    for overlay in list { group.append(PlacedPiece(overlay.piece, x: overlay.origin.x, y: overlay.origin.y)) }
    if let top { group.append(PlacedPiece(top, x: 0, y: 0)) }
    let piece = GroupPiece(group)
    counters.itemsRecorded += 1
    composed = (root, focus?.piece, top, piece)
    return piece
  }
  fileprivate func set(_ new: [WindowOverlay]) {
    list = new
    composed = nil
  }
  fileprivate var hasTransient: Bool { list.contains { $0.isTransient } }
}

extension WindowContent {
  /// Pictures above everything else, the last one on top.
  package var overlays: [WindowOverlay] {
    get { overlayList.list }
    set {
      overlayList.set(newValue)
      requestFrame()
    }
  }
  /// Called with each event before it is handled.
  func dismissOverlays(for event: InputEvent) {
    switch event {
    case .pointer(let event) where event.phase == .down: userActionCount &+= 1
    case .key(let event) where event.phase == .down: userActionCount &+= 1
    case .transform(let event) where event.phase == .began: userActionCount &+= 1
    case .scroll, .move, .command: userActionCount &+= 1
    case .windowActive, .resize, .closeRequest: break
    default: return
    }
    actionCount &+= 1
    if overlayList.hasTransient { overlays.removeAll { $0.isTransient } }
  }
}
