import Foundation
import HearthRendering

/// Views that nobody sees: what is in them speaks for the view that they belong to.
enum AccessibilityContentKind {
  /// In place of the view's own elements.
  case representation
  /// As elements inside of the view.
  case children
  /// Its texts are the view's name.
  case label
  /// Each of its buttons is something that can be done with the view.
  case actions(AccessibilityActionCategory)
  /// Its texts name something that can be done with the view.
  case action(@MainActor () -> Void)
  /// What is shown large while a finger is held on the view.
  case largeContent
}

nonisolated struct AccessibilityContentModifier<Unseen: View>: _ElementModifier {
  let kind: AccessibilityContentKind
  let unseen: Unseen
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AccessibilityContentNode(modifier.kind, inputs)
    node.makeSecondary(UnseenView(content: modifier.unseen))
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: AccessibilityContentNode.self)
    node.kind = modifier.kind
    node.updateSecondary(UnseenView(content: modifier.unseen), .center)
  }
}

/// Laid out, and neither drawn, hit nor focused.
nonisolated private struct UnseenView<Content: View>: View {
  let content: Content
  @MainActor var body: some View { ZStack { content }.modifier(UnseenModifier()) }
}
nonisolated private struct UnseenModifier: _ElementModifier {
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(UnseenNode(inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}
package final class UnseenNode: UnaryNode {
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var hidesFromFocus: Bool { true }
  package override func hitTest(_ point: CGPoint) -> LayoutNode? { nil }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
  }
}

package final class AccessibilityContentNode: SecondaryNode, AccessibilitySource {
  fileprivate(set) var kind: AccessibilityContentKind
  init(_ kind: AccessibilityContentKind, _ inputs: _ViewInputs) {
    self.kind = kind
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var isAccessibilitySource: Bool { true }

  package override func computeSize(_ p: Proposal) -> Size { child.measure(p) }
  package override func placeChildren() {
    resolveChild()
    child.place(x: 0, y: 0, proposal)
    guard let secondary else { return }
    let p = Proposal(size), s = secondary.measure(p)
    placeChild(secondary, x: (size.width - s.width) / 2, y: (size.height - s.height) / 2, p, s)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if flags.contains(.needsElements) { return }
    child.record(into: &group, x: x + child.x, y: y + child.y)
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if !flags.contains(.needsElements) { visit(child) }
  }

  /// What the texts say, or the other elements where there is no text: beside its title a label has an icon.
  private static func name(_ elements: [AccessibilityElement]) -> String {
    let texts = elements.filter { $0.traits.contains(.isStaticText) }
    return (texts.isEmpty ? elements : texts).compactMap { $0.properties.label }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
  package func accessibilityElements(in tree: AccessibilityTree) -> [AccessibilityElement]? {
    elements(tree.children(of: self), unseen: AccessibilityTree.sorted(secondary.map { tree.elements(of: $0) } ?? []))
  }
  /// - Parameters:
  ///   - own: The elements of the view itself.
  ///   - unseen: Those of the views that nobody sees.
  private func elements(_ own: [AccessibilityElement], unseen: [AccessibilityElement]) -> [AccessibilityElement] {
    func annotated(_ set: (inout AccessibilityElement) -> Void) -> [AccessibilityElement] {
      if own.count == 1 {
        var element = own[0]
        set(&element)
        return [element]
      }
      var container = AccessibilityElement(node: self, properties: AccessibilityProperties(), frame: frameInWindow)
      container.children = own
      set(&container)
      return [container]
    }
    switch kind {
    case .representation:
      guard unseen.count == 1, own.count <= 1 else { return unseen }
      var element = unseen[0]
      // It has the place and the name for tests of what it stands for.
      element.frame = frameInWindow
      if element.properties.identifier == nil { element.properties.identifier = own.first?.properties.identifier }
      return [element]
    case .children: return annotated { $0.children = unseen }
    case .label:
      let name = Self.name(unseen)
      return annotated { if !name.isEmpty { $0.properties.label = name } }
    case .actions(let category):
      let category = category.name(at: self)
      return annotated { element in
        for action in unseen {
          guard let name = action.properties.label, let press = action.properties.press else { continue }
          element.properties.actions[AccessibilityActionKind(name: name)] = press
          if let category { element.properties.details.categories[name] = category }
        }
      }
    case .action(let action):
      let name = Self.name(unseen)
      return annotated { if !name.isEmpty { $0.properties.actions[AccessibilityActionKind(name: name)] = action } }
    case .largeContent:
      return annotated {
        $0.properties.details.largeContent = Self.name(unseen)
        $0.properties.details.largeView = { [weak self] in self?.unseenView }
      }
    }
  }
  /// The views that nobody sees, without what keeps them from being drawn.
  private var unseenView: LayoutNode? {
    guard let unseen = secondary as? UnseenNode else { return nil }
    unseen.resolveChild()
    return unseen.child
  }
}

extension View {
  /// Has other views speak for this one: assistive technology finds their elements instead of those of this view.
  ///
  ///     Dial(value: $value)
  ///       .accessibilityRepresentation { Slider(value: $value, in: 0...10) { Text("Volume") } }
  ///
  /// They are never drawn. Source: Apple, documentation of accessibilityRepresentation(representation:).
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityContentModifier(kind: .representation, unseen: representation()))
  }
  /// Gives the element of this view elements inside, for what it draws itself: a chart's bars for example.
  ///
  /// The views are laid out where this one is, so that their elements have frames, and are never drawn.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(AccessibilityContentModifier(kind: .children, unseen: children()))
  }
  /// Sets the name of this view by views, whose texts are joined. A placeholder in them stands for this view's own name.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      PlaceholderModifier(around: LabelledContent(names: content(PlaceholderContentView(handle: nil)), of: Self.self)))
  }
  /// Offers what the buttons in `content` do as actions of this view, by their labels.
  ///
  ///     MessageRow(message).accessibilityActions {
  ///       Button("Archive") { archive() }
  ///       Button("Reply") { reply() }
  ///     }
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityContentModifier(kind: .actions(.default), unseen: content()))
  }
  /// Offers what the buttons in `content` do as actions of this view, in a group.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityContentModifier(kind: .actions(category), unseen: content()))
  }
  /// Offers something by the name that `label` shows.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let action = UncheckedSendable(action)
    return modifier(AccessibilityContentModifier(kind: .action { action.value() }, unseen: label()))
  }
  /// Shows this view large in the middle of the window while a finger is held on it, where text is large.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    accessibilityDetails { _, properties in properties.details.largeContent = properties.label ?? "" }
  }
  /// Shows other views large in the middle of the window while a finger is held on this one, where text is large.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    modifier(AccessibilityContentModifier(kind: .largeContent, unseen: largeContentView()))
  }
}

/// The view itself, and what it is called.
nonisolated private struct LabelledContent<Names: View, Content: View>: View {
  let names: Names
  let of: Content.Type
  @MainActor var body: some View {
    PlaceholderContentView<Content>(handle: nil)
      .modifier(AccessibilityContentModifier(kind: .label, unseen: names))
  }
}
