// How much brighter than white pictures may be. Windows have 8 bits for each part of a colour and displays are driven by
// them, so that nothing is brighter than white whatever the range: the most that a picture is shown with is `standard`.

extension Image {
  /// How much brighter than white what a picture shows may be.
  public struct DynamicRange: Hashable, Sendable {
    private let stops: UInt8
    private init(_ stops: UInt8) { self.stops = stops }
    /// Nothing is brighter than white.
    public static let standard = DynamicRange(0)
    /// A little may be brighter than white, so that pictures beside text do not outshine it.
    public static let constrainedHigh = DynamicRange(1)
    /// As bright as the display can.
    public static let high = DynamicRange(2)
  }

  /// Sets how much brighter than white this image may be shown; nil leaves that to the environment. Pictures are shown
  /// with white at the most here, as in `standard`.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { with { $0.dynamicRange = range } }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}
extension EnvironmentValues {
  /// How much brighter than white pictures may be shown; nil where nobody said. They are shown with white at the most here,
  /// as in `standard`.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}
extension View {
  /// Sets how much brighter than white pictures in this view may be shown; nil for what is usual. They are shown with white
  /// at the most here, as in `standard`.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
