import Crypto
import Foundation

/// The items of the keychain as bytes on the disk: a property list, sealed with a key that lies beside it in a file of its own.
///
/// Both are files of the user's that nobody else may read. The seal keeps what is in the one secret where only that one gets out, as in a copy of some
/// files; and it tells of a file that has been damaged.
struct KeychainFile {
  let folder: URL
  private var items: URL { folder.appendingPathComponent("items") }
  private var keyFile: URL { folder.appendingPathComponent("key") }

  /// `keychains` in the user's data, with a folder for each app.
  static func standard(for app: String, _ environment: [String: String] = ProcessInfo.processInfo.environment) -> Self {
    var data = environment["XDG_DATA_HOME"] ?? ""
    if !data.hasPrefix("/") { data = NSHomeDirectory() + "/.local/share" }
    let name = app.replacingOccurrences(of: "/", with: "_")
    return Self(folder: URL(fileURLWithPath: data + "/keychains/" + name))
  }

  /// Calls `change` with the items while no other process of the app may touch them, and writes what it leaves if that is different.
  /// - Throws: What kept the file from being read or written; `change` was not called if it could not be read.
  func update<Result>(_ change: (inout [KeychainItem]) -> (isChanged: Bool, Result)) throws -> Result {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let lock = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileLocking) }
    var found = try read()
    let (isChanged, result) = change(&found)
    if isChanged { try write(found) }
    return result
  }

  private func key() throws -> SymmetricKey {
    if FileManager.default.fileExists(atPath: keyFile.path) { return SymmetricKey(data: try Data(contentsOf: keyFile)) }
    let key = SymmetricKey(size: .bits256)
    try writePrivately(key.withUnsafeBytes { Data($0) }, to: keyFile)
    return key
  }
  private func read() throws -> [KeychainItem] {
    guard FileManager.default.fileExists(atPath: items.path) else { return [] }
    let sealed = try AES.GCM.SealedBox(combined: Data(contentsOf: items))
    let plain = try AES.GCM.open(sealed, using: key())
    let list = try PropertyListSerialization.propertyList(from: plain, format: nil) as? [[String: Any]]
    return (list ?? []).map(KeychainItem.init)
  }
  private func write(_ found: [KeychainItem]) throws {
    let list = found.map(\.attributes)
    let plain = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    guard let sealed = try AES.GCM.seal(plain, using: key()).combined else { throw CocoaError(.fileWriteUnknown) }
    try writePrivately(sealed, to: items)
  }
  /// Puts a file that only the user may read into the place of the old one, whole at every moment.
  private func writePrivately(_ data: Data, to file: URL) throws {
    let part = file.path + ".part"
    guard FileManager.default.createFile(atPath: part, contents: data, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    guard rename(part, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
