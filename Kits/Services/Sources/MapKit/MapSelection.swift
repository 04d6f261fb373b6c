import HearthCore
import SwiftUI

/// What a map itself shows at a place, as a park or a shop. A map here shows nothing itself, so that there is never one.
public struct MapFeature: Hashable, Sendable {
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, physicalFeature, territory }
  public let coordinate: CLLocationCoordinate2D
  public let kind: FeatureKind?
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  public let title: String?
  private init(at coordinate: CLLocationCoordinate2D) {
    (self.coordinate, kind, pointOfInterestCategory, title) = (coordinate, nil, nil, nil)
  }
  public static func == (a: MapFeature, b: MapFeature) -> Bool {
    a.coordinate.latitude == b.coordinate.latitude && a.coordinate.longitude == b.coordinate.longitude
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(coordinate.latitude)
    hasher.combine(coordinate.longitude)
  }
}

/// A choice that holds the tag of a mark.
protocol _MapTagged {
  var _tag: AnyHashable? { get }
  /// Nil where the tag is of a different type.
  init?(_ tag: AnyHashable)
}
/// What is chosen on a map: what the app has put there, or what the map itself shows, which is never so here.
///
/// ```swift
/// @State private var selection: MapSelection<Landmark>?
/// ```
public struct MapSelection<Value: Hashable>: Hashable, _MapTagged {
  public let value: Value?
  public let feature: MapFeature?
  public init(_ value: Value) { (self.value, feature) = (value, nil) }
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
  var _tag: AnyHashable? { value.map { AnyHashable($0) } }
  init?(_ tag: AnyHashable) {
    guard let value = tag.base as? Value else { return nil }
    self.init(value)
  }
}
/// A tag as what a map's binding holds; nil where it is of a different type.
func chosenValue<Selection>(_ type: Selection.Type, _ tag: AnyHashable) -> Selection? {
  if let tagged = type as? any _MapTagged.Type { return tagged.init(tag) as? Selection }
  return tag.base as? Selection
}

/// How details of a chosen place are shown. Without places of its own a map shows none.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  public enum CalloutStyle: Sendable { case automatic, compact, full }
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var callout: Self { Self(name: "callout") }
  public static func callout(_ style: CalloutStyle) -> Self { Self(name: "callout \(style)") }
  public static var caption: Self { Self(name: "caption") }
  public static var sheet: Self { Self(name: "sheet") }
}

/// Reports, as soon as the map is seen, that it shows no places of its own.
private struct FeatureReport: ViewModifier {
  let name: String
  func body(content: Content) -> some View {
    content.onAppear {
      Report(kind: .notOnLinux, path: name, message: "a map shows no places of its own that could be chosen.").tell()
    }
  }
}
extension View {
  /// Never asked, which is reported: a map shows no places of its own.
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
    modifier(FeatureReport(name: "mapFeatureSelectionDisabled(_:)"))
  }
  /// Never called, which is reported: a map shows no places of its own.
  public func mapFeatureSelectionContent<Content: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> Content
  ) -> some View { modifier(FeatureReport(name: "mapFeatureSelectionContent(content:)")) }
  /// Reported: a map shows no places of its own.
  public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View {
    modifier(FeatureReport(name: "mapFeatureSelectionAccessory (\(style?.name ?? "none"))"))
  }
  /// Shows what is known of a place, while there is one: its name, number and address, and a button that opens it in the desktop's program for maps.
  public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
    sheet(isPresented: item.isThere) {
      if let item = item.wrappedValue { MapItemDetails(item: item, displaysMap: displaysMap) }
    }
  }
  public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> some View {
    sheet(isPresented: isPresented) { if let item { MapItemDetails(item: item, displaysMap: displaysMap) } }
  }
  /// As a sheet does, beside the view.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top
  ) -> some View {
    popover(isPresented: item.isThere, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
      if let item = item.wrappedValue { MapItemDetails(item: item, displaysMap: displaysMap) }
    }
  }
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top
  ) -> some View {
    popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
      if let item { MapItemDetails(item: item, displaysMap: displaysMap) }
    }
  }
}
extension Binding<MKMapItem?> {
  /// Whether there is a place; false empties the binding.
  @MainActor fileprivate var isThere: Binding<Bool> {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

/// What is known of a place.
struct MapItemDetails: View {
  let item: MKMapItem
  let displaysMap: Bool
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(item.name ?? "Place").font(.title2.bold())
        Spacer()
        Button("Close", systemImage: "xmark") { dismiss() }.labelStyle(.iconOnly)
      }
      if let title = item.placemark.title { Text(title).foregroundStyle(.secondary) }
      if let number = item.phoneNumber { Text(number) }
      if let url = item.url { Link(url.host() ?? url.absoluteString, destination: url) }
      if displaysMap {
        Map(
          initialPosition: .region(
            MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
        ) { Marker(item: item) }
        .frame(height: 160)
      }
      Button("Open in Maps") { item.openInMaps() }
    }
    .padding()
  }
}
