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
    ///   - auxiliaryInfo: What the document says of itself: title, author, subject, keywords and creator.
    public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
      guard url.isFileURL else { return nil }
      // Source: Apple, "CGPDFContextCreateWithURL": without a media box pages are 8.5 by 11 inches.
      self.init(size: mediaBox?.pointee.standardized.size ?? CGSize(width: 612, height: 792))
      document = DocumentPages(size, DocumentInformation(auxiliaryInfo ?? [:]), url)
    }
    /// A context of a document that `finishPDF()` makes.
    convenience init(documentOf size: CGSize, _ information: [String: Any]) {
      self.init(size: size)
      document = DocumentPages(self.size, DocumentInformation(information), nil)
    }
    /// Begins a page. What was drawn since the last page ended is on it.
    ///
    /// - Parameter pageInfo: The size of the page by `kCGPDFContextMediaBox`, as the bytes of a rectangle; without it the
    ///   page is as large as the document says.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
      let box = pageInfo?[kCGPDFContextMediaBox].flatMap { Self.rectangle($0) }
      beginPage(of: box?.standardized.size)
    }
    /// Begins a page as large as a rectangle; nil for the size of the document. What was drawn since the last page ended
    /// is on it.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(of: mediaBox?.pointee.standardized.size) }
    /// Ends a page. All that is set is as in a new context then.
    public func endPage() { endPDFPage() }
    /// Ends a page. All that is set is as in a new context then.
    public func endPDFPage() {
      guard let document = document as? DocumentPages else { return }
      document.pages.append((takePicture(), size))
      document.marks.append(document.pageMarks)
      document.pageMarks = []
      size = document.size
    }
    /// Writes the file, where there are pages. Later pages are not written.
    ///
    /// Where the file cannot be written, that is reported on standard error.
    public func closePDF() {
      guard let url = (document as? DocumentPages)?.url, let data = finishPDF() else { return }
      do { try data.write(to: url, options: .atomic) } catch {
        DrawingReport.once("the document \(url.path) cannot be written: \(error.localizedDescription)")
      }
    }
    /// The bytes of the document, which has no later pages; nil where there are no pages.
    func finishPDF() -> Data? {
      guard let document = document as? DocumentPages else { return nil }
      if !isEmpty || !document.pageMarks.isEmpty { endPDFPage() }
      self.document = nil
      return document.data()
    }
    /// Lets a rectangle of the page lead to a URL. Points below the top left corner of the page, whatever the context is
    /// moved by. In a document alone.
    public func setURL(_ url: URL, for rect: CGRect) { mark(.link(rect.standardized, url)) }
    /// Gives a point of the page a name, which `setDestination(_:for:)` leads to. Points as above.
    public func addDestination(_ name: CFString, at point: CGPoint) { mark(.destination(name, point)) }
    /// Lets a rectangle of the page lead to a place that has a name, on any page. Points as above. What leads to a name
    /// that no place has by the end is left out of the document, which is told once on standard error.
    public func setDestination(_ name: CFString, for rect: CGRect) { mark(.reference(rect.standardized, name)) }
    private func mark(_ mark: DocumentMark) { (document as? DocumentPages)?.pageMarks.append(mark) }
    func beginPage(of size: CGSize?) {
      guard let document = document as? DocumentPages else { return }
      self.size = size ?? document.size
    }
    /// Source: Apple, `kCGPDFContextMediaBox`: a CFData "that contains a CGRect (stored by value, not by reference)".
    private static func rectangle(_ value: Any) -> CGRect? {
      if let rect = value as? CGRect { return rect }
      if let value = value as? NSValue { return value.cgRectValue }
      let bytes = value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
      guard let bytes, bytes.count >= MemoryLayout<CGRect>.size else { return nil }
      return bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
  }

  /// The pages of a document that is being drawn.
  private final class DocumentPages {
    /// Points, of pages that say no other.
    let size: CGSize
    /// Where it is written; nil for nowhere.
    let url: URL?
    private let information: DocumentInformation
    var pages: [(DisplayPiece, CGSize)] = []
    /// What leads elsewhere on those pages, and on the one that is drawn now.
    var marks: [[DocumentMark]] = [], pageMarks: [DocumentMark] = []
    init(_ size: CGSize, _ information: DocumentInformation, _ url: URL?) {
      (self.size, self.information, self.url) = (size, information, url)
    }

    func data() -> Data? {
      let kind: DocumentKind = url?.pathExtension.lowercased() == "svg" ? .svg : .pdf
      // The caller waits.
      nonisolated(unsafe) let all: [(piece: DisplayPiece, size: CGSize)] = pages.map { ($0.0, $0.1) }
      let information = information, marks = marks
      let names = Set(marks.joined().compactMap(\.name))
      for name in marks.joined().compactMap(\.target) where !names.contains(name) {
        DrawingReport.once("a document has no destination '\(name)': what leads there is left out.")
      }
      return onMainActor { DrawingTools.renderer.document(all, kind, information, marks: marks) }
    }
  }

  extension DocumentInformation {
    init(_ values: [String: Any]) {
      self.init()
      func text(_ key: String) -> String? {
        (values[key] as? [String])?.joined(separator: ", ") ?? values[key] as? String
      }
      title = text(kCGPDFContextTitle)
      author = text(kCGPDFContextAuthor)
      subject = text(kCGPDFContextSubject)
      keywords = text(kCGPDFContextKeywords)
      creator = text(kCGPDFContextCreator)
    }
  }

  /// The size of a page: the bytes of a rectangle.
  public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
  /// The title of a document: a string.
  public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
  /// Who wrote a document: a string.
  public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
  /// What a document is about: a string.
  public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
  /// Words by which a document is found: a string, or several.
  public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
  /// The program that made a document: a string.
  public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
#endif
