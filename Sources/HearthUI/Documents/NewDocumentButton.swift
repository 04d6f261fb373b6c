import Foundation
import HearthCore
import UniformTypeIdentifiers

/// What a launch view around does with a document, in the place of the app's documents.
struct DocumentOpener {
  let open: @MainActor (URL) -> Void
}
struct DocumentOpenerKey: EnvironmentKey { static var defaultValue: DocumentOpener? { nil } }
extension EnvironmentValues {
  var documentOpener: DocumentOpener? {
    get { self[DocumentOpenerKey.self] }
    set { self[DocumentOpenerKey.self] = newValue }
  }
}

/// A button that makes a document and opens it.
///
///     DocumentGroupLaunchScene("Letters") {
///       NewDocumentButton("Write a Letter")
///       NewDocumentButton("Answer", for: Letter.self) { Letter(text: "Thank you for your letter.") }
///     }
nonisolated public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private let prepare: UncheckedSendable<@MainActor (NewDocumentTarget) async throws -> Void>
  private let source: DocumentCreationSource?
  /// Identifiers of the types that have to be on the clipboard; nil where that does not count.
  private var pastedTypes: UncheckedSendable<@MainActor (NewDocumentTarget) -> [UTType]>?
  @State private var isThere = false
  @State private var reach = WindowReach()
  @Environment(\.windowContext) private var context
  @Environment(\.documentOpener) private var opener
  @State private var problem: String?
  @State private var isPreparing = false

  init(
    _ label: Label, source: DocumentCreationSource? = nil,
    _ prepare: @escaping @MainActor (NewDocumentTarget) async throws -> Void
  ) {
    (self.label, self.source, self.prepare) = (label, source, UncheckedSendable(prepare))
  }
  /// A button that makes a document of what is on the clipboard, where that is of one of these types.
  init(_ label: Label, pasting types: @escaping @MainActor (NewDocumentTarget) -> [UTType]) {
    self.init(label) { try await $0.paste(types($0)) }
    pastedTypes = UncheckedSendable(types)
  }
  @MainActor public var body: some View {
    let prepare = prepare, problem = $problem, isPreparing = $isPreparing, isThere = isThere, reach = reach
    let target = target, onClipboardChange = onClipboardChange
    Button {
      isPreparing.wrappedValue = true
      Task { @MainActor in
        do {
          try await prepare.value(target())
        } catch is CancellationError {
        } catch {
          problem.wrappedValue = DocumentProblem.message(error, URL(fileURLWithPath: "Untitled"))
        }
        isPreparing.wrappedValue = false
      }
    } label: {
      label
    }
    .disabled(isPreparing.wrappedValue || (pastedTypes != nil && !isThere))
    .modifier(WindowReachModifier(reach: reach, onClipboardChange: onClipboardChange))
    .alert(
      Text("The document cannot be made."),
      isPresented: Binding {
        problem.wrappedValue != nil
      } set: {
        if !$0 { problem.wrappedValue = nil }
      }
    ) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(verbatim: problem.wrappedValue ?? "")
    }
  }
}

extension NewDocumentButton {
  /// Looks what is on the clipboard; nil where that does not count.
  @MainActor private var onClipboardChange: (@MainActor () -> Void)? {
    guard let pastedTypes else { return nil }
    let target = target, isThere = $isThere, reach = reach
    return {
      let types = pastedTypes.value(target()).map(\.identifier)
      let new = reach.engine?.host.clipboard.hasItems(conformingTo: types) ?? false
      if new != isThere.wrappedValue { isThere.wrappedValue = new }
    }
  }
  /// Where its document goes, asked for when that is needed.
  @MainActor private var target: @MainActor () -> NewDocumentTarget {
    let context = context, opener = opener, source = source, reach = reach
    return {
      NewDocumentTarget(
        controller: DocumentController.of(context.app("NewDocumentButton")), opener: opener, source: source,
        clipboard: reach.engine?.host.clipboard)
    }
  }
}

/// Where a new document goes.
@MainActor struct NewDocumentTarget {
  let controller: DocumentController?
  let opener: DocumentOpener?
  let source: DocumentCreationSource?
  let clipboard: (any Clipboard)?

  func make(_ type: UTType?) {
    if opener != nil {
      controller?.report(
        "a NewDocumentButton in a DocumentLaunchView makes nothing: the view opens URLs. Give the button prepareDocumentURL."
      )
      return
    }
    controller?.makeDocument(type, source: source)
  }
  func show(_ document: Any, _ type: UTType?) { controller?.show(document, type: type, source: source) }
  func open(_ url: URL, _ type: UTType) async throws {
    if let opener { return opener.open(url) }
    try await controller?.makeDocument(from: url, type: type, source: source)
  }
  /// Makes a document of what is on the clipboard.
  func paste(_ types: [UTType]) async throws {
    guard let clipboard else { return }
    let items = await withCheckedContinuation { continuation in
      clipboard.pasteItems(conformingTo: types.map(\.identifier)) {
        continuation.resume(returning: UncheckedSendable($0))
      }
    }.value
    for item in items {
      guard
        let identifier = item.registeredTypeIdentifiers.first(where: { name in
          UTType(name).map { own in types.contains { own.conforms(to: $0) } } ?? false
        }), let type = UTType(identifier)
      else { continue }
      let data = await withCheckedContinuation { continuation in
        _ = item.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in continuation.resume(returning: data)
        }
      }
      guard let data else { continue }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("paste-\(UUID().uuidString)")
      try DocumentVersions.makeDirectory(folder)
      defer { try? FileManager.default.removeItem(at: folder) }
      let wanted = types.first { type.conforms(to: $0) } ?? type
      let suffix = DocumentTypes.extensions(of: type).first ?? DocumentTypes.extensions(of: wanted).first
      let file = folder.appendingPathComponent("Pasted" + (suffix.map { "." + $0 } ?? ""))
      try data.write(to: file)
      try await controller?.makeDocument(from: file, type: wanted, source: source)
      return
    }
  }
}
