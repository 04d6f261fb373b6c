import Foundation
import HearthCore
import HearthPersistence
import Observation
import UniformTypeIdentifiers

/// The documents of an app: which are open, in which windows, and which the user had lately.
@MainActor @Observable final class DocumentController: AppObserver {
  @ObservationIgnored private weak var scenes: AppScenes?
  @ObservationIgnored private(set) var drafts: DocumentDrafts
  @ObservationIgnored private(set) var versions: DocumentVersions
  @ObservationIgnored let work = DocumentWork()
  /// What the windows show, in order of opening.
  @ObservationIgnored private var places: [DocumentPlace] = []
  /// Documents that were made and wait for their window.
  @ObservationIgnored private var waiting: [OpenDocument] = []
  /// Files that are to be opened, the first of them now.
  @ObservationIgnored private var openings: [URL] = []
  /// The files that the user opened or saved here, the latest first.
  private(set) var recent: [URL] = []
  /// How far the file is read that the user opens, where that takes longer than a moment.
  private(set) var progress: ProgressManager?
  @ObservationIgnored private var isEnding = false
  /// Of what is being read.
  @ObservationIgnored private var pendingProgress: [ProgressManager] = []

  /// Of an app; made when its first scene with documents is.
  static func of(_ scenes: AppScenes?) -> DocumentController? {
    guard let scenes else { return nil }
    for case let controller as DocumentController in scenes.observers { return controller }
    let controller = DocumentController(scenes)
    scenes.add(controller)
    return controller
  }
  private init(_ scenes: AppScenes) {
    self.scenes = scenes
    let directory = scenes.platform.documentDirectory
    drafts = DocumentDrafts(directory: directory.appendingPathComponent("drafts"))
    versions = DocumentVersions(directory: directory.appendingPathComponent("versions"))
    // An app that starts with a file shows that and nothing before it; one that ends has no more time.
    work.isWaitedFor = { [weak self] in self.map { $0.isEnding || $0.places.isEmpty } ?? true }
    readRecent()
  }
  nonisolated deinit {}

  // MARK: - The app

  func appDidLaunch() {}
  func appOpens(_ url: URL) -> Bool {
    guard url.isFileURL, let scenes else { return false }
    // Another scene may take what no document reads.
    let isOthers = scenes.scenes.contains { $0.documents == nil && $0.kind != .settings && $0.kind != .alert }
    if isOthers, kind(for: url) == nil { return false }
    openTelling(url)
    return true
  }
  func appDidChange(_ change: AppChange) {}
  func appWillEnd() {
    isEnding = true
    work.finishAtEnd { !documents.contains(where: \.isBusy) }
  }
  func finishWork() -> Bool { work.finish() }
  func configure(_ values: inout EnvironmentValues) {}

  var date: Date? { scenes?.platform.date }
  func perform(at date: Date, _ action: @escaping @MainActor () -> Void) -> Int? {
    scenes?.perform(at: date, action)
  }
  func cancel(_ timer: Int) { scenes?.cancelTimer(timer) }
  /// Whether documents have windows of their own.
  var hasWindows: Bool { scenes?.idiom.hasWindows ?? false }
  var appName: String { scenes?.name ?? "" }
  func report(_ message: String) { scenes?.report(message) }

  // MARK: - Scenes

