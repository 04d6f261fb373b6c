#if GTK
  import CGTK
  import Foundation

  /// The functions of poppler that are used, for images in PDF. Source: the reference of poppler-glib 22.
  struct PageLibrary {
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias OpenDocument = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, Failure?) -> OpaquePointer?
    typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias GetSize =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<gdouble>, UnsafeMutablePointer<gdouble>) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void

    let openDocument: OpenDocument
    let getPage: GetPage
    let getSize: GetSize
    let render: Render

    /// Loaded with the first image that needs it; nil where it is not installed.
    static let shared = PageLibrary()

    private init?() {
      guard let library = SharedLibrary("libpoppler-glib.so.8"),
        let openDocument: OpenDocument = library.function("poppler_document_new_from_bytes"),
        let getPage: GetPage = library.function("poppler_document_get_page"),
        let getSize: GetSize = library.function("poppler_page_get_size"),
        let render: Render = library.function("poppler_page_render")
      else { return nil }
      (self.openDocument, self.getPage, self.getSize, self.render) = (openDocument, getPage, getSize, render)
    }

    /// The first page, which the caller owns; nil for a file that cannot be read.
    func firstPage(_ data: Data) -> OpaquePointer? {
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      guard let bytes else { return nil }
      defer { g_bytes_unref(bytes) }
      var error: UnsafeMutablePointer<GError>?
      guard let document = openDocument(bytes, nil, &error) else {
        if let error { g_error_free(error) }
        return nil
      }
      // A page keeps its document.
      defer { g_object_unref(UnsafeMutableRawPointer(document)) }
      return getPage(document, 0)
    }
  }
#endif
