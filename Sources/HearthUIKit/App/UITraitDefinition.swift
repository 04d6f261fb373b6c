import Foundation
import HearthCore
import HearthUI

/// A trait: a type that stands for a value by which views are laid out. An app may define its own.
///
///     struct ContainedInSettings: UITraitDefinition { static let defaultValue = false }
///     extension UITraitCollection { var isContainedInSettings: Bool { self[ContainedInSettings.self] } }
///     extension UIMutableTraits {
///       var isContainedInSettings: Bool {
///         get { self[ContainedInSettings.self] }
///         set { self[ContainedInSettings.self] = newValue }
///       }
///     }
///     controller.traitOverrides.isContainedInSettings = true
public protocol UITraitDefinition: Sendable {
  /// What the trait is.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
  /// What the trait is called when one looks for mistakes.
  static var name: String { get }
  /// A name that no other trait has.
  static var identifier: String { get }
  /// Whether colours may look different with another value. A hint: a colour made by a closure is asked for its light and
  /// its dark form alone.
  static var affectsColorAppearance: Bool { get }
  /// Where a trait of the system is kept; nil for one of the app.
  static var _path: WritableKeyPath<_TraitValues, Value>? { get }
}
/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
  public static var _path: WritableKeyPath<_TraitValues, Value>? { nil }

  private static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
  fileprivate static func read(_ traits: UITraitCollection) -> Value {
    _path.map { traits.snapshot[keyPath: $0] } ?? traits.customValue(key) as? Value ?? defaultValue
  }
  fileprivate static func read(_ values: _TraitValues) -> Value {
    _path.map { values[keyPath: $0] } ?? values.custom[key]?.value as? Value ?? defaultValue
  }
  fileprivate static func write(_ value: Value, to values: inout _TraitValues) {
    if let path = _path { values[keyPath: path] = value } else { values.custom[key] = TraitBox(value: value) }
  }
  static func _isGiven(in values: _TraitValues) -> Bool {
    guard let path = _path else { return values.custom[key] != nil }
    return TraitBox(value: values[keyPath: path]) != TraitBox(value: defaultValue)
  }
  static func _remove(from values: inout _TraitValues) {
    if let path = _path { values[keyPath: path] = defaultValue } else { values.custom[key] = nil }
  }
  /// Whether the trait is different.
  static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    TraitBox(value: read(a)) != TraitBox(value: read(b))
  }
}

/// The value of a trait. Values that cannot be compared are equal where they are one object.
struct TraitBox: Equatable {
  let value: Any
  static func == (a: Self, b: Self) -> Bool {
    if let value = a.value as? any Equatable { return equal(value, b.value) }
    guard type(of: a.value) is AnyClass, type(of: b.value) is AnyClass else { return false }
    return (a.value as AnyObject) === (b.value as AnyObject)
  }
  private static func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T).map { a == $0 } ?? false }
}

/// Traits that the app has defined, by their types.
struct CustomTraits: Equatable {
  private var values: [ObjectIdentifier: TraitBox] = [:]
  var isEmpty: Bool { values.isEmpty }
  subscript(trait: ObjectIdentifier) -> TraitBox? {
    get { values[trait] }
    set { values[trait] = newValue }
  }
  /// Takes what is given in `other`.
  mutating func take(_ other: CustomTraits) {
    if !other.isEmpty { values.merge(other.values) { $1 } }
  }
}
private struct CustomTraitsKey: EnvironmentKey { static var defaultValue: CustomTraits { CustomTraits() } }
extension EnvironmentValues {
  var customTraits: CustomTraits {
    get { self[CustomTraitsKey.self] }
    set { self[CustomTraitsKey.self] = newValue }
  }
}

// MARK: - Reading and setting

/// Traits that can be set.
public protocol UIMutableTraits {
  /// What is set.
  var _values: _TraitValues { get set }
}

extension UIMutableTraits {
  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { T.read(_values) }
    set { T.write(newValue, to: &_values) }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { _values.style }
    set { _values.style = newValue }
  }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { _values.horizontal }
    set { _values.horizontal = newValue }
  }
  /// How much room there is downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { _values.vertical }
    set { _values.vertical = newValue }
  }
  /// Pixels for each point.
  public var displayScale: CGFloat {
    get { _values.scale }
    set { _values.scale = newValue }
  }
  /// The direction in which one reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { _values.direction }
    set { _values.direction = newValue }
  }
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { _values.category }
    set { _values.category = newValue }
  }
  /// Whether what is drawn is to stand out more.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { _values.contrast }
    set { _values.contrast = newValue }
  }
}

extension UITraitCollection {
  /// The value of a trait; its default where it is not given.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.read(self) }
  /// Traits that a closure sets.
  ///
  ///     UITraitCollection { $0.userInterfaceStyle = .dark }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(nil, UITraitOverrides.made(by: mutations))
  }
  /// The same traits with what a closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    with(UITraitOverrides.made(by: mutations))
  }
  /// The same traits with another value of one.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
}
extension UITraitOverrides {
  fileprivate static func made(by mutations: (inout any UIMutableTraits) -> Void) -> _TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    return traits._values
  }
}

// MARK: - SwiftUI

/// A key of SwiftUI's environment that is a trait of UIKit: what one of them sets the other reads.
///
///     extension SettingsKey: UITraitBridgedEnvironmentKey {
///       static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.isContainedInSettings }
///       static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {
///         mutableTraits.isContainedInSettings = value
///       }
///     }
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value as traits have it.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the value in traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key that is a trait of UIKit.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { K.read(from: UITraitCollection(self)) }
    set { UITraitOverrides.made { K.write(to: &$0, value: newValue) }.apply(to: &self) }
  }
}

// MARK: - Traits of the system

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var affectsColorAppearance: Bool { true }
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceStyle>? { \.style }
}
/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceSizeClass>? { \.horizontal }
}
/// How much room there is downwards.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceSizeClass>? { \.vertical }
}
/// Pixels for each point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
  public static var _path: WritableKeyPath<_TraitValues, CGFloat>? { \.scale }
}
/// The direction in which one reads.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  public static var _path: WritableKeyPath<_TraitValues, UITraitEnvironmentLayoutDirection>? { \.direction }
}
/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  public static var _path: WritableKeyPath<_TraitValues, UIContentSizeCategory>? { \.category }
}
/// Whether what is drawn is to stand out more.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var affectsColorAppearance: Bool { true }
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var _path: WritableKeyPath<_TraitValues, UIAccessibilityContrast>? { \.contrast }
}
