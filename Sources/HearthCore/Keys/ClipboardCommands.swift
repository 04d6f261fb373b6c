import Foundation
import UniformTypeIdentifiers

/// What copies, cuts and pastes in a view, while focus is on it or in it.
nonisolated struct _ClipboardModifier: _ElementModifier {
  enum Action {
    /// Nil: the view has no say.
    case copy((() -> [NSItemProvider])?)
    case cut((() -> [NSItemProvider])?)
    /// Type identifiers; and what pastes items, or nil if they are of no use.
    case paste([String], ([NSItemProvider]) -> (() -> Void)?)
    case transfer(any TransferCommand)
  }
  let action: Action
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ClipboardNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: ClipboardNode.self).modifier = modifier
  }
}

package final class ClipboardNode: UnaryNode, KeyHandler {
  var modifier: _ClipboardModifier
  init(_ modifier: _ClipboardModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    flags.insert(.handlesKeys)
  }
  nonisolated deinit {}

  package func perform(_ command: ViewCommand) -> Bool {
    guard isEnabled else { return false }
    switch (modifier.action, command) {
    case (.copy(let items?), .copy), (.cut(let items?), .cut):
      let copied = items()
      // With nothing to copy the clipboard keeps what it has.
      if !copied.isEmpty { engine.host.clipboard.setItems(copied) }
      return true
    case (.paste(let types, let validate), .paste):
      let clipboard = engine.host.clipboard
      guard let item = clipboard.item(conformingTo: types), let paste = validate([item]) else { return false }
      if clipboard.hasSeveralItems(item, conformingTo: types) {
        clipboard.readItems(of: item, conformingTo: types) { [weak self] items in
          if let self, !self.isUnmounted { validate(items)?() }
        }
      } else {
        paste()
      }
      return true
    case (.transfer(let transfer), _): return transfer.perform(command, at: self)
    default: return false
    }
  }
  package func canPerform(_ command: ViewCommand) -> Bool? {
    guard isEnabled else { return nil }
    switch (modifier.action, command) {
    case (.copy(_?), .copy), (.cut(_?), .cut): return true
    case (.paste(let types, let validate), .paste):
      guard let item = engine.host.clipboard.item(conformingTo: types) else { return nil }
      return validate([item]) == nil ? nil : true
    case (.transfer(let transfer), _): return transfer.canPerform(command, at: self) ? true : nil
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
    modifier(_ClipboardModifier(action: .copy(payloadAction)))
  }
  /// Puts what `payloadAction` returns on the clipboard, as `onCopyCommand(perform:)`, for the command cut. The
  /// action takes it away from where it is.
  ///
  /// - Parameter payloadAction: Nil leaves the command to the views around.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(_ClipboardModifier(action: .cut(payloadAction)))
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
    modifier(_ClipboardModifier(action: .paste(supportedTypes) { items in { payloadAction(items) } }))
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
      _ClipboardModifier(
        action: .paste(supportedTypes) { items in validator(items).map { payload in { payloadAction(payload) } } }))
  }
}
