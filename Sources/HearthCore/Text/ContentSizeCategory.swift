/// How large the user wants text to be, in the words that came before `DynamicTypeSize`.
@available(*, deprecated, renamed: "DynamicTypeSize")
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The sizes from small to large that everybody is offered.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people who need text to be much larger.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes that are offered to people with low vision.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
  /// Whether text is smaller at the first size than at the second.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
  /// Whether text is at most as large at the first size as at the second.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size <= rhs.size }
  /// Whether text is larger at the first size than at the second.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size > rhs.size }
  /// Whether text is at least as large at the first size as at the second.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size >= rhs.size }

  /// The same sizes in the same order.
  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }
  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension EnvironmentValues {
  /// How large text is. The same as `dynamicTypeSize`, in older words.
  @available(*, deprecated, renamed: "dynamicTypeSize")
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
