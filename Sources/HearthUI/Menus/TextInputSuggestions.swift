import Foundation
import HearthCore

// What a text field suggests while it is edited.
//
// The list hangs below the field from the moment that it has focus, or its text changes, as long as there are
// suggestions. Down and Up go through those that stand for a text, and past the ends back to the field; Return or a
// click puts the text in the place of what was typed and closes the list. Escape closes it until the text changes. All
// other keys are the field's. Without anything to choose Return submits. Source: Apple, textInputSuggestions(_:) and
// textInputCompletion(_:); NSTextField's suggestions for the keys; that Return submits is our choice.

extension View {
  /// Sets what the text fields in this view suggest while they are edited, in a list below them.
  ///
  ///     TextField("Fruit", text: $name)
  ///       .textInputSuggestions {
  ///         Text("Apple").textInputCompletion("Apple")
  ///         Label("Pear", systemImage: "leaf").textInputCompletion("Pear")
  ///       }
  ///
  /// - Parameter suggestions: Texts and labels, in sections if they have headings. A view becomes what it stands for by
  ///   `textInputCompletion(_:)`.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(TextInputSuggestionsModifier(suggestions: suggestions()))
  }
  /// Sets what the text fields in this view suggest: a view for each element.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    modifier(TextInputSuggestionsModifier(suggestions: ForEach(data, content: content)))
  }
  /// Sets what the text fields in this view suggest: a view for each element.
  ///
  /// - Parameter id: What tells elements apart.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    modifier(TextInputSuggestionsModifier(suggestions: ForEach(data, id: id, content: content)))
  }
  /// Sets the text that this view stands for among suggestions: chosen, it takes the place of what was typed.
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    layoutValue(key: TextInputCompletionKey.self, value: completion)
  }
}
private struct TextInputCompletionKey: LayoutValueKey { static var defaultValue: String? { nil } }

nonisolated private struct TextInputSuggestionsModifier<Suggestions: View>: _ElementModifier {
  let suggestions: Suggestions
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let entry = EnvironmentEntry<TextEditingFollowerKey>(parent: inputs.scope, value: ObjectReference(nil))
    let node = BehaviorNode(inputs, inner: entry)
    let behavior = TextInputSuggestions(node)
    node.behavior = behavior
    _ = entry.set(ObjectReference(behavior))
    let content = _ViewInputs(node, behavior.scope)
    behavior.take(DetachedContent._makeNode(DetachedContent(content: modifier.suggestions), content))
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! TextInputSuggestions
    DetachedContent._update(_ViewNode(behavior.items), DetachedContent(content: modifier.suggestions))
  }
}

/// The suggestions of the fields in a view, and the list below the one that is edited.
private final class TextInputSuggestions: TextEditingFollower, NodeBehavior, InputGrab {
  unowned(unsafe) let node: BehaviorNode
  /// That of the suggestions, which refer to it without holding it.
  fileprivate let scope: EnvironmentScope
  private(set) var items: DetachedNode!
  /// The field that is edited.
  private weak var field: (any TextCompleting)?
  private var popup: MenuPopup?
  /// The user has closed the list.
  private var isClosed = false
  private var isChoosing = false

  init(_ node: BehaviorNode) {
    self.node = node
    scope = node.scope.forMenu()
  }
  nonisolated deinit {}
  var viewName: String { "TextInputSuggestions" }
  func take(_ node: _ViewNode) {
    items = unsafeDowncast(node.node, to: DetachedNode.self)
    items.didChange = { [weak self] in self?.showLater() }
  }
  func inheritedStyleDidChange() { items.propagateInheritedStyle() }
  func willUnmount() {
    close()
    items.unmount()
  }
  private var content: WindowContent? { node.engine.content }

  // MARK: - Editing

  override func textEditing(_ moment: Moment, of field: any TextCompleting) {
    switch moment {
    case .began, .edited:
      if isChoosing { return }
      self.field = field
      isClosed = false
      showLater()
    case .ended:
      guard self.field === field else { return }
      self.field = nil
      close()
    }
  }
  /// When the app has had time to suggest something else.
  private func showLater() {
    if field == nil || isClosed || popup != nil { return }
    node.engine.performAtEndOfFrame { [weak self] in self?.show() }
    node.engine.requestFrame()
  }
  private func show() {
    guard popup == nil, !isClosed, !node.isUnmounted, let anchor, !entries.isEmpty, let content else { return }
    // A menu that is open takes precedence.
    if let grab = content.grab, grab !== self { return }
    content.grab = self
    popup = MenuPopup(owner: nil, anchor: anchor) { [weak self] in self?.entries }
    refresh()
  }
  private func close() {
    guard let popup else { return }
    self.popup = nil
    if let overlay = popup.overlay { content?.overlays.removeAll { $0 === overlay } }
    if content?.grab === self { content?.grab = nil }
    node.engine.requestFrame()
  }
  private var anchor: MenuPopup.Anchor? {
    guard let field, !field.node.isUnmounted else { return nil }
    return .below(field.node.frameInWindow)
  }

