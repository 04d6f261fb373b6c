#if GTK
  import CGTK
  import Foundation

  /// Surfaces of drawings that change at every frame: memory that was used before is there already, and a page that is new costs more
  /// than all that is drawn in it.
  final class SpareSurfaces {
    /// What is shown, what was shown before, and one to draw in.
    private static let most = 3
    private var surfaces: [OpaquePointer] = []

    init() {}
    isolated deinit { for surface in surfaces { cairo_surface_destroy(surface) } }
    /// A clear surface of a raster's size that nobody else has; nil when there is none. It belongs to who takes it.
    func take(_ raster: Raster) -> OpaquePointer? {
      guard
        let index = surfaces.firstIndex(where: {
          cairo_surface_get_reference_count($0) == 1 && cairo_image_surface_get_width($0) == Int32(raster.width)
            && cairo_image_surface_get_height($0) == Int32(raster.height)
        })
      else { return nil }
      let surface = surfaces.remove(at: index)
      cairo_surface_flush(surface)
      memset(
        cairo_image_surface_get_data(surface), 0, Int(cairo_image_surface_get_stride(surface)) * raster.height)
      cairo_surface_mark_dirty(surface)
      return surface
    }
    /// Keeps a surface for when nobody else has it any more.
    func keep(_ surface: OpaquePointer) {
      surfaces.append(cairo_surface_reference(surface))
      if surfaces.count > Self.most { cairo_surface_destroy(surfaces.removeFirst()) }
    }
  }
#endif
