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
/// `runModal()` waits in the middle of the app's code: the app's windows take no input and are not drawn anew meanwhile.
@MainActor @preconcurrency open class NSSavePanel: NSObject {
  public override init() { super.init() }
  nonisolated deinit {}
  /// What the dialog says; empty for what the desktop says by itself.
  open var message: String! = ""
  /// The button that ends the dialog; empty for the desktop's own.
  open var prompt: String! = ""
  /// What the dialog is called: said where `message` is empty.
  open var title: String! = ""
  /// What stands before the name: as the desktop has it. Another is reported.
  open var nameFieldLabel: String! {
    get { "" }
    set { unkept("nameFieldLabel", newValue?.isEmpty == false, "the desktop's dialog has words of its own.") }
  }
  /// A view of the app's in the dialog: the desktop's dialogs have no place for one, which is reported.
  open var accessoryView: NSView? {
    get { nil }
    set {
      unkept("accessoryView", newValue != nil, "the desktop's dialog has no place for it. Ask before it, or after it.")
    }
  }
  /// Whether other types than `allowedContentTypes` can be chosen: the desktop's dialog offers these alone. True is reported.
  open var allowsOtherFileTypes: Bool {
    get { false }
    set { unkept("allowsOtherFileTypes", newValue, "leave allowedContentTypes empty for all types.") }
  }
  /// Whether the extension of a name is not shown: it is shown. True is reported.
  open var isExtensionHidden: Bool {
    get { false }
    set { unkept("isExtensionHidden", newValue, "the desktop's dialog shows whole names.") }
  }
  /// Whether there is a field for marks: there is none. True is reported.
  open var showsTagField: Bool {
    get { false }
    set { unkept("showsTagField", newValue, "files have no such marks on Linux.") }
  }
  /// Whether files are shown that are hidden: the user says that in the dialog. True is reported.
  open var showsHiddenFiles: Bool {
    get { false }
    set { unkept("showsHiddenFiles", newValue, "the user shows hidden files in the desktop's dialog.") }
  }
  private func unkept(_ member: String, _ isSet: Bool, _ advice: String) {
    reportUnkept("NSSavePanel.\(member)", if: isSet, advice)
  }
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
    show(UIApplication.shared.keyWindow, handler)
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
  /// Shows the dialog, and waits until the user has answered.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    guard let host = host(UIApplication.shared.keyWindow) else { return .cancel }
    let request = request
    isShown = true
    defer { isShown = false }
    chosen = host.chooseFilesNow(request) ?? []
    return chosen.isEmpty ? .cancel : .OK
  }
  /// What shows the dialog for a window; nil where nothing does, which is reported.
  private func host(_ window: NSWindow?) -> (any WindowHost)? {
    if let host = window?.content?.host, !isShown { return host }
    Report(
      kind: .presentation, path: "\(type(of: self))",
      message: isShown ? "is shown already. It is not shown twice." : "cannot be shown: the app has no window."
    ).tell()
    return nil
  }
  private var request: FileDialogRequest {
    var request = FileDialogRequest(purpose)
    let words = (message ?? "").isEmpty ? title ?? "" : message ?? ""
    request.message = words.isEmpty ? nil : words
    request.confirmationLabel = (prompt ?? "").isEmpty ? nil : prompt
    request.contentTypes = allowedContentTypes
    request.allowsMultipleSelection = allowsMany
    request.fileName = nameFieldStringValue.isEmpty ? nil : nameFieldStringValue
    request.directory = directoryURL
    return request
  }
  private func show(_ window: NSWindow?, _ handler: @escaping (NSApplication.ModalResponse) -> Void) {
    guard let host = host(window) else { return handler(.cancel) }
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
  /// Whether what links of a Mac lead to is chosen, and not the link: there are none.
  open var resolvesAliases: Bool {
    get { true }
    set { reportUnkept("NSOpenPanel.resolvesAliases", if: !newValue, "what a link leads to is chosen.") }
  }
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
