package struct TagKey: LayoutValueKey { package static var defaultValue: AnyHashable? { nil } }

/// Whether an optional selection finds the tag.
package struct TagIncludesOptionalKey: LayoutValueKey { package static var defaultValue: Bool { true } }

extension View {
  /// Gives this view a value by which the list or picker around selects it.
  ///
  ///     Picker("Size", selection: $count) {
  ///       Text("Small").tag(1)
  ///       Text("Large").tag(2)
  ///     }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_LayoutValueModifier(TagKey.self, AnyHashable(tag)))
  }
  /// Gives this view a value by which the list or picker around selects it.
  ///
  /// - Parameter includeOptional: Whether a selection of the optional type finds the view too.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(_LayoutValueModifier(TagKey.self, AnyHashable(tag))).modifier(
      _LayoutValueModifier(TagIncludesOptionalKey.self, includeOptional))
  }
}
