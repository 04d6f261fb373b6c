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
}

/// The direction in which one reads, where it can be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view is laid out by: a part of SwiftUI's environment.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked: the environment is read on any thread, and is another value each time it is set.
  private let environment: EnvironmentValues
  init(_ environment: EnvironmentValues) {
    self.environment = environment
    super.init()
  }
  /// Traits of which only the colour scheme is given.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    if let scheme = userInterfaceStyle.scheme { environment.colorScheme = scheme }
    self.init(environment)
  }
  /// Those of the view or window whose code runs; the defaults on another thread than the main one.
  public static var current: UITraitCollection {
    if !isOnMainThread() { return UITraitCollection(EnvironmentValues()) }
    return MainActor.assumeIsolatedFast {
      let content = AppScenes.currentContent ?? AppScenes.current?.currentSession?.content
      let scope = Engine.evaluating?.scope ?? content?.rootScope
      return UITraitCollection(scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())
    }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { UIUserInterfaceStyle(environment.colorScheme) }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass(environment.horizontalSizeClass) }
  /// How much room there is downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass(environment.verticalSizeClass) }
  /// Pixels for each point.
  public var displayScale: CGFloat { environment.displayScale }
  /// The direction in which one reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// What kind of device the app runs on.
  @MainActor @preconcurrency public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  fileprivate func resolve(_ color: UIColor) -> RGBA { Color(uiColor: color).resolve(in: environment).cgColor.rgba }
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
