import Foundation
import HearthCore
import HearthUI

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
