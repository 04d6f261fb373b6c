import Foundation
import HearthCore
import UniformTypeIdentifiers

// Drags and drops for whoever decides about each of them when it happens.

extension View {
  /// Lets anything be dropped on this view, as a delegate decides.
  package nonisolated func onDropOfAnything(_ delegate: any DropDelegate) -> AnyView {
    let receiver = DelegateReceiver(types: [], delegate: delegate, name: "UIDropInteraction", takesAnything: true)
    return AnyView(modifier(DropTargetModifier(receiver: receiver)))
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
