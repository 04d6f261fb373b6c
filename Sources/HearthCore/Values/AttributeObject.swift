import Foundation

/// An object that may be a value in an attributed string: a colour, a font, the style of a paragraph.
///
/// Core Foundation compares such values when texts with different ones lie side by side. It reads the word after an
/// object's header as a Core Foundation type, and ends the program where that is 0 (`CFEqual` in
/// swift-corelibs-foundation of Swift 6.3, seen). A type that is not the object's own has it ask `isEqual(_:)`.
open class _AttributeObject: NSObject {
  private let coreFoundationType: UInt64 = 1 << 8
}
