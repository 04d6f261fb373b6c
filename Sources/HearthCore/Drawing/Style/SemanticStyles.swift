import HearthRendering

/// The background around: that set by `backgroundStyle(_:)`, or that of the window.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style of the background around.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    // A style that is set as the background and names the background means the one around.
    if let entry = context.scope.find(BackgroundStyleKey.self), let set = entry.value {
      if set.box is TypedShapeStyleBox<BackgroundStyle> { return page(context) }
      return AnyShapeStyle._paint(set, context)
    }
    return page(context)
  }
  /// The ground of pages; of a further level the ground that the system has for what lies upon it. Source: seen, iOS 17: `background.secondary` is
  /// `secondarySystemBackground`.
  @MainActor private static func page(_ context: _ShapeStyleContext) -> _ShapeStylePaint {
    let color: SystemColor =
      context.level == 0 ? .pageBackground : context.level == 1 ? .secondaryBackground : .tertiaryBackground
    var plain = context
    plain.level = 0
    return plain.leveled(.color(context.rgba(Color(.system(color)))))
  }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style of the background of windows.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(context.rgba(Color(.system(.pageBackground)))))
  }
}

/// The tint around, or the accent of the desktop.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style of the tint around.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    guard let tint = context.scope.value(TintKey.self), tint.color == nil,
      !(tint.style.box is TypedShapeStyleBox<TintShapeStyle>)
    else {
      return context.leveled(.color(context.scope.accent))
    }
    return AnyShapeStyle._paint(tint.style, context)
  }
}

/// The fill of selected items. Source: our choice: the accent, as desktops have it.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style of selected items.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(context.scope.accent))
  }
}

/// Lines between parts of an interface.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style of lines between parts of an interface.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(context.rgba(Color(.system(.separator)))))
  }
}

/// Text of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style of links.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(context.rgba(Color.accentColor.forText)))
  }
}

/// Text that stands where something is to be entered.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style of placeholders.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(context.rgba(Color(.system(.placeholder)))))
  }
}

/// The translucent fill of controls and other small areas.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style of small translucent areas.
  public init() {}
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    context.leveled(.color(context.rgba(Color(.system(.fill)))))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the container around.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the view around.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// A line between two parts of an interface.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// Text that leads somewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Text that stands where something is to be entered.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// A fill for shapes that let the ground shine through; `secondary` and the further levels are paler.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension EnvironmentScope {
  /// What a window's content lies on, in the colour scheme here.
  package final var windowBackground: RGBA { rgba(Color(.system(.pageBackground))) }
  /// What a card lies on that is presented over what is here.
  package final var raisedBackground: RGBA {
    let level = SurfaceLevel(value(IdiomKey.self), isRaised: true)
    return SystemColor.pageBackground.value(
      value(ColorSchemeKey.self), value(ColorSchemeContrastKey.self), ColorGround(level, value(SystemLookKey.self)))
  }
}
