/// Whether something is shown or hidden.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the component sees fit.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
