import Foundation
import HearthCore
import HearthUI

/// A part of a view in which the pointer is alike.
@MainActor @preconcurrency open class UIPointerRegion: NSObject {
  /// Points, in the view's coordinate space.
  public let rect: CGRect
  /// What the app knows the region by.
  public let identifier: AnyHashable?
  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
  nonisolated deinit {}
}

/// Where the pointer is, for who says which region that is.
@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
  /// Points, in the view's coordinate space.
  public let location: CGPoint
  init(_ location: CGPoint) { self.location = location }
  nonisolated deinit {}
}

/// What the pointer looks like.
public enum UIPointerShape {
  /// The inside of a path around the origin, which points.
  case path(UIBezierPath)
  /// A rectangle with round corners of half its lower side, or of a radius in points.
  case roundedRect(CGRect, radius: CGFloat = -1)
  /// As over text in lines, and as over text in columns. The length is the theme's.
  case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)

  @MainActor var style: PointerStyle {
    switch self {
    case .verticalBeam: .horizontalText
    case .horizontalBeam: .verticalText
    case .path(let path): Self.style(Path(path.cgPath))
    case .roundedRect(let rect, let radius):
      Self.style(Path(roundedRect: rect, cornerRadius: radius < 0 ? min(rect.width, rect.height) / 2 : radius))
    }
  }
  /// The middle of the picture points: it is as large on both sides of the origin.
  @MainActor private static func style(_ path: Path) -> PointerStyle {
    let box = path.boundingRect
    let size = CGSize(width: 2 * max(abs(box.minX), abs(box.maxX)), height: 2 * max(abs(box.minY), abs(box.maxY)))
    let moved = path.applying(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return .shape(FixedShape(outline: moved), size: size)
  }
}
private nonisolated struct FixedShape: Shape {
  let outline: Path
  func path(in rect: CGRect) -> Path { outline }
}

/// What becomes of a view under the pointer.
public enum UIPointerEffect {
  /// What fits the view, a ground behind it, or the view lifted. The views are those that the interaction belongs to.
  case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)

  var kind: PointerEffectKind {
    switch self {
    case .automatic: .automatic
    case .highlight: .highlight
    case .lift: .lift
    }
  }
}

enum PointerEffectKind {
  case automatic, highlight, lift
  @MainActor var effect: HoverEffect {
    switch self {
    case .automatic: .automatic
    case .highlight: .highlight
    case .lift: .lift
    }
  }
}

/// What the pointer looks like in a region, and what becomes of the view.
@MainActor @preconcurrency open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?, shape: UIPointerShape?
  let isHidden: Bool
  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool) {
    (self.effect, self.shape, self.isHidden) = (effect, shape, isHidden)
  }
  /// An effect on the view, and a shape; nil for that of the system.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, isHidden: false)
  }
  /// A shape.
  public convenience init(shape: UIPointerShape) { self.init(nil, shape, isHidden: false) }
  nonisolated deinit {}
  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: true) }
  /// The pointer of the system.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: false) }
}
