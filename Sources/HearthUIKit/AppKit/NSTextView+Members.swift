import Foundation
import HearthCore
import HearthUI

extension NSTextView {
  /// The text, of which parts have looks of their own.
  public var textStorage: NSTextStorage? { inner.textStorage }
  /// What knows where letters are.
  public var layoutManager: NSLayoutManager? { inner.layoutManager }
  /// The looks of links.
  public var linkTextAttributes: [NSAttributedString.Key: Any]? {
    get { inner.linkTextAttributes }
    set { inner.linkTextAttributes = newValue }
  }
  /// The paragraphs of what is typed.
  public var defaultParagraphStyle: NSParagraphStyle? {
    get { typingAttributes[.paragraphStyle] as? NSParagraphStyle }
    set { typingAttributes[.paragraphStyle] = newValue }
  }
  /// Whether words become others as the user has set it up: they do not. True is reported.
  public var isAutomaticTextReplacementEnabled: Bool {
    get { false }
    set {
      reportUnkept(
        "NSTextView.isAutomaticTextReplacementEnabled", if: newValue, "a desktop has no list of replacements.")
    }
  }
  /// Whether addresses become links while one types: they do not. True is reported.
  public var isAutomaticLinkDetectionEnabled: Bool {
    get { false }
    set {
      reportUnkept(
        "NSTextView.isAutomaticLinkDetectionEnabled", if: newValue, "add the attribute .link to textStorage.")
    }
  }
  /// Whether the grammar is looked at: it is not. True is reported.
  public var isGrammarCheckingEnabled: Bool {
    get { false }
    set {
      reportUnkept("NSTextView.isGrammarCheckingEnabled", if: newValue, "there is nothing on Linux that checks it.")
    }
  }
  /// Whether a bar for looking for words is above the text: there is none. True is reported.
  public var usesFindBar: Bool {
    get { false }
    set { reportUnkept("NSTextView.usesFindBar", if: newValue, "use findNavigator(isPresented:) of a TextEditor.") }
  }
  /// Whether words are looked for while one types in that bar: there is none. True is reported.
  public var isIncrementalSearchingEnabled: Bool {
    get { false }
    set {
      reportUnkept(
        "NSTextView.isIncrementalSearchingEnabled", if: newValue, "use findNavigator(isPresented:) of a TextEditor.")
    }
  }
  /// What is selected looks as in every text of the desktop: other looks are reported.
  public var selectedTextAttributes: [NSAttributedString.Key: Any] {
    get { [.backgroundColor: NSColor.selectedTextBackgroundColor] }
    set {
      let isUsual =
        newValue.count == 1 && newValue[.backgroundColor] as? NSColor == NSColor.selectedTextBackgroundColor
      reportUnkept(
        "NSTextView.selectedTextAttributes", if: !isUsual, "what is selected looks as in every text of the desktop.")
    }
  }
  /// Whether the text is as wide as its longest line: it has the width of its view. True is reported.
  public var isHorizontallyResizable: Bool {
    get { false }
    set { reportUnkept("NSTextView.isHorizontallyResizable", if: newValue, "lines end at the edge of the view.") }
  }
  /// Where the text's container begins in the view: points.
  public var textContainerOrigin: CGPoint { CGPoint(x: textContainerInset.width, y: textContainerInset.height) }
  /// Replaces a part of the text: UTF-16 places. The delegate is not asked.
  public func replaceCharacters(in range: NSRange, with string: String) {
    textStorage?.replaceCharacters(in: range, with: string)
  }
  /// Scrolls to the beginning.
  public func scrollToBeginningOfDocument(_ sender: Any?) {
    inner.scrollRangeToVisible(NSRange(location: 0, length: 0))
  }
  /// What is checked in the text, as `NSTextCheckingResult.CheckingType` has it: the spelling (2), as nothing else is checked here. Other kinds are reported.
  public var enabledTextCheckingTypes: NSTextCheckingTypes {
    get { isContinuousSpellCheckingEnabled ? 2 : 0 }
    set {
      isContinuousSpellCheckingEnabled = newValue & 2 != 0
      reportUnkept(
        "NSTextView.enabledTextCheckingTypes", if: newValue & ~2 != 0, "of a text the spelling is checked, and no more."
      )
    }
  }
  /// Whether spaces around words that come and go are seen to.
  public var smartInsertDeleteEnabled: Bool {
    get { inner.smartInsertDeleteType != .no }
    set { inner.smartInsertDeleteType = newValue ? .yes : .no }
  }
  /// Whether pictures can be pasted into the text: they cannot. True is reported.
  public var importsGraphics: Bool {
    get { false }
    set { reportUnkept("NSTextView.importsGraphics", if: newValue, "add an NSTextAttachment to textStorage.") }
  }
  /// Whether a panel of fonts changes the text: there is none. True is reported.
  public var usesFontPanel: Bool {
    get { false }
    set { reportUnkept("NSTextView.usesFontPanel", if: newValue, "set attributes of textStorage.") }
  }
  /// Whether there is a ruler for paragraphs: there is none. True is reported.
  public var usesRuler: Bool {
    get { false }
    set { reportUnkept("NSTextView.usesRuler", if: newValue, "set paragraph styles in textStorage.") }
  }
  /// Whether the user may give the text another ground: nobody can. True is reported.
  public var allowsDocumentBackgroundColorChange: Bool {
    get { false }
    set {
      reportUnkept("NSTextView.allowsDocumentBackgroundColorChange", if: newValue, "set backgroundColor.")
    }
  }
  /// Whether the field editor of a window is meant: this text is none. True is reported.
  public var isFieldEditor: Bool {
    get { false }
    set {
      reportUnkept("NSTextView.isFieldEditor", if: newValue, "Return and Tab are heard by textView(_:doCommandBy:).")
    }
  }
  /// The least size of the text: that of its place, whatever is said.
  public var minSize: CGSize {
    get { .zero }
    set {}
  }
  /// The greatest size of the text: without an end, whatever is said, as the text scrolls.
  public var maxSize: CGSize {
    get { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
    set {}
  }
}
extension NSTextContainer {
  /// Whether the container is as wide as its text view: it is. False is reported.
  public var widthTracksTextView: Bool {
    get { true }
    set { reportUnkept("NSTextContainer.widthTracksTextView", if: !newValue, "lines end at the edge of the view.") }
  }
  /// Whether the container is as high as its text view: it is as high as its text.
  public var heightTracksTextView: Bool {
    get { false }
    set {
      reportUnkept("NSTextContainer.heightTracksTextView", if: newValue, "a text is as high as its lines, and scrolls.")
    }
  }
  /// The same as `size`.
  public var containerSize: CGSize {
    get { size }
    set { size = newValue }
  }
}

/// What of a text was changed, by its older name.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// A text, by the name of what `NSTextView` is a kind of on a Mac.
public typealias NSText = NSTextView
