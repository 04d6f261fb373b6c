import Foundation
import HearthCore
import UniformTypeIdentifiers

// Drags and drops for whoever decides about each of them when it happens.

/// What takes things that are dropped, whatever types they have.
private nonisolated struct OpenReceiver: DropReceiver {
  let delegate: any DropDelegate
  var name: String { "UIDropInteraction" }
  var types: [String] { [] }
  var takesAnything: Bool { true }
  @MainActor func validates(_ info: DropInfo) -> Bool { delegate.validateDrop(info: info) }
  @MainActor func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }
  @MainActor func updated(_ info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  @MainActor func exited(_ info: DropInfo) { delegate.dropExited(info: info) }
  @MainActor func perform(
    _ info: DropInfo, _ session: DropSession, _ isAwaited: @escaping @MainActor () -> Bool,
    _ done: @escaping @MainActor (Bool, String?) -> Void
  ) {
    done(delegate.performDrop(info: info), nil)
  }
}

extension View {
  /// Lets anything be dropped on this view, as a delegate decides.
  package nonisolated func onDropOfAnything(_ delegate: any DropDelegate) -> AnyView {
    AnyView(modifier(DropTargetModifier(receiver: OpenReceiver(delegate: delegate))))
  }
  /// Lets the user drag several things from this view.
  ///
  /// - Parameters:
  ///   - items: The things, and what each is known by among those that this app drags. None: nothing is dragged.
  ///   - preview: What the pointer carries; nil for a picture of the view.
  ///   - willBegin: Told where the drag begins, before the others are asked: in the window.
  package nonisolated func onDragOfItems(
    _ items: @escaping () -> [(provider: NSItemProvider, id: AnyHashable)], preview: @escaping () -> AnyView?,
    willBegin: @escaping (CGPoint) -> Void
  ) -> AnyView {
    var source = DragSource(items: { items().map { DraggedItem(provider: $0.provider, id: $0.id) } })
    (source.willBegin, source.makePreview) = (willBegin, preview)
    return AnyView(modifier(DragSourceModifier(source: source)))
  }
}
