import Foundation
import UniformTypeIdentifiers

// What is done with the file of a document away from the main thread: values go in, and values come out.

/// A document as it was at one moment, which any thread can make a file of.
struct DocumentSnapshot: Sendable {
  let type: UTType
  /// Makes ready what is to be written.
  let prepare: @Sendable (DocumentTarget) throws -> PreparedFile
  /// Makes another document of it, where that needs no file.
  var copy: (@Sendable () throws -> any Sendable)?
  /// What the document takes for what was written before, the next time.
  var token: (any Sendable)?
}
/// Where a document is written.
struct DocumentTarget: Sendable {
  /// The file that the new one replaces; nil for none.
  var existing: URL?
  /// Whether that is as the document has written it.
  var holdsPrevious = false
  /// Told how far the writer has come.
  var progress: ProgressManager?
}
/// What is to be written.
struct PreparedFile {
  /// The bytes, where they are known before.
  let data: Data?
  /// Writes to where nothing is yet. The bytes of a single file that is not too large.
  let write: (URL) throws -> Data?
}

/// Reads a document from a file.
struct DocumentReading: Sendable {
  let url: URL
  let read: @Sendable (URL) throws -> DecodedDocument
  /// Where the older versions of the file are; nil where they are of no interest.
  var versions: DocumentVersions?

  struct Outcome: Sendable {
    let document: any Sendable
    /// As the file was when it was about to be read: what changes meanwhile is noticed.
    let mark: FileMark?
    /// Nil for a folder.
    let data: Data?
    let versions: [DocumentVersion]
  }
  /// - Throws: What reading the file says, or the document.
  func run() throws -> Outcome {
    guard FileManager.default.fileExists(atPath: url.path) else { throw DocumentProblem(.notFound, url) }
    let mark = FileMark(url)
    let decoded = try read(url)
    return Outcome(
      document: decoded.document, mark: mark, data: decoded.data, versions: versions?.list(of: url) ?? [])
  }
}

/// Where a document waits that could not be put into its file.
struct DocumentDraftPlace: Sendable {
  let drafts: DocumentDrafts
  let id: UUID
  /// The extension of the draft's name.
  let suffix: String
  /// Why the draft could not be written; nil where it was.
  func keep(_ snapshot: DocumentSnapshot) -> (any Error)? {
    do {
      try drafts.write(try snapshot.prepare(DocumentTarget()), id, suffix)
      return nil
    } catch { return error }
  }
}

/// Writes a document to its file, unless another program has written that since; then, and where that fails, to a draft.
struct DocumentSaving: Sendable {
  let url: URL
  let snapshot: DocumentSnapshot
  /// What the file is when nobody else has written it.
  let mark: FileMark?
  /// What was read or written last; nil for a folder.
  let savedData: Data?
  /// Whether the user knows that another program has written the file.
  let isForced: Bool
  /// Whether the file as it is becomes a version in any case.
  let keepsVersion: Bool
  let versions: DocumentVersions
  let date: Date
  let draft: DocumentDraftPlace
  let progress: ProgressManager

  enum Result: Sendable {
    case saved(FileMark?, Data?)
    case disputed(isGone: Bool)
    case failed(any Error)
  }
  struct Outcome: Sendable {
    var result: Result
    var hasKeptVersion = false
    /// Why there is no draft of what could not be saved; nil where there is one.
    var draftProblem: (any Error)?
    var versions: [DocumentVersion] = []
  }

  func run() -> Outcome {
    let now = FileMark(url)
    let isOurs = now == mark || now != nil && savedData != nil && savedData == (try? Data(contentsOf: url))
    var outcome = Outcome(result: .disputed(isGone: now == nil))
    if !isOurs, !isForced {
      outcome.draftProblem = draft.keep(snapshot)
      outcome.versions = versions.list(of: url)
      return outcome
    }
    do {
      let file = try snapshot.prepare(
        DocumentTarget(existing: now == nil ? nil : url, holdsPrevious: isOurs && now != nil, progress: progress))
      var data = file.data
      if isOurs, now != nil, let data, data == savedData {
        outcome.result = .saved(now, data)
      } else {
        if now != nil, keepsVersion || !isOurs {
          versions.keep(url, at: date)
          outcome.hasKeptVersion = true
        }
        let new = try SavedFile.replace(url) { data = try file.write($0) }
        outcome.result = .saved(new, data)
      }
      draft.drafts.discard(draft.id)
    } catch {
      outcome.result = .failed(error)
      outcome.draftProblem = draft.keep(snapshot)
    }
    outcome.versions = versions.list(of: url)
    return outcome
  }
}

/// What has become of a file since it was read or written.
enum FileChange: Sendable {
  case none
  /// The same bytes, written again.
  case rewritten(FileMark)
  case changed

  init(_ url: URL, since mark: FileMark?, _ data: Data?) {
    guard let now = FileMark(url), now != mark else {
      self = .none
      return
    }
    self = data != nil && (try? Data(contentsOf: url)) == data ? .rewritten(now) : .changed
  }
}