  private var kinds: [(index: Int, kind: DocumentKind)] {
    scenes?.scenes.compactMap { scene in (scene.documents as? DocumentKind).map { (scene.index, $0) } } ?? []
  }
  private func kind(for url: URL) -> (index: Int, kind: DocumentKind)? {
    kinds.first { $0.kind.readableType(of: url) != nil }
  }
  /// What a window shows that opens for a scene.
  ///
  /// - Parameter value: A `DocumentReference`; nil for a window that begins anew.
  func makePlace(_ value: AnyHashable?, _ kind: DocumentKind?) -> DocumentPlace {
    let place = DocumentPlace(self, kind)
    places.append(place)
    if let reference = value?.base as? DocumentReference {
      // The window that leads to documents shows those of all kinds, where there is no other.
      let kind =
        kind
        ?? UTType(reference.type).flatMap { type in
          kinds.first { $0.kind.readableTypes.contains(type) || $0.kind.writableTypes.contains(type) }?.kind
        }
      if let index = waiting.firstIndex(where: { $0.reference == reference }) {
        place.show(waiting.remove(at: index))
      } else if let kind, reference.path != nil || drafts.find(reference.id) != nil {
        bringBack(reference, kind, in: place)
      }
    }
    if place.document == nil, !place.isWaiting, hasWindows, let kind, let make = kind.make {
      // An empty window comes back with what its views keep.
      let id = (value?.base as? DocumentReference).flatMap { $0.path == nil ? $0.id : nil } ?? UUID()
      let origin = DocumentOrigin()
      place.isWaiting = true
      make(origin) { [self, weak place] result in
        guard let place, place.isWaiting else { return }
        place.isWaiting = false
        switch result {
        case .success(let contents):
          place.show(OpenDocument(contents, kind, self, type: nil, name: untitledName, id: id, origin: origin))
        case .failure(let error): tellUnmade(error, in: place)
        }
      }
    }
    return place
  }
  /// Reads the document that a window had before a relaunch, before that is there.
  private func bringBack(_ reference: DocumentReference, _ kind: DocumentKind, in place: DocumentPlace) {
    let draft = drafts.find(reference.id), url = reference.url
    let known = url ?? URL(fileURLWithPath: reference.name)
    func fail(_ error: any Error) {
      if error is CancellationError { return }
      place.tell(.failed("“\(known.lastPathComponent)” cannot be opened.", DocumentProblem.message(error, known)))
    }
    guard let source = draft ?? url else { return fail(DocumentProblem(.notFound, known)) }
    let type = UTType(reference.type) ?? kind.readableTypes.first ?? .data
    place.isWaiting = true
    load(source, as: type, kind, DocumentOrigin(url), isAwaited: true) { [self] result in
      place.isWaiting = false
      switch result {
      case .success(let read):
        place.show(OpenDocument(reference, read, type: type, isDraft: draft != nil, kind, self))
      case .failure(let error): fail(error)
      }
    }
  }
  /// Shows how far reading has come, if that is not over in a moment.
  private func show(_ progress: ProgressManager) {
    pendingProgress.append(progress)
    guard let date else { return }
    _ = perform(at: date + OpenDocument.moment) { [weak self] in
      if let self, pendingProgress.contains(where: { $0 === progress }) { self.progress = progress }
    }
  }
  private func tellUnmade(_ error: any Error, in place: DocumentPlace?) {
    if error is CancellationError { return }
    let alert = DocumentAlert.failed(
      "The document cannot be made.", DocumentProblem.message(error, URL(fileURLWithPath: "Untitled")))
    if let place { place.tell(alert) } else { tellAnywhere(alert) }
  }

  /// Reads a file, and makes a document of it.
  ///
  /// - Parameters:
  ///   - origin: What the app's document is told about its file.
  ///   - isAwaited: Whether nothing goes on meanwhile: before a window is there.
  func load(
    _ url: URL, as type: UTType, _ kind: DocumentKind, _ origin: DocumentOrigin, keepsVersions: Bool = false,
    isAwaited: Bool = false, _ done: @escaping @MainActor (Result<LoadedDocument, any Error>) -> Void
  ) {
    let progress = ProgressManager(totalCount: 1)
    show(progress)
    kind.prepare(type, origin, progress) { [self] result in
      @MainActor func then(_ result: Result<LoadedDocument, any Error>) {
        if self.progress === progress { self.progress = nil }
        pendingProgress.removeAll { $0 === progress }
        done(result)
      }
      let preparation: DocumentPreparation
      do { preparation = try result.get() } catch { return then(.failure(error)) }
      let reading = DocumentReading(url: url, read: preparation.read, versions: keepsVersions ? versions : nil)
      work.perform({ Result { try reading.run() } }, isAwaited: isAwaited) { result in
        let file: DocumentReading.Outcome
        do { file = try result.get() } catch { return then(.failure(error)) }
        preparation.finish(file.document) { result in
          then(result.map { LoadedDocument(contents: $0, file: file, origin: origin) })
        }
      }
    }
  }
  /// A reference that was kept; nil where neither its file nor its draft is there any more.
  func decode(_ data: Data) -> AnyHashable? {
    guard let reference = (try? JSONDecoder().decode([DocumentReference].self, from: data))?.first else { return nil }
    let isThere = reference.path.map { FileManager.default.fileExists(atPath: $0) } ?? true
    return isThere || drafts.find(reference.id) != nil ? AnyHashable(reference) : nil
  }
  func didClose(_ place: DocumentPlace) {
    places.removeAll { $0 === place }
    if isEnding { return }
    place.document?.close()
  }
  func session(of place: DocumentPlace) -> WindowSession? { scenes?.sessions.first { $0.value === place } }
  func namesDidChange() { scenes?.updateMenu() }
  func closeWindow(of place: DocumentPlace) {
    if let session = session(of: place) { scenes?.close(session) }
  }
  /// The content of the window of another scene, for one that shows its document.
  func view(of place: DocumentPlace, _ kind: DocumentKind) -> AnyView? {
    guard let index = kinds.first(where: { $0.kind.type == kind.type })?.index else { return nil }
    return scenes?.scenes[index].content(place)
  }

