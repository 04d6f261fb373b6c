import SwiftUI

/// Where the photographs of the wall are.
@Observable @MainActor final class PhotoWall {
  /// Below which each is found by its name; nil until pictures have been painted.
  private(set) var base: URL?

  /// - Parameter base: Of a server or a folder; nil to paint the pictures when they are first needed.
  init(base: URL? = nil) { self.base = base }

  func url(of scenery: Scenery) -> URL? { base?.appending(path: scenery.name + ".png") }

  /// Paints the pictures into files, one between two frames, unless there is a place that has them.
  func prepare() async {
    if base != nil { return }
    // Pixels need something that paints.
    #if GTK
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "Gallery-\(ProcessInfo.processInfo.processIdentifier)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for scenery in Scenery.all {
          if Task.isCancelled { return }
          try Self.painted(scenery)?.write(to: folder.appending(path: scenery.name + ".png"))
          await Task.yield()
        }
        base = folder
      } catch {
        problem = error.localizedDescription
      }
    #endif
  }
  /// Why there are no pictures, in a sentence.
  private(set) var problem: String?

  #if GTK
    /// A picture as a file in PNG, 480 pixels wide.
    static func painted(_ scenery: Scenery) -> Data? {
      let renderer = ImageRenderer(
        content: SceneryView(scenery: scenery).frame(width: 480, height: (480 / scenery.ratio).rounded()))
      return renderer.uiImage?.pngData()
    }
  #endif
}
