import Foundation
import HearthFocus
import HearthRendering

/// What assistive technology asks of an element.
package struct AccessibilityRequest {
  package enum Action: Hashable, Sendable {
    case press, increment, decrement, focus, setValue(String), other(AccessibilityActionKind)
    /// Sets the number of a slider.
    case setNumber(Double)
    /// Moves the caret of a text. Offsets count Unicode scalars.
    case select(anchor: Int, caret: Int)
    /// Puts a text in place of a range of another.
    case replace(Range<Int>, String)
    /// Scrolls until the element can be seen.
    case reveal
    /// Follows a link of a text.
    case openLink(Int)
    /// Scrolls until a row of the list can be seen.
    case revealRow(Int)
  }
  package var elementID: UInt64
  package var action: Action
  package init(elementID: UInt64, action: Action) { (self.elementID, self.action) = (elementID, action) }
}
