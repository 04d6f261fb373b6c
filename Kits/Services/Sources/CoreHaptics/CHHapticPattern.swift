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

/// Events in time.
public struct CHHapticPattern: Sendable {
  let events: [CHHapticEvent]
  public init(events: [CHHapticEvent], parameters: [CHHapticEventParameter]) throws { self.events = events }
  /// Seconds until its last event has ended.
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
