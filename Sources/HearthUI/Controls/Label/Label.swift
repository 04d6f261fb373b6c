import Foundation
import HearthCore

/// A title with an icon. A label style decides which of the two is shown, and where.
///
///     Label("Favourites", systemImage: "star")
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AttachmentNode(inputs)
    let parts = ViewLabelParts(view, node)
    node.attachment = parts
    parts.makeChild()
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: AttachmentNode.self)
    unsafeDowncast(node.attachment!, to: ViewLabelParts<Title, Icon>.self).update(view)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title that is translated, and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// Creates a label with a title from a resource and a symbol.
  @_disfavoredOverload public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    (title, icon) = (Text(titleResource), Image(systemName: name))
  }
  /// Creates a label from a title as it is, and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// Creates a label from a title that is translated, and an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  /// Creates a label with a title from a resource and an image of the app.
  @_disfavoredOverload public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    (title, icon) = (Text(titleResource), Image(name))
  }
  /// Creates a label from a title as it is, and an image of the app.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  /// Creates a label from a title that is translated, and an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    (title, icon) = (Text(titleKey), Image(resource))
  }
  /// Creates a label with a title from a resource and an image of the app.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    (title, icon) = (Text(titleResource), Image(resource))
  }
  /// Creates a label from a title as it is, and an image of the app.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    (self.title, icon) = (Text(title), Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label as the styles around would show it, for a style that adds something to it.
  @MainActor public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

// MARK: - Node

/// The node of a label, or of a part of one, as the views of a style hold it.
typealias LabelHandle = PlaceholderHandle<AttachmentNode, AttachmentNode>

/// Shows a label in the style around, and knows its parts, for which views stand in the body of that style.
class LabelParts: NodeAttachment {
  typealias StyleKey = ControlStyleKey<LabelStyleConfiguration>
  unowned(unsafe) final let node: AttachmentNode
  private final var current = ControlStyleValue<LabelStyleConfiguration>()
  /// Inside of a style its own labels have the style around it.
  private final var inside: EnvironmentEntry<StyleKey>?
  /// Grows when the style has to look at the title again.
  private final var revision = 0
  /// What the parts in the body of the style hold.
  private final lazy var handle = LabelHandle(node)
  /// The style gives the title to assistive technology, as it is not shown.
  fileprivate final var tellsTitle = false

  fileprivate init(_ node: AttachmentNode) { self.node = node }
  nonisolated deinit {}
  final var viewName: String { "Label" }

  fileprivate func makePart(isIcon: Bool, _ inputs: _ViewInputs) -> Node { fatalError("overridden") }
  /// What the title reads, where it is a text.
  var titleText: String? { nil }

  var hasPlainIcon: Bool { false }

  private final var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(handle: handle, revision: revision)
  }
  private static func box(
    _ value: ControlStyleValue<LabelStyleConfiguration>
  ) -> ControlStyleBox<LabelStyleConfiguration> {
    value.box ?? DefaultLabelStyle.box
  }

  final func makeChild() {
    current = node.scope.value(StyleKey.self, readBy: node)
    var scope = node.scope
    inside = nil
    if let box = current.box {
      let entry = EnvironmentEntry<StyleKey>(parent: scope, value: ControlStyleValue(box: box.outer))
      inside = entry
      scope = entry
    }
    node.child = Self.box(current).makeBody(configuration, _ViewInputs(node, scope))
  }
  /// The style around has changed.
  final func updateBody() {
    let new = node.scope.value(StyleKey.self, readBy: node)
    if new == current { return }
    let box = Self.box(new)
    if box.canTakeOver(from: Self.box(current)), (new.box == nil) == (current.box == nil) {
      current = new
      if let inside { _ = inside.set(ControlStyleValue(box: new.box?.outer)) }
      box.updateBody(node.child!, configuration)
      return
    }
    let old = node.child, oldInside = inside
    handle.removeAll()
    makeChild()
    old?.unmount()
    withExtendedLifetime(oldInside) {}
    node.elementsDidChange()
  }
  /// The label has another value, and the style has to know when its title reads otherwise.
  fileprivate final func didUpdate(isRenamed: Bool, _ update: (Node, _ isIcon: Bool) -> Void) {
    if isRenamed {
      revision += 1
      Self.box(current).updateBody(node.child!, configuration)
    }
    handle.forEach { part in
      update(part.child!, unsafeDowncast(part.attachment!, to: LabelPart.self).isIcon)
    }
  }
  final func willUnmount() { handle.end() }
}

private final class ViewLabelParts<Title: View, Icon: View>: LabelParts {
  private var label: Label<Title, Icon>
  init(_ label: Label<Title, Icon>, _ node: AttachmentNode) {
    self.label = label
    super.init(node)
  }
  nonisolated deinit {}

  override var titleText: String? {
    tellsTitle = true
    return (label.title as? Text)?.string(at: node)
  }
  override var hasPlainIcon: Bool { label.icon is Image }
  override func makePart(isIcon: Bool, _ inputs: _ViewInputs) -> Node {
    isIcon ? Icon._makeNode(label.icon, inputs).node : Title._makeNode(label.title, inputs).node
  }
  func update(_ new: Label<Title, Icon>) {
    node.engine.counters.nodesVisited += 1
    let isRenamed = tellsTitle && !TypeInfo.areKnownEqual(label.title, new.title)
    label = new
    didUpdate(isRenamed: isRenamed) { part, isIcon in
      if isIcon { Icon._update(_ViewNode(part), new.icon) } else { Title._update(_ViewNode(part), new.title) }
    }
  }
}

/// Stands in the body of a label style for the title or the icon.
final class LabelPart: NodeAttachment {
  private unowned(unsafe) let node: AttachmentNode
  private let handle: LabelHandle
  fileprivate let isIcon: Bool
  private init(_ node: AttachmentNode, _ handle: LabelHandle, isIcon: Bool) {
    (self.node, self.handle, self.isIcon) = (node, handle, isIcon)
  }
  nonisolated deinit {}

  static func make(_ handle: LabelHandle, isIcon: Bool, _ inputs: _ViewInputs) -> _ViewNode {
    guard let parts = handle.source?.attachment else {
      Report.usedPlaceholder(at: inputs.parent)
      return EmptyView._makeNode(EmptyView(), inputs)
    }
    let node = AttachmentNode(inputs)
    node.attachment = LabelPart(node, handle, isIcon: isIcon)
    handle.insert(node)
    node.child = unsafeDowncast(parts, to: LabelParts.self).makePart(isIcon: isIcon, node.inputs)
    return _ViewNode(node)
  }
  func willUnmount() { handle.remove(node) }
}
