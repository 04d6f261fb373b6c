import Foundation
import Project

/// The files of an installed app, below a prefix.
///
///     bin/COMMAND → ../lib/IDENTIFIER/PROGRAM
///     lib/IDENTIFIER/…                             the program, its resources and libraries
///     share/applications/IDENTIFIER.desktop
///     share/dbus-1/services/IDENTIFIER.service     by which the session's bus starts the app
///     share/icons/hicolor/…/apps/IDENTIFIER.png
///     share/metainfo/IDENTIFIER.metainfo.xml
///     share/mime/packages/IDENTIFIER.xml           where the app declares types of its own
///     share/doc/COMMAND/copyright
public struct AppTree {
  public var app: PackagedApp
  public var dependencies: [String]
  /// Where the files lie.
  public var prefix: URL

  /// Writes the files.
  ///
  /// - Parameters:
  ///   - built: what `hearth build` has made.
  ///   - prefix: a folder that is made, and has to be empty.
  ///   - pictures: addresses of pictures for software centres.
  public init(
    _ description: AppDescription, _ app: PackagedApp, built: URL, into prefix: URL, pictures: [String] = [],
    date: Date = Date()
  ) throws {
    self.app = app
    self.prefix = prefix
    let manager = FileManager.default
    let files = try ProgramFiles(folder: built, program: description.name)
    dependencies = files.dependencies
    try files.copy(into: prefix.appendingPathComponent("lib/\(app.identifier)"))
    try manager.createDirectory(at: prefix.appendingPathComponent("bin"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: prefix.appendingPathComponent("bin/\(app.command)").path,
      withDestinationPath: "../lib/\(app.identifier)/\(description.name)")
    let printed = try Command.output(files.program.path, "--desktop-entry")
    try write(DesktopFile.text(printed: printed, app), to: "share/applications/\(app.identifier).desktop")
    if let service = DesktopFile.service(app) {
      try write(service, to: "share/dbus-1/services/\(app.identifier).service")
    }
    try IconFiles(description).write(app, below: prefix)
    try write(
      SoftwareDescription.text(app, pictures: pictures, date: date), to: "share/metainfo/\(app.identifier).metainfo.xml"
    )
    if let types = SoftwareDescription.types(app) { try write(types, to: "share/mime/packages/\(app.identifier).xml") }
    try write(copyright(year: SoftwareDescription.day(date).prefix(4)), to: "share/doc/\(app.command)/copyright")
  }

  public var archiveName: String { "\(app.command)-\(app.version).tar.xz" }
  /// Packs the folders.
  public func archive(into folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(archiveName)
    try Command.output(
      "tar", "--create", "--xz", "--sort=name", "--owner=0", "--group=0", "--directory", prefix.path, "--file",
      file.path, "bin", "lib",
      "share")
    return file
  }

  /// Source: Debian, "Machine-readable debian/copyright file" 1.0.
  private func copyright(year: Substring) -> String {
    """
    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
    Upstream-Name: \(app.name)

    Files: *
    Copyright: \(app.copyright ?? "\(year) \(app.developer)")
    License: \(app.license)
     \(app.license == "LicenseRef-proprietary" ? "All rights are reserved." : "See https://spdx.org/licenses/\(app.license)")

    """
  }
  private func write(_ text: String, to path: String) throws {
    let file = prefix.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
