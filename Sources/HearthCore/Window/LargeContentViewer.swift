import Foundation
import HearthRendering

/// Shows what is held, large in the middle of the window, where text has one of the sizes of accessibility.
///
/// That is for what keeps its size although the user has enlarged text: views with `accessibilityShowsLargeContentViewer`, and
/// all that can be pressed in a bar. After half a second the picture of the view appears with its name; it follows the finger
/// from one such view to the next, and goes when the finger is lifted, which presses the view as ever.
///
/// Source: UIKit, `UILargeContentViewerInteraction`; WWDC 2019, "Large Content Viewer".
@MainActor package final class LargeContentViewer {
  package static let slot = EngineSlot { LargeContentViewer($0) }
  private unowned let engine: Engine
  private var overlay: WindowOverlay?
  /// The element that is shown, and what it is called.
  private var current: (id: UInt64, text: String)?
  /// Where the finger is, while it is down.
  private var point: CGPoint?
  /// Seconds. Source: UIKit, the time of a long press.
  private static let delay = 0.5
  /// Points. Source: our choice, after the pictures of WWDC 2019.
  private static let side: CGFloat = 220, pictureHeight: CGFloat = 110, padding: CGFloat = 20, radius: CGFloat = 22

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// The name of what is shown; nil while nothing is.
  package var shown: String? { overlay == nil ? nil : current?.text }

  func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard engine.host.settings.textScale >= DynamicTypeSize.accessibility1.factor, event.button == .primary else {
        return
      }
      point = event.position
      engine.wakeUps.schedule(after: Self.delay, for: engine.root, purpose: .largeContent) { [unowned self] in
        update()
      }
    case .moved where point != nil:
      point = event.position
      if overlay != nil { update() }
    case .up, .cancelled:
      if point == nil { return }
      point = nil
      engine.wakeUps.cancel(of: engine.root, .largeContent)
      hide()
    default: break
    }
  }
  private func hide() {
    current = nil
    guard let overlay else { return }
    self.overlay = nil
    engine.content?.overlays.removeAll { $0 === overlay }
  }
  private func update() {
    guard let point, let content = engine.content else { return }
    guard let (element, text) = Self.find(content.accessibilityElements, point) else { return hide() }
    if current?.id == element.id, current?.text == text { return }
    hide()
    current = (element.id, text)
    let (piece, size) = picture(element, text)
    let window = engine.root.windowSize
    let origin = CGPoint(
      x: ((window.width - size.width) / 2).rounded(), y: ((window.height - size.height) / 2).rounded())
    let overlay = WindowOverlay(piece, at: origin, isTransient: false)
    self.overlay = overlay
    content.overlays.append(overlay)
  }
  /// The innermost element at a point that is shown large, and by which name.
  private static func find(
    _ elements: [AccessibilityElement], _ point: CGPoint
  ) -> (element: AccessibilityElement, text: String)? {
    for element in elements.reversed() where element.frame.contains(point) {
      if let found = find(element.children, point) { return found }
      if let text = element.properties.details.largeContent {
        return (element, text.isEmpty ? element.properties.label ?? "" : text)
      }
      if element.properties.press != nil, isInBar(element.node), let label = element.properties.label, !label.isEmpty {
        return (element, label)
      }
    }
    return nil
  }
  /// Bars keep the height that they have in the usual size of text.
  private static func isInBar(_ node: LayoutNode) -> Bool {
    var inner = node
    while let around = inner.layoutParent {
      if around.keepsTextSmall(of: inner) { return true }
      inner = around
    }
    return false
  }

  // MARK: - Picture

  private func picture(_ element: AccessibilityElement, _ text: String) -> (piece: DisplayPiece, size: CGSize) {
    let scope = engine.root.scope, settings = engine.host.settings
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    var font = FontDescription(size: 28, weight: 600)
    font.family = settings.interfaceFamily
    let window = engine.root.windowSize
    let widest = max(60, min(window.width - 40, 2 * Self.side) - 2 * Self.padding)
    let layout = engine.host.textShaper.layout(
      StyledText(text, TextAttributes(font: font)), width: widest, height: nil)
    // The view itself, as it is drawn; in its place for views that speak for it.
    let shown = element.properties.details.largeView?() ?? element.node
    var recorded: ContiguousArray<PlacedPiece> = []
    shown.record(into: &recorded, x: 0, y: 0)
    let own = shown.size
    let isText = element.traits.contains(.isStaticText) || own.width < 1 || own.height < 1
    let scale = isText ? 0 : min(Self.pictureHeight / own.height, widest / own.width)
    let drawn = CGSize(width: own.width * scale, height: own.height * scale)
    let gap: CGFloat = isText || text.isEmpty ? 0 : 12
    let size = CGSize(
      width: max(Self.side, max(drawn.width, layout.size.width) + 2 * Self.padding).rounded(.up),
      height: (drawn.height + gap + layout.size.height + 2 * Self.padding).rounded(.up))
    let bounds = CGRect(origin: .zero, size: size)
    let ground = FillPiece(
      .roundedRectangle(bounds, radius: Self.radius), .color(isDark ? RGBA(white: 0.2) : RGBA(white: 0.97)))
    var list: ContiguousArray<PlacedPiece> = [
      PlacedPiece(
        EffectPiece(.shadow(RGBA(white: 0, alpha: 0.3), radius: 20, x: 0, y: 8), ground), x: 0, y: 0)
    ]
    if scale > 0 {
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: (size.width - drawn.width) / 2, ty: Self.padding)
      list.append(PlacedPiece(EffectPiece(.transform(place), GroupPiece(recorded)), x: 0, y: 0))
    }
    list.append(
      PlacedPiece(
        TextPiece(layout, .color(RGBA(white: isDark ? 1 : 0))), x: ((size.width - layout.size.width) / 2).rounded(),
        y: Self.padding + drawn.height + gap))
    engine.counters.itemsRecorded += 1
    return (GroupPiece(list), size)
  }
}

extension WindowContent {
  /// The name of what is shown large; nil while nothing is.
  package var largeContent: String? { engine[LargeContentViewer.slot].shown }
}
