import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

// The clipboard for buttons that paste.

extension Clipboard {
  /// Whether something of one of these types is there.
  func hasItems(conformingTo types: [String]) -> Bool { item(conformingTo: types) != nil }
  /// Calls `action` with the items of these types, at once or later. Does not call it if there are no such items.
  func pasteItems(conformingTo types: [String], _ action: @escaping @MainActor ([NSItemProvider]) -> Void) {
    guard let item = item(conformingTo: types) else { return }
    if hasSeveralItems(item, conformingTo: types) {
      readItems(of: item, conformingTo: types, action)
    } else {
      action([item])
    }
  }
}
/// The types that values of `T` are made from, as `pasteItems` takes them.
func pastedTypes<T: Transferable>(of type: T.Type) -> [String] {
  var types = T.importedContentTypes().map(\.identifier)
  if NSItemProvider.takesFiles(T.self) { types.append(UTType.fileURL.identifier) }
  return types
}
/// Makes values of items and calls `action` with those that could be made, when all are there.
@MainActor func loadTransferables<T: Transferable>(
  _ type: T.Type, from items: [NSItemProvider], _ action: @escaping ([T]) -> Void
) {
  PastedItems<T> { if !$0.isEmpty { action($0) } }.load(items)
}
