import Foundation
import HearthCore
import HearthRendering

/// The height of a row of wheels, in points.
struct WheelItemHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 30 }
extension EnvironmentValues {
  /// The height of a row in pickers that are wheels. Points.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[WheelItemHeightKey.self] }
    set { self[WheelItemHeightKey.self] = newValue }
  }
}
extension View {
  /// Sets the height of a row in the pickers of this view that are wheels. Points; a height that is no
  /// positive number counts as the usual one.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }
}

/// A wheel of rows; the row in the middle is chosen.
///
/// It turns by a drag, a flick, the wheel of a mouse and the arrow keys; a click on a row brings it to
/// the middle. Only rows in view are made.
struct WheelColumn<Row: View>: View {
  let count: Int
  /// The row that is chosen; nil for none.
  let index: Int?
  /// Chooses a row; returns the one that is chosen then.
  let choose: @MainActor (Int) -> Int?
  /// What assistive technology says of a row.
  let text: @MainActor (Int) -> String
  let name: @MainActor () -> String?
  /// Rows that are shown and cannot be chosen.
  var isEnabled: @MainActor (Int) -> Bool = { _ in true }
  var letters: (@MainActor (KeyEvent) -> (() -> Void)?)?
  var mistake: String?
  @ViewBuilder let row: @MainActor (Int) -> Row
  /// The row in the middle, with parts of rows while it turns.
  @State private var position: Double?
  /// Where it was when the drag began.
  @State private var grip: Double?
  @State private var state = ControlState()
  @State private var scrolled: CGFloat = 0
  @Environment(\.defaultWheelPickerItemHeight) private var askedHeight
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.isEnabled) private var isViewEnabled

  /// Rows above and below the one in the middle. Source: the wheels of iOS show about seven rows.
  private static var reach: Int { 3 }
  private var rowHeight: CGFloat {
    askedHeight.isFinite && askedHeight > 0 ? askedHeight : WheelItemHeightKey.defaultValue
  }

  @MainActor var body: some View {
    let place = position ?? Double(index ?? 0), middle = Int(place.rounded()), height = rowHeight
    let rows = (middle - Self.reach - 1...middle + Self.reach + 1).filter { $0 >= 0 && $0 < count }
    let state = state
    ZStack {
      ForEach(rows, id: \.self) { number in
        let turn = WheelTurn(Double(number) - place, height: height)
        row(number)
          .opacity(isEnabled(number) ? turn.opacity : turn.opacity * 0.35)
          .scaleEffect(x: 1, y: turn.scale)
          .offset(y: turn.y)
      }
    }
    .frame(height: (height * 5.4).rounded())
    .frame(maxWidth: .infinity)
    .background {
      ControlDrawing(key: [state, height] as [AnyHashable]) { canvas in
        let band = CGRect(x: 0, y: canvas.bounds.midY - height / 2, width: canvas.bounds.width, height: height)
        return [
          canvas.palette.fill(band, radius: 8, canvas.palette.ink(state.isHovered || state.isPressed ? 0.1 : 0.07))
        ]
      }
    }
    .clipped()
    .contentShape(RoundedRectangle(cornerRadius: 8))
    .gesture(DragGesture(minimumDistance: 4).onChanged(drag).onEnded(release))
    .simultaneousGesture(SpatialTapGesture().onEnded { tap(at: $0.location.y) })
    .modifier(
      ControlInput(
        name: "Wheel", focus: [.activate, .edit], onKey: { action(for: $0) }, onScroll: { scroll($0) },
        scrollsWithoutFocus: true,
        onHover: { self.state.isHovered = $0 }, cornerRadius: 8,
        element: {
          var properties = AccessibilityProperties()
          properties.label = name()
          properties.value = index.map(text)
          properties.behavior = .combine
          properties.adjust = { step(by: $0 ? 1 : -1) }
          return properties
        }, mistake: mistake)
    )
    .modifier(WheelMark(count: count, index: index) { turn(to: $0) })
    .modifier(DisabledLook())
    .onChange(of: index) { _, new in settle(at: new) }
    .onChange(of: count) { _, _ in settle(at: index) }
  }

  // MARK: - Turning

  /// The nearest row that can be chosen; nil if no row can.
  @MainActor private func nearest(_ number: Int, from old: Int) -> Int? {
    guard count > 0 else { return nil }
    let target = min(max(0, number), count - 1)
    if isEnabled(target) { return target }
    let step = target >= old ? 1 : -1
    for direction in [step, -step] {
      var other = target
      while (0..<count).contains(other) {
        if isEnabled(other) { return other }
        other += direction
      }
    }
    return nil
  }
  @MainActor private func turn(to number: Int) {
    let old = index ?? 0
    guard let target = nearest(number, from: old) else { return settle(at: index) }
    settle(at: target == index ? index : choose(target))
  }
  @MainActor private func settle(at number: Int?) {
    grip = nil
    state.isPressed = false
    let place = number.map(Double.init)
    if position == nil && place == index.map(Double.init) { return }
    withAnimation(reducesMotion ? nil : .snappy(duration: 0.25)) { position = place }
  }
  @MainActor private func step(by step: Int) { turn(to: (index ?? (step > 0 ? -1 : count)) + step) }

  @MainActor private func drag(_ value: DragGesture.Value) {
    guard isViewEnabled, count > 0 else { return }
    let start = grip ?? position ?? Double(index ?? 0)
    if grip == nil { (grip, state.isPressed) = (start, true) }
    let place = start - value.translation.height / rowHeight
    // Beyond its ends a wheel gives way a little.
    let last = Double(count - 1)
    position = place < 0 ? place * 0.3 : place > last ? last + (place - last) * 0.3 : place
  }
  @MainActor private func release(_ value: DragGesture.Value) {
    guard let grip else { return }
    turn(to: Int((grip - value.predictedEndTranslation.height / rowHeight).rounded()))
  }
  @MainActor private func tap(at y: CGFloat) {
    guard isViewEnabled else { return }
    let offset = (y - rowHeight * 2.7) / rowHeight
    let rows = Int(offset.rounded())
    if rows != 0 { turn(to: (index ?? 0) + rows) }
  }
  @MainActor private func scroll(_ delta: CGFloat) {
    scrolled += delta
    let rows = Int(scrolled / 10)
    guard rows != 0 else { return }
    scrolled -= CGFloat(rows) * 10
    turn(to: (index ?? 0) - rows)
  }
  @MainActor private func action(for event: KeyEvent) -> (() -> Void)? {
    switch event.key {
    case .upArrow: return { step(by: -1) }
    case .downArrow: return { step(by: 1) }
    case .pageUp: return { step(by: -5) }
    case .pageDown: return { step(by: 5) }
    case .home: return { turn(to: 0) }
    case .end: return { turn(to: count - 1) }
    default: return letters?(event)
    }
  }
}

