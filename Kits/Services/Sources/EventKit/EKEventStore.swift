import CoreGraphics
@_exported import CoreLocation
@_exported import Foundation
import HearthCore

/// What events are about.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// What an app may know of calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// Why a calendar was not read or written. Source: Apple, documentation of EKError.
public struct EKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case eventStoreNotAuthorized = 29
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "EKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let eventNotMutable = Code.eventNotMutable
  public static let noCalendar = Code.noCalendar
  public static let noStartDate = Code.noStartDate
  public static let noEndDate = Code.noEndDate
  public static let datesInverted = Code.datesInverted
  public static let internalFailure = Code.internalFailure
  public static let calendarReadOnly = Code.calendarReadOnly
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
open class EKObject: NSObject, @unchecked Sendable {
  // An app uses it where it made it, as on Apple's systems.
}
/// A calendar. There is none but those that an app makes.
open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor?
  open var allowsContentModifications: Bool { false }
  open var type: EKCalendarType { .local }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  public let calendarIdentifier = UUID().uuidString
  /// What may be in it.
  public let allowedEntityTypes: EKEntityMask
  /// Where it is kept: nowhere, unless an app says so.
  open var source: EKSource!
  private let store: EKEventStore
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    (allowedEntityTypes, store) = (entityType == .event ? .event : .reminder, eventStore)
  }
}
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}
open class EKAlarm: EKObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}
open class EKCalendarItem: EKObject, @unchecked Sendable {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  public let calendarItemIdentifier = UUID().uuidString
  open var attendees: [EKParticipant]? { nil }
  open var hasAttendees: Bool { false }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var timeZone: TimeZone?
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}
/// An event: a value until it is saved, which fails.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { nil }
  private let store: EKEventStore
  public init(eventStore: EKEventStore) { store = eventStore }
  /// Where it takes place, with the place on the earth.
  open var structuredLocation: EKStructuredLocation? { didSet { location = structuredLocation?.title ?? location } }
  /// Whether others see the user as free meanwhile.
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  /// Who organizes it: nobody that is known.
  open var organizer: EKParticipant? { nil }
  open var occurrenceDate: Date! { startDate }
  open var isDetached: Bool { false }
  open var birthdayContactIdentifier: String? { nil }
  /// False: there is nothing newer.
  @discardableResult open func refresh() -> Bool { false }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0
  private let store: EKEventStore
  public init(eventStore: EKEventStore) { store = eventStore }
}

/// The user's calendars: they are not there for apps. Access is denied, nothing is found, and saving fails.
open class EKEventStore: NSObject, @unchecked Sendable {
  // There is nothing in it.
  public override init() { super.init() }
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  private func refuse() -> Bool {
    Report(kind: .notOnLinux, path: "EKEventStore", message: "calendars and reminders are not there for apps.").tell()
    return false
  }
  open func requestFullAccessToEvents() async throws -> Bool { refuse() }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { refuse() }
  open func requestFullAccessToReminders() async throws -> Bool { refuse() }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { refuse() }
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    answer(completion)
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    answer(completion)
  }
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    answer(completion)
  }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = refuse()
    DispatchQueue.global().async { completion(isGranted, nil) }
  }
  private func answer(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let isGranted = refuse()
    DispatchQueue.global().async { completion(isGranted, nil) }
  }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    _ = refuse()
    return NSPredicate(value: false)
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    _ = refuse()
    return NSPredicate(value: false)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    _ = refuse()
    return NSPredicate(value: false)
  }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    _ = refuse()
    return NSPredicate(value: false)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    _ = refuse()
    DispatchQueue.global().async { completion(nil) }
    return self
  }
  /// - Throws: `EKError.eventStoreNotAuthorized`, always.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw refusal() }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal() }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal() }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw refusal() }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
  open func commit() throws { throw refusal() }
  private func refusal() -> EKError {
    _ = refuse()
    return EKError(.eventStoreNotAuthorized)
  }
}

public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
/// Where calendars are kept. There is never one.
open class EKSource: EKObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var title: String { "" }
  open var sourceType: EKSourceType { .local }
  open var sourceIdentifier: String { "" }
}
extension EKEventStore {
  public var sources: [EKSource] { [] }
  public func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }
  /// Nil: there is no such event or reminder.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { event(withIdentifier: identifier) }
}

/// So that an error is caught by its code, as in `catch EKError.noCalendar`.
public func ~= (code: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// How urgent a reminder is, among the numbers from 0 to 9.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
/// Somebody who takes part. There is never one.
open class EKParticipant: EKObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var name: String? { nil }
  open var url: URL { URL(fileURLWithPath: "/") }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var isCurrentUser: Bool { false }
}
/// A place with its name, around which an alarm may be.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  // An app uses it where it made it.
  open var title: String?
  open var geoLocation: CLLocation?
  /// Metres.
  open var radius: Double = 0
  public init(title: String) { self.title = title }
}
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
extension EKEventStore {
  /// There is nothing newer.
  public func refreshSourcesIfNecessary() {}
  /// Forgets what was not saved, which is nothing.
  public func reset() {}
}
