import Foundation
import HearthCore

/// How a layer goes over from what it showed to what it shows.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old content fades away.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
/// From which side a transition comes. Source: seen, iOS: the names are those of a space whose y axis points upwards, so that
/// `fromTop` comes from below.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  /// Where what is new begins, in sizes of the view.
  fileprivate var start: CGPoint {
    switch self {
    case .fromLeft: CGPoint(x: -1, y: 0)
    case .fromTop: CGPoint(x: 0, y: 1)
    case .fromBottom: CGPoint(x: 0, y: -1)
    default: CGPoint(x: 1, y: 0)
    }
  }
}

/// Goes over from what a view shows to what it shows once it has been changed.
///
/// ```swift
/// let transition = CATransition()
/// transition.type = .push
/// transition.subtype = .fromRight
/// label.layer.add(transition, forKey: nil)
/// label.text = "Next"
/// ```
///
/// It is for the layers of views. What a view that clips its content pushes away is not seen.
@MainActor @preconcurrency open class CATransition: CAAnimation {
  /// How it goes over: a fade by itself. Other kinds are fades, which is reported.
  open var type = CATransitionType.fade
  /// From which side it comes; nil for the right. A fade has none.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at which it begins and ends: 0 to 1.
  open var startProgress: Float = 0, endProgress: Float = 1
  /// What was there.
  private var picture: UIView?
  private weak var view: UIView?
  nonisolated deinit {}
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
  }

  private var start: CGPoint { (subtype ?? .fromRight).start }
  /// Keeps what the layer shows now, above or below what it will show.
  func begin(on view: UIView?) {
    guard let view else {
      return reportUnkept("CATransition", "only layers of views have transitions. Animate a property of the layer.")
    }
    let known: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    reportUnkept("CATransition.type", if: !known.contains(type), "\(type.rawValue) is a fade here.")
    guard view.window != nil, let picture = view.snapshotView(afterScreenUpdates: false) else { return }
    picture.isUserInteractionEnabled = false
    (self.view, self.picture) = (view, picture)
    UIView.performWithoutAnimation {
      if type == .moveIn, let hostView = view.hostView {
        picture.frame = view.frame
        hostView.insertSubview(picture, belowSubview: view)
      } else {
        view.addSubview(picture)
      }
    }
  }
  override func apply(at part: Double, to values: inout LayerValues) {
    guard let picture, let view else { return }
    let size = view.bounds.size, start = start
    let part = CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat(eased(part))
    func offset(_ factor: CGFloat) -> CGPoint {
      CGPoint(x: start.x * size.width * factor, y: start.y * size.height * factor)
    }
    UIView.performWithoutAnimation {
      switch type {
      case .push, .moveIn:
        let way = offset(1 - part)
        values["transform.translation.x"] = way.x
        values["transform.translation.y"] = way.y
        // What is pushed away moves along with the view.
        if picture.hostView === view { picture.frame.origin = offset(-1) }
      case .reveal: picture.frame.origin = offset(-part)
      default: picture.alpha = 1 - part
      }
    }
  }
  override func didEnd() {
    picture?.removeFromSuperview()
    picture = nil
  }
}

/// The key of transitions in a layer. Source: Core Animation.
public let kCATransition = "transition"
