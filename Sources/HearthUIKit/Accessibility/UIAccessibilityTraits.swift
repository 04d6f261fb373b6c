import Foundation
import HearthCore
import HearthUI

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

/// Something that can be done with an element, by a name that assistive technology says.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// What assistive technology says.
  open var name: String
  /// A picture for it.
  open private(set) var image: UIImage?
  /// What is done; true where it could be.
  open var actionHandler: Handler?
  /// Whose method is called; not kept.
  open weak var target: AnyObject?
  /// The method, with this action.
  open var selector: Selector
  /// Creates an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
  }
  /// Creates an action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
  }
  nonisolated deinit {}
  func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if target != nil {
      UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
    }
  }
}

/// What a view tells assistive technology besides its texts.
@MainActor final class AccessibilityNotes {
  var traits: UIAccessibilityTraits?
  var actions: [UIAccessibilityCustomAction]?
  init() {}
  nonisolated deinit {}
}

extension UIView {
  /// All that the view says of itself; nil for nothing.
  var accessibilityProperties: AccessibilityProperties? {
    let type = type(of: self)
    let isActivated = ClassMethods.activation.areOverridden(by: type)
    let traits =
      ClassMethods.traitsForAccessibility.areOverridden(by: type) ? accessibilityTraits : accessibilityNotes?.traits
    let actions = accessibilityCustomActions ?? []
    if accessibilityIdentifier == nil && accessibilityLabel == nil && accessibilityValue == nil
      && accessibilityHint == nil && traits == nil && actions.isEmpty && !isActivated
    {
      return nil
    }
    var properties = AccessibilityProperties()
    properties.identifier = accessibilityIdentifier
    properties.label = accessibilityLabel
    properties.value = accessibilityValue
    properties.hint = accessibilityHint
    if let traits {
      properties.addedTraits = traits.shown
      if traits.contains(.adjustable) {
        properties.adjust = { [weak self] isUp in
          if isUp { self?.accessibilityIncrement() } else { self?.accessibilityDecrement() }
        }
      }
    }
    if isActivated { properties.press = { [weak self] in _ = self?.accessibilityActivate() } }
    for action in actions { properties.actions[AccessibilityActionKind(name: action.name)] = { action.perform() } }
    return properties
  }
}

extension ClassMethods {
  /// What a view does where assistive technology presses it.
  fileprivate static let activation = ClassMethods(of: UIView.self, overriddenBy: ActivatedView.self)
  /// What a view says it is.
  fileprivate static let traitsForAccessibility = ClassMethods(of: UIView.self, overriddenBy: TraitedView.self)
}
// The methods do something, so that no optimiser takes them for those of the base class.
private final class ActivatedView: UIView {
  override func accessibilityActivate() -> Bool {
    tag = 1
    return true
  }
}
private final class TraitedView: UIView {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .header }
    set { tag = 2 }
  }
}
