import Foundation

/// Device pixels for each point. Inherited, so that what draws lines of one pixel looks again
/// when the window comes to another display.
struct DeviceScaleKey: TextStyleKey {
  static let defaultValue: CGFloat = 1
  static func apply(_ value: CGFloat, to values: inout TextStyleValues) { values.surroundings.displayScale = value }
}

extension EnvironmentValues {
  /// How many pixels of the display make a point, across and down: 1, 2, or what is between them on Linux.
  ///
  ///     Divider().frame(height: 1 / displayScale)
  public var displayScale: CGFloat {
    get { self[DeviceScaleKey.self] }
    set { self[DeviceScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }
  /// The size of a pixel of the display, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
