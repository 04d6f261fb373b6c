@_exported import Foundation
import HearthCore
import SwiftUI

/// What a live activity shows that does not change, with the type of what does.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}
/// What a live activity shows now.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public var state: State
  /// When it is out of date; nil for never.
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// Whether the app may show live activities: no desktop of Linux does.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  /// Whether they are enabled, at once and whenever it changes: once, since it never does.
  public var activityEnablementUpdates: AsyncStream<Bool> {
    AsyncStream {
      $0.yield(false)
      $0.finish()
    }
  }
}
/// Why a live activity does not begin. Source: Apple, documentation of ActivityAuthorizationError.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget
  case visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier
  case reconnectNotPermitted
}

/// How far a live activity is.
public enum ActivityState: String, Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
/// How an activity is shown.
public enum ActivityStyle: Hashable, Sendable { case standard, transient }
/// How updates come.
public struct PushType: Hashable, Sendable {
  private let name: String
  public static let token = PushType(name: "token")
  public static func channel(_ id: String) -> PushType { PushType(name: "channel " + id) }
}
/// When an activity that has ended goes away.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  private let isImmediate: Bool
  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}
/// How the user's attention is drawn to an update.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?
    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// A live activity. None ever begins: `request` throws.
///
/// ```swift
/// guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
/// let activity = try Activity.request(attributes: attributes, content: content)
/// ```
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState
  /// Nil is never kept: there is no value to make an activity of.
  private let never: Absent?
  private init(_ never: Absent) { self.never = never }
  public var id: String { switch never! {} }
  public var attributes: Attributes { switch never! {} }
  public var content: ActivityContent<ContentState> { switch never! {} }
  public var contentState: ContentState { switch never! {} }
  public var activityState: ActivityState { switch never! {} }
  public var pushToken: Data? { switch never! {} }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { switch never! {} }
  public var activityStateUpdates: AsyncStream<ActivityState> { switch never! {} }
  public var pushTokenUpdates: AsyncStream<Data> { switch never! {} }
  /// Stops the program: there is no activity of which it could be called.
  private func absent(_ arguments: Any?...) -> Never {
    preconditionFailure("There is no live activity to be told \(arguments).")
  }
  public func update(_ content: ActivityContent<ContentState>) async { absent(content) }
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { absent(content, alertConfiguration) }
  public func update(using contentState: ContentState) async { absent(contentState) }
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    absent(contentState, alertConfiguration)
  }
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { absent(content, dismissalPolicy) }
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { absent(contentState, dismissalPolicy) }

  /// Those that are shown: none.
  public static var activities: [Activity] { [] }
  /// Those that begin from now on: none.
  public static var activityUpdates: AsyncStream<Activity> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Reports that no desktop shows it.
  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity { throw absence() }
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity { throw absence() }
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity { throw absence() }
  private static func absence() -> ActivityAuthorizationError {
    Report(
      kind: .notOnLinux, path: "Activity.request",
      message: "no desktop shows live activities. Ask ActivityAuthorizationInfo().areActivitiesEnabled first."
    ).tell()
    return .unsupported
  }
}

/// Of this there is no value, so that what holds one is never made.
private enum Absent: Sendable {}
