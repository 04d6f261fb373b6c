import Foundation
import HearthCore
import HearthUI

/// Where the lines of a `UITextView` are. Each text view has one.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?
  /// Who lays lines out in it.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// How large it is: points. That of a text view follows the view.
  open var size: CGSize {
    get { viewSize?() ?? ownSize }
    set { ownSize = newValue }
  }
  private var ownSize: CGSize
  var viewSize: (() -> CGSize)?
  /// Creates a container of a size in points; 0 for without an end.
  public init(size: CGSize = .zero) { ownSize = size }
  /// The same by its older name.
  public convenience init(containerSize aContainerSize: CGSize) { self.init(size: aContainerSize) }
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
