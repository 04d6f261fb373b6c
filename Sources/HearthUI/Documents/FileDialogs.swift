import Foundation
import HearthCore

/// The file dialogs that views of a window ask for: one at a time, in the order in which they were asked for.
@MainActor final class FileDialogs {
  fileprivate static let slot = EngineSlot { engine in FileDialogs(engine.content) }
  private struct Entry {
    let owner: AnyObject
    let request: FileDialogRequest
    let completion: @MainActor ([URL]?) -> Void
  }
  private weak var content: WindowContent?
  private var entries: [Entry] = []
  private init(_ content: WindowContent?) { self.content = content }
  nonisolated deinit {}

  /// Where texts of a dialog are read: the window's language counts.
  var root: Node? { content?.engine.root }

  /// - Parameter completion: Gets what the user chose, nil when the user cancels. Called
  ///   neither within a frame nor within an event.
  func show(
    _ owner: AnyObject, _ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void
  ) {
    if entries.contains(where: { $0.owner === owner }) { return }
    entries.append(Entry(owner: owner, request: request, completion: completion))
    if entries.count == 1 { showFirst() }
  }
  /// The view does not want the dialog any more: it goes without an answer.
  func close(_ owner: AnyObject) {
    guard let index = entries.firstIndex(where: { $0.owner === owner }) else { return }
    entries.remove(at: index)
    if index > 0 { return }
    content?.host.closeFileDialog()
    showFirst()
  }
  /// Says once what dialogs of Linux do not do.
  func report(_ look: FileDialogLook, _ request: FileDialogRequest) {
    if look.options.contains(.includeHiddenFiles) {
      content?.report(
        .notOnLinux,
        "fileDialogBrowserOptions(.includeHiddenFiles): the user shows hidden files in a dialog, mostly by Control-H. Leave it out, or keep it for other systems."
      )
    }
    if look.nameLabel != nil, request.purpose == .save {
      content?.report(
        .notOnLinux,
        "fileExporterFilenameLabel: dialogs of Linux have words of their own for the name. Use fileDialogMessage, or keep it for other systems."
      )
    }
  }
  private func showFirst() {
    guard let entry = entries.first, let content else { return }
    content.host.showFileDialog(entry.request) { [weak self] urls in
      guard let self, let first = entries.first, first.owner === entry.owner else { return }
      entries.removeFirst()
      entry.completion(urls)
      showFirst()
    }
  }
}

extension Engine {
  /// The dialogs for files of this window.
  var fileDialogs: FileDialogs { self[FileDialogs.slot] }
}