  // MARK: - Documents

  private var documents: [OpenDocument] { places.compactMap(\.document) + waiting }
  func document(at url: URL) -> OpenDocument? { documents.first { $0.fileURL == url } }
  private var untitledName: String {
    let names = Set(documents.filter { $0.fileURL == nil }.map(\.name))
    var number = 1
    func name(_ number: Int) -> String { number == 1 ? "Untitled" : "Untitled \(number)" }
    while names.contains(name(number)) { number += 1 }
    return name(number)
  }
  /// Whether documents can be made.
  var canMake: Bool { kinds.contains { $0.kind.make != nil } }
  /// The types of all documents that are changed here.
  var makableTypes: [UTType] { kinds.filter(\.kind.isEditor).flatMap(\.kind.writableTypes) }
  /// The types of all documents that can be opened.
  var readableTypes: [UTType] { kinds.flatMap(\.kind.readableTypes) }

  /// Opens a file in a window, or brings the window forward in which it is open.
  ///
  /// - Parameter completion: Told when the window opens, or what reading the file says, or the document.
  func open(_ url: URL, _ completion: @escaping (Result<Void, any Error>) -> Void) {
    let url = SavedFile.followingLinks(url.standardizedFileURL)
    if raise(url) { return completion(.success(())) }
    guard FileManager.default.fileExists(atPath: url.path) else {
      forget(url)
      return completion(.failure(DocumentProblem(.notFound, url)))
    }
    guard let (index, kind) = kind(for: url), let type = kind.readableType(of: url) else {
      return completion(.failure(DocumentProblem(.unknownType, url)))
    }
    load(url, as: type, kind, DocumentOrigin(url), keepsVersions: true) { [self] result in
      completion(
        result.map { read in
          // It may have been asked for twice.
          if raise(url) { return }
          show(OpenDocument(read, from: url, type: type, kind, self), index)
          note(url, type)
        })
    }
  }
  /// Brings the window of a file forward; false where it has none.
  private func raise(_ url: URL) -> Bool {
    if waiting.contains(where: { $0.fileURL == url }) { return true }
    guard let place = places.first(where: { $0.document?.fileURL == url }) else { return false }
    if let session = session(of: place) { scenes?.raise(session) }
    return true
  }
  /// The same, one file after the other, and tells the user why one could not be opened.
  func openTelling(_ url: URL) {
    openings.append(url)
    if openings.count == 1 { openNext() }
  }
  private func openNext() {
    guard let url = openings.first else { return }
    open(url) { [self] result in
      if case .failure(let error) = result, !(error is CancellationError) {
        let text = DocumentProblem.message(error, url)
        tellAnywhere(.failed("“\(url.lastPathComponent)” cannot be opened.", text))
      }
      openings.removeFirst()
      openNext()
    }
  }
  /// Makes an empty document of the first scene that can, or of the scene for a type.
  func makeDocument(_ type: UTType? = nil, like kind: DocumentKind? = nil, source: DocumentCreationSource? = nil) {
    let candidates = kinds.filter { $0.kind.make != nil }
    let found: (index: Int, kind: DocumentKind)?
    if let type {
      found =
        candidates.first { $0.kind.writableTypes.contains(type) }
        ?? candidates.first { $0.kind.writableTypes.contains { type.conforms(to: $0) } }
    } else {
      found = kind.flatMap { kind in candidates.first { $0.kind.type == kind.type } } ?? candidates.first
    }
    guard let found, let make = found.kind.make else {
      return report(
        "newDocument does nothing: no DocumentGroup(newDocument:) makes documents\(type.map { " of the type \($0.identifier)" } ?? "")."
      )
    }
    let origin = DocumentOrigin(source: source)
    make(origin) { [self] result in
      switch result {
      case .success(let contents):
        let document = OpenDocument(contents, found.kind, self, type: type, name: untitledName, origin: origin)
        show(document, found.index, replacing: false)
      case .failure(let error): tellUnmade(error, in: nil)
      }
    }
  }
  /// Shows a document that the app has made.
  func show(_ value: Any, type: UTType? = nil, source: DocumentCreationSource? = nil) {
    // One that is only read is shown by a group that only views.
    for (index, kind) in kinds where kind.isEditor || !(value is any FileDocument || value is any ReferenceFileDocument)
    {
      guard let contents = kind.adopt(value) else { continue }
      let origin = DocumentOrigin(source: source)
      let document = OpenDocument(contents, kind, self, type: type, name: untitledName, origin: origin)
      document.markEdited()
      return show(document, index)
    }
    report(
      "newDocument does nothing: no DocumentGroup(newDocument:) edits documents of the type \(Swift.type(of: value))."
    )
  }
  /// Shows the contents of a file as a document that has none.
  /// - Throws: What reading the file says, or the document.
  func makeDocument(from template: URL, type: UTType?, source: DocumentCreationSource? = nil) async throws {
    guard let (index, kind) = kind(for: template), kind.isEditor, let read = kind.readableType(of: template) else {
      throw DocumentProblem(.unknownType, template)
    }
    let origin = DocumentOrigin(source: source)
    let result = await withCheckedContinuation { continuation in
      load(template, as: read, kind, origin) { continuation.resume(returning: UncheckedSendable($0)) }
    }
    let contents = try result.value.get().contents
    let document = OpenDocument(contents, kind, self, type: type, name: untitledName, origin: origin)
    document.markEdited()
    show(document, index)
  }
  func duplicate(_ document: OpenDocument) {
    document.copy { [self] result in
      switch result {
      case .success(let read):
        let stem = document.fileURL?.deletingPathExtension().lastPathComponent ?? document.name
        let copy = OpenDocument(
          read.contents, document.kind, self, type: document.type, name: "\(stem) copy", origin: read.origin)
        copy.markEdited()
        guard let index = kinds.first(where: { $0.kind.type == document.kind.type })?.index else { return }
        show(copy, index, replacing: false)
      case .failure(let error):
        let text = DocumentProblem.message(error, document.fileURL ?? URL(fileURLWithPath: document.name))
        tellAnywhere(.failed("“\(document.name)” cannot be duplicated.", text))
      }
    }
  }

