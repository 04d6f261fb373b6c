import Foundation

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
    let node = LabelNode(view, inputs)
    node.makeChild()
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: LabelNode<Title, Icon>.self).update(view)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title that is translated, and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// Creates a label from a title as it is, and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// Creates a label from a title that is translated, and an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  /// Creates a label from a title as it is, and an image of the app.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label as the styles around would show it, for a style that adds something to it.
  @MainActor public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

// MARK: - Node

package typealias LabelHandle = PlaceholderHandle<LabelParts, LabelPartNode>

/// The node whose parts the views of a label style's body stand for.
package class LabelParts: ChoiceNode {
  /// What the parts in the body of the style hold.
  private(set) final lazy var handle = LabelHandle(self)
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package final override func unmount() {
    super.unmount()
    handle.end()
  }
  func makePart(isIcon: Bool, _ inputs: _ViewInputs) -> Node { fatalError("overridden") }
  /// What the title reads, where it is a text.
  var titleText: String? { nil }
}

package final class LabelNode<Title: View, Icon: View>: LabelParts {
  @exclusivity(unchecked) private var label: Label<Title, Icon>
  @exclusivity(unchecked) private var current = AnyLabelStyle.automatic
  /// Inside of a style its own labels have the style around it.
  @exclusivity(unchecked) private var inside: EnvironmentEntry<LabelStyleKey>?

  init(_ label: Label<Title, Icon>, _ inputs: _ViewInputs) {
    self.label = label
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var viewName: String { "Label" }

  func makeChild() {
    current = scope.value(LabelStyleKey.self, readBy: self)
    var scope = scope
    if let outer = current.outer {
      let entry = EnvironmentEntry<LabelStyleKey>(parent: scope, value: outer.style)
      inside = entry
      scope = entry
    } else {
      inside = nil
    }
    child = current.box.makeNode(LabelStyleConfiguration(handle: handle), _ViewInputs(self, scope))
  }
  /// The style gives the title to assistive technology, as it is not shown.
  @exclusivity(unchecked) private var tellsTitle = false
  override var titleText: String? {
    tellsTitle = true
    return (label.title as? Text)?.string(at: self)
  }
  func update(_ new: Label<Title, Icon>) {
    engine.counters.nodesVisited += 1
    let isRenamed = tellsTitle && !TypeInfo.areKnownEqual(label.title, new.title)
    label = new
    if isRenamed { current.box.update(child!) }
    handle.forEach { part in
      if part.isIcon {
        Icon._update(_ViewNode(part.child!), new.icon)
      } else {
        Title._update(_ViewNode(part.child!), new.title)
      }
    }
  }
  /// The style around has changed.
  package override func updateBody() {
    flags.remove(.needsBody)
    let new = scope.value(LabelStyleKey.self, readBy: self)
    if new == current { return }
    let hadOuter = current.outer != nil
    if type(of: new.box) == type(of: current.box), hadOuter == (new.outer != nil) {
      current = new
      if let inside, let outer = new.outer { _ = inside.set(outer.style) }
      new.box.update(child!)
      return
    }
    let old = child
    let oldInside = inside
    handle.removeAll()
    makeChild()
    old?.unmount()
    withExtendedLifetime(oldInside) {}
    elementsDidChange()
  }
  override func makePart(isIcon: Bool, _ inputs: _ViewInputs) -> Node {
    isIcon ? Icon._makeNode(label.icon, inputs).node : Title._makeNode(label.title, inputs).node
  }
}

/// Stands in the body of a label style for the title or the icon.
package final class LabelPartNode: ChoiceNode {
  private let handle: LabelHandle
  let isIcon: Bool
  private init(_ handle: LabelHandle, isIcon: Bool, _ inputs: _ViewInputs) {
    (self.handle, self.isIcon) = (handle, isIcon)
    super.init(inputs)
    handle.insert(self)
  }
  nonisolated deinit {}
  static func make(_ handle: LabelHandle, isIcon: Bool, _ inputs: _ViewInputs) -> _ViewNode {
    guard let parts = handle.source else {
      Report.usedPlaceholder(at: inputs.parent)
      return _ViewNode(EmptyNode(inputs))
    }
    let node = LabelPartNode(handle, isIcon: isIcon, inputs)
    node.child = parts.makePart(isIcon: isIcon, node.inputs)
    return _ViewNode(node)
  }
  package override func unmount() {
    handle.remove(self)
    super.unmount()
  }
}
