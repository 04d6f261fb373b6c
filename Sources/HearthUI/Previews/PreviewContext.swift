import HearthCore

/// A key of what a preview is shown in; see `PreviewContext`.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a context says nothing.
  static var defaultValue: Self.Value { get }
}

/// What a preview is shown in besides its view, as a size of widgets.
///
///     struct SmallWidget: PreviewContext {
///       subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
///     }
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  /// Says what a preview is shown in.
  ///
  /// Contexts are those of other systems, as sizes of widgets: previews of Linux have windows. It is reported once, and
  /// the view is shown by itself.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(
      NotOnLinuxModifier(
        message: "previewContext(\(C.self)) has no effect: previews are windows here. Use previewLayout(_:) for a size."
      ))
  }
}
