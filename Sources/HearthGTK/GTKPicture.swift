#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// In place of a desktop: the first window that an app opens is drawn.
  package final class GTKPicture: WindowPlatform {
    private let isDark: Bool
    private let look: SystemLook
    private let scale: CGFloat
    /// All that the app has opened; the first one is drawn.
    private var windows: [(host: PictureHost, content: any HostedContent)] = []
    private var size = CGSize.zero
    private lazy var host = makeHost()
    private func makeHost() -> PictureHost { PictureHost(isDark: isDark, look: look, scale: scale) }

    package init(isDark: Bool, look: SystemLook = .ios17, scale: CGFloat) {
      (self.isDark, self.look, self.scale) = (isDark, look, scale)
    }
    nonisolated deinit {}

    package var settings: HostSettings { host.settings }
    /// The title of the window that is drawn.
    package private(set) var title = ""
    /// Seconds since the app opened its windows. It stands still but for the time that the picture is to wait.
    package private(set) var now = 0.0
    package let display = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    package func openWindow(
      _ request: WindowRequest, makeContent: @MainActor (any WindowHost, CGSize) -> any HostedContent
    ) {
      let host = windows.isEmpty ? host : makeHost()
      host.picture = self
      let content = makeContent(host, request.size ?? request.standardSize)
      let size = content.initialSize(request, at: now)
      content.handle(.resize(size))
      if windows.isEmpty { (self.size, title) = (size, request.title) }
      windows.append((host, content))
    }
    package func openURL(_ url: URL) {}
    package func quit() {}

    // MARK: - Time

    /// Updates the app, outside of frames and events.
    package var update: (() -> Void)?
    private var isUpdateWanted = false
    private var wakeUp: Double?
    package func requestUpdate() { isUpdateWanted = true }
    package func requestUpdate(after seconds: Double) { wakeUp = min(wakeUp ?? .infinity, now + max(0, seconds)) }

    private var needsWork: Bool {
      isUpdateWanted || windows.contains { $0.host.output == nil || $0.content.needsFrame }
    }
    /// Runs updates and frames until nothing is pending.
    private func runFrames() {
      for _ in 0..<100 where needsWork {
        isUpdateWanted = false
        update?()
        for (host, content) in windows where host.output == nil || content.needsFrame {
          host.output = content.updateFrame(at: now)
        }
      }
    }
    /// Seconds that tasks may take that never come to rest. Source: our choice.
    private static let longestRest = 5.0
    /// Runs frames, tasks and the main queue until nothing happens any more by itself.
    /// What waits for a time goes on waiting.
    private func settle() {
      let end = Self.clock + Self.longestRest
      var quietTurns = 0
      while quietTurns < TaskTurn.quietTurns && Self.clock < end {
        if needsWork {
          quietTurns = 0
          runFrames()
        }
        var isTaken = false
        Task {
          await TaskTurn.take()
          isTaken = true
        }
        while !isTaken { runLoop(for: 0.01) }
        OutsideWork.run()
        quietTurns += 1
      }
      runFrames()
    }
    /// Lets the time pass that an app sees everywhere else too: the system's.
    private func wait(_ seconds: Double) {
      let start = Self.clock
      while now < seconds {
        now = min(Self.clock - start, seconds)
        if let wakeUp, wakeUp <= now { (self.wakeUp, isUpdateWanted) = (nil, true) }
        for (host, content) in windows where content.isAnimating || host.wakeUp.map({ $0 <= now }) ?? false {
          host.wakeUp = nil
          host.output = content.updateFrame(at: now)
        }
        runFrames()
        var next = min(seconds, wakeUp ?? .infinity)
        for (host, content) in windows {
          next = min(next, host.wakeUp ?? .infinity, content.isAnimating ? now + 1 / 60 : .infinity)
        }
        if next > now { runLoop(for: next - now) }
      }
    }
    /// Lets tasks, the main queue and timers run; returns when one has, or after so many seconds.
    private func runLoop(for seconds: Double) {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }
    private static var clock: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    /// Draws the first window into a PNG file, when what happens by itself has come to an end. Where that cannot be
    /// written, the process ends with status 1.
    ///
    /// - Parameter seconds: How long after the window has opened.
    package func draw(to file: String, after seconds: Double = 0) {
      settle()
      if seconds > 0 {
        wait(seconds)
        settle()
      }
      guard let output = windows.first?.host.output else { return }
      let data = PictureRenderer(images: host.images).png(
        output.picture, size: size, scale: scale, background: output.background)
      do { try data.write(to: URL(fileURLWithPath: file)) } catch {
        FileHandle.standardError.write(
          Data("The picture cannot be written to \(file): \(error.localizedDescription)\n".utf8))
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
    unowned var picture: GTKPicture!
    /// What was shown last.
    var output: FrameOutput?
    /// When a frame is wanted for the time that has come: seconds of the picture's clock.
    var wakeUp: Double?
    init(isDark: Bool, look: SystemLook, scale: CGFloat) {
      GTKLibrary.prepareForPictures()
      textShaper = PangoShaper(.system(interfaceFamily: "Inter"), images: images)
      var settings = HostSettings()
      settings.isDark = isDark
      settings.look = look
      settings.scale = scale
      self.settings = settings
    }
    nonisolated deinit {}
    package func requestFrame() {}
    package func requestFrame(after seconds: Double) { wakeUp = picture.now + max(0, seconds) }
    package func setCursor(_ cursor: Cursor) {}
    package func setTextInput(_ request: TextInputRequest?) {}
    package func setTitle(_ title: String) {}
    package func openURL(_ url: URL) {}
    package func close() {}
  }
#endif
