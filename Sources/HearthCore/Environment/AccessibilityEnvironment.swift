import Foundation

package struct AccessibilitySettingsKey: InheritedStyleKey { package static let defaultValue = AccessibilitySettings() }
private struct AccessibilityEnabledKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }
  /// Whether the user wants differences to be seen without colours: by forms, signs or words.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }
  /// Whether the user wants films and animations that flash to be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }
  /// Whether the display shows all colours inverted.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
  /// Whether animated images play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }
  /// Whether the user wants controls not to flash or to become brighter when they are used. No desktop of Linux says so.
  public var accessibilityReduceHighlightingEffects: Bool { accessibilitySettings.reducesHighlighting }
  /// Whether the user wants grounds that nothing shines through.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }
  /// Whether the user wants a border around controls.
  public var accessibilityShowBorders: Bool { accessibilitySettings.showsBorders }
  /// Whether the user wants buttons to be seen as such by their form.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
  /// Whether switches go through the elements of the window.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.technologies.contains(.switchControl) }
  /// Whether a screen reader is at work.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.technologies.contains(.voiceOver) }
  /// Whether some assistive technology is at work, or the app says so.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? !accessibilitySettings.technologies.isEmpty }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}
