import SwiftUI

/// A type that represents what the axes of a chart are made of.
///
///     struct MonthAxis: AxisContent {
///       var body: some AxisContent {
///         AxisMarks(values: .stride(by: .month)) { AxisValueLabel(format: .dateTime.month(.narrow)) }
///       }
///     }
public protocol AxisContent {
  associatedtype Body: AxisContent
  /// The axis marks that this content is made of.
  @AxisContentBuilder var body: Body { get }
  /// Adds the axis marks of the content to those of an axis.
  static func _collect(_ content: Self, _ axes: _AxisCollector)
}

extension AxisContent {
  public static func _collect(_ content: Self, _ axes: _AxisCollector) { Body._collect(content.body, axes) }
}
extension AxisContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is axis content of its own: it has no body.") }
}

/// The axis marks of an axis, as its content is asked for them in order.
public final class _AxisCollector {
  var marks: [AxisMarksSpec] = []
  init() {}
  /// Changes all that a closure adds.
  func change(_ add: () -> Void, _ change: (inout AxisMarksSpec) -> Void) {
    let first = marks.count
    add()
    for index in first..<marks.count { change(&marks[index]) }
  }
}

/// What an `AxisMarks` says.
struct AxisMarksSpec {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The parts at a value; nil for the usual ones.
  var parts: ((AxisValue) -> [AxisPart])?
  var format: ((_ChartValue, Locale) -> String?)?
  var stroke: StrokeStyle?
  /// Views that show the lines of these marks as a `PlaceholderContentView`.
  var layers: [AnyView] = []
}

// Its body is that of a view, and is never asked for.
extension Never: @preconcurrency AxisContent {
  public static func _collect(_ content: Never, _ axes: _AxisCollector) {}
}
extension Optional: AxisContent where Wrapped: AxisContent {
  public typealias Body = Never
  public static func _collect(_ content: Self, _ axes: _AxisCollector) {
    if let content { Wrapped._collect(content, axes) }
  }
}
extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public typealias Body = Never
  public static func _collect(_ content: Self, _ axes: _AxisCollector) {
    switch content.branch {
    case .first(let content): TrueContent._collect(content, axes)
    case .second(let content): FalseContent._collect(content, axes)
    }
  }
}

/// Axis content of whatever type.
nonisolated public struct AnyAxisContent: AxisContent {
  public typealias Body = Never
  let collect: (_AxisCollector) -> Void
  public init(_ content: any AxisContent) { self = Self.open(content) }
  public init(erasing content: some AxisContent) { collect = { type(of: content)._collect(content, $0) } }
  private static func open<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
  public static func _collect(_ content: Self, _ axes: _AxisCollector) { content.collect(axes) }
}

extension AxisContent {
  /// Draws the lines of the axis as one layer.
  public func compositingLayer() -> some AxisContent { AnyAxisContent(erasing: self) }
  /// Draws the lines of the axis as one layer, to which modifiers of views apply.
  public func compositingLayer<V: View>(style: (PlaceholderContentView<Self>) -> V) -> some AxisContent {
    let styled = AnyView(style(PlaceholderContentView()))
    return AnyAxisContent { axes in axes.change({ Self._collect(self, axes) }) { $0.layers.append(styled) } }
  }
}
extension AnyAxisContent {
  init(collect: @escaping (_AxisCollector) -> Void) { self.collect = collect }
}

/// A result builder that composes axis content.
@resultBuilder public struct AxisContentBuilder {
  public static func buildBlock() -> some AxisContent { AnyAxisContent { _ in } }
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<T: AxisContent>(_ component: T) -> T { component }
  public static func buildBlock<each T: AxisContent>(_ components: repeat each T) -> some AxisContent {
    var all: [AnyAxisContent] = []
    repeat all.append(AnyAxisContent(erasing: each components))
    let contents = all
    return AnyAxisContent { axes in for content in contents { content.collect(axes) } }
  }
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
