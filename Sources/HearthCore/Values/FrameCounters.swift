/// Counts of the work that frames have done. Exact, so that tests can state what a change costs.
public struct FrameCounters: Equatable, Sendable, CustomStringConvertible {
  /// Evaluations of `body`.
  public var bodies = 0
  /// Nodes that got a new value or were asked whether something changed.
  public var nodesVisited = 0
  /// Nodes that were made.
  public var nodesCreated = 0
  /// Nodes that left the tree.
  public var nodesDestroyed = 0
  /// Sizes computed (answers from a cache do not count).
  public var measures = 0
  /// Nodes that got another size or proposal, and placed their children.
  public var placements = 0
  /// Pieces of the display list made again.
  public var itemsRecorded = 0
  /// Rounds of bodies, layout and focus; 0 for a frame with nothing to do.
  public var rounds = 0
  /// Identities of data that were looked at to find the element that has one, as `scrollTo` does.
  public var identitiesExamined = 0
  /// Words whose spelling was looked up.
  public var wordsChecked = 0
  /// Paragraphs of texts that are edited, or parts of long ones, that were laid out, and the lines that they have.
  public var paragraphsLaidOut = 0, linesLaidOut = 0
  /// Bytes of texts that are edited that were copied because the app has the same text, as each edit of a bound string
  /// does once.
  public var textBytesCopied = 0
  /// Elements of long containers that were asked whether they are hit, and those whose extent was looked up for that.
  package var hitTests = 0, hitExtents = 0
  /// Parts of long containers, as sections of a list, that were asked how many elements they have.
  package var partsCounted = 0
  /// Maps of what can be focused that were made for moves.
  package var focusMaps = 0
  /// Creates counters that are all zero.
  public nonisolated init() {}
  public nonisolated var description: String {
    "bodies \(bodies), visited \(nodesVisited), created \(nodesCreated), destroyed \(nodesDestroyed), "
      + "measures \(measures), placements \(placements), recorded \(itemsRecorded), rounds \(rounds)"
  }
}
