import Dispatch
import Foundation
import HearthCore
import HearthPersistence
import Synchronization

/// Brings what `@AppStorage` writes to the disk, into the files that `UserDefaults` reads when the app starts again.
///
/// Foundation on Linux writes nothing until the app calls `synchronize()`, and then it empties the file
/// before it writes it again: a process that is killed in between has lost every default of its user. Here the
/// file is read, the keys that changed are replaced, and the new file takes the place of the old one in one
/// step, within half a second after a change.
///
/// The place of the files is that of Foundation: `$XDG_CONFIG_HOME`, or `~/.config`; the name is that of the suite, of
/// the bundle, or of the program. Source: seen, swift-corelibs-foundation of Swift 6.3.
package final class DefaultsFile: Sendable {
  package static let shared = DefaultsFile()
  private struct Pending {
    /// Changes by the name of the file; nil where a key was removed.
    var changes: [String: [String: StoredScalar?]] = [:]
    var schedule = WriteSchedule()
    var isEnabled = true
    var directory: String?
  }
  private let pending = Mutex(Pending())
  private let queue = DispatchQueue(label: "hearth.defaults", qos: .userInitiated)
  private let files: any StateFileSystem
  private let log = ReportOnce()
  package var reports: [Report] { log.reports }

  package init(files: any StateFileSystem = SystemFiles(), directory: String? = nil) {
    self.files = files
    pending.withLock { $0.directory = directory }
  }
  /// False in tests, where the user's files are not touched.
  package var isEnabled: Bool {
    get { pending.withLock { $0.isEnabled } }
    set { pending.withLock { $0.isEnabled = newValue } }
  }

  /// A key has another value now; nil: it was removed.
  package func note(_ scalar: StoredScalar?, _ key: String, in defaults: UserDefaults) {
    let name = Self.fileName(of: defaults)
    let now = Double(DispatchTime.now().uptimeNanoseconds) * 1e-9
    let due = pending.withLock { pending -> Double? in
      guard pending.isEnabled else { return nil }
      pending.changes[name, default: [:]][key] = .some(scalar)
      return pending.schedule.changed(at: now)
    }
    guard let due else { return }
    queue.asyncAfter(deadline: .now() + (due - now)) { self.write() }
  }
  /// Writes what is not written yet, and returns when it is.
  package func flush() { queue.sync { write() } }

  private func write() {
    let (changes, directory) = pending.withLock { pending in
      pending.schedule.began(at: Double(DispatchTime.now().uptimeNanoseconds) * 1e-9)
      defer { pending.changes = [:] }
      return (pending.changes, pending.directory)
    }
    for (name, values) in changes {
      do { try write(values, to: (directory ?? BaseDirectory.configuration.path()) + "/" + name + ".plist") } catch {
        log.report("unusable", "\(error). Values of @AppStorage last until the app quits.")
        // What is newer by now counts.
        pending.withLock { $0.changes[name, default: [:]].merge(values) { newer, _ in newer } }
      }
    }
  }
  private func write(_ values: [String: StoredScalar?], to path: String) throws(FileProblem) {
    var all: [String: Any] = [:]
    if let data = try files.contents(of: path), !data.isEmpty {
      if let known = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] {
        all = known
      } else {
        try files.rename(path, to: path + ".damaged")
        log.report(path, "\(path) is damaged. It is kept as \(path).damaged; what it held has its default values.")
      }
    }
    for (key, value) in values { all[key] = value.map { $0.propertyListObject } }
    guard let data = try? PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0) else {
      return
    }
    try files.replace(path, with: data)
  }

  /// The name of the file without its extension. Foundation does not tell a suite's name; its mirror does.
  private static func fileName(of defaults: UserDefaults) -> String {
    let suite = Mirror(reflecting: defaults).children.first { $0.label == "suite" }?.value as? String
    return suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }
}
