/// A layout node that wants to know when the page around was covered, or is on top again.
@MainActor protocol CoverObserver: LayoutNode {
  func coverDidChange(isCovered: Bool)
}
