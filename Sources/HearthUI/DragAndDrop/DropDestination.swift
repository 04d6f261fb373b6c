import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

extension View {
  /// Lets values of a type be dropped on this view.
  ///
  ///     Shelf(books).dropDestination(for: Book.self) { dropped, location in
  ///       books += dropped
  ///       return true
  ///     } isTargeted: { isTargeted = $0 }
  ///
  /// Things that are dragged in this app, in other windows of it, or in other programs: whatever values can be made
  /// from. Where no value can be made of what was dropped, that is reported, and `action` is not called.
  ///
  /// - Parameters:
  ///   - action: Gets all values that could be made, and where they were dropped in points of this view. Returns whether
  ///     they are taken.
  ///   - isTargeted: Told true when something comes over the view that could be dropped, and false when it has left or was
  ///     dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTargetModifier(
        receiver: TransferReceiver<T>(isTargeted: isTargeted) { values, session in action(values, session.location) }))
  }
  /// Lets values of a type be dropped on this view.
  ///
  /// They are copied, unless a `dropConfiguration(_:)` around says something else.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether something can be dropped here now.
  ///   - action: Gets all values that could be made.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(
      DropTargetModifier(
        receiver: TransferReceiver<T>(isEnabled: isEnabled, isTargeted: { _ in }) { values, session in
          action(values, session)
          return true
        }))
  }

  /// Lets things of some types be dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: Things of these types, and of their kinds, can be dropped.
  ///   - isTargeted: True while such things are above the view.
  ///   - action: Gets the things, whose data is there, and returns whether they are taken.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { items, _ in action(items) }
  }
  /// Lets things of some types be dropped on this view, and says where they were: points in the view's coordinate space.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }
  /// Lets things of some types be dropped on this view, as its delegate decides.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }
  /// Lets things of some types be dropped on this view, with types by their identifiers.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }
  /// Lets things of some types be dropped on this view, with types by their identifiers, and says where they were.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTargetModifier(receiver: ClosureReceiver(types: supportedTypes, isTargeted: isTargeted, action: action)))
  }
  /// Lets things of some types be dropped on this view, with types by their identifiers, as its delegate decides.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropTargetModifier(receiver: DelegateReceiver(types: supportedTypes, delegate: delegate)))
  }
}
