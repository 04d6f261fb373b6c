import Foundation
import HearthCore
import HearthUI

/// How large the user wants text to be: SwiftUI's `DynamicTypeSize`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No size is given.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The size that a desktop begins with.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The user wants text of another size: `newValueUserInfoKey` says which.
  public static let didChangeNotification: Notification.Name = {
    let name = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    WindowChange.observe { _, change in
      guard case .settings(let old, let new) = change, old.textScale != new.textScale else { return }
      var values = EnvironmentValues()
      values.textScaleFactor = new.textScale
      let category = UIContentSizeCategory(values.dynamicTypeSize)
      NotificationCenter.default.post(name: name, object: nil, userInfo: [newValueUserInfoKey: category.rawValue])
    }
    return name
  }()
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  init(_ size: DynamicTypeSize) { self = Self.all[size.rawValue] }
  var typeSize: DynamicTypeSize? { Self.all.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) } }
  /// Whether it is one of the sizes that are offered to people with low vision.
  public var isAccessibilityCategory: Bool { typeSize?.isAccessibilitySize ?? false }
  /// From the smallest to the largest; one that is not given is smaller than all others.
  public static func < (a: Self, b: Self) -> Bool { (a.typeSize?.rawValue ?? -1) < (b.typeSize?.rawValue ?? -1) }
}
