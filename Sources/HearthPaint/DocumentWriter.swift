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

  /// Something on a page that leads elsewhere, or that others lead to. Points, from the page's top left corner.
  package nonisolated enum DocumentMark: Sendable {
    /// A rectangle that leads to a URL, or to a place of the document by its name.
    case link(CGRect, URL), reference(CGRect, String)
    /// A place with a name.
    case destination(String, CGPoint)

    /// The name of a place that this is.
    package var name: String? { if case .destination(let name, _) = self { name } else { nil } }
    /// The name of the place that this leads to.
    package var target: String? { if case .reference(_, let name) = self { name } else { nil } }

    fileprivate func write(to context: OpaquePointer) {
      let tag: String, attributes: String
      switch self {
      case .link(let rect, let url):
        (tag, attributes) = (CAIRO_TAG_LINK, "rect=\(Self.text(rect)) uri=\(Self.text(url.absoluteString))")
      case .reference(let rect, let name):
        (tag, attributes) = (CAIRO_TAG_LINK, "rect=\(Self.text(rect)) dest=\(Self.text(name))")
      case .destination(let name, let point):
        let x = Self.text(point.x), y = Self.text(point.y)
        (tag, attributes) = (CAIRO_TAG_DEST, "name=\(Self.text(name)) x=\(x) y=\(y)")
      }
      cairo_tag_begin(context, tag, attributes)
      cairo_tag_end(context, tag)
    }
    /// Numbers without exponents, which cairo does not read.
    private static func text(_ number: CGFloat) -> String {
      let number = number.isFinite ? min(max(number, -100_000), 100_000) : 0
      return "\((Double(number) * 100).rounded() / 100)"
    }
    private static func text(_ rect: CGRect) -> String {
      "[\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))]"
    }
    private static func text(_ string: String) -> String {
      let escaped = string.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
      return "'\(escaped)'"
    }
  }

  extension PictureRenderer {
    /// Writes pictures as the pages of a document. Blurs and other effects of pixels become pixels in it.
    ///
    /// - Parameters:
    ///   - pages: Pictures with their sizes in points. A document in SVG has one page: the first.
    ///   - kind: PDF or SVG. A point is 1/72 of an inch in either.
    ///   - information: What the document says of itself, in PDF.
    ///   - marks: What leads elsewhere on each page, in PDF, as far as there are pages. A name that two places have is
    ///     that of the first; what leads to a name that no place has is left out.
    /// - Returns: Nil where there is no page, and where cairo fails.
    package func document(
      _ pages: [(piece: DisplayPiece, size: CGSize)], _ kind: DocumentKind,
      _ information: DocumentInformation = DocumentInformation(), marks: [[DocumentMark]] = []
    ) -> Data? {
      guard let first = pages.first else { return nil }
      let names = Set(marks.prefix(pages.count).joined().compactMap(\.name))
      var written: Set<String> = []
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
        for (index, page) in (kind == .pdf ? pages : [first]).enumerated() {
          if kind == .pdf { cairo_pdf_surface_set_size(surface, length(page.size.width), length(page.size.height)) }
          let context = cairo_create(surface)!
          draw(page.piece, size: page.size, in: context)
          let marks = kind == .pdf && index < marks.count ? marks[index] : []
          if !marks.isEmpty {
            // Cairo forgets the marks of a page on which nothing is drawn: a dot that nobody sees.
            cairo_set_source_rgba(context, 1, 1, 1, 1 / 255)
            cairo_rectangle(context, 0, 0, 0.01, 0.01)
            cairo_fill(context)
          }
          for mark in marks {
            if let target = mark.target, !names.contains(target) { continue }
            if let name = mark.name, !written.insert(name).inserted { continue }
            mark.write(to: context)
          }
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
