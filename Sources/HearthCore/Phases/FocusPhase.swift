// The focus phase.
//
// Reads: requests for focus, the committed tree.
// Writes: which node has focus; marks for those who read it.
// Holds afterwards: the focused node is in the tree and can take focus, and every focus state says where focus is.

extension Engine {
  func runFocusPhase() { content?.input.focus.update() }
}
