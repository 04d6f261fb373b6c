import Foundation
import HearthRendering

/// The kinds of devices that a gesture may be made with.
///
///     Canvas { context, size in draw(in: &context, size) }
///       .gesture(DragGesture(inputKinds: .pencil).onChanged { add($0.location) })
///       .simultaneousGesture(DragGesture(inputKinds: .directTouch).onChanged { scroll(by: $0.translation) })
///
/// A press with a device of another kind is none for the gesture: it fails, and others may have the press. Source:
/// Apple, documentation of GestureInputKinds.
nonisolated public struct GestureInputKinds: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A finger on a screen.
  public static let directTouch = GestureInputKinds(rawValue: 1)
  /// Fingers on the surface of a touch pad.
  public static let indirectTouch = GestureInputKinds(rawValue: 2)
  /// A pen on a screen or tablet.
  public static let pencil = GestureInputKinds(rawValue: 4)
  /// A button of a mouse or a touch pad, while the pointer is over the view.
  public static let pointer = GestureInputKinds(rawValue: 8)
  /// Every kind, those to come as well.
  public static let all = GestureInputKinds(rawValue: .max)
}

extension GestureInputKinds {
  /// Whether a press with the device of an event counts.
  func contains(_ device: PointerEvent.Device) -> Bool {
    switch device {
    case .mouse: contains(.pointer)
    case .touch: contains(.directTouch)
    case .pen: contains(.pencil)
    }
  }
  /// Whether what two fingers do counts: those on a screen, or those on a touch pad.
  func contains(_ event: TransformEvent) -> Bool { contains(event.isDirect ? .directTouch : .indirectTouch) }
}

// MARK: - Gestures with kinds of devices

extension TapGesture {
  /// Creates a gesture of `count` taps with devices of some kinds; less than one tap counts as one.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, inputKinds: GestureInputKinds = .all) {
    self.init(count: count)
    self.inputKinds = inputKinds
  }
}
extension SpatialTapGesture {
  /// Creates a gesture of `count` taps with devices of some kinds, whose place is told in a coordinate space.
  @_disfavoredOverload
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace)
    self.inputKinds = inputKinds
  }
}
extension LongPressGesture {
  /// Creates a gesture for a press that lasts, with devices of some kinds.
  @_disfavoredOverload
  public nonisolated init(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all
  ) {
    self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    self.inputKinds = inputKinds
  }
}
extension DragGesture {
  /// Creates a gesture that follows the primary button, a finger or a pen, of some kinds of devices.
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds = .all
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
    self.inputKinds = inputKinds
  }
}
extension MagnifyGesture {
  /// Begins when the distance of both fingers, on devices of some kinds, has changed by this part of itself.
  @_disfavoredOverload
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds = .all) {
    self.init(minimumScaleDelta: minimumScaleDelta)
    self.inputKinds = inputKinds
  }
}
extension RotateGesture {
  /// Begins when both fingers, on devices of some kinds, have turned by this angle.
  @_disfavoredOverload
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds = .all) {
    self.init(minimumAngleDelta: minimumAngleDelta)
    self.inputKinds = inputKinds
  }
}
extension WindowDragGesture {
  /// Creates a gesture that moves the window, with devices of some kinds.
  @_disfavoredOverload
  public nonisolated init(inputKinds: GestureInputKinds = .all) {
    self.init()
    self.inputKinds = inputKinds
  }
}
extension SpatialEventGesture {
  /// Creates a gesture of all events of devices of some kinds; other devices are left out.
  @_disfavoredOverload
  public nonisolated init(inputKinds: GestureInputKinds = .all) {
    self.init()
    self.inputKinds = inputKinds
  }
}

extension View {
  /// Runs `action` with the place of the last of `count` taps with devices of some kinds, in a coordinate space.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds)
        .onEnded { action($0.location) })
  }
  /// Runs `action` when a device of some kinds has been pressed for `minimumDuration` seconds without moving further
  /// than `maximumDistance` points.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds)
    return modifier(_LongPressModifier(gesture: gesture, action: action, pressing: onPressingChanged))
  }
}
