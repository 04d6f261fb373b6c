/// Entries of a rotor as what a `ForEach` makes of each element.
///
/// A type of its own says to the compiler that a `ForEach` of entries is no view before it looks into the closure.
public struct _RotorElement<Content: AccessibilityRotorContent> {
  let content: Content
}
nonisolated extension ForEach: AccessibilityRotorContent where Content: _RotorElementContent {
  @_implements(AccessibilityRotorContent,Body) public typealias _RotorBody = Never
  @_implements(AccessibilityRotorContent,body) @MainActor public var _rotorBody: Never {
    fatalError("ForEach has no body as content of a rotor")
  }
  @MainActor public static func _collect(_ content: Self, into list: inout _RotorEntries) {
    for element in content.data { Content._collectElement(content.content(element), into: &list) }
  }
  nonisolated private static func entries(_ data: Data?) -> Data {
    guard let data else { preconditionFailure("ForEach has nil in place of the data of its entries") }
    return data
  }
}
/// What `_RotorElement` conforms to.
public protocol _RotorElementContent {
  @MainActor static func _collectElement(_ element: Self, into list: inout _RotorEntries)
}
extension _RotorElement: _RotorElementContent {
  @MainActor public static func _collectElement(_ element: Self, into list: inout _RotorEntries) {
    Content._collect(element.content, into: &list)
  }
}
// The data are optional for the reason that those of tabs are.
nonisolated extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Entries of a rotor for each element.
  @_disfavoredOverload public nonisolated init<C: AccessibilityRotorContent>(
    _ data: Data?, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == _RotorElement<C> {
    self.init(Self.entries(data), identity: { $0.id }, content: { _RotorElement(content: content($0)) })
  }
}
nonisolated extension ForEach {
  /// Entries of a rotor for each element, with the identity at a key path.
  @_disfavoredOverload public nonisolated init<C: AccessibilityRotorContent>(
    _ data: Data?, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == _RotorElement<C> {
    self.init(Self.entries(data), identity: { $0[keyPath: id] }, content: { _RotorElement(content: content($0)) })
  }
}
nonisolated extension ForEach where Data == Range<Int>, ID == Int {
  /// Entries of a rotor for each number.
  @_disfavoredOverload public nonisolated init<C: AccessibilityRotorContent>(
    _ data: Range<Int>?, @AccessibilityRotorContentBuilder content: @escaping (Int) -> C
  ) where Content == _RotorElement<C> {
    self.init(Self.entries(data), identity: { $0 }, content: { _RotorElement(content: content($0)) })
  }
}
