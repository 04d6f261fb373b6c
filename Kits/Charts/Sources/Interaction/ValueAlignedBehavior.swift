import SwiftUI

/// Comes to rest at values that are spaced at regular intervals.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  let x: ScrollGrid
  let y: ScrollGrid
  let xMajor: ScrollGrid?
  let yMajor: ScrollGrid?
  let limit: ValueAlignedLimitBehavior

  private init(
    x: ScrollGrid, y: ScrollGrid, xMajor: ScrollGrid?, yMajor: ScrollGrid?, _ limit: ValueAlignedLimitBehavior
  ) { (self.x, self.y, self.xMajor, self.yMajor, self.limit) = (x, y, xMajor, yMajor, limit) }

  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let grid = ScrollGrid.unit(unit.chartValue.scalar ?? 0)
    self.init(x: grid, y: grid, xMajor: majorAlignment?.grid, yMajor: majorAlignment?.grid, limitBehavior)
  }
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let grid = ScrollGrid.matching(components)
    self.init(x: grid, y: grid, xMajor: majorAlignment?.grid, yMajor: majorAlignment?.grid, limitBehavior)
  }
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .unit(xUnit.chartValue.scalar ?? 0), y: .unit(yUnit.chartValue.scalar ?? 0), xMajor: xMajorAlignment?.grid,
      yMajor: yMajorAlignment?.grid, limitBehavior)
  }
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .unit(xUnit.chartValue.scalar ?? 0), y: .matching(yComponents), xMajor: xMajorAlignment?.grid,
      yMajor: yMajorAlignment?.grid, limitBehavior)
  }
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .matching(xComponents), y: .unit(yUnit.chartValue.scalar ?? 0), xMajor: xMajorAlignment?.grid,
      yMajor: yMajorAlignment?.grid, limitBehavior)
  }
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .matching(xComponents), y: .matching(yComponents), xMajor: xMajorAlignment?.grid,
      yMajor: yMajorAlignment?.grid, limitBehavior)
  }

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let model = context.chartProxy.model
    let axes = model.configuration.scrollableAxes
    if axes.contains(.horizontal) {
      target.rect.origin.x = rest(
        target.rect.minX, context.originalTarget.rect.minX, context.velocity.dx, model.x, x, xMajor,
        room: context.contentSize.width - context.containerSize.width, isReversed: model.isMirrored)
    }
    if axes.contains(.vertical) {
      target.rect.origin.y = rest(
        target.rect.minY, context.originalTarget.rect.minY, context.velocity.dy, model.y, y, yMajor,
        room: context.contentSize.height - context.containerSize.height, isReversed: !model.y.full.isCategorical)
    }
    target.anchor = nil
  }
  /// The offset nearest to a wanted one at which a value of the grid is the first that is seen. A swipe comes to a major
  /// value; the ends of the domain are values, too.
  private func rest(
    _ wanted: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ axis: AxisModel, _ grid: ScrollGrid,
    _ major: ScrollGrid?, room: CGFloat, isReversed: Bool
  ) -> CGFloat {
    guard room > 0 else { return wanted }
    func share(_ offset: CGFloat) -> Double { Double(isReversed ? 1 - offset / room : offset / room) }
    func offset(_ share: Double) -> CGFloat { (isReversed ? 1 - CGFloat(share) : CGFloat(share)) * room }
    switch (axis.full.domain, axis.scale.domain) {
    case (.categories(let all), .categories(let seen)):
      let steps = Double(all.count - seen.count)
      guard steps > 0 else { return wanted }
      return offset(grid.nearest(share(wanted) * steps, page: Double(seen.count)) / steps)
    case (.continuous(let a, let b, _), .continuous(let c, let d, _)):
      let low = min(a, b), page = abs(d - c), way = abs(b - a) - page
      guard way > 0 else { return wanted }
      let isSwipe = abs(velocity) > 50
      let chosen = isSwipe ? major ?? (limit == .always ? .page : grid) : grid
      var value = low + share(wanted) * way
      if isSwipe, limit != .never, major != nil || limit == .always {
        // One major value away at most.
        let from = low + share(start) * way
        value = min(max(value, from - page), from + page)
      }
      return offset(min(max((chosen.nearest(value, page: page) - low) / way, 0), 1))
    default: return wanted
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
