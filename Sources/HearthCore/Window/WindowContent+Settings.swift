import Foundation
import HearthRendering

extension WindowContent {
  /// Sets the environment values that follow the desktop's settings.
  static func apply(_ settings: HostSettings, to values: inout EnvironmentValues) {
    values.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    values.systemLook = settings.look
    values.textScaleFactor = settings.textScale
    values[BodySizeKey.self] = settings.bodySize
    values[InterfaceFamilyKey.self] = settings.interfaceFamily
    values.locale = settings.locale
    values.calendar = settings.calendar
    values.timeZone = settings.timeZone
    values.hostColorScheme = settings.isDark ? .dark : .light
    values.colorScheme = values.hostColorScheme
    values.colorSchemeContrast = settings.hasHighContrast ? .increased : .standard
    values.hostAccent = settings.accent
    values[ReducesMotionKey.self] = settings.reducesMotion
    values.accessibilitySettings = settings.accessibility
    values.legibilityWeight = settings.accessibility.wantsBoldText ? .bold : nil
    values[InteractionSettingsKey.self] = settings.interaction
    values[DeviceScaleKey.self] = settings.scale
  }
}
