import Foundation
import HearthCore
import HearthUI

/// What the user has set so that the app is easier to use, and messages for screen readers.
///
/// Settings that no desktop of Linux has are as if nobody had set them.
public enum UIAccessibility {
  @MainActor private static var settings: HostSettings? {
    let host = AppScenes.currentContent?.host ?? AppScenes.current?.currentSession?.host
    return host?.settings ?? AppScenes.current?.platform.settings
  }

  // MARK: - Settings

  /// Whether the user wants less movement on the screen.
  public static var isReduceMotionEnabled: Bool { onMainActor { settings?.reducesMotion ?? false } }
  /// Whether the user wants colours that differ more.
  public static var isDarkerSystemColorsEnabled: Bool { onMainActor { settings?.hasHighContrast ?? false } }
  private static var technologies: AccessibilityTechnologies {
    onMainActor { settings?.accessibility.technologies ?? [] }
  }
  /// Whether a screen reader reads the app's views, as `accessibilityVoiceOverEnabled`.
  public static var isVoiceOverRunning: Bool { technologies.contains(.voiceOver) }
  /// Whether the app's views are gone through by switches, as `accessibilitySwitchControlEnabled`.
  public static var isSwitchControlRunning: Bool { technologies.contains(.switchControl) }
  /// Whether the user wants nothing to shine through.
  public static var isReduceTransparencyEnabled: Bool {
    onMainActor { settings?.accessibility.reducesTransparency ?? false }
  }
  /// Whether the user wants heavier letters.
  public static var isBoldTextEnabled: Bool { onMainActor { settings?.accessibility.wantsBoldText ?? false } }
  /// Whether the screen shows the opposite colours.
  public static var isInvertColorsEnabled: Bool { onMainActor { settings?.accessibility.invertsColors ?? false } }
  /// Whether the screen shows no colours. False: desktops say nothing about it.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user is kept in one app. False: desktops say nothing about it.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether gestures are made in another way. False: desktops say nothing about it.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether both ears hear the same. False: desktops say nothing about it.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the user wants captions. False: desktops say nothing about it.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether shaking the device undoes something. False: desktops say nothing about it.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether the screen can be read to the user. False: desktops say nothing about it.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is selected can be read to the user. False: desktops say nothing about it.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether switches have marks, as they have where colours alone are to say nothing.
  public static var isOnOffSwitchLabelsEnabled: Bool { shouldDifferentiateWithoutColor }
  /// Whether buttons have outlines.
  public static var buttonShapesEnabled: Bool { onMainActor { settings?.accessibility.showsButtonShapes ?? false } }
  /// Whether colours alone are to say nothing.
  public static var shouldDifferentiateWithoutColor: Bool {
    onMainActor { settings?.accessibility.differentiatesWithoutColor ?? false }
  }
  /// Whether the user wants pages to fade into each other. False: desktops say nothing about it.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether films may begin by themselves. True: no desktop has a setting against it.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = AccessibilityChanges.name("ReduceMotion")
  /// `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = AccessibilityChanges.name(
    "DarkerSystemColors")

  // MARK: - Messages

  /// What a screen reader is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The argument is read to the user.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the window looks different. A text as argument is read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The whole window looks different. A text as argument is read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A page was scrolled. A text as argument is read.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Tells a screen reader. Texts are read to the user; other arguments say nothing here.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = AccessibilityNotification.text(of: argument) else { return }
    onMainActor {
      let host = AppScenes.currentContent?.host ?? AppScenes.current?.currentSession?.host
      host?.announce(text)
    }
  }
}

/// Posts notifications when the desktop's settings have changed.
enum AccessibilityChanges {
  static func name(_ setting: String) -> Foundation.Notification.Name {
    _ = isWatching
    return Foundation.Notification.Name("UIAccessibility\(setting)StatusDidChangeNotification")
  }
  private static let isWatching: Bool = {
    WindowChange.observe { _, change in
      guard case .settings(let old, let new) = change else { return }
      if old.reducesMotion != new.reducesMotion {
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }
      if old.hasHighContrast != new.hasHighContrast {
        NotificationCenter.default.post(
          name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
      }
    }
    return true
  }()
}
