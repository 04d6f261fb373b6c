import CoreGraphics
import HearthCore
import UIKit
import UniformTypeIdentifiers

/// Writes an image file: PNG, JPEG or TIFF of one picture. Other kinds are reported, and there is no destination.
public final class CGImageDestination: @unchecked Sendable {
  // Unchecked: it belongs to who made it.
  fileprivate enum Target {
    case data(CFMutableData)
    case file(URL)
  }
  fileprivate let target: Target
  fileprivate let type: UTType
  fileprivate var image: CGImage?
  fileprivate var properties: [String: Any] = [:]
  fileprivate static let writable: [UTType] = [.png, .jpeg, .tiff]

  fileprivate init?(_ target: Target, _ identifier: String, _ count: Int) {
    guard let type = UTType(identifier), Self.writable.contains(type), count == 1 else {
      Report(
        kind: .notOnLinux, path: "CGImageDestination",
        message: "\(count) pictures in a file of the kind '\(identifier)' are not written, so that it is nil. "
          + "One picture is written as PNG, JPEG or TIFF."
      ).tell()
      return nil
    }
    (self.target, self.type) = (target, type)
  }
  fileprivate func write() -> Bool {
    guard let image, let data = bytes(of: image) else { return false }
    switch target {
    case .data(let result): result.append(data)
    case .file(let url): do { try data.write(to: url, options: .atomic) } catch { return false }
    }
    return true
  }
  private func bytes(of image: CGImage) -> Data? {
    let turned = (number(properties[kCGImagePropertyOrientation]) ?? 1) != 1
    let unwritten = [kCGImagePropertyExifDictionary, kCGImagePropertyGPSDictionary, kCGImagePropertyTIFFDictionary]
    if turned || unwritten.contains(where: { properties[$0] != nil }) {
      Report(
        kind: .notOnLinux, path: "CGImageDestination",
        message: "the pixels are written alone: not their orientation, and not what Exif, GPS and TIFF say."
      ).tell()
    }
    var picture = UIImage(cgImage: image)
    if let longest = number(properties[kCGImageDestinationImageMaxPixelSize]) {
      let factor = min(1, CGFloat(longest) / max(picture.size.width, picture.size.height))
      let size = CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let whole = picture
      picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        whole.draw(in: CGRect(origin: .zero, size: size))
      }
    }
    switch type {
    case .png: return picture.pngData()
    case .tiff: return picture.tiffRepresentation
    default:
      return picture.jpegData(
        compressionQuality: CGFloat(number(properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.9))
    }
  }
}

/// A file that is written by `CGImageDestinationFinalize`. Nil for a kind that is not written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type, count) }
/// Bytes to which a file is added by `CGImageDestinationFinalize`. Nil for a kind that is not written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties.merge(properties ?? [:]) { $1 }
}
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.image = image
  idst.properties.merge(properties ?? [:]) { $1 }
}
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  idst.image = isrc.image(index)
  idst.properties.merge(properties ?? [:]) { $1 }
}
/// Writes the file. False without a picture, and where it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }
/// The kinds of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.writable.map(\.identifier) }
