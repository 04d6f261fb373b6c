import Foundation
import HearthCore

extension App {
  /// The `.desktop` file of the app: what it is called, how it starts, which files it opens, and its actions.
  ///
  /// Source: Freedesktop, Desktop Entry Specification 1.5.
  ///
  /// - Parameter program: Its path.
  @MainActor package static func desktopEntry(program: String) -> String {
    let scenes = AppScenes(Self.self, platform: NoDesktop(), idiom: .desktop, directory: nil)
    defer { scenes.abandon() }
    let types = scenes.scenes.compactMap { $0.documents?.desktopTypes }
    var mimeTypes: [String] = []
    for type in types.flatMap(\.mimeTypes) where !mimeTypes.contains(type) { mimeTypes.append(type) }
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? scenes.name
    var lines = types.flatMap(\.others).map {
      "# \($0.identifier) has no MIME type, and file managers know no other names. Declare one in Info.plist, in UTTypeTagSpecification."
    }
    lines += ["[Desktop Entry]", "Type=Application", "Version=1.5", "Name=\(name)", "Exec=\(quoted(program)) %U"]
    if !mimeTypes.isEmpty { lines.append("MimeType=" + mimeTypes.map { $0 + ";" }.joined()) }
    let actions = ShortcutEntry.desktopLines(program: quoted(program)) { quoted($0) }
    lines += actions.main + actions.groups
    return lines.joined(separator: "\n")
  }
  /// In quotes: what a shell reads, which a string of such a file reads first; a percent sign is doubled.
  private static func quoted(_ program: String) -> String {
    var text = ""
    for character in program {
      switch character {
      case "\"", "`", "$": text += "\\\\" + String(character)
      case "\\": text += "\\\\\\\\"
      case "%": text += "%%"
      default: text.append(character)
      }
    }
    return "\"\(text)\""
  }
}

/// Where nothing is shown: for what an app says about itself.
private final class NoDesktop: WindowPlatform {
  let settings = HostSettings()
  var now: Double { 0 }
  let display = CGRect.zero
  init() {}
  nonisolated deinit {}
  func openWindow(_ request: WindowRequest, makeContent: @MainActor (any WindowHost, CGSize) -> any HostedContent) {}
  func requestUpdate() {}
  func openURL(_ url: URL) {}
  func quit() {}
}
