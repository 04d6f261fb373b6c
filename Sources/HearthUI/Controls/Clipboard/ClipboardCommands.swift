import Foundation
import HearthCore
import UniformTypeIdentifiers

/// What copies, cuts and pastes in a view, while focus is on it or in it.
nonisolated private struct ClipboardModifier: CommandModifier {
  enum Action {
    /// Nil: the view has no say.
    case copy((() -> [NSItemProvider])?)
    case cut((() -> [NSItemProvider])?)
    /// Type identifiers; and what pastes items, or nil if they are of no use.
    case paste([String], ([NSItemProvider]) -> (() -> Void)?)
  }
  let action: Action

  @MainActor func perform(_ command: ViewCommand, at node: LayoutNode) -> Bool {
    let clipboard = node.engine.host.clipboard
    switch (action, command) {
    case (.copy(let items?), .copy), (.cut(let items?), .cut):
      let copied = items()
      // With nothing to copy the clipboard keeps what it has.
      if !copied.isEmpty { clipboard.setItems(copied) }
      return true
    case (.paste(let types, let validate), .paste):
      guard let item = clipboard.item(conformingTo: types), let paste = validate([item]) else { return false }
      if clipboard.hasSeveralItems(item, conformingTo: types) {
        clipboard.readItems(of: item, conformingTo: types) { [weak node] items in
          if let node, !node.isUnmounted { validate(items)?() }
        }
      } else {
        paste()
      }
      return true
    default: return false
    }
  }
  @MainActor func canPerform(_ command: ViewCommand, at node: LayoutNode) -> Bool? {
    switch (action, command) {
    case (.copy(_?), .copy), (.cut(_?), .cut): return true
    case (.paste(let types, let validate), .paste):
      guard let item = node.engine.host.clipboard.item(conformingTo: types) else { return nil }
      return validate([item]) == nil ? nil : true
    default: return nil
    }
  }
}

extension View {
  /// Copies what `payloadAction` returns when the user asks for that by a key or in the Edit
  /// menu, and focus is on this view or in it.
  ///
  /// A text that is edited copies its own. Without items the clipboard keeps what it has.
  ///
  ///     Text(name).focusable().onCopyCommand { [NSItemProvider(object: name as NSString)] }
  ///
  /// - Parameter payloadAction: Nil leaves the command to the views around.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardModifier(action: .copy(payloadAction)))
  }
  /// Puts what `payloadAction` returns on the clipboard, as `onCopyCommand(perform:)`, for the command cut. The
  /// action takes it away from where it is.
  ///
  /// - Parameter payloadAction: Nil leaves the command to the views around.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardModifier(action: .cut(payloadAction)))
  }

  /// Runs `payloadAction` with the content of the clipboard when the user pastes while focus is on this view or in it.
  ///
  /// If the clipboard has none of the types, the command goes on to the enclosing views.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: Types that the items conform to. An item has also the
  ///     other types that it was copied with.
  ///   - payloadAction: Of a list of URLs every one is an item; else there is one item. Data
  ///     is read when the action asks for it.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes.map(\.identifier), perform: payloadAction)
  }
  /// As the form with a list of `UTType`.
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(ClipboardModifier(action: .paste(supportedTypes) { items in { payloadAction(items) } }))
  }

  /// Runs `payloadAction` with what `validator` makes of the clipboard's items.
  ///
  /// - Parameters:
  ///   - validator: Runs before pasting, and when a menu shows whether that is possible. Nil leaves the
  ///     command to the views around. Before a list of URLs was read it is one item, whose data can be
  ///     that of a file's URL or a different type.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes.map(\.identifier), validator: validator, perform: payloadAction)
  }
  /// As the form with a list of `UTType`.
  public nonisolated func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardModifier(
        action: .paste(supportedTypes) { items in validator(items).map { payload in { payloadAction(payload) } } }))
  }
}
