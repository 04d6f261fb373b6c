import SwiftUI

/// Messages that begin at the foot of the page, above a field that stays.
struct ChatScreen: View {
  @State private var draft = ""
  private let lines: [(text: String, isMine: Bool)] = [
    ("Are we still on for Saturday?", false), ("Yes! The garden opens at ten.", true), ("I will bring the tea.", false),
    ("And I the cake. Lemon or poppy seed?", true), ("Both, of course.", false),
    ("It may rain in the afternoon, they say. Shall we start a bit earlier, and have lunch under the roof?", false),
    ("Nine thirty, then. I know a place where nobody ever looks.", true), ("You always do.", false),
    ("See you at the gate.", true),
    ("Bring the map, please.", false), ("It is on the wall behind you.", true), ("So it is.", false),
    ("Until Saturday!", true),
  ]
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(lines.indices, id: \.self) { index in Bubble(text: lines[index].text, isMine: lines[index].isMine) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      }
      .defaultScrollAnchor(.bottom)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        HStack(spacing: 10) {
          TextField("Message", text: $draft)
            .padding(.horizontal, 12)
            .frame(height: 36)
            .background(Color(.secondarySystemBackground), in: .capsule)
          Button {
          } label: {
            Image(systemName: "arrow.up.circle.fill").font(.title)
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(Color(.systemBackground).opacity(0.94))
      }
      .navigationTitle("Grace")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct Bubble: View {
  let text: String
  let isMine: Bool
  var body: some View {
    Text(text)
      .foregroundStyle(isMine ? .white : .primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(isMine ? Color.blue.mix(with: .black, by: 0.2) : Color(.systemGray5), in: .rect(cornerRadius: 18))
      .frame(maxWidth: 270, alignment: isMine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}
