/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the component sees fit.
  case automatic
  case visible
  case hidden
}
