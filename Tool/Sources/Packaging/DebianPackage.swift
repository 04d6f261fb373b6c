import Foundation

/// A package of Debian around the files of an app. Source: Debian Policy 4.6.
public enum DebianPackage {
  /// Libraries that the framework loads when something needs them, and does without otherwise.
  static let recommended = [
    "librsvg2-2", "libmanette-0.2-0", "libenchant-2-2", "webp-pixbuf-loader", "libavif-gdk-pixbuf", "libpoppler-glib8",
  ]

  /// - Parameters:
  ///   - tree: a tree whose prefix is `ROOT/usr`.
  ///   - folder: where the package is written.
  /// - Returns: the package.
  public static func write(_ tree: AppTree, root: URL, into folder: URL, date: Date = Date()) throws -> URL {
    let app = tree.app
    let architecture = try Command.output("dpkg", "--print-architecture").trimmingCharacters(
      in: .whitespacesAndNewlines)
    try writeChangeLog(tree, date)
    try writeOverrides(tree)
    try makePlain(root)
    let control = root.appendingPathComponent("DEBIAN")
    try FileManager.default.createDirectory(at: control, withIntermediateDirectories: true)
    try Data(self.control(tree, architecture, size: size(of: root)).utf8).write(
      to: control.appendingPathComponent("control"))
    try Data(try checksums(of: root).utf8).write(to: control.appendingPathComponent("md5sums"))
    let file = folder.appendingPathComponent("\(app.command)_\(app.version)_\(architecture).deb")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Command.output("dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", root.path, file.path)
    return file
  }

  static func control(_ tree: AppTree, _ architecture: String, size: Int) -> String {
    let app = tree.app
    var lines = [
      "Package: \(app.command)", "Version: \(app.version)", "Architecture: \(architecture)", "Section: misc",
      "Priority: optional",
      "Maintainer: \(app.developer) <\(app.email)>", "Installed-Size: \(size)",
    ]
    if !tree.dependencies.isEmpty { lines.append("Depends: " + tree.dependencies.joined(separator: ", ")) }
    lines.append("Recommends: " + recommended.joined(separator: ", "))
    if let homepage = app.homepage { lines.append("Homepage: \(homepage)") }
    lines.append("Description: \(app.summary)")
    for (place, paragraph) in app.details.enumerated() {
      if place > 0 { lines.append(" .") }
      lines += paragraph.split(separator: "\n").map { " \($0.trimmingCharacters(in: .whitespaces))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func writeChangeLog(_ tree: AppTree, _ date: Date) throws {
    let app = tree.app
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
    let text = """
      \(app.command) (\(app.version)) unstable; urgency=medium

        * Version \(app.version).

       -- \(app.developer) <\(app.email)>  \(formatter.string(from: date))

      """
    let folder = tree.prefix.appendingPathComponent("share/doc/\(app.command)"),
      plain = folder.appendingPathComponent("changelog")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: plain)
    try Command.output("gzip", "-9n", "--force", plain.path)
  }

  /// What lintian is not to remark: the libraries of Swift, which Debian does not have, lie beside the program and say so; an app of the desktop has
  /// no manual page.
  private static func writeOverrides(_ tree: AppTree) throws {
    let tags = ["custom-library-search-path", "no-manual-page", "embedded-library", "library-not-linked-against-libc"]
    let file = tree.prefix.appendingPathComponent("share/lintian/overrides/\(tree.app.command)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(tags.map { "\(tree.app.command): \($0)\n" }.joined().utf8).write(to: file)
  }

  /// Files that are read by everybody and written by their owner, whatever the developer's own habits are.
  private static func makePlain(_ root: URL) throws {
    try Command.output("chmod", "-R", "u=rwX,go=rX", root.path)
    for file in files(in: root) where file.lastPathComponent.contains(".so") {
      try Command.output("chmod", "a-x", file.path)
    }
  }

  private static func files(in root: URL) -> [URL] {
    guard let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    var found: [URL] = []
    for case let file as URL in all
    where (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
      found.append(file)
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Kibibytes.
  private static func size(of root: URL) -> Int {
    let bytes = files(in: root).reduce(0) { $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) }
    return (bytes + 1023) / 1024
  }

  private static func checksums(of root: URL) throws -> String {
    let base = root.standardizedFileURL.path + "/"
    let paths = files(in: root).map { $0.standardizedFileURL.path }.filter { !$0.hasPrefix(base + "DEBIAN/") }
    let said = try Command.output("md5sum", ["--"] + paths)
    return said.replacingOccurrences(of: base, with: "")
  }
}
