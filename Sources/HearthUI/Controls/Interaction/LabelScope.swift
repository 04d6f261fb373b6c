import HearthCore

/// The scope of the label inside a control that we draw: its own colour, and a font that fits the size of the control.
@MainActor struct LabelScope {
  private let font: EnvironmentEntry<FontKey>?
  private let foreground: EnvironmentEntry<ForegroundLevelsKey>

  init(_ inputs: _ViewInputs) {
    let scope = inputs.scope
    // Without a size in the chain there will never be one.
    font = scope.find(ControlSizeKey.self).map { _ in EnvironmentEntry(parent: scope, value: scope.value(FontKey.self))
    }
    foreground = EnvironmentEntry(parent: font ?? scope, value: nil)
  }
  var scope: EnvironmentScope { foreground }

  /// Sets what the label looks like; nil leaves it as it is around. True when the content has to look again.
  ///
  /// The colour is the control's own: a button in the label is not told that the app wants another.
  func update(color: Color?, size: ControlSize, from scope: EnvironmentScope) -> Bool {
    var hasChanged = false
    if let font, font.set(scope.value(FontKey.self) ?? ControlFonts.font(size, scope.value(IdiomKey.self))) {
      hasChanged = true
    }
    let levels: ForegroundLevels?
    if let color {
      levels = ForegroundLevels(styles: [AnyShapeStyle(color)], isStandard: true)
    } else {
      levels = scope.value(ForegroundLevelsKey.self).map { $0.passedOn(isStandard: $0.isStandard) }
    }
    if foreground.set(levels) { hasChanged = true }
    if hasChanged {
      font?.style = nil
      foreground.style = nil
    }
    return hasChanged
  }
}
