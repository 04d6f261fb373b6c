import Foundation
import HearthCore
import HearthUI

/// A place in a text, between two characters.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// UTF-16 units from the start of the text.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  nonisolated deinit {}
}

/// A part of a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  nonisolated deinit {}
  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  /// Whether there is nothing in it: a caret.
  open var isEmpty: Bool { range.length == 0 }
}

/// In which direction a text is walked through.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

/// What keys are typed into.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts a text in the place of what is selected, as if the user had typed it.
  func insertText(_ text: String)
  /// Deletes what is selected, else the character before the caret.
  func deleteBackward()
}

/// A text that is edited, with places and parts of it. Places outside of it count as its start or end.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// What is selected; a caret has an empty range. Nil as long as the text never had the keyboard.
  var selectedTextRange: UITextRange? { get set }
  /// The part of the text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
}

/// What fields and views for text have in common: a text and what of it is selected.
@MainActor protocol EditedText: UITextInput {
  var editedText: String { get }
  /// Takes an edited text, after asking the delegate.
  func userDidEdit(_ new: String)
  var selection: EditedSelection { get }
  /// Whether a class of the app wants to know of each press of Backspace.
  var overridesDeleteBackward: Bool { get }
}

/// What is selected in the text of a field: read and written by the field of SwiftUI, and by the app.
@MainActor final class EditedSelection {
  /// As SwiftUI has it: with indices of the text as it was then.
  private(set) var value: TextSelection?
  var didChange: (() -> Void)?
  /// The field is to be shown anew.
  var needsUpdate: (() -> Void)?
  init() {}
  nonisolated deinit {}
  var binding: Binding<TextSelection?> {
    Binding { [weak self] in
      self?.value
    } set: { [weak self] new in
      guard let self, new != value else { return }
      value = new
      didChange?()
    }
  }
  /// The selected part in UTF-16; nil before there was one.
  func range(in text: String) -> NSRange? {
    switch value?.indices {
    case .selection(let range): NSRange(Self.clamped(range, to: text), in: text)
    case .multiSelection(let ranges): ranges.ranges.first.map { NSRange(Self.clamped($0, to: text), in: text) }
    case nil: nil
    }
  }
  func select(_ range: NSRange, in text: String) {
    value = TextSelection(range: Self.indices(range, in: text))
    needsUpdate?()
  }
  private static func clamped(_ range: Range<String.Index>, to text: String) -> Range<String.Index> {
    let start = min(range.lowerBound, text.endIndex), end = min(range.upperBound, text.endIndex)
    return start..<max(start, end)
  }
  /// A part of a text, cut to what there is.
  static func indices(_ range: NSRange, in text: String) -> Range<String.Index> {
    let units = text.utf16, count = units.count
    let start = min(max(range.location == NSNotFound ? count : range.location, 0), count)
    let end = start + min(max(0, range.length), count - start)
    let first = units.index(units.startIndex, offsetBy: start), last = units.index(units.startIndex, offsetBy: end)
    // Never inside of a character.
    let lower = wholeCharacter(first, text)
    return lower..<max(lower, wholeCharacter(last, text))
  }
  private static func wholeCharacter(_ index: String.Index, _ text: String) -> String.Index {
    index == text.endIndex ? index : text.rangeOfComposedCharacterSequence(at: index).lowerBound
  }
}

extension EditedText {
  private var selected: NSRange {
    selection.range(in: editedText) ?? NSRange(location: editedText.utf16.count, length: 0)
  }
  var shownRange: UITextRange? {
    get { selection.range(in: editedText).map { UITextRange($0) } }
    set { if let newValue { selection.select(newValue.range, in: editedText) } }
  }
  func part(_ range: UITextRange) -> String { String(editedText[EditedSelection.indices(range.range, in: editedText)]) }
  func exchange(_ range: NSRange, _ replacement: String) {
    let place = EditedSelection.indices(range, in: editedText)
    let start = editedText.utf16.distance(from: editedText.startIndex, to: place.lowerBound)
    let old = editedText
    userDidEdit(old.replacingCharacters(in: place, with: replacement))
    if editedText != old {
      selection.select(NSRange(location: start + replacement.utf16.count, length: 0), in: editedText)
    }
  }
  func enter(_ text: String) { exchange(selected, text) }
  func eraseBackward() {
    if selected.length > 0 { return exchange(selected, "") }
    let caret = EditedSelection.indices(selected, in: editedText).lowerBound
    if caret == editedText.startIndex { return }
    exchange(NSRange(editedText.index(before: caret)..<caret, in: editedText), "")
  }
}

extension UITextInput {
  private var wholeText: String { (self as? any EditedText)?.editedText ?? "" }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(wholeText.utf16.count) }
  /// The part between two places, in whichever order they are.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset), end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }
  /// The place that is some UTF-16 units on from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLarge) = position.offset.addingReportingOverflow(offset)
    return isTooLarge || place < 0 || place > wholeText.utf16.count ? nil : UITextPosition(place)
  }
  /// How many UTF-16 units are between two places; negative where the second is before the first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
