import Foundation
import SwiftData

enum NotesV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }
  @Model final class Note {
    var title: String
    var body: String
    var obsolete = 3
    init(title: String, body: String) {
      self.title = title
      self.body = body
    }
  }
}
enum NotesV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }
  @Model final class Note {
    @Attribute(originalName: "title") var name: String
    var body: String
    var isPinned = true
    var mood: Mood? = Mood.sad
    var added: String?
    init(name: String, body: String) {
      self.name = name
      self.body = body
    }
  }
}
enum NotesV3: VersionedSchema {
  static let versionIdentifier = Schema.Version(3, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }
  @Model final class Note {
    @Attribute(.unique) var name: String
    var words: Int = 0
    var body: String
    init(name: String, body: String) {
      self.name = name
      self.body = body
    }
  }
}
enum NotesPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [NotesV1.self, NotesV2.self, NotesV3.self] }
  static var stages: [MigrationStage] { [first, second] }
  static let first = MigrationStage.lightweight(fromVersion: NotesV1.self, toVersion: NotesV2.self)
  static let second = MigrationStage.custom(
    fromVersion: NotesV2.self, toVersion: NotesV3.self,
    willMigrate: { context in
      var seen: Set<String> = []
      for note in try context.fetch(FetchDescriptor<NotesV2.Note>()) where !seen.insert(note.name).inserted {
        context.delete(note)
      }
      try context.save()
    },
    didMigrate: { context in
      for note in try context.fetch(FetchDescriptor<NotesV3.Note>()) {
        note.words = note.body.split(separator: " ").count
      }
      try context.save()
    })
}
/// A property that nothing gives a value.
enum NotesBroken {
  @Model final class Note {
    var title: String
    var body: String
    var required: Int
    init(title: String, body: String, required: Int) {
      self.title = title
      self.body = body
      self.required = required
    }
  }
}
