import Foundation
import HearthCore
import HearthRendering

/// Draws a check box before the label of a toggle, or a switch after it.
package final class ToggleLookDrawing: NodeBehavior, ControlLook {
  package unowned(unsafe) let node: BehaviorNode
  private unowned(unsafe) let control: ToggleControl
  private let labelScope: LabelScope
  let look: ToggleLook
  /// In the place of the accent.
  private let tint: Color?
  @exclusivity(unchecked) private var indicator: (key: Key, piece: DisplayPiece)?
  @exclusivity(unchecked) private var fadedLabel: DisplayPiece?

  private struct Key: Equatable {
    var frame: CGRect
    var state: ControlState
    var palette: ControlPalette
    var knob: RGBA?
  }

  static func makeNode(_ look: ToggleLook, tint: Color? = nil, _ control: ToggleControl) -> BehaviorNode {
    let inputs = control.node.contentInputs
    let scope = LabelScope(inputs)
    let node = BehaviorNode(inputs, inner: scope.scope)
    let drawing = ToggleLookDrawing(look, tint, control, node, scope)
    node.behavior = drawing
    control.look = drawing
    _ = scope.update(color: nil, size: ControlMetrics.size(of: node), from: node.scope)
    node.content = control.label.makeNode(node.contentInputs)
    return node
  }
  private init(
    _ look: ToggleLook, _ tint: Color?, _ control: ToggleControl, _ node: BehaviorNode, _ labelScope: LabelScope
  ) {
    (self.look, self.tint, self.control, self.node, self.labelScope) = (look, tint, control, node, labelScope)
  }
  nonisolated deinit {}

  private var idiom: Idiom { node.scope.value(IdiomKey.self) }
  private var isSwitch: Bool { look == .switch || (look == .automatic && idiom != .desktop) }
  /// On a phone the switch stands at the trailing edge of the row.
  private var fillsWidth: Bool { isSwitch && idiom.isTouched }
  private var isRightToLeft: Bool { node.flags.contains(.isRightToLeft) }

  package func inheritedStyleDidChange() {
    if labelScope.update(color: nil, size: ControlMetrics.size(of: node), from: node.scope), let content = node.content
    {
      content.propagateInheritedStyle()
    }
    node.setNeedsLayout()
  }

  // MARK: - Layout

  private var hidesLabel: Bool { node.scope.value(LabelsVisibilityKey.self) == .hidden }
  private func measureLabel(_ p: Proposal) -> Size { hidesLabel ? .zero : node.measureContent(p) }

  private var indicatorSize: Size {
    let size = ControlMetrics.size(of: node)
    if isSwitch { return ControlMetrics.toggleSwitch(size, idiom, node.scope.value(SystemLookKey.self)) }
    let side = ControlMetrics.checkbox(size)
    return Size(side, side)
  }
  /// What the label is offered: the rest beside the indicator.
  private func labelProposal(_ p: Proposal) -> Proposal {
    Proposal(p.width < 0 ? -1 : max(0, p.width - indicatorSize.width - ControlMetrics.toggleGap), p.height)
  }
  private func gap(_ label: Size) -> CGFloat { label.width > 0 ? ControlMetrics.toggleGap : 0 }
  package func computeSize(_ p: Proposal) -> Size {
    let label = measureLabel(labelProposal(p)), indicator = indicatorSize
    var width = label.width + gap(label) + indicator.width
    // Without end too: a stack asks for that to find out what there is to share.
    if fillsWidth && !hidesLabel { width = max(width, p.width) }
    return Size(width, max(indicator.height, label.height))
  }
  /// The label stands in the middle; the indicator beside its first line.
  private func places(_ proposal: Proposal, _ size: Size) -> (label: CGPoint, indicator: CGPoint, labelSize: Size) {
    let inner = labelProposal(proposal)
    let label = measureLabel(inner), indicator = indicatorSize
    let y = ((size.height - label.height) / 2).rounded()
    var indicatorY = (size.height - indicator.height) / 2
    if hidesLabel { return (.zero, CGPoint(x: 0, y: indicatorY.rounded()), label) }
    let first = node.contentAlignment(VerticalAlignment.firstTextBaseline.key, inner, label)
    let last = node.contentAlignment(VerticalAlignment.lastTextBaseline.key, inner, label)
    // A switch at the edge of a row stands in its middle. Source: seen, iOS 13 to 18.
    if !fillsWidth, let first, let last, last > first {
      // Several lines: the middle of the first one, which is about a third of its ascent above the baseline.
      indicatorY = max(0, y + first * 0.65 - indicator.height / 2)
    }
    let labelX = isSwitch ? 0 : indicator.width + gap(label)
    let indicatorX = isSwitch ? size.width - indicator.width : 0
    return (CGPoint(x: labelX, y: y), CGPoint(x: indicatorX, y: indicatorY.rounded()), label)
  }
  package func placeChildren() {
    node.resolveChild()
    let places = places(node.proposal, node.size)
    node.placeChild(node.child, x: places.label.x, y: places.label.y, labelProposal(node.proposal), places.labelSize)
  }
  package func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    let places = places(proposal, size)
    guard let guide = node.contentAlignment(key, labelProposal(proposal), places.labelSize) else { return nil }
    return guide + (key.isHorizontal ? places.label.x : places.label.y)
  }
  private var indicatorFrame: CGRect {
    let place = places(node.proposal, node.size).indicator, size = indicatorSize
    return CGRect(
      x: isRightToLeft ? node.size.width - place.x - size.width : place.x, y: place.y, width: size.width,
      height: size.height)
  }

  /// Points. Source: Apple, Human Interface Guidelines, Buttons (44 for what a finger presses).
  private static let fingerTarget: CGFloat = 44
  /// On a phone the switch, and not its label. Source: seen, iOS 13 to 18.
  var pressArea: CGRect? {
    guard fillsWidth else { return nil }
    let frame = indicatorFrame
    return frame.insetBy(
      dx: min(0, (frame.width - Self.fingerTarget) / 2), dy: min(0, (frame.height - Self.fingerTarget) / 2))
  }

  // MARK: - Picture

  func outline(outset: CGFloat) -> DisplayShape {
    let frame = indicatorFrame
    let radius = isSwitch ? frame.height / 2 : (frame.width * 0.28).rounded()
    return .roundedRectangle(frame.insetBy(dx: -outset, dy: -outset), radius: radius + outset)
  }

  func platter() -> DisplayShape? { .roundedRectangle(node.bounds.insetBy(dx: -8, dy: -6), radius: 8) }

  package func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let state = ControlState(
      isEnabled: node.isEnabled, isHovered: control.isHovered, isPressed: control.isPressed,
      isOn: control.isOn, isMixed: control.isMixed)
    var palette = ControlPalette.of(node)
    // Source: UIKit, `UISwitch.onTintColor`: green unless the app gives it a tint.
    if fillsWidth && node.scope.value(TintKey.self)?.color == nil { palette.accent = node.scope.rgba(.green) }
    let appearance = node.scope.value(AppearancesKey.self).toggle
    if isSwitch, let color = appearance.first, node.scope.value(TintKey.self)?.color == nil {
      palette.accent = node.scope.rgba(color)
    }
    if let tint { palette.accent = node.scope.rgba(tint) }
    let key = Key(
      frame: indicatorFrame, state: state, palette: palette, knob: appearance.second.map { node.scope.rgba($0) })
    if indicator?.key != key {
      let piece =
        isSwitch
        ? key.palette.toggleSwitch(key.frame, isRightToLeft: isRightToLeft, state, knob: key.knob)
        : key.palette.checkbox(key.frame, state)
      indicator = (key, piece)
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(indicator!.piece, x: x, y: y))
    if hidesLabel { return }
    if state.isEnabled {
      fadedLabel = nil
      node.recordContent(into: &group, x: x, y: y)
      return
    }
    if fadedLabel == nil || node.flags.contains(.subtreeNeedsRecord) {
      var label: ContiguousArray<PlacedPiece> = []
      node.recordContent(into: &label, x: 0, y: 0)
      fadedLabel = EffectPiece(.opacity(ControlMetrics.disabledOpacity), GroupPiece(label))
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(fadedLabel!, x: x, y: y))
  }
}
