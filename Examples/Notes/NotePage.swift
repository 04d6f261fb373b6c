import SwiftUI

/// The text of a note, with what changes its look.
struct NotePage: View {
  let id: Note.ID
  /// Whether typing goes here at once.
  let begins: Bool
  @Environment(NoteStore.self) private var store
  @Environment(\.fontResolutionContext) private var fonts
  @State private var selection = AttributedTextSelection()
  @State private var isFinding = false
  @State private var isLinking = false
  @State private var address = ""
  @FocusState private var isEdited: Bool

  var body: some View {
    TextEditor(text: text, selection: $selection)
      .textEditorStyle(.plain)
      .focused($isEdited)
      .findNavigator(isPresented: $isFinding)
      .padding(.horizontal, 12)
      .accessibilityLabel("Note")
      .accessibilityIdentifier("text")
      .navigationTitle(store.note(id)?.title ?? "")
      .toolbar {
        Menu("Format", systemImage: "textformat") {
          Toggle("Bold", isOn: look(\.isBold) { $0.bold($1) })
          Toggle("Italic", isOn: look(\.isItalic) { $0.italic($1) })
          Toggle("Underline", isOn: underline)
          Divider()
          Button("Link…") {
            address = typingAttributes.link?.absoluteString ?? ""
            isLinking = true
          }
          .disabled(!hasSelection)
        }
        .accessibilityIdentifier("format")
        Button("Find", systemImage: "magnifyingglass") { isFinding.toggle() }
          .accessibilityIdentifier("find in note")
      }
      .alert("Link", isPresented: $isLinking) {
        TextField("https://", text: $address)
          .keyboardType(.URL)
        Button("Set") { setLink() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Where the selected text leads. Nothing takes the link away.")
      }
      .onAppear { if begins { isEdited = true } }
  }

  private var text: Binding<AttributedString> {
    Binding {
      store.note(id)?.text ?? AttributedString()
    } set: {
      store.setText($0, of: id)
    }
  }
  private var typingAttributes: AttributeContainer { selection.typingAttributes(in: text.wrappedValue) }
  private var hasSelection: Bool {
    if case .ranges(let ranges) = selection.indices(in: text.wrappedValue) { return !ranges.isEmpty }
    return false
  }

  /// A property of the font at the caret, or where the selection begins.
  private func look(
    _ property: KeyPath<Font.Resolved, Bool>, _ change: @escaping (Font, Bool) -> Font
  ) -> Binding<Bool> {
    Binding {
      (typingAttributes.font ?? .body).resolve(in: fonts)[keyPath: property]
    } set: { isOn in
      transform { $0.font = change($0.font ?? .body, isOn) }
    }
  }
  private var underline: Binding<Bool> {
    Binding {
      typingAttributes.underlineStyle != nil
    } set: { isOn in
      transform { $0.underlineStyle = isOn ? .single : nil }
    }
  }
  private func setLink() {
    let url = address.isEmpty ? nil : URL(string: address)
    if url != nil || address.isEmpty { transform { $0.link = url } }
  }
  private func transform(_ change: (inout AttributeContainer) -> Void) {
    var new = text.wrappedValue
    new.transformAttributes(in: &selection, body: change)
    text.wrappedValue = new
  }
}
