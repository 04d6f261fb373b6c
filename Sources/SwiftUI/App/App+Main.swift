import Foundation
import HearthCore
import HearthRendering

#if GTK
  import HearthGTK
#endif

extension App {
  /// Starts the app: opens its first window, or, without a display, draws the window's first frame into a PNG file and says so.
  ///
  /// Options on the command line: `--idiom desktop|pad|phone|tv|watch`, `--size 800x600` (points), `--picture FILE.png` (draws the
  /// first frame instead of opening a window), `--scale 2` (of that picture), `--dark`.
  @MainActor public static func main() {
    let options = LaunchOptions(CommandLine.arguments)
    let app = Self()
    let scenes = AppView<Self>.scenes(of: app)
    guard let scene = scenes.first else {
      print("\(Self.self) has no scene to show.")
      return
    }
    #if GTK
      let size = options.size ?? (options.idiom.hasWindows ? scene.defaultSize : nil) ?? options.idiom.standardSize
      let title = scene.title ?? AppView<Self>.appName
      let launch = GTKLaunch(title: title, size: size, isDark: options.isDark, scale: options.scale) { host, size in
        WindowContent(host: host, size: size, configure: { $0.idiom = options.idiom }, root: AppView(app, index: 0))
      }
      if let picture = options.picture {
        launch.draw(to: picture)
      } else if !launch.run() {
        let file = FileManager.default.currentDirectoryPath + "/\(title).png"
        print("There is no display: \(title) draws its first frame into \(file) instead.")
        launch.draw(to: file)
      }
    #else
      print("\(Self.self) was built without the trait GTK: there are no windows. Test it with HearthTesting.")
    #endif
  }
}

/// What the command line asks for.
@MainActor struct LaunchOptions {
  var idiom = Idiom.desktop
  var size: CGSize?
  var picture: String?
  var scale: CGFloat = 1
  var isDark = false

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "--idiom": if let value = rest.popFirst(), let idiom = Idiom(rawValue: value) { self.idiom = idiom } else { Self.complain(option) }
      case "--size":
        let parts = (rest.popFirst() ?? "").split(separator: "x").compactMap { Double($0) }
        if parts.count == 2 { size = CGSize(width: parts[0], height: parts[1]) } else { Self.complain(option) }
      case "--picture": if let value = rest.popFirst() { picture = value } else { Self.complain(option) }
      case "--scale": if let value = rest.popFirst().flatMap(Double.init), value > 0 { scale = value } else { Self.complain(option) }
      case "--dark": isDark = true
      default: break
      }
    }
  }
  private static func complain(_ option: String) {
    FileHandle.standardError.write(Data("The option \(option) has no usable value and is left out.\n".utf8))
  }
}

extension Idiom {
  /// Whether windows have sizes of their own; elsewhere an app fills the screen. Source: Apple, availability of `defaultSize(_:)`.
  var hasWindows: Bool { self == .desktop || self == .pad }
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
