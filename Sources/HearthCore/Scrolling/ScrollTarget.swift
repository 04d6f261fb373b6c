import Foundation
import HearthRendering

/// Where a scroll view comes to rest, which a `ScrollTargetBehavior` may change.
public struct ScrollTarget: Equatable, Sendable {
  /// The part to be seen, in points from the leading and top edges of the content.
  public var rect: CGRect
  /// The point of `rect` that comes to the same point of the scroll view; nil for the top leading corner.
  public var anchor: UnitPoint?
  package init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// Decides where scroll views come to rest.
///
/// It is asked when the user lets go, when a wheel turns and when a key scrolls.
///
///     struct HalfPages: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         let page = context.containerSize.height / 2
///         target.rect.origin.y = (target.rect.minY / page).rounded() * page
///       }
///     }
public protocol ScrollTargetBehavior {
  /// Changes where scrolling ends. What lies outside of the content counts as its end.
  ///
  /// - Parameter target: Where it would end without this behavior.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What else scroll views do with this behavior.
  func properties(context: PropertiesContext) -> Properties
  /// What is known of the scroll view when scrolling is about to end.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What is known of the scroll view when its properties are asked for.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// What else scroll views do with a behavior.
  typealias Properties = ScrollTargetBehaviorProperties
}
extension ScrollTargetBehavior {
  /// The properties that are usual.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Further effects of a behavior on scroll views.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one movement of the finger goes only as far as the behavior lets it: the content then slows down in half
  /// the time. False unless it is set.
  public var limitsScrolls = false
  /// The usual properties.
  public init() {}
}

/// The scroll view for which the properties of a behavior are asked.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which it scrolls.
  public let axes: Axis.Set
}

/// What is known of a scroll view when scrolling is about to end. Its members are also those of the environment.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the movement began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, in points a second; positive towards its end.
  public let velocity: CGVector
  /// The size of the whole content, in points.
  public let contentSize: CGSize
  /// The size in points of what is seen of the content between its margins.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let views: ScrollTargetViews
  /// The offset at which the content is let go.
  let current: CGPoint
  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behavior of whatever type.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior that this one hands on to.
  public var base: any ScrollTargetBehavior
  /// Creates a behavior that does what another does.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

/// Comes to rest at pages as large as the scroll view, and moves by one page at most.
///
/// Source: seen, iOS: a movement ends at the page before or behind the one where it began, and at the edge between pages
/// that comes next in the direction of the finger: who flicks back on the way to the next page stays on the page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(
      _ wanted: CGFloat, _ start: CGFloat, _ current: CGFloat, _ length: CGFloat, _ velocity: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return wanted }
      let first = (start / length).rounded(), here = current / length
      var page = (wanted / length).rounded()
      if velocity.magnitude >= ScrollSettling.leastVelocity {
        // Not the edge that the content is at, within half a point.
        let near = 0.5 / length
        page = velocity > 0 ? (here + near).rounded(.down) + 1 : (here - near).rounded(.up) - 1
      }
      return min(max(page, first - 1), first + 1) * length
    }
    let start = context.originalTarget.rect, current = context.current, room = context.containerSize
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, start.minY, current.y, room.height, context.velocity.dy)
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, start.minX, current.x, room.width, context.velocity.dx)
    }
    target.anchor = nil
  }
}

/// Comes to rest where a view of a target layout is aligned with the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind { case automatic, few, one, never }
    let kind: Kind
    /// As `alwaysByFew` where the horizontal size class is compact, otherwise any number. Source: Apple, documentation
    /// of `automatic`: limited in a compact horizontal size class.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// As many as fit into the scroll view. Source: our choice for "the amount of views that can be scrolled".
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// As many as fit into the scroll view.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// One.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }
  let limitBehavior: LimitBehavior
  let anchor: UnitPoint?
  /// Creates a behavior that aligns the leading and top edges of views.
  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
  /// Creates a behavior that aligns a point of views with the same point of the scroll view; nil for the top leading
  /// corner.
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }
  /// Creates a behavior that aligns a point of views, and passes no more of them than a limit says.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    (self.limitBehavior, self.anchor) = (limitBehavior, anchor)
  }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isLimited: Bool =
      switch limitBehavior.kind {
      case .automatic: context.environment.horizontalSizeClass == .compact
      case .few, .one: true
      case .never: false
      }
    let limit: ScrollTargetViews.Limit = limitBehavior.kind == .one ? .one : isLimited ? .visible : .none
    context.views.align(&target, anchor: anchor ?? .topLeading, limit: limit, context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Pages as large as the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The views of a target layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// The views of a target layout, of which one movement passes so many.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  /// The views of a target layout, aligned at a point.
  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }
  /// The views of a target layout, aligned at a point, of which one movement passes so many.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

struct ScrollTargetBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets where the scroll views in here come to rest.
  ///
  ///     ScrollView(.horizontal) {
  ///       LazyHStack { ForEach(cards) { CardView(card: $0) } }.scrollTargetLayout()
  ///     }
  ///     .scrollTargetBehavior(.viewAligned)
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollTargetBehavior) { $0 = behavior }
  }
  /// Makes the views of a layout those at which scrolling ends, and by which a scroll position is told.
  ///
  ///     LazyVStack { ForEach(items) { Row(item: $0) } }.scrollTargetLayout()
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
