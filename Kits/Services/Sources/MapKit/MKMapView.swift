import HearthCore
import UIKit

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Who hears what happens to a map, and says how things on it look.
@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

/// A map. There are no pictures of streets: what the app puts on it stands at its places on a plain ground, which users drag.
@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  public final let userLocation = MKUserLocation()
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  private var registered: [String: MKAnnotationView.Type] = [:]
  private var unused: [MKAnnotationView] = []
  private var wanted = MKMapRect.world
  private var selected: (any MKAnnotation)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    Report(
      kind: .notOnLinux, path: "MKMapView",
      message: "there are no pictures of streets. What is on the map stands at its places on a plain ground."
    ).tell()
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  // MARK: - What is shown

  private var projection: MapProjection { MapProjection(wanted, in: bounds.size) }
  open var visibleMapRect: MKMapRect {
    get { projection.shown }
    set { show(newValue, animated: false) }
  }
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { show(newValue.mapRect, animated: false) }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }
  /// At once, as all of these.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(region.mapRect, animated: animated) }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let middle = MKMapPoint(coordinate)
    let rect = MKMapRect(
      x: middle.x - wanted.width / 2, y: middle.y - wanted.height / 2, width: wanted.width, height: wanted.height)
    show(rect, animated: animated)
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(mapRect, animated: animated) }
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    let unit = MapProjection(mapRect, in: bounds.inset(by: insets).size).shown.width
    let scale = unit / max(bounds.inset(by: insets).width, 1)
    let rect = MKMapRect(
      x: mapRect.minX - insets.left * scale, y: mapRect.minY - insets.top * scale,
      width: mapRect.width + (insets.left + insets.right) * scale,
      height: mapRect.height + (insets.top + insets.bottom) * scale)
    show(rect, animated: animated)
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { one in !self.annotations.contains { $0 === one } })
    show(MapCameraPosition.automatic.rect(of: annotations.map(\.coordinate)), animated: animated)
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(MapProjection(region.mapRect, in: bounds.size).shown)
  }
  private func show(_ rect: MKMapRect, animated: Bool) {
    if rect.isNull || rect == wanted { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    wanted = rect
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(coordinate), to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(convert(point, from: view))
  }

  // MARK: - Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    var added: [MKAnnotationView] = []
    for annotation in annotations where views[ObjectIdentifier(annotation)] == nil {
      let view = delegate?.mapView(self, viewFor: annotation) ?? standardView(annotation)
      view.annotation = annotation
      view.map = self
      self.annotations.append(annotation)
      views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      view.prepareForDisplay()
      added.append(view)
    }
    setNeedsLayout()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }
  private func standardView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    if let type = registered[MKMapViewDefaultAnnotationViewReuseIdentifier] {
      return type.init(annotation: annotation, reuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      if selected === annotation { deselectAnnotation(annotation, animated: false) }
      self.annotations.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if view.reuseIdentifier != nil { unused.append(view) }
    }
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  open func register(_ viewClass: MKAnnotationView.Type?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass
  }
  /// A view that is not used any more; nil where there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let index = unused.firstIndex(where: { $0.reuseIdentifier == identifier }) else { return nil }
    let view = unused.remove(at: index)
    view.prepareForReuse()
    return view
  }
  /// The same, or a new one of the class that is registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? (registered[identifier] ?? MKMarkerAnnotationView.self).init(
        annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  // MARK: - Selection

  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(selected, animated: false)
      }
    }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected !== annotation, let view = view(for: annotation) else { return }
    deselectAnnotation(selected, animated: animated)
    selected = annotation
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation else { return }
    selected = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }
  func touch(_ view: MKAnnotationView) {
    if let annotation = view.annotation { selectAnnotation(annotation, animated: true) }
  }
  /// Where the map was when it was touched, and whether it was moved since.
  private var dragged: (start: MapProjection, place: CGPoint, hasMoved: Bool)?
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { dragged = (projection, touch.location(in: self), false) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isScrollEnabled, let touch = touches.first, let drag = dragged else { return }
    let place = touch.location(in: self)
    let offset = CGSize(width: place.x - drag.place.x, height: place.y - drag.place.y)
    // A hand that clicks moves a little.
    guard drag.hasMoved || hypot(offset.width, offset.height) > 4 else { return }
    dragged?.hasMoved = true
    show(drag.start.moved(by: offset).shown, animated: false)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if dragged?.hasMoved != true { deselectAnnotation(selected, animated: true) }
    dragged = nil
  }

  // MARK: - Overlays

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  /// All overlays lie above the ground and below annotations: there are no names of streets for a level to lie above.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    if level == .aboveLabels {
      Report(
        kind: .notOnLinux, path: "MKMapView.addOverlay(_:level:)",
        message: "there are no names of streets for an overlay to lie above."
      ).tell()
    }
    addOverlays([overlay])
  }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays where !self.overlays.contains(where: { $0 === overlay }) {
      self.overlays.append(overlay)
      renderers[ObjectIdentifier(overlay)] = delegate?.mapView(self, rendererFor: overlay)
    }
    setNeedsDisplay()
  }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      renderers[ObjectIdentifier(overlay)] = nil
    }
    setNeedsDisplay()
  }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let projection = projection
    for annotation in annotations {
      guard let view = view(for: annotation) else { continue }
      let point = projection.point(annotation.coordinate)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
  }
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let projection = projection
    context.setFillColor(UIColor.gray.withAlphaComponent(0.12).cgColor)
    context.fill(bounds)
    context.setStrokeColor(UIColor.gray.withAlphaComponent(0.25).cgColor)
    context.addPath(MapGrid(projection: projection).path(in: bounds).cgPath)
    context.strokePath()
    for overlay in overlays { renderers[ObjectIdentifier(overlay)]?.draw(projection, context) }
  }
}
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
