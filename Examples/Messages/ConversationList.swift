import SwiftUI

/// The conversations, beside the one that is open where there is room.
struct ConversationList: View {
  @Environment(MessageStore.self) private var store
  @Binding var screens: Screens
  @State private var selection: Conversation.ID?
  @State private var search = ""

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(store.matches(search)) { conversation in
          ConversationRow(conversation: conversation)
            .swipeActions {
              Button("Delete", role: .destructive) { store.delete(conversation.id) }
            }
        }
      }
      .listStyle(.plain)
      .searchable(text: $search)
      .navigationTitle("Messages")
      .safeAreaInset(edge: .bottom) { ScreensPicker(screens: $screens) }
    } detail: {
      if let selection {
        ConversationView(id: selection).id(selection)
      } else {
        ContentUnavailableView("No conversation is open", systemImage: "bubble.left")
      }
    }
  }
}

/// Which of the two versions is shown.
struct ScreensPicker: View {
  @Binding var screens: Screens
  var body: some View {
    Picker("Screens", selection: $screens) {
      ForEach(Screens.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .accessibilityIdentifier("screens")
  }
}

private struct ConversationRow: View {
  let conversation: Conversation
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    HStack(spacing: 12) {
      Text(conversation.initials)
        .font(.headline)
        .minimumScaleFactor(0.3)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(Color(.systemGray).mix(with: .black, by: 0.3), in: .circle)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(conversation.name).font(.headline)
        Text(conversation.lastText).font(.subheadline).foregroundStyle(.secondary).lineLimit(
          size.isAccessibilitySize ? nil : 2)
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(conversation.id)
  }
}
