import Foundation
import HearthCore
import UniformTypeIdentifiers

/// Shows a dialog for files while a flag is set.
///
/// The flag is false again before the app hears of the answer. Source: Apple, `fileImporter`: "isPresented … will be
/// set to false before onCompletion is called".
nonisolated struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  let request: FileDialogRequest
  /// Gets what the user chose; nil when the user cancelled.
  let answer: ([URL]?) -> Void
  @Environment(\.fileDialogLook) private var look
  @State private var shown = ShownFileDialog()

  init(isPresented: Binding<Bool>, request: FileDialogRequest, answer: @escaping ([URL]?) -> Void) {
    _isPresented = isPresented
    self.request = request
    self.answer = answer
  }
  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented, shown = shown
    shown.answer = answer
    return
      content.modifier(FileDialogAttachment(shown: shown))
      .onChange(of: isPresented, initial: true) { if isPresented { show() } else { shown.dialogs?.close(shown) } }
      .onDisappear { shown.dialogs?.close(shown) }
  }
  @MainActor private func show() {
    let look = look, shown = shown, flag = $isPresented
    var request = request
    if let root = shown.dialogs?.root {
      request.message = look.message?.string(at: root)
      request.confirmationLabel = look.confirmationLabel?.string(at: root)
    }
    request.directory = look.rememberedDirectory ?? look.directory
    shown.dialogs?.report(look, request)
    ask(request, look, shown, flag)
  }
  @MainActor private func ask(
    _ request: FileDialogRequest, _ look: FileDialogLook, _ shown: ShownFileDialog, _ flag: Binding<Bool>
  ) {
    shown.dialogs?.show(shown, request) { urls in
      if let refused = urls?.first(where: { !look.allows($0) }) {
        var again = request
        again.message = "“\(refused.lastPathComponent)” cannot be chosen here."
        again.directory = refused.deletingLastPathComponent()
        return ask(again, look, shown, flag)
      }
      flag.wrappedValue = false
      if let first = urls?.first {
        look.remember(request.purpose == .directory ? first : first.deletingLastPathComponent())
      }
      let urls =
        request.purpose == .open && !look.importsUnresolvedAliases ? urls?.map { $0.resolvingSymlinksInPath() } : urls
      shown.answer?(urls)
    }
  }
}

/// Stands for the dialog of one modifier, and has the newest answer of the app.
@MainActor private final class ShownFileDialog: NodeAttachment {
  var answer: (([URL]?) -> Void)?
  /// Those of the window that the view is in; nil before it has a node.
  fileprivate(set) var dialogs: FileDialogs?
  nonisolated init() {}
  nonisolated deinit {}
}

/// Finds the dialogs of the window, whether the view has elements or not.
nonisolated private struct FileDialogAttachment: AttachmentModifier {
  let shown: ShownFileDialog
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> ShownFileDialog {
    modifier.shown.dialogs = node.engine.fileDialogs
    return modifier.shown
  }
  @MainActor static func updateAttachment(_ attachment: ShownFileDialog, _ modifier: Self) {}
}

/// What modifiers around say about the dialogs for files.
struct FileDialogLook {
  var message: Text?
  var confirmationLabel: Text?
  var customizationID: String?
  var directory: URL?
  var importsUnresolvedAliases = false
  var options: FileDialogBrowserOptions = []
  /// Which files can be chosen; nil for all.
  var predicate: Predicate<URL>?
  var nameLabel: Text?

  func allows(_ url: URL) -> Bool { predicate.map { (try? $0.evaluate(url)) ?? false } ?? true }

  private var key: String? { customizationID.map { "FileDialog " + $0 } }
  var rememberedDirectory: URL? {
    guard let key, let path = UserDefaults.standard.string(forKey: key) else { return nil }
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path, isDirectory: true) : nil
  }
  func remember(_ directory: URL) {
    guard let key else { return }
    UserDefaults.standard.set(directory.path, forKey: key)
    DefaultsFile.shared.note(.string(directory.path), key, in: .standard)
  }
}
struct FileDialogLookKey: EnvironmentKey { static var defaultValue: FileDialogLook { FileDialogLook() } }
extension EnvironmentValues {
  var fileDialogLook: FileDialogLook {
    get { self[FileDialogLookKey.self] }
    set { self[FileDialogLookKey.self] = newValue }
  }
}

extension View {
  /// Sets what the dialogs for files of this view say.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.message = message }
  }
  /// Sets what the dialogs for files of this view say.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  /// Sets what the dialogs for files of this view say, from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }
  /// Sets what the dialogs for files of this view say.
  @_disfavoredOverload public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }
  /// Sets the button that ends the dialogs for files of this view.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.confirmationLabel = label }
  }
  /// Sets the button that ends the dialogs for files of this view.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
  /// Sets the button that ends the dialogs for files of this view, with a title from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }
  /// Sets the button that ends the dialogs for files of this view.
  @_disfavoredOverload public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }
  /// Sets where dialogs for files of this view begin, unless the user has been
  /// elsewhere; see `fileDialogCustomizationID(_:)`.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.directory = defaultDirectory }
  }
  /// Names the dialogs for files of this view: those with one identifier begin where the user was last, also after
  /// a relaunch: kept in the user defaults.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.customizationID = id }
  }
  /// Sets whether dialogs return a symbolic link itself, and not the file that it leads to.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.importsUnresolvedAliases = imports }
  }
}
