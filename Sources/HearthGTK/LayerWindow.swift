#if GTK
  import CGTK
  import Foundation
  import Glibc
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// A window at the bottom of a Wayland screen, above all others and without the keyboard's focus.
  ///
  /// GTK 4 cannot give its windows that role. So it is a surface of our own, on a connection of our own: the protocol
  /// `wlr-layer-shell-unstable-v1`, with pictures in shared memory that cairo paints.
  final class LayerWindow: WindowHost {
    let textShaper: any TextShaper
    let imageLoader: any ImageLoader
    private(set) var settings: HostSettings
    let clipboard: any Clipboard = NoClipboard()
    private var content: (any HostedContent)!
    private let renderer: PictureRenderer
    private let connection: WaylandConnection
    private let compositor: UInt32, memory: UInt32, shell: UInt32
    private var seat: UInt32 = 0, pointerDevice: UInt32 = 0, touchDevice: UInt32 = 0
    private var clicks = ClickCounter()
    private var pointer = CGPoint.zero
    private var touches: [UInt32: CGPoint] = [:]
    /// Nil while it is hidden.
    private var surface: Surface?
    private var timer: guint = 0
    private var frameTimer: guint = 0
    private var output: FrameOutput?
    private var tracedViews = ""
    private lazy var traceNumber = Trace.nextWindow()
    /// Points: of the content.
    private(set) var size: CGSize

    /// What is on the screen. It ends when the window is hidden.
    private final class Surface {
      let surface: UInt32, layer: UInt32
      var isConfigured = false
      /// As the compositor was told last.
      var place: Place?
      var buffers: [Buffer] = []
      /// Something is to be drawn, and all buffers are in use.
      var waitsForBuffer = false
      init(surface: UInt32, layer: UInt32) { (self.surface, self.layer) = (surface, layer) }
      nonisolated deinit {}
    }
    private struct Place: Equatable {
      var size: CGSize, left: Int32, bottom: Int32, zone: Int32, isWide: Bool
    }
    /// Pixels that the compositor can see.
    private final class Buffer {
      var object: UInt32 = 0
      nonisolated(unsafe) let pixels: UnsafeMutableRawPointer
      let length: Int, width: Int, height: Int
      var isInUse = false
      init(_ pixels: UnsafeMutableRawPointer, _ width: Int, _ height: Int) {
        (self.pixels, length, self.width, self.height) = (pixels, width * height * 4, width, height)
      }
      nonisolated deinit { munmap(pixels, length) }
    }

    /// Nil where there is no compositor with this protocol.
    init?(size: CGSize, makeContent: (any WindowHost, CGSize) -> any HostedContent) {
      guard let connection = WaylandConnection(), connection.globals["wl_compositor"].map({ $0.version >= 3 }) ?? false,
        let compositor = connection.bind("wl_compositor", version: 3),
        let memory = connection.bind("wl_shm", version: 1),
        let shell = connection.bind("zwlr_layer_shell_v1", version: 1)
      else { return nil }
      (self.connection, self.compositor, self.memory, self.shell, self.size) = (
        connection, compositor, memory, shell, size
      )
      let images = ImageStore()
      imageLoader = images
      renderer = PictureRenderer(images: images)
      let shaper = PangoShaper(.system(interfaceFamily: "Inter"), images: images)
      shaper.rendering = SettingsObserver.shared.fontRendering
      textShaper = shaper
      settings = SettingsObserver.shared.settings
      settings.scale = CGFloat(Monitors.scale)
      settings.bodySize = nil
      content = makeContent(self, size)
      seat =
        connection.bind("wl_seat", version: 1) { [weak self] event, values in
          if event == 0 { self?.takeDevices(values.number()) }
        } ?? 0
      connection.didEnd = { [weak self] reason in
        Trace.write("The software keyboard cannot be shown any more: \(reason).")
        self?.surface = nil
        GTKApplication.quit()
      }
      SettingsObserver.shared.add(self) { [unowned self] in
        settings = SettingsObserver.shared.settings
        settings.scale = CGFloat(Monitors.scale)
        settings.bodySize = nil
        content.handle(.settings(settings))
      }
      content.handle(.windowActive(true))
    }
    nonisolated deinit {}

    // MARK: - Its place

    /// Shows it, and moves it.
    ///
    /// - Parameters:
    ///   - frame: Points of the screen.
    ///   - screen: Points.
    ///   - reserved: Points at the bottom that the compositor keeps clear of other windows.
    func place(_ frame: CGRect, on screen: CGRect, reserving reserved: Double) {
      if surface == nil { makeSurface() }
      guard let surface else { return }
      if frame.size != size {
        size = frame.size
        content.handle(.resize(size))
        output = nil
      }
      func whole(_ value: CGFloat) -> Int32 { Int32(max(-32_000, min(value.rounded(), 32_000))) }
      let bottom = whole(screen.maxY - frame.maxY)
      let place = Place(
        size: size, left: whole(frame.minX - screen.minX), bottom: bottom,
        // The margin counts besides. Source: wlr-layer-shell: the zone goes on from the anchored edge's margin.
        zone: max(0, whole(reserved) - max(0, bottom)), isWide: frame.width >= screen.width)
      if place == surface.place { return }
      let isOtherSize = surface.place?.size != place.size || surface.place?.isWide != place.isWide
      surface.place = place
      // Source of the numbers: wlr-layer-shell-unstable-v1.xml. Anchors: 2 bottom, 4 left, 8 right. A width of 0 is that
      // between both edges.
      let anchors: UInt32 = place.isWide ? 2 | 4 | 8 : 2 | 4
      connection.send(
        surface.layer, 0,
        [
          .number(place.isWide ? 0 : UInt32(max(1, size.width.rounded(.up)))),
          .number(UInt32(max(1, size.height.rounded(.up)))),
        ])
      connection.send(surface.layer, 1, [.number(anchors)])
      connection.send(surface.layer, 2, [.signed(place.zone)])
      connection.send(
        surface.layer, 3, [.signed(0), .signed(0), .signed(place.bottom), .signed(place.isWide ? 0 : place.left)])
      connection.send(surface.surface, 6)
      if isOtherSize, surface.isConfigured { requestFrame() }
    }
    func hide() {
      guard let surface else { return }
      self.surface = nil
      for buffer in surface.buffers { destroy(buffer) }
      connection.send(surface.layer, 7)
      connection.send(surface.surface, 0)
      for object in [surface.layer, surface.surface] { connection.forget(object) }
      cancelPointers()
    }
    private func makeSurface() {
      let object = connection.makeObject()
      connection.send(compositor, 0, [.object(object)])
      let layer = connection.makeObject { [weak self] event, values in
        if event == 0 {
          let serial = values.number(), width = values.number(), height = values.number()
          self?.configure(serial, CGSize(width: Int(width), height: Int(height)))
        } else if event == 1 {
          // The screen has gone: it comes again when it is placed.
          self?.hide()
        }
      }
      // On the screen that the compositor chooses, in its uppermost layer (3).
      connection.send(
        shell, 0, [.object(layer), .object(object), .object(0), .number(3), .string("hearth-keyboard")])
      // No keyboard focus.
      connection.send(layer, 4, [.number(0)])
      surface = Surface(surface: object, layer: layer)
      output = nil
    }
    private func configure(_ serial: UInt32, _ size: CGSize) {
      guard let surface else { return }
      connection.send(surface.layer, 6, [.number(serial)])
      surface.isConfigured = true
      // A screen of another width than the desktop said.
      if size.width >= 1, size.height >= 1, size != self.size {
        self.size = size
        content.handle(.resize(size))
        output = nil
      }
      requestFrame()
    }

    // MARK: - Frames

    private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
    /// Seconds between two frames: a compositor says nothing of windows that nobody sees. Source: our choice.
    private static let frameTime = 1.0 / 60
    private var lastFrame = 0.0

    func requestFrame() {
      if frameTimer != 0 { return }
      let wait = max(0, lastFrame + Self.frameTime - now)
      frameTimer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint((wait * 1000).rounded(.up)),
        { data in
          let window = Unmanaged<LayerWindow>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated {
            window.frameTimer = 0
            window.updateFrame()
          }
          return 0
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
    func requestFrame(after seconds: Double) {
      if timer != 0 { g_source_remove(timer) }
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(min(max(0, seconds * 1000), 86_400_000).rounded(.up)),
        { data in
          let window = Unmanaged<LayerWindow>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated {
            window.timer = 0
            window.requestFrame()
          }
          return 0
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
    private func updateFrame() {
      lastFrame = now
      let new = content.updateFrame(at: lastFrame)
      let isSame = output.map { $0.picture === new.picture && $0.background == new.background } ?? false
      if !isSame || surface?.waitsForBuffer == true {
        output = draw(new) ? new : nil
      }
      if content.isAnimating || content.needsFrame { requestFrame() }
    }
    /// - Returns: Whether it is on its way to the screen.
    private func draw(_ frame: FrameOutput) -> Bool {
      guard let surface, surface.isConfigured else { return false }
      let scale = settings.scale
      let width = Int((size.width.rounded(.up) * scale).rounded())
      let height = Int((size.height.rounded(.up) * scale).rounded())
      guard let buffer = buffer(width, height, surface) else {
        surface.waitsForBuffer = true
        return false
      }
      surface.waitsForBuffer = false
      renderer.draw(
        frame.picture, size: size, scale: scale, background: frame.background,
        into: buffer.pixels, width: width, height: height)
      buffer.isInUse = true
      connection.send(surface.surface, 8, [.signed(Int32(scale))])
      connection.send(surface.surface, 1, [.object(buffer.object), .signed(0), .signed(0)])
      connection.send(surface.surface, 2, [.signed(0), .signed(0), .signed(Int32.max), .signed(Int32.max)])
      connection.send(surface.surface, 6)
      if Trace.isWanted(.views) {
        let views = Trace.viewsText(content.accessibilityElements, of: traceNumber)
        if views != tracedViews { Trace.write(views) }
        tracedViews = views
      }
      return true
    }

    // MARK: - Pixels

    /// One that the compositor does not use; nil while it uses all.
    private func buffer(_ width: Int, _ height: Int, _ surface: Surface) -> Buffer? {
      for buffer in surface.buffers where buffer.width != width || buffer.height != height { destroy(buffer) }
      surface.buffers.removeAll { $0.width != width || $0.height != height }
      if let free = surface.buffers.first(where: { !$0.isInUse }) { return free }
      // Source: our choice: one on the screen, one on its way there, and one that is drawn.
      guard surface.buffers.count < 3, width > 0, height > 0, width * height < 1 << 28 else { return nil }
      // A file in memory without a name, which both sides can see.
      let length = width * height * 4, name = "/hearth-keyboard-\(UInt64.random(in: 0 ... .max))"
      let file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
      guard file >= 0 else { return nil }
      shm_unlink(name)
      defer { Glibc.close(file) }
      guard ftruncate(file, length) == 0,
        let pixels = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), pixels != MAP_FAILED
      else { return nil }
      let pool = connection.makeObject(), buffer = Buffer(pixels, width, height)
      buffer.object = connection.makeObject { [weak self, weak buffer] event, _ in
        guard event == 0, let self, let buffer else { return }
        buffer.isInUse = false
        if self.surface?.waitsForBuffer == true { requestFrame() }
      }
      connection.send(memory, 0, [.object(pool), .signed(Int32(length))], file: file)
      connection.send(
        pool, 0,
        [
          .object(buffer.object), .signed(0), .signed(Int32(width)), .signed(Int32(height)), .signed(Int32(width * 4)),
          .number(0),
        ])
      connection.send(pool, 1)
      surface.buffers.append(buffer)
      return buffer
    }
    private func destroy(_ buffer: Buffer) {
      connection.send(buffer.object, 0)
      connection.forget(buffer.object)
    }

    // MARK: - Fingers and the mouse

    /// - Parameter devices: 1 a pointer, 4 a touch screen.
    private func takeDevices(_ devices: UInt32) {
      if devices & 1 != 0, pointerDevice == 0 {
        pointerDevice = connection.makeObject { [weak self] in self?.pointerEvent($0, &$1) }
        connection.send(seat, 0, [.object(pointerDevice)])
      }
      if devices & 4 != 0, touchDevice == 0 {
        touchDevice = connection.makeObject { [weak self] in self?.touchEvent($0, &$1) }
        connection.send(seat, 2, [.object(touchDevice)])
      }
    }
    private func pointerEvent(_ event: UInt32, _ values: inout WaylandConnection.Values) {
      switch event {
      case 0:
        (_, _) = (values.number(), values.number())
        pointer = CGPoint(x: values.fixed(), y: values.fixed())
        send(PointerEvent(.moved, at: pointer, time: now))
      case 1: send(PointerEvent(.exited, at: pointer, time: now))
      case 2:
        _ = values.number()
        pointer = CGPoint(x: values.fixed(), y: values.fixed())
        send(PointerEvent(.moved, at: pointer, time: now))
      case 3:
        (_, _) = (values.number(), values.number())
        let number = values.number(), isDown = values.number() == 1
        // Source: Linux, input-event-codes.h: BTN_LEFT, BTN_RIGHT, BTN_MIDDLE.
        let button: PointerEvent.Button =
          switch number {
          case 272: .primary
          case 273: .secondary
          case 274: .middle
          default: .other(Int(number))
          }
        let count =
          isDown ? clicks.press(button, at: pointer, time: now, settings.interaction) : clicks.current
        send(PointerEvent(isDown ? .down : .up, at: pointer, button: button, clickCount: count, time: now))
      default: break
      }
    }
    private func touchEvent(_ event: UInt32, _ values: inout WaylandConnection.Values) {
      switch event {
      case 0:
        (_, _, _) = (values.number(), values.number(), values.number())
        touch(.down, values.number(), CGPoint(x: values.fixed(), y: values.fixed()))
      case 1:
        (_, _) = (values.number(), values.number())
        let id = values.number()
        touch(.up, id, touches[id] ?? .zero)
      case 2:
        _ = values.number()
        touch(.moved, values.number(), CGPoint(x: values.fixed(), y: values.fixed()))
      case 4: cancelPointers()
      default: break
      }
    }
    private func touch(_ phase: PointerEvent.Phase, _ id: UInt32, _ point: CGPoint) {
      if phase != .down, touches[id] == nil { return }
      touches[id] = phase == .up ? nil : point
      send(PointerEvent(phase, at: point, device: .touch(id: Int(id)), time: now))
    }
    /// What was pressed counts for nothing: the window has gone.
    private func cancelPointers() {
      for (id, point) in touches.sorted(by: { $0.key < $1.key }) {
        send(PointerEvent(.cancelled, at: point, device: .touch(id: Int(id)), time: now))
      }
      touches = [:]
      send(PointerEvent(.exited, at: pointer, time: now))
    }
    private func send(_ event: PointerEvent) { content.handle(.pointer(event)) }

    // MARK: - What the content asks for

    func setCursor(_ cursor: Cursor) {}
    func setTextInput(_ request: TextInputRequest?) {}
    func setTitle(_ title: String) {}
    func openURL(_ url: URL) {}
    func close() {}
    func play(_ feedback: any FeedbackRequest) { FeedbackPlayer.shared.play(feedback) }
  }
#endif