  /// - Parameter isReplacing: Whether a window with an untouched document, or none, may be used.
  private func show(_ document: OpenDocument, _ index: Int, replacing isReplacing: Bool = true) {
    guard let scenes else { return }
    let order = scenes.order.compactMap { $0.value as? DocumentPlace }
    if !hasWindows {
      guard let place = order.first else {
        return report("the document \(document.name) cannot be shown: the app's window shows something else.")
      }
      place.close { place.show(document) }
      return
    }
    let free = order.first { place in
      place.kind?.type == document.kind.type && (place.document?.isUntouched ?? true) && place.alerts.isEmpty
    }
    if isReplacing, let place = free {
      place.document?.close()
      place.show(document)
      if let session = session(of: place) { scenes.raise(session) }
    } else {
      waiting.append(document)
      scenes.open(.presenting(index, AnyHashable(document.reference)))
    }
    // Windows that only lead to documents have done so.
    for session in scenes.sessions {
      if session.scene.documents is DocumentLauncher { scenes.close(session) }
    }
  }
  /// Tells the user something that is about no open document.
  private func tellAnywhere(_ alert: DocumentAlert) {
    guard let scenes else { return }
    if let place = scenes.order.lazy.compactMap({ $0.value as? DocumentPlace }).first { return place.tell(alert) }
    guard let scene = scenes.scenes.first(where: { $0.documents != nil }) else { return }
    let session = scenes.openWindow(scene, value: nil)
    (session.value as? DocumentPlace)?.tell(alert)
  }

  // MARK: - Recent files

  private static let recentKey = "RecentDocuments"
  /// Files that the menu shows. Source: our choice: what fits into a menu.
  static let mostRecent = 12

  private func readRecent() {
    guard let service = scenes?.platform.recentDocuments else { return }
    recent = Array(service.documents.prefix(Self.mostRecent))
  }
  func note(_ url: URL, _ type: UTType) {
    guard let service = scenes?.platform.recentDocuments else { return }
    service.note(url, mimeType: DocumentTypes.mimeTypes(of: type).first ?? "application/octet-stream")
    recent = Array(([url] + recent.filter { $0 != url }).prefix(Self.mostRecent))
  }
  func forget(_ url: URL) {
    guard let service = scenes?.platform.recentDocuments, recent.contains(url) else { return }
    service.forget(url)
    recent.removeAll { $0 == url }
  }
  func clearRecent() {
    for url in recent { scenes?.platform.recentDocuments?.forget(url) }
    recent = []
  }
}

