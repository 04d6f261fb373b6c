import CoreGraphics

/// Pixels of a rectangle: red, green, blue and opacity from 0 to 1, the colours multiplied by the opacity.
///
/// The numbers are those of sRGB, as they stand in files. Source: our choice; Core Image computes with linear light
/// unless a context has no `workingColorSpace`, which differs in the middle tones of blurred and mixed colours.
struct CIPixels: Sendable {
  typealias Pixel = SIMD4<Float>
  /// The left and the lower edge, in pixels: y points upwards, as everywhere in Core Image.
  let x: Int, y: Int
  let width: Int, height: Int
  /// Rows from the top one downwards.
  var values: [Pixel]

  init(_ area: PixelArea, _ pixel: Pixel = .zero) {
    (x, y, width, height) = (area.x, area.y, area.width, area.height)
    values = Array(repeating: pixel, count: width * height)
  }
  var area: PixelArea { PixelArea(x: x, y: y, width: width, height: height) }

  /// The pixel whose lower left corner is there; clear outside.
  subscript(x: Int, y: Int) -> Pixel {
    get {
      let column = x - self.x, row = height - 1 - (y - self.y)
      guard column >= 0, column < width, row >= 0, row < height else { return .zero }
      return values[row * width + column]
    }
    set { values[(height - 1 - (y - self.y)) * width + x - self.x] = newValue }
  }
  /// What lies at a point between the middles of pixels: mixed of the four around it.
  func sample(_ x: Double, _ y: Double) -> Pixel {
    guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    let left = (x - 0.5).rounded(.down), below = (y - 0.5).rounded(.down)
    let across = Float(x - 0.5 - left), up = Float(y - 0.5 - below)
    let column = Int(left), row = Int(below)
    if across == 0, up == 0 { return self[column, row] }
    let lower = self[column, row] * (1 - across) + self[column + 1, row] * across
    let upper = self[column, row + 1] * (1 - across) + self[column + 1, row + 1] * across
    return lower * (1 - up) + upper * up
  }
  /// The same, with a function called for each pixel.
  func mapped(_ change: (Pixel) -> Pixel) -> CIPixels {
    var copy = self
    for index in copy.values.indices { copy.values[index] = change(copy.values[index]) }
    return copy
  }
  /// The same with the colours as they are without the opacity, which the function gets and returns.
  func mappedColors(_ change: (Pixel) -> Pixel) -> CIPixels {
    mapped { $0.w == 0 ? .zero : change($0.straight).premultiplied }
  }
}

extension CIPixels.Pixel {
  /// The colour without the opacity.
  var straight: Self { w == 0 ? .zero : Self(x / w, y / w, z / w, w) }
  var premultiplied: Self { Self(x * w, y * w, z * w, w) }
  /// How bright a colour is. Source: ITU-R BT.709.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
  /// The three parts of the colour changed; the opacity stays.
  func rgb(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> Self { Self(change(SIMD3(x, y, z)).clamped, w) }
}
extension SIMD3<Float> {
  var clamped: Self { self.clamped(lowerBound: .zero, upperBound: .one) }
}

/// A rectangle of whole pixels, y upwards.
struct PixelArea: Sendable {
  var x: Int, y: Int, width: Int, height: Int
  /// The most pixels of a side. Source: our choice, the longest side of pictures here.
  static let longest = 32_767

  init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
  /// Made whole outwards. Nil for one without pixels, of infinite or of too many.
  init?(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite else { return nil }
    // What is a rounding away from whole is whole.
    let left = (rect.minX + 1e-6).rounded(.down), right = (rect.maxX - 1e-6).rounded(.up)
    let bottom = (rect.minY + 1e-6).rounded(.down), top = (rect.maxY - 1e-6).rounded(.up)
    let possible = 1...CGFloat(Self.longest)
    guard abs(left) < 1e9, abs(bottom) < 1e9, possible.contains(right - left), possible.contains(top - bottom) else {
      return nil
    }
    self.init(x: Int(left), y: Int(bottom), width: Int(right - left), height: Int(top - bottom))
  }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  func grown(by margin: Int) -> PixelArea {
    PixelArea(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
