import Foundation

/// What a software centre shows of an app. Source: AppStream 1.0, "Desktop applications".
enum SoftwareDescription {
  /// - Parameters:
  ///   - pictures: addresses of pictures on the web: files are not taken.
  ///   - date: the day of the release.
  static func text(_ app: PackagedApp, pictures: [String], date: Date) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<component type=\"desktop-application\">",
      "  <id>\(escaped(app.identifier))</id>", "  <metadata_license>CC0-1.0</metadata_license>",
      "  <project_license>\(escaped(app.license))</project_license>", "  <name>\(escaped(app.name))</name>",
      "  <summary>\(escaped(app.summary))</summary>",
      "  <developer_name>\(escaped(app.developer))</developer_name>", "  <description>",
    ]
    lines += app.details.map { "    <p>\(escaped($0))</p>" }
    lines += [
      "  </description>", "  <launchable type=\"desktop-id\">\(escaped(app.identifier)).desktop</launchable>",
      "  <provides>", "    <binary>\(escaped(app.command))</binary>", "  </provides>",
    ]
    if let homepage = app.homepage { lines.append("  <url type=\"homepage\">\(escaped(homepage))</url>") }
    lines.append("  <content_rating type=\"oars-1.1\"/>")
    if !pictures.isEmpty {
      lines.append("  <screenshots>")
      for (place, picture) in pictures.enumerated() {
        lines.append(
          "    <screenshot\(place == 0 ? " type=\"default\"" : "")><image>\(escaped(picture))</image></screenshot>")
      }
      lines.append("  </screenshots>")
    }
    lines += [
      "  <releases>", "    <release version=\"\(escaped(app.version))\" date=\"\(day(date))\"/>", "  </releases>",
      "</component>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The types of files that the app declares itself. Source: Freedesktop, Shared MIME-info Database.
  static func types(_ app: PackagedApp) -> String? {
    if app.exportedTypes.isEmpty { return nil }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
    ]
    for type in app.exportedTypes {
      lines.append("  <mime-type type=\"\(escaped(type.mimeType))\">")
      lines.append("    <comment>\(escaped(type.comment))</comment>")
      lines += type.extensions.map { "    <glob pattern=\"*.\(escaped($0))\"/>" }
      lines.append("  </mime-type>")
    }
    return lines.joined(separator: "\n") + "\n</mime-info>\n"
  }

  static func day(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        if character.unicodeScalars.allSatisfy({ $0.value >= 32 || $0 == "\n" || $0 == "\t" }) {
          result.append(character)
        }
      }
    }
    return result
  }
}
