import Foundation
import HearthRendering

/// How scroll views come to rest where a behavior says.
enum ScrollSettling {
  /// Points a second above which a movement goes on to the next page or view. Source: our choice: what a finger that is
  /// lifted slowly still has is less.
  static let leastVelocity: CGFloat = 50
  /// Seconds after the last event of a touch pad until the content comes to rest. Source: our choice: fingers that only
  /// pause send nothing for as long.
  static let pause = 0.15
}

/// The way to where a scroll view comes to rest: that of a spring which is damped just enough not to swing, begun with
/// the speed that the finger gave.
///
/// Source: our choice for what iOS does: where the speed leads there in the usual time, the content slows down evenly,
/// as it does without a behavior.
struct ScrollLanding {
  private(set) var target: CGPoint
  private let start: Double
  private var way: CGPoint
  private let velocity: CGSize
  /// The spring's frequency, in 1/s.
  private let frequency: CGFloat

  /// - Parameters:
  ///   - velocity: In points a second.
  ///   - isShort: Comes to rest in half the time.
  init(from origin: CGPoint, to target: CGPoint, velocity: CGSize, at start: Double, isShort: Bool) {
    (self.target, self.start, self.velocity) = (target, start, velocity)
    way = CGPoint(x: origin.x - target.x, y: origin.y - target.y)
    let length = hypot(way.x, way.y)
    // Slowing down evenly covers speed / frequency points.
    let toTarget = length > 0 ? -(velocity.width * way.x + velocity.height * way.y) / length : 0
    let usual: CGFloat = toTarget > 0 ? toTarget / max(length, 1) : 10
    frequency = min(max(usual, 5), 14) * (isShort ? 2 : 1)
  }
  func position(at time: Double) -> CGPoint {
    let t = CGFloat(max(0, time - start)), fade = exp(-frequency * t)
    func part(_ way: CGFloat, _ speed: CGFloat) -> CGFloat { (way + (speed + frequency * way) * t) * fade }
    return CGPoint(x: target.x + part(way.x, velocity.width), y: target.y + part(way.y, velocity.height))
  }
  /// Less than half a point is left.
  func isOver(at time: Double) -> Bool {
    let place = position(at: time)
    return time - start > 0.1 && hypot(place.x - target.x, place.y - target.y) < 0.5
  }
  mutating func shift(by distance: CGFloat, along axis: Axis) {
    if axis == .vertical { target.y += distance } else { target.x += distance }
  }
}

extension ScrollNode {
  var targetBehavior: (any ScrollTargetBehavior)? { scope.value(ScrollTargetBehaviorKey.self) }

  /// Brings the content to where the behavior says. False where there is none, or nothing to do.
  ///
  /// - Parameters:
  ///   - wanted: The offset at which it would come to rest; points.
  ///   - current: The offset now, or for a wheel where the movement before this one leads.
  ///   - start: The offset at which the movement began.
  ///   - velocity: In points a second, of the offset.
  func settle(
    at wanted: CGPoint, from start: CGPoint, current: CGPoint? = nil, velocity: CGSize, at time: Double
  ) -> Bool {
    guard let behavior = targetBehavior else { return false }
    let margins = scrollStyle.contentMargins
    let room = CGSize(
      width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
    let environment = EnvironmentValues(scope: scope)
    var target = ScrollTarget(rect: CGRect(origin: clamped(wanted), size: room))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: room)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize.cgSize,
        containerSize: room, axes: axes, environment: environment, views: ScrollTargetViews(self),
        current: current ?? offset))
    var place = target.rect.origin
    if let anchor = target.anchor {
      place.x += anchor.x * (target.rect.width - room.width)
      place.y += anchor.y * (target.rect.height - room.height)
    }
    guard place.x.isFinite, place.y.isFinite else {
      engine.report(
        .badSize, at: self, "\(type(of: behavior)) ends scrolling at \(place). Places are finite; it is left out.")
      return false
    }
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes))
    land(at: clamped(place), from: self.place, velocity: velocity, at: time, isShort: properties.limitsScrolls)
    return true
  }

  /// Content that was pulled beyond its end goes back there. False where it was not.
  func bounceBack(velocity: CGSize, at time: Double) -> Bool {
    if stretch == .zero { return false }
    // Beyond its end content follows a finger with a part of the finger's speed.
    func part(_ speed: CGFloat, _ stretch: CGFloat, _ length: CGFloat) -> CGFloat {
      stretch == 0 ? speed : speed * RubberBand.slope(stretch, in: length)
    }
    let own = CGSize(
      width: part(velocity.width, stretch.x, size.width), height: part(velocity.height, stretch.y, size.height))
    land(at: restingPlace, from: place, velocity: own, at: time)
    return true
  }
  /// Goes from a place to another, and beyond it where the speed leads there.
  func land(
    at target: CGPoint, from place: CGPoint, velocity: CGSize, at time: Double, isShort: Bool = false
  ) {
    let isLanding = landing != nil
    // What moved by itself goes on doing so: apps are told of no rest between.
    (glide, landing) = (nil, nil)
    if target == place, velocity == .zero { return setPhase(.idle) }
    landing = ScrollLanding(from: place, to: target, velocity: velocity, at: time, isShort: isShort || reducesMotion)
    setPhase(.decelerating)
    // The tick of the landing before this one goes on.
    if isLanding { return }
    engine.addFrameTick(of: self) { [unowned self] time in
      guard let landing else { return false }
      let isOver = landing.isOver(at: time)
      pull(to: isOver ? landing.target : landing.position(at: time))
      if !isOver { return true }
      stopGlide()
      return false
    }
  }

  /// A wheel turns by a notch, or a key scrolls: goes on to the next page or view at least. False without a behavior.
  func settle(by delta: CGSize) -> Bool {
    guard targetBehavior != nil else { return false }
    let start = landing?.target ?? offset
    func sign(_ value: CGFloat) -> CGFloat { value == 0 ? 0 : value > 0 ? 1 : -1 }
    let push = ScrollSettling.leastVelocity
    let velocity = CGSize(width: sign(delta.width) * push, height: sign(delta.height) * push)
    bars.show(at: engine.content?.time ?? 0, in: self)
    return settle(
      at: CGPoint(x: start.x + delta.width, y: start.y + delta.height), from: start, current: start,
      velocity: velocity, at: engine.content?.time ?? 0)
  }
  /// Fingers on a touch pad move the content: it comes to rest when no more events come.
  func settleLater() {
    guard targetBehavior != nil, let content = engine.content else { return }
    if padStart == nil { padStart = offset }
    content.engine.wakeUps.schedule(after: ScrollSettling.pause, for: self) { [unowned self] in
      guard let start = padStart else { return }
      padStart = nil
      _ = settle(at: offset, from: start, velocity: .zero, at: engine.content?.time ?? 0)
    }
  }
}
