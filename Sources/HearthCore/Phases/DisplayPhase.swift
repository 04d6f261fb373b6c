// The display phase.
//
// Reads: nodes marked `subtreeNeedsRecord`, with the places that layout gave them and where animations show them.
// Calls: `Shape.path(in:)`. Writes: the pieces of the display list that changed; the picture of the root. Holds
// afterwards: no placed node is marked, and a piece that did not change is the one of the frame before.

extension Engine {
  func runDisplayPhase() {
    forEachParticipant(.picture) { $0.pictureWillBeRecorded() }
    root.recordPicture()
  }
}
