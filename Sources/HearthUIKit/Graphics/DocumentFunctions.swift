#if GTK
  import Foundation
  import HearthCore
  import HearthRendering

  // Documents that begin and end by functions, without a renderer.

  /// The documents that are drawn on a thread: the last one is drawn to.
  private final class DocumentStack {
    struct Item {
      let context: UIGraphicsPDFRendererContext
      let finish: (Data) -> Void
    }
    var items: [Item] = []
    static var current: DocumentStack {
      let values = Thread.current.threadDictionary
      if let stack = values["HearthUIKit.documents"] as? DocumentStack { return stack }
      let stack = DocumentStack()
      values["HearthUIKit.documents"] = stack
      return stack
    }
    func begin(_ bounds: CGRect, _ information: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void) {
      let format = UIGraphicsPDFRendererFormat()
      // Source: Apple, documentation of UIGraphicsBeginPDFContextToData: no size stands for 612 × 792.
      format.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
      for (key, value) in information ?? [:] { if let key = key as? String { format.documentInfo[key] = value } }
      let context = CGContext(documentOf: format.bounds.size, format.documentInfo)
      items.append(Item(context: UIGraphicsPDFRendererContext(context, format), finish: finish))
      UIGraphicsPushContext(context)
    }
  }

  /// Begins a document, whose bytes are added to `data` when it ends. A page begins with `UIGraphicsBeginPDFPage()`.
  ///
  /// ```swift
  /// let data = NSMutableData()
  /// UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 595, height: 842), nil)
  /// UIGraphicsBeginPDFPage()
  /// ("Report" as NSString).draw(at: CGPoint(x: 40, y: 40), withAttributes: nil)
  /// UIGraphicsEndPDFContext()
  /// ```
  ///
  /// - Parameters:
  ///   - bounds: Where pages lie in the coordinate space that is drawn in: points. Of no size for US Letter.
  ///   - documentInfo: What the document says of itself, by `kCGPDFContextTitle` and others.
  public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
  ) {
    DocumentStack.current.begin(bounds, documentInfo) { data.append($0) }
  }
  /// Begins a document, which is written to a file when it ends. False where no file can be made there.
  @discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
  ) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    DocumentStack.current.begin(bounds, documentInfo) { data in
      do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
        DrawingReport.once("the document \(path) cannot be written: \(error.localizedDescription)")
      }
    }
    return true
  }
  /// Ends the document.
  public func UIGraphicsEndPDFContext() {
    guard let item = DocumentStack.current.items.popLast() else { return }
    UIGraphicsPopContext()
    item.context.endPage()
    if let data = item.context.cgContext.finishPDF() { item.finish(data) }
  }
  /// Ends the page, if there is one, and begins another as large as the document says.
  public func UIGraphicsBeginPDFPage() { DocumentStack.current.items.last?.context.beginPage() }
  /// Ends the page, if there is one, and begins another with bounds of its own; none for those of the document.
  public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    DocumentStack.current.items.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
  }
  /// Where the page lies in the coordinate space that is drawn in: points. Zero where no document is drawn.
  public func UIGraphicsGetPDFContextBounds() -> CGRect {
    DocumentStack.current.items.last?.context.pdfContextBounds ?? .zero
  }
  /// Lets a rectangle of the page lead to a URL.
  public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    DocumentStack.current.items.last?.context.setURL(url, for: rect)
  }
  /// Gives a point of the page a name.
  public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    DocumentStack.current.items.last?.context.addDestination(withName: name, at: point)
  }
  /// Lets a rectangle of the page lead to the place that has a name.
  public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    DocumentStack.current.items.last?.context.setDestinationWithName(name, for: rect)
  }
#endif
