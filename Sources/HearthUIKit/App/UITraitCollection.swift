import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A colour scheme.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As it is around.
  case unspecified = 0
  case light, dark
  var scheme: ColorScheme? { self == .light ? .light : self == .dark ? .dark : nil }
  init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact, regular
  init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
  var sizeClass: UserInterfaceSizeClass? { self == .compact ? .compact : self == .regular ? .regular : nil }
}

/// The direction in which one reads, where it can be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How much what is drawn stands out.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

typealias GivenTraits = _TraitValues

/// What of traits was given, rather than taken from what is around.
public struct _TraitValues: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  /// 0 for none.
  var scale: CGFloat = 0
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var category = UIContentSizeCategory.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  /// Of traits that the app has defined.
  var custom = CustomTraits()

  var isEmpty: Bool { self == GivenTraits() }
  func apply(to environment: inout EnvironmentValues) {
    if let scheme = style.scheme { environment.colorScheme = scheme }
    if let sizeClass = horizontal.sizeClass { environment.horizontalSizeClass = sizeClass }
    if let sizeClass = vertical.sizeClass { environment.verticalSizeClass = sizeClass }
    if scale > 0 { environment.displayScale = scale }
    if direction != .unspecified {
      environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let size = category.typeSize { environment.dynamicTypeSize = size }
    if contrast != .unspecified { environment.colorSchemeContrast = contrast == .high ? .increased : .standard }
    if !custom.isEmpty { environment.customTraits.take(custom) }
  }
  /// Takes what is given in `other`.
  mutating func take(_ other: GivenTraits) {
    if other.style != .unspecified { style = other.style }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.scale > 0 { scale = other.scale }
    if other.direction != .unspecified { direction = other.direction }
    if other.category != .unspecified { category = other.category }
    if other.contrast != .unspecified { contrast = other.contrast }
    custom.take(other.custom)
  }
}

