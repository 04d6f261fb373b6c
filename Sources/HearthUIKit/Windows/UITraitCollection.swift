import Foundation
import HearthCore
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
@MainActor public final class UITraitCollection: NSObject {
  private let environment: EnvironmentValues
  init(_ environment: EnvironmentValues) {
    self.environment = environment
    super.init()
  }
  nonisolated deinit {}
  /// Those of the view or window whose code runs.
  public static var current: UITraitCollection {
    let scope =
      Engine.evaluating?.scope ?? AppScenes.currentContent?.rootScope ?? AppScenes.current?.currentSession?.content?.rootScope
    return UITraitCollection(scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())
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
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
}
