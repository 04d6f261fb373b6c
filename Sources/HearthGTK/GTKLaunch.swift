#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// Shows an app's first window, or draws it.
  package struct GTKLaunch {
    let title: String
    let size: CGSize
    let isDark: Bool
    let scale: CGFloat
    let makeContent: @MainActor (any WindowHost, CGSize) -> WindowContent

    package init(
      title: String, size: CGSize, isDark: Bool, scale: CGFloat, makeContent: @escaping @MainActor (any WindowHost, CGSize) -> WindowContent
    ) {
      (self.title, self.size, self.isDark, self.scale, self.makeContent) = (title, size, isDark, scale, makeContent)
    }

    /// Opens the window and runs until it is closed. False when there is no display.
    package func run() -> Bool {
      guard GTKApplication.initialize() else { return false }
      if isDark { GTKApplication.preferDark() }
      let window = GTKWindow(title: title, size: size) { makeContent($0, size) }
      window.didClose = { GTKApplication.quit() }
      window.present()
      GTKApplication.run()
      window.closeForQuit()
      return true
    }

    /// Draws the first frame into a PNG file. Where that cannot be written, the process ends with status 1.
    package func draw(to file: String) {
      let host = PictureHost(isDark: isDark, scale: scale)
      let content = makeContent(host, size)
      var output = content.updateFrame(at: 0)
      // A first frame may ask for a second, for what depends on sizes.
      for _ in 0..<4 where content.needsFrame { output = content.updateFrame(at: 0) }
      let data = PictureRenderer(images: host.images).png(output.picture, size: size, scale: scale, background: output.background)
      do { try data.write(to: URL(fileURLWithPath: file)) } catch {
        FileHandle.standardError.write(Data("The picture cannot be written to \(file): \(error.localizedDescription)\n".utf8))
        exit(1)
      }
      content.close()
    }
  }

  /// A host without a window, for one picture.
  package final class PictureHost: WindowHost {
    let images = ImageStore()
    package let textShaper: any TextShaper
    package var imageLoader: any ImageLoader { images }
    package let settings: HostSettings
    package let clipboard: any Clipboard = NoClipboard()
    init(isDark: Bool, scale: CGFloat) {
      GTKLibrary.prepareForPictures()
      textShaper = PangoShaper(.system(interfaceFamily: "Inter"), images: images)
      var settings = HostSettings()
      settings.isDark = isDark
      settings.scale = scale
      self.settings = settings
    }
    nonisolated deinit {}
    package func requestFrame() {}
    package func requestFrame(after seconds: Double) {}
    package func setCursor(_ cursor: Cursor) {}
    package func setTextInput(_ request: TextInputRequest?) {}
    package func setTitle(_ title: String) {}
    package func openURL(_ url: URL) {}
    package func close() {}
  }

  final class NoClipboard: Clipboard {
    init() {}
    nonisolated deinit {}
    func setText(_ text: String) {}
    func readText(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
    var mimeTypes: [String] { [] }
    func setData(_ data: [ClipboardData]) {}
    func readData(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) { completion(nil) }
    func setPrimarySelection(_ text: String) {}
    func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
  }
#endif
