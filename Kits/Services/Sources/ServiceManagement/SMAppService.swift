@_exported import Foundation
import HearthCore

/// What the system starts for an app: here, the app itself when the user logs in.
///
/// ```swift
/// try SMAppService.mainApp.register()
/// ```
///
/// A file in the desktop's folder of what it starts says so. Source: freedesktop.org, Desktop Application Autostart Specification 0.5. Agents, daemons and
/// other apps of a bundle are not found, and are reported.
public final class SMAppService: NSObject, @unchecked Sendable {
  // Unchecked: nothing in it changes.
  public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }

  private enum Kind: Equatable { case mainApp, other(String) }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  public static let mainApp = SMAppService(.mainApp)
  public static func loginItem(identifier: String) -> SMAppService { SMAppService(.other(identifier)) }
  public static func agent(plistName: String) -> SMAppService { SMAppService(.other(plistName)) }
  public static func daemon(plistName: String) -> SMAppService { SMAppService(.other(plistName)) }

  /// Whether the app is started; the user may have changed that in the desktop's settings.
  public var status: Status {
    guard kind == .mainApp else { return .notFound }
    guard let text = try? String(contentsOf: Self.file, encoding: .utf8) else { return .notRegistered }
    let lines = text.split(separator: "\n").map { $0.filter { !$0.isWhitespace }.lowercased() }
    let isOff = lines.contains("hidden=true") || lines.contains("x-gnome-autostart-enabled=false")
    return isOff ? .requiresApproval : .enabled
  }
  /// - Throws: What keeps the file from being written, or `kSMErrorJobNotFound` for what is not the app itself.
  public func register() throws {
    try check()
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    let lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(Self.value(Self.name))", "Exec=\(Self.command)", "",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: Self.file, options: .atomic)
  }
  public func unregister() throws { try remove() }
  public func unregister() async throws { try remove() }
  public func unregister(completionHandler handler: @escaping (Error?) -> Void) {
    do {
      try remove()
      handler(nil)
    } catch { handler(error) }
  }
  /// The desktop's settings are not one program: nothing opens.
  public static func openSystemSettingsLoginItems() {
    Report(
      kind: .notOnLinux, path: "SMAppService", message: "no settings of what is started at login can be opened."
    ).tell()
  }

  private func remove() throws {
    try check()
    guard FileManager.default.fileExists(atPath: Self.file.path) else { return }
    try FileManager.default.removeItem(at: Self.file)
  }
  private func check() throws {
    guard case .other(let name) = kind else { return }
    Report(kind: .notOnLinux, path: "SMAppService", message: "only the app itself is started at login, not \(name).")
      .tell()
    throw NSError(domain: "SMAppServiceErrorDomain", code: Int(kSMErrorJobNotFound))
  }

  // MARK: - The file

  private static var name: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }
  static var folder: URL {
    let home = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(fileURLWithPath: home ?? NSHomeDirectory() + "/.config").appendingPathComponent("autostart")
  }
  private static var file: URL {
    folder.appendingPathComponent("\(name.replacingOccurrences(of: "/", with: "-")).desktop")
  }
  private static func value(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
  }
  /// The program, quoted. Source: freedesktop.org, Desktop Entry Specification, "The Exec key": within quotes four characters are escaped, in a text whose
  /// backslashes are escaped again, and a percent sign is two.
  private static var command: String {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    var quoted = ""
    for character in path {
      if "\"`$\\".contains(character) { quoted += "\\" }
      quoted += character == "%" ? "%%" : String(character)
    }
    return "\"" + value(quoted) + "\""
  }
}

/// There is no such service.
public let kSMErrorJobNotFound: Int32 = 6
