import Foundation
import UniformTypeIdentifiers

/// The file dialogs that views of a window ask for: one at a time, in the order in which they were asked for.
package final class FileDialogs: @unchecked Sendable {
  // Unchecked: used on the main thread only.
  private struct Entry {
    let owner: AnyObject
    let request: FileDialogRequest
    let completion: @MainActor ([URL]?) -> Void
  }
  weak var content: WindowContent?
  private var entries: [Entry] = []
  package init() {}

  /// Where texts of a dialog are read: the window's language counts.
  @MainActor package var root: Node? { content?.engine.root }
  /// - Parameter completion: Gets what the user chose, nil when the user cancels. Called
  ///   neither within a frame nor within an event.
  @MainActor package func show(
    _ owner: AnyObject, _ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void
  ) {
    if entries.contains(where: { $0.owner === owner }) { return }
    entries.append(Entry(owner: owner, request: request, completion: completion))
    if entries.count == 1 { showFirst() }
  }
  /// The view does not want the dialog any more: it goes without an answer.
  @MainActor package func close(_ owner: AnyObject) {
    guard let index = entries.firstIndex(where: { $0.owner === owner }) else { return }
    entries.remove(at: index)
    if index > 0 { return }
    content?.host.closeFileDialog()
    showFirst()
  }
  @MainActor private func showFirst() {
    guard let entry = entries.first, let content else { return }
    content.host.showFileDialog(entry.request) { [weak self] urls in
      guard let self, let first = entries.first, first.owner === entry.owner else { return }
      entries.removeFirst()
      entry.completion(urls)
      showFirst()
    }
  }
}
package struct FileDialogsKey: EnvironmentKey { package static var defaultValue: FileDialogs { FileDialogs() } }
extension EnvironmentValues {
  package var fileDialogs: FileDialogs {
    get { self[FileDialogsKey.self] }
    set { self[FileDialogsKey.self] = newValue }
  }
}

extension WindowHost {
  // Hosts that show pictures only have nobody to ask.
  package func showFileDialog(_ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void) {}
  package func closeFileDialog() {}
}
