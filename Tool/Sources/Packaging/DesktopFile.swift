import Foundation

/// The `.desktop` file of an installed app.
///
/// What the app prints with `--desktop-entry` has its name, the types and addresses that it opens and its actions; what only a package knows is
/// put in. Source: Freedesktop, Desktop Entry Specification 1.5.
enum DesktopFile {
  /// An app without actions is started by the session's bus where a desktop does so: those of actions have arguments, which the bus does not hand on.
  ///
  /// - Parameter printed: what the program says.
  static func text(printed: String, _ app: PackagedApp) -> String {
    var lines: [String] = [], isMain = false
    let isStartedByBus = isName(app.identifier) && !printed.contains("\nActions=")
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("[") { isMain = line == "[Desktop Entry]" }
      if line.hasPrefix("Exec=") {
        lines.append("Exec=" + arguments(of: line).reduce(app.command) { $0 + " " + $1 })
      } else if !(isMain && ["Icon=", "Categories=", "Comment=", "StartupWMClass="].contains { line.hasPrefix($0) }) {
        lines.append(line)
      }
      if line == "[Desktop Entry]" {
        lines += [
          "Icon=\(app.identifier)", "Comment=\(escaped(app.summary))",
          "Categories=\(app.categories.joined(separator: ";"));", "StartupWMClass=\(app.command)",
        ]
        if isStartedByBus { lines.append("DBusActivatable=true") }
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What follows the program in the value of `Exec`, where the program may stand in quotation marks.
  private static func arguments(of line: String) -> [String] {
    var rest = line.dropFirst("Exec=".count)
    if rest.first == "\"" {
      rest = rest.dropFirst()
      while let next = rest.first, next != "\"" { rest = rest.dropFirst(next == "\\" ? 2 : 1) }
      rest = rest.dropFirst()
    } else {
      rest = rest.drop { $0 != " " }
    }
    let arguments = rest.trimmingCharacters(in: .whitespaces)
    return arguments.isEmpty ? [] : [arguments]
  }

  /// The file by which the session's bus starts the app when somebody calls it, as a notification that is clicked; nil where its identifier is no name of
  /// the bus.
  ///
  /// Source: Freedesktop, D-Bus Specification 0.43, "Message Bus Starting Services".
  static func service(_ app: PackagedApp) -> String? {
    guard isName(app.identifier) else { return nil }
    return "[D-BUS Service]\nName=\(app.identifier)\nExec=/usr/bin/\(app.command)\n"
  }
  /// Source: Freedesktop, D-Bus Specification 0.43, "Bus names": two words at least, of letters, digits, `_` and `-`, that begin with no digit.
  private static func isName(_ identifier: String) -> Bool {
    identifier.utf8.count <= 255
      && identifier.wholeMatch(of: #/[A-Za-z_\-][A-Za-z0-9_\-]*(\.[A-Za-z_\-][A-Za-z0-9_\-]*)+/#) != nil
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
  }
}
