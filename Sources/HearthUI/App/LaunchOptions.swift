import Foundation
import HearthCore

/// What the command line asks for.
@MainActor struct LaunchOptions {
  /// Nil where none is asked for: the desktop.
  var askedIdiom: Idiom?
  var idiom: Idiom { askedIdiom ?? .desktop }
  var size: CGSize?
  var picture: String?
  var scale: CGFloat = 1
  /// How long the picture waits.
  var seconds = 0.0
  var isDark = false
  var look = SystemLook.ios17
  var isNewInstance = false
  var hasSoftwareKeyboard = false
  var listsPreviews = false
  var showsAllPreviews = false
  /// Of a preview.
  var textSize: DynamicTypeSize?
  var printsDesktopEntry = false
  var preview: String?
  /// The type of an action of the app.
  var action: String?
  var showsHelp = false
  /// What is to be opened: URLs, and files that exist.
  var urls: [URL] = []

  /// - Parameters:
  ///   - arguments: With the program's name. Options that are not in `LaunchOption.all` are the app's own: they
  ///     are left alone, and of `-name value` the value is. Source: Foundation, UserDefaults: so are the arguments
  ///     that it takes for values of the app.
  ///   - complain: Called with each mistake.
  init(_ arguments: [String], complain: @MainActor (String) -> Void = LaunchOptions.complain) {
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if let option = LaunchOption.all.first(where: { $0.names.contains(argument) }) {
        let value = option.value == nil ? "" : rest.popFirst()
        if !(value.map { option.take(&self, $0) } ?? false) {
          complain("The option \(argument) has no usable value and is left out.")
        }
      } else if argument.hasPrefix("-") {
        if !argument.hasPrefix("--"), argument.count > 1, rest.first?.hasPrefix("-") == false { rest.removeFirst() }
      } else if let url = Self.url(argument) {
        urls.append(url)
      }
    }
  }
  /// Whether text fields ask for the keyboard on the screen: true where somebody asked for it, false where it is there
  /// on
  /// phones with a touch screen, nil for never. `HEARTH_SOFTWARE_KEYBOARD` in the environment says 1 or 0.
  func wantsSoftwareKeyboard(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool? {
    if hasSoftwareKeyboard { return true }
    switch environment["HEARTH_SOFTWARE_KEYBOARD"] {
    case "1", "window": return true
    case "0": return nil
    default: return idiom == .phone ? false : nil
    }
  }
  private static func url(_ argument: String) -> URL? {
    // Nobody uses a scheme of one letter.
    if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
    return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
  }
  private static func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

/// An option that every app has.
@MainActor struct LaunchOption {
  let names: [String]
  /// What follows it, for people; nil for an option that stands alone.
  let value: String?
  let summary: String
  /// Notes the value; false if it is invalid.
  let take: (inout LaunchOptions, String) -> Bool

  private init(
    _ names: [String], value: String? = nil, _ summary: String, take: @escaping (inout LaunchOptions, String) -> Bool
  ) {
    (self.names, self.value, self.summary, self.take) = (names, value, summary, take)
  }

  static let all: [LaunchOption] = [
    LaunchOption(["--idiom"], value: "KIND", "the kind of device: \(idioms); desktop unless it is said") {
      options, value in
      options.askedIdiom = Idiom(rawValue: value)
      return options.askedIdiom != nil
    },
    LaunchOption(["--size"], value: "WIDTHxHEIGHT", "points of the first window") { options, value in
      let sides = value.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ $0.isFinite && $0 > 0 }) else { return false }
      options.size = CGSize(width: sides[0], height: sides[1])
      return true
    },
    LaunchOption(["--dark"], "the dark appearance, whatever the desktop prefers") { options, _ in set(&options.isDark)
    },
    LaunchOption(
      ["--look"], value: "EDITION", "which edition phones and tablets look like: \(looks); 17 unless it is said"
    ) { options, value in
      options.look = SystemLook(rawValue: value) ?? options.look
      return SystemLook(rawValue: value) != nil
    },
    LaunchOption(["--new-instance"], "starts anew although the app runs already") { options, _ in
      set(&options.isNewInstance)
    },
    LaunchOption(["--software-keyboard"], "text fields show the keyboard on the screen") { options, _ in
      set(&options.hasSoftwareKeyboard)
    },
    LaunchOption(
      ["--picture"], value: "FILE.png",
      "draws the first window instead of opening any, when its tasks have come to rest"
    ) { options, value in
      options.picture = value
      return true
    },
    LaunchOption(["--scale"], value: "NUMBER", "pixels of the picture for each point; 1 unless it is said") {
      options, value in
      guard let number = positive(value) else { return false }
      options.scale = number
      return true
    },
    LaunchOption(["--after"], value: "SECONDS", "how long the picture waits before it is drawn") { options, value in
      guard let number = positive(value) else { return false }
      options.seconds = number
      return true
    },
    LaunchOption(
      ["--desktop-entry"], "prints a .desktop file, by which file managers know what the app opens"
    ) { options, _ in set(&options.printsDesktopEntry) },
    LaunchOption(["--previews"], "prints the names of the previews in the program") { options, _ in
      set(&options.listsPreviews)
    },
    LaunchOption(
      ["--preview"], value: "NAME", "shows a preview instead of the app's windows; by its name, or as in Row.swift:12"
    ) { options, value in
      options.preview = value
      return true
    },
    LaunchOption(
      ["--preview-board"], "shows all previews in one window, with kinds of devices, appearances and languages"
    ) {
      options, _ in set(&options.showsAllPreviews)
    },
    LaunchOption(["--text-size"], value: "SIZE", "how large the text of previews is: \(textSizes)") { options, value in
      options.textSize = DynamicTypeSize.allCases.first { "\($0)" == value }
      return options.textSize != nil
    },
    LaunchOption(
      ["--action"], value: "TYPE", "performs an action of UIApplicationShortcutItems in the app's Info.plist"
    ) {
      options, value in
      options.action = value
      return true
    },
    LaunchOption(["--help", "-h"], "prints this") { options, _ in set(&options.showsHelp) },
  ]
  private static var looks: String { SystemLook.allCases.map(\.rawValue).joined(separator: ", ") }
  private static var idioms: String { Idiom.allCases.map(\.rawValue).joined(separator: ", ") }
  private static var textSizes: String {
    "\(DynamicTypeSize.xSmall) … \(DynamicTypeSize.xxxLarge), \(DynamicTypeSize.accessibility1) … \(DynamicTypeSize.accessibility5)"
  }
  private static func set(_ flag: inout Bool) -> Bool {
    flag = true
    return true
  }
  private static func positive(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }

  // MARK: - Help

  /// What an app prints about its options.
  ///
  /// - Parameter program: Its path.
  static func help(of program: String) -> String {
    let name = (program as NSString).lastPathComponent
    var lines = [
      "Usage: \(name) [OPTION]… [URL or FILE]…", "", "Options that every app has which is built with Hearth:",
    ]
    lines += table(
      all.map { option in (option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), option.summary)
      })
    lines += [
      "", "URLs, and files that exist, are opened by the app: by the one that runs already, else by this one.",
      "Other options are the app's own; so is what follows one that begins with a single hyphen.", "",
      "HEARTH_TRACE in the environment says what is printed on standard error, words with commas between:",
    ]
    lines += table(Trace.allCases.map { ($0.rawValue, $0.summary) })
    return lines.joined(separator: "\n")
  }
  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.0.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + $0.1 }
  }
}
