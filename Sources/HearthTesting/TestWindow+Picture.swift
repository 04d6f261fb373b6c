import Foundation
import HearthCore
import HearthRendering

#if GTK
  import HearthPaint
#endif

/// The pixels of a window.
public struct Picture: Sendable {
  public let width: Int
  public let height: Int
  /// Rows of red, green, blue and alpha, a byte each, from the top left corner.
  public let pixels: [UInt8]
  /// The picture as a file. It is made each time that it is asked for.
  public var pngData: Data {
    #if GTK
      return PictureFile.png(RenderedPicture(width: width, height: height, pixels: pixels))
    #else
      return Data()
    #endif
  }

  /// The colour of a pixel: red, green, blue and alpha from 0 to 255. A pixel outside of the picture
  /// fails the test at its line, and is clear.
  public nonisolated func color(
    x: Int, y: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard (0..<width).contains(x) && (0..<height).contains(y) else {
      TestFailure.record(
        "The pixel \(x), \(y) lies outside of the picture, which is \(width) × \(height).",
        at: CallSite(fileID, filePath, line, column))
      return (0, 0, 0, 0)
    }
    let start = (y * width + x) * 4
    return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }
}

/// A picture was asked for where there is nothing to paint with.
public struct NoPictures: Error, CustomStringConvertible {
  public let description = "Pictures need the package's trait GTK; without it compare `displayList`."
}

extension TestWindow {
  /// What the window shows, to be put together with others.
  package var displayPiece: DisplayPiece? { host.output?.picture }
  /// What the window shows, painted by the painter of real windows.
  /// - Parameter scale: Pixels for each point.
  /// - Throws: `NoPictures` without the trait GTK.
  public func picture(scale: CGFloat = 1) throws -> Picture {
    guard let output = host.output else { throw NoPictures() }
    return try picture(of: output.picture, size: content.windowSize, scale: scale)
  }
  /// The pixels of a picture made of parts of what this window has shown.
  package func picture(of piece: DisplayPiece, size: CGSize, scale: CGFloat = 1) throws -> Picture {
    #if GTK
      let background = content.backgroundColor
      let renderer = PictureRenderer(images: host.images)
      let rendered = renderer.render(piece, size: size, scale: scale, background: background)
      return Picture(width: rendered.width, height: rendered.height, pixels: rendered.pixels)
    #else
      throw NoPictures()
    #endif
  }
}
