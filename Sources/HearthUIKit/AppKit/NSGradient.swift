import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// Colours that go over into each other, to be drawn along a line or around a point.
///
///     NSGradient(starting: .systemBlue, ending: .systemPurple)?.draw(in: bounds, angle: 90)
public final class NSGradient: NSObject {
  /// Where the colours of a gradient go on beyond its ends.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Before the first colour, and behind the last one.
    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
    fileprivate var options: CGGradientDrawingOptions {
      var options: CGGradientDrawingOptions = []
      if contains(.drawsBeforeStartingLocation) { options.insert(.drawsBeforeStartLocation) }
      if contains(.drawsAfterEndingLocation) { options.insert(.drawsAfterEndLocation) }
      return options
    }
  }
  private let colors: [NSColor]
  /// From 0 to 1.
  private let locations: [CGFloat]

  /// From one colour to another.
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(colors: [startingColor, endingColor])
  }
  /// Colours at equal distances. Nil without one.
  public convenience init?(colors colorArray: [NSColor]) {
    let last = CGFloat(max(1, colorArray.count - 1))
    self.init(colors: colorArray, places: colorArray.indices.map { CGFloat($0) / last })
  }
  /// Colours with their places, from 0 to 1. Nil without one.
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    self.init(colors: objects.map(\.0), places: objects.map { min(max($0.1, 0), 1) })
  }
  /// Colours with their places, from 0 to 1. Nil without one, or where there are not as many places.
  public convenience init?(
    colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
  ) {
    guard let locations else {
      self.init(colors: colorArray)
      return
    }
    self.init(colors: colorArray, places: colorArray.indices.map { min(max(locations[$0], 0), 1) })
  }
  private init?(colors: [NSColor], places: [CGFloat]) {
    if colors.isEmpty { return nil }
    (self.colors, locations) = (colors, places)
  }

  /// How many colours there are.
  public var numberOfColorStops: Int { colors.count }
  /// One of the colours, with its place.
  public func getColor(
    _ color: UnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?, at index: Int
  ) {
    guard colors.indices.contains(index) else { return }
    color?.pointee = colors[index]
    location?.pointee = locations[index]
  }
  /// The colour at a place, from 0 to 1.
  public func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let next = locations.firstIndex(where: { $0 >= location }) else { return colors[colors.count - 1] }
    if next == 0 { return colors[0] }
    let before = locations[next - 1], length = locations[next] - before
    return colors[next - 1].blended(withFraction: length > 0 ? (location - before) / length : 1, of: colors[next])
      ?? colors[next]
  }
  private var gradient: CGGradient? {
    CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: locations)
  }

  /// Draws from one point to another, cut off as the context is.
  public func draw(from startingPoint: CGPoint, to endingPoint: CGPoint, options: DrawingOptions = []) {
    guard let gradient, let context = UIGraphicsGetCurrentContext() else { return }
    context.drawLinearGradient(gradient, start: startingPoint, end: endingPoint, options: options.options)
  }
  /// Draws from a circle to another, cut off as the context is.
  public func draw(
    fromCenter startCenter: CGPoint, radius startRadius: CGFloat, toCenter endCenter: CGPoint,
    radius endRadius: CGFloat,
    options: DrawingOptions = []
  ) {
    guard let gradient, let context = UIGraphicsGetCurrentContext() else { return }
    context.drawRadialGradient(
      gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
      options: options.options)
  }
  /// Fills a rectangle.
  ///
  /// - Parameter angle: In which direction the colours go: degrees from that of x, the same way round as an angle in the context. The first and the last
  ///   colour lie in opposite corners. Source: Apple, documentation of `draw(in:angle:)`.
  public func draw(in rect: CGRect, angle: CGFloat) { draw(in: UIBezierPath(rect: rect), angle: angle) }
  /// Fills the inside of a path; the colours go over the rectangle around it.
  public func draw(in path: NSBezierPath, angle: CGFloat) {
    let rect = path.bounds
    clipped(to: path) {
      let turn = angle * .pi / 180, x = cos(turn), y = sin(turn)
      let reach = (abs(x) * rect.width + abs(y) * rect.height) / 2
      draw(
        from: CGPoint(x: rect.midX - x * reach, y: rect.midY - y * reach),
        to: CGPoint(x: rect.midX + x * reach, y: rect.midY + y * reach),
        options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
    }
  }
  /// Fills a rectangle with circles.
  ///
  /// - Parameter relativeCenterPosition: Where the first colour is: from -1 to 1 along each axis, 0 in the middle.
  public func draw(in rect: CGRect, relativeCenterPosition: CGPoint) {
    draw(in: UIBezierPath(rect: rect), relativeCenterPosition: relativeCenterPosition)
  }
  /// Fills the inside of a path with circles.
  public func draw(in path: NSBezierPath, relativeCenterPosition: CGPoint) {
    let rect = path.bounds
    let center = CGPoint(
      x: rect.midX + relativeCenterPosition.x * rect.width / 2,
      y: rect.midY + relativeCenterPosition.y * rect.height / 2)
    let radius = hypot(
      max(center.x - rect.minX, rect.maxX - center.x), max(center.y - rect.minY, rect.maxY - center.y))
    clipped(to: path) { draw(fromCenter: center, radius: 0, toCenter: center, radius: radius) }
  }
  private func clipped(to path: NSBezierPath, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    path.addClip()
    draw()
    context.restoreGState()
  }
}
