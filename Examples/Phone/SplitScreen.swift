import SwiftUI

/// Columns on a tablet, one page at a time on a phone.
struct SplitScreen: View {
  @State private var folder: String? = "Inbox"
  @State private var message: Message.ID? = 1
  private let folders = [
    ("Inbox", "tray"), ("Sent", "paperplane"), ("Drafts", "doc"), ("Archive", "folder"), ("Trash", "trash"),
  ]
  var body: some View {
    NavigationSplitView {
      List(selection: $folder) {
        Section("Mailboxes") {
          ForEach(folders, id: \.0) { name, symbol in Label(name, systemImage: symbol).tag(name) }
        }
      }
      .navigationTitle("Mail")
    } content: {
      List(Message.samples, selection: $message) { MessageRow(message: $0) }
        .listStyle(.plain)
        .navigationTitle(folder ?? "Mail")
    } detail: {
      if let shown = Message.samples.first(where: { $0.id == message }) {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text(shown.subject).font(.title2.bold())
            Text(shown.sender).font(.subheadline).foregroundStyle(.secondary)
            Divider()
            Text(shown.text)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(20)
        }
        .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
      } else {
        ContentUnavailableView("No Message Selected", systemImage: "envelope")
      }
    }
  }
}
