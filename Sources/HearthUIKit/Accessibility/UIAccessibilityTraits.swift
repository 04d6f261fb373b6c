import Foundation
import HearthCore

/// What assistive technology says of an element besides its name, and how it treats it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing particular.
  public static let none: UIAccessibilityTraits = []
  /// It is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It types a letter.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says how things stand when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field for what one looks for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It plays or records.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It goes up and down: see `UIView.accessibilityIncrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is the title of a part.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)

  private static let shown: [(UIAccessibilityTraits, AccessibilityTraits)] = [
    (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected), (.playsSound, .playsSound),
    (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText), (.summaryElement, .isSummaryElement),
    (.notEnabled, .isDisabled), (.updatesFrequently, .updatesFrequently), (.searchField, .isSearchField),
    (.startsMediaSession, .startsMediaSession), (.allowsDirectInteraction, .allowsDirectInteraction),
    (.causesPageTurn, .causesPageTurn), (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
  ]
  /// The same for SwiftUI's views.
  var shown: AccessibilityTraits {
    Self.shown.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}
