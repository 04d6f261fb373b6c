import Foundation
import HearthCore
import HearthRendering

/// A link that is the content of a row: pressed by pointer and keys as a button is, shown as the row shows itself.
struct RowLink<Label: View>: View {
  let label: Label
  let link: LinkAction

  typealias Body = Never
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(RowLinkControl.makeNode(view.link, label: TypedContentSource(view.label), inputs))
  }
  static func _update(_ node: _ViewNode, _ view: Self) {
    let control = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! RowLinkControl
    control.update(view.link)
    unsafeDowncast(control.label, to: TypedContentSource<Label>.self).update(view.label)
  }
  nonisolated static var _elementCount: Int { 1 }
}

final class RowLinkControl: Control, ControlLook {
  private var link: LinkAction

  static func makeNode(_ link: LinkAction, label: ContentSource, _ inputs: _ViewInputs) -> BehaviorNode {
    let focus = EnvironmentEntry<IsFocusedKey>(parent: inputs.scope, value: false)
    let node = BehaviorNode(inputs, inner: focus)
    let control = RowLinkControl(node, link, label: label, focus: focus)
    node.behavior = control
    node.content = label.makeNode(node.contentInputs)
    return node
  }
  private init(_ node: BehaviorNode, _ link: LinkAction, label: ContentSource, focus: EnvironmentEntry<IsFocusedKey>) {
    self.link = link
    super.init(node, label: label, focus: focus)
    isPressable = !link.selects
    look = self
  }
  nonisolated deinit {}
  override var viewName: String { "NavigationLink" }

  func update(_ new: LinkAction) {
    node.engine.counters.nodesVisited += 1
    link = new
    isPressable = !new.selects
  }
  override func updateBody() {
    node.flags.remove(.needsBody)
    readShortcut()
  }
  override func activate() { if node.isEnabled { link.action() } }

  // MARK: - Look

  /// The row around, in this node's coordinate space; the link alone where it is in none.
  private var area: CGRect {
    var corner = CGPoint.zero
    var next: LayoutNode = node
    while let parent = next.layoutParent {
      corner = next.convertToParent(corner)
      next = parent
      if let row = (next as? BehaviorNode)?.behavior as? any RowArea {
        return row.rowArea.offsetBy(dx: -corner.x, dy: -corner.y)
      }
    }
    return node.bounds
  }
  /// The ring lies inside of the row: rows touch each other.
  func outline(outset: CGFloat) -> DisplayShape {
    .roundedRectangle(area.insetBy(dx: 3 - outset, dy: 3 - outset), radius: 4 + outset)
  }
  func platter() -> DisplayShape? { .roundedRectangle(area, radius: 12) }

  override var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.behavior = .combine
    properties.label = label.accessibilityLabel
    properties.addedTraits = .isButton
    properties.press = { [unowned self] in activate() }
    return properties
  }
}
