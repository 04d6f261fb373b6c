/// How pixels lie in memory, of which this program can read and write each byte.
///
/// Greys and parts of colours of 8 bits, as contexts and pictures of Core Graphics have them most often. Of a picture
/// each is read as one number of 32 bits, in which the opacity is the highest byte, then red, green and blue, multiplied
/// by the opacity: what cairo calls ARGB32.
package struct PixelLayout: Sendable {
  /// What a pixel is made of.
  private enum Model: Sendable { case gray, rgb, alphaOnly }
  private let model: Model
  /// Bytes from one pixel to the next.
  package let bytesPerPixel: Int
  /// Bytes of a pixel before each of its parts: grey or red, green and blue.
  private let parts: (Int, Int, Int)
  /// Bytes of a pixel before its opacity; nil where it is opaque.
  private let alpha: Int?
  /// Bytes of a pixel before what has no meaning; nil for none.
  private let skipped: Int?
  private let isPremultiplied: Bool
  /// What the layout was made of.
  package let info: CGBitmapInfo
  /// What a colour is made of; nil for opacity alone.
  package var colorModel: CGColorSpaceModel? {
    switch model {
    case .gray: .monochrome
    case .rgb: .rgb
    case .alphaOnly: nil
    }
  }

  /// Red, green, blue and opacity, multiplied by it.
  package static let rgba = PixelLayout(
    bitsPerComponent: 8, bitsPerPixel: 32, .rgb, CGBitmapInfo(alpha: .premultipliedLast))!

  /// Nil for what is neither read nor written: parts of other sizes than 8 bits, numbers with a fraction, parts that are
  /// exchanged in pairs.
  package init?(
    bitsPerComponent: Int, bitsPerPixel: Int, _ color: CGColorSpaceModel?, _ info: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8, let opacity = info.alpha, info.isDisjoint(with: .floatInfoMask) else { return nil }
    let order = info.intersection(.byteOrderMask)
    let isReversed = order == .byteOrder32Little
    if !isReversed, order != .byteOrderDefault, order != .byteOrder32Big { return nil }
    self.info = info
    let colors = opacity == .alphaOnly ? 0 : color == .rgb ? 3 : 1
    let extra = opacity == .none ? 0 : 1
    bytesPerPixel = colors + extra
    guard bitsPerPixel == bytesPerPixel * 8, opacity == .alphaOnly || color != nil else { return nil }
    // Only numbers of 32 bits have an order of 32.
    if isReversed && bytesPerPixel != 4 { return nil }
    model = colors == 0 ? .alphaOnly : colors == 3 ? .rgb : .gray
    let isFirst = opacity == .premultipliedFirst || opacity == .first || opacity == .noneSkipFirst
    let count = bytesPerPixel
    func place(_ index: Int) -> Int { isReversed ? count - 1 - index : index }
    let start = isFirst ? 1 : 0
    parts = colors == 3 ? (place(start), place(start + 1), place(start + 2)) : (start, start, start)
    let other = extra == 0 ? nil : place(isFirst ? 0 : colors)
    switch opacity {
    case .noneSkipFirst, .noneSkipLast: (alpha, skipped) = (nil, other)
    default: (alpha, skipped) = (other, nil)
    }
    isPremultiplied = opacity == .premultipliedFirst || opacity == .premultipliedLast
  }

  /// Whether Core Graphics makes a context of such pixels: not of colours that are not multiplied by their opacity, nor
  /// of three bytes, nor of greys with an opacity.
  ///
  /// Source: Apple, Quartz 2D Programming Guide, "Graphics Contexts", table 2-1.
  package var canBeDrawnIn: Bool {
    switch model {
    case .gray, .alphaOnly: bytesPerPixel == 1
    case .rgb: bytesPerPixel == 4 && (isPremultiplied || skipped != nil)
    }
  }

  // MARK: - Reading and writing

  /// Reads a row of pixels.
  package func read(_ row: UnsafeRawPointer, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let bytes = row.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let pixel = bytes + index * bytesPerPixel
      let opacity = alpha.map { UInt32(pixel[$0]) } ?? 255
      if model == .alphaOnly {
        pixels[index] = opacity << 24
        continue
      }
      var red = UInt32(pixel[parts.0]), green = UInt32(pixel[parts.1]), blue = UInt32(pixel[parts.2])
      if alpha != nil {
        if isPremultiplied {
          // A colour that is brighter than its opacity is none.
          (red, green, blue) = (min(red, opacity), min(green, opacity), min(blue, opacity))
        } else if opacity < 255 {
          red = (red * opacity + 127) / 255
          green = (green * opacity + 127) / 255
          blue = (blue * opacity + 127) / 255
        }
      }
      pixels[index] = opacity << 24 | red << 16 | green << 8 | blue
    }
  }
  /// Writes a row of pixels. What is translucent lies over black where pixels are opaque.
  package func write(_ pixels: UnsafePointer<UInt32>, count: Int, to row: UnsafeMutableRawPointer) {
    let bytes = row.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let pixel = bytes + index * bytesPerPixel, value = pixels[index]
      let opacity = value >> 24
      var (red, green, blue) = (value >> 16 & 255, value >> 8 & 255, value & 255)
      if alpha != nil, !isPremultiplied, opacity > 0, opacity < 255 {
        func straight(_ part: UInt32) -> UInt32 { min(255, (part * 255 + opacity / 2) / opacity) }
        (red, green, blue) = (straight(red), straight(green), straight(blue))
      }
      switch model {
      case .alphaOnly: break
      case .gray: pixel[parts.0] = UInt8(Self.gray(red, green, blue))
      case .rgb:
        pixel[parts.0] = UInt8(red)
        pixel[parts.1] = UInt8(green)
        pixel[parts.2] = UInt8(blue)
      }
      if let alpha { pixel[alpha] = UInt8(opacity) }
      if let skipped { pixel[skipped] = 255 }
    }
  }
  /// The grey of a colour, from 0 to 255: a grey is what it is.
  ///
  /// Source: PDF Reference 1.7, 6.2.1, "Conversion between DeviceRGB and DeviceGray": 0.3, 0.59 and 0.11, here as parts of
  /// 256.
  private static func gray(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    (77 * red + 151 * green + 28 * blue + 128) >> 8
  }
}
