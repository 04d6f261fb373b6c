#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// The kinds of documents that a picture can be written as, without pixels for what is lines and letters.
  package enum DocumentKind: Sendable { case pdf, svg }

  /// What a document in PDF says of itself.
  package nonisolated struct DocumentInformation: Sendable {
    package var title, author, subject, keywords, creator: String?
    package init() {}

    fileprivate func write(to surface: OpaquePointer) {
      let all: [(cairo_pdf_metadata_t, String?)] = [
        (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
        (CAIRO_PDF_METADATA_SUBJECT, subject), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
        (CAIRO_PDF_METADATA_CREATOR, creator),
      ]
      for case (let name, let text?) in all { cairo_pdf_surface_set_metadata(surface, name, text) }
    }
  }

  extension PictureRenderer {
    /// Writes pictures as the pages of a document. Blurs and other effects of pixels become pixels in it.
    ///
    /// - Parameters:
    ///   - pages: Pictures with their sizes in points. A document in SVG has one page: the first.
    ///   - kind: PDF or SVG. A point is 1/72 of an inch in either.
    ///   - information: What the document says of itself, in PDF.
    /// - Returns: Nil where there is no page, and where cairo fails.
    package func document(
      _ pages: [(piece: DisplayPiece, size: CGSize)], _ kind: DocumentKind,
      _ information: DocumentInformation = DocumentInformation()
    ) -> Data? {
      guard let first = pages.first else { return nil }
      // Cairo has no pages of no size.
      func length(_ value: CGFloat) -> Double { Double(min(max(value.isFinite ? value : 1, 1), 100_000)) }
      let write: cairo_write_func_t = { target, bytes, count in
        guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        target.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }
      var data = Data()
      let status = withUnsafeMutablePointer(to: &data) { target -> cairo_status_t in
        let width = length(first.size.width), height = length(first.size.height)
        let created =
          kind == .pdf
          ? cairo_pdf_surface_create_for_stream(write, target, width, height)
          : cairo_svg_surface_create_for_stream(write, target, width, height)
        guard let surface = created else { return CAIRO_STATUS_NO_MEMORY }
        defer { cairo_surface_destroy(surface) }
        if kind == .pdf { information.write(to: surface) }
        for page in kind == .pdf ? pages : [first] {
          if kind == .pdf { cairo_pdf_surface_set_size(surface, length(page.size.width), length(page.size.height)) }
          let context = cairo_create(surface)!
          draw(page.piece, size: page.size, in: context)
          cairo_show_page(context)
          cairo_destroy(context)
        }
        cairo_surface_finish(surface)
        return cairo_surface_status(surface)
      }
      return status == CAIRO_STATUS_SUCCESS && !data.isEmpty ? data : nil
    }
  }
#endif
