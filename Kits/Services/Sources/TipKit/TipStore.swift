import Foundation
import HearthCore
import HearthPersistence
import Observation

/// What was shown and invalidated, what the user has done and what parameters say: in memory, and in a file once tips are configured.
///
/// Used from any thread: the lock guards everything. Views that have read it are told on the main thread.
final class TipStore: Observable, @unchecked Sendable {
  static let shared = TipStore()

  struct Configuration {
    /// Seconds between two tips.
    var frequency: TimeInterval = 0
    var folder: URL?
  }
  /// What tests of an app ask for.
  struct Overruling {
    var showsAll = false
    var hidesAll = false
    var shown: Set<String> = []
    var hidden: Set<String> = []
  }
  /// What the file has.
  struct Contents: Codable {
    struct Shown: Codable {
      var count = 0
      /// Seconds.
      var duration: TimeInterval = 0
      var invalidation: Tips.InvalidationReason?
    }
    var tips: [String: Shown] = [:]
    var lastDisplay: Date?
    var parameters: [String: Data] = [:]
    var donations: [String: Data] = [:]
  }

  private let lock = NSRecursiveLock()
  private let registrar = ObservationRegistrar()
  private var contents = Contents()
  private var transient: [String: Data] = [:]
  private var configuration: Configuration?
  private var overruling = Overruling()
  /// When each tip that is on screen appeared, and by how many views it is shown.
  private var displayed: [String: (since: Date, views: Int)] = [:]
  private var listeners: [Int: @Sendable () -> Void] = [:]
  private var lastListener = 0
  /// Changes whenever anything does; views read it.
  private var revision: Int { 0 }
  /// The time, in the test's hand.
  var now: @Sendable () -> Date = { Date() }

  static func standardFolder(for app: String) -> String {
    BaseDirectory.state.path() + "/" + app.replacingOccurrences(of: "/", with: "_")
  }
  private var file: URL? { configuration?.folder?.appendingPathComponent("tips.json") }

  // MARK: - Configuration

