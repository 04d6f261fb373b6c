import SwiftUI

/// All notes, and the file in which they are kept.
@Observable final class NoteStore {
  private(set) var notes: [Note] = []
  /// Grows with every change.
  private(set) var version = 0
  /// What could not be read or written; nil when all is well.
  private(set) var problem: String?
  @ObservationIgnored private let file: URL?
  @ObservationIgnored private var savedVersion = 0
  /// What could not be read is not written over.
  @ObservationIgnored private var canWrite = true

  /// Where the notes of this user are.
  static var userFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders[0].appending(path: "Hearth Notes/notes.json")
  }

  /// - Parameter file: Nil for notes that are kept nowhere.
  init(file: URL?) {
    self.file = file
    guard let file, FileManager.default.fileExists(atPath: file.path) else {
      notes = [.welcome]
      return
    }
    do {
      notes = try JSONDecoder().decode([SavedNote].self, from: Data(contentsOf: file)).map(Note.init)
    } catch {
      canWrite = false
      problem = "The notes cannot be read: \(error.localizedDescription)"
    }
  }

  /// Those in which all words are found, the latest first.
  func notes(matching words: String) -> [Note] {
    notes.filter { $0.matches(words) }.sorted { $0.changed > $1.changed }
  }
  func note(_ id: Note.ID?) -> Note? { notes.first { $0.id == id } }

  /// Makes an empty note. One that is empty already is taken.
  func add() -> Note.ID {
    if let empty = notes.first(where: { $0.text.characters.isEmpty }) { return empty.id }
    let note = Note()
    notes.append(note)
    version += 1
    return note.id
  }
  func delete(_ id: Note.ID) {
    notes.removeAll { $0.id == id }
    version += 1
  }
  func setText(_ text: AttributedString, of id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].text != text else { return }
    // What only looks different now was not changed last.
    if String(notes[index].text.characters) != String(text.characters) { notes[index].changed = .now }
    notes[index].text = text
    version += 1
  }

  /// Writes what has changed.
  func save(in fonts: Font.Context) {
    guard let file, canWrite, version != savedVersion else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(notes.map { $0.saved(in: fonts) }).write(to: file, options: .atomic)
      savedVersion = version
      problem = nil
    } catch {
      problem = "The notes cannot be written: \(error.localizedDescription)"
    }
  }
}

extension Note {
  static var welcome: Note {
    var text = AttributedString("Welcome to Notes\n")
    text.font = .body.bold()
    text += AttributedString("Words can be ")
    var bold = AttributedString("bold")
    bold.font = .body.bold()
    var italic = AttributedString("italic")
    italic.font = .body.italic()
    var underlined = AttributedString("underlined")
    underlined.underlineStyle = .single
    var link = AttributedString("lead somewhere")
    link.link = URL(string: "https://www.swift.org")
    text += bold + AttributedString(", ") + italic + AttributedString(" or ") + underlined
    text += AttributedString(", or ") + link + AttributedString(".\n")
    return Note(text: text)
  }
}
