import Foundation
import HearthCore
import SwiftUI

extension TestWindow {
  /// What the user has set for the whole desktop, and apps follow.
  ///
  /// By itself a test window has what a test can rely on wherever it runs: American English, Greenwich time,
  /// the Gregorian calendar, the light scheme.
  ///
  /// ```swift
  /// let window = TestWindow(settings: .init(colorScheme: .dark, locale: Locale(identifier: "ar"))) { Player() }
  /// window.settings.reducesMotion = true
  /// window.settings.dynamicTypeSize = .accessibility3
  /// ```
  public nonisolated struct Settings: Equatable, Sendable {
    public var colorScheme: ColorScheme
    public var contrast: ColorSchemeContrast
    /// Which edition phones and tablets look like, and whose colours there are.
    public var look = SystemLook.ios17
    /// Whether the user wants less movement on the screen.
    public var reducesMotion: Bool
    /// The factor by which the user enlarges text; 1 is normal. Desktops of Linux let it have any value.
    public var textScale: CGFloat
    public var layoutDirection: LayoutDirection
    public var locale: Locale
    public var timeZone: TimeZone
    /// Follows `locale` and `timeZone` where a view asks for the calendar.
    public var calendar: Calendar.Identifier
    /// Pixels of the display for each point.
    public var displayScale: CGFloat
    /// Whether Tab and arrows reach every control, and not only those that take input over time.
    public var hasKeyboardNavigation: Bool
    /// What is at work: a screen reader, switches. See `startReader()`.
    public var assistiveTechnologies: AccessibilityTechnologies = []
    /// Whether the user wants differences to be seen without colours.
    public var differentiatesWithoutColor = false
    /// Whether the user wants controls not to become brighter when they are used.
    public var reducesHighlighting = false
    /// Whether the user wants grounds that nothing shines through.
    public var reducesTransparency = false
    /// Whether the user wants buttons to be seen as such by their form.
    public var showsButtonShapes = false
    /// Whether the user wants heavier letters.
    public var wantsBoldText = false
    /// Seconds for which switches stay at each element, while they are among `assistiveTechnologies`; 0 for the usual time.
    public var scanningInterval: Double = 0
    /// Points in each direction in which what is pressed is looked for around a press; 0 for where it lies alone.
    public var leastTarget: CGFloat = 0

    /// The step of `textScale`, or the one that is nearest to it.
    public var dynamicTypeSize: DynamicTypeSize {
      get { DynamicTypeSize(factor: textScale) }
      set { textScale = newValue.factor }
    }

    public init(
      colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, reducesMotion: Bool = false,
      dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection = .leftToRight,
      locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
      calendar: Calendar.Identifier = .gregorian,
      displayScale: CGFloat = 1, hasKeyboardNavigation: Bool = true
    ) {
      (self.colorScheme, self.contrast, self.reducesMotion) = (colorScheme, contrast, reducesMotion)
      (textScale, self.layoutDirection) = (dynamicTypeSize.factor, layoutDirection)
      (self.locale, self.timeZone, self.calendar) = (locale, timeZone, calendar)
      (self.displayScale, self.hasKeyboardNavigation) = (displayScale, hasKeyboardNavigation)
    }
    init(_ settings: HostSettings) {
      colorScheme = settings.isDark ? .dark : .light
      contrast = settings.hasHighContrast ? .increased : .standard
      look = settings.look
      (reducesMotion, textScale) = (settings.reducesMotion, settings.textScale)
      layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
      (locale, timeZone, calendar) = (settings.locale, settings.timeZone, settings.calendar.identifier)
      (displayScale, hasKeyboardNavigation) = (settings.scale, settings.hasKeyboardNavigation)
      let accessibility = settings.accessibility
      (assistiveTechnologies, showsButtonShapes) = (accessibility.technologies, accessibility.showsButtonShapes)
      differentiatesWithoutColor = accessibility.differentiatesWithoutColor
      (reducesTransparency, reducesHighlighting) = (
        accessibility.reducesTransparency, accessibility.reducesHighlighting
      )
      wantsBoldText = accessibility.wantsBoldText
      (scanningInterval, leastTarget) = (accessibility.scanningInterval, accessibility.leastTarget)
    }

    /// The same with another look; nil for these.
    func with(_ look: SystemLook?) -> Self {
      var settings = self
      settings.look = look ?? settings.look
      return settings
    }
    func apply(to settings: inout HostSettings) {
      settings.isDark = colorScheme == .dark
      settings.look = look
      settings.hasHighContrast = contrast == .increased
      (settings.reducesMotion, settings.textScale) = (reducesMotion, textScale)
      settings.isRightToLeft = layoutDirection == .rightToLeft
      (settings.locale, settings.timeZone) = (locale, timeZone)
      var calendar = Calendar(identifier: calendar)
      (calendar.locale, calendar.timeZone) = (locale, timeZone)
      settings.calendar = calendar
      (settings.scale, settings.hasKeyboardNavigation) = (displayScale, hasKeyboardNavigation)
      settings.accessibility.technologies = assistiveTechnologies
      settings.accessibility.differentiatesWithoutColor = differentiatesWithoutColor
      settings.accessibility.reducesTransparency = reducesTransparency
      settings.accessibility.reducesHighlighting = reducesHighlighting
      settings.accessibility.showsButtonShapes = showsButtonShapes
      settings.accessibility.wantsBoldText = wantsBoldText
      settings.accessibility.scanningInterval = scanningInterval
      settings.accessibility.leastTarget = leastTarget
    }
  }

  /// The settings of the desktop. A change reaches all windows of the app at once, and those that it opens later.
  ///
  /// ```swift
  /// window.settings.colorScheme = .dark
  /// #expect(try window.element("scheme").label == "dark")
  /// ```
  public var settings: Settings {
    get { Settings(host.settings) }
    set {
      // A setter has no line of a test; what does not settle is recorded here.
      act(CallSite(#fileID, #filePath, #line, #column)) {
        guard let application else { return apply(newValue, host, content) }
        application.testSettings = newValue
        for entry in application.opened where !entry.host.isClosed { apply(newValue, entry.host, entry.content) }
      }
    }
  }
  private func apply(_ settings: Settings, _ host: TestHost, _ content: WindowContent) {
    settings.apply(to: &host.settings)
    content.handle(.settings(host.settings))
  }
  /// Whether Tab and arrows reach every control, and not only those that take
  /// input over time. A setting of the desktop.
  public var hasKeyboardNavigation: Bool {
    get { settings.hasKeyboardNavigation }
    set { settings.hasKeyboardNavigation = newValue }
  }
}
