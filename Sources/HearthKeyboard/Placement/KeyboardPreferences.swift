import Foundation
import Glibc

/// How the user likes the keyboard: what is kept when its program ends. Nothing of any text is in it.
package struct KeyboardPreferences: Hashable, Sendable {
  /// The mode of the keys: docked, undocked, floating or split.
  package var mode = KeyboardMode.docked
  /// Whether the toolbar beside a hardware keyboard is the small one.
  package var isMinimised = false
  /// Whether the small toolbar, and a floating keyboard that nobody has dragged, are at the left.
  package var isAtLeft = false
  /// Points by which the user dragged it, in modes in which it can be dragged.
  package var offsets: [KeyboardMode: CGSize] = [:]
  package init() {}

  /// What is wrong with a file.
  package struct Damage: Error, Hashable, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
  }

  /// Modes of the keys, by their words in the file.
  private static let modes: [(name: String, mode: KeyboardMode)] = [
    ("docked", .docked), ("undocked", .undocked), ("floating", .floating), ("split", .split),
  ]
  private static let firstLine = "hearth-keyboard 1"
  /// Points. Source: our choice: beyond any screen.
  package static let greatestOffset = 100_000.0

  // MARK: - Its text

  /// As it is in the file: a line for each value.
  package var text: String {
    var lines = [Self.firstLine, "mode \(Self.modes.first { $0.mode == mode }?.name ?? "docked")"]
    lines.append("toolbar \(isMinimised ? "small" : "full")")
    lines.append("side \(isAtLeft ? "left" : "right")")
    for (name, mode) in Self.modes {
      if let offset = offsets[mode], offset != .zero { lines.append("offset \(name) \(offset.width) \(offset.height)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
  /// - Throws: `Damage` at the first line that is not one of these.
  package init(text: String) throws(Damage) {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.firstLine else {
      throw Damage("the first line is not \(Self.firstLine)")
    }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      let mode = words.count > 1 ? Self.modes.first { $0.name == words[1] }?.mode : nil
      switch (words.first, words.count) {
      case ("mode", 2):
        guard let mode else { throw Self.damage(line) }
        self.mode = mode
      case ("toolbar", 2):
        guard ["small", "full"].contains(words[1]) else { throw Self.damage(line) }
        isMinimised = words[1] == "small"
      case ("side", 2):
        guard ["left", "right"].contains(words[1]) else { throw Self.damage(line) }
        isAtLeft = words[1] == "left"
      case ("offset", 4):
        guard let mode, let x = Double(words[2]), let y = Double(words[3]), abs(x) <= Self.greatestOffset,
          abs(y) <= Self.greatestOffset
        else { throw Self.damage(line) }
        offsets[mode] = CGSize(width: x, height: y)
      default: throw Self.damage(line)
      }
    }
  }
  private static func damage(_ line: Substring) -> Damage {
    Damage("a line is invalid: \(line.prefix(40).debugDescription)")
  }

  // MARK: - Its file

  /// `hearth/keyboard` in `XDG_STATE_HOME`, or in `.local/state` of the home directory; nil without either.
  package static func path(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/hearth/keyboard" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/hearth/keyboard"
  }
  /// Bytes that are read at most. Source: our choice: ten times what is written.
  private static let greatestFile = 4096

  /// What the file says; nil where there is none.
  ///
  /// - Throws: `Damage` where it is no file of this kind.
  package static func read(_ path: String) throws(Damage) -> KeyboardPreferences? {
    var info = stat()
    if lstat(path, &info) != 0 {
      if errno == ENOENT { return nil }
      throw Damage(String(cString: strerror(errno)))
    }
    // A pipe would be waited for.
    guard info.st_mode & S_IFMT == S_IFREG else { throw Damage("it is not a file") }
    guard info.st_size <= greatestFile else { throw Damage("it has \(info.st_size) bytes") }
    guard let data = FileManager.default.contents(atPath: path) else { throw Damage("it cannot be read") }
    guard let text = String(data: data, encoding: .utf8) else { throw Damage("it is not text") }
    return try KeyboardPreferences(text: text)
  }
  /// Writes it instead of what was there, all of it or nothing. Only the user may read it.
  ///
  /// - Throws: `Damage` where it cannot be written.
  package func write(to path: String) throws(Damage) {
    let directory = (path as NSString).deletingLastPathComponent, new = path + ".new"
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Damage("\(directory) cannot be made")
    }
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Damage(String(cString: strerror(errno))) }
    let bytes = Array(text.utf8)
    let count = Glibc.write(file, bytes, bytes.count)
    Glibc.close(file)
    guard count == bytes.count, rename(new, path) == 0 else {
      unlink(new)
      throw Damage("it cannot be written")
    }
  }
}
