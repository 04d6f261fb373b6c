import Foundation
import HearthCore
import Observation
import UniformTypeIdentifiers

/// A document that a window shows, with the file that it is kept in.
///
/// Its life: *new*, without a file, or *read* from one; *edited*, from when something has changed until it is saved;
/// *disputed*, from when another program has changed the file until the user has decided; *closed*, with its window.
/// What is edited is saved when changes have come to rest, when its window loses the keyboard, when it closes and when the
/// app ends. A document without a file, and one that cannot be saved, is kept as a draft then.
///
/// Its file is read and written on another thread (`DocumentWork`), one thing after the other (`inTurn`). Meanwhile the
/// user goes on: what changes after a snapshot was taken is saved by the next one.
@MainActor @Observable final class OpenDocument {
  /// Stands for the document among those of the app, also after a relaunch.
  @ObservationIgnored let id: UUID
  @ObservationIgnored let kind: DocumentKind
  let contents: any DocumentContents
  /// What the app's document knows of its file.
  @ObservationIgnored let origin: DocumentOrigin
  @ObservationIgnored private weak var controller: DocumentController?
  /// Nil while the document has no file.
  private(set) var fileURL: URL?
  private(set) var type: UTType
  /// Whether something has changed since it was saved.
  private(set) var isEdited = false
  /// Whether anything was ever done with it: one that is untouched gives its window to the next document.
  @ObservationIgnored private(set) var isUntouched: Bool
  /// What it is called while it has no file.
  private let untitledName: String
  /// Whether another program has changed the file, and the user has not decided yet.
  @ObservationIgnored private(set) var isDisputed = false
  /// Whether saving has failed, and the user knows.
  @ObservationIgnored private var hasFailed = false
  /// What the file is when nobody else has written it.
  @ObservationIgnored private var mark: FileMark?
  /// What was read or written last, where the document is a single file.
  @ObservationIgnored private var savedData: Data?
  /// Whether the file as it is now becomes a version before it is replaced: it was opened so, or the user saved it.
  @ObservationIgnored private var isVersion = false
  private(set) var versions: [DocumentVersion] = []
  /// How far its file is written, where that takes longer than a moment.
  private(set) var progress: ProgressManager?
  /// Grows with each change.
  @ObservationIgnored private var changes = 0
  /// What is being done with the file, and what waits for that.
  @ObservationIgnored private var turns: [(_ end: @escaping () -> Void) -> Void] = []
  @ObservationIgnored private var timer: Int?
  @ObservationIgnored private var pendingProgress: ProgressManager?
  @ObservationIgnored private var firstChange: Date?
  /// Called with what the user has to be told.
  @ObservationIgnored var tell: ((DocumentAlert) -> Void)?

  /// Seconds without a change after which a document is saved. Source: our choice: a pause in typing.
  static let rest = 2.0
  /// Seconds after which the user sees how far something has come. Source: our choice.
  static let moment = 1.0
  /// Seconds after which a document is saved although it goes on changing. Source: our choice.
  static let longestWait = 15.0

  /// A new document.
  ///
  /// - Parameter id: Of one that was there before a relaunch, and empty.
  init(
    _ contents: any DocumentContents, _ kind: DocumentKind, _ controller: DocumentController, type: UTType?,
    name: String, id: UUID = UUID(), origin: DocumentOrigin
  ) {
    (self.id, self.contents, self.kind, self.controller, untitledName) = (id, contents, kind, controller, name)
    self.origin = origin
    self.type = type ?? kind.writableTypes.first ?? .data
    isUntouched = true
    follow()
  }
  /// A document that was read.
  init(
    _ read: LoadedDocument, from url: URL, type: UTType, _ kind: DocumentKind, _ controller: DocumentController
  ) {
    (id, self.kind, self.controller, untitledName) = (UUID(), kind, controller, "")
    (contents, origin) = (read.contents, read.origin)
    (fileURL, self.type, isUntouched, isVersion) = (url, type, false, true)
    (mark, savedData, versions) = (read.file.mark, read.file.data, read.file.versions)
    follow()
    noteFile()
  }
  /// Comes back after a relaunch: as its draft, where there is one.
  init(
    _ reference: DocumentReference, _ read: LoadedDocument, type: UTType, isDraft: Bool, _ kind: DocumentKind,
    _ controller: DocumentController
  ) {
    let url = reference.url
    (id, self.kind, self.controller, untitledName) = (reference.id, kind, controller, reference.name)
    (contents, origin) = (read.contents, read.origin)
    (fileURL, self.type, isUntouched, isVersion) = (url, type, false, true)
    isEdited = isDraft
    if let url {
      // There is a draft because the file could not be written, or was another program's: the user is asked before
      // that.
      if !isDraft { (mark, savedData) = (read.file.mark, read.file.data) }
      versions = controller.versions.list(of: url)
    }
    follow()
    noteFile()
  }
  nonisolated deinit {}
  private func follow() { contents.didChange = { [weak self] in self?.didChange() } }
  /// Tells the app's document where its file is.
  private func noteFile() {
    let known = origin.configuration
    if known.fileURL != fileURL { known.fileURL = fileURL }
    let date = mark?.modificationDate
    if known.lastContentModificationDate != date { known.lastContentModificationDate = date }
  }

