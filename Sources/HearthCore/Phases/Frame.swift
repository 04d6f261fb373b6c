// A frame.
//
// Reads: everything that is marked. Calls: what waited for the time of the frame; the phases, then actions that wait
// (`onAppear`, `onChange`, tasks), all again while writes are pending; what waited for the frame's end. `Stage` says
// what it is at. Holds afterwards: nothing is marked, or the next frame goes on; where that one does not come to an end
// either, a report names the views that kept writing.

extension Engine {
  static let mostRounds = 4

  func runFrame(at time: Double) {
    enter(.time)
    defer { enter(.idle) }
    forEachParticipant(.begin) { $0.frameWillBegin(at: time) }
    if !frameTicks.isEmpty { runFrameTicks(time) }
    guard
      hasPendingWork || hasFrameEndActions || anyParticipant(.need, { $0.needsFrame })
        || root.flags.contains(.needsElements) || root.flags.contains(.subtreeNeedsRecord) || !root.isUpToDate
    else {
      return
    }
    var round = 0
    repeat {
      round += 1
      counters.rounds += 1
      runUpdate()
      enter(.focus)
      runFocusPhase()
      enter(.actions)
      runActions()
    } while (hasPendingWork || anyParticipant(.round, { $0.needsRound })) && round < Self.mostRounds
    if hasPendingWork { frameDidNotSettle() } else { unsettledFrames = 0 }
    let completions = transactions.whole.completions
    endTransactions()
    enter(.displayList)
    runDisplayPhase()
    enter(.end)
    for completion in completions { completion.seal() }
    runFrameEndActions()
    forEachParticipant(.end) { $0.frameDidEnd() }
  }

  /// Brings bodies and layout up to date between frames, for a move of focus that
  /// makes rows. Actions wait for the frame.
  func updateLayoutForFocus() {
    let outer = stage
    counters.rounds += 1
    runUpdate()
    enter(outer)
  }

  /// Brings bodies and layout up to date: for each animation by itself, and then for changes without one.
  private func runUpdate() {
    if transactions.waiting.isEmpty { return runPass() }
    beginRound()
    let before = transactions.whole, plain = staleBodies
    var kept = before
    staleBodies = DepthSet()
    // What the layout of the round before has led to, as other anchors, is no part of an animation that began after it.
    if !frameActions.afterBodies.isEmpty { runPass() }
    while !transactions.waiting.isEmpty {
      transactions.whole = before
      let isOfRound = takeWaiting()
      runPass()
      if isOfRound { kept.mergeCompletions(of: transactions.whole) } else { kept.merge(transactions.whole) }
    }
    transactions.whole = before
    for bucket in plain.buckets {
      for node in bucket where node.flags.contains(.needsBody) { staleBodies.insert(node) }
    }
    if staleBodies.count > 0 { runPass() }
    transactions.whole.merge(kept)
  }
  private func runPass() {
    enter(.bodies)
    beginRound()
    runStatePhase()
    runAfterBodies()
    runStatePhase()
    enter(.layout)
    runLayoutPhase()
  }

  /// A chain of changes may be longer than the rounds of one frame and end all the same: columns that collapse, with
  /// bars and a search in them. What goes on for a second frame in a row is a loop.
  private func frameDidNotSettle() {
    unsettledFrames += 1
    if unsettledFrames >= 2 { reportUpdateLoop() } else { requestFrame() }
  }
  private func reportUpdateLoop() {
    var names: [String] = []
    beginRound()
    for bucket in staleBodies.buckets {
      for node in bucket where node.flags.contains(.needsBody) && !node.flags.contains(.isUnmounted) {
        names.append(node.path)
      }
    }
    let who = names.isEmpty ? "a view" : names.prefix(5).joined(separator: ", ")
    report(
      Report(
        kind: .updateLoop, path: names.first ?? "",
        message:
          "\(who) changed again in each of \(2 * Self.mostRounds) rounds of two frames. Does an action that follows a change make the same change again? The update goes on with the next frame."
      ))
    requestFrame()
  }
}

extension RootNode {
  var isUpToDate: Bool { !flags.contains(.needsPlacement) && size == windowSize }
}

// An index, and no `for`: in a debug build an iterator takes memory with each element, and an animation may take none.
extension Engine {
  func forEachParticipant(_ moment: FrameMoments, _ action: (any FrameParticipant) -> Void) {
    var index = 0
    while index < features.participants.count {
      if features.participants[index].moments.contains(moment) { action(features.participants[index].participant) }
      index += 1
    }
  }
  func anyParticipant(_ moment: FrameMoments, _ condition: (any FrameParticipant) -> Bool) -> Bool {
    var index = 0
    while index < features.participants.count {
      if features.participants[index].moments.contains(moment), condition(features.participants[index].participant) {
        return true
      }
      index += 1
    }
    return false
  }
}
