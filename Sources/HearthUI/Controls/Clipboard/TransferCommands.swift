import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

// Copy, cut and paste of what says itself how it is transferred.

nonisolated private struct TransferCopy<T: Transferable>: CommandModifier {
  let payload: () -> [T]
  @MainActor func perform(_ command: ViewCommand, at node: LayoutNode) -> Bool {
    guard command == .copy else { return false }
    let items = payload()
    if items.isEmpty { return false }
    node.engine.host.clipboard.setItems(items.map { NSItemProvider(transferring: $0) })
    return true
  }
  @MainActor func canPerform(_ command: ViewCommand, at node: LayoutNode) -> Bool? {
    command == .copy && !payload().isEmpty ? true : nil
  }
}

nonisolated private struct TransferCut<T: Transferable>: CommandModifier {
  let action: () -> [T]
  @MainActor func perform(_ command: ViewCommand, at node: LayoutNode) -> Bool {
    guard command == .cut else { return false }
    let items = action()
    if !items.isEmpty { node.engine.host.clipboard.setItems(items.map { NSItemProvider(transferring: $0) }) }
    return true
  }
  @MainActor func canPerform(_ command: ViewCommand, at node: LayoutNode) -> Bool? { command == .cut ? true : nil }
}

nonisolated private struct TransferPaste<T: Transferable>: CommandModifier {
  let action: ([T]) -> Void
  let validator: ([T]) -> [T]
  /// Among them is that of a file's URL: of what type a file is shows when the list of files was read.
  private let types: [String]

  init(action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T]) {
    (self.action, self.validator, types) = (action, validator, pastedTypes(of: T.self))
  }

  @MainActor func perform(_ command: ViewCommand, at node: LayoutNode) -> Bool {
    let clipboard = node.engine.host.clipboard, action = action, validator = validator
    guard command == .paste, let item = clipboard.item(conformingTo: types) else { return false }
    let collection = PastedItems<T> { [weak node] values in
      if node?.isUnmounted != false { return }
      let valid = values.isEmpty ? [] : validator(values)
      if !valid.isEmpty { action(valid) }
    }
    if clipboard.hasSeveralItems(item, conformingTo: types) {
      clipboard.readItems(of: item, conformingTo: types) { collection.load($0) }
    } else {
      collection.load([item])
    }
    return true
  }
  @MainActor func canPerform(_ command: ViewCommand, at node: LayoutNode) -> Bool? {
    command == .paste && node.engine.host.clipboard.item(conformingTo: types) != nil ? true : nil
  }
}

/// Waits for the values of items that are pasted, and leaves out those that cannot be made.
@MainActor final class PastedItems<T: Transferable> {
  private var values: [T?] = []
  private var pending = 0
  private let finish: ([T]) -> Void
  init(_ finish: @escaping ([T]) -> Void) { self.finish = finish }
  nonisolated deinit {}

  func load(_ items: [NSItemProvider]) {
    values = Array(repeating: nil, count: items.count)
    pending = items.count
    for (index, item) in items.enumerated() {
      item.loadTransferable(type: T.self) { result in performNowOrOnMain { self.arrived(try? result.get(), index) } }
    }
  }
  private func arrived(_ value: T?, _ index: Int) {
    values[index] = value
    pending -= 1
    if pending == 0 { finish(values.compactMap { $0 }) }
  }
}

extension View {
  /// Copies what `payload` returns when the user asks for that by a key or in the Edit
  /// menu, and focus is on this view or in it.
  ///
  /// Items go to the clipboard in all of their types that everybody may see. A text that is edited copies its own.
  ///
  ///     List(items) { Text($0.name) }.copyable(items.map(\.name))
  ///
  /// - Parameter payload: Asked when the command comes, and when a menu shows whether there is something to
  ///   copy. Without items the command goes on to the views around. Source: Apple, documentation of
  ///   copyable(_:); the last is our choice.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(TransferCopy(payload: payload))
  }

  /// Puts what `action` returns on the clipboard when the user cuts, and focus is on this view or in it.
  ///
  /// - Parameter action: Takes the items away from where they are. Without items the clipboard keeps what it has.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(TransferCut(action: action))
  }

  /// Runs `action` with the content of the clipboard when the user pastes while focus is on this view or in it.
  ///
  /// Where the clipboard has no type that items are made from, the command goes on to the views around.
  ///
  /// - Parameters:
  ///   - action: Gets all items that could be made and that `validator` has let pass, when the
  ///     data has come; not called without any.
  ///   - validator: Returns those of the items that are good. Source: Apple, documentation of
  ///     pasteDestination(for:action:validator:).
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(TransferPaste(action: action, validator: validator))
  }
}
