import Foundation

/// What a window showed in one life of the app, and what that says of each start after it.
nonisolated struct History {
  /// Seconds that a state may have been gone when the process was killed, and still be what the next start shows.
  static let longestLoss = 1.0

  private struct Entry {
    /// Nanoseconds of the monotonic clock from which on it was shown.
    var from: UInt64
    var state: ProbeState
    /// The text on each page of the path, also where another one covers it, as far as it was seen.
    var drafts: [Int: String]
  }
  // The first process begins with nothing.
  private var entries = [Entry(from: 0, state: ProbeState(), drafts: [0: ""])]
  /// What was said since the last frame of which it is known that it is over: what others were
  /// about to show, and the texts of pages.
  private enum Announcement {
    case frame(UInt64, ProbeState)
    case text(page: Int, String)
  }
  private var announced: [Announcement] = []
  private var killed: UInt64 = 0

  var failures: [String] = []
  /// Seconds before the kill that what came back was still true; 0 when it was the last state.
  var losses: [Double] = []
  /// Pages that were covered at a kill and had their text when the user came back to them.
  var pagesComeBackTo = 0
  private var seen: Set<Int> = []

  /// One life of the app: the whole lines that it printed, and when it was killed.
  mutating func add(_ lines: [String], killedAt end: UInt64) {
    var hasStarted = false
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let time = UInt64(parts[0]) else {
        failures.append("unexpected: \(line)")
        continue
      }
      if parts[1] == "text" {
        let text = parts[2].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        if hasStarted, let page = Int(text[0]) { announced.append(.text(page: page, String(text[1]))) }
        continue
      }
      guard let state = ProbeState(parts[2]) else {
        failures.append("unexpected: \(line)")
        continue
      }
      switch parts[1] {
      case "maybe": if hasStarted { announced.append(.frame(time, state)) }
      case "start":
        begin(with: state)
        hasStarted = true
      default:
        if !hasStarted { failures.append("unexpected: \(line)") }
        for announcement in announced {
          switch announcement {
          // Frames of which it was not said that they are over, as another one followed at once.
          case .frame(let earlier, let state): if earlier < time { go(to: state, at: earlier) }
          case .text(let page, let text):
            if entries.last!.drafts[page] != nil { entries[entries.count - 1].drafts[page] = text }
          }
        }
        go(to: state, at: time)
        announced = []
      }
    }
    if hasStarted { killed = end }
  }

  private mutating func begin(with state: ProbeState) {
    var drafts = [state.page: state.draft]
    if let index = entries.lastIndex(where: { $0.state == state }) {
      let until = index + 1 < entries.count ? entries[index + 1].from : killed
      let loss = killed > until ? Double(killed - until) * 1e-9 : 0
      losses.append(loss)
      if loss > Self.longestLoss {
        failures.append("\(state) was gone for \(Int(loss * 1000)) ms when the process was killed")
      }
      drafts.merge(entries[index].drafts) { first, _ in first }
    } else if announced.contains(where: { if case .frame(_, state) = $0 { true } else { false } }) {
      losses.append(0)
      drafts.merge(entries.last!.drafts) { first, _ in first }
    } else {
      failures.append("\(state) was never shown; the last was \(entries.last!.state)")
    }
    drafts = drafts.filter { $0.key == 0 || state.path.contains($0.key) }
    entries = [Entry(from: 0, state: state, drafts: drafts)]
    announced = []
    seen = [state.page]
  }
  private mutating func go(to state: ProbeState, at time: UInt64) {
    let last = entries.last!
    var drafts = last.drafts
    let isNew = !last.state.path.contains(state.page) && state.page != 0
    if state.page != last.state.page, let known = drafts[state.page] {
      // Keys of the same frame may have added to it, or sent it.
      if !state.draft.hasPrefix(known) && state.count == last.state.count {
        failures.append("page \(state.page) has the text \"\(state.draft)\", and had \"\(known)\" when it was covered")
      } else if !isNew && seen.insert(state.page).inserted && !known.isEmpty {
        pagesComeBackTo += 1
      }
    }
    if isNew { seen.insert(state.page) }
    drafts[state.page] = state.draft
    drafts = drafts.filter { $0.key == 0 || state.path.contains($0.key) }
    entries.append(Entry(from: time, state: state, drafts: drafts))
  }
}
