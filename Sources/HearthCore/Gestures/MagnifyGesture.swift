import Foundation
import HearthRendering

/// Two fingers that move apart or together, on a touch screen or a touch pad.
///
///     Image("Map").scaleEffect(scale).gesture(MagnifyGesture().onChanged { scale = $0.magnification })
///
/// It begins when the second finger comes down, and ends what the first one had begun. Gestures of one pointer know
/// nothing of it. `Documentation/Gestures.md` has the rules.
nonisolated public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// When the fingers were where they are.
    public var time: Date
    /// The distance between the fingers, in proportion to what it was at the beginning.
    public var magnification: CGFloat
    /// How much `magnification` grows in a second.
    public var velocity: CGFloat
    /// Where the middle between the fingers was at the beginning, in proportion to the size of the view.
    public var startAnchor: UnitPoint
    /// Where the middle between the fingers was at the beginning: points in the view's coordinate space.
    public var startLocation: CGPoint
  }
  /// How far the magnification has to be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat
  var inputKinds = GestureInputKinds.all
  /// Begins when the distance of both fingers has changed by this part of itself.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      makeRecognizer(minimum: gesture.minimumScaleDelta, inputKinds: gesture.inputKinds, node.layoutNode))
  }
  @MainActor fileprivate static func makeRecognizer(
    minimum: CGFloat, inputKinds: GestureInputKinds = .all, _ node: LayoutNode
  ) -> TransformRecognizer<Value> {
    TransformRecognizer(
      minimum: Double(minimum), inputKinds: inputKinds, node: node, measure: { Double($0.scale) - 1 }
    ) {
      Value(
        time: $0.time, magnification: CGFloat(1 + $0.measure), velocity: CGFloat($0.velocity),
        startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}

/// Two fingers that move apart or together, known by how far: the distance between them, in proportion to what it was.
nonisolated public struct MagnificationGesture: Gesture {
  /// How far the magnification has to be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Begins when the distance of both fingers has changed by this part of itself.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public typealias Value = CGFloat
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<CGFloat> {
    let magnify = MagnifyGesture.makeRecognizer(minimum: gesture.minimumScaleDelta, node.layoutNode)
    return _GestureRecognizer(MapRecognizer(magnify) { $0.magnification })
  }
}
