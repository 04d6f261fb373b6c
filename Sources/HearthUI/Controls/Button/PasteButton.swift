import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

/// A button that pastes what is on the clipboard. It is off while there is nothing of its types.
///
///     PasteButton(payloadType: String.self) { name = $0.joined(separator: "\n") }
public struct PasteButton: View {
  private let types: [String]
  private let paste: @MainActor (any Clipboard) -> Void
  /// What is on the clipboard is known by its types; the data is read when the button is pressed.
  @State private var isThere = false
  @State private var reach = WindowReach()

  /// Makes values of what is on the clipboard; those that cannot be made are left out.
  ///
  /// - Parameter onPaste: Called with at least one value, when all have come.
  @MainActor @preconcurrency public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    let types = pastedTypes(of: T.self)
    self.types = types
    paste = { clipboard in clipboard.pasteItems(conformingTo: types) { loadTransferables(T.self, from: $0, onPaste) } }
  }
  /// Runs `payloadAction` with the items on the clipboard.
  @MainActor @preconcurrency public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(types: supportedContentTypes.map(\.identifier), payloadAction)
  }
  /// Runs `payloadAction` with what `validator` makes of the items on the clipboard; not if that is nil.
  @available(*, deprecated, message: "Use init(supportedContentTypes:payloadAction:) instead.")
  @MainActor @preconcurrency public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(types: supportedContentTypes.map(\.identifier)) {
      if let payload = validator($0) { payloadAction(payload) }
    }
  }
  /// Runs `payloadAction` with the items on the clipboard that have one of these types, given by their identifiers.
  @available(*, deprecated, message: "Use init(supportedContentTypes:payloadAction:) instead.")
  @MainActor @preconcurrency public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void)
  {
    self.init(types: supportedTypes, payloadAction)
  }
  /// Hands what `validator` makes of the items on the clipboard to `payloadAction`; nothing
  /// for nil. Types are given by identifiers.
  @available(*, deprecated, message: "Use init(supportedContentTypes:payloadAction:) instead.")
  @MainActor @preconcurrency public init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(types: supportedTypes) { if let payload = validator($0) { payloadAction(payload) } }
  }
  @MainActor private init(types: [String], _ action: @escaping ([NSItemProvider]) -> Void) {
    self.types = types
    paste = { clipboard in clipboard.pasteItems(conformingTo: types) { action($0) } }
  }

  @MainActor public var body: some View {
    let types = types, paste = paste, reach = reach
    Button {
      if let clipboard = reach.engine?.host.clipboard { paste(clipboard) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .disabled(!isThere)
    .modifier(
      WindowReachModifier(
        reach: reach,
        onClipboardChange: {
          let new = reach.engine?.host.clipboard.hasItems(conformingTo: types) ?? false
          if new != isThere { isThere = new }
        }))
  }
}
