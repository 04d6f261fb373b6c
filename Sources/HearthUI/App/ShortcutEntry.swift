import Foundation

/// An action of the app that can be asked for from outside: one of `UIApplicationShortcutItems` in its `Info.plist`.
///
/// Desktops show them with the app's icon, where they are in its `.desktop` file; `--action TYPE` on the command line asks
/// for one. Source: Apple, "UIApplicationShortcutItems"; Freedesktop, Desktop Entry Specification 1.5, "Additional
/// applications actions".
@MainActor package struct ShortcutEntry {
  /// What the app knows it by.
  package let type: String
  /// For people, in their language where the bundle has a table `InfoPlist`.
  package let title: String
  package let subtitle: String?
  /// The name of a symbol, or of a picture of the app.
  package let symbolName: String?
  package let imageName: String?
  package let userInfo: [String: Any]

  /// Where the actions are said.
  package static var information: [String: Any] = Bundle.main.infoDictionary ?? [:]
  /// Those of the app, in order. One without a type or a title does not count.
  package static var all: [ShortcutEntry] {
    let items = information["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return items.compactMap { ShortcutEntry($0) }
  }
  private init?(_ item: [String: Any]) {
    func text(_ key: String) -> String? {
      let text = item["UIApplicationShortcutItem" + key] as? String
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    func localized(_ key: String) -> String? {
      text(key).map { Bundle.main.localizedString(forKey: $0, value: $0, table: "InfoPlist") }
    }
    guard let type = text("Type"), let title = localized("Title") else { return nil }
    (self.type, self.title) = (type, title)
    subtitle = localized("Subtitle")
    symbolName = text("IconSymbolName")
    imageName = text("IconFile")
    userInfo = item["UIApplicationShortcutItemUserInfo"] as? [String: Any] ?? [:]
  }

  /// What a `.desktop` file says about the actions: the line of its main group, and the groups after it.
  ///
  /// - Parameter program: The path, quoted.
  static func desktopLines(program: String, quote: (String) -> String) -> (main: [String], groups: [String]) {
    var names: [String] = [], groups: [String] = []
    for entry in all {
      let name = entry.desktopName
      if names.contains(name) { continue }
      names.append(name)
      let title = entry.title.replacingOccurrences(of: "\\", with: #"\\"#).replacingOccurrences(of: "\n", with: " ")
      groups += ["", "[Desktop Action \(name)]", "Name=\(title)", "Exec=\(program) --action \(quote(entry.type))"]
    }
    return (names.isEmpty ? [] : ["Actions=" + names.map { $0 + ";" }.joined()], groups)
  }
  /// The type in the letters that names of actions may have.
  private var desktopName: String {
    String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}

extension AppScenes {
  /// An action of the app that is asked for from outside, by its type. At the start it waits for the first window, which
  /// may take it.
  package func performShortcut(_ type: String) {
    if hasLaunched { ask(.shortcut(type)) } else { launchShortcut = type }
  }
  func perform(shortcut type: String) {
    if !observers.contains(where: { $0.appPerforms(shortcut: type) }) { reportUnperformed(type) }
  }
  /// Says that nothing performs an action.
  package func reportUnperformed(_ type: String) {
    report(
      "nothing performs the action \"\(type)\": list it in UIApplicationShortcutItems of Info.plist, and give a delegate application(_:performActionFor:completionHandler:) or windowScene(_:performActionFor:completionHandler:)."
    )
  }
}
