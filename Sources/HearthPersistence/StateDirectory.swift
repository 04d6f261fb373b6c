import Dispatch
import Foundation

/// The windows of an app that outlive its process: a file for each, in `scenes` below this directory.
///
/// ```swift
/// let directory = StateDirectory.standard(for: "org.example.Cookbook")
/// let states = directory.openScenes.isEmpty ? [directory.makeScene("main")] : directory.openScenes
/// // … windows show, change and close …
/// directory.flush()   // before the process ends
/// ```
///
/// There is no list of windows to go stale: a window is open when its file is there, and the file says which scene
/// of the app it belongs to, which value it presents and in which order it was used. A file that cannot be
/// understood is put aside under another name, with a report, and costs that window only. Where nothing can be
/// written, everything works in memory, with one report.
@MainActor package final class StateDirectory {
  package let path: String
  private let files: any StateFileSystem
  private let timing: StateTiming
  private let log: ReportOnce
  private var lock: AnyObject?
  /// Whether this process may write here.
  private var isOurs = false
  private var written: [ObjectIdentifier: (scene: SceneState, file: SceneStateFile)] = [:]
  private var lastOrder = 0
  /// The windows that were open when the last process ended, the one used last at the end. Those
  /// that have been discarded are left out.
  package private(set) var openScenes: [SceneState] = []

  package init(path: String, files: any StateFileSystem, timing: StateTiming?, log: ReportOnce) {
    (self.path, self.files, self.log) = (path, files, log)
    self.timing = timing ?? .background(DispatchQueue(label: "hearth.state", qos: .userInitiated))
    open()
    load()
  }
  nonisolated deinit {}

  /// The directory of an app: in `$XDG_STATE_HOME`, or in `~/.local/state`.
  package static func standardPath(
    for app: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    BaseDirectory.state.path(environment) + "/" + fileName(app)
  }
  /// A name that is one part of a path.
  static func fileName(_ name: String) -> String {
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
    return safe.isEmpty || safe == "." || safe == ".." ? "_" + safe : safe
  }
  private var scenesPath: String { path + "/scenes" }
  private func file(of id: String) -> String { scenesPath + "/" + id + ".state" }

  // MARK: - Beginning

  private func open() {
    do {
      try files.makeDirectory(scenesPath)
      lock = try files.lock(path + "/lock")
      isOurs = lock != nil
      if !isOurs {
        log.report("in use", "\(path) is in use by another process of this app. The windows of this one are not kept.")
      }
    } catch {
      log.report("unusable", "\(error). What windows keep is not written. Make the directory writable, or free space.")
    }
  }
  private func load() {
    let names: [String]
    do { names = try files.names(in: scenesPath) } catch {
      log.report("unusable", "\(error). Windows begin anew.")
      return
    }
    // Another process of the app shows those windows now.
    if !isOurs && lock == nil && log.has("in use") { return }
    for name in names {
      let path = scenesPath + "/" + name
      if name.hasPrefix("."), name.hasSuffix(".tmp") {
        // A write that a crash cut short.
        if isOurs { files.remove(path) }
        continue
      }
      guard name.hasSuffix(".state"), let entries = read(path) else { continue }
      let scene = SceneState(id: String(name.dropLast(6)), entries: entries)
      lastOrder = max(lastOrder, scene.order)
      attach(scene, isWritten: true)
      scene.restoration.begin()
      openScenes.append(scene)
    }
    openScenes.sort { ($0.order, $0.id) < ($1.order, $1.id) }
  }
  /// What a file holds; nil if it is not in our format, which is reported.
  private func read(_ path: String) -> [String: Data]? {
    do {
      guard let data = try files.contents(of: path) else { return nil }
      do { return try StateFormat.decode(data) } catch {
        switch error {
        case .foreign: putAside(path, "foreign", "is no file of window state")
        case .newerVersion(let version):
          putAside(
            path, "newer", "has version \(version) of the format, and this library knows up to \(StateFormat.version)")
        case .damaged: putAside(path, "damaged", "is damaged")
        }
      }
    } catch { putAside(path, "unreadable", "cannot be used: \(error)") }
    return nil
  }
  private func putAside(_ path: String, _ suffix: String, _ what: String) {
    var then = "It stays where it is"
    if isOurs, (try? files.rename(path, to: path + "." + suffix)) != nil { then = "It is kept as \(path).\(suffix)" }
    log.report(path, "\(path) \(what). \(then), and its window begins anew.")
  }

  // MARK: - Windows

  /// A new window, which is there again after a relaunch unless it is discarded before.
  /// - Parameters:
  ///   - sceneID: Which scene of the app it belongs to.
  ///   - value: What it presents, encoded.
  package func makeScene(_ sceneID: String? = nil, value: Data? = nil) -> SceneState {
    let scene = SceneState()
    scene.sceneID = sceneID
    scene.presentedValue = value
    raise(scene)
    scene.restoration.begin()
    attach(scene, isWritten: false)
    return scene
  }
  /// The window is the one used last.
  package func raise(_ scene: SceneState) {
    if lastOrder > 0 && scene.order == lastOrder { return }
    lastOrder += 1
    scene.order = lastOrder
  }
  /// The user closed the window: it does not come back.
  package func discard(_ scene: SceneState) {
    openScenes.removeAll { $0 === scene }
    written.removeValue(forKey: ObjectIdentifier(scene))?.file.discard()
  }
  private func attach(_ scene: SceneState, isWritten: Bool) {
    guard isOurs else { return }
    scene.publish()
    let file = SceneStateFile(
      scene.store, path: file(of: scene.id), files: files, timing: timing, isWritten: isWritten,
      report: { [log] problem in
        log.report(
          "unusable", "\(problem). What windows keep is not written until it can be; the last good file stays.")
      })
    written[ObjectIdentifier(scene)] = (scene, file)
  }

  /// Writes what is not written yet, and returns when the files of closed windows are gone too: before the process
  /// ends, and when the app goes to the background.
  package func flush() {
    for entry in written.values {
      entry.scene.publish()
      entry.file.flush()
    }
    // Files are taken away in their order on the same queue; one that was left would bring its window back.
    if case .background(let queue) = timing { queue.sync {} }
  }
  /// Ends writing and gives the directory to the next process. Without `flush()`
  /// before, it is as if the process were killed.
  package func close() {
    for entry in written.values { entry.file.stop() }
    written = [:]
    lock = nil
    isOurs = false
  }
  /// What was reported, each once.
  package var problems: [String] { log.messages }
}

extension SceneState {
  /// Which scene of the app the window belongs to.
  package var sceneID: String? {
    get { self["scene.id"].map { String(decoding: $0, as: UTF8.self) } }
    set { self["scene.id"] = newValue.map { Data($0.utf8) } }
  }
  /// The value that the window presents, as its scene encoded it.
  package var presentedValue: Data? {
    get { self["scene.value"] }
    set { self["scene.value"] = newValue }
  }
  /// Larger the later the window was used.
  package fileprivate(set) var order: Int {
    get { self["scene.order"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0 }
    set { self["scene.order"] = Data("\(newValue)".utf8) }
  }
}
