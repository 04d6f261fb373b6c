/// Which way a line of text runs, and with it which side is the leading one.
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
