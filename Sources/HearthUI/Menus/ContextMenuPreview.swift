import Foundation
import HearthCore
import HearthRendering

/// What a context menu is about, above the dimmed window: the view itself, or the one that the app made for it.
///
/// Lengths are points. Source: the context menus of iOS; the numbers are our choice.
@MainActor final class ContextMenuPreview {
  private unowned let menu: ContextMenuBehavior
  private unowned let subject: BehaviorNode
  private var content: DetachedNode?
  private var overlay: WindowOverlay?
  /// Without the edge around it: points in the window.
  private(set) var frame = CGRect.zero
  /// What the app says of the subject: a ground instead of the card, and what of it is seen.
  private let ground: Color?, path: Path?
  private static let margin: CGFloat = 16, radius: CGFloat = 12, edge: CGFloat = 6, mostWidth: CGFloat = 400

  init(
    _ menu: ContextMenuBehavior, of subject: BehaviorNode, _ preview: AnyView?, _ ground: Color? = nil,
    _ path: Path? = nil
  ) {
    (self.menu, self.subject, self.ground, self.path) = (menu, subject, ground, path)
    if let preview {
      let inputs = _ViewInputs(menu.node, menu.node.scope)
      content = unsafeDowncast(
        DetachedContent._makeNode(DetachedContent(content: preview), inputs).node, to: DetachedNode.self)
    }
    refresh()
  }
  nonisolated deinit {}

  func update(_ preview: AnyView?) {
    guard let preview, let content else { return }
    DetachedContent._update(_ViewNode(content), DetachedContent(content: preview))
  }
  func remove() {
    guard let window = menu.node.engine.content else { return }
    window.overlays.removeAll { $0 === overlay }
    content?.unmount()
  }

  /// Draws it again if the app's view has changed. The view itself is shown as it was when the menu opened.
  func refresh() {
    if overlay != nil {
      guard let content, content.elements.contains(where: { $0.flags.contains(.subtreeNeedsRecord) }) else { return }
    }
    guard let window = menu.node.engine.content, !subject.isUnmounted else { return }
    let engine = menu.node.engine
    let size = engine.root.windowSize.cgSize, palette = ControlPalette.of(menu.node)
    var pieces: ContiguousArray<PlacedPiece> = []
    let own = subject.frameInWindow
    var inner = own.size
    if let content {
      let room = Proposal(min(Self.mostWidth, size.width - 2 * Self.margin), -1)
      inner = .zero
      for element in content.elements {
        let natural = element.measure(room)
        element.place(x: 0, y: inner.height, room)
        element.record(into: &pieces, x: 0, y: inner.height)
        inner = CGSize(width: max(inner.width, natural.width), height: inner.height + natural.height)
      }
    } else {
      subject.recordContent(into: &pieces, x: 0, y: 0)
    }
    // What is higher than half of the window is cut off, so that there is room for the menu.
    inner.height = min(inner.height, content == nil ? size.height * 0.7 : size.height * 0.5)
    // A view that says the shape of its preview is cut to it, and stands on no card.
    let outline = content == nil ? path?.displayShape() ?? subject.contentShape(for: .contextMenuPreview) : nil
    let edge = content == nil && outline == nil ? Self.edge : 0
    let menuHeight = menu.menuHeight
    let x = max(Self.margin, min(own.midX - inner.width / 2, size.width - Self.margin - inner.width))
    let lowest = size.height - Self.margin - menuHeight - inner.height - edge
    let y = max(Self.margin, min(own.midY - inner.height / 2, lowest))
    frame = CGRect(x: palette.snapped(x), y: palette.snapped(y), width: inner.width, height: inner.height).insetBy(
      dx: -edge, dy: -edge)

    let card = CGRect(origin: .zero, size: frame.size)
    let shape = outline ?? DisplayShape.roundedRectangle(card, radius: Self.radius)
    let fill = FillPiece(
      shape, .color(ground.map { menu.node.scope.rgba($0) } ?? (palette.isDark ? RGBA(white: 0.17) : .white)))
    let shadow = EffectPiece(.shadow(RGBA(white: 0, alpha: 0.3), radius: 18, x: 0, y: 6), fill)
    let shown = EffectPiece(
      .clip(shape, isAntialiased: true), GroupPiece([PlacedPiece(GroupPiece(pieces), x: edge, y: edge)]))
    let dim = FillPiece(
      .rectangle(CGRect(origin: .zero, size: size)), .color(RGBA(white: 0, alpha: palette.isDark ? 0.5 : 0.25)))
    let new = WindowOverlay(
      GroupPiece([
        PlacedPiece(dim, x: 0, y: 0), PlacedPiece(shadow, x: frame.minX, y: frame.minY),
        PlacedPiece(shown, x: frame.minX, y: frame.minY),
      ]), at: .zero, isTransient: false)
    if let index = window.overlays.firstIndex(where: { $0 === overlay }) {
      window.overlays[index] = new
    } else {
      // Below the menu.
      window.overlays.append(new)
    }
    overlay = new
    engine.counters.itemsRecorded += 1
  }
}

extension ContextMenuBehavior {
  /// The room that the open menu needs, with the distance to the view that it belongs to.
  fileprivate var menuHeight: CGFloat {
    let look = MenuLook(node.engine, isRightToLeft: false), window = node.engine.root.windowSize.width
    return MenuPopup.height(of: menuEntries ?? [], look, window: window) + max(8, look.sizes.distance)
  }
}
