import Foundation
import HearthCore
import HearthUI

/// Where the lines of a `UITextView` are. Each text view has one; there is no other use for it here.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?
  nonisolated deinit {}
  /// Points between the text and each side of the container. 5 by itself, as with UIKit.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite { lineFragmentPadding = 5 }
      if lineFragmentPadding != oldValue { didChange?() }
    }
  }
  /// How many lines are shown of a text that is not edited; 0, the value by itself, for all. A text that can be edited
  /// has as many as it needs.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange?() } } }
  /// Where the last of `maximumNumberOfLines` lines is cut off.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange?() } } }
}
