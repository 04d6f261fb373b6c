import HearthRendering

/// A type that says how shapes and text are filled: a colour, a gradient, a level of the style around, or a style of
/// your own that chooses by the environment.
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
///
/// `resolve(in:)` is called when the picture is recorded, and again when a value that it read has changed.
nonisolated public protocol ShapeStyle: Sendable {
  /// The style that `resolve(in:)` returns; the compiler infers it.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to paint with, in an environment. Called again when a value that it reads there changes.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What `opacity(_:)` gives; the compiler infers it.
  associatedtype _Faded: ShapeStyle = _OpacityShapeStyle<Self>
  /// This style with its opacity multiplied.
  func opacity(_ opacity: Double) -> _Faded

  /// What the style paints with. The engine's own styles implement this; every other style has `resolve(in:)`.
  @MainActor static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint
}

extension ShapeStyle {
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    let resolved = Engine.recordingEnvironment(for: context.reader) {
      style.resolve(in: EnvironmentValues(scope: context.scope))
    }
    return Resolved._paint(resolved, context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves to no other style: the engine paints it")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// Where a style is resolved. Made for one call and gone after it, so that it holds nothing.
nonisolated public struct _ShapeStyleContext {
  /// Colour scheme, contrast and tint are looked up here.
  package unowned(unsafe) var scope: EnvironmentScope
  /// The scope whose foreground style a hierarchical style means: that around the place where it was set.
  package unowned(unsafe) var foregroundScope: EnvironmentScope
  /// Reads of custom styles are recorded for it.
  package unowned(unsafe) var reader: Node?
  /// Where images are looked up and mistakes are reported.
  package unowned(unsafe) var node: Node?
  /// 0 for primary, 4 for quinary.
  package var level: Int

  @MainActor package init(_ scope: EnvironmentScope, reader: Node?, node: Node? = nil, level: Int = 0) {
    (self.scope, foregroundScope, self.reader, self.level) = (scope, scope, reader, level)
    self.node = node ?? reader
  }

  @MainActor func rgba(_ color: Color) -> RGBA { scope.rgba(color) }
  /// A style of this fill that shows as strongly as the level asks.
  @MainActor func leveled(_ fill: StyleFill) -> _ShapeStylePaint {
    let paint = _ShapeStylePaint(fill)
    if level == 0 { return paint }
    let strength = HierarchyLevel.opacity(level, scope.value(ColorSchemeContrastKey.self))
    return paint.opacity(min(1, strength * vibrancy))
  }
  /// How much stronger the levels below the first are on a material: 1 where there is none. The more of what lies behind
  /// shines through, the more of it they cover.
  ///
  /// Source: our choice, instead of vibrancy, with which macOS and iOS mix letters and what lies behind pixel by pixel.
  @MainActor var vibrancy: Double { scope.value(BackgroundMaterialKey.self).map { 2 - $0.opacity } ?? 1 }
}

extension EnvironmentScope {
  /// `color` as it looks here. The read is not recorded: the node that asks is told of changes by
  /// `inheritedStyleDidChange()`.
  package final func rgba(_ color: Color) -> RGBA {
    switch color.provider {
    case .fixed(let rgba): return rgba.clamped
    default:
      return color.provider.resolve(
        value(ColorSchemeKey.self), value(ColorSchemeContrastKey.self), ground: { self.colorGround },
        accent: { self.accent }
      ).clamped
    }
  }
  /// The tint around, the accent of the app, that of the desktop, or ours.
  package final var accent: RGBA {
    let scheme = value(ColorSchemeKey.self), contrast = value(ColorSchemeContrastKey.self)
    let standard =
      value(AppAccentKey.self)?.value(scheme, contrast, { self.colorGround }) ?? value(HostAccentKey.self)
      ?? SystemColor.accentColor.value(scheme, contrast, colorGround)
    guard let color = value(TintKey.self)?.color else { return standard }
    return color.asTint(scheme, contrast, value(SystemLookKey.self)) { standard }.clamped
  }
}
