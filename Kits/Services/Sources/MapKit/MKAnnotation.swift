import UIKit

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
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
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
  /// Whether the title is seen.
  var showsCallout: Bool { isSelected && canShowCallout }
  func showTitle() {
    let lines = [annotation?.title, annotation?.subtitle].compactMap { $0 }
    accessibilityLabel = lines.isEmpty ? "Annotation" : lines.joined(separator: ", ")
    callout.text = lines.joined(separator: "\n")
    callout.numberOfLines = lines.count
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
  override var showsCallout: Bool { true }
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
