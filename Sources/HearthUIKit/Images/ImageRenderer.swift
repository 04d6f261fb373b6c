#if GTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering
  import HearthUI

  /// Makes pictures of a view that is shown nowhere.
  ///
  /// ```swift
  /// let renderer = ImageRenderer(content: Badge(count: 3))
  /// renderer.scale = 2
  /// if let image = renderer.uiImage { save(image.pngData()) }
  /// ```
  ///
  /// The view has an environment of its own: that of a new window in light colours, and nothing of the place where the
  /// renderer is made. Set in the content what it is to have. It is laid out and drawn when a picture is asked for; its
  /// state lasts as long as the renderer. `objectWillChange` is sent when a property is set, and when something changes
  /// that the view depends on.
  ///
  /// Source: Apple, "ImageRenderer".
  @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn.
    public var content: Content { didSet { changed() } }
    /// The size that the view is offered; unspecified in both directions by default, where it takes its own size. Points.
    public var proposedSize = ProposedViewSize.unspecified { didSet { changed() } }
    /// Pixels for each point; 1 by default. What is not a positive number counts as 1.
    public var scale: CGFloat = 1 { didSet { changed() } }
    /// Whether the picture is opaque: black where the view is clear. False by default.
    public var isOpaque = false { didSet { changed() } }
    /// The space in which colours are mixed. They are mixed in sRGB; another mode is reported.
    public var colorMode = ColorRenderingMode.nonLinear { didSet { changed() } }
    /// How much brighter than white the picture may be; nil for what is usual. Pictures have 8 bits for each part of a colour,
    /// with white at the most.
    public var allowedDynamicRange: Image.DynamicRange? { didSet { changed() } }
    /// Whether `objectWillChange` tells of changes; true by default.
    public var isObservationEnabled = true
    /// Tells that the picture may have changed: a property was set, or something that the view depends on.
    ///
    /// Of no actor, since the protocol asks for it from anywhere; a subject guards its subscribers by a lock.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()
    private let host = OffscreenHost()
    private var window: WindowContent?
    /// Whether the window is to have the properties that were set since the last picture.
    private var isStale = true

    /// Creates a renderer of a view.
    public init(content view: Content) {
      content = view
      host.settings.accent = DrawingTools.accent
      host.needsFrame = { [weak self] in self?.tell() }
    }
    isolated deinit {
      window?.abandon()
      // Before the host goes.
      window = nil
    }

    private func changed() {
      isStale = true
      tell()
    }
    private func tell() { if isObservationEnabled { objectWillChange.send() } }

    // MARK: - Pictures

    /// The picture in pixels; nil for a view of no size, and for one whose pixels would take more than 1 GB.
    public var cgImage: CGImage? {
      guard let drawing = drawing(), let png = drawing.png(checkedScale, isOpaque: isOpaque) else { return nil }
      return CGImage(.data(png.data), wholeSize: png.pixels)
    }
    /// The picture; nil for a view of no size.
    public var uiImage: UIImage? {
      guard let drawing = drawing(), let png = drawing.png(checkedScale, isOpaque: isOpaque) else { return nil }
      return UIImage(data: png.data, scale: checkedScale)
    }
    /// The picture; nil for a view of no size.
    public var nsImage: NSImage? { uiImage }

    /// Draws the view as lines and letters, and not as pixels, into a context: of a document, say.
    ///
    /// ```swift
    /// renderer.render { size, draw in
    ///   var box = CGRect(origin: .zero, size: size)
    ///   guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
    ///   pdf.beginPDFPage(nil)
    ///   draw(pdf)
    ///   pdf.endPDFPage()
    ///   pdf.closePDF()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - rasterizationScale: Pixels for each point of what can only be drawn as pixels. Only a hint here.
    ///   - renderer: Called once, with the size of the view in points and a function that draws it at the origin of a
    ///     context.
    public func render(
      rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
      let drawing = drawing() ?? Drawing(piece: GroupPiece([]), size: .zero)
      renderer(drawing.size) { context in
        if isOpaque {
          context.record(FillPiece(.rectangle(CGRect(origin: .zero, size: drawing.size)), .color(.black)))
        }
        context.record(drawing.piece)
      }
    }

    private var checkedScale: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    /// The view as it looks now; nil for one of no size.
    private func drawing() -> Drawing? {
      host.isDrawing = true
      defer { host.isDrawing = false }
      if let difference = colorMode.difference {
        Report(kind: .notOnLinux, path: "ImageRenderer", message: difference).tell()
      }
      if isStale {
        isStale = false
        host.settings.scale = checkedScale
        let root = RendererRoot(content: content, proposal: proposedSize, range: allowedDynamicRange)
        if let window, let node = window.engine.root.content {
          RendererRoot<Content>._update(_ViewNode(node), root)
          window.handle(.settings(host.settings))
        } else {
          let idiom = DrawingTools.environment.idiom
          window = WindowContent(host: host, size: .zero, configure: { $0.idiom = idiom }, root: root)
        }
      }
      guard let window else { return nil }
      // Again: the window becomes as large as the view, and actions of its first appearance may change it.
      for _ in 0..<4 {
        host.output = window.updateFrame(at: host.time)
        let size = window.engine.root.content.flatMap { $0.elementCount > 0 ? $0.element(at: 0) : nil }?.measure(
          Proposal(proposedSize)
        ).cgSize
        guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        if size == window.windowSize && !window.needsFrame { break }
        if size != window.windowSize { window.handle(.resize(size)) }
      }
      return host.output.map { Drawing(piece: $0.picture, size: window.windowSize) }
    }
  }

  /// The content with the size that it is offered, whatever the size of the window.
  private struct RendererRoot<Content: View>: View {
    let content: Content
    let proposal: ProposedViewSize
    let range: Image.DynamicRange?
    var body: some View {
      RendererLayout(proposal: proposal) { content }.ignoresSafeArea().allowedDynamicRange(range)
    }
  }
  private struct RendererLayout: Layout {
    let proposal: ProposedViewSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.reduce(CGSize.zero) { size, view in
        let own = view.sizeThatFits(self.proposal)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews {
        view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal)
      }
    }
  }

  /// A view as it was drawn.
  @MainActor private struct Drawing {
    let piece: DisplayPiece
    /// Points.
    let size: CGSize

    func png(_ scale: CGFloat, isOpaque: Bool) -> (data: Data, pixels: CGSize)? {
      let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
      // Source: our choice, a quarter of a thousand million pixels.
      guard pixels.width * pixels.height <= 268_435_456,
        max(pixels.width, pixels.height) <= CGFloat(Bitmap.longest)
      else {
        Report(
          kind: .badImage, path: "ImageRenderer",
          message: "a picture of \(pixels.width) × \(pixels.height) pixels is too large; none is made."
        ).tell()
        return nil
      }
      let background: RGBA? = isOpaque ? .black : nil
      let data = DrawingTools.renderer.png(piece, size: size, scale: scale, background: background)
      return data.isEmpty ? nil : (data, pixels)
    }
  }

  /// A window that is nowhere.
  private final class OffscreenHost: WindowHost {
    var settings = HostSettings()
    /// Called when what is drawn has changed, but for changes of the drawing itself.
    var needsFrame: (() -> Void)?
    var isDrawing = false
    var output: FrameOutput?
    private let start = Date()
    /// Seconds since the host was made.
    var time: Double { max(0, Date().timeIntervalSince(start)) }
    init() {}
    nonisolated deinit {}
    var textShaper: any TextShaper { DrawingTools.textShaper }
    var imageLoader: any ImageLoader { DrawingTools.images }
    let clipboard: any Clipboard = NoClipboard()
    func requestFrame() { if !isDrawing { needsFrame?() } }
    func requestFrame(after seconds: Double) {}
    func setCursor(_ cursor: Cursor) {}
    func setTextInput(_ request: TextInputRequest?) {}
    func setTitle(_ title: String) {}
    func openURL(_ url: URL) {}
    func close() {}
  }
#endif
