import Foundation

/// What fills a shape or a run of text. Points and radii are in the coordinate space of the piece that uses the paint.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  indirect case linearGradient(stops: [Stop], from: CGPoint, to: CGPoint)
  /// An ellipse's radii are scaled by `aspect` (height by width); 1 for a circle.
  indirect case radialGradient(
    stops: [Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, aspect: CGFloat)
  /// From one circle to another, wherever their centres are; nothing where no circle between or beyond them reaches.
  indirect case circlesGradient(
    stops: [Stop], from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat, spread: Spread)
  /// Angles in radians, clockwise from the x axis.
  indirect case sweep(stops: [Stop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A part of the image repeated from `origin`, each pixel of it (or point, for a symbol) `scale` points large.
  /// The part is in fractions of the whole.
  indirect case tiles(ImageSource, part: CGRect, origin: CGPoint, scale: CGFloat, opacity: Double = 1)

  indirect case mesh(MeshPaint)
  /// Computed by a function of the app, in the coordinate space that begins at `origin`. The area is the rectangle of what
  /// is drawn.
  indirect case shader(ShaderCall, area: CGRect, origin: CGPoint = .zero)

  /// What lies beyond the ends of a gradient: the colours there go on, the gradient begins anew, or runs back and forth.
  package enum Spread: Hashable, Sendable { case pads, repeats, mirrors }

  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    /// From 0 to 1, not decreasing.
    package var location: CGFloat
    package init(color: RGBA, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
}

/// Where the pixels of an image come from. Two sources are the same image when they are equal; a painter decodes a
/// source once.
package enum ImageSource: Hashable, Sendable {
  case file(String)
  case data(Data)
  /// A symbol by its SF Symbols name, drawn at `pointSize` points with the weight (100 to 900) of a font.
  case symbol(name: String, pointSize: CGFloat, weight: Int)
  /// Drawn by code of the app.
  case drawn(DrawnImage)

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .file(let path):
      hasher.combine(0)
      hasher.combine(path)
    case .data(let data):
      hasher.combine(1)
      Self.hash(data, into: &hasher)
    case .symbol(let name, let pointSize, let weight):
      hasher.combine(2)
      hasher.combine(name)
      hasher.combine(pointSize)
      hasher.combine(weight)
    case .drawn(let picture):
      hasher.combine(3)
      hasher.combine(picture)
    }
  }
  /// Bytes of a file that its hash value is that of: all of a small one, and pieces of any other.
  private static let hashedWhole = 512, hashedPieces = 16, hashedPiece = 16
  /// Data's own hash value is that of the first 80 bytes, which files of one program and size share.
  private static func hash(_ data: Data, into hasher: inout Hasher) {
    hasher.combine(data.count)
    data.withUnsafeBytes { bytes in
      if bytes.count <= hashedWhole { return hasher.combine(bytes: bytes) }
      for piece in 0..<hashedPieces {
        let start = (bytes.count - hashedPiece) * piece / (hashedPieces - 1)
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<start + hashedPiece]))
      }
    }
  }
}

/// An image that code has drawn: a `DrawnPicture`. Two are the same image when they are one object.
package class DrawnImage: Hashable, @unchecked Sendable {
  // Unchecked: nothing changes.
  /// Points.
  package let size: CGSize
  init(size: CGSize) { self.size = size }
  package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How pixels of an image are computed when it is drawn larger or smaller.
package enum ImageInterpolation: Hashable, Sendable { case none, low, medium, high }

/// How an image fills its rectangle.
package enum ImageResizing: Hashable, Sendable {
  case stretch
  case tile
}
