import UIKit

/// Strokes, one upon the other.
///
/// ```swift
/// let picture = canvas.drawing.image(from: canvas.drawing.bounds, scale: 2)
/// ```
///
/// Its data is of a form of its own: what Apple's systems have written is not read, and they do not read this.
public struct PKDrawing: Equatable, Sendable {
  public var strokes: [PKStroke]
  public init() { strokes = [] }
  public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke { self.strokes = Array(strokes) }
  /// - Throws: `DecodingError` for data that `dataRepresentation()` has not made.
  public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }
  /// Strokes are numbers and texts, which can always be written: nothing is lost.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }
  public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
  #if GTK
    /// A picture of a part.
    /// - Parameter scale: Pixels for a point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
        context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
        draw()
      }
    }
  #endif
  func draw() { for stroke in strokes { stroke.draw() } }

  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
  }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}
extension PKDrawing: Codable {
  private struct Written: Codable {
    var ink: PKInk.InkType
    var color: [CGFloat]
    var path: PKStrokePath
    var transform: [CGFloat]
  }
  public init(from decoder: any Decoder) throws {
    strokes = try [Written](from: decoder).map { stroke in
      guard stroke.color.count == 4, stroke.transform.count == 6 else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath, debugDescription: "A stroke has 4 numbers of colour and 6 of a transform."))
      }
      let (color, parts) = (stroke.color, stroke.transform)
      return PKStroke(
        ink: PKInk(stroke.ink, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
        path: stroke.path,
        transform: CGAffineTransform(
          a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]))
    }
  }
  public func encode(to encoder: any Encoder) throws {
    try strokes.map { stroke in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let parts = stroke.transform
      return Written(
        ink: stroke.ink.inkType, color: [red, green, blue, alpha], path: stroke.path,
        transform: [parts.a, parts.b, parts.c, parts.d, parts.tx, parts.ty])
    }.encode(to: encoder)
  }
}
