import HearthCore
import SwiftUI

/// Something on a map.
public struct _MapMark {
  enum Shape {
    /// A view whose `anchor` is at the place.
    case view(AnyView, anchor: UnitPoint)
    case line([CLLocationCoordinate2D], isClosed: Bool)
    /// Metres.
    case circle(radius: Double)
  }
  var place: CLLocationCoordinate2D
  var shape: Shape
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, width: CGFloat)?
  var tag: AnyHashable?
  var tint: Color?
}

/// A type that has something on a map.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  var _marks: [_MapMark] { get }
}
extension MapContent { public var _marks: [_MapMark] { body._marks } }
extension Never: MapContent { public var _marks: [_MapMark] { [] } }
/// What has marks of its own.
public protocol _MapLeaf: MapContent where Body == Never {}
extension _MapLeaf { public var body: Never { fatalError("\(Self.self) has no body: it was asked for one") } }

public struct EmptyMapContent: _MapLeaf {
  public nonisolated init() {}
  public var _marks: [_MapMark] { [] }
}
/// Several things.
public struct _MapMarks: _MapLeaf {
  public let _marks: [_MapMark]
}
/// Makes what is on a map.
@MainActor @preconcurrency @resultBuilder public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _MapMarks {
    var marks: [_MapMark] = []
    for part in repeat each content { marks += part._marks }
    return _MapMarks(_marks: marks)
  }
  public static func buildOptional<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: MapContent>(first content: Content) -> _MapMarks {
    _MapMarks(_marks: content._marks)
  }
  public static func buildEither<Content: MapContent>(second content: Content) -> _MapMarks {
    _MapMarks(_marks: content._marks)
  }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapMarks {
    _MapMarks(_marks: content._marks)
  }
}
extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("An optional part of a map has no body: it was asked for one") }
  @MainActor public var _marks: [_MapMark] { self?._marks ?? [] }
}
extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("ForEach of a map has no body: it was asked for one") }
  /// What has no tag of its own is chosen by the identity of its element.
  @MainActor public var _marks: [_MapMark] {
    data.flatMap { element in
      content(element)._marks.map {
        var mark = $0
        if mark.tag == nil { mark.tag = AnyHashable(identity(element)) }
        return mark
      }
    }
  }
}
nonisolated extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identity: { $0.id }, content: content)
  }
}
nonisolated extension ForEach where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, identity: { $0[keyPath: id] }, content: content) }
}
nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identity: { $0 }, content: content)
  }
}

/// Marks that were changed.
public struct _ChangedMarks<Base: MapContent>: _MapLeaf {
  let base: Base
  let change: (inout _MapMark) -> Void
  public var _marks: [_MapMark] {
    base._marks.map {
      var mark = $0
      change(&mark)
      return mark
    }
  }
}
extension MapContent {
  /// What a selection of it is.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent {
    _ChangedMarks(base: self) { if $0.tag == nil { $0.tag = tag } }
  }
  public func tint(_ color: Color?) -> some MapContent { _ChangedMarks(base: self) { $0.tint = color } }
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
    _ChangedMarks(base: self) { $0.tint = style as? Color }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    _ChangedMarks(base: self) { $0.fill = AnyShapeStyle(style) }
  }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    _ChangedMarks(base: self) { $0.stroke = (AnyShapeStyle(style), lineWidth) }
  }
  public func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> some MapContent {
    _ChangedMarks(base: self) { $0.stroke = (AnyShapeStyle(style), stroke.lineWidth) }
  }
  /// Titles are shown as they fit.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
/// What lies over what.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A pin with a title.
public struct Marker<Label: View>: _MapLeaf {
  public let _marks: [_MapMark]
  init(place: CLLocationCoordinate2D, _ symbol: String?, monogram: Text? = nil, _ label: Label) {
    let view = MarkerView(symbol: symbol ?? "mappin", monogram: monogram, label: label)
    _marks = [_MapMark(place: place, shape: .view(AnyView(view), anchor: .center))]
  }
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(place: coordinate, nil, label())
  }
}
extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(place: coordinate, nil, Label(titleKey, systemImage: "mappin"))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(place: coordinate, nil, Label(title, systemImage: "mappin"))
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(place: coordinate, systemImage, Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(place: coordinate, systemImage, Label(title, systemImage: systemImage)) }
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(place: coordinate, nil, monogram: monogram, Label(titleKey, systemImage: "mappin"))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(place: coordinate, nil, monogram: monogram, Label(title, systemImage: "mappin"))
  }
  public init(item: MKMapItem) {
    self.init(place: item.placemark.coordinate, nil, Label(item.name ?? "", systemImage: "mappin"))
  }
}
struct MarkerView<Label: View>: View {
  let symbol: String
  let monogram: Text?
  let label: Label
  var body: some View {
    Circle().fill(.tint).frame(width: 28, height: 28)
      .overlay { if let monogram { monogram } else { Image(systemName: symbol) } }
      .foregroundStyle(.white).font(.caption)
      .overlay(alignment: .bottom) {
        label.labelStyle(.titleOnly).font(.caption).foregroundStyle(.primary).fixedSize().offset(y: 16)
      }
  }
}
/// A view at a place.
public struct Annotation<Label: View, Content: View>: _MapLeaf {
  public let _marks: [_MapMark]
  init(place: CLLocationCoordinate2D, _ anchor: UnitPoint, _ label: Label, _ content: Content) {
    let view = content.overlay(alignment: .bottom) {
      label.font(.caption).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
    }
    _marks = [_MapMark(place: place, shape: .view(AnyView(view), anchor: anchor))]
  }
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(place: coordinate, anchor, label(), content()) }
}
extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(place: coordinate, anchor, Text(titleKey), content()) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(place: coordinate, anchor, Text(title), content()) }
}
/// Where the user is. It is not known.
public struct UserAnnotation: _MapLeaf {
  /// What would stand at the user's place.
  private nonisolated(unsafe) let view: (AnyView, UnitPoint)?
  public nonisolated init() { view = nil }
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    view = (AnyView(content()), anchor)
  }
  public var _marks: [_MapMark] {
    let name = view == nil ? "UserAnnotation" : "UserAnnotation(anchor:content:)"
    Report(kind: .notOnLinux, path: name, message: "nobody knows where the user is: it is not shown.").tell()
    return []
  }
}
/// A line.
public struct MapPolyline: _MapLeaf {
  public let _marks: [_MapMark]
  /// Which way a line takes between two of its places.
  public enum ContourStyle: Hashable, Sendable {
    /// Straight on the flat map.
    case straight
    /// The shortest on the earth.
    case geodesic
  }
  public init(coordinates: [CLLocationCoordinate2D]) {
    _marks = coordinates.first.map { [_MapMark(place: $0, shape: .line(coordinates, isClosed: false))] } ?? []
  }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) {
    self.init(coordinates: contourStyle == .straight ? coordinates : MKGeodesicPolyline.places(along: coordinates))
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
  public init(_ route: MKRoute) { self.init(route.polyline) }
}
/// An area.
public struct MapPolygon: _MapLeaf {
  public let _marks: [_MapMark]
  public init(coordinates: [CLLocationCoordinate2D]) {
    _marks = coordinates.first.map { [_MapMark(place: $0, shape: .line(coordinates, isClosed: true))] } ?? []
  }
}
/// A circle, in metres.
public struct MapCircle: _MapLeaf {
  public let _marks: [_MapMark]
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _marks = [_MapMark(place: center, shape: .circle(radius: radius))]
  }
}