/// Says to whoever looks for the wheel around a view how it stands.
nonisolated private struct WheelMark: _ElementModifier {
  let count: Int, index: Int?
  let turn: @MainActor (Int) -> Void
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = WheelBehavior(node)
    let made = _ViewNode(node)
    _updateElement(made, modifier)
    return made
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let wheel = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! WheelBehavior
    (wheel.count, wheel.index, wheel.turn) = (modifier.count, modifier.index, modifier.turn)
  }
}
/// A wheel, as it was last shown.
@MainActor package final class WheelBehavior: NodeBehavior {
  package unowned(unsafe) let node: BehaviorNode
  package fileprivate(set) var count = 0, index: Int?
  /// Turns the wheel to a row, as the user would.
  package fileprivate(set) var turn: @MainActor (Int) -> Void = { _ in }
  /// An object by which an app knows the wheel.
  package var standIn: AnyObject?
  fileprivate init(_ node: BehaviorNode) { self.node = node }
  nonisolated deinit {}
}

/// Where a row lies on a wheel that is seen from the front.
private struct WheelTurn {
  let y: CGFloat
  let scale: CGFloat
  let opacity: Double
  /// - Parameter rows: From the middle, downwards.
  init(_ rows: Double, height: CGFloat) {
    // A third of a turn is seen. Source: our choice, close to the wheels of iOS.
    let radius = height * 3.4, angle = min(max(-1.5, Double(height) * rows / Double(radius)), 1.5)
    y = radius * CGFloat(sin(angle))
    scale = CGFloat(max(0.05, cos(angle)))
    opacity = abs(rows) < 0.5 ? 1 : max(0.58, 0.66 - 0.04 * (abs(rows) - 0.5))
  }
}
