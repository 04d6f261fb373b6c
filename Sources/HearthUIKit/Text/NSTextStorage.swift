import Foundation
import HearthCore
import HearthUI

/// Who is told when a text storage has been changed.
@MainActor @preconcurrency public protocol NSTextStorageDelegate: AnyObject {
  /// The text was changed, and may be changed once more: an editor gives words their colours here.
  ///
  /// - Parameters:
  ///   - editedRange: What was changed, in the text as it is now, in UTF-16.
  ///   - delta: How much longer the text has become.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// As the other, after it.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}
extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// A text with attributes that tells who shows it of its changes: that of a text view shows them at once.
///
/// What is changed through `mutableString` is told of with the next change: Foundation on Linux does not say so.
open class NSTextStorage: NSMutableAttributedString {
  /// What of a text was changed.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes, or letters.
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  /// Who is told of changes. Kept weakly.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What was changed since the last time that the delegate was told, where, and how much longer the text has become.
  public private(set) final var editedMask: EditActions = []
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  public private(set) final var changeInLength = 0
  /// Those who lay the text out.
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// Told after changes.
  final var didChange: (() -> Void)?
  private var depth = 0

  public convenience init() { self.init(string: "", attributes: nil) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  public convenience override init(string str: String) { self.init(string: str, attributes: nil) }
  /// Archives are not read: nil, always.
  public required init?(coder: NSCoder) { return nil }

  /// Has one more lay the text out.
  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    if layoutManagers.contains(where: { $0 === aLayoutManager }) { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Has it lay the text out no longer.
  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: - Changes

  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }
  open override func endEditing() {
    super.endEditing()
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }
  /// Notes a change, and tells of it unless more are to come.
  ///
  /// - Parameter range: What was changed, in the text before.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      (self.editedRange, changeInLength) = (now, delta)
    } else {
      // What was noted before moves with the change.
      let old = self.editedRange
      let start = min(old.location, now.location)
      let oldEnd = old.location + old.length + (editedRange.location <= old.location + old.length ? delta : 0)
      self.editedRange = NSRange(location: start, length: max(oldEnd, now.location + now.length) - start)
      changeInLength += delta
    }
    self.editedMask.formUnion(editedMask)
    if depth == 0 { processEditing() }
  }
  /// Tells the delegate of what was changed, and has it shown.
  open func processEditing() {
    nonisolated(unsafe) let storage = self
    onMainActor {
      storage.tell { $0.textStorage(storage, willProcessEditing: $1, range: $2, changeInLength: $3) }
      storage.tell { $0.textStorage(storage, didProcessEditing: $1, range: $2, changeInLength: $3) }
      storage.editedMask = []
      (storage.editedRange, storage.changeInLength) = (NSRange(location: NSNotFound, length: 0), 0)
      storage.didChange?()
    }
  }
  @MainActor private func tell(_ call: (any NSTextStorageDelegate, EditActions, NSRange, Int) -> Void) {
    guard let delegate else { return }
    // What the delegate changes belongs to the same change.
    depth += 1
    call(delegate, editedMask, editedRange, changeInLength)
    depth -= 1
  }
  /// Replaces attributes of a text that was edited where none are known. Fonts here have letters for all, and it is a hint.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  private var isChanging = false
  /// Makes a change and tells of it: once, where one change is made by another.
  private func change(_ mask: EditActions, _ range: NSRange, by delta: Int, _ make: () -> Void) {
    if isChanging { return make() }
    isChanging = true
    make()
    isChanging = false
    edited(mask, range: range, changeInLength: delta)
  }
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, by: str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, by: attrString.length - range.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0), by: attrString.length) {
      super.insert(attrString, at: loc)
    }
  }
  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0), by: attrString.length) {
      super.append(attrString)
    }
  }
  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range, by: -range.length) { super.deleteCharacters(in: range) }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let old = NSRange(location: 0, length: length)
    change([.editedCharacters, .editedAttributes], old, by: attrString.length - old.length) {
      super.setAttributedString(attrString)
    }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, by: 0) { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(.editedAttributes, range, by: 0) { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(.editedAttributes, range, by: 0) { super.addAttributes(attrs, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range, by: 0) { super.removeAttribute(name, range: range) }
  }
}

/// Lays a text out in its container: of a text view, which says where its lines are. Others measure nothing, and give
/// rectangles without a size.
@MainActor @preconcurrency open class NSLayoutManager: NSObject {
  /// The text; nil for none.
  open internal(set) weak var textStorage: NSTextStorage?
  /// Where the lines are.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The rectangle around letters of the view's text, from the corner of the container.
  var measure: ((NSRange) -> CGRect)?
  public override init() {}
  nonisolated deinit {}
  /// Adds a place for lines.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// How many glyphs there are: as many as UTF-16 units, since a letter counts as its glyph here.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The glyphs in a container: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container.layoutManager === self ? numberOfGlyphs : 0)
  }
  /// The glyphs of letters, and the letters of glyphs: the same numbers.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The rectangle that the lines take: points, from the corner of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    boundingRect(forGlyphRange: glyphRange(for: container), in: container)
  }
  /// The rectangle around lines with some letters: points, from the corner of the container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    container.layoutManager === self ? measure?(glyphRange) ?? .zero : .zero
  }
  /// Lays the text out, which is done whenever something is asked.
  open func ensureLayout(for container: NSTextContainer) {}
}