  // MARK: - What it is called

  /// The name of its file.
  var name: String { fileURL?.lastPathComponent ?? untitledName }
  /// As in the window's title.
  var title: String { isEdited ? "\(name) — Edited" : name }
  var isEditable: Bool { kind.isEditor }
  var reference: DocumentReference {
    DocumentReference(id: id, path: fileURL?.path, type: type.identifier, name: untitledName)
  }
  var configuration: DocumentConfiguration { DocumentConfiguration(fileURL: fileURL, isEditable: isEditable) }

  // MARK: - Changing

  private func didChange() {
    guard isEditable else { return }
    isUntouched = false
    changes += 1
    if !isEdited { isEdited = true }
    saveLater()
  }
  private func saveLater() {
    guard let controller, let now = controller.date else { return }
    if let timer { controller.cancel(timer) }
    let first = firstChange ?? now
    firstChange = first
    let date = min(now + Self.rest, first + Self.longestWait)
    timer = controller.perform(at: date) { [weak self] in
      self?.timer = nil
      self?.autosave()
    }
  }
  /// What the document was after so many changes is in its file.
  private func didSave(_ saved: Int) {
    (hasFailed, isDisputed) = (false, false)
    // What has changed meanwhile has its timer.
    if saved != changes { return }
    if let timer { controller?.cancel(timer) }
    (timer, firstChange) = (nil, nil)
    if isEdited { isEdited = false }
  }

  // MARK: - One after the other

  /// Whether something is being done with the file.
  var isBusy: Bool { !turns.isEmpty }
  /// Calls `begin` when all that was begun before is over; it calls what it is given when it is over itself.
  private func inTurn(_ begin: @escaping (_ end: @escaping () -> Void) -> Void) {
    turns.append(begin)
    if turns.count == 1 { takeTurn() }
  }
  private func takeTurn() {
    guard let begin = turns.first else { return }
    begin { [self] in
      turns.removeFirst()
      takeTurn()
    }
  }

  // MARK: - Saving

  /// Saves what has changed, without a word where that works.
  ///
  /// - Parameter completion: Told whether the document is in its file now, or in a draft while it has none.
  func autosave(_ completion: ((Bool) -> Void)? = nil) {
    inTurn { [self] end in
      func finish(_ isSaved: Bool) {
        completion?(isSaved)
        end()
      }
      endEvent()
      if !isEdited { return finish(true) }
      if fileURL == nil { return saveDraft(finish) }
      if isDisputed { return saveDraft { _ in finish(false) } }
      write(then: finish)
    }
  }
  /// The user saves.
  ///
  /// - Parameter completion: Told whether the document is in its file now.
  func save(_ completion: ((Bool) -> Void)? = nil) {
    inTurn { [self] end in
      @MainActor func finish(_ isSaved: Bool) {
        if isSaved { isVersion = true }
        completion?(isSaved)
        end()
      }
      endEvent()
      if fileURL == nil { return finish(false) }
      (hasFailed, isDisputed) = (false, false)
      write { finish($0) }
    }
  }
  /// What was done last is registered, and so noticed.
  private func endEvent() { contents.undo?.manager.closeAutomaticGroup() }

