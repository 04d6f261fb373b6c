import SwiftUI

/// A page for each way to put something on the screen: canvases, pictures, symbols, text, colours, glass, shapes, shaders.
///
/// `GALLERY_PHOTOS` in the environment is the URL below which the photo wall finds its photographs
/// (`alpenglow.png` and so on); without it the app paints them itself, into files of its own. `GALLERY_PAGE` names the page to
/// begin with, as in `GALLERY_PAGE=shaders`.
@main struct GalleryApp: App {
  @State private var wall = PhotoWall(
    base: ProcessInfo.processInfo.environment["GALLERY_PHOTOS"].flatMap { URL(string: $0) })
  private let first = ProcessInfo.processInfo.environment["GALLERY_PAGE"].flatMap { GalleryPage(rawValue: $0) }

  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView(first: first)
        .environment(wall)
    }
    .defaultSize(width: 1040, height: 720)
  }
}
