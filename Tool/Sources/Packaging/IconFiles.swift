import Foundation
import Project

/// The icons of an app in the sizes that desktops look for. Source: Freedesktop, Icon Theme Specification, the theme hicolor.
struct IconFiles {
  static let sizes = [16, 22, 24, 32, 48, 64, 128, 256, 512]
  /// The largest picture of the app's icon; nil where it has none.
  let picture: URL?

  /// Looks through the asset catalogues among the resources of an app, where the set `AppIcon` takes precedence over others.
  init(_ app: AppDescription) {
    var sets: [URL] = []
    for resource in app.resources where resource.url.pathExtension == "xcassets" {
      guard let files = FileManager.default.enumerator(at: resource.url, includingPropertiesForKeys: nil) else {
        continue
      }
      for case let file as URL in files where file.pathExtension == "appiconset" { sets.append(file) }
    }
    sets.sort {
      ($0.lastPathComponent == "AppIcon.appiconset" ? 0 : 1, $0.path) < (
        $1.lastPathComponent == "AppIcon.appiconset" ? 0 : 1, $1.path
      )
    }
    picture = sets.lazy.compactMap { Self.largest(in: $0) }.first
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {}
      var filename: String?
      var size: String?
      var scale: String?
      var appearances: [Appearance]?
    }
    var images: [Entry]?
  }

  /// Pictures for the dark or tinted look are left out: desktops of Linux know one icon.
  private static func largest(in set: URL) -> URL? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    var best: (pixels: Double, file: URL)?
    for entry in contents.images ?? [] where entry.appearances?.isEmpty ?? true {
      guard let name = entry.filename else { continue }
      let file = set.appendingPathComponent(name)
      let points = entry.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      if points * scale > best?.pixels ?? -1 { best = (points * scale, file) }
    }
    return best?.file
  }

  /// Writes the icons below `share/icons/hicolor`. An app without an icon gets its first letter on a plain ground.
  func write(_ app: PackagedApp, below folder: URL) throws {
    let theme = folder.appendingPathComponent("share/icons/hicolor")
    guard let picture else {
      return try write(Data(Self.letter(app).utf8), to: theme, "scalable", app.identifier + ".svg")
    }
    for size in Self.sizes {
      let target = theme.appendingPathComponent("\(size)x\(size)/apps/\(app.identifier).png")
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PictureScaler.scale(picture, to: size, into: target)
    }
  }
  private func write(_ data: Data, to theme: URL, _ size: String, _ name: String) throws {
    let place = theme.appendingPathComponent("\(size)/apps")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try data.write(to: place.appendingPathComponent(name))
  }

  static func letter(_ app: PackagedApp) -> String {
    let letter = app.name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
        <rect x="8" y="8" width="112" height="112" rx="26" fill="#3584e4"/>
        <text x="64" y="88" font-family="sans-serif" font-size="68" font-weight="bold" text-anchor="middle" fill="#fff">\(SoftwareDescription.escaped(letter))</text>
      </svg>

      """
  }
}
