import Foundation
import HearthCore
import HearthRendering

#if GTK
  import HearthGTK
#endif

extension App {
  /// Starts the app: opens its windows, or, without a display, draws the first window's first frame into a PNG file and says so.
  ///
  /// Options on the command line: `--idiom desktop|pad|phone|tv|watch`, `--size 800x600` (points; of the first window),
  /// `--picture FILE.png` (draws the first frame instead of opening a window), `--scale 2` (of that picture), `--dark`,
  /// `--new-instance`, `--previews` (prints the names of the previews in the program), `--preview NAME` (shows that preview instead of the
  /// app's windows). What remains are URLs and files to open; an instance of the app that runs already gets them, unless there is to be
  /// a new one.
  @MainActor public static func main() {
    let options = LaunchOptions(CommandLine.arguments)
    if options.listsPreviews {
      PreviewApp.list()
    } else if let name = options.preview {
      PreviewApp.start(name, options)
    } else {
      start(options, keepsState: true)
    }
  }

  /// - Parameter keepsState: Whether windows come back as they were, and the app runs once.
  @MainActor static func start(_ options: LaunchOptions, keepsState: Bool) {
    #if GTK
      if let picture = options.picture { return draw(to: picture, options) }
      var session: AppScenes?
      func receive(_ urls: [URL]) {
        for url in urls { session?.open(url) }
        if urls.isEmpty, let front = session?.front { session?.raise(front) }
      }
      if keepsState, !options.isNewInstance, !GTKInstance.start(AppIdentity.identifier, urls: options.urls, receive: receive) { return }
      guard let desktop = GTKDesktop(isDark: options.isDark) else {
        return draw(to: nil, options)
      }
      let scenes = AppScenes(
        Self.self, platform: desktop, idiom: options.idiom, directory: keepsState ? .standard(for: AppIdentity.identifier) : nil)
      session = scenes
      scenes.askedSize = options.size
      desktop.update = { scenes.update() }
      desktop.endWasAsked = { scenes.quit(isForced: true) }
      for url in options.urls { scenes.open(url) }
      scenes.launch()
      if !scenes.hasEnded { desktop.run() }
    #else
      print("\(Self.self) was built without the trait GTK: there are no windows. Test it with HearthTesting.")
    #endif
  }

  #if GTK
    /// - Parameter file: Nil where there is no display: one named after the window, in the current directory.
    private static func draw(to file: String?, _ options: LaunchOptions) {
      let picture = GTKPicture(isDark: options.isDark, scale: options.scale)
      let scenes = AppScenes(Self.self, platform: picture, idiom: options.idiom)
      scenes.askedSize = options.size
      scenes.launch()
      let path = file ?? FileManager.default.currentDirectoryPath + "/\(picture.title).png"
      if file == nil { print("There is no display: \(picture.title) draws its first frame into \(path) instead.") }
      picture.draw(to: path)
      scenes.end()
    }
  #endif
}

/// The name under which the desktop knows the app.
enum AppIdentity {
  /// The bundle's identifier, else one made of the program's name: letters, digits and underscores after a prefix.
  ///
  /// Source: D-Bus specification, bus names.
  static var identifier: String {
    if let identifier = Bundle.main.bundleIdentifier { return identifier }
    let name = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? "App"
    return "hearth.app._" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

/// What the command line asks for.
@MainActor struct LaunchOptions {
  /// Nil where none is asked for: the desktop.
  var askedIdiom: Idiom?
  var idiom: Idiom { askedIdiom ?? .desktop }
  var size: CGSize?
  var picture: String?
  var scale: CGFloat = 1
  var isDark = false
  var isNewInstance = false
  var listsPreviews = false
  var preview: String?
  /// What is to be opened: URLs, and files that exist.
  var urls: [URL] = []

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "--idiom": if let value = rest.popFirst(), let idiom = Idiom(rawValue: value) { askedIdiom = idiom } else { Self.complain(option) }
      case "--size":
        let parts = (rest.popFirst() ?? "").split(separator: "x").compactMap { Double($0) }
        if parts.count == 2 { size = CGSize(width: parts[0], height: parts[1]) } else { Self.complain(option) }
      case "--picture": if let value = rest.popFirst() { picture = value } else { Self.complain(option) }
      case "--scale": if let value = rest.popFirst().flatMap(Double.init), value > 0 { scale = value } else { Self.complain(option) }
      case "--dark": isDark = true
      case "--previews": listsPreviews = true
      case "--preview": if let value = rest.popFirst() { preview = value } else { Self.complain(option) }
      case "--new-instance": isNewInstance = true
      default: if !option.hasPrefix("-"), let url = Self.url(option) { urls.append(url) }
      }
    }
  }
  private static func url(_ argument: String) -> URL? {
    // A scheme of one letter is none that anybody uses.
    if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
    return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
  }
  private static func complain(_ option: String) {
    FileHandle.standardError.write(Data("The option \(option) has no usable value and is left out.\n".utf8))
  }
}

extension Idiom {
  /// Points. Source: our choice: a comfortable window, and common screens of the devices.
  var standardSize: CGSize {
    switch self {
    case .desktop: CGSize(width: 900, height: 640)
    case .pad: CGSize(width: 1024, height: 768)
    case .phone: CGSize(width: 390, height: 760)
    case .tv: CGSize(width: 1280, height: 720)
    case .watch: CGSize(width: 198, height: 242)
    }
  }
}
