import Foundation
import HearthCore
import HearthRendering

#if GTK
  import HearthGTK
#endif

extension App {
  /// - Parameters:
  ///   - keepsState: Whether windows come back as they were, and the app runs once.
  ///   - identifier: What its state and its instance are found by.
  @MainActor static func start(
    _ options: LaunchOptions, keepsState: Bool, identifier: String = AppIdentity.identifier
  ) {
    #if GTK
      if let picture = options.picture { return draw(to: picture, options) }
      var session: AppScenes?
      func receive(_ urls: [URL], _ action: String?) {
        for url in urls { session?.open(url) }
        if let action { session?.performShortcut(action) } else if urls.isEmpty { session?.reopen() }
      }
      if keepsState, !options.isNewInstance,
        !GTKInstance.start(identifier, urls: options.urls, action: options.action, receive: receive)
      {
        return
      }
      guard let desktop = GTKDesktop(isDark: options.isDark, look: options.look) else {
        return draw(to: nil, options)
      }
      desktop.identifier = identifier
      if let isAsked = options.wantsSoftwareKeyboard() { desktop.useSoftwareKeyboard(isAsked: isAsked) }
      let scenes = AppScenes(
        Self.self, platform: desktop, idiom: options.idiom,
        directory: keepsState ? .standard(for: identifier) : nil)
      session = scenes
      scenes.askedSize = options.size
      desktop.update = { scenes.update() }
      desktop.endWasAsked = { scenes.quit(isForced: true) }
      for url in options.urls { scenes.open(url) }
      if let action = options.action { scenes.performShortcut(action) }
      scenes.launch()
      if !scenes.hasEnded { desktop.run() }
    #else
      print("\(Self.self) was built without the trait GTK: there are no windows. Test it with HearthTesting.")
    #endif
  }

  #if GTK
    /// - Parameter file: Nil where there is no display: one named after the window, in the current directory.
    private static func draw(to file: String?, _ options: LaunchOptions) {
      let picture = GTKPicture(isDark: options.isDark, look: options.look, scale: options.scale)
      let scenes = AppScenes(Self.self, platform: picture, idiom: options.idiom)
      scenes.askedSize = options.size
      picture.update = { scenes.update() }
      scenes.launch()
      let path = file ?? FileManager.default.currentDirectoryPath + "/\(picture.title).png"
      if file == nil { print("There is no display: \(picture.title) draws its first frame into \(path) instead.") }
      picture.draw(to: path, after: options.seconds)
      scenes.end()
    }
  #endif
}

extension Idiom {
  /// Points. Source: our choice: a comfortable window, and common screens of the devices.
  package var standardSize: CGSize {
    switch self {
    case .desktop: CGSize(width: 900, height: 640)
    case .pad: CGSize(width: 1024, height: 768)
    case .phone: CGSize(width: 390, height: 760)
    case .tv: CGSize(width: 1280, height: 720)
    case .watch: CGSize(width: 198, height: 242)
    }
  }
}