  private var draftPlace: DocumentDraftPlace? {
    guard let controller else { return nil }
    let suffix = DocumentTypes.extensions(of: type).first ?? "draft"
    return DocumentDraftPlace(drafts: controller.drafts, id: id, suffix: suffix)
  }
  /// Writes the file, unless another program has written it since. Tells the user, once, why that cannot be; the
  /// document is kept as a draft then.
  ///
  /// - Parameters:
  ///   - isForced: The user knows that another program has.
  ///   - then: Told whether the document is in its file now.
  private func write(isForced: Bool = false, then: @escaping (Bool) -> Void) {
    guard let controller, let url = fileURL, let draftPlace else { return then(false) }
    let date = controller.date ?? Date(), changes = changes
    contents.takeSnapshot(as: type, over: url) { [self] taken in
      let snapshot: DocumentSnapshot
      do { snapshot = try taken.get() } catch {
        didFail(error, draftProblem: error)
        return then(false)
      }
      let progress = ProgressManager(totalCount: 1)
      let saving = DocumentSaving(
        url: url, snapshot: snapshot, mark: mark, savedData: savedData, isForced: isForced,
        keepsVersion: isVersion || DocumentVersions.isLatestOld(versions, at: date), versions: controller.versions,
        date: date, draft: draftPlace, progress: progress)
      show(progress)
      controller.work.perform({ saving.run() }) { [self] outcome in
        if self.progress === progress { self.progress = nil }
        finish(outcome, of: snapshot, changes, then)
      }
    }
  }
  /// Shows how far writing has come, if that is not over in a moment.
  private func show(_ progress: ProgressManager) {
    guard let controller, let now = controller.date else { return }
    pendingProgress = progress
    _ = controller.perform(at: now + Self.moment) { [weak self, weak progress] in
      guard let self, let progress, pendingProgress === progress, isBusy else { return }
      self.progress = progress
    }
  }
  private func finish(
    _ outcome: DocumentSaving.Outcome, of snapshot: DocumentSnapshot, _ changes: Int, _ then: (Bool) -> Void
  ) {
    pendingProgress = nil
    if outcome.hasKeptVersion { isVersion = false }
    if outcome.versions != versions { versions = outcome.versions }
    switch outcome.result {
    case .saved(let mark, let data):
      (self.mark, savedData) = (mark, data)
      contents.didWrite(snapshot)
      noteFile()
      didSave(changes)
      return then(true)
    case .disputed(let isGone):
      isDisputed = true
      tell?(.disputed(isGone: isGone))
    case .failed(let error): didFail(error, draftProblem: outcome.draftProblem)
    }
    then(false)
  }
  private func didFail(_ error: any Error, draftProblem: (any Error)?) {
    let isNews = !hasFailed
    hasFailed = true
    if !isNews { return }
    var why = DocumentProblem.message(error, fileURL ?? URL(fileURLWithPath: name))
    if draftProblem != nil { why += "\nWhat has changed is in this window only: leave it open until it is saved." }
    tell?(.failed("“\(name)” cannot be saved.", why))
  }
  /// Keeps what has not been saved where it comes back from when the app starts again.
  ///
  /// - Parameter then: Told whether it is kept.
  private func saveDraft(_ then: @escaping (Bool) -> Void) {
    guard let controller, let place = draftPlace else { return then(false) }
    contents.takeSnapshot(as: type, over: nil) { [self] taken in
      let snapshot: DocumentSnapshot
      do { snapshot = try taken.get() } catch {
        draftDidFail(error)
        return then(false)
      }
      controller.work.perform({ place.keep(snapshot) }) { [self] problem in
        if let problem { draftDidFail(problem) } else if fileURL == nil { hasFailed = false }
        then(problem == nil)
      }
    }
  }
  private func draftDidFail(_ error: any Error) {
    if !hasFailed, fileURL == nil {
      tell?(.failed("“\(name)” cannot be kept.", DocumentProblem.message(error, URL(fileURLWithPath: name))))
    }
    hasFailed = true
  }

  /// Writes the document under another name, which it has from then on where that works.
  func save(as url: URL, _ completion: (() -> Void)? = nil) {
    inTurn { [self] end in
      func finish() {
        completion?()
        end()
      }
      let url = SavedFile.followingLinks(url.standardizedFileURL), old = (fileURL, type, mark, savedData, isVersion)
      endEvent()
      if let other = controller?.document(at: url), other !== self {
        tell?(.failed("“\(name)” cannot be saved there.", DocumentProblem(.openElsewhere, url).errorDescription ?? ""))
        return finish()
      }
      hasFailed = false
      type = kind.writableType(of: url)
      (fileURL, mark, savedData, isVersion) = (url, FileMark(url), nil, true)
      write(isForced: true) { [self] isSaved in
        if isSaved {
          isUntouched = false
          isVersion = true
          controller?.note(url, type)
        } else {
          (fileURL, type, mark, savedData, isVersion) = old
          noteFile()
          refreshVersions()
        }
        finish()
      }
    }
  }
  /// The user has decided for this document where another program has changed the file: that version is kept.
  func overwrite() {
    inTurn { [self] end in
      (isDisputed, hasFailed) = (false, false)
      write(isForced: true) { [self] isSaved in
        if isSaved { isVersion = true }
        end()
      }
    }
  }

