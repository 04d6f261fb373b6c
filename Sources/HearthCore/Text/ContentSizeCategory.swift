/// How large the user wants text to be, in the words of before `DynamicTypeSize`.
@available(*, deprecated, renamed: "DynamicTypeSize")
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes that are offered to those who see little.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size <= rhs.size }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size > rhs.size }
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
