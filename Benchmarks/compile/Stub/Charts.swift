// The least of Charts that the bodies beside it compile with: of every name one declaration. See SwiftUI.swift.
import SwiftUI

public protocol Plottable {}
extension Double: Plottable {}
extension Date: Plottable {}
extension String: Plottable {}
public struct PlottableValue<Value: Plottable> {
  public static func value(_ label: String, _ value: Value) -> PlottableValue<Value> { PlottableValue() }
}
extension PlottableValue where Value == Date {
  public static func value(_ label: String, _ value: Date, unit: Calendar.Component) -> PlottableValue<Date> { PlottableValue() }
}

@MainActor @preconcurrency public protocol ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}
public struct TupleMarks<T>: ChartContent { nonisolated init() {} }
public struct ConditionalMarks<T, F>: ChartContent { nonisolated init() {} }
public struct ModifiedMarks: ChartContent { nonisolated init() {} }
@resultBuilder public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> TupleMarks<(repeat each Content)> { TupleMarks() }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> ConditionalMarks<T, F> { ConditionalMarks() }
  public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> ConditionalMarks<T, F> { ConditionalMarks() }
}
extension ForEach: ChartContent where Content: ChartContent {}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { self.init(unchecked: ()) }
}

public struct MarkDimension { public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() } }
public struct BarMark: ChartContent {
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension) {}
}
public struct LineMark: ChartContent { public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct AreaMark: ChartContent { public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct PointMark: ChartContent { public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct RuleMark: ChartContent {
  public nonisolated init<X: Plottable>(x: PlottableValue<X>) {}
  public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {}
}
public struct RectangleMark: ChartContent {
  public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

public struct InterpolationMethod { public static var catmullRom: InterpolationMethod { InterpolationMethod() } }
public struct AnnotationPosition {
  public static let top = AnnotationPosition()
  public static let bottom = AnnotationPosition()
}
extension ChartContent {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { ModifiedMarks() }
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { ModifiedMarks() }
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some ChartContent { ModifiedMarks() }
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { ModifiedMarks() }
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { ModifiedMarks() }
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { ModifiedMarks() }
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { ModifiedMarks() }
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { ModifiedMarks() }
  public nonisolated func accessibilityLabel(_ label: String) -> some ChartContent { ModifiedMarks() }
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { ModifiedMarks() }
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?, @ViewBuilder content: () -> C
  ) -> some ChartContent { ModifiedMarks() }
}

public struct Chart<Content: ChartContent>: Primitive { public nonisolated init(@ChartContentBuilder content: () -> Content) {} }

public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
public struct AxisMarkValues { public static func stride(by component: Calendar.Component) -> AxisMarkValues { AxisMarkValues() } }
public struct AxisValue {}
public protocol AxisMark {}
public struct TupleAxisMarks<T>: AxisMark {}
@resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> TupleAxisMarks<(repeat each Content)> { TupleAxisMarks() }
}
public struct AxisGridLine: AxisMark { public init() {} }
public struct AxisTick: AxisMark { public init() {} }
public struct AxisValueLabel: AxisMark {
  public init<Format: FormatStyle>(format: Format, centered: Bool) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
}
public protocol AxisContent {}
@resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
}
public struct AxisMarks<Content: AxisMark>: AxisContent {
  public init(values: AxisMarkValues, @AxisMarkBuilder content: @escaping (AxisValue) -> Content) {}
}
extension View {
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>) -> some View { self }
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartLegend(position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?) -> some View { self }
}
