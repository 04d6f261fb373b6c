import SwiftUI

/// What was said, and a bar to say something.
struct ConversationView: View {
  let id: Conversation.ID
  @Environment(MessageStore.self) private var store
  @FocusState private var isWriting: Bool

  var body: some View {
    @Bindable var store = store
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(store[id].messages) { Bubble(message: $0) }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
    }
    .defaultScrollAnchor(.bottom)
    .scrollDismissesKeyboard(.interactively)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      InputBar(draft: $store[id].draft, isWriting: $isWriting) { store.send(in: id) }
    }
    .navigationTitle(store[id].name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

extension Color {
  /// Behind what the user has sent. White is read better on it than on blue alone.
  static let sent = Color.blue.mix(with: .black, by: 0.2)
}

private struct Bubble: View {
  let message: Message
  private var side: Alignment { message.isMine ? .trailing : .leading }
  var body: some View {
    Text(message.text)
      .foregroundStyle(message.isMine ? .white : .primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(message.isMine ? Color.sent : Color(.systemGray5), in: .rect(cornerRadius: 18))
      .frame(maxWidth: 270, alignment: side)
      .frame(maxWidth: .infinity, alignment: side)
  }
}

/// A field that grows with what is written, and a button that sends it.
private struct InputBar: View {
  @Binding var draft: String
  @FocusState.Binding var isWriting: Bool
  let send: @MainActor () -> Void

  private var isEmpty: Bool { draft.allSatisfy(\.isWhitespace) }

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      TextField("Message", text: $draft, axis: .vertical)
        .textFieldStyle(.plain)
        .lineLimit(1...5)
        .focused($isWriting)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 18))
        .accessibilityIdentifier("draft")
      Button(action: send) {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .buttonStyle(.plain)
      .foregroundStyle(isEmpty ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
      .disabled(isEmpty)
      .keyboardShortcut(.return)
      .accessibilityLabel("Send")
      .accessibilityIdentifier("send")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(.systemBackground))
  }
}
