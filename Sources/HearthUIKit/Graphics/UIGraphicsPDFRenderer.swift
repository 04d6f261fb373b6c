#if GTK
  import Foundation
  import HearthCore
  import HearthRendering

  /// How the documents of a renderer are made.
  open class UIGraphicsPDFRendererFormat: NSObject {
    /// What the document says of itself, by `kCGPDFContextTitle` and others.
    open var documentInfo: [String: Any] = [:]
    /// Where pages lie in the coordinate space that is drawn in. Points.
    public internal(set) final var bounds = CGRect.zero
    /// The format of a renderer that says nothing.
    open class func `default`() -> Self { self.init() }
    /// The same.
    open class func preferred() -> Self { self.init() }
    /// The format of a renderer that says nothing.
    public required override init() {}
  }

  /// Makes documents of what is drawn.
  ///
  /// ```swift
  /// let page = CGRect(x: 0, y: 0, width: 595, height: 842)
  /// let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
  ///   context.beginPage()
  ///   ("Report" as NSString).draw(at: CGPoint(x: 40, y: 40), withAttributes: nil)
  /// }
  /// ```
  open class UIGraphicsPDFRenderer: NSObject {
    /// How the documents are made.
    public final let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// Documents whose pages show a part of the coordinate space that is drawn in. Points; no size for US Letter,
    /// 612 × 792, as Core Graphics has it.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    /// The same, in a format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
      let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
      (self.bounds, self.format) = (bounds, format)
      format.bounds = bounds
    }

    /// The document that `actions` draws, each page after `beginPage()`. Empty where it begins none.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
      let context = CGContext(documentOf: bounds.size, format.documentInfo)
      let pages = UIGraphicsPDFRendererContext(context, format)
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      actions(pages)
      pages.endPage()
      return context.finishPDF() ?? Data()
    }
    /// The same as a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
      try pdfData(actions: actions).write(to: url, options: .atomic)
    }
  }

  /// Where the actions of a renderer of documents draw.
  open class UIGraphicsPDFRendererContext: NSObject {
    /// The context itself.
    public final let cgContext: CGContext
    /// How the document is made.
    public final let format: UIGraphicsPDFRendererFormat
    /// Where the page lies in the coordinate space that is drawn in. Points.
    public private(set) final var pdfContextBounds: CGRect
    private var hasPage = false
    init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat) {
      (cgContext, self.format, pdfContextBounds) = (context, format, format.bounds)
    }

    /// Ends the page, if there is one, and begins another as large as the renderer says.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
    /// Ends the page, if there is one, and begins another with bounds of its own. Points.
    ///
    /// - Parameter pageInfo: Further boxes of the page, which are for printing presses. Not written.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
      endPage()
      pdfContextBounds = bounds.isEmpty ? format.bounds : bounds.standardized
      hasPage = true
      cgContext.beginPage(of: pdfContextBounds.size)
      cgContext.translateBy(x: -pdfContextBounds.minX, y: -pdfContextBounds.minY)
    }
    /// A page is there also when nothing was drawn on it.
    func endPage() {
      if hasPage { cgContext.endPDFPage() }
      hasPage = false
    }
    /// Lets a rectangle of the page lead to a URL. Points, in the coordinate space of the page's bounds.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: onPage(rect)) }
    /// Gives a point of the page a name. Points, as above.
    open func addDestination(withName name: String, at point: CGPoint) {
      cgContext.addDestination(name, at: onPage(CGRect(origin: point, size: .zero)).origin)
    }
    /// Lets a rectangle of the page lead to the place that has a name, on any page. Points, as above.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
      cgContext.setDestination(name, for: onPage(rect))
    }
    private func onPage(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: -pdfContextBounds.minX, dy: -pdfContextBounds.minY)
    }
    /// Paints a rectangle with the colour that `setFill()` has set.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
    /// The same; `blendMode` says how it meets what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.drawing(blendMode, 1) { $0.fill(rect) } }
    /// Draws the line of a rectangle just inside its edge, with the colour that `setStroke()` has set.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
    /// The same; `blendMode` says how it meets what is there.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
      cgContext.drawing(blendMode, 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }
    /// Keeps what is painted from now on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }
#endif
