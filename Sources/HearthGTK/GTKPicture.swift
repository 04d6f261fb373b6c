#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// In place of a desktop: the first window that an app opens is drawn.
  package final class GTKPicture: WindowPlatform {
    private let host: PictureHost
    private let scale: CGFloat
    private var content: WindowContent?
    private var size = CGSize.zero

    package init(isDark: Bool, scale: CGFloat) {
      self.scale = scale
      host = PictureHost(isDark: isDark, scale: scale)
    }
    nonisolated deinit {}

    package var settings: HostSettings { host.settings }
    /// Of the window that is drawn.
    package private(set) var title = ""
    package let now = 0.0
    package let display = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    package func openWindow(_ request: WindowRequest, makeContent: @MainActor (any WindowHost, CGSize) -> WindowContent) {
      let host = content == nil ? host : PictureHost(isDark: settings.isDark, scale: scale)
      let content = makeContent(host, request.size ?? request.standardSize)
      let size = content.initialSize(request, at: now)
      content.handle(.resize(size))
      others.append(host)
      if self.content == nil { (self.content, self.size, title) = (content, size, request.title) }
    }
    /// Windows after the first one are there and not drawn.
    private var others: [PictureHost] = []
    package func requestUpdate() {}
    package func openURL(_ url: URL) {}
    package func quit() {}

    /// Draws the first frame into a PNG file. Where that cannot be written, the process ends with status 1.
    package func draw(to file: String) {
      guard let content else { return }
      var output = content.updateFrame(at: now)
      // A first frame may ask for a second, for what depends on sizes.
      for _ in 0..<4 where content.needsFrame { output = content.updateFrame(at: now) }
      let data = PictureRenderer(images: host.images).png(output.picture, size: size, scale: scale, background: output.background)
      do { try data.write(to: URL(fileURLWithPath: file)) } catch {
        FileHandle.standardError.write(Data("The picture cannot be written to \(file): \(error.localizedDescription)\n".utf8))
        exit(1)
      }
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
    var collections = 0
    init() {}
    nonisolated deinit {}
    func setText(_ text: String) {}
    func readText(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
    var mimeTypes: [String] { [] }
    func setData(_ data: [ClipboardData]) {}
    func readData(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) { completion(nil) }
    func observe(_ observer: ObjectIdentifier, _ action: (@MainActor () -> Void)?) {}
    func setPrimarySelection(_ text: String) {}
    func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
  }
#endif
