import SwiftUI

struct Message: Identifiable {
  let id: Int
  let sender: String, subject: String, text: String, time: String
  var isUnread = false, isFlagged = false
  static let samples: [Message] = [
    Message(
      id: 1, sender: "Grace Hopper", subject: "The compiler",
      text: "It runs now. I found a moth in the relay, and taped it into the log.", time: "09:41", isUnread: true),
    Message(
      id: 2, sender: "Alan Turing", subject: "Tea on Thursday?",
      text: "The tape is long enough this time. Bring the notes of last week.", time: "08:15", isUnread: true),
    Message(
      id: 3, sender: "Katherine Johnson", subject: "Orbit",
      text: "I checked the numbers by hand: they are right to the last digit.", time: "Yesterday"),
    Message(
      id: 4, sender: "Edsger Dijkstra", subject: "A short path",
      text: "There is a simpler way, and it takes twenty minutes and no pencil.", time: "Yesterday"),
    Message(
      id: 5, sender: "Barbara Liskov", subject: "Substitution",
      text: "Whatever holds for the one has to hold for the other as well.", time: "Monday"),
    Message(
      id: 6, sender: "Donald Knuth", subject: "Volume 4",
      text: "Please find enclosed a cheque for the error you found on page 512.", time: "Monday"),
    Message(
      id: 7, sender: "Margaret Hamilton", subject: "Priority",
      text: "The display was overloaded, and the program did what mattered.", time: "Sunday"),
    Message(id: 8, sender: "Dennis Ritchie", subject: "Hello", text: "world", time: "Sunday"),
    Message(
      id: 9, sender: "Radia Perlman", subject: "A tree",
      text: "I think that I shall never see a graph more lovely than a tree.", time: "Sunday"),
    Message(
      id: 10, sender: "John McCarthy", subject: "Parentheses",
      text: "You have one too few, near the end. (Or one too many, before.)", time: "Saturday"),
  ]
}

/// A plain list whose rows have actions at both edges and can be deleted, with a bar below it.
struct MailScreen: View {
  @State private var messages = Message.samples
  var body: some View {
    NavigationStack {
      List {
        ForEach($messages) { $message in
          MessageRow(message: message)
            .swipeActions(edge: .leading) {
              Button {
                message.isUnread.toggle()
              } label: {
                Label(
                  message.isUnread ? "Read" : "Unread",
                  systemImage: message.isUnread ? "envelope.open" : "envelope.badge")
              }
              .tint(.blue)
            }
            .swipeActions {
              Button("Bin", systemImage: "trash", role: .destructive) { messages.removeAll { $0.id == message.id } }
              Button("Flag", systemImage: message.isFlagged ? "flag.slash" : "flag") { message.isFlagged.toggle() }
                .tint(.orange)
            }
        }
        .onDelete { messages.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItem(placement: .status) { Text("Updated Just Now").font(.footnote) }
      }
    }
  }
}

struct MessageRow: View {
  let message: Message
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Circle().fill(message.isUnread ? Color.blue : .clear).frame(width: 10, height: 10).padding(.top, 6)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(message.sender).font(.headline)
          Spacer()
          if message.isFlagged { Image(systemName: "flag.fill").font(.caption).foregroundStyle(.orange) }
          Text(message.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(message.subject).font(.subheadline)
        Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(size.isAccessibilitySize ? nil : 2)
      }
    }
  }
}
