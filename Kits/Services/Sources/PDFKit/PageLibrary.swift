import Foundation
import HearthCore

/// The functions of poppler and cairo that draw and search the pages of documents. Source: the references of poppler-glib
/// 22 and cairo 1.16.
///
/// They are loaded with the first document, so that an app starts without them.
struct PageLibrary: @unchecked Sendable {
  // Unchecked: the functions do not change. Poppler's documents are used under a lock, see PDFFile.
  typealias Pointer = OpaquePointer
  let bytes: @convention(c) (UnsafeRawPointer?, Int) -> Pointer?
  let unrefBytes: @convention(c) (Pointer) -> Void
  let unref: @convention(c) (Pointer) -> Void
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let freeError: @convention(c) (Pointer?) -> Void
  let open: @convention(c) (Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<Pointer?>?) -> Pointer?
  let pageCount: @convention(c) (Pointer) -> Int32
  let page: @convention(c) (Pointer, Int32) -> Pointer?
  let size: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let text: @convention(c) (Pointer) -> UnsafeMutablePointer<CChar>?
  let render: @convention(c) (Pointer, Pointer) -> Void
  let renderForPrinting: @convention(c) (Pointer, Pointer) -> Void
  let property: [String: @convention(c) (Pointer) -> UnsafeMutablePointer<CChar>?]
  let imageSurface: @convention(c) (UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32) -> Pointer
  let documentSurface: @convention(c) (UnsafePointer<CChar>, Double, Double) -> Pointer
  let setDocumentSize: @convention(c) (Pointer, Double, Double) -> Void
  let destroySurface: @convention(c) (Pointer) -> Void
  let flush: @convention(c) (Pointer) -> Void
  let context: @convention(c) (Pointer) -> Pointer
  let destroy: @convention(c) (Pointer) -> Void
  let scale: @convention(c) (Pointer, Double, Double) -> Void
  let setSource: @convention(c) (Pointer, Pointer, Double, Double) -> Void
  let paint: @convention(c) (Pointer) -> Void
  let showPage: @convention(c) (Pointer) -> Void
  let status: @convention(c) (Pointer) -> Int32

  static let loaded = PageLibrary()
  /// Nil where poppler is not installed, which is reported.
  static var shared: PageLibrary? {
    if loaded == nil {
      Report(
        kind: .notOnLinux, path: "PDFDocument",
        message: "documents are read by poppler, which is not installed (libpoppler-glib8), so that it is nil."
      ).tell()
    }
    return loaded
  }

  private init?() {
    var handles: [UnsafeMutableRawPointer] = []
    for name in ["libpoppler-glib.so.8", "libcairo.so.2", "libgobject-2.0.so.0", "libglib-2.0.so.0"] {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
      handles.append(handle)
    }
    func function<F>(_ name: String, _: F.Type = F.self) -> F? {
      for handle in handles { if let found = dlsym(handle, name) { return unsafeBitCast(found, to: F.self) } }
      return nil
    }
    guard let bytes: @convention(c) (UnsafeRawPointer?, Int) -> Pointer? = function("g_bytes_new"),
      let unrefBytes: @convention(c) (Pointer) -> Void = function("g_bytes_unref"),
      let unref: @convention(c) (Pointer) -> Void = function("g_object_unref"),
      let free: @convention(c) (UnsafeMutableRawPointer?) -> Void = function("g_free"),
      let freeError: @convention(c) (Pointer?) -> Void = function("g_error_free"),
      let open: @convention(c) (Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<Pointer?>?) -> Pointer? = function(
        "poppler_document_new_from_bytes"),
      let pageCount: @convention(c) (Pointer) -> Int32 = function("poppler_document_get_n_pages"),
      let page: @convention(c) (Pointer, Int32) -> Pointer? = function("poppler_document_get_page"),
      let size: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void = function(
        "poppler_page_get_size"),
      let text: @convention(c) (Pointer) -> UnsafeMutablePointer<CChar>? = function("poppler_page_get_text"),
      let render: @convention(c) (Pointer, Pointer) -> Void = function("poppler_page_render"),
      let renderForPrinting: @convention(c) (Pointer, Pointer) -> Void = function("poppler_page_render_for_printing")
    else { return nil }
    guard
      let imageSurface: @convention(c) (UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32) -> Pointer = function(
        "cairo_image_surface_create_for_data"),
      let documentSurface: @convention(c) (UnsafePointer<CChar>, Double, Double) -> Pointer = function(
        "cairo_pdf_surface_create"),
      let setDocumentSize: @convention(c) (Pointer, Double, Double) -> Void = function("cairo_pdf_surface_set_size"),
      let destroySurface: @convention(c) (Pointer) -> Void = function("cairo_surface_destroy"),
      let flush: @convention(c) (Pointer) -> Void = function("cairo_surface_flush"),
      let context: @convention(c) (Pointer) -> Pointer = function("cairo_create"),
      let destroy: @convention(c) (Pointer) -> Void = function("cairo_destroy"),
      let scale: @convention(c) (Pointer, Double, Double) -> Void = function("cairo_scale"),
      let setSource: @convention(c) (Pointer, Pointer, Double, Double) -> Void = function("cairo_set_source_surface"),
      let paint: @convention(c) (Pointer) -> Void = function("cairo_paint"),
      let showPage: @convention(c) (Pointer) -> Void = function("cairo_show_page"),
      let status: @convention(c) (Pointer) -> Int32 = function("cairo_surface_status")
    else { return nil }
    (self.bytes, self.unrefBytes, self.unref, self.free, self.freeError) = (bytes, unrefBytes, unref, free, freeError)
    (self.open, self.pageCount, self.page, self.size, self.text) = (open, pageCount, page, size, text)
    (self.render, self.renderForPrinting, self.imageSurface) = (render, renderForPrinting, imageSurface)
    (self.documentSurface, self.setDocumentSize, self.destroySurface) = (
      documentSurface, setDocumentSize, destroySurface
    )
    (self.flush, self.context, self.destroy, self.scale) = (flush, context, destroy, scale)
    (self.setSource, self.paint, self.showPage, self.status) = (setSource, paint, showPage, status)
    var property: [String: @convention(c) (Pointer) -> UnsafeMutablePointer<CChar>?] = [:]
    for name in ["title", "author", "subject", "keywords", "creator", "producer"] {
      property[name] = function("poppler_document_get_\(name)")
    }
    self.property = property
  }

  func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
