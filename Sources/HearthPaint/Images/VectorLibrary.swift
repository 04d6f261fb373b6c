#if GTK
  import CGTK

  /// The functions of librsvg that are used, for images in SVG. Source: the reference of librsvg 2.52.
  struct VectorLibrary {
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias MakeHandle = @convention(c) (UnsafePointer<guint8>?, gsize, Failure?) -> OpaquePointer?
    typealias GetSize =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<gdouble>, UnsafeMutablePointer<gdouble>) -> gboolean
    typealias SetResolution = @convention(c) (OpaquePointer, gdouble) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<RsvgRectangle>, Failure?) -> gboolean

    let makeHandle: MakeHandle
    let getSize: GetSize
    let setResolution: SetResolution
    let render: Render

    /// Loaded with the first image that needs it; nil where it is not installed.
    static let shared = VectorLibrary()

    private init?() {
      guard let library = SharedLibrary("librsvg-2.so.2"),
        let makeHandle: MakeHandle = library.function("rsvg_handle_new_from_data"),
        let getSize: GetSize = library.function("rsvg_handle_get_intrinsic_size_in_pixels"),
        let setResolution: SetResolution = library.function("rsvg_handle_set_dpi"),
        let render: Render = library.function("rsvg_handle_render_document")
      else { return nil }
      (self.makeHandle, self.getSize, self.setResolution, self.render) = (makeHandle, getSize, setResolution, render)
    }
  }
#endif
