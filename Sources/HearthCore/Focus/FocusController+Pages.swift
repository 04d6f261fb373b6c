import HearthFocus

// Where focus goes when another page is on top.
//
// Into a page that is new: to its default; without one nowhere, on a television and a watch to its first view. Into a
// page that was there before: to what had focus when it was covered. Focus outside of the pages stays.
//
// Source: Apple, documentation of `defaultFocus(_:_:priority:)`; the way back is tvOS's; that a page without a default
// has no focus on a desktop is our choice, because Tab then begins at its first view.

extension FocusController {
  /// Called in the focus phase, after requests.pending were met and before lost focus is passed on.
  func enterPages() {
    if arrivals.pages.isEmpty { return }
    guard requests.pending.isEmpty || focused?.isUnmounted == true else { return }
    let pages = arrivals.pages
    arrivals.pages = []
    for page in pages where !page.isUnmounted && page.isOnTop && !isHidden(page) { enter(page) }
  }
  private func enter(_ page: PageNode) {
    let back = page.focusWhenCovered, hadFocus = page.takesFocus
    page.focusWhenCovered = nil
    page.takesFocus = false
    if !isReachable(page) { return }
    // A view outside of the pages, or one that was asked for in the new page, keeps focus.
    if let focused, !focused.hasLeftTree, !isHidden(focused) { return }
    if let back, let target = back as? any FocusTarget, canTakeFocus(target) {
      giveBack(to: target, cause: .removal, reason: .pageGivesBack)
      return
    }
    guard hadFocus || focused != nil else { return }
    let (answer, found) = search { $0.find(in: FocusTree.groupID(page)) }
    let isRemembered = answer.rule == .defaultFocus || answer.rule == .lastFocus
    if let found, page.contains(found), isRemembered || idiom == .tv || idiom == .watch {
      setFocus(found, cause: .activation, reason: .page(answer.rule))
    } else {
      setFocus(nil, cause: .activation, reason: .pageWithoutDefault)
    }
  }
}
