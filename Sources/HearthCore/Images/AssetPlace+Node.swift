extension AssetPlace {
  /// The place of a node.
  @MainActor init(_ node: Node) {
    self.init()
    let scope = node.scope
    isDark = scope.value(ColorSchemeKey.self) == .dark
    isIncreased = scope.value(ColorSchemeContrastKey.self) == .increased
    isRightToLeft = scope.isRightToLeft
    idiom = scope.value(IdiomKey.self)
    isCompactWidth = scope.value(HorizontalSizeClassKey.self) == .compact
    isCompactHeight = scope.value(VerticalSizeClassKey.self) == .compact
  }
}
