import HearthCore

/// A style inside a view: its dynamic properties (`@Environment`, `@State`) are bound with those of the view.
package struct StyleProperty<S>: DynamicProperty, _BindingComparable {
  package var style: S
  package init(_ style: S) { self.style = style }

  @MainActor package static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    for nested in TypeInfo.of(S.self).dynamic {
      nested.type._bind(field + nested.offset, old: old.map { $0 + nested.offset }, node)
    }
  }
  @MainActor package static func _updateBound(_ field: UnsafeMutableRawPointer) {
    for nested in TypeInfo.of(S.self).dynamic { nested.type._updateBound(field + nested.offset) }
  }
  @MainActor package static func _unbind(_ field: UnsafeMutableRawPointer) {
    for nested in TypeInfo.of(S.self).dynamic { nested.type._unbind(field + nested.offset) }
  }
  package static var _wantsUpdate: Bool { TypeInfo.of(S.self).hasUpdatingProperties }
  /// Whether a view with one of these needs no evaluation to show the other.
  package static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool {
    TypeInfo.of(S.self).areEqual(a.style, b.style)
  }
}
