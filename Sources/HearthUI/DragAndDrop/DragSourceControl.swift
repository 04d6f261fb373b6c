import Foundation
import HearthCore
import HearthRendering

/// What a view lets the user drag.
struct DragSource {
  /// Its identity in a drag container; nil where it gives things by itself.
  var containerID: (id: () -> AnyHashable?, type: ObjectIdentifier, namespace: Namespace.ID?)?
  /// Asked when a drag begins; no things: nothing is dragged. Nil where only the container knows.
  var items: (() -> [DraggedItem])?
  /// What the pointer carries instead of a picture of the view.
  var preview: AnyView?
  /// Told where a drag begins before anything is asked: in the window.
  var willBegin: ((CGPoint) -> Void)?
  /// Makes what the pointer carries when the drag begins; nil as above.
  var makePreview: (() -> AnyView?)?
}

/// Lets the user drag something from a view.
nonisolated struct DragSourceModifier: _ElementModifier {
  let source: DragSource
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = DragSourceControl(modifier.source, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! DragSourceControl).source = modifier.source
  }
}

/// The views of a window that can be dragged.
@MainActor private final class DragSources {
  static let slot = EngineSlot { _ in DragSources() }
  var controls: [ObjectIdentifier: DragSourceControl] = [:]
  init() {}
  nonisolated deinit {}
}

