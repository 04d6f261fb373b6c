import HearthTesting
import MapKit
import QuickTesting
import SwiftUI

@MainActor struct MapTests {
  private struct City: Identifiable {
    let id: String
    let place: CLLocationCoordinate2D
  }
  private static let cities = [
    City(id: "West", place: CLLocationCoordinate2D(latitude: 0, longitude: -10)),
    City(id: "East", place: CLLocationCoordinate2D(latitude: 0, longitude: 10)),
  ]
  private static let around = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 40))

  private struct CityMap: View {
    @State private var position = MapCameraPosition.region(MapTests.around)
    @State private var selection: String?
    var body: some View {
      VStack(spacing: 0) {
        Map(position: $position, selection: $selection) {
          ForEach(MapTests.cities) { city in
            Annotation(city.id, coordinate: city.place) { Text("at \(city.id)") }.tag(city.id)
          }
          if selection == nil { MapCircle(center: MapTests.around.center, radius: 100_000).foregroundStyle(.red) }
          MapPolyline(coordinates: MapTests.cities.map(\.place)).stroke(.blue, lineWidth: 2)
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls { MapCompass() }
        .frame(width: 400, height: 200)
        Text("Selected: \(selection ?? "none")")
      }
    }
  }

  @Test func `what is on a map stands at its place`() throws {
    let window = TestWindow { CityMap() }
    let west = try require(window.find { $0.label == "at West" }).frame
    let east = try require(window.find { $0.label == "at East" }).frame
    // 20 of 40 degrees, on 400 points.
    expect(abs((east.midX - west.midX) - 400 * 20 / 40) < 1)
    expect(abs(east.midY - west.midY) < 0.01)
    expect(window.reports.filter { $0.contains("Map") }.count, equals: 1)
  }
  @Test func `a click selects what has a tag`() throws {
    let window = TestWindow { CityMap() }
    window.press("at East")
    expect(window.find { $0.label == "Selected: East" } != nil)
  }
  @Test func `a map by itself shows everything, and tells what it shows`() throws {
    var regions: [MKCoordinateRegion] = []
    let window = TestWindow {
      Map { ForEach(MapTests.cities) { Marker($0.id, coordinate: $0.place) } }
        .onMapCameraChange { regions.append($0.region) }.frame(width: 400, height: 200)
    }
    let region = try require(regions.last)
    expect(region.span.longitudeDelta > 20 && region.span.longitudeDelta < 40)
    expect(window.find { $0.label == "West" } != nil)
  }
  @Test func `the older form shows its items`() throws {
    struct Old: View {
      @State private var region = MapTests.around
      var body: some View {
        Map(coordinateRegion: $region, annotationItems: MapTests.cities) { city in
          MapAnnotation(coordinate: city.place) { Text(city.id) }
        }
      }
    }
    let window = TestWindow { Old() }
    expect(window.find { $0.label == "East" } != nil)
  }
  @Test func `points of the flat map are those of Mercator`() throws {
    let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    expect(origin.x, equals: 268_435_456 / 2)
    expect(origin.y, equals: 268_435_456 / 2)
    let back = MKMapPoint(CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)).coordinate
    expect(abs(back.latitude - 52.5) < 1e-9 && abs(back.longitude - 13.4) < 1e-9)
    // A degree of the earth's mean radius is 111,195 metres.
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    expect(abs(region.span.latitudeDelta - 1) < 1e-4)
    expect(abs(region.span.longitudeDelta - 2) < 1e-4)
  }
  @Test func `a search for places fails`() async throws {
    var code: MKError.Code?
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    do { _ = try await MKLocalSearch(request: request).start() } catch { code = (error as? MKError)?.code }
    expect(code, equals: .serverFailure)
  }

  private struct MovedMap: View {
    @Binding var log: [String]
    var bounds: MapCameraBounds?
    var modes = MapInteractionModes.all
    @State private var position = MapCameraPosition.region(MapTests.around)
    var body: some View {
      VStack(spacing: 0) {
        Map(position: $position, bounds: bounds, interactionModes: modes) {
          Annotation("Middle", coordinate: MapTests.around.center) { Text("here") }
        }
        .mapControls { MapZoomStepper() }
        .onMapCameraChange { log.append(String(format: "end %.0f", $0.region.center.longitude)) }
        .onMapCameraChange(frequency: .continuous) { _ in log.append("on") }
        .frame(width: 400, height: 200)
        Text(position.positionedByUser ? "moved" : "placed")
      }
    }
  }
  @Test func `a drag moves a map, and its position and who hears of it follow`() throws {
    var log: [String] = []
    let window = TestWindow(size: CGSize(width: 400, height: 230)) {
      MovedMap(
        log: Binding {
          log
        } set: {
          log = $0
        })
    }
    let before = try require(window.find { $0.label == "here" }).frame
    log = []
    window.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 200, y: 40))
    let after = try require(window.find { $0.label == "here" }).frame
    expect(abs(before.midX - after.midX - 100) < 1)
    expect(window.find { $0.label == "moved" } != nil)
    // 40 degrees are 400 points.
    expect(log.filter { $0 != "on" }, equals: ["end 10"])
    expect(log.filter { $0 == "on" }.count > 3)
  }
  @Test func `a button of a map makes it larger around its middle`() throws {
    var log: [String] = []
    let window = TestWindow(size: CGSize(width: 400, height: 230)) { CityMap() }
    let other = TestWindow(size: CGSize(width: 400, height: 230)) {
      MovedMap(
        log: Binding {
          log
        } set: {
          log = $0
        })
    }
    let before = try require(other.find { $0.label == "here" }).frame
    other.press("Zoom In")
    expect(other.find { $0.label == "moved" } != nil)
    let after = try require(other.find { $0.label == "here" }).frame
    expect(abs(before.midX - after.midX) < 0.5 && abs(before.midY - after.midY) < 0.5)
    expect(window.find { $0.label == "Zoom In" } == nil)
  }
  @Test func `a map stays within its bounds, and does not move where it may not`() throws {
    var log: [String] = []
    let still = TestWindow(size: CGSize(width: 400, height: 230)) {
      MovedMap(
        log: Binding {
          log
        } set: {
          log = $0
        }, modes: .zoom)
    }
    still.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 200, y: 40))
    expect(still.find { $0.label == "placed" } != nil)
    log = []
    let small = MKCoordinateRegion(
      center: MapTests.around.center, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 10))
    let bound = TestWindow(size: CGSize(width: 400, height: 230)) {
      MovedMap(
        log: Binding {
          log
        } set: {
          log = $0
        }, bounds: MapCameraBounds(centerCoordinateBounds: small))
    }
    bound.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 200, y: 40))
    // The middle goes no further than half of ten degrees.
    expect(log.last, equals: "end 5")
  }
}
