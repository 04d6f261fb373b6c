import Foundation

extension UIWindow {
  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The windows of the app. Source: UIKit, the numbers of all three.
    public static let normal = Level(0)
    /// Above a bar of the system.
    public static let statusBar = Level(1_000)
    /// Alerts.
    public static let alert = Level(2_000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    public static func += (level: inout Level, distance: CGFloat) { level.rawValue += distance }
    public static func -= (level: inout Level, distance: CGFloat) { level.rawValue -= distance }
  }
}
