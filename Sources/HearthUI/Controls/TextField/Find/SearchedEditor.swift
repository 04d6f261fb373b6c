import HearthCore
import HearthEditing

/// An editor in whose text one finds: it shows what is found, and changes it.
@MainActor protocol SearchedEditor: AnyObject {
  var node: BehaviorNode { get }
  var editor: EditableText { get }
  var isFocused: Bool { get }
  /// Selects what was found, and brings it into view.
  func selectMatch(_ range: Range<Int>)
  /// Other places in the text are marked now.
  func matchesDidChange()
  @discardableResult func perform(_ command: EditingCommand) -> Bool
  /// The user closes the bar.
  func dismissFindBar()
}
