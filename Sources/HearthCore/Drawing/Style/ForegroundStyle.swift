import HearthRendering

/// The styles set for the foreground, from primary downwards; a missing level is derived from the last one.
package struct ForegroundLevels: Equatable, Sendable {
  var styles: [AnyShapeStyle]
  /// Whether the framework set them, as for the header of a section, and not the app: controls that
  /// have a colour of their own keep it then.
  package var isStandard: Bool
  package init(styles: [AnyShapeStyle], isStandard: Bool = false) {
    (self.styles, self.isStandard) = (styles, isStandard)
  }
  /// Levels that look like these, for a scope within the one that has these: a level that they name is counted once.
  package func passedOn(isStandard: Bool) -> ForegroundLevels {
    ForegroundLevels(styles: [AnyShapeStyle(ForegroundStyle())], isStandard: isStandard)
  }
}
package struct ForegroundLevelsKey: InheritedStyleKey { package static let defaultValue: ForegroundLevels? = nil }
package struct BackgroundStyleKey: InheritedStyleKey { package static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentScope {
  /// Whether the app set the foreground style here or around.
  package final var hasForegroundOfApp: Bool { value(ForegroundLevelsKey.self).map { !$0.isStandard } ?? false }
}

/// The tint of controls, as a style and, if it is a colour, as that colour.
package struct Tint: Equatable, Sendable {
  package var style: AnyShapeStyle
  package var color: Color?
}
package struct TintKey: InheritedStyleKey { package static let defaultValue: Tint? = nil }

extension EnvironmentValues {
  package var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
  /// Whether the app set the foreground style here or around.
  package var hasForegroundOfApp: Bool { foregroundLevels.map { !$0.isStandard } ?? false }
  /// The style of `.background`; nil for that of the window.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
  package var tint: Tint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension _ShapeStyleContext {
  /// The foreground style around, at this context's level.
  @MainActor func foreground() -> _ShapeStylePaint {
    guard let entry = foregroundScope.find(ForegroundLevelsKey.self), let levels = entry.value,
      let last = levels.styles.last
    else {
      if let label = touchedLabel { return _ShapeStylePaint(.color(label.opacity(vibrancy).clamped)) }
      return leveled(.color(rgba(.primary)))
    }
    // The style was set outside of its own effect: levels that it names are those around it.
    var outer = self
    outer.foregroundScope = entry.parent ?? foregroundScope
    if level < levels.styles.count {
      outer.level = 0
      return AnyShapeStyle._paint(levels.styles[level], outer)
    }
    outer.level = level - (levels.styles.count - 1)
    return AnyShapeStyle._paint(last, outer)
  }
}

extension _ShapeStyleContext {
  /// The colour of text of second importance and below on phones and tablets; nil elsewhere.
  ///
  /// Source: UIKit, `tertiaryLabel` and `quaternaryLabel`; for the second level see `touchedSecondary`.
  @MainActor fileprivate var touchedLabel: RGBA? {
    guard level > 0, scope.surfaceLevel != .desktop, scope.value(ColorSchemeContrastKey.self) == .standard else {
      return nil
    }
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    if level == 1 { return SystemColor.touchedSecondary(isDark ? .dark : .light) }
    let strength = level == 2 ? 0.3 : level == 3 ? (isDark ? 0.16 : 0.18) : 0.1
    return RGBA(hex: isDark ? 0xEBEBF5 : 0x3C3C43).opacity(strength)
  }
}

/// The foreground style of the view: that set by `foregroundStyle(_:)`, or the colour of text.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style of wherever it is used.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.foreground()
  }
}

/// A level of the foreground style around.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int
  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground style for content of second importance: paler, or the second style of `foregroundStyle(_:_:)`.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground style for content of third importance.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground style for content of fourth importance.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The palest level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    var context = context
    context.level += style.level
    return context.foreground()
  }
  var color: Color {
    switch level {
    case 0: .primary
    case 1: .secondary
    default: .primary.opacity(HierarchyLevel.opacity(level, .standard))
    }
  }
}

/// A style at a level of the hierarchy, such as secondary.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    var context = context
    context.level += style.level
    return Base._paint(style.base, context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the view around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The foreground style for content of second importance: paler, or the second style of `foregroundStyle(_:_:)`.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The foreground style for content of third importance.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The foreground style for content of fourth importance.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The palest level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle {
  /// This style for content of second importance: paler.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// This style for content of third importance.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// This style for content of fourth importance.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// This style at its palest.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

// MARK: - Modifiers

extension View {
  /// Sets the style of text and shapes in this view.
  ///
  ///     Label("Late", systemImage: "clock").foregroundStyle(.red)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundLevels, ForegroundLevels(styles: [AnyShapeStyle(style)]))
  }
  /// Sets the foreground style and the one that `secondary` stands for. The levels below are made of the second.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    environment(\.foregroundLevels, ForegroundLevels(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }
  /// Sets the foreground style and those that `secondary` and `tertiary` stand for.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environment(
      \.foregroundLevels,
      ForegroundLevels(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
  /// Sets the colour of text and shapes in this view; nil for the standard one.
  /// Deprecated by Apple for `foregroundStyle(_:)`.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundLevels, color.map { ForegroundLevels(styles: [AnyShapeStyle($0)]) })
  }
  /// Sets the style of text and shapes in this view as the framework does for parts of its own: controls in here that
  /// have a colour of their own keep it, as they do not where the app sets a style. Nil leaves all as it is around.
  package nonisolated func standardForegroundStyle(
    _ style: AnyShapeStyle?
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(
      _EnvironmentModifier { values in
        if let style {
          values.foregroundLevels = ForegroundLevels(styles: [style], isStandard: true)
        } else if let around = values.foregroundLevels {
          values.foregroundLevels = around.passedOn(isStandard: around.isStandard)
        }
      })
  }
  /// Lets controls in this view that have a colour of their own keep it, whatever
  /// the app set for the foreground around.
  package nonisolated func foregroundStyleStaysOutOfControls() -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.foregroundLevels = $0.foregroundLevels?.passedOn(isStandard: true) })
  }
  /// Sets what `.background` stands for in this view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Sets the tint of controls in this view, and the accent colour. Nil for the accent of the desktop.
  ///
  ///     Toggle("Alarm", isOn: $isOn).tint(.orange)
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { Tint(style: AnyShapeStyle($0), color: $0) })
  }
  /// Sets the style with which controls and other views inside mark what matters: buttons, links, progress.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, Tint(style: AnyShapeStyle(tint), color: AnyShapeStyle(tint).color))
  }
  /// Deprecated by Apple for `tint(_:)`, which it equals here.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
