import Foundation

/// What a program says about itself on standard error while it runs: a word of the environment's
/// `HEARTH_TRACE` for each, with commas between.
///
///     HEARTH_TRACE=focus,keys Scripts/run
package enum Trace: String, CaseIterable, Sendable {
  case focus, keys, gestures, events, frames, views, accessibility

  /// For people, in `--help`.
  package var summary: String {
    switch self {
    case .focus: "each change of focus, with its cause and the rule that decided"
    case .keys: "each key, with who took it"
    case .gestures: "each gesture that has begun to count, with the name that the app gave it"
    case .events: "each event that reaches a window"
    case .frames: "each frame that was painted, with the monotonic clock in seconds"
    case .accessibility: "when assistive technology comes and goes, what it listens to, and what it has cost"
    case .views: "after each frame that changed it, what the user can find in the window, with its place in points"
    }
  }

  /// What a value of `HEARTH_TRACE` asks for, and the words in it that mean nothing.
  package static func parse(_ text: String) -> (words: Set<Trace>, unknown: [String]) {
    var words: Set<Trace> = [], unknown: [String] = []
    for part in text.split(separator: ",") {
      let word = part.trimmingCharacters(in: .whitespaces)
      if word.isEmpty { continue }
      if let known = Trace(rawValue: word) {
        words.insert(known)
      } else if !unknown.contains(word) {
        unknown.append(word)
      }
    }
    return (words, unknown)
  }
  /// The message about unknown words.
  package static func complaint(_ unknown: [String]) -> String {
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    return
      "Hearth: HEARTH_TRACE asks for \(unknown.map { "\"\($0)\"" }.joined(separator: " and ")), which is nothing that is traced. The words are: \(known)."
  }

  /// What the environment asks for. Unknown words are reported at the first look.
  private static let wanted: Set<Trace> = {
    let (words, unknown) = parse(ProcessInfo.processInfo.environment["HEARTH_TRACE"] ?? "")
    if !unknown.isEmpty { write(complaint(unknown)) }
    return words
  }()
  package static func isWanted(_ word: Trace) -> Bool { wanted.contains(word) }
  /// Has the environment looked at, so that its mistakes are reported at the start.
  package static func start() { _ = wanted }

  package static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
