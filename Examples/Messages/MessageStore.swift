import Foundation
import SwiftUI

/// One thing that somebody said.
struct Message: Identifiable, Hashable {
  let id: UUID
  var text: String
  /// Whether it was written here.
  var isMine: Bool

  init(_ text: String, isMine: Bool = false) {
    id = UUID()
    self.text = text
    self.isMine = isMine
  }
}

/// What was said with one person.
struct Conversation: Identifiable, Hashable {
  let id: String
  var name: String
  var messages: [Message]
  /// What is written, and not sent.
  var draft = ""

  var lastText: String { messages.last?.text ?? "No messages yet" }
  var initials: String {
    let words = name.split(separator: " ").prefix(2)
    return words.compactMap { $0.first.map(String.init) }.joined()
  }
}

/// Everything that the app knows.
@MainActor @Observable final class MessageStore {
  /// Who has signed in.
  var user: String?
  var conversations: [Conversation]

  init(user: String? = nil, conversations: [Conversation]) {
    self.user = user
    self.conversations = conversations
  }

  subscript(id: Conversation.ID) -> Conversation {
    get { conversations.first { $0.id == id } ?? Conversation(id: id, name: id, messages: []) }
    set {
      if let index = conversations.firstIndex(where: { $0.id == id }) { conversations[index] = newValue }
    }
  }

  /// Those in whose name or messages a text is found; all, for an empty one.
  func matches(_ text: String) -> [Conversation] {
    let wanted = text.trimmingCharacters(in: .whitespaces)
    if wanted.isEmpty { return conversations }
    return conversations.filter { conversation in
      conversation.name.localizedCaseInsensitiveContains(wanted)
        || conversation.messages.contains { $0.text.localizedCaseInsensitiveContains(wanted) }
    }
  }

  /// Adds the draft to what was said; nothing where it is empty.
  func send(in id: Conversation.ID) {
    let text = self[id].draft.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return }
    self[id].messages.append(Message(text, isMine: true))
    self[id].draft = ""
  }

  func delete(_ id: Conversation.ID) { conversations.removeAll { $0.id == id } }
}

extension MessageStore {
  /// Some conversations to begin with.
  static func samples(user: String? = nil) -> MessageStore {
    MessageStore(
      user: user,
      conversations: [
        Conversation(
          id: "grace", name: "Grace Lindqvist",
          messages: [
            Message("Are we still on for Saturday?"), Message("Yes! The garden opens at ten.", isMine: true),
            Message("I will bring the tea."), Message("And I the cake. Lemon or poppy seed?", isMine: true),
            Message("Both, of course."),
            Message(
              "It may rain in the afternoon, they say. Shall we start a bit earlier, and have lunch under the roof?"),
            Message("Nine thirty, then. I know a place where nobody ever looks.", isMine: true),
            Message("You always do."), Message("See you at the gate.", isMine: true),
            Message("Bring the map, please."), Message("It is on the wall behind you.", isMine: true),
            Message("So it is."), Message("Until Saturday!", isMine: true),
          ]),
        Conversation(
          id: "omar", name: "Omar Haddad",
          messages: [
            Message("The train is late again."), Message("How late?", isMine: true), Message("Two chapters."),
          ]),
        Conversation(
          id: "mina", name: "Mina Park",
          messages: [Message("안녕하세요! 내일 만나요."), Message("네, 내일 봐요 🙂", isMine: true)]),
        Conversation(id: "lucia", name: "Lucía Ferrer", messages: [Message("I found your umbrella.")]),
      ])
  }
}
