import CoreGraphics
import Synchronization

/// The pixels of a picture, decoded when they are first asked for.
final class DecodedPixels: Sendable {
  private let image: CGImage
  private let known = Mutex<CIPixels?>(nil)
  init(_ image: CGImage) { self.image = image }

  var pixels: CIPixels {
    if let pixels = known.withLock({ $0 }) { return pixels }
    // Not within the lock: decoding waits for the main thread, which may wait for the lock.
    let decoded = Self.decode(image)
    known.withLock { $0 = decoded }
    return decoded
  }
  private static func decode(_ image: CGImage) -> CIPixels {
    let (width, height) = (image.width, image.height)
    var result = CIPixels(PixelArea(x: 0, y: 0, width: width, height: height))
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { return result }
    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.makeImage()?.dataProvider?.data, data.length >= width * height * 4 else { return result }
    let bytes = data.bytes.assumingMemoryBound(to: UInt8.self)
    for index in result.values.indices {
      let start = index * 4
      let pixel = SIMD4<UInt8>(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
      result.values[index] = CIPixels.Pixel(pixel) / 255
    }
    return result
  }
}

extension CIPixels {
  /// An area of the pixels; clear outside of them.
  func part(_ wanted: PixelArea) -> CIPixels {
    if wanted.x == x, wanted.y == y, wanted.width == width, wanted.height == height { return self }
    var result = CIPixels(wanted)
    let left = max(x, wanted.x), right = min(x + width, wanted.x + wanted.width)
    let bottom = max(y, wanted.y), top = min(y + height, wanted.y + wanted.height)
    guard left < right, bottom < top else { return result }
    for row in bottom..<top { for column in left..<right { result[column, row] = self[column, row] } }
    return result
  }
  /// The same with clear pixels outside of a rectangle: those whose middle is not within it.
  func kept(_ rect: CGRect) -> CIPixels {
    if rect.isInfinite || rect.contains(area.rect) { return self }
    var result = self
    for row in y..<(y + height) {
      for column in x..<(x + width)
      where !rect.contains(CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)) { result[column, row] = .zero }
    }
    return result
  }
  /// Rows of bytes from the top one downwards: red, green, blue and opacity, multiplied by it.
  var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: values.count * 4)
    for (index, value) in values.enumerated() {
      let alpha = min(max(value.w, 0), 1)
      let color = SIMD4<Float>(value.x, value.y, value.z, alpha).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
      let rounded = SIMD4<UInt8>(clamping: SIMD4<Int32>((color * 255).rounded(.toNearestOrAwayFromZero)))
      for part in 0..<4 { bytes[index * 4 + part] = rounded[part] }
    }
    return bytes
  }
}

/// Computes the pixels of a picture that is turned, moved or scaled.
struct Resampling {
  /// From places in the result to those in the source.
  private let back: CGAffineTransform
  private let source: CGRect
  private let isSmooth: Bool
  /// Samples in either direction for each pixel of the result, where several pixels of the source fall together.
  private let density: Int
  init(_ back: CGAffineTransform, source: CGRect, isSmooth: Bool) {
    (self.back, self.source, self.isSmooth) = (back, source, isSmooth)
    let step = max(hypot(back.a, back.b), hypot(back.c, back.d))
    density = isSmooth && step.isFinite ? min(16, max(1, Int(step.rounded(.up)))) : 1
  }
  func pixels(_ wanted: PixelArea, _ read: (PixelArea) -> CIPixels) -> CIPixels {
    var result = CIPixels(wanted)
    let area = wanted.rect.applying(back).insetBy(dx: -2, dy: -2)
    let needed = source.isInfinite ? area : area.intersection(source)
    guard let needed = PixelArea(needed) else { return result }
    let pixels = read(needed)
    let count = Double(density)
    for y in wanted.y..<(wanted.y + wanted.height) {
      for x in wanted.x..<(wanted.x + wanted.width) {
        var sum = CIPixels.Pixel.zero
        for down in 0..<density {
          for across in 0..<density {
            let point = CGPoint(
              x: Double(x) + (Double(across) + 0.5) / count, y: Double(y) + (Double(down) + 0.5) / count
            ).applying(back)
            sum += sample(pixels, point)
          }
        }
        result[x, y] = sum / Float(density * density)
      }
    }
    return result
  }
  private func sample(_ pixels: CIPixels, _ point: CGPoint) -> CIPixels.Pixel {
    if isSmooth { return pixels.sample(point.x, point.y) }
    return pixels[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
  }
}
