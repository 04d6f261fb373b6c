import Foundation
import HearthCore
import HearthUI

/// A trait, by which changes are asked for.
///
///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in updateBorder() }
public protocol UITraitDefinition: Sendable {
  /// Whether the trait is different.
  static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
}
/// The type of a trait.
public typealias UITrait = UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceStyle != b.userInterfaceStyle
  }
}
/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.horizontalSizeClass != b.horizontalSizeClass
  }
}
/// How much room there is downwards.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.verticalSizeClass != b.verticalSizeClass
  }
}
/// Pixels for each point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.displayScale != b.displayScale
  }
}
/// The direction in which one reads.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.layoutDirection != b.layoutDirection
  }
}
/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.preferredContentSizeCategory != b.preferredContentSizeCategory
  }
}
/// Whether what is drawn is to stand out more.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.accessibilityContrast != b.accessibilityContrast
  }
}

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

/// What a view, or a view controller for its view and all that is in it, sets of traits in place of what is around.
///
///     view.traitOverrides.preferredContentSizeCategory = .extraLarge
@MainActor public struct UITraitOverrides {
  var given = GivenTraits()
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { given.style }
    set { given.style = newValue }
  }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { given.horizontal }
    set { given.horizontal = newValue }
  }
  /// How much room there is downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { given.vertical }
    set { given.vertical = newValue }
  }
  /// The direction in which one reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { given.direction }
    set { given.direction = newValue }
  }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { given.category }
    set { given.category = newValue }
  }
  /// Whether what is drawn is to stand out more.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { given.contrast }
    set { given.contrast = newValue }
  }
}
