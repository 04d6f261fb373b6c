import Combine
import CoreGraphics
import CoreTransferable
@_exported import Foundation
import HearthCore

private func reportGroup(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "nobody does things together by a call on this system.").tell()
}
/// Something that people do together while they talk.
public protocol GroupActivity: Codable, Sendable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
  public static var activityIdentifier: String { (Bundle.main.bundleIdentifier ?? "") + ".\(Self.self)" }
  /// False: nobody is called.
  public func activate() async throws -> Bool {
    let metadata = await metadata
    let (page, onTV) = (metadata.fallbackURL?.absoluteString ?? "no page", metadata.supportsContinuationOnTV)
    reportGroup(
      "\(Self.self).activate() “\(metadata.title ?? "")”, \(page), \(onTV ? "also" : "not") on a television\(metadata.previewImage == nil ? "" : ", with a picture")"
    )
    return false
  }
  public func prepareForActivation() async -> GroupActivityActivationResult {
    reportGroup("\(Self.self).prepareForActivation()")
    return .activationDisabled
  }
  /// Never gives one.
  public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
public enum GroupActivityActivationResult: Hashable, Sendable {
  case activationDisabled, activationPreferred, cancelled
}
public struct GroupActivityMetadata: Sendable {
  public struct ActivityType: Hashable, Sendable {
    private let name: String
    public static let generic = ActivityType(name: "generic")
    public static let watchTogether = ActivityType(name: "watchTogether")
    public static let listenTogether = ActivityType(name: "listenTogether")
    public static let createTogether = ActivityType(name: "createTogether")
    public static let workoutTogether = ActivityType(name: "workoutTogether")
    public static let shopTogether = ActivityType(name: "shopTogether")
    public static let readTogether = ActivityType(name: "readTogether")
    public static let learnTogether = ActivityType(name: "learnTogether")
    public static let exploreTogether = ActivityType(name: "exploreTogether")
  }
  public var title: String?
  public var subtitle: String?
  public var type = ActivityType.generic
  public var fallbackURL: URL?
  public var supportsContinuationOnTV = true
  /// A picture of what is done. Reported with the activity, which nobody is invited to.
  public var previewImage: CGImage?
  public init() {}
}
/// Whether a call is going on: never.
public final class GroupStateObserver: ObservableObject {
  public init() {}
  public var isEligibleForGroupSession: Bool { false }
}
public struct Participant: Hashable, Identifiable, Sendable { public let id: UUID }
/// People who do something together. There are never any.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
  // There is never one.
  public enum State: Sendable {
    case waiting, joined
    case invalidated(reason: any Error)
  }
  public let activity: ActivityType
  public let id: UUID
  @Published public private(set) var state = State.waiting
  @Published public private(set) var activeParticipants: Set<Participant> = []
  public let localParticipant: Participant
  private init(_ activity: ActivityType) {
    (self.activity, id, localParticipant) = (activity, UUID(), Participant(id: UUID()))
  }
  public func join() { reportGroup("GroupSession.join()") }
  public func leave() { reportGroup("GroupSession.leave()") }
  public func end() { reportGroup("GroupSession.end()") }
  /// Those that begin. It waits until its task is cancelled.
  public struct Sessions: AsyncSequence, Sendable {
    public typealias Element = GroupSession<ActivityType>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> GroupSession<ActivityType>? {
        let never = AsyncStream<Never> { _ in }
        for await _ in never {}
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
/// Whom something is sent to.
public enum Participants: Sendable {
  case all
  case only(Set<Participant>)
  case except(Set<Participant>)
  /// Written with one of them.
  public static func only(_ participant: Participant) -> Participants { .only([participant]) }
  var count: Int {
    switch self {
    case .all: 0
    case .only(let some), .except(let some): some.count
    }
  }
}
/// Sends what people do to one another: there is nobody.
public final class GroupSessionMessenger: Sendable {
  public enum DeliveryMode: Hashable, Sendable { case reliable, unreliable }
  public struct MessageContext: Sendable { public let source: Participant }
  private let mode: DeliveryMode
  public init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode = .reliable) {
    mode = deliveryMode
    reportGroup("GroupSessionMessenger \(session.id)")
  }
  /// - Throws: `CancellationError`, always: there is nobody.
  public func send<Message: Codable & Sendable>(_ value: Message) async throws {
    reportGroup("GroupSessionMessenger.send(_:)")
    throw CancellationError()
  }
  /// - Throws: `CancellationError`, always: there is nobody.
  public func send<Message: Codable & Sendable>(_ value: Message, to participants: Participants) async throws {
    reportGroup("GroupSessionMessenger.send(_:to:) \(participants.count)")
    throw CancellationError()
  }
  public func messages<Message: Codable & Sendable>(of type: Message.Type) -> AsyncStream<(Message, MessageContext)> {
    AsyncStream { $0.finish() }
  }
}