/// Follows a press until it is a drag.
///
/// A mouse drags from the first few points on, a finger when it has rested on the view. Controls in the view keep their
/// presses; a tap, a click and a scroll with a finger remain what they are. Source: UIKit's drag interactions for fingers,
/// AppKit for the mouse.
final class DragSourceControl: NodeBehavior, PointerBehavior {
  unowned(unsafe) let node: BehaviorNode
  var source: DragSource
  private var start: CGPoint?
  init(_ source: DragSource, _ node: BehaviorNode) {
    (self.source, self.node) = (source, node)
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert(.hasGesture)
    node.engine[DragSources.slot].controls[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}
  func willUnmount() {
    node.engine[DragSources.slot].controls[ObjectIdentifier(self)] = nil
    forget()
  }

  // MARK: - Press

  /// Seconds. Source: UILongPressGestureRecognizer's `minimumPressDuration`.
  private static let timeToPickUp = 0.5

  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    let isTouch = if case .touch = event.device { true } else { false }
    switch event.phase {
    case .down:
      guard event.button == .primary else { return .failed }
      start = event.position
      if isTouch {
        node.engine.wakeUps.schedule(after: Self.timeToPickUp, for: node, purpose: .drag) { [unowned self] in
          guard let start else { return }
          self.start = nil
          beginDrag(at: start)
        }
      }
      return .possible
    case .moved:
      guard let start else { return recognizer.phase }
      let distance = hypot(event.position.x - start.x, event.position.y - start.y)
      if isTouch {
        if distance <= GestureLimits.slop { return .possible }
        forget()
        return .failed
      }
      return distance < node.interaction.dragThreshold ? .possible : .active
    case .up, .cancelled:
      forget()
      return recognizer.phase == .active ? .ended : .failed
    case .entered, .exited: return recognizer.phase
    }
  }
  private func forget() {
    guard start != nil else { return }
    start = nil
    node.engine.wakeUps.cancel(of: node, .drag)
  }
  func pointerWasCancelled() { forget() }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    guard phase == .active, let start else { return }
    self.start = nil
    beginDrag(at: start)
  }

  // MARK: - Drag

  /// The things that a drag takes, and which of them was pressed.
  private func draggedItems() -> (items: [DraggedItem], index: Int) {
    guard let place = source.containerID, let id = place.id() else { return (source.items?() ?? [], 0) }
    let container = node.scope.value(DragContainersKey.self).last {
      $0.itemID == place.type && $0.namespace == place.namespace
    }
    let selection = node.scope.value(DragSelectionsKey.self).last {
      $0.itemID == place.type && $0.namespace == place.namespace
    }
    guard let container else { return (source.items?() ?? [], 0) }
    let selected = selection?.selection() ?? []
    let items = container.payload(selected.contains(id) ? selected : [id])
    return (items, items.firstIndex { $0.id == id } ?? 0)
  }

  private func beginDrag(at position: CGPoint) {
    guard !node.isUnmounted, node.isEnabled, let input = node.engine.content?.input else { return }
    source.willBegin?(position)
    let (items, index) = draggedItems()
    guard !items.isEmpty else { return }
    let payload = DragPayload(items, node.scope.value(DragFormationKey.self), previews(of: items, index))
    let configuration = node.scope.value(DragConfigurationKey.self)
    let updates = node.scope.value(DragUpdatesKey.self)
    var location = node.convertFromWindow(position)
    var number = 0
    let tell: (DragSession.Phase) -> Void = { phase in
      let session = DragSession(number, items, index, at: location, phase)
      for update in updates { update(session) }
    }
    let drag = OutgoingDrag(
      payload.dragItems(), operations: configuration?.operationsWithinApp.operations ?? [.copy, .move],
      outside: configuration.map { $0.operationsOutsideApp.operations } ?? .copy, source: self
    ) { operation in
      let operation = DropOperation(operation)
      tell(.ending(operation))
      tell(.ended(operation))
      tell(.dataTransferCompleted)
    }
    number = drag.number
    drag.joint = payload.joint()
    drag.payload = payload
    drag.picture = payload.picture(payload.formation, node)
    if !updates.isEmpty {
      let engine = node.engine
      drag.moved = { [weak self] point, window in
        if let self, !self.node.isUnmounted, window === engine { location = self.node.convertFromWindow(point) }
        tell(.active)
      }
      tell(.initial)
    }
    if input.startDrag(drag, at: position), !updates.isEmpty { tell(.active) }
  }

  // MARK: - Picture

  /// Pictures of the things that are seen, the pressed one first.
  private func previews(of items: [DraggedItem], _ index: Int) -> [(piece: DisplayPiece, frame: CGRect)] {
    var result = [preview]
    guard items.count > 1 else { return result }
    let others = node.engine[DragSources.slot].controls.values.filter { $0 !== self && !$0.node.isUnmounted }
    for (number, item) in items.enumerated() where number != index {
      guard let id = item.id, let other = others.first(where: { $0.source.containerID?.id() == id }) else { continue }
      result.append(other.preview)
    }
    return result
  }
  private var preview: (piece: DisplayPiece, frame: CGRect) {
    let frame = node.frameInWindow
    guard let view = source.makePreview?() ?? source.preview, let root = node.engine.root else {
      var list: ContiguousArray<PlacedPiece> = []
      node.recordContent(into: &list, x: 0, y: 0)
      guard let shape = node.contentShapeInOrAround(for: .dragPreview) else { return (GroupPiece(list), frame) }
      // What the shape leaves out takes no room.
      let box = shape.bounds
      let cut = EffectPiece(.clip(shape, isAntialiased: true), GroupPiece(list))
      return (
        GroupPiece([PlacedPiece(cut, x: -box.minX, y: -box.minY)]), box.offsetBy(dx: frame.minX, dy: frame.minY)
      )
    }
    // Once, as it is now.
    let made = AnyView._makeNode(view, _ViewInputs(root, node.scope)).node
    defer { made.unmount() }
    guard made.elementCount > 0 else { return (GroupPiece([]), CGRect(origin: frame.origin, size: .zero)) }
    let element = made.element(at: 0)
    let size = element.measure(Proposal(-1, -1))
    element.place(x: 0, y: 0, Proposal(-1, -1))
    var list: ContiguousArray<PlacedPiece> = []
    element.record(into: &list, x: 0, y: 0)
    return (GroupPiece(list), CGRect(origin: frame.origin, size: size.cgSize))
  }
}
