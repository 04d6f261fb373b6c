// The least of SwiftUI that the bodies beside it compile with: of every name one declaration, and of those that source uses in two forms (a
// frame with a width and one with a maximum, a button with a title and one with a label) one of each form. Nothing here does anything: the
// compiler's work for a body against this module is what its work against the whole framework is compared with.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("never") } }
/// What every primitive view and every modifier of the stub gives.
public protocol Primitive: View where Body == Never {}
extension Primitive { public var body: Never { fatalError("a stub has no body") } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError("a stub has no body") } }

public struct EmptyView: Primitive { public nonisolated init() {} }
public struct TupleView<T>: Primitive { nonisolated init() {} }
public struct ModifiedContent<Content, Modifier>: Primitive { nonisolated init() {} }
public struct ConditionalContent<T, F>: Primitive { nonisolated init() {} }

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> ConditionalContent<T, F> { ConditionalContent() }
  public static func buildEither<T: View, F: View>(second: F) -> ConditionalContent<T, F> { ConditionalContent() }
}

// MARK: - State

@propertyWrapper public struct State<Value> {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(value) }
}
@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public subscript<T>(dynamicMember keyPath: WritableKeyPath<Value, T>) -> Binding<T> { Binding<T>(value[keyPath: keyPath]) }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
}
@propertyWrapper public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: keyPath] }
}
public struct EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var colorScheme: ColorScheme { .light }
}
public struct DismissAction { public func callAsFunction() {} }
public enum ColorScheme { case light, dark }

// MARK: - Values

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(_ value: T) {}
  }
}
public protocol ShapeStyle {}
public struct Color: ShapeStyle, Primitive {
  public nonisolated init(red: Double, green: Double, blue: Double) {}
  public func opacity(_ opacity: Double) -> Color { self }
}
public struct HierarchicalShapeStyle: ShapeStyle { public static let secondary = HierarchicalShapeStyle() }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var secondary: HierarchicalShapeStyle { .init() } }
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(red: 0, green: 0, blue: 0) }
  public static var blue: Color { Color(red: 0, green: 0, blue: 1) }
  public static var green: Color { red }
  public static var orange: Color { red }
  public static var yellow: Color { red }
  public static var purple: Color { red }
  public static var pink: Color { red }
  public static var white: Color { red }
  public static var black: Color { red }
  public static var gray: Color { red }
  public static var clear: Color { red }
}
extension Color { public static let secondary = Color(red: 0, green: 0, blue: 0) }
public struct Gradient { public init(colors: [Color]) {} }
public struct LinearGradient: ShapeStyle, Primitive {
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct UnitPoint { public static let top = UnitPoint(), bottom = UnitPoint(), topLeading = UnitPoint(), bottomTrailing = UnitPoint(), center = UnitPoint() }
public struct HorizontalAlignment { public static let leading = HorizontalAlignment(), center = HorizontalAlignment(), trailing = HorizontalAlignment() }
public struct VerticalAlignment { public static let top = VerticalAlignment(), center = VerticalAlignment(), bottom = VerticalAlignment() }
public struct Alignment {
  public static let center = Alignment(), top = Alignment(), leading = Alignment(), trailing = Alignment(), bottomLeading = Alignment()
}
public enum Edge {
  public struct Set: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5), all = Set(rawValue: 15)
  }
}
public struct Angle { public static func degrees(_ degrees: Double) -> Angle { Angle() } }
public struct Font {
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font(), subheadline = Font()
  public static let body = Font(), footnote = Font(), caption = Font(), caption2 = Font()
  public enum Weight { case regular, bold }
  public enum Design { case `default`, rounded }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
}
public struct Animation {
  public static let easeOut = Animation(), easeInOut = Animation()
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0) -> Animation { Animation() }
  public func delay(_ delay: Double) -> Animation { self }
}
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result { try body() }
public struct AnyTransition {
  public static let opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition()
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

// MARK: - Shapes

public protocol Shape: View where Body == Never {}
extension Shape { public var body: Never { fatalError("a stub has no body") } }
public struct Circle: Shape { public nonisolated init() {} }
public struct Capsule: Shape { public nonisolated init() {} }
public struct Rectangle: Shape { public nonisolated init() {} }
public enum RoundedCornerStyle { case circular, continuous }
public struct RoundedRectangle: Shape { public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {} }
public struct Path: Shape {
  public nonisolated init(_ make: (inout Path) -> Void) {}
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
}
public struct StrokeStyle { public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {} }
extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { ModifiedContent<Self, S>() }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { ModifiedContent<Self, S>() }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { ModifiedContent<Self, S>() }
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { ModifiedContent<Self, S>() }
  public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { TrimmedShape() }
}
struct TrimmedShape: Shape { nonisolated init() {} }

// MARK: - Gestures

