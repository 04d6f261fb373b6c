import Foundation
import Lowering

/// The versions of packages that a project was built with, as `Package.resolved` has them in its forms 1 to 3.
struct PackagePins: Equatable {
  /// The version, branch or revision of each package, by the package's identity.
  var states: [String: String] = [:]

  init?(_ data: Data) {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    let inner = file["object"] as? [String: Any] ?? file
    guard let pins = inner["pins"] as? [[String: Any]] else { return nil }
    for pin in pins {
      let address = pin["location"] as? String ?? pin["repositoryURL"] as? String ?? ""
      guard let state = pin["state"] as? [String: Any] else { continue }
      let value = ["version", "branch", "revision"].lazy.compactMap { state[$0] as? String }.first
      states[pin["identity"] as? String ?? ManifestEdit.identity(of: address)] = value
    }
  }

  /// Gives SwiftPM the file of a project, once for each content of it: afterwards the file is SwiftPM's own.
  ///
  /// - Returns: Whether it was given now, so that packages have to be resolved again.
  static func lay(_ file: URL?, into folder: URL) throws -> Bool {
    let given = folder.appending(path: "pins.given"), target = folder.appending(path: "Package.resolved")
    let data = file.flatMap { FileManager.default.contents(atPath: $0.path) } ?? Data()
    if FileManager.default.contents(atPath: given.path) ?? Data() == data { return false }
    if data.isEmpty { try? FileManager.default.removeItem(at: target) } else { try data.write(to: target) }
    try data.write(to: given)
    return true
  }

  /// Sentences about packages of which another version was taken than the project's.
  static func notes(of file: URL?, in folder: URL) -> [String] {
    let taken = FileManager.default.contents(atPath: folder.appending(path: "Package.resolved").path)
    guard let wanted = file.flatMap({ FileManager.default.contents(atPath: $0.path) }).flatMap(PackagePins.init),
      let taken = taken.flatMap(PackagePins.init)
    else { return [] }
    return wanted.states.sorted { $0.key < $1.key }.compactMap { name, state in
      guard let other = taken.states[name], other != state else { return nil }
      return "Package.resolved has \(name) \(state), which does not fit here: \(other) was taken"
    }
  }
}
