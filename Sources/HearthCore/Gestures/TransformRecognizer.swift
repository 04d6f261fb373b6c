import Foundation
import HearthRendering

/// Follows one measure of two fingers: how far they are apart, or how far they have turned.
package class TransformRecognizer<Value>: PrimitiveRecognizer<Value> {
  /// The middle between the fingers at the beginning.
  struct Start {
    /// In proportion to the size of the view.
    var anchor: UnitPoint
    /// Points, in the view's coordinate space.
    var location: CGPoint
  }
  /// How far the measure has to be from 0 before the gesture begins.
  private var minimum: Double
  private var start: Start?
  private var samples: [(time: Double, measure: Double)] = []

  init(minimum: Double, node: LayoutNode) {
    self.minimum = minimum
    super.init(node: node)
  }
  nonisolated deinit {}

  /// The measure of an event: 0 at the beginning.
  func measure(_ event: TransformEvent) -> Double { fatalError("\(Self.self) measures nothing") }
  func makeValue(_ measure: Double, velocity: Double, _ start: Start, _ time: Date) -> Value {
    fatalError("\(Self.self) has no value")
  }

  package final override var followsTransforms: Bool { true }
  /// A single pointer is not enough.
  package final override func handle(_ event: PointerEvent) { if !isDecided { cancel() } }
  package final override func handle(_ event: TransformEvent) {
    if isDecided { return }
    switch event.phase {
    case .began:
      let location = node.convertFromWindow(event.position), bounds = node.bounds
      func part(_ position: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? position / length : 0 }
      let anchor = UnitPoint(
        x: part(location.x - bounds.minX, bounds.width), y: part(location.y - bounds.minY, bounds.height))
      start = Start(anchor: anchor, location: location)
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
    current = makeValue(measure, velocity: velocity, start, Date(timeIntervalSinceReferenceDate: event.time))
    self.phase = phase
  }
  package final override func reset() {
    super.reset()
    start = nil
    samples = []
  }
  package final override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? TransformRecognizer<Value> { minimum = newer.minimum }
  }
}