/// What a window shows: a document, or none yet.
@MainActor @Observable final class DocumentPlace: WindowValue {
  @ObservationIgnored let controller: DocumentController
  /// Nil for a window that leads to documents of all kinds.
  @ObservationIgnored let kind: DocumentKind?
  private(set) var document: OpenDocument?
  /// Whether a document is being made or read for it.
  var isWaiting = false
  /// What the user has to be told, the first one now.
  private(set) var alerts: [PlacedAlert] = []
  @ObservationIgnored private var lastAlert = 0
  /// What goes on when the user has decided about the document that is there.
  @ObservationIgnored private var afterClosing: (() -> Void)?
  /// What is written in the dialog that renames.
  var newName = ""
  struct PlacedAlert: Identifiable {
    let id: Int
    let alert: DocumentAlert
  }

  init(_ controller: DocumentController, _ kind: DocumentKind?) { (self.controller, self.kind) = (controller, kind) }
  nonisolated deinit {}

  var presented: AnyHashable? { document.map { AnyHashable($0.reference) } }
  var data: Data? { document.flatMap { try? JSONEncoder().encode([$0.reference]) } }
  var title: String? { document?.title }

  func show(_ new: OpenDocument?) {
    isWaiting = false
    document = new
    new?.tell = { [weak self] in self?.tell($0) }
  }
  /// The files that a dialog asks for belong to the place.
  private var dialogs: FileDialogs? { controller.session(of: self)?.content?.engine.fileDialogs }

  // MARK: - What the user is told

  func tell(_ alert: DocumentAlert) {
    lastAlert += 1
    if case .renaming = alert { newName = document?.name ?? "" }
    alerts.append(PlacedAlert(id: lastAlert, alert: alert))
  }
  func didAnswer(_ id: Int) { alerts.removeAll { $0.id == id } }

  // MARK: - What the user does

  func open() {
    dialogs?.show(self, .importing(controller.readableTypes, several: true)) { [controller] urls in
      for url in urls ?? [] { controller.openTelling(url) }
    }
  }
  /// Saves; a document without a file where the user says.
  func save(_ completion: (() -> Void)? = nil) {
    guard let document else { return }
    if document.fileURL == nil { return saveAs(completion) }
    document.save { isSaved in if isSaved { completion?() } }
  }
  func saveAs(_ completion: (() -> Void)? = nil) {
    guard let document else { return }
    let types = document.kind.writableTypes
    let first = [document.type].filter(types.contains), others = types.filter { $0 != document.type }
    var request = FileDialogRequest.saving(document.name, first + others)
    if (request.fileName! as NSString).pathExtension.isEmpty,
      let suffix = DocumentTypes.extensions(of: document.type).first
    {
      request.fileName! += "." + suffix
    }
    request.directory = document.fileURL?.deletingLastPathComponent()
    dialogs?.show(self, request) { [weak document] urls in
      guard let document, let url = urls?.first else { return }
      document.save(as: url) { if !document.isEdited { completion?() } }
    }
  }
  func move() {
    guard let document, let url = document.fileURL else { return }
    var request = FileDialogRequest(.save)
    (request.fileName, request.directory) = (url.lastPathComponent, url.deletingLastPathComponent())
    dialogs?.show(self, request) { [weak document] urls in
      if let url = urls?.first { document?.move(to: SavedFile.followingLinks(url.standardizedFileURL)) }
    }
  }
  func rename() {
    guard let document else { return }
    if document.fileURL == nil { saveAs() } else { tell(.renaming) }
  }

  // MARK: - Closing

  /// Whether the document has to be saved, or the user asked, before it may go.
  var holdsBack: Bool { document?.isEdited ?? false }
  /// Lets the document go, when it is saved or the user does not want it.
  func close(_ then: @escaping () -> Void) {
    guard let document,
      document.isEdited || document.isBusy || document.contents.undo?.manager.groupingLevel ?? 0 > 0
    else {
      self.document?.close()
      return then()
    }
    document.autosave { [self] isSaved in
      guard self.document === document else { return }
      // The user may have written on meanwhile.
      if document.fileURL != nil, isSaved, document.isEdited { return close(then) }
      if !document.isEdited {
        document.close()
        return then()
      }
      afterClosing = then
      // Of a file that cannot be saved the user has just been told, once.
      if !alerts.contains(where: { if case .closing = $0.alert { true } else { false } }) { tell(.closing) }
    }
  }
  /// The user saves before the document closes.
  func saveAndClose() {
    save { [weak self] in self?.finishClosing() }
  }
  /// The user does not want what has changed.
  func discardAndClose() {
    document?.discard()
    finishClosing()
  }
  private func finishClosing() {
    document?.close()
    let then = afterClosing
    afterClosing = nil
    then?()
  }
}
