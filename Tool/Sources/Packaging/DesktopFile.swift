import Foundation

/// The `.desktop` file of an installed app.
///
/// What the app prints with `--desktop-entry` has its name, the types and addresses that it opens and its actions; what only a package knows is
/// put in. Source: Freedesktop, Desktop Entry Specification 1.5.
enum DesktopFile {
  /// - Parameter printed: what the program says.
  static func text(printed: String, _ app: PackagedApp) -> String {
    var lines: [String] = [], isMain = false
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

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
  }
}
