#if GTK
  import Foundation
  import HearthPaint
  import HearthRendering

  /// A URL, under the name that Core Foundation has for it: `url as CFURL` compiles unchanged.
  public typealias CFURL = URL
  /// A dictionary, under the name that Core Foundation has for it.
  public typealias CFDictionary = [String: Any]

  extension CGContext {
    /// A context that writes a document: pages that begin with `beginPDFPage(_:)` and end with `endPDFPage()`. The file
    /// is written by `closePDF()`.
    ///
    /// ```swift
    /// var box = CGRect(x: 0, y: 0, width: 595, height: 842)
    /// if let pdf = CGContext(url as CFURL, mediaBox: &box, nil) {
    ///   pdf.beginPDFPage(nil)
    ///   pdf.fill(CGRect(x: 20, y: 20, width: 100, height: 50))
    ///   pdf.endPDFPage()
    ///   pdf.closePDF()
    /// }
    /// ```
    ///
    /// As in every context here, points lie below the top left corner. A file whose name ends in `svg` is written as
    /// SVG, with its first page. Source for that: our choice, since Core Graphics writes no SVG.
    ///
    /// - Parameters:
    ///   - url: The file. Nil is returned for a URL of no file.
    ///   - mediaBox: The size of the pages in points; nil for US Letter, 612 × 792. Its origin counts for nothing.
    ///   - auxiliaryInfo: What the document says of itself. Not written.
    public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
      guard url.isFileURL else { return nil }
      // Source: Apple, "CGPDFContextCreateWithURL": without a media box pages are 8.5 by 11 inches.
      let size = mediaBox?.pointee.standardized.size ?? CGSize(width: 612, height: 792)
      self.init(size: size)
      document = DocumentPages(url)
    }
    /// Begins a page. What was drawn since the last page ended is on it.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    /// Ends a page. All that is set is as in a new context then.
    public func endPDFPage() {
      guard let document = document as? DocumentPages else { return }
      document.pages.append(takePicture())
    }
    /// Writes the file, where there are pages. Later pages are not written.
    ///
    /// Where the file cannot be written, that is reported on standard error.
    public func closePDF() {
      guard let document = document as? DocumentPages else { return }
      self.document = nil
      if !isEmpty { document.pages.append(takePicture()) }
      document.write(size)
    }
  }

  /// The pages of a document that is being drawn.
  private final class DocumentPages {
    private let url: URL
    var pages: [DisplayPiece] = []
    init(_ url: URL) { self.url = url }

    func write(_ size: CGSize) {
      let kind: DocumentKind = url.pathExtension.lowercased() == "svg" ? .svg : .pdf
      // The caller waits.
      nonisolated(unsafe) let all = pages.map { ($0, size) }
      guard let data = onMainActor({ DrawingTools.renderer.document(all, kind) }) else { return }
      do { try data.write(to: url, options: .atomic) } catch {
        DrawingReport.once("the document \(url.path) cannot be written: \(error.localizedDescription)")
      }
    }
  }
#endif
