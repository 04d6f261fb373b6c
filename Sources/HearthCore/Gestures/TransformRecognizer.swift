import Foundation
import HearthRendering

/// What a gesture of two fingers tells of its measure: how far they are apart, or how far they have turned.
struct TransformReading {
  /// When the fingers were where they are.
  var time: Date
  /// 0 at the beginning.
  var measure: Double
  /// How much `measure` grows in a second.
  var velocity: Double
  /// The middle between the fingers at the beginning, in proportion to the size of the view.
  var startAnchor: UnitPoint
  /// The middle between the fingers at the beginning: points in the view's coordinate space.
  var startLocation: CGPoint
}

/// Follows one measure of two fingers.
package final class TransformRecognizer<Value>: PrimitiveRecognizer<Value> {
  /// How far the measure has to be from 0 before the gesture begins.
  private var minimum: Double
  private var inputKinds: GestureInputKinds
  private let measure: (TransformEvent) -> Double
  private let makeValue: (TransformReading) -> Value
  private var start: (anchor: UnitPoint, location: CGPoint)?
  private var samples: [(time: Double, measure: Double)] = []

  /// - Parameter measure: The measure of an event: 0 at the beginning.
  init(
    minimum: Double, inputKinds: GestureInputKinds = .all, node: LayoutNode,
    measure: @escaping (TransformEvent) -> Double,
    value: @escaping (TransformReading) -> Value
  ) {
    (self.minimum, self.measure, makeValue, self.inputKinds) = (minimum, measure, value, inputKinds)
    super.init(node: node)
  }
  nonisolated deinit {}

  package override var followsTransforms: Bool { true }
  /// A single pointer is not enough.
  package override func handle(_ event: PointerEvent) { if !isDecided { cancel() } }
  package override func handle(_ event: TransformEvent) {
    if isDecided { return }
    switch event.phase {
    case .began:
      guard inputKinds.contains(event) else { return cancel() }
      let location = node.convertFromWindow(event.position), bounds = node.bounds
      func part(_ position: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? position / length : 0 }
      let anchor = UnitPoint(
        x: part(location.x - bounds.minX, bounds.width), y: part(location.y - bounds.minY, bounds.height))
      start = (anchor, location)
      samples = [(event.time, 0)]
      if minimum <= 0 { follow(event, .active) }
    case .changed:
      guard start != nil else { return cancel() }
      if samples.count == 8 { samples.removeFirst() }
      samples.append((event.time, measure(event)))
      if phase == .possible, abs(measure(event)) < minimum { return }
      follow(event, .active)
    case .ended: if phase == .active { follow(event, .ended) } else { cancel() }
    case .cancelled: cancel()
    }
  }
  private func follow(_ event: TransformEvent, _ phase: Phase) {
    guard let start else { return }
    let measure = measure(event)
    var velocity = 0.0
    // Of the last tenth of a second, as of a drag.
    if let first = samples.first(where: { event.time - $0.time < 0.1 }), event.time > first.time {
      velocity = (measure - first.measure) / (event.time - first.time)
    }
    current = makeValue(
      TransformReading(
        time: Date(timeIntervalSinceReferenceDate: event.time), measure: measure, velocity: velocity,
        startAnchor: start.anchor, startLocation: start.location))
    self.phase = phase
  }
  package override func reset() {
    super.reset()
    start = nil
    samples = []
  }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? TransformRecognizer<Value> {
      (minimum, inputKinds) = (newer.minimum, newer.inputKinds)
    }
  }
}
