import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// Asks the user for the name and the place of a file, in the desktop's dialog.
///
///     let panel = NSSavePanel()
///     panel.nameFieldStringValue = "Note.txt"
///     panel.begin { if $0 == .OK, let url = panel.url { try? text.write(to: url, atomically: true, encoding: .utf8) } }
///
/// There is no `runModal()`: nothing on Linux may wait within an event until the user answers.
@MainActor @preconcurrency open class NSSavePanel: NSObject {
  public override init() { super.init() }
  nonisolated deinit {}
  /// What the dialog says; empty for what the desktop says by itself.
  open var message: String! = ""
  /// The button that ends the dialog; empty for the desktop's own.
  open var prompt: String! = ""
  /// The name that is offered, with its extension.
  open var nameFieldStringValue = ""
  /// The types that can be chosen; empty for all.
  open var allowedContentTypes: [UTType] = []
  /// Where the dialog begins; nil for where the desktop begins.
  open var directoryURL: URL?
  /// Whether directories can be made in the dialog: in the desktop's they always can. False is reported.
  open var canCreateDirectories: Bool {
    get { true }
    set { reportUnkept("NSSavePanel.canCreateDirectories", if: !newValue, "the desktop's dialog makes directories.") }
  }
  fileprivate var chosen: [URL] = []
  /// What the user has chosen; nil before, and where the user has given it up.
  open var url: URL? { chosen.first }
  private var isShown = false
  fileprivate var purpose: FileDialogRequest.Purpose { .save }
  fileprivate var allowsMany: Bool { false }

  /// Shows the dialog, and calls `handler` at its end.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    show(UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first, handler)
  }
  /// Shows the dialog for a window, and calls `handler` at its end.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { show(window, handler) }
  /// Shows the dialog, and returns how it has ended.
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { waiting in begin { waiting.resume(returning: $0) } }
  }
  /// Shows the dialog for a window, and returns how it has ended.
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { waiting in beginSheetModal(for: window) { waiting.resume(returning: $0) } }
  }
  private func show(_ window: NSWindow?, _ handler: @escaping (NSApplication.ModalResponse) -> Void) {
    guard let host = window?.content?.host, !isShown else {
      Report(
        kind: .presentation, path: "\(type(of: self))",
        message: isShown ? "is shown already. It is not shown twice." : "cannot be shown: the app has no window."
      ).tell()
      handler(.cancel)
      return
    }
    var request = FileDialogRequest(purpose)
    request.message = (message ?? "").isEmpty ? nil : message
    request.confirmationLabel = (prompt ?? "").isEmpty ? nil : prompt
    request.contentTypes = allowedContentTypes
    request.allowsMultipleSelection = allowsMany
    request.fileName = nameFieldStringValue.isEmpty ? nil : nameFieldStringValue
    request.directory = directoryURL
    chosen = []
    isShown = true
    host.showFileDialog(request) { urls in
      self.isShown = false
      self.chosen = urls ?? []
      handler(urls?.isEmpty == false ? .OK : .cancel)
    }
  }
}

/// Asks the user for files or for a directory, in the desktop's dialog.
///
///     let panel = NSOpenPanel()
///     panel.allowedContentTypes = [.image]
///     panel.allowsMultipleSelection = true
///     panel.begin { if $0 == .OK { open(panel.urls) } }
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether directories can be chosen. The desktop's dialogs have files or directories: with both, files.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  nonisolated deinit {}
  /// What the user has chosen.
  open var urls: [URL] { chosen }
  fileprivate override var purpose: FileDialogRequest.Purpose {
    canChooseDirectories && !canChooseFiles ? .directory : .open
  }
  fileprivate override var allowsMany: Bool { allowsMultipleSelection }
}