  // MARK: - Another program

  /// Looks whether another program has changed the file. A document without changes follows.
  func checkFile() {
    inTurn { [self] end in
      guard let url = fileURL, !isDisputed, let controller else { return end() }
      controller.work.perform({ [mark, savedData] in FileChange(url, since: mark, savedData) }) { [self] change in
        switch change {
        case .none: end()
        case .rewritten(let new):
          mark = new
          end()
        case .changed: if isEdited { dispute(end) } else { take(end) }
        }
      }
    }
  }
  private func dispute(_ end: @escaping () -> Void) {
    isDisputed = true
    saveDraft { [self] _ in
      tell?(.disputed(isGone: false))
      end()
    }
  }
  /// Takes what is in the file. What the document was is a version, where it was edited.
  func readAgain() { inTurn { [self] end in take(end) } }
  private func take(_ end: @escaping () -> Void) {
    if !isEdited { return take(keeping: nil, end) }
    contents.takeSnapshot(as: type, over: fileURL) { [self] taken in
      do { take(keeping: try taken.get(), end) } catch {
        if let fileURL { tellUnread(error, fileURL) }
        end()
      }
    }
  }
  /// - Parameter snapshot: What becomes a version before; nil for nothing.
  private func take(keeping snapshot: DocumentSnapshot?, _ end: @escaping () -> Void) {
    guard let url = fileURL, let controller, let date = controller.date else { return end() }
    let reading = DocumentReading(
      url: url, read: contents.makeReading(of: type, ProgressManager(totalCount: 1)), versions: controller.versions)
    let drafts = controller.drafts, id = id, versions = controller.versions, changes = changes
    controller.work.perform({ () -> Result<DocumentReading.Outcome, any Error> in
      Result {
        if let snapshot { versions.keep(try snapshot.prepare(DocumentTarget()), of: url, at: date) }
        let outcome = try reading.run()
        drafts.discard(id)
        return outcome
      }
    }) { [self] result in
      let read: DocumentReading.Outcome
      do { read = try result.get() } catch {
        tellUnread(error, url)
        return end()
      }
      // The user has written on meanwhile.
      if changes != self.changes { return dispute(end) }
      take(read.document) { [self] error in
        if let error {
          tellUnread(error, url)
        } else {
          (mark, savedData, isVersion) = (read.mark, read.data, true)
          if read.versions != self.versions { self.versions = read.versions }
          noteFile()
          didSave(changes)
        }
        end()
      }
    }
  }
  private func tellUnread(_ error: any Error, _ url: URL) {
    tell?(.failed("“\(name)” cannot be read.", DocumentProblem.message(error, url)))
  }
  private func tellUnread(_ error: any Error, _ version: DocumentVersion, _ end: () -> Void) {
    tell?(.failed("The version cannot be read.", DocumentProblem.message(error, version.url)))
    end()
  }
  private func take(_ document: any Sendable, _ then: @escaping ((any Error)?) -> Void) {
    contents.take(document) { [self] result in
      // What it was done to is gone.
      contents.undo?.manager.removeAllActions()
      if case .failure(let error) = result { then(error) } else { then(nil) }
    }
  }

  // MARK: - Versions

  private func refreshVersions() {
    let new = fileURL.flatMap { controller?.versions.list(of: $0) } ?? []
    if new != versions { versions = new }
  }
  /// Goes back to an older version. The document as it is becomes one.
  func revert(to version: DocumentVersion) {
    autosave { [self] isSaved in if isSaved { inTurn { [self] end in take(version, end) } } }
  }
  private func take(_ version: DocumentVersion, _ end: @escaping () -> Void) {
    guard let url = fileURL, let controller, let date = controller.date else { return end() }
    let reading = DocumentReading(
      url: version.url, read: contents.makeReading(of: type, ProgressManager(totalCount: 1)))
    let versions = controller.versions
    controller.work.perform({ () -> Result<DocumentReading.Outcome, any Error> in
      versions.keep(url, at: date)
      return Result { try reading.run() }
    }) { [self] result in
      let read: DocumentReading.Outcome
      do { read = try result.get() } catch { return tellUnread(error, version, end) }
      take(read.document) { [self] error in
        if let error { return tellUnread(error, version, end) }
        changes += 1
        (isEdited, isVersion) = (true, false)
        self.versions = versions.list(of: url)
        write { [self] isSaved in
          if isSaved { isVersion = true }
          end()
        }
      }
    }
  }

