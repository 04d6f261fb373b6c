import Foundation
import HearthCore
import HearthRendering

/// Draws a button in one of our own looks around its label.
package final class ButtonLookDrawing: NodeBehavior, ControlLook {
  package unowned(unsafe) let node: BehaviorNode
  private unowned(unsafe) let control: Control
  private let labelScope: LabelScope
  @exclusivity(unchecked) var look: ButtonLook {
    didSet {
      if look == oldValue { return }
      _ = rowLabels?.set(!hasBezel)
      updateLabel()
      node.setNeedsLayout()
    }
  }
  /// In the row of a list: what has a bezel has its own colours, and its label is not that of the row.
  @exclusivity(unchecked) private var rowLabels: EnvironmentEntry<LabelsAreRowsKey>?
  /// The colour that the style of a bordered button has of its own.
  @exclusivity(unchecked) var ownTint: Color? { didSet { if ownTint != oldValue { node.setNeedsRecord() } } }
  /// The colour of a bordered button: on phones and tablets the tint around. Source: iOS 15 and later.
  private var tint: Color? { ownTint ?? (isTouched ? .accentColor : nil) }
  private var isTouched: Bool { node.scope.value(IdiomKey.self).isTouched }
  /// What the bezel has a shade of: without a tint of the app's it is grey.
  private var bezelTint: Color? {
    if isTouched && isDestructive { return .red }
    if isDestructive { return nil }
    return ownTint ?? (isTouched && node.scope.value(TintKey.self)?.color != nil ? .accentColor : nil)
  }
  @exclusivity(unchecked) private var background: (key: Key, piece: DisplayPiece)?
  /// The label where it is paler than it is by itself.
  @exclusivity(unchecked) private var fadedLabel: (opacity: Double, piece: DisplayPiece)?

  private struct Key: Equatable {
    var look: ButtonLook
    var isDestructive: Bool
    var shape: ButtonBorderShape
    var size: Size
    var state: ControlState
    var palette: ControlPalette
    var tint: RGBA?
  }

  static func makeNode(_ look: ButtonLook, tint: Color? = nil, _ control: Control) -> BehaviorNode {
    var inputs = control.node.contentInputs
    var rowLabels: EnvironmentEntry<LabelsAreRowsKey>?
    if inputs.scope.value(LabelsAreRowsKey.self) {
      let entry = EnvironmentEntry<LabelsAreRowsKey>(parent: inputs.scope, value: true)
      rowLabels = entry
      inputs = _ViewInputs(inputs.parent, entry)
    }
    let scope = LabelScope(inputs)
    let node = BehaviorNode(inputs, inner: scope.scope)
    let drawing = ButtonLookDrawing(look, control, node, scope)
    drawing.rowLabels = rowLabels
    _ = rowLabels?.set(!drawing.hasBezel)
    drawing.ownTint = tint
    node.behavior = drawing
    control.look = drawing
    drawing.updateLabel()
    node.content = control.label.makeNode(node.contentInputs)
    return node
  }
  private init(_ look: ButtonLook, _ control: Control, _ node: BehaviorNode, _ labelScope: LabelScope) {
    (self.look, self.control, self.node, self.labelScope) = (look, control, node, labelScope)
  }
  nonisolated deinit {}

  // MARK: - What is drawn

  /// Never `automatic`.
  private var drawnLook: ButtonLook {
    if look != .automatic { return look }
    return node.scope.value(IdiomKey.self) == .desktop ? .bordered : .borderless
  }
  private var hasBezel: Bool {
    switch drawnLook {
    case .bordered, .borderedProminent, .toggle: true
    default: false
    }
  }
  private var isDestructive: Bool { control.isDestructive }
  private var isOn: Bool { control.isDrawnOn }
  /// On phones and tablets a button that cannot be pressed loses its colour. Source: UIKit, `UIButton.Configuration`:
  /// `tertiaryLabel` on `tertiarySystemFill` where the button is disabled.
  private var isGreyed: Bool { isTouched && !node.isEnabled }
  private var size: ControlSize { ControlMetrics.size(of: node) }

  /// The colour that the look gives the label; nil for that of text.
  private var standardLabelColor: Color? {
    switch drawnLook {
    case .bordered where isGreyed, .borderedProminent where isGreyed:
      Color(.tertiaryLabel)
    case .borderedProminent: (isDestructive ? Color.red : .accentColor).textOnGround
    case .toggle: isOn ? Color.accentColor.textOnGround : nil
    case .borderless, .link: (isDestructive ? Color.red : .accentColor).forText
    case .bordered where isDestructive: Color.red.forTextOnShade
    case .bordered: tint?.forTextOnShade
    case .plain, .automatic: nil
    }
  }
  /// Gives the label its colour. Called when something that decides it has changed.
  ///
  /// A foreground style that the app set on the button or around it takes precedence over the colour of the look, that of a role
  /// too. Source: seen, iOS: `Button("Tap") {}.foregroundStyle(.white)` is white in every style of buttons.
  ///
  /// - Parameter propagates: False when the content looks again in any case.
  func updateLabel(propagates: Bool = true) {
    let color = node.scope.hasForegroundOfApp ? nil : standardLabelColor
    let hasChanged = labelScope.update(color: color, size: size, from: node.scope)
    if hasChanged, propagates, let content = node.content { content.propagateInheritedStyle() }
  }
  package func inheritedStyleDidChange() {
    updateLabel(propagates: false)
    node.setNeedsLayout()
  }

  // MARK: - Layout

  private var shape: ButtonBorderShape { node.scope.value(ButtonBorderShapeKey.self) }

  private var padding: (x: CGFloat, y: CGFloat) {
    if !hasBezel { return (0, 0) }
    if shape == .circle { return (3, 3) }
    return (isTouched ? ControlMetrics.touchedButton(size).padding : ControlMetrics.buttonPadding(size), 3)
  }
  /// Of a button with one line of text, as whole pixels. Points.
  private var leastHeight: CGFloat {
    if !hasBezel { return 0 }
    if !isTouched { return ControlMetrics.height(size) }
    let scale = max(1, node.engine.host.settings.scale)
    return (ControlMetrics.touchedButton(size).height * scale).rounded() / scale
  }
  private func radius(_ bounds: CGRect) -> CGFloat {
    // Source: seen, iOS 26: all buttons have round ends.
    let corner = node.scope.isGlassy ? nil : ControlMetrics.touchedButton(size).radius
    let touched = isTouched ? corner ?? bounds.height / 2 : nil
    return shape.radius(bounds, standard: touched ?? ControlMetrics.cornerRadius(size))
  }
  package func computeSize(_ p: Proposal) -> Size {
    let (x, y) = padding
    let inner = node.measureContent(
      Proposal(p.width < 0 ? -1 : max(0, p.width - 2 * x), p.height < 0 ? -1 : max(0, p.height - 2 * y)))
    // A symbol alone makes a square.
    let height = max(leastHeight, inner.height + 2 * y)
    if hasBezel && shape == .circle {
      let side = max(height, inner.width + 2 * y)
      return Size(side, side)
    }
    let fitted = hasBezel ? max(inner.width + 2 * x, height) : inner.width
    let isFlexible = node.scope.value(ButtonSizingKey.self) == .flexible && p.width >= 0 && p.width.isFinite
    return Size(isFlexible ? max(fitted, p.width) : fitted, height)
  }
  package func placeChildren() {
    node.resolveChild()
    let (x, y) = padding
    let size = node.size
    let proposal = Proposal(max(0, size.width - 2 * x), max(0, size.height - 2 * y))
    let inner = node.child.measure(proposal)
    let top = ((size.height - inner.height) / 2).rounded()
    node.placeChild(node.child, x: (size.width - inner.width) / 2, y: top, proposal, inner)
  }
  package func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    let (x, y) = padding
    let inner = Proposal(
      proposal.width < 0 ? -1 : max(0, proposal.width - 2 * x),
      proposal.height < 0 ? -1 : max(0, proposal.height - 2 * y))
    let content = node.measureContent(inner)
    guard let guide = node.contentAlignment(key, inner, content) else { return nil }
    return guide
      + (key.isHorizontal ? (size.width - content.width) / 2 : ((size.height - content.height) / 2).rounded())
  }

  // MARK: - Picture

  package func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let isEnabled = node.isEnabled
    let state = ControlState(
      isEnabled: isEnabled, isHovered: control.isHovered, isPressed: control.isPressed, isOn: isOn)
    let key = Key(
      look: drawnLook, isDestructive: isDestructive, shape: shape, size: node.size, state: state,
      palette: ControlPalette.of(node),
      tint: drawnLook == .bordered ? bezelTint.map { node.scope.rgba($0) } : nil)
    if background?.key != key {
      background = (key, backgroundPiece(key))
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(background!.piece, x: x, y: y))
    recordLabel(into: &group, x, y, opacity: labelOpacity(state))
  }
  private func labelOpacity(_ state: ControlState) -> Double {
    // White on a pale accent would hardly be read.
    if isGreyed, drawnLook == .bordered || drawnLook == .borderedProminent { return 1 }
    if !state.isEnabled { return drawnLook == .borderedProminent || state.isOn ? 0.85 : ControlMetrics.disabledOpacity }
    if hasBezel { return 1 }
    // Source: seen, macOS: what has no border gets paler while it is pressed.
    return state.isPressed ? 0.5 : state.isHovered && drawnLook != .plain ? 0.8 : 1
  }
  private func backgroundPiece(_ key: Key) -> DisplayPiece {
    let palette = key.palette, bounds = node.bounds
    let radius = radius(bounds)
    switch key.look {
    case .bordered where isGreyed, .borderedProminent where isGreyed:
      return GroupPiece([palette.fill(bounds, radius: radius, node.scope.rgba(Color(.tertiarySystemFill)))])
    case .bordered:
      if key.tint == nil && isTouched {
        // Source: UIKit, `UIButton.Configuration.gray()`.
        let fill = node.scope.rgba(Color(key.state.isPressed ? .systemFill : .tertiarySystemFill))
        return palette.group([palette.fill(bounds, radius: radius, fill)], isEnabled: key.state.isEnabled)
      }
      guard let tint = key.tint else { return palette.button(bounds, radius: radius, strong: nil, key.state) }
      // Source: seen, iOS: a bordered button with a tint has a pale shade of it behind its label.
      let shade = tint.opacity(key.state.isPressed ? 0.32 : key.state.isHovered ? 0.24 : 0.16)
      return palette.group([palette.fill(bounds, radius: radius, shade)], isEnabled: key.state.isEnabled)
    case .borderedProminent:
      return palette.button(bounds, radius: radius, strong: key.isDestructive ? palette.red : palette.accent, key.state)
    case .toggle:
      return palette.button(bounds, radius: radius, strong: key.state.isOn ? palette.accent : nil, key.state)
    case .borderless where palette.showsShapes, .link where palette.showsShapes:
      // Source: iOS, "Button Shapes". The shade lies around the label, which keeps its place.
      return palette.group(
        [palette.fill(bounds.insetBy(dx: -6, dy: -3), radius: 6, palette.buttonFill(key.state))],
        isEnabled: key.state.isEnabled)
    case .borderless, .plain, .link, .automatic: return GroupPiece([])
    }
  }
  func outline(outset: CGFloat) -> DisplayShape {
    let bounds = node.bounds
    if !hasBezel { return .roundedRectangle(bounds.insetBy(dx: -outset - 2, dy: -outset), radius: 4 + outset) }
    let radius = min(radius(bounds), min(bounds.width, bounds.height) / 2)
    return .roundedRectangle(bounds.insetBy(dx: -outset, dy: -outset), radius: radius + outset)
  }
  /// Borders are pale, and a button without one may be nothing but text. Source: tvOS.
  func platter() -> DisplayShape? {
    if hasBezel { return outline(outset: 0) }
    return drawnLook == .borderless ? outline(outset: 8) : nil
  }
  private func recordLabel(into group: inout ContiguousArray<PlacedPiece>, _ x: CGFloat, _ y: CGFloat, opacity: Double)
  {
    if opacity == 1 {
      fadedLabel = nil
      node.recordContent(into: &group, x: x, y: y)
      return
    }
    if fadedLabel?.opacity != opacity || node.flags.contains(.subtreeNeedsRecord) {
      var label: ContiguousArray<PlacedPiece> = []
      node.recordContent(into: &label, x: 0, y: 0)
      fadedLabel = (opacity, EffectPiece(.opacity(opacity), GroupPiece(label)))
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(fadedLabel!.piece, x: x, y: y))
  }
  package var cursor: Cursor? { drawnLook == .link && node.isEnabled ? .pointer : nil }
}
