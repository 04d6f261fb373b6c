import HearthTesting
import MapKit
import QuickTesting
import SwiftUI
import UIKit

/// Maps of UIKit, as apps use them.
@MainActor struct MapViewTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    var heard: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      if annotation is MKUserLocation { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "place") as? MKMarkerAnnotationView
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
      view.annotation = annotation
      view.canShowCallout = true
      view.markerTintColor = .systemBlue
      return view
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      (renderer.strokeColor, renderer.lineWidth) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 5)
      return renderer
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      heard.append("selected \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      heard.append("left \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("moved") }
  }
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private func place(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
    let place = MKPointAnnotation()
    place.title = title
    place.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    return place
  }
  private func map(_ delegate: Delegate) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    map.delegate = delegate
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 3000, longitudinalMeters: 4000), animated: true)
    return map
  }

  @Test func `a region is shown as a whole, and places are where they belong`() {
    let delegate = Delegate(), map = map(delegate)
    expect(delegate.heard, equals: ["moved"])
    expect(abs(map.centerCoordinate.latitude - berlin.latitude) < 1e-3)
    let middle = map.convert(berlin, toPointTo: map)
    expect(abs(middle.x - 200) < 1 && abs(middle.y - 150) < 1, "\(middle)")
    let back = map.convert(CGPoint(x: 200, y: 150), toCoordinateFrom: map)
    expect(abs(back.latitude - berlin.latitude) < 1e-3 && abs(back.longitude - berlin.longitude) < 1e-3)
    let mark = place("Gate", 52.53, 13.42)
    map.addAnnotation(mark)
    map.layoutIfNeeded()
    expect(map.view(for: mark)?.center, equals: map.convert(mark.coordinate, toPointTo: map))
    map.setCenter(mark.coordinate, animated: false)
    map.layoutIfNeeded()
    let center = map.view(for: mark)?.center ?? .zero
    expect(abs(center.x - 200) < 1 && abs(center.y - 150) < 1, "\(center)")
  }
  @Test func `all annotations are shown, and views are used again`() throws {
    let delegate = Delegate(), map = map(delegate)
    let marks = [place("A", 52, 13), place("B", 53, 14), place("C", 48, 2)]
    map.showAnnotations(marks, animated: false)
    map.layoutIfNeeded()
    for mark in marks {
      let view = try require(map.view(for: mark))
      expect(map.bounds.contains(view.frame), "\(view.frame)")
    }
    let first = try require(map.view(for: marks[0]))
    map.removeAnnotation(marks[0])
    expect(map.annotations.count == 2 && first.superview == nil)
    let next = place("D", 50, 8)
    map.addAnnotation(next)
    expect(map.view(for: next) === first)
    map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "other")
    expect(map.dequeueReusableAnnotationView(withIdentifier: "other", for: next).reuseIdentifier, equals: "other")
  }
  @Test func `one annotation is selected at a time, and its delegate hears so`() {
    let delegate = Delegate(), map = map(delegate)
    let marks = [place("A", 52.52, 13.4), place("B", 52.52, 13.41)]
    map.addAnnotations(marks)
    delegate.heard = []
    map.selectAnnotation(marks[0], animated: false)
    map.selectAnnotation(marks[1], animated: false)
    expect(map.view(for: marks[1])?.isSelected == true && map.view(for: marks[0])?.isSelected == false)
    map.removeAnnotations(marks)
    expect(delegate.heard, equals: ["selected A", "left A", "selected B", "left B"])
    expect(map.selectedAnnotations.isEmpty)
  }
  @Test func `a map within SwiftUI shows its places, and a click selects one`() throws {
    struct MapPage: UIViewRepresentable {
      let delegate: Delegate
      let mark: MKPointAnnotation
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = delegate
        map.addAnnotation(mark)
        map.addOverlay(
          MKPolyline(
            coordinates: [
              CLLocationCoordinate2D(latitude: 52.5, longitude: 13.3),
              CLLocationCoordinate2D(latitude: 52.5, longitude: 13.5),
            ], count: 2))
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.region = MKCoordinateRegion(center: mark.coordinate, latitudinalMeters: 9000, longitudinalMeters: 9000)
      }
    }
    let delegate = Delegate(), mark = place("Gate", 52.516, 13.378)
    let window = TestWindow(size: CGSize(width: 400, height: 400)) { MapPage(delegate: delegate, mark: mark) }
    let element = try require(window.find { $0.label.contains("Gate") }, window.tree)
    expect(abs(element.frame.midX - 200) < 2 && abs(element.frame.midY - 200) < 2, "\(element.frame)")
    expect(window.displayList.contains("#ff0000"), window.displayList)
    window.click(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    expect(delegate.heard.contains("selected Gate"), "\(delegate.heard)")
  }
  @Test func `a circle and an area have their bounds`() {
    let circle = MKCircle(center: berlin, radius: 1000)
    expect(circle.boundingMapRect.contains(MKMapPoint(berlin)))
    let area = MKPolygon(
      coordinates: [berlin, CLLocationCoordinate2D(latitude: 52.6, longitude: 13.5)], count: 2)
    expect(area.pointCount == 2 && !area.boundingMapRect.isNull)
    expect(MKCircleRenderer(circle: circle).overlay === circle)
  }
}
