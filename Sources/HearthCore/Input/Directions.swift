/// A direction along a line of text.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards the start of the line, and towards its end.
  case leading, trailing

  /// Some directions along a line of text.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: direction == .leading ? 1 : 2) }
    /// Towards the leading edge.
    public static let leading = Set(.leading)
    /// Towards the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction across lines of text.
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards the top, and towards the bottom.
  case up, down

  /// Some directions across lines of text.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: direction == .up ? 1 : 2) }
    /// Towards the top.
    public static let up = Set(.up)
    /// Towards the bottom.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

/// The directions in which a frame can be resized from where it is held.
@frozen public enum FrameResizeDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Smaller, and larger.
  case inward, outward

  /// Some ways to resize a frame.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one way.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: direction == .inward ? 1 : 2) }
    /// The frame can become smaller.
    public static let inward = Set(.inward)
    /// The frame can become larger.
    public static let outward = Set(.outward)
    /// Both ways.
    public static let all: Set = [.inward, .outward]
  }
}

/// Where a frame is held to be resized.
@frozen public enum FrameResizePosition: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// At an edge, or at a corner.
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