  func configure(_ chosen: Configuration) throws {
    try locked {
      if configuration != nil { throw TipKitError.tipsDatastoreAlreadyConfigured }
      var chosen = chosen
      if chosen.folder == nil { chosen.folder = Tips.ConfigurationOption.DatastoreLocation.applicationDefault.folder }
      configuration = chosen
      guard let file, let data = try? Data(contentsOf: file) else { return }
      if let read = try? JSONDecoder().decode(Contents.self, from: data) {
        // What the app has set before counts.
        contents.tips.merge(read.tips) { own, _ in own }
        contents.parameters.merge(read.parameters) { own, _ in own }
        contents.donations.merge(read.donations) { own, _ in own }
        contents.lastDisplay = contents.lastDisplay ?? read.lastDisplay
      } else {
        let message = "\(file.path) cannot be understood. It is put aside, and every tip begins anew."
        Report(kind: .stateFile, path: "Tips", message: message).tell()
        try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("damaged"))
      }
    }
    changed()
  }
  func resetDatastore() throws {
    try locked {
      if configuration != nil { throw TipKitError.tipsDatastoreAlreadyConfigured }
      (contents, transient) = (Contents(), [:])
      let folder = Tips.ConfigurationOption.DatastoreLocation.applicationDefault.folder
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("tips.json"))
    }
    changed()
  }
  /// As in a new process; for tests.
  func restart() {
    locked {
      (contents, transient, configuration, overruling, displayed) = (Contents(), [:], nil, Overruling(), [:])
      now = { Date() }
    }
  }
  func overrule(_ change: (inout Overruling) -> Void) {
    locked { change(&overruling) }
    changed()
  }

  // MARK: - Status

  func status(of tip: some Tip) -> Tips.Status {
    read()
    return locked {
      let name = String(reflecting: (tip as? AnyTip).map { type(of: $0.tip) } ?? type(of: tip))
      if overruling.hidesAll || overruling.hidden.contains(name) { return .pending }
      if overruling.showsAll || overruling.shown.contains(name) { return .available }
      let shown = contents.tips[tip.id] ?? Contents.Shown()
      if let reason = shown.invalidation { return .invalidated(reason) }
      guard let configuration else { return .pending }
      var ignoresFrequency = configuration.frequency <= 0
      for option in tip.options {
        switch option {
        case let option as Tips.MaxDisplayCount:
          if displayed[tip.id] == nil, shown.count >= option.count { return .invalidated(.displayCountExceeded) }
        case let option as Tips.MaxDisplayDuration:
          if shown.duration >= option.seconds { return .invalidated(.displayDurationExceeded) }
        case let option as Tips.IgnoresDisplayFrequency: ignoresFrequency = ignoresFrequency || option.isIgnored
        default: break
        }
      }
      if !tip.rules.allSatisfy({ $0.holds() }) { return .pending }
      if displayed[tip.id] == nil, !ignoresFrequency, let last = contents.lastDisplay,
        now().timeIntervalSince(last) < configuration.frequency
      {
        return .pending
      }
      return .available
    }
  }
  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    change {
      if $0.tips[id]?.invalidation == nil { $0.tips[id, default: .init()].invalidation = reason }
    }
  }
  func forget(_ id: String) { change { $0.tips[id] = nil } }

  /// A view shows the tip from now on.
  func appear(_ tip: any Tip) {
    locked {
      if let shown = displayed[tip.id] {
        displayed[tip.id] = (shown.since, shown.views + 1)
        return
      }
      displayed[tip.id] = (now(), 1)
    }
    change {
      $0.tips[tip.id, default: .init()].count += 1
      let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.isIgnored == true }
      if !ignores { $0.lastDisplay = now() }
    }
  }
  func disappear(_ id: String) {
    let seconds: TimeInterval? = locked {
      guard let shown = displayed[id] else { return nil }
      if shown.views > 1 {
        displayed[id] = (shown.since, shown.views - 1)
        return nil
      }
      displayed[id] = nil
      return now().timeIntervalSince(shown.since)
    }
    if let seconds { change { $0.tips[id, default: .init()].duration += seconds } }
  }

  // MARK: - Parameters and events

  func parameter<Value: Decodable>(_ key: String) -> Value? {
    read()
    return locked { (transient[key] ?? contents.parameters[key]).flatMap { Self.value($0) } }
  }
  func setParameter<Value: Encodable>(_ key: String, _ value: Value, isTransient: Bool) {
    let data = Self.data(value)
    if locked({ (transient[key] ?? contents.parameters[key]) == data }) { return }
    if isTransient {
      locked { transient[key] = data }
      changed()
    } else {
      change { $0.parameters[key] = data }
    }
  }
  func donations<Info>(_ id: String) -> [Tips.Donation<Info>] {
    read()
    return locked { contents.donations[id].flatMap { Self.value($0) } ?? [] }
  }
  func donate<Info>(_ id: String, _ info: Info) where Info: Codable & Sendable {
    change {
      var all: [Tips.Donation<Info>] = $0.donations[id].flatMap { Self.value($0) } ?? []
      all.append(Tips.Donation(date: now(), value: info))
      $0.donations[id] = Self.data(all)
    }
  }
  private static func data(_ value: some Encodable) -> Data? { try? JSONEncoder().encode([value]) }
  private static func value<Value: Decodable>(_ data: Data) -> Value? {
    (try? JSONDecoder().decode([Value].self, from: data))?.first
  }

  // MARK: - Changes

  private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
  private func change(_ body: (inout Contents) -> Void) {
    locked {
      body(&contents)
      write()
    }
    changed()
  }
  /// What is shown without the file is kept with the process.
  private func write() {
    guard let file, let data = try? JSONEncoder().encode(contents) else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      let message = "\(file.path) cannot be written, so it is forgotten which tips were shown: \(error)"
      Report(kind: .stateFile, path: "Tips", message: message).tell()
    }
  }
  private func read() { registrar.access(self, keyPath: \.revision) }
  private func changed() {
    let heard = locked { Array(listeners.values) }
    for listener in heard { listener() }
    if isOnMainThread() {
      registrar.withMutation(of: self, keyPath: \.revision) {}
    } else {
      Engine.performOnMain { self.registrar.withMutation(of: self, keyPath: \.revision) {} }
    }
  }
  /// Calls `listener` now and after each change.
  func listen(_ listener: @escaping @Sendable () -> Void) -> Int {
    let number = locked {
      lastListener += 1
      listeners[lastListener] = listener
      return lastListener
    }
    listener()
    return number
  }
  func stopListening(_ number: Int) { locked { listeners[number] = nil } }
}

/// What a listener was told last.
final class LastValue<Value: Equatable & Sendable>: @unchecked Sendable {
  // The lock guards it.
  private let lock = NSLock()
  private var value: Value?
  /// Whether `new` is different from the last.
  func take(_ new: Value) -> Bool {
    lock.withLock {
      if value == new { return false }
      value = new
      return true
    }
  }
}
