import SwiftUI

/// A type that represents a part of an axis at one of its values: a line, a tick or a label.
///
///     struct StrongLine: AxisMark {
///       var body: some AxisMark { AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red) }
///     }
public protocol AxisMark {
  associatedtype Body: AxisMark
  /// The parts that this mark is made of.
  @AxisMarkBuilder var body: Body { get }
  /// Adds the parts of the mark to those at a value.
  static func _collect(_ mark: Self, _ parts: _AxisPartCollector)
}

extension AxisMark {
  public static func _collect(_ mark: Self, _ parts: _AxisPartCollector) { Body._collect(mark.body, parts) }
}
extension AxisMark where Body == Never {
  public var body: Never { fatalError("\(Self.self) is an axis mark of its own: it has no body.") }
}

/// The parts of an axis at one value, as its content is asked for them in order.
public final class _AxisPartCollector {
  var parts: [AxisPart] = []
  init() {}
}

/// A line, a tick or a label of an axis at a value.
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabelContent, AxisLabelOptions)
  }
  var kind: Kind
  /// Whether it is in the middle between this value and the next one; nil for the usual place.
  var centered: Bool?
  var stroke: StrokeStyle?
  var foreground: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// What a label of an axis shows.
enum AxisLabelContent {
  /// The value.
  case value
  /// In the locale of the chart.
  case formatted((_ChartValue, Locale) -> String?)
  case text(Text)
  case view(AnyView)
}

/// Where and how a label of an axis is shown.
struct AxisLabelOptions {
  var anchor: UnitPoint?
  var alignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

// Its body is that of a view, and is never asked for.
extension Never: @preconcurrency AxisMark {
  public static func _collect(_ mark: Never, _ parts: _AxisPartCollector) {}
}
extension Optional: AxisMark where Wrapped: AxisMark {
  public typealias Body = Never
  public static func _collect(_ mark: Self, _ parts: _AxisPartCollector) {
    if let mark { Wrapped._collect(mark, parts) }
  }
}
extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public typealias Body = Never
  public static func _collect(_ mark: Self, _ parts: _AxisPartCollector) {
    switch mark.branch {
    case .first(let mark): TrueContent._collect(mark, parts)
    case .second(let mark): FalseContent._collect(mark, parts)
    }
  }
}

/// An axis mark of whatever type.
nonisolated public struct AnyAxisMark: AxisMark {
  public typealias Body = Never
  let collect: (_AxisPartCollector) -> Void
  init(collect: @escaping (_AxisPartCollector) -> Void) { self.collect = collect }
  public init(_ content: any AxisMark) { self = Self.open(content) }
  public init(erasing content: some AxisMark) { collect = { type(of: content)._collect(content, $0) } }
  private static func open<Mark: AxisMark>(_ mark: Mark) -> AnyAxisMark { AnyAxisMark(erasing: mark) }
  public static func _collect(_ mark: Self, _ parts: _AxisPartCollector) { mark.collect(parts) }
}

extension AxisMark {
  private func changed(_ change: @escaping (inout AxisPart) -> Void) -> AnyAxisMark {
    AnyAxisMark { parts in
      let first = parts.parts.count
      Self._collect(self, parts)
      for index in first..<parts.parts.count { change(&parts.parts[index]) }
    }
  }
  /// The font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { if $0.font == nil { $0.font = font } } }
  /// The style of lines, ticks and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let any = AnyShapeStyle(style)
    return changed { if $0.foreground == nil { $0.foreground = any } }
  }
  /// Moves the mark by so many points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changed { $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
}

/// A result builder that composes axis marks.
@resultBuilder public struct AxisMarkBuilder {
  public static func buildBlock() -> some AxisMark { AnyAxisMark { _ in } }
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<T: AxisMark>(_ component: T) -> T { component }
  public static func buildBlock<each T: AxisMark>(_ components: repeat each T) -> some AxisMark {
    var all: [AnyAxisMark] = []
    repeat all.append(AnyAxisMark(erasing: each components))
    let marks = all
    return AnyAxisMark { parts in for mark in marks { mark.collect(parts) } }
  }
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}