  // MARK: - Its file

  /// Gives the file another name in its folder. A name without an extension keeps the one that it had.
  func rename(to newName: String) {
    guard let url = fileURL else { return }
    var name = newName.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty || name == url.lastPathComponent { return }
    if !url.pathExtension.isEmpty, (name as NSString).pathExtension != url.pathExtension {
      name += "." + url.pathExtension
    }
    let target = url.deletingLastPathComponent().appendingPathComponent(name)
    if name.contains("/") || name.utf8.count > 255 {
      return failToMove("A name has no “/” in it and at most 255 bytes.")
    }
    if FileManager.default.fileExists(atPath: target.path) {
      return failToMove(DocumentProblem(.nameTaken, target).errorDescription ?? "")
    }
    move(to: target) { Foundation.rename(url.path, target.path) == 0 ? nil : DocumentProblem(system: errno, target) }
  }
  /// Puts the file elsewhere, in the place of one that is there: the user has agreed to that.
  func move(to target: URL) {
    guard let url = fileURL else { return }
    if let other = controller?.document(at: target), other !== self {
      return failToMove(DocumentProblem(.openElsewhere, target).errorDescription ?? "")
    }
    move(to: target) {
      do {
        _ = try SavedFile.move(url, to: target)
        return nil
      } catch { return error }
    }
  }
  private func move(to target: URL, _ action: @escaping @Sendable () -> (any Error)?) {
    autosave { [self] isSaved in
      guard isSaved else { return }
      inTurn { [self] end in
        guard let url = fileURL, let controller else { return end() }
        let versions = controller.versions
        controller.work.perform({ () -> (problem: (any Error)?, mark: FileMark?, versions: [DocumentVersion]) in
          if let problem = action() { return (problem, nil, []) }
          versions.move(url, to: target)
          return (nil, FileMark(target), versions.list(of: target))
        }) { [self] result in
          if let problem = result.problem {
            failToMove(DocumentProblem.message(problem, target))
          } else {
            (fileURL, mark, self.versions) = (target, result.mark, result.versions)
            noteFile()
            controller.forget(url)
            controller.note(target, type)
          }
          end()
        }
      }
    }
  }
  private func failToMove(_ why: String) { tell?(.failed("“\(name)” cannot be moved or renamed.", why)) }

  /// Another document with the same contents, without a file.
  func copy(_ completion: @escaping (Result<LoadedDocument, any Error>) -> Void) {
    endEvent()
    guard let controller else { return }
    let type = type, kind = kind, origin = DocumentOrigin(source: origin.configuration.creationSource)
    contents.takeSnapshot(as: type, over: nil) { taken in
      let snapshot: DocumentSnapshot
      do { snapshot = try taken.get() } catch { return completion(.failure(error)) }
      if let copy = snapshot.copy {
        return controller.work.perform({ Result { try copy() } }) { result in
          completion(
            result.map { document in
              guard let contents = kind.adopt(document) else {
                preconditionFailure("a copy of a \(kind.type) is something else")
              }
              return LoadedDocument(contents: contents, file: .none, origin: origin)
            })
        }
      }
      // By way of a file.
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-\(UUID().uuidString)")
      let file = folder.appendingPathComponent("copy." + (DocumentTypes.extensions(of: type).first ?? "document"))
      controller.work.perform({ () -> (any Error)? in
        do {
          try DocumentVersions.makeDirectory(folder)
          _ = try snapshot.prepare(DocumentTarget()).write(file)
          return nil
        } catch { return error }
      }) { problem in
        if let problem {
          try? FileManager.default.removeItem(at: folder)
          return completion(.failure(problem))
        }
        controller.load(file, as: type, kind, origin) {
          try? FileManager.default.removeItem(at: folder)
          completion($0)
        }
      }
    }
  }
  /// A document that was made of something is more than an empty one.
  func markEdited() { didChange() }

  // MARK: - The end

  /// What has not been saved is not wanted.
  func discard() {
    didSave(changes)
    contents.didChange = nil
  }

  /// Its window is gone: a draft that nobody wanted goes with it.
  func close() {
    if let timer { controller?.cancel(timer) }
    timer = nil
    contents.didChange = nil
    tell = nil
    guard !isEdited || fileURL == nil, let controller else { return }
    let drafts = controller.drafts, id = id
    controller.work.perform({ drafts.discard(id) }) {}
  }
}