  // MARK: - Items

  private var entries: [MenuEntry] {
    if items.isUnmounted { return [] }
    let elements = items.elements
    var headers: Set<Int> = [], edges: Set<Int> = []
    for section in items.sections {
      headers.formUnion(section.header)
      headers.formUnion(section.footer)
      edges.insert(section.all.lowerBound)
      edges.insert(section.all.upperBound)
    }
    var list: [MenuEntry] = []
    for (index, element) in elements.enumerated() {
      if edges.contains(index) { list.append(.separator) }
      let completion = headers.contains(index) ? nil : element.layoutValue(TextInputCompletionKey.self)
      let label = MenuLabel(element)
      if label.title.isEmpty, label.icon == nil { continue }
      var entry = MenuEntry(completion == nil ? .text : .action, node: element)
      (entry.title, entry.icon) = (label.title, label.icon)
      if let completion { entry.perform = { [weak self] in self?.choose(completion) } }
      list.append(entry)
    }
    return MenuEntry.tidied(list)
  }
  private func choose(_ completion: String) {
    isChoosing = true
    isClosed = true
    field?.complete(with: completion)
    isChoosing = false
    close()
  }

  // MARK: - While the list is shown

  func dismiss() {
    isClosed = true
    close()
  }
  func frameDidEnd() { refresh() }
  private func refresh() {
    guard let popup, let anchor, let content else { return close() }
    let look = MenuLook(node.engine, isRightToLeft: node.scope.isRightToLeft)
    guard popup.update(look, window: node.engine.root.windowSize, anchor: anchor) else { return close() }
    let old = popup.overlay
    guard popup.draw(look), let new = popup.overlay else { return }
    if let old, let index = content.overlays.firstIndex(where: { $0 === old }) {
      content.overlays[index] = new
    } else {
      content.overlays.append(new)
    }
  }

  func handle(_ event: InputEvent) -> Bool {
    guard let popup else { return false }
    switch event {
    case .pointer(let event): return handle(event, popup)
    case .key(let event): return handle(event, popup)
    case .scroll(let event):
      guard popup.frame.contains(event.position) else { return false }
      popup.scroll(by: event.delta.height)
      refresh()
      return true
    case .windowActive(let isActive):
      if !isActive { dismiss() }
      return false
    default: return false
    }
  }
  private func handle(_ event: PointerEvent, _ popup: MenuPopup) -> Bool {
    guard popup.frame.contains(event.position) else {
      // A press on the field leaves the list; one elsewhere takes focus away, and so the list.
      popup.isPressed = false
      return false
    }
    let row = popup.row(at: event.position).flatMap { $0.entry.canBeHighlighted ? $0 : nil }
    switch event.phase {
    case .entered, .moved: popup.highlighted = row?.entry.id
    case .down:
      popup.highlighted = row?.entry.id
      popup.isPressed = true
    case .up:
      let wasPressed = popup.isPressed
      popup.isPressed = false
      if wasPressed, let row {
        row.entry.perform()
        return true
      }
    case .exited, .cancelled: popup.isPressed = false
    }
    refresh()
    return true
  }
  private func handle(_ event: KeyEvent, _ popup: MenuPopup) -> Bool {
    guard event.phase != .up, field?.isComposing == false,
      event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty
    else { return false }
    switch event.key {
    case .downArrow: return move(1, popup)
    case .upArrow: return move(-1, popup)
    case .return:
      guard let entry = popup.highlightedEntry else {
        dismiss()
        return false
      }
      entry.perform()
    case .escape: dismiss()
    default: return false
    }
    return true
  }
  private func move(_ step: Int, _ popup: MenuPopup) -> Bool {
    let ids = popup.rows.filter { $0.entry.canBeHighlighted }.compactMap(\.entry.id)
    if ids.isEmpty { return false }
    let position = ids.firstIndex { $0 == popup.highlighted }
    let next = position.map { $0 + step } ?? (step > 0 ? 0 : ids.count - 1)
    popup.highlighted = ids.indices.contains(next) ? ids[next] : nil
    popup.reveal(popup.highlighted)
    refresh()
    return true
  }

  var accessibilityElements: [AccessibilityElement] {
    guard let popup else { return [] }
    return popup.rows.compactMap { row in
      guard let node = row.entry.node, !row.entry.isSeparator else { return nil }
      var properties = AccessibilityProperties()
      properties.label = row.entry.title
      properties.addedTraits = row.entry.canBeHighlighted ? .isMenuItem : .isStaticText
      let entry = row.entry
      if entry.canBeHighlighted { properties.press = { entry.perform() } }
      var element = AccessibilityElement(node: node, properties: properties, frame: popup.frame(of: row))
      element.isFocused = entry.id == popup.highlighted
      return element
    }
  }
}
