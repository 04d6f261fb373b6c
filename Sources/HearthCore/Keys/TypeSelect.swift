import HearthFocus

package struct TypeSelectKey: LayoutValueKey { package static var defaultValue: Text? { nil } }

extension TypeSelectBuffer {
  /// What to look for after a key, and whether the current one is passed over. Nil for a key that types no part of a
  /// name.
  package mutating func append(_ event: KeyEvent) -> (prefix: String, startsAfterCurrent: Bool)? {
    event.typesText ? append(event.characters, at: event.time) : nil
  }
}

extension LayoutNode {
  /// The name by which typing selects this element: the one that was given, or else its accessibility label.
  package final var typeSelectName: String? {
    if let text = layoutValue(TypeSelectKey.self) { return TextBuilder.build(text, for: self).styled.plainText }
    return AccessibilityTree.label(of: self)
  }
}
