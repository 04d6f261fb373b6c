import Foundation
import HearthFocus
import HearthRendering

/// What assistive technology asks of an element.
package struct AccessibilityRequest {
  package enum Action: Hashable, Sendable {
    case press, increment, decrement, focus, setValue(String), other(AccessibilityActionKind)
  }
  package var elementID: UInt64
  package var action: Action
  package init(elementID: UInt64, action: Action) { (self.elementID, self.action) = (elementID, action) }
}
