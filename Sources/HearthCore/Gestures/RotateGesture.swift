import Foundation
import HearthRendering

/// Two fingers that turn around each other, on a touch screen or a touch pad.
///
///     Image("Dial").rotationEffect(angle).gesture(RotateGesture().onChanged { angle = $0.rotation })
///
/// It begins when the second finger comes down, and ends what the first one had begun. Gestures of one pointer know
/// nothing of it. `Documentation/Gestures.md` has the rules.
nonisolated public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// When the fingers were where they are.
    public var time: Date
    /// How far the fingers have turned since the beginning, clockwise positive.
    public var rotation: Angle
    /// How much `rotation` grows in a second.
    public var velocity: Angle
    /// Where the middle between the fingers was at the beginning, in proportion to the size of the view.
    public var startAnchor: UnitPoint
    /// Where the middle between the fingers was at the beginning: points in the view's coordinate space.
    public var startLocation: CGPoint
  }
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle
  var inputKinds = GestureInputKinds.all
  /// Begins when the line between both fingers has turned by this angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      makeRecognizer(minimum: gesture.minimumAngleDelta, inputKinds: gesture.inputKinds, node.layoutNode))
  }
  @MainActor fileprivate static func makeRecognizer(
    minimum: Angle, inputKinds: GestureInputKinds = .all, _ node: LayoutNode
  ) -> TransformRecognizer<Value> {
    TransformRecognizer(minimum: minimum.radians, inputKinds: inputKinds, node: node, measure: { $0.rotation }) {
      Value(
        time: $0.time, rotation: .radians($0.measure), velocity: .radians($0.velocity), startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}

/// Two fingers that turn around each other, known by how far, clockwise positive.
nonisolated public struct RotationGesture: Gesture {
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle
  /// Begins when the line between both fingers has turned by this angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public typealias Value = Angle
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Angle> {
    let rotate = RotateGesture.makeRecognizer(minimum: gesture.minimumAngleDelta, node.layoutNode)
    return _GestureRecognizer(MapRecognizer(rotate) { $0.rotation })
  }
}
