import HearthCore

/// How much the background behind a view stands out: as usual (`standard`), or so much that what is in front of it had
/// better change its colours (`increased`).
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// A background as usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A background that stands out, as that of a selected row in a strong colour.
  public static let increased = BackgroundProminence(isIncreased: true)
}
private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
extension EnvironmentValues {
  /// How much the background behind this view stands out.
  ///
  /// Standard, unless the app sets it: the selection of lists is a veil of the accent here, before which text and images
  /// keep their colours.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
