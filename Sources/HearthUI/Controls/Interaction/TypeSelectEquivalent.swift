import HearthCore

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
  /// Sets what the user types to select this row of a list or cell of a grid: what a resource says.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
    typeSelectEquivalent(Text(stringResource))
  }
  /// Sets what the user types to select this row of a list or cell of a grid: a string as it is.
  @_disfavoredOverload public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}
