import Foundation
import Glibc

/// Scales pictures with gdk-pixbuf, which is there wherever an app of Hearth has a window: GTK depends on it. It is loaded when a picture is scaled.
enum PictureScaler {
  private typealias Load =
    @convention(c) (
      UnsafePointer<CChar>, Int32, Int32, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> OpaquePointer?
  private typealias Save =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  private typealias Release = @convention(c) (OpaquePointer) -> Void

  /// - Parameter size: pixels of both sides. A picture that is no square keeps its shape.
  static func scale(_ picture: URL, to size: Int, into target: URL) throws {
    guard let library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW),
      let load = dlsym(library, "gdk_pixbuf_new_from_file_at_scale"),
      let save = dlsym(library, "gdk_pixbuf_savev"), let objects = dlopen("libgobject-2.0.so.0", RTLD_NOW),
      let release = dlsym(objects, "g_object_unref")
    else { throw PackagedApp.Problem(description: "icons need gdk-pixbuf: apt install libgdk-pixbuf-2.0-0") }
    guard let loaded = unsafeBitCast(load, to: Load.self)(picture.path, Int32(size), Int32(size), 1, nil) else {
      throw PackagedApp.Problem(description: "\(picture.path) is no picture")
    }
    defer { unsafeBitCast(release, to: Release.self)(loaded) }
    guard unsafeBitCast(save, to: Save.self)(loaded, target.path, "png", nil, nil, nil) != 0 else {
      throw PackagedApp.Problem(description: "\(target.path) cannot be written")
    }
  }
}
