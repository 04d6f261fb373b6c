import SwiftUI

/// The notes at the left, the one that is chosen at the right.
struct NotesView: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.scenePhase) private var phase
  @Environment(\.fontResolutionContext) private var fonts
  @SceneStorage("note") private var selection: Note.ID?
  @State private var searched = ""
  /// The note that was made now: its page takes the keyboard.
  @State private var newest: Note.ID?

  var body: some View {
    NavigationSplitView {
      list
        .navigationTitle("Notes")
        .navigationSplitViewColumnWidth(300)
        .searchable(text: $searched, prompt: "Search notes")
        .toolbar {
          Button("New Note", systemImage: "square.and.pencil", action: add)
            .accessibilityIdentifier("new note")
        }
    } detail: {
      if let selection, store.note(selection) != nil {
        NotePage(id: selection, begins: newest == selection)
          .id(selection)
      } else {
        ContentUnavailableView("No note", systemImage: "note.text", description: Text("Choose one, or make one."))
      }
    }
    .focusedSceneValue(\.addNote, add)
    .onChange(of: phase) { _, phase in
      if phase != .active { store.save(in: fonts) }
    }
    .task(id: store.version) {
      // Once nothing is typed for a second.
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { store.save(in: fonts) }
    }
  }

  private var list: some View {
    List(selection: $selection) {
      if let problem = store.problem {
        Label(problem, systemImage: "exclamationmark.triangle")
          .foregroundStyle(Color.red.mix(with: .primary, by: 0.25))
      }
      ForEach(store.notes(matching: searched)) { note in
        NoteRow(note: note)
          .tag(note.id)
          .contextMenu { Button("Delete", role: .destructive) { delete(note.id) } }
          .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) { delete(note.id) } }
      }
    }
    .onDeleteCommand { if let selection { delete(selection) } }
    .overlay {
      if !searched.isEmpty, store.notes(matching: searched).isEmpty { ContentUnavailableView.search(text: searched) }
    }
  }

  private func add() {
    searched = ""
    let id = store.add()
    (newest, selection) = (id, id)
  }
  private func delete(_ id: Note.ID) {
    if selection == id { selection = nil }
    store.delete(id)
  }
}

/// A note in the list.
private struct NoteRow: View {
  let note: Note
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(note.title)
        .font(.headline)
      let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      layout {
        Text(note.changed, format: .dateTime.day().month())
        Text(note.excerpt)
          .foregroundStyle(.secondary)
      }
      .font(.subheadline)
    }
    .lineLimit(size.isAccessibilitySize ? nil : 1)
    .padding(.vertical, 3)
  }
}
