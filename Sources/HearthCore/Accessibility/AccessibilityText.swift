import Foundation
import HearthRendering

/// A type that assistive technology reads letter by letter: a text, or a field that it is edited in.
///
/// All offsets count Unicode scalars of `accessibleString`, as AT-SPI does. What lies outside of the text means its
/// nearest end.
@MainActor package protocol AccessibleText: AnyObject {
  /// What a user sees: dots instead of a secret.
  var accessibleString: String { get }
  /// Where the caret is, and where what is selected begins or ends at the other side; nil for a text without a caret.
  var accessibleSelection: (anchor: Int, caret: Int)? { get }
  /// Whether the user may edit the text now.
  var isAccessibleTextEditable: Bool { get }
  /// Whether it may have several paragraphs.
  var hasAccessibleLines: Bool { get }
  /// Where letters are: points in the window. An empty range is a caret.
  func accessibleFrame(of range: Range<Int>) -> CGRect
  /// The letter at a point of the window; nil where there is none.
  func accessibleOffset(at point: CGPoint) -> Int?
  /// The line on which a letter is, as it is broken on the screen.
  func accessibleLine(at offset: Int) -> Range<Int>
  /// The look of the letter at an offset, and of those around it that look the same; nil where nothing is known of it.
  func accessibleRun(at offset: Int) -> AccessibleTextRun?
  /// Moves the caret. False where there is none.
  func selectAccessibleText(anchor: Int, caret: Int) -> Bool
  /// Puts a text in place of another, as a step that can be undone. False where the user may not.
  func replaceAccessibleText(_ range: Range<Int>, with text: String) -> Bool
}

extension AccessibleText {
  package var accessibleSelection: (anchor: Int, caret: Int)? { nil }
  package var isAccessibleTextEditable: Bool { false }
  package var hasAccessibleLines: Bool { false }
  package func accessibleRun(at offset: Int) -> AccessibleTextRun? { nil }
  package func selectAccessibleText(anchor: Int, caret: Int) -> Bool { false }
  package func replaceAccessibleText(_ range: Range<Int>, with text: String) -> Bool { false }
}

/// Letters side by side that look the same.
package struct AccessibleTextRun {
  /// Counts Unicode scalars.
  package var range: Range<Int>
  package var attributes: TextAttributes
  /// Nil where what the letters are painted with is no single colour.
  package var color: RGBA?
  /// Whether a dictionary does not know the word.
  package var isMisspelt: Bool
  package init(range: Range<Int>, attributes: TextAttributes, color: RGBA?, isMisspelt: Bool = false) {
    (self.range, self.attributes, self.color, self.isMisspelt) = (range, attributes, color, isMisspelt)
  }
}

/// A number that an element shows, and may let the user change.
package struct AccessibilityRange {
  package var value: Double
  package var bounds: ClosedRange<Double>
  /// What one step changes; 0 for any amount.
  package var step: Double
  /// Sets the number, as far as it is possible; nil where it is only shown.
  package var set: ((Double) -> Void)?
  package init(value: Double, bounds: ClosedRange<Double>, step: Double = 0, set: ((Double) -> Void)? = nil) {
    (self.value, self.bounds, self.step, self.set) = (value, bounds, step, set)
  }
}

extension AccessibilityElement {
  /// Whether the element can have the focus of the keyboard.
  @MainActor package var isFocusable: Bool {
    var next: LayoutNode? = node
    // A control's focusable node lies just outside of its element.
    for _ in 0..<4 {
      guard let current = next else { return false }
      if current.flags.contains(.isFocusTarget), let target = current as? any FocusTarget {
        return target.canBecomeFocused
      }
      next = current.layoutParent
    }
    return false
  }
}
