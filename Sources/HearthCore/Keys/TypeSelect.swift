import Foundation

/// What is being typed to select something in a list or grid.
///
/// Source: the lists of GTK, macOS and Windows: letters typed in quick succession are one prefix; a pause starts over;
/// the same letter again and again goes from one to the next that begins with it.
package struct TypeSelectBuffer {
  /// Seconds after which a letter starts a new prefix. Source: our choice; Windows and macOS wait about as long.
  package static let pause = 1.0
  /// Rows that were never in view and are made for one key at most. Source: our choice: what
  /// a debug build makes without a stutter.
  package static let reach = 300
  private var text = ""
  private var lastTime = -Double.infinity
  package init() {}

  /// What to look for, and whether the current one is passed over. Nil for a key that types no part of a name.
  package mutating func append(_ event: KeyEvent) -> (prefix: String, startsAfterCurrent: Bool)? {
    guard event.typesText, !event.characters.isEmpty else { return nil }
    if event.time - lastTime > Self.pause { text = "" }
    // A space selects or scrolls, unless it is inside of a name.
    if text.isEmpty && event.key == .space { return nil }
    lastTime = event.time
    let first = text.first.map { String($0) }
    let isSameAgain = first != nil && text.allSatisfy { String($0) == first } && event.characters == first
    text += event.characters
    return (text, isSameAgain || text.count == event.characters.count)
  }
  /// The index of the next of `count` things whose name begins with `prefix`: round, beginning behind or with the
  /// current one. A letter that was repeated stands for itself where no name begins with it twice.
  ///
  /// - Parameter name: The name of one; nil if it has no name, or when it was asked too often for things that have to
  ///   be made. How many may still be made is counted down in its second argument.
  @MainActor package static func find(
    _ prefix: String, in count: Int, current: Int?, _ startsAfterCurrent: Bool, name: (Int, inout Int) -> String?
  ) -> Int? {
    guard count > 0 else { return nil }
    let start = current.map { startsAfterCurrent ? $0 + 1 : $0 } ?? 0
    let isRepeated = prefix.count > 1 && prefix.allSatisfy { $0 == prefix.first }
    var left = reach
    var second: Int?
    for step in 0..<count {
      let index = (start + step) % count
      guard let name = name(index, &left) else { continue }
      if matches(name, prefix) { return index }
      if isRepeated, second == nil, matches(name, String(prefix.prefix(1))) { second = index }
    }
    return second
  }
  /// Letters count without case and accents.
  private static func matches(_ name: String, _ prefix: String) -> Bool {
    name.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}

package struct TypeSelectKey: LayoutValueKey { package static var defaultValue: Text? { nil } }

extension LayoutNode {
  /// The name by which typing selects this element: the one that was given, or else its accessibility label.
  package final var typeSelectName: String? {
    if let text = layoutValue(TypeSelectKey.self) { return TextBuilder.build(text, for: self).styled.plainText }
    return AccessibilityTree.label(of: self)
  }
}

extension View {
  /// Sets what the user types to select this row of a list or cell of a grid, instead of its label.
  ///
  /// Nil leaves the label; an empty text keeps the view from being found. Source: Apple,
  /// documentation of typeSelectEquivalent(_:).
  ///
  ///     List(items) { Text("№ \($0.name)").typeSelectEquivalent(Text($0.name)) }
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(_LayoutValueModifier(TypeSelectKey.self, text))
  }
  /// Sets what the user types to select this row of a list or cell of a grid: the translation of a key.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }
  /// Sets what the user types to select this row of a list or cell of a grid: a string as it is.
  @_disfavoredOverload public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}
