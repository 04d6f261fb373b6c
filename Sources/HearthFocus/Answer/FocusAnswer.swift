import Foundation

/// Where focus goes, and why.
package struct FocusAnswer: Hashable, Sendable {
  /// The target that gets focus; nil if focus stays, or if there is no target.
  package var target: FocusID?

  package var rule: FocusRule

  /// The groups that were reached first, outermost first, and how each passed focus to a member.
  package var handovers: [FocusHandover]

  /// The candidates that were ranked, best first. Sequential movement ranks none.
  package var scores: [FocusScore]

  /// How many candidates were looked at, those that do not lie in the direction included.
  package var examined: Int

  package init(
    target: FocusID?, rule: FocusRule, handovers: [FocusHandover] = [], scores: [FocusScore] = [], examined: Int = 0
  ) {
    self.target = target
    self.rule = rule
    self.handovers = handovers
    self.scores = scores
    self.examined = examined
  }
}

/// How a group that was reached passed focus on.
package struct FocusHandover: Hashable, Sendable {
  package enum Choice: String, Hashable, Sendable {
    case lastFocus, defaultFocus, nearest, first
  }

  package var group: FocusID
  package var choice: Choice

  package init(group: FocusID, choice: Choice) {
    self.group = group
    self.choice = choice
  }
}

/// One candidate of a directional move, as an overlay draws it.
package struct FocusScore: Hashable, Sendable {
  /// A target, or a group whose frame is a target.
  package var id: FocusID

  /// The rule under which it competes.
  package var rule: FocusRule

  /// The rectangle that was compared: clipped where it is partly hidden.
  package var frame: CGRect

  /// Points: of an aligned candidate from edge to edge, negative where they overlap; of one aside between rectangles.
  package var distance: Double

  /// Points between the two centres, across the direction.
  package var offset: Double
}

extension FocusAnswer: CustomStringConvertible {
  package var description: String {
    let place = target.map(String.init(describing:)) ?? "none"
    let path = handovers.map { " through \($0.group) (\($0.choice.rawValue))" }.joined()
    return "\(place)\(path): \(rule.sentence)"
  }
}
