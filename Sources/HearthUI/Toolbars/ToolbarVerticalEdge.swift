import HearthCore

extension EnvironmentValues {
  /// The edge at which the system prefers a vertical bar; nil where it never shows one: on all devices of Linux, whose bars
  /// are horizontal.
  public var toolbarVerticalEdge: HorizontalEdge? { nil }
}
