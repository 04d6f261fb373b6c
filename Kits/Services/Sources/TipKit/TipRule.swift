import Foundation

extension Tips {
  /// What has to hold before a tip is shown. Made by `#Rule`.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    public init<Value: Codable & Sendable>(
      _ parameter: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool
    ) { holds = { body(parameter.wrappedValue) } }
    public init<First: Codable & Sendable, Second: Codable & Sendable>(
      _ first: Parameter<First>, _ second: Parameter<Second>, _ body: @escaping @Sendable (First, Second) -> Bool
    ) { holds = { body(first.wrappedValue, second.wrappedValue) } }
    public init<Info: Codable & Sendable>(_ event: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool) {
      holds = { body(event) }
    }
  }

  /// A value that rules ask, kept under the names of its type and property. Made by `@Parameter`.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let key: String
    private let initial: Value
    private let isTransient: Bool

    public init(_ owner: Any.Type, _ name: String, _ value: Value, options: ParameterOption...) {
      key = "\(owner).\(name)"
      initial = value
      isTransient = options.contains(.transient)
    }
    /// The value. Tips whose rules ask it are shown or leave when it changes.
    public var wrappedValue: Value {
      get { TipStore.shared.parameter(key) ?? initial }
      nonmutating set { TipStore.shared.setParameter(key, newValue, isTransient: isTransient) }
    }
  }

  /// What is said of a donation that says nothing but when.
  public struct EmptyDonation: Codable, Hashable, Sendable { public init() {} }

  /// Something that the user does, counted by the app.
  ///
  ///     static let didOpen = Event(id: "didOpen")
  ///     Self.didOpen.sendDonation()
  public struct Event<Info: Codable & Sendable>: Identifiable, Sendable {
    public typealias DonationInfo = Info
    public let id: String
    public init(id: String) where Info == EmptyDonation { self.id = id }
    @_disfavoredOverload public init(id: String) { self.id = id }

    /// Each time that it was done, the last at the end.
    public var donations: [Donation<Info>] { TipStore.shared.donations(id) }
    /// Counts it once more.
    public func donate(_ info: Info) async { TipStore.shared.donate(id, info) }
    public func sendDonation(_ info: Info, _ completion: (@Sendable () -> Void)? = nil) {
      TipStore.shared.donate(id, info)
      completion?()
    }
  }
  /// One time that the user did something.
  @dynamicMemberLookup public struct Donation<Info: Codable & Sendable>: Codable, Sendable {
    public let date: Date
    public let value: Info
    public subscript<Member>(dynamicMember path: KeyPath<Info, Member>) -> Member { value[keyPath: path] }
  }
  /// A span of time up to now.
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval
    public static let minute = minutes(1), hour = hours(1), day = days(1), week = weeks(1)
    public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
    public static func hours(_ count: Int) -> DonationTimeRange { minutes(count * 60) }
    public static func days(_ count: Int) -> DonationTimeRange { hours(count * 24) }
    public static func weeks(_ count: Int) -> DonationTimeRange { days(count * 7) }
  }
}
extension Tips.Event where Info == Tips.EmptyDonation {
  /// Counts it once more.
  public func donate() async { TipStore.shared.donate(id, Tips.EmptyDonation()) }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}
extension Array {
  /// Those of a span of time up to now.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Donation<Info> {
    let start = Date().addingTimeInterval(-range.seconds)
    return filter { $0.date >= start }
  }
}