public protocol Gesture<Value> { associatedtype Value }
public struct ChangedGesture<Value>: Gesture {}
extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value> { ChangedGesture() }
  public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value> { ChangedGesture() }
}
public struct DragGesture: Gesture {
  public init() {}
  public struct Value { public var translation: CGSize }
}

// MARK: - Views
public struct Text: Primitive {
  public nonisolated init(_ content: LocalizedStringKey) {}
  public nonisolated init<S: StringProtocol>(_ content: S) {}
}
public struct Spacer: Primitive {
  public nonisolated init() {}
}
public struct Divider: Primitive {
  public nonisolated init() {}
}
public struct VStack<Content: View>: Primitive {
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct HStack<Content: View>: Primitive {
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: Primitive {
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Group<Content: View>: Primitive {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: Primitive {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: Primitive {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Content: View>: Primitive {
  public nonisolated init(@ViewBuilder root: () -> Content) {}
}
extension NavigationStack { public nonisolated init<P>(path: Binding<P>, @ViewBuilder root: () -> Content) {} }
public struct ScrollView<Content: View>: Primitive {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct GeometryReader<Content: View>: Primitive {
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct TabView<Value: Hashable, Content: View>: Primitive {
  public nonisolated init(selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}
public struct Image: Primitive {
  public nonisolated init(systemName: String) {}
}
public struct Label: Primitive {
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String) {}
  public nonisolated init(_ title: String, systemImage: String) {}
}
public struct Toggle<Label: View>: Primitive {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
public struct TextField: Primitive {
  public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) {}
}
public struct SecureField: Primitive {
  public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) {}
}
public struct TextEditor: Primitive {
  public nonisolated init(text: Binding<String>) {}
}
public struct Slider: Primitive {
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {}
}
public struct Stepper: Primitive {
  public nonisolated init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {}
}
public struct DatePicker: Primitive {
  public nonisolated init(_ title: LocalizedStringKey, selection: Binding<Date>) {}
}
public struct Picker<Value: Hashable, Content: View>: Primitive {
  public nonisolated init(_ title: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}
public struct Menu<Content: View, Label: View>: Primitive {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct DisclosureGroup<Content: View>: Primitive {
  public nonisolated init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
}
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text { public nonisolated init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {} }
public struct ProgressView<Label: View>: Primitive {}
extension ProgressView where Label == EmptyView { public nonisolated init() {} }
extension ProgressView where Label == Text { public nonisolated init(_ title: LocalizedStringKey) {} }
public enum ButtonRole { case cancel, destructive }
public struct Button<Label: View>: Primitive {
  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {}
}
extension Button where Label == SwiftUI.Label {
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {}
}
public struct Section<Header: View, Content: View, Footer: View>: Primitive {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {}
}
extension Section where Header == EmptyView, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: Primitive {
  /// For modules whose content is no view.
  public nonisolated init(unchecked: Void) {}
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View {
  public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}
extension ForEach where Content: View {
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {}
}
extension ForEach { public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self } }
public struct GeometryProxy { public var size: CGSize { .zero } }
extension Image {
  public nonisolated func resizable() -> Image { self }
}

// MARK: - Toolbars

public protocol ToolbarContent {}
public enum ToolbarItemPlacement { case primaryAction, cancellationAction, confirmationAction }
public struct ToolbarItem<Content: View>: ToolbarContent {
  public nonisolated init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarTuple<T>: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarTuple<(repeat each Content)> { ToolbarTuple() }
}

// MARK: - Styles

public protocol ButtonStyle {}
public struct PlainButtonStyle: ButtonStyle {}
extension ButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }
public struct BorderedButtonStyle: ButtonStyle {}
extension ButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { BorderedButtonStyle() } }
public struct BorderedProminentButtonStyle: ButtonStyle {}
extension ButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() } }
public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }

// MARK: - Modifiers

extension View {
  public nonisolated func ignoresSafeArea() -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func font(_ font: Font?) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func padding(_ length: CGFloat) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func frame(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func background<V: View>(_ background: V) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func overlay<V: View>(_ overlay: V) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func tint(_ color: Color?) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func transition(_ transition: AnyTransition) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func disabled(_ disabled: Bool) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func opacity(_ opacity: Double) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func shadow(color: Color = Color(red: 0, green: 0, blue: 0), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func task(_ action: @escaping () async -> Void) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func monospacedDigit() -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func lineLimit(_ number: Int?) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func alert<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func scaleEffect(_ scale: CGFloat) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func rotationEffect(_ angle: Angle) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func gesture<G: Gesture>(_ gesture: G) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func scaledToFit() -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func refreshable(_ action: @escaping () async -> Void) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func searchable(text: Binding<String>) -> some View { ModifiedContent<Self, Void>() }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { ModifiedContent<Self, Void>() }
}
public enum TextAlignment { case leading, center, trailing }
extension Array { public mutating func remove(atOffsets offsets: IndexSet) {} }
