@_exported import UIKit

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
/// A place with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() { super.init() }
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
/// Where the user is, which is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
}

/// How important an annotation is where there is no room for all.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// What stands at a place of a map: a picture, or what the app adds to it.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
  public final let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)? { didSet { showTitle() } }
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds = CGRect(origin: .zero, size: image.size) }
      setNeedsLayout()
    }
  }
  /// Points from the place to the middle of the view.
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false { didSet { showTitle() } }
  open var isEnabled = true
  open var isDraggable = false
  open var clusteringIdentifier: String?
  /// Views beside and below the title, while it is seen because the annotation is selected. The delegate hears of a control that is pressed.
  open var leftCalloutAccessoryView: UIView? { didSet { replace(oldValue, leftCalloutAccessoryView) } }
  open var rightCalloutAccessoryView: UIView? { didSet { replace(oldValue, rightCalloutAccessoryView) } }
  open var detailCalloutAccessoryView: UIView? { didSet { replace(oldValue, detailCalloutAccessoryView) } }
  /// How important it is: all annotations are shown, the more important ones above the others.
  open var displayPriority = MKFeatureDisplayPriority.required {
    didSet { layer.zPosition = CGFloat(displayPriority.rawValue) }
  }
  open private(set) var isSelected = false
  private let picture = UIImageView()
  /// What says the title and the subtitle.
  let callout = UILabel()
  weak var map: MKMapView?

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
    callout.font = .systemFont(ofSize: 12)
    callout.textAlignment = .center
    callout.isHidden = true
    addSubview(callout)
    isAccessibilityElement = true
    showTitle()
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  /// A view that is used again has another annotation soon.
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    showTitle()
  }
  /// The title and the subtitle, as they are seen.
  var shownLines: [String] { [annotation?.title, annotation?.subtitle].compactMap { $0 } }
  /// Whether the title is seen.
  var showsCallout: Bool { isSelected && canShowCallout }
  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    addSubview(new)
    if let control = new as? UIControl {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control, let map else { return }
          map.delegate?.mapView(map, annotationView: self, calloutAccessoryControlTapped: control)
        }, for: .touchUpInside)
    }
    showTitle()
  }
  func showTitle() {
    for view in [leftCalloutAccessoryView, rightCalloutAccessoryView, detailCalloutAccessoryView] {
      view?.isHidden = !(isSelected && canShowCallout)
    }
    let lines = [annotation?.title, annotation?.subtitle].compactMap { $0 }
    accessibilityLabel = lines.isEmpty ? "Annotation" : lines.joined(separator: ", ")
    callout.text = shownLines.joined(separator: "\n")
    callout.numberOfLines = shownLines.count
    callout.isHidden = !showsCallout || lines.isEmpty
    setNeedsLayout()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let size = callout.sizeThatFits(CGSize(width: 200, height: 100))
    callout.frame = CGRect(
      x: bounds.midX - size.width / 2 + calloutOffset.x, y: bounds.maxY + calloutOffset.y, width: size.width,
      height: size.height)
    func room(of view: UIView?) -> CGSize {
      guard let view, !view.isHidden else { return .zero }
      if view.bounds.size != .zero { return view.bounds.size }
      return view.sizeThatFits(CGSize(width: 200, height: 200))
    }
    if let view = leftCalloutAccessoryView {
      let side = room(of: view)
      view.frame = CGRect(
        x: callout.frame.minX - side.width - 4, y: callout.frame.midY - side.height / 2, width: side.width,
        height: side.height)
    }
    if let view = rightCalloutAccessoryView {
      let side = room(of: view)
      view.frame = CGRect(
        x: callout.frame.maxX + 4, y: callout.frame.midY - side.height / 2, width: side.width, height: side.height)
    }
    if let view = detailCalloutAccessoryView {
      let side = room(of: view)
      view.frame = CGRect(
        x: callout.frame.midX - side.width / 2, y: callout.frame.maxY + 2, width: side.width, height: side.height)
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Not handed on: a touch of the map itself selects nothing.
    if isEnabled { map?.touch(self) }
  }
}
/// A round mark with a sign and the title below.
@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { glyph.backgroundColor = markerTintColor ?? .systemRed } }
  open var glyphText: String? { didSet { glyph.text = glyphText ?? "●" } }
  open var glyphImage: UIImage? {
    didSet {
      sign.image = glyphImage
      glyph.text = glyphImage == nil ? glyphText ?? "●" : nil
    }
  }
  open var glyphTintColor: UIColor? {
    didSet {
      glyph.textColor = glyphTintColor ?? .white
      sign.tintColor = glyphTintColor ?? .white
    }
  }
  open var animatesWhenAdded = false
  /// Whether the title is seen below the mark while it is not selected.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showTitle() } }
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { showTitle() } }
  override var shownLines: [String] {
    let subtitle = subtitleVisibility == .hidden && !isSelected ? nil : annotation?.subtitle
    return [annotation?.title, subtitle].compactMap { $0 }
  }
  private let glyph = UILabel()
  private let sign = UIImageView()
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
    glyph.backgroundColor = .systemRed
    (glyph.textColor, glyph.textAlignment, glyph.text) = (.white, .center, "●")
    glyph.layer.cornerRadius = 14
    glyph.clipsToBounds = true
    sign.tintColor = .white
    insertSubview(glyph, at: 0)
    addSubview(sign)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var showsCallout: Bool { titleVisibility != .hidden || (isSelected && canShowCallout) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    glyph.frame = bounds
    sign.frame = bounds.insetBy(dx: 6, dy: 6)
  }
}
/// The older name of a mark.
@MainActor @preconcurrency open class MKPinAnnotationView: MKMarkerAnnotationView {
  open var pinTintColor: UIColor! {
    get { markerTintColor }
    set { markerTintColor = newValue }
  }
  open var animatesDrop = false
  override var showsCallout: Bool { isSelected && canShowCallout }
}
