import Foundation

/// An array of values, by the name that Core Foundation has for it.
///
/// ```swift
/// CGGradient(colorsSpace: nil, colors: [top.cgColor, bottom.cgColor] as CFArray, locations: [0, 1])
/// ```
public typealias CFArray = [Any]

/// Colours that go over into each other, for `CGContext`.
public final class CGGradient: Sendable {
  package let stops: [Paint.Stop]
  package init(_ stops: [Paint.Stop]) { self.stops = stops }

  /// A gradient of `CGColor`s. Locations go from 0 to 1, one for each colour; nil spreads the colours evenly. Nil
  /// where there is no colour, or something that is not one.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }, count = colors.count
    if count == 0 { return nil }
    self.init(
      colors.enumerated().map { index, color in
        let even = count == 1 ? 0 : CGFloat(index) / CGFloat(count - 1)
        return Paint.Stop(color: color.rgba, location: locations.map { $0[index] } ?? even)
      })
  }
  /// A gradient of colours that are given by their components, one after the other, with an opacity each. Locations go
  /// from 0 to 1, one for each colour; nil spreads the colours evenly. Nil for no colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Where a gradient goes on beyond its ends, in the colours that it has there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
