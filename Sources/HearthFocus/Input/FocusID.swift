/// Names a focus target or a focus group, uniquely within one window.
///
/// The engine makes it from a node's identity, so that one view keeps its identifier from map to map. Targets and
/// groups share one namespace: a group's default may be a target or another group.
package struct FocusID: Hashable, Comparable, Sendable {
  package var rawValue: UInt64

  package init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package static func < (a: FocusID, b: FocusID) -> Bool { a.rawValue < b.rawValue }
}

extension FocusID: CustomStringConvertible {
  package var description: String { "#\(rawValue)" }
}
