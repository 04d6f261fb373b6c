import Foundation

extension CGImage {
  /// A picture of bytes in memory, from its top left corner.
  ///
  /// ```swift
  /// let image = CGImage(
  ///   width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6, space: CGColorSpaceCreateDeviceRGB(),
  ///   bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
  ///   provider: CGDataProvider(data: Data([255, 0, 0, 0, 0, 255]) as CFData)!, decode: nil, shouldInterpolate: true,
  ///   intent: .defaultIntent)
  /// ```
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8 times the number of parts.
  ///   - bytesPerRow: From the start of a row to the next one.
  ///   - decode: For each part of a colour what its lowest and its highest value mean, from 0 to 1: `[1, 0]` turns greys
  ///     round. Nil for what they are. The opacity is as it is.
  ///   - shouldInterpolate: Whether pixels that are shown larger run into each other. Who draws it decides that here, by
  ///     `interpolationQuality` or `Image.interpolation(_:)`.
  ///   - intent: Without effect, as there is one space for all colours.
  /// - Returns: Nil where there are too few bytes, and for parts of other sizes than 8 bits.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space.model, bitmapInfo),
      let data = provider.data,
      let picture = PixelPicture(
        width: width, height: height, bytesPerRow: bytesPerRow, layout,
        UnsafeRawBufferPointer(start: data.bytes, count: data.length))
    else { return nil }
    let memory = Memory(provider: provider, layout: layout, space: space, bytesPerRow: bytesPerRow)
    let shown = decode.flatMap { picture.decoded(space, $0) } ?? picture
    self.init(shown, memory: memory)
  }
}

extension PixelPicture {
  /// The picture whose colours mean something else; nil where they mean what they are.
  ///
  /// - Parameter ranges: Two numbers for each part of a colour of `space`.
  fileprivate func decoded(_ space: CGColorSpace, _ ranges: UnsafePointer<CGFloat>) -> PixelPicture? {
    let count = space.numberOfComponents
    let lowest = (0..<3).map { Double(ranges[min($0, count - 1) * 2]) }
    let highest = (0..<3).map { Double(ranges[min($0, count - 1) * 2 + 1]) }
    if lowest.allSatisfy({ $0 == 0 }) && highest.allSatisfy({ $0 == 1 }) { return nil }
    let changed = pixels.map { pixel -> UInt32 in
      let opacity = Double(pixel >> 24)
      if opacity == 0 { return 0 }
      var result = pixel & 0xFF00_0000
      for part in 0..<3 {
        let shift = UInt32(16 - part * 8)
        let value = Double(pixel >> shift & 255) / opacity
        let decoded = lowest[part] + value * (highest[part] - lowest[part])
        result |= UInt32((min(max(decoded, 0), 1) * opacity).rounded()) << shift
      }
      return result
    }
    return PixelPicture(width: width, height: height, changed)
  }
}
