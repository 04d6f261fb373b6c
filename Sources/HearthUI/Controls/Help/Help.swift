import Foundation
import HearthCore
import HearthRendering

/// Explains the view: in a bubble when the pointer rests on it, and to assistive technology.
nonisolated struct _HelpModifier: _ElementModifier {
  let text: Text
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = HelpBehavior(modifier.text, node)
    node.flags.insert(.isHoverTarget)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! HelpBehavior).text = modifier.text
  }
}

/// Shows the bubble.
final class HelpBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  var text: Text
  private weak var bubble: WindowOverlay?
  private var lastLocation: CGPoint?
  init(_ text: Text, _ node: BehaviorNode) { (self.text, self.node) = (text, node) }
  nonisolated deinit {}

  func hoverDidChange(_ location: CGPoint?) {
    let isResting = location == lastLocation
    lastLocation = location
    guard let location, let content = node.engine.content else {
      hide()
      return
    }
    // A press is told here too; only a pointer that moves asks for help.
    if bubble != nil || isResting { return }
    let actions = content.actionCount
    content.engine.wakeUps.schedule(after: HelpMetrics.delay, for: node) { [unowned self] in
      // A user who has pressed something in the meantime needs no explanation.
      if content.actionCount == actions { show(at: node.convertToWindow(location)) }
    }
  }
  private func hide() {
    node.engine.wakeUps.cancel(of: node)
    guard let bubble else { return }
    node.engine.content?.overlays.removeAll { $0 === bubble }
    self.bubble = nil
  }
  private func show(at pointer: CGPoint) {
    guard let content = node.engine.content else { return }
    let string = text.string(at: node)
    if string.isEmpty { return }
    let window = node.engine.root.windowSize
    let (piece, size) = picture(string, widest: min(HelpMetrics.widest, window.width - 2 * HelpMetrics.margin))
    // Below the pointer, or above it where there is no room.
    var y = pointer.y + HelpMetrics.distance
    if y + size.height > window.height - HelpMetrics.margin { y = pointer.y - HelpMetrics.margin - size.height }
    let x = min(max(HelpMetrics.margin, pointer.x - size.width / 2), window.width - size.width - HelpMetrics.margin)
    let origin = CGPoint(x: max(0, x).rounded(), y: max(0, y).rounded())
    let overlay = WindowOverlay(piece, at: origin, isTransient: true)
    bubble = overlay
    content.overlays.append(overlay)
  }
  private func picture(_ string: String, widest: CGFloat) -> (DisplayPiece, CGSize) {
    let settings = node.engine.host.settings
    var font = FontDescription(size: HelpMetrics.fontSize * settings.textScale)
    font.family = settings.interfaceFamily
    var styled = StyledText(string, TextAttributes(font: font))
    styled.isRightToLeft = node.scope.isRightToLeft
    let (x, y) = HelpMetrics.padding
    let layout = node.engine.host.textShaper.layout(styled, width: max(1, widest - 2 * x), height: nil)
    let size = CGSize(width: layout.size.width.rounded(.up) + 2 * x, height: layout.size.height.rounded(.up) + 2 * y)
    let bounds = CGRect(origin: .zero, size: size)
    let background = FillPiece(.roundedRectangle(bounds, radius: HelpMetrics.radius), .color(HelpMetrics.background))
    let line = StrokePiece(
      .roundedRectangle(bounds.insetBy(dx: 0.5, dy: 0.5), radius: HelpMetrics.radius - 0.5), StrokeStyle(lineWidth: 1),
      .color(HelpMetrics.border))
    let shadowed = EffectPiece(.shadow(RGBA(white: 0, alpha: 0.2), radius: 6, x: 0, y: 2), background)
    node.engine.counters.itemsRecorded += 1
    return (
      GroupPiece([
        PlacedPiece(shadowed, x: 0, y: 0), PlacedPiece(line, x: 0, y: 0),
        PlacedPiece(TextPiece(layout, .color(.white)), x: x, y: y),
      ]), size
    )
  }
  func willUnmount() { hide() }
  var accessibilityAnnotation: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.hint = text.string(at: node)
    return properties
  }
}

/// Source: libadwaita's tooltips (dark in light and dark surroundings alike) and GTK's delay of half a second.
private enum HelpMetrics {
  /// Seconds for which the pointer rests.
  static let delay = 0.6
  // Points.
  static let widest: CGFloat = 320, margin: CGFloat = 6, distance: CGFloat = 20, radius: CGFloat = 7,
    fontSize: CGFloat = 12
  static let padding: (CGFloat, CGFloat) = (9, 5)
  static let background = RGBA(0.13, 0.13, 0.14, 0.96)
  static let border = RGBA(white: 1, alpha: 0.1)
}

extension View {
  /// Explains this view: in a bubble when the pointer rests on it, and to assistive technology.
  ///
  ///     Button("Sync", systemImage: "arrow.clockwise") { count += 1 }.help("Fetches new mail")
  public nonisolated func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }
  /// Explains this view with a text from the app's tables.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Explains this view with a text from a resource.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }
  /// Explains this view with a text that is shown as it is.
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
