@_exported import CoreGraphics
import HearthCore
import UIKit
import UniformTypeIdentifiers

/// How much of an image is there. Source: Apple, documentation of CGImageSourceStatus.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// The bytes of an image file, of which its pictures and what is said of them are read when they are asked for.
public final class CGImageSource: @unchecked Sendable {
  // Unchecked: one that is told of bytes step by step belongs to who made it; others do not change.
  fileprivate(set) var data: Data
  fileprivate(set) var isFinal: Bool
  private(set) lazy var gif = GIFFile(data)
  fileprivate init(_ data: Data, isFinal: Bool = true) { (self.data, self.isFinal) = (data, isFinal) }

  fileprivate func update(_ data: Data, _ isFinal: Bool) {
    (self.data, self.isFinal, gif) = (data, isFinal, GIFFile(data))
  }
  var type: UTType? { ImageKind.type(of: data) }
  var count: Int {
    if type == nil { return 0 }
    return gif?.frames.count ?? 1
  }
  /// A picture as its pixels lie in the file, not turned.
  func image(_ index: Int) -> CGImage? {
    guard index >= 0, index < count else { return nil }
    if let gif, gif.frames.count > 1 { return gif.image(index) }
    return UIImage(data: data)?.cgImage
  }
}

/// Nil for what cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  provider.data.map { CGImageSource(Data(referencing: $0)) }
}
/// A source without bytes: they come by `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}
/// All bytes that there are so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(Data(referencing: data), final)
}
/// The kind of file; nil if it is not an image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type?.identifier }
/// How many pictures there are: those of a GIF that moves, else one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if isrc.type == nil { return isrc.isFinal ? .statusUnknownType : .statusReadingHeader }
  return isrc.isFinal ? .statusComplete : .statusIncomplete
}
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index >= 0 && index < isrc.count ? CGImageSourceGetStatus(isrc) : .statusUnexpectedEOF
}
/// A picture; nil where there is none, and where it cannot be decoded.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(index) }
/// A small picture, whose longer side is at most `kCGImageSourceThumbnailMaxPixelSize`, upright where
/// `kCGImageSourceCreateThumbnailWithTransform` is true.
///
/// Nil where neither `…FromImageAlways` nor `…FromImageIfAbsent` is true: the small pictures of files are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = options ?? [:]
  let isMade =
    isTrue(options[kCGImageSourceCreateThumbnailFromImageAlways])
    || isTrue(options[kCGImageSourceCreateThumbnailFromImageIfAbsent])
  guard isMade, let stored = isrc.image(index) else { return nil }
  var image = UIImage(cgImage: stored)
  if isTrue(options[kCGImageSourceCreateThumbnailWithTransform]), isrc.count == 1 {
    image = UIImage(data: isrc.data) ?? image
  }
  let longest = number(options[kCGImageSourceThumbnailMaxPixelSize])
  let whole = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  let factor = min(1, longest.map { CGFloat($0) / max(whole.width, whole.height) } ?? 1)
  let size = CGSize(width: max(1, (whole.width * factor).rounded()), height: max(1, (whole.height * factor).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}
/// The properties of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  if isrc.type == nil { return nil }
  var result: [String: Any] = [kCGImagePropertyFileSize: isrc.data.count]
  if let gif = isrc.gif, let loops = gif.loopCount {
    result[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: loops] as [String: Any]
  }
  return result
}
/// The properties of a picture: its pixels, and what the camera wrote (Exif, GPS, TIFF).
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index >= 0, index < isrc.count, let image = isrc.image(index) else { return nil }
  var result: [String: Any] = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height, kCGImagePropertyDepth: 8,
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: isrc.type != .jpeg,
  ]
  if let frame = isrc.gif?.frames[index] {
    // Source: seen in all browsers: a frame of less than two hundredths of a second is shown for a tenth.
    let shown = frame.delay < 0.02 ? 0.1 : frame.delay
    result[kCGImagePropertyGIFDictionary] =
      [kCGImagePropertyGIFDelayTime: shown, kCGImagePropertyGIFUnclampedDelayTime: frame.delay] as [String: Any]
  }
  if let exif = ExifBlock(fileData: isrc.data) {
    for (name, values) in exif.dictionaries { result[name] = values }
    if let orientation = exif.orientation { result[kCGImagePropertyOrientation] = orientation }
  }
  return result
}
/// The kinds of files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageKind.readable.map(\.identifier) }

func isTrue(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }
func number(_ value: Any?) -> Double? {
  switch value {
  case let value as Double: value
  case let value as Int: Double(value)
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
enum ImageKind {
  static let readable: [UTType] = [.png, .jpeg, .gif, .tiff, .bmp, .webP, .svg]
  static func type(of data: Data) -> UTType? {
    let start = [UInt8](data.prefix(16))
    func has(_ bytes: [UInt8], at index: Int = 0) -> Bool { start.dropFirst(index).starts(with: bytes) }
    if has([0x89, 0x50, 0x4E, 0x47]) { return .png }
    if has([0xFF, 0xD8, 0xFF]) { return .jpeg }
    if has(Array("GIF8".utf8)) { return .gif }
    if has(Array("II*\0".utf8)) || has(Array("MM\0*".utf8)) { return .tiff }
    if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) { return .webP }
    if has(Array("BM".utf8)) { return .bmp }
    if has(Array("ftypavif".utf8), at: 4) { return UTType("public.avif") }
    return UIImage(data: data) == nil ? nil : .svg
  }
}
