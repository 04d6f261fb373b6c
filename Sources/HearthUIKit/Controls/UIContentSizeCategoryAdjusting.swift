/// A view whose fonts may follow the size of text that the user likes.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether a font of `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` gets another size when the size of text
  /// around the view changes. False by itself.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
