import Foundation
import HearthCore
import HearthUI

extension UITraitCollection {
  /// The traits by which colours look different.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
}

/// What `registerForTraitChanges` gives, to end it by.
@MainActor public final class UITraitChangeRegistration: NSObject {
  let traits: [UITrait]
  let action: (UITraitCollection) -> Void
  init(_ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.action) = (traits, action)
  }
  nonisolated deinit {}
}

/// An object that hears of changes of traits: a view or a view controller.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {
  /// What the object is laid out by.
  var traitCollection: UITraitCollection { get }
  /// Where registrations are kept.
  var _traitRegistrations: [UITraitChangeRegistration] { get set }
}

extension UITraitChangeObservable {
  /// Calls `handler` each time that one of some traits has changed, with the object and the traits as they were before.
  /// The object is not kept by it.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    _traitRegistrations.append(registration)
    return registration
  }
  /// The same, where the closure says itself of which type the object is, as `(self: Self, previous)` does.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, previous in
      if let object = object as? Environment { handler(object, previous) }
    }
  }
  /// Calls the handler of a registration no longer.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    _traitRegistrations.removeAll { $0 === registration }
  }
  func tellRegistrations(_ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in _traitRegistrations where registration.traits.contains(where: { $0._differs(old, new) }) {
      registration.action(old)
    }
  }
}

/// What a view, or a view controller for its view and all that is in it, sets of traits instead of what is around.
///
///     view.traitOverrides.preferredContentSizeCategory = .extraLarge
public struct UITraitOverrides: UIMutableTraits {
  public var _values = _TraitValues()
  var given: GivenTraits { _values }
  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool { trait._isGiven(in: _values) }
  /// Takes a trait as it is around again.
  public mutating func remove(_ trait: UITrait) { trait._remove(from: &_values) }
}
