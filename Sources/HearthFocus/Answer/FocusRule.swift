/// The rule that decided where focus goes.
package enum FocusRule: String, CaseIterable, Hashable, Sendable {
  // MARK: Directional movement

  case aligned
  case alignedOutside
  case aside
  case alignedWithGroup
  case asideOutside
  case nothingThere

  // MARK: Sequential movement

  case nextInOrder
  case previousInOrder
  case wrappedToFirst
  case wrappedToLast

  // MARK: Finding focus

  case rowInItsPlace
  case lastFocus
  case defaultFocus
  case neighbour
  case firstInOrder
  case lastInOrder
  case nothingToFocus

  /// The rule in words, for a trace and for the overlay.
  package var sentence: String {
    switch self {
    case .aligned: "It is aligned with the focused view in that direction, and of those its edge is the nearest."
    case .alignedOutside:
      "Nothing in the focused view's group is aligned with it; outside, this is, and its edge is the nearest."
    case .aside: "Nothing in that direction is aligned; of what lies aside, this is the nearest rectangle."
    case .alignedWithGroup:
      "The group is left as a whole: this is aligned with the group's frame, and its edge is the nearest."
    case .asideOutside:
      "The group is left, and nothing outside is aligned; of what lies aside, this is the nearest rectangle."
    case .nothingThere: "Nothing lies in that direction; focus stays where it is."
    case .nextInOrder: "It is the next stop in reading order."
    case .previousInOrder: "It is the previous stop in reading order."
    case .wrappedToFirst: "The last stop in reading order is followed by the first."
    case .wrappedToLast: "The first stop in reading order is preceded by the last."
    case .rowInItsPlace: "The focused row went away, and this row takes its place."
    case .lastFocus: "It had focus last in this scope."
    case .defaultFocus: "It is the default of this scope."
    case .neighbour: "It is the nearest to what lost focus."
    case .firstInOrder: "It is the first in reading order of this scope."
    case .lastInOrder: "It is the last in reading order of this scope."
    case .nothingToFocus: "Nothing here can take focus."
    }
  }
}
