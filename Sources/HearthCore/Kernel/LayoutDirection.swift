/// The direction of lines of text, which decides which side is the leading one. `leftToRight` as in English,
/// `rightToLeft` as in Arabic.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

package struct LayoutDirectionKey: InheritedStyleKey {
  package static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// Which way the layout around here runs. Leading and trailing edges, rows and text follow it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
