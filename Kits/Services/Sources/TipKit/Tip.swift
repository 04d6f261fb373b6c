import SwiftUI

/// A type that tells the user of something that the app can do, at a moment when it helps.
///
/// ```swift
/// struct FavoriteTip: Tip {
///   @Parameter static var isLoggedIn: Bool = false
///   var title: Text { Text("Save as a Favorite") }
///   var message: Text? { Text("Your favorites appear at the top of the list.") }
///   var rules: [Rule] { #Rule(Self.$isLoggedIn) { $0 == true } }
/// }
/// ```
///
/// It is shown by `TipView` or `popoverTip(_:arrowEdge:action:)` once `Tips.configure(_:)` was called, while all of its rules hold, until it is invalidated.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event<Tips.EmptyDonation>
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias Status = Tips.Status
  typealias InvalidationReason = Tips.InvalidationReason
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount

  /// Under which the tip is known from one run to the next: the type's name unless a tip says otherwise.
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  /// Buttons below the text.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// What has to hold: all of them.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// How often the tip is shown.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
}

extension Tip {
  /// Whether the tip waits for its rules, may be shown, or is done with.
  public var status: Tips.Status { TipStore.shared.status(of: self) }
  /// Whether it may be shown.
  public var shouldDisplay: Bool { status == .available }
  /// Done with: the tip is not shown again, in later runs neither.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }
  /// Forgets that the tip was shown or invalidated.
  public func resetEligibility() async { TipStore.shared.forget(id) }
  /// The status now and whenever it changes, until the task that waits is cancelled.
  public var statusUpdates: AsyncStream<Tips.Status> { updates { $0.status } }
  /// Whether the tip may be shown, now and whenever that changes, until the task that waits is cancelled.
  public var shouldDisplayUpdates: AsyncStream<Bool> { updates { $0.shouldDisplay } }

  private func updates<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (Self) -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let last = LastValue<Value>()
      let number = TipStore.shared.listen {
        let now = value(self)
        if last.take(now) { continuation.yield(now) }
      }
      continuation.onTermination = { _ in TipStore.shared.stopListening(number) }
    }
  }
}

/// A tip of any type.
public struct AnyTip: Tip {
  let tip: any Tip
  public init(_ tip: any Tip) { self.tip = tip }
  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
  public var rules: [Tips.Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}
