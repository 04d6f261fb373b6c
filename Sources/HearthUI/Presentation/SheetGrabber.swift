import HearthCore

/// What a sheet at the bottom of a window is held by: a press moves it to its next height, the arrow keys up and down.
struct SheetGrabber: View {
  let handle: PresentationHandle
  var body: some View {
    if handle.looks.showsGrabber {
      Button {
        handle.layer?.stepDetent(1, wraps: true)
      } label: {
        Capsule().fill(.primary.opacity(0.28)).frame(width: 36, height: 5).padding(.horizontal, 12).padding(
          .vertical, 6)
      }
      .buttonStyle(.plain)
      .modifier(GrabberMark(handle: handle))
      .onMoveCommand { direction in
        switch direction {
        case .up: handle.layer?.stepDetent(1)
        case .down: handle.layer?.stepDetent(-1)
        case .left, .right: break
        }
      }
      .accessibilityLabel("Sheet Grabber")
      .accessibilityValue(handle.looks.grabberValue)
      .accessibilityIdentifier("sheet-grabber")
      // It lies over the bar of the sheet, and above its title.
      .accessibilitySortPriority(1)
    }
  }
}

/// Tells the presentation which node is the grabber.
nonisolated private struct GrabberMark: _ElementModifier {
  let handle: PresentationHandle
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.handle.grabber = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}
extension PresentationHandle {
  func isGrabber(_ target: LayoutNode) -> Bool { grabber.map { $0.contains(target) } ?? false }
}
