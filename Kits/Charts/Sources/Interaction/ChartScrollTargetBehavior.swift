import SwiftUI

/// A type that says where charts come to rest when they scroll.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where scrolling ends.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}
extension ChartScrollTargetBehavior {
  /// Outside of charts a behavior of charts changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The chart in which scrolling is about to end.
@dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {
  /// The scales and the plot area.
  public var chartProxy: ChartProxy
  let base: ScrollTargetBehaviorContext
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

/// Asks a chart's behavior from its scroll view.
struct ChartScrollRest: ScrollTargetBehavior {
  let behavior: (any ChartScrollTargetBehavior)?
  let proxy: ChartProxy
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior?.updateTarget(&target, context: ChartScrollTargetBehaviorContext(chartProxy: proxy, base: context))
  }
}

/// How swipes are aligned to larger steps.
nonisolated public struct MajorValueAlignment<Value: Plottable> {
  enum Kind { case page, unit(Double), matching(DateComponents) }
  let kind: Kind
  /// To what is seen at once.
  public static var page: MajorValueAlignment<Value> { Self(kind: .page) }
  /// To multiples of a value.
  public static func unit(_ value: Value) -> MajorValueAlignment<Value> {
    Self(kind: .unit(value.chartValue.scalar ?? 0))
  }
  var grid: ScrollGrid {
    switch kind {
    case .page: .page
    case .unit(let length): .unit(length)
    case .matching(let components): .matching(components)
    }
  }
}
extension MajorValueAlignment where Value == Date {
  /// To dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> {
    Self(kind: .matching(components))
  }
}

/// How far one swipe may go.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, always, never }
  let kind: Kind
  /// To the next major value, where there are such.
  public static var automatic: ValueAlignedLimitBehavior { .init(kind: .automatic) }
  /// To the next major value or page.
  public static var always: ValueAlignedLimitBehavior { .init(kind: .always) }
  /// As far as it goes.
  public static var never: ValueAlignedLimitBehavior { .init(kind: .never) }
}

/// The values at which scrolling may come to rest.
enum ScrollGrid: Equatable, Sendable {
  case page, unit(Double), matching(DateComponents)

  /// The value of the grid that is nearest.
  /// - Parameter page: What is seen at once.
  func nearest(_ value: Double, page: Double, calendar: Calendar = .autoupdatingCurrent) -> Double {
    switch self {
    case .page: return page > 0 ? (value / page).rounded() * page : value
    case .unit(let length): return length > 0 ? (value / length).rounded() * length : value
    case .matching(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      let after = calendar.nextDate(
        after: date.addingTimeInterval(-0.5), matching: components, matchingPolicy: .nextTime)
      let before = calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
      return [before, after].compactMap { $0?.timeIntervalSinceReferenceDate }
        .min { abs($0 - value) < abs($1 - value) } ?? value
    }
  }
}
