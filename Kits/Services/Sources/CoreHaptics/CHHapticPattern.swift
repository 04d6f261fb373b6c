import Foundation

/// A value of an event: how strong it is, how sharp.
public struct CHHapticEventParameter: Hashable, Sendable {
  /// Which value.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
    public static let attackTime = ID(rawValue: "AttackTime")
    public static let decayTime = ID(rawValue: "DecayTime")
    public static let releaseTime = ID(rawValue: "ReleaseTime")
  }
  /// Which value, and the value.
  public let parameterID: ID
  public var value: Float
  public init(parameterID: ID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// Something to be felt.
public struct CHHapticEvent: Hashable, Sendable {
  /// A tap, or something that lasts.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  /// Seconds from the start of the pattern; seconds it lasts.
  public var relativeTime: TimeInterval
  public var duration: TimeInterval
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, self.eventParameters, self.relativeTime, self.duration) = (
      eventType, parameters, relativeTime, duration
    )
  }
}

/// A value that changes while a pattern plays.
public struct CHHapticDynamicParameter: Hashable, Sendable {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
  }
  public let parameterID: ID
  public var value: Float
  /// Seconds from the start of the pattern.
  public var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}
/// Values that change along lines while a pattern plays.
public struct CHHapticParameterCurve: Hashable, Sendable {
  public struct ControlPoint: Hashable, Sendable {
    /// Seconds from the start of the curve.
    public var relativeTime: TimeInterval
    public var value: Float
    public init(relativeTime: TimeInterval, value: Float) { (self.relativeTime, self.value) = (relativeTime, value) }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  /// Seconds from the start of the pattern.
  public var relativeTime: TimeInterval
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
  }
}
/// Events in time.
public struct CHHapticPattern: Sendable {
  let events: [CHHapticEvent]
  /// When the last value of a curve or a parameter is set, in seconds.
  private let lastChange: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    lastChange = parameters.map(\.relativeTime).max() ?? 0
  }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    lastChange =
      parameterCurves.flatMap { curve in curve.controlPoints.map { curve.relativeTime + $0.relativeTime } }.max() ?? 0
  }
  /// Seconds until its last event has ended; where there is no event, until its last change.
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? lastChange }
}
