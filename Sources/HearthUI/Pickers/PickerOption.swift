import HearthCore
import HearthFocus

/// One of the choices of a picker: a view with a tag.
struct PickerOption<Value: Hashable>: Identifiable {
  let view: Subview
  /// Nil for a view without a tag of the selection's type: it is shown and cannot be chosen.
  let value: Value?
  var id: Subview.ID { view.id }
}

/// A section of choices; choices outside of sections are one without a header.
struct PickerSection<Value: Hashable>: Identifiable {
  let id: SectionConfiguration.ID
  let header: SubviewsCollection
  let footer: SubviewsCollection
  let options: [PickerOption<Value>]

  /// The choices among the views of a picker. The tag counts, or else the identity that a
  /// `ForEach` gave the view, where it has the type of the selection. Source: Apple, documentation
  /// of Picker, "Iterating over a picker's options".
  @MainActor static func all(_ sections: SectionCollection) -> [PickerSection<Value>] {
    var index = 0
    return sections.map { section in
      index += section.header.count
      var options: [PickerOption<Value>] = []
      for view in section.content {
        let value = view.containerValues.tag(for: Value.self) ?? view.identity(at: index).flatMap { $0.base as? Value }
        options.append(PickerOption(view: view, value: value))
        index += 1
      }
      index += section.footer.count
      return PickerSection(id: section.id, header: section.header, footer: section.footer, options: options)
    }
  }
}

/// What is chosen: one value, or that of each of several sources.
struct PickerSelection<Value: Hashable> {
  let sources: [Binding<Value>]
  /// The values of all sources, each once.
  var values: [Value] {
    var result: [Value] = []
    for source in sources {
      let value = source.wrappedValue
      if !result.contains(value) { result.append(value) }
    }
    return result
  }
  func select(_ value: Value) {
    for source in sources where source.wrappedValue != value { source.wrappedValue = value }
  }
}

/// The choices of a picker as they are shown now, and how keys go through them.
@MainActor struct PickerChoices<Value: Hashable> {
  let sections: [PickerSection<Value>]
  let selection: PickerSelection<Value>
  /// What the selection was when the picker was shown.
  let values: [Value]
  /// - Parameter reports: Whether choices that nothing can select are reported; false where the picker does so elsewhere.
  init(_ sections: SectionCollection, _ selection: PickerSelection<Value>, reports: Bool = true) {
    (self.sections, self.selection) = (PickerSection.all(sections), selection)
    values = selection.values
    if reports { reportMissingTags() }
  }
  /// Source: SwiftUI says "Picker: the selection … is invalid and does not have an associated tag, this will give
  /// undefined results."
  private func reportMissingTags() {
    guard let node = Engine.evaluating, let value = values.first else { return }
    let options = options
    guard !options.isEmpty, options.allSatisfy({ $0.value == nil }) else { return }
    let tags = options.lazy.compactMap { $0.view.containerValues.tags.first }.first
    let found = tags.map { "their tags are of type \(type(of: $0.base))" } ?? "they have no tags"
    // The path of the node ends with its name, which it may not have yet.
    node.engine.performAtEndOfRound { [weak node] in
      guard let node, !node.isUnmounted else { return }
      node.engine.report(
        .controlValue, at: node,
        "Picker: the selection \"\(value)\" is invalid and does not have an associated tag: it is of type \(Value.self), and of the \(options.count) choices none can be selected, as \(found). Give each choice a tag(_:) of the selection's type."
      )
    }
  }
  var options: [PickerOption<Value>] { sections.flatMap(\.options) }

  func isOn(_ option: PickerOption<Value>) -> Bool {
    option.value.map { values.count == 1 && values[0] == $0 } ?? false
  }
  func isMixed(_ option: PickerOption<Value>) -> Bool {
    option.value.map { values.count > 1 && values.contains($0) } ?? false
  }
  var current: PickerOption<Value>? { options.first { isOn($0) } }
  func choose(_ option: PickerOption<Value>) { if let value = option.value { selection.select(value) } }

  /// The next choice whose name begins with what is being typed.
  func letterAction(for event: KeyEvent, typed: PickerTyping) -> (() -> Void)? {
    let list = options.filter { $0.value != nil && !$0.view.element.isUnmounted && $0.view.element.isEnabled }
    guard event.phase == .down, let (prefix, startsAfterCurrent) = typed.buffer.append(event) else { return nil }
    let index = list.firstIndex { isOn($0) }
    let found = TypeSelectBuffer.find(prefix, in: list.count, current: index, startsAfterCurrent) { place, _ in
      list[place].view.element.typeSelectName
    }
    return found.map { place in { choose(list[place]) } }
  }
  /// What a key does: arrows go to the next choice, Home and End to the first and last, letters
  /// to the next name that begins with them.
  ///
  /// - Parameter horizontal: Whether the choices stand side by side: left and right follow the direction of reading.
  func action(for event: KeyEvent, horizontal: Bool, isRightToLeft: Bool, typed: PickerTyping) -> (() -> Void)? {
    let list = options.filter { $0.value != nil && !$0.view.element.isUnmounted && $0.view.element.isEnabled }
    guard !list.isEmpty else { return nil }
    let index = list.firstIndex { isOn($0) }
    func go(_ target: Int?) -> (() -> Void)? {
      guard let target else { return nil }
      let option = list[min(max(0, target), list.count - 1)]
      return { choose(option) }
    }
    let before = index.map { $0 - 1 } ?? list.count - 1, after = index.map { $0 + 1 } ?? 0
    switch event.key {
    case .upArrow: return go(before)
    case .downArrow: return go(after)
    case .leftArrow where horizontal: return go(isRightToLeft ? after : before)
    case .rightArrow where horizontal: return go(isRightToLeft ? before : after)
    case .home: return go(0)
    case .end: return go(list.count - 1)
    case .space where index == nil && event.phase == .down: return go(0)
    default:
      guard event.phase == .down, let (prefix, startsAfterCurrent) = typed.buffer.append(event) else { return nil }
      return go(
        TypeSelectBuffer.find(prefix, in: list.count, current: index, startsAfterCurrent) { place, _ in
          list[place].view.element.typeSelectName
        })
    }
  }
}

/// What is being typed to choose.
@MainActor final class PickerTyping {
  var buffer = TypeSelectBuffer()
  nonisolated init() {}
  nonisolated deinit {}
}
