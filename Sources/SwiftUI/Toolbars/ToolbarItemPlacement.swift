import HearthCore

/// Where an item of a toolbar stands: a meaning, for which each kind of device has a place, or a place itself.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction
    case destructiveAction, topBarLeading, topBarTrailing, bottomBar, title, subtitle, largeTitle, largeSubtitle
  }
  let kind: Kind
  /// As it is usual on the device: the trailing end of the bar above.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
}

/// How a space between items fits itself in.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// Takes the room that is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As wide as the distance between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}
