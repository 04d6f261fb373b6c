/// The side at which a line begins.
///
/// It decides the sequential order and which of two otherwise equal candidates comes first. The arrows do not depend on
/// it: left is left.
package enum ReadingDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}
