import Foundation

/// A turn of the digital crown.
public struct DigitalCrownEvent: Sendable {
  /// Where the crown is, in the units of the bound value: also between two detents.
  public var offset: Double
  /// Units of the bound value a second.
  public var velocity: Double
}

/// How far a turn of the crown moves a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// A quarter of a unit of the value for each notch of the crown, half a unit, and a whole unit.
  case low, medium, high

  /// Units of the value for a notch of the crown. Source: our choice: as many notches
  /// for a detent as Apple's names suggest.
  var factor: Double {
    switch self {
    case .low: 1 / 4
    case .medium: 1 / 2
    case .high: 1
    }
  }
}

/// What the crown turns, with types erased.
struct CrownDial {
  let read: () -> Double
  let write: (Double) -> Void
  /// Nil for no bounds. The lower bound is not greater.
  var bounds: (lower: Double, upper: Double)?
  /// Positive; nil for no detents.
  var stride: Double?
  var sensitivity = DigitalCrownRotationalSensitivity.high
  var isContinuous = false
  /// Only detents are written.
  var writesDetents = false
  var onChange: (DigitalCrownEvent) -> Void = { _ in }
  var onIdle: () -> Void = {}

  init<V: BinaryFloatingPoint>(_ binding: Binding<V>) {
    read = { Double(binding.wrappedValue) }
    write = { binding.wrappedValue = V($0) }
  }
  mutating func limit(_ a: Double, _ b: Double, stride: Double?) {
    if a.isFinite && b.isFinite { bounds = (min(a, b), max(a, b)) }
    if let stride, stride.isFinite, stride != 0 { self.stride = stride.magnitude }
  }

  /// Units for a notch. Without detents a range is twenty notches at the highest sensitivity. Source: our choice.
  private var unit: Double {
    if let stride { return stride * sensitivity.factor }
    return (bounds.map { ($0.upper - $0.lower) / 20 } ?? 1) * sensitivity.factor
  }
  /// Where a turn leads from `value`.
  func turned(_ value: Double, by notches: Double) -> Double { inside(value + notches * unit) }
  /// Inside the bounds, or round from one to the other.
  private func inside(_ value: Double) -> Double {
    guard let bounds else { return value }
    if !isContinuous { return min(max(value, bounds.lower), bounds.upper) }
    // The last detent and the first are a stride apart.
    let period = bounds.upper - bounds.lower + (stride ?? 0)
    if period <= 0 { return bounds.lower }
    let offset = (value - bounds.lower).truncatingRemainder(dividingBy: period)
    return bounds.lower + (offset < 0 ? offset + period : offset)
  }
  /// The nearest detent; the value itself if there are no detents.
  func detent(at value: Double) -> Double {
    guard let stride else { return value }
    let start = bounds?.lower ?? 0
    let nearest = start + ((value - start) / stride).rounded() * stride
    guard let bounds else { return nearest }
    if nearest <= bounds.upper { return nearest }
    return isContinuous ? bounds.lower : start + ((bounds.upper - start) / stride).rounded(.down) * stride
  }
}

nonisolated struct _CrownModifier: _ElementModifier {
  let dial: CrownDial
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CrownNode(modifier.dial, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: CrownNode.self).dial = modifier.dial
  }
}

/// A view whose value the crown turns while focus is on it or in it.
package final class CrownNode: UnaryNode {
  var dial: CrownDial
  /// Where the crown is, between detents too; nil while it stands still.
  private var position: Double?
  /// What was written last: another value means that somebody else moved it.
  private var written: Double?
  private var lastTime = -Double.infinity
  /// Seconds without a turn after which the crown stands still. Source: our choice.
  static let idleTime = 0.4

  init(_ dial: CrownDial, _ inputs: _ViewInputs) {
    self.dial = dial
    super.init(inputs)
  }
  nonisolated deinit {}

  /// False for a view that takes no input now.
  func turn(by notches: Double, at time: Double) -> Bool {
    guard isEnabled, notches.isFinite else { return false }
    let value = dial.read()
    let start = position != nil && value == written ? position! : value.isFinite ? value : 0
    let new = dial.turned(start, by: notches)
    // Source: our choice: a lone turn took as long as a frame, a slow one a tenth of a second.
    let velocity = (new - start) / min(max(time - lastTime, 1 / 60), 0.1)
    lastTime = time
    position = new
    set(dial.writesDetents ? dial.detent(at: new) : min(new, dial.bounds?.upper ?? new))
    dial.onChange(DigitalCrownEvent(offset: new, velocity: velocity))
    engine.wakeUps.schedule(after: Self.idleTime, for: self) { [unowned self] in standStill() }
    return true
  }
  private func set(_ value: Double) {
    if dial.read() != value { dial.write(value) }
    written = dial.read()
  }
  /// The value settles at a detent.
  private func standStill() {
    guard let position else { return }
    self.position = nil
    if dial.read() == written {
      set(dial.detent(at: min(position, dial.bounds.map { $0.upper + (dial.stride ?? 0) } ?? position)))
    }
    dial.onIdle()
  }
  package override func unmount() {
    engine.wakeUps.cancel(of: self)
    super.unmount()
  }
}

// MARK: - API

extension View {
  // The type is spelled out, as in `CommandModifiers`.
  private nonisolated func crown<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, _ change: (inout CrownDial) -> Void
  ) -> ModifiedContent<Self, _CrownModifier> {
    var dial = CrownDial(binding)
    change(&dial)
    return modifier(_CrownModifier(dial: dial))
  }

  /// Turns a value with the digital crown while focus is on this view or in it: by 1 for each notch, without bounds.
  ///
  /// On Linux the crown is a device that sends crown events, or a wheel over the focused
  /// view of a window with the idiom `watch`.
  ///
  ///     Text("\(Int(value))").focusable().digitalCrownRotation($value)
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    crown(binding) { _ in }
  }
  /// The same, with an action for each turn and one when the crown stands still.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    crown(binding) { ($0.onChange, $0.onIdle) = (onChange, onIdle) }
  }
  /// Turns a value between bounds. With a stride there are detents: a notch moves by one at high sensitivity, by half
  /// at medium, by a quarter at low; when the crown stands still the value settles at the nearest.
  ///
  /// - Parameters:
  ///   - isContinuous: Whether the value goes on at the other bound.
  ///   - isHapticFeedbackEnabled: Has no effect: there is no crown with haptics here.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(binding) {
      ($0.sensitivity, $0.isContinuous) = (sensitivity, isContinuous)
      $0.limit(Double(minValue), Double(maxValue), stride: stride.map { Double($0) })
    }
  }
  /// Turns a value between bounds, with an action for each turn and one when the crown stands still.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    crown(binding) {
      ($0.sensitivity, $0.isContinuous, $0.onChange, $0.onIdle) = (sensitivity, isContinuous, onChange, onIdle)
      $0.limit(Double(minValue), Double(maxValue), stride: nil)
    }
  }
  /// Turns from one detent to the next: the value is always one of `minValue`, `minValue + stride`, … Where
  /// the crown is in between, the events tell.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(binding) {
      ($0.sensitivity, $0.isContinuous, $0.onChange, $0.onIdle) = (sensitivity, isContinuous, onChange, onIdle)
      $0.writesDetents = true
      $0.limit(Double(minValue), Double(maxValue), stride: Double(stride))
    }
  }
}
