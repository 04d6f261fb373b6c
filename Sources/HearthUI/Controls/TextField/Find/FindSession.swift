import Foundation
import HearthCore
import HearthEditing

/// What is found in an editor while its bar is shown.
///
/// A match is shown by selecting it in the editor. The search begins where the
/// selection of the editor was, and goes round.
@MainActor @Observable final class FindSession {
  @ObservationIgnored weak var editor: (any SearchedEditor)?
  /// Points.
  @ObservationIgnored var barHeight: CGFloat = 0
  private(set) var query: String
  var replacement = ""
  private(set) var matches: [Range<Int>] = []
  /// The match that is selected.
  private(set) var current: Int?
  var supportsReplace: Bool
  /// Grows when the user asks for the bar that is there already: its field takes focus.
  var focusRequests = 0
  /// Where the search began: an offset in the text.
  @ObservationIgnored private var origin: Int
  @ObservationIgnored private var search: TextSearch?
  @ObservationIgnored private var isScheduled = false

  init(_ editor: any SearchedEditor, query: String, supportsReplace: Bool) {
    (self.editor, self.query, self.supportsReplace) = (editor, query, supportsReplace)
    origin = editor.editor.selection.range.lowerBound
    updateMatches()
    current = matches.firstIndex { $0 == editor.editor.selection.range }
  }

  // MARK: - Searching

  private func updateMatches() {
    guard let editor, !query.isEmpty else {
      matches = []
      return
    }
    let search = search ?? TextSearch(editor.editor.text)
    self.search = search
    matches = search.ranges(of: query)
  }
  /// The user types into the field: the first match from where the search began on is selected.
  func setQuery(_ new: String) {
    if new == query { return }
    query = new
    updateMatches()
    current = nil
    if matches.isEmpty { editor?.matchesDidChange() } else { select(firstMatch(from: origin)) }
  }
  private func firstMatch(from offset: Int) -> Int { matches.firstIndex { $0.lowerBound >= offset } ?? 0 }
  private func select(_ index: Int) {
    current = index
    editor?.selectMatch(matches[index])
  }
  /// Goes to the next match, or to the one before; from the last to the first.
  func step(forward: Bool) {
    guard let editor, !matches.isEmpty else { return }
    let count = matches.count, selection = editor.editor.selection.range
    if let current, matches[current] == selection {
      select((current + (forward ? 1 : count - 1)) % count)
    } else if forward {
      select(firstMatch(from: selection.isEmpty ? selection.lowerBound : selection.lowerBound + 1))
    } else {
      select(matches.lastIndex { $0.lowerBound < selection.lowerBound } ?? count - 1)
    }
    origin = editor.editor.selection.range.lowerBound
  }
  /// Text or selection are others. The bar learns of it at the end of the round.
  func textDidChange() {
    search = nil
    followEditor()
  }
  func followEditor() {
    guard let editor, !isScheduled else { return }
    isScheduled = true
    editor.node.engine.performAtEndOfRound { [weak self] in self?.follow() }
  }
  private func follow() {
    isScheduled = false
    guard let editor else { return }
    if search == nil {
      updateMatches()
      origin = min(origin, editor.editor.text.utf8.count)
    }
    let selection = editor.editor.selection.range
    let new = matches.firstIndex { $0 == selection }
    if new != current { current = new }
    editor.matchesDidChange()
  }

  // MARK: - Replacing

  /// Replaces the selected match and goes to the next one; without a selected match only goes there.
  func replace() {
    guard supportsReplace, let editor else { return }
    guard let current, matches[current] == editor.editor.selection.range else { return step(forward: true) }
    editor.perform(EditingCommand.replace([matches[current]], with: replacement))
    updateMatches()
    self.current = nil
    if !matches.isEmpty { select(firstMatch(from: editor.editor.selection.head)) } else { editor.matchesDidChange() }
  }
  /// Replaces every match, in one step of the history.
  func replaceAll() {
    guard supportsReplace, let editor, !matches.isEmpty else { return }
    editor.perform(EditingCommand.replace(matches, with: replacement))
  }

  /// What the bar says: which match of how many.
  var summary: String {
    if query.isEmpty { return "" }
    if matches.isEmpty { return "Not found" }
    return current.map { "\(String($0 + 1)) of \(String(matches.count))" } ?? "\(String(matches.count)) found"
  }
}