/// What a view is laid out by: a part of SwiftUI's environment.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked: the environment is read on any thread, and is another value each time it is set.
  private let environment: EnvironmentValues?
  let given: GivenTraits
  init(_ environment: EnvironmentValues?, _ given: GivenTraits = GivenTraits()) {
    (self.environment, self.given) = (environment, given)
    super.init()
  }
  /// Traits of which nothing is given.
  public convenience override init() { self.init(nil) }
  /// Traits of which only the colour scheme is given.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(nil, GivenTraits(style: userInterfaceStyle))
  }
  /// Traits of which only the room across is given.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(nil, GivenTraits(horizontal: horizontalSizeClass))
  }
  /// Traits of which only the room downwards is given.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(nil, GivenTraits(vertical: verticalSizeClass))
  }
  /// Traits of which only the number of pixels for each point is given.
  public convenience init(displayScale: CGFloat) {
    self.init(nil, GivenTraits(scale: displayScale.isFinite ? max(0, displayScale) : 0))
  }
  /// Traits of which only the direction in which one reads is given.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(nil, GivenTraits(direction: layoutDirection))
  }
  /// Traits of which only the size of text is given.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(nil, GivenTraits(category: preferredContentSizeCategory))
  }
  /// Traits of which only the contrast is given.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(nil, GivenTraits(contrast: accessibilityContrast))
  }
  /// What others give; of several that give the same trait the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var given = GivenTraits()
    for traits in traitCollections { given.take(traits.snapshot) }
    self.init(nil, given)
  }
  /// Those of the view or window whose code runs; the defaults on another thread than the main one. What is set holds
  /// for the thread until something else is set: colours that are asked for their parts have those of it.
  public static var current: UITraitCollection {
    get {
      let found = Self.found
      if performing.value == nil { lastFound.value = Found(traits: found) }
      return found
    }
    set {
      // What was read before anything was set is put back: those of the view or window count again.
      let isRestored = lastFound.value?.traits === newValue
      performing.value = isRestored ? nil : newValue
      UIColor.resolving.value = isRestored ? nil : newValue.resolved
    }
  }
  private static var found: UITraitCollection {
    if let performing = performing.value { return performing }
    if !isOnMainThread() { return UITraitCollection(EnvironmentValues()) }
    return MainActor.assumeIsolatedFast {
      let content = AppScenes.currentContent ?? AppScenes.current?.currentSession?.content
      let scope = Engine.evaluating?.scope ?? content?.rootScope
      return UITraitCollection(scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())
    }
  }
  /// What was set as the current one.
  private static let performing = PerThread<UITraitCollection>("org.hearth.UITraitCollection")
  /// What was found last while nothing was set. Not held: it holds what is in the environment of the view that asked.
  private final class Found {
    weak let traits: UITraitCollection?
    init(traits: UITraitCollection) { self.traits = traits }
  }
  private static let lastFound = PerThread<Found>("org.hearth.UITraitCollection.found")
  /// Calls `actions` with these traits as the current ones: colours that are asked for their parts have those of them.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = Self.performing.value, oldResolving = UIColor.resolving.value
    Self.performing.value = self
    UIColor.resolving.value = resolved
    actions()
    Self.performing.value = old
    UIColor.resolving.value = oldResolving
  }
  /// What was given, over what is around.
  private var resolved: EnvironmentValues {
    var values = environment ?? EnvironmentValues()
    given.apply(to: &values)
    return values
  }
  /// Light or dark; `.unspecified` where it is not given.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    given.style != .unspecified ? given.style : environment.map { UIUserInterfaceStyle($0.colorScheme) } ?? .unspecified
  }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    given.horizontal != .unspecified ? given.horizontal : UIUserInterfaceSizeClass(environment?.horizontalSizeClass)
  }
  /// How much room there is downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    given.vertical != .unspecified ? given.vertical : UIUserInterfaceSizeClass(environment?.verticalSizeClass)
  }
  /// Pixels for each point; 0 where it is not given.
  public var displayScale: CGFloat { given.scale > 0 ? given.scale : environment?.displayScale ?? 0 }
  /// The direction in which one reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    if given.direction != .unspecified { return given.direction }
    return environment.map { $0.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight } ?? .unspecified
  }
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    given.category != .unspecified
      ? given.category : environment.map { UIContentSizeCategory($0.dynamicTypeSize) } ?? .unspecified
  }
  /// Whether what is drawn is to stand out more.
  public var accessibilityContrast: UIAccessibilityContrast {
    if given.contrast != .unspecified { return given.contrast }
    return environment.map { $0.colorSchemeContrast == .increased ? .high : .normal } ?? .unspecified
  }
  /// What kind of device the app runs on.
  @MainActor @preconcurrency public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// Whether colours may look different with these traits than with `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || accessibilityContrast != traitCollection.accessibilityContrast
  }
  /// Whether all that `trait` gives is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var both = snapshot
    both.take(trait.snapshot)
    return both == snapshot
  }
  /// All traits as they are now.
  var snapshot: GivenTraits {
    GivenTraits(
      style: userInterfaceStyle, horizontal: horizontalSizeClass, vertical: verticalSizeClass, scale: displayScale,
      direction: layoutDirection, category: preferredContentSizeCategory, contrast: accessibilityContrast,
      custom: customTraits)
  }
  /// Of traits that the app has defined, what is given over what is around.
  private var customTraits: CustomTraits {
    guard var all = environment?.customTraits else { return given.custom }
    all.take(given.custom)
    return all
  }
  /// The value of a trait that the app has defined; nil where nobody gives one.
  func customValue(_ trait: ObjectIdentifier) -> Any? {
    (given.custom[trait] ?? environment?.customTraits[trait])?.value
  }
  /// The same traits with others over them.
  func with(_ given: GivenTraits) -> UITraitCollection {
    if given.isEmpty { return self }
    var all = self.given
    all.take(given)
    return UITraitCollection(environment, all)
  }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.snapshot == snapshot }
  public override var hash: Int { userInterfaceStyle.rawValue }
  fileprivate func resolve(_ color: UIColor) -> RGBA { Color(uiColor: color).resolve(in: resolved).cgColor.rgba }
}

extension UIColor {
  /// A colour that `dynamicProvider` says for the light and for the dark scheme. It is asked for both at once.
  ///
  ///     UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)
    self.init(Color(light: light.resolve(dynamicProvider(light)), dark: dark.resolve(dynamicProvider(dark))))
  }
  /// The colour as it is with traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(traitCollection.resolve(self)))
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
}
