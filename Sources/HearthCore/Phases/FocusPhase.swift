// The focus phase.
//
// Reads: requests for focus, the committed tree. Writes: which node has focus, and the values that count with it; marks
// for the views that read them. Holds afterwards: the focused node is in the tree and can take focus, every focus state
// says where focus is, and the focused values are those of the views around it and of the window.

extension Engine {
  func runFocusPhase() {
    forEachParticipant(.focus) { $0.updateFocus() }
  }
}
