import Foundation
import HearthCore

/// The content of a window that shows documents.
nonisolated struct DocumentWindow: View {
  let place: DocumentPlace
  /// The app's view of a document; nil for one of another scene.
  let editor: @MainActor (OpenDocument) -> AnyView?
  @Environment(\.scenePhase) private var phase
  @Environment(\.windowUndo) private var undo

  @MainActor var body: some View {
    let place = place, document = place.document, undo = undo
    let _ = document?.contents.undo = undo
    // One view, of however many the editor is made: what is around it is there once.
    VStack(spacing: 0) { content(document) }
      .background { DocumentAlerts(place: place) }
      .overlay(alignment: .top) {
        if let progress = document?.progress ?? (document == nil ? nil : place.controller.progress) {
          DocumentProgress(progress: progress)
        }
      }
      .onChange(of: document?.id) {
        // What could be undone was done to another document.
        undo?.manager.removeAllActions()
      }
      .onChange(of: document?.title) { place.controller.namesDidChange() }
      .onChange(of: phase) { _, phase in
        if phase == .active { document?.checkFile() } else { document?.autosave() }
      }
      .modifier(DocumentClosing(place: place))
  }
  @ViewBuilder @MainActor private func content(_ document: OpenDocument?) -> some View {
    if let document {
      let place = place
      DocumentPage(place: place, document: document, content: editor(document) ?? AnyView(EmptyView()))
        .environment(\.documentConfiguration, document.configuration)
        .environment(\.rename, document.isEditable ? RenameAction { place.rename() } : nil)
        .id(document.id)
    } else if place.isWaiting {
      DocumentProgress(progress: place.controller.progress)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      DocumentBrowser(controller: place.controller, open: { place.open() })
    }
  }
}

/// How far a file is read or written; nothing where that is not known.
nonisolated struct DocumentProgress: View {
  let progress: ProgressManager?
  @MainActor var body: some View {
    if let progress {
      ProgressView(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
        .progressViewStyle(.linear)
        .accessibilityIdentifier("document progress")
        .padding(.horizontal, 12)
    }
  }
}

/// A document, below a bar with the way back where it has no window of its own.
nonisolated private struct DocumentPage: View {
  let place: DocumentPlace
  let document: OpenDocument
  let content: AnyView
  @MainActor var body: some View {
    let place = place, document = document
    if place.controller.hasWindows {
      // Where the document is belongs to its title, if a view shows one.
      content.transformPreference(NavigationTitleKey.self) { [url = document.fileURL] title in
        if title.text != nil, title.document == nil { title.document = url }
      }
    } else {
      content
        .navigationTitle(
          Binding {
            document.name
          } set: {
            if document.fileURL != nil { document.rename(to: $0) }
          }
        )
        .toolbar {
          ToolbarItem(placement: .navigation) {
            Button("Documents", systemImage: "chevron.backward") { place.close { place.show(nil) } }
              .accessibilityIdentifier("documents")
          }
        }
    }
  }
}

/// Keeps the window open until its document is saved or not wanted, and hears when it is gone.
nonisolated private struct DocumentClosing: ViewModifier {
  let place: DocumentPlace
  @MainActor func body(content: Content) -> some View {
    let place = place
    content.modifier(DocumentClosingAttachment(place: place)).onDisappear {
      // Views go without the window having been closed where a test ends the process.
      if place.controller.session(of: place)?.isClosed == true { place.controller.didClose(place) }
    }
  }
}
nonisolated private struct DocumentClosingAttachment: AttachmentModifier {
  let place: DocumentPlace
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> DocumentCloseGuard {
    DocumentCloseGuard(modifier.place, node.engine.closeGuards)
  }
  @MainActor static func updateAttachment(_ attachment: DocumentCloseGuard, _ modifier: Self) {}
}
@MainActor private final class DocumentCloseGuard: NodeAttachment {
  private weak var guards: CloseGuards?
  init(_ place: DocumentPlace, _ guards: CloseGuards) {
    self.guards = guards
    guards[self] = { [weak self, weak guards, weak place] in
      // A view of the app that asks takes precedence.
      if let self, guards?.ask(besides: self) == true { return }
      place?.close { [weak place] in
        guard let place else { return }
        place.controller.closeWindow(of: place)
      }
    }
  }
  nonisolated deinit {}
  func willUnmount() { guards?[self] = nil }
}

/// What a window tells the user about its document, one after the other.
nonisolated struct DocumentAlerts: View {
  let place: DocumentPlace
  @MainActor var body: some View {
    ForEach(place.alerts.prefix(1)) { alert in
      Color.clear.frame(width: 0, height: 0).modifier(DocumentAlertModifier(place: place, alert: alert))
    }
  }
}
private struct DocumentAlertModifier: ViewModifier {
  let place: DocumentPlace
  let alert: DocumentPlace.PlacedAlert
  @State private var isShown = true

  @MainActor private var isPresented: Binding<Bool> {
    let place = place, id = alert.id, isShown = $isShown
    return Binding {
      isShown.wrappedValue
    } set: { new in
      isShown.wrappedValue = new
      if !new { place.didAnswer(id) }
    }
  }
  @ViewBuilder @MainActor func body(content: Content) -> some View {
    let place = place, name = place.document?.name ?? ""
    switch alert.alert {
    case .failed(let title, let message):
      content.alert(Text(verbatim: title), isPresented: isPresented) {
        Button("OK", role: .cancel) {}
        if place.document?.isEdited == true { Button("Save As…") { place.saveAs() } }
      } message: {
        Text(verbatim: message)
      }
    case .disputed(isGone: false):
      content.alert(Text("“\(name)” was changed by another program."), isPresented: isPresented) {
        Button("Save Anyway", role: .destructive) { place.document?.overwrite() }
        Button("Use Other Version") { place.document?.readAgain() }
        Button("Save As…") { place.saveAs() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Saving replaces what is in the file now; it is kept as an older version.")
      }
    case .disputed(isGone: true):
      content.alert(Text("“\(name)” was moved or deleted."), isPresented: isPresented) {
        Button("Save Again") { place.document?.overwrite() }
        Button("Save As…") { place.saveAs() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The document has changes that are in no file.")
      }
    case .closing:
      content.alert(Text("Do you want to keep “\(name)”?"), isPresented: isPresented) {
        Button("Save") { place.saveAndClose() }
        Button("Don’t Save", role: .destructive) { place.discardAndClose() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Its changes are lost if you do not save them.")
      }
    case .renaming:
      content.alert(Text("Rename “\(name)”"), isPresented: isPresented) {
        TextField("Name", text: Bindable(place).newName).accessibilityIdentifier("document name")
        Button("Rename") { place.document?.rename(to: place.newName) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
