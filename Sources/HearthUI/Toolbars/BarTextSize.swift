import HearthCore

/// Bars keep their height where the user enlarges text very much: their text grows up to the largest size that is not one of
/// accessibility, and a title that has no room for it gets smaller. What is held longer shows in large, where the app asks
/// for it (`accessibilityShowsLargeContentViewer`).
///
/// Source: UIKit, whose navigation bars, toolbars and tab bars do so; WWDC 2019, "Large Content Viewer".
nonisolated struct BarTextSize: ViewModifier {
  nonisolated init() {}
  @MainActor func body(content: Content) -> some View { content.dynamicTypeSize(...DynamicTypeSize.xxxLarge) }
}
/// A title in a bar gets smaller where the user has enlarged text and it would be cut off.
nonisolated struct BarTitleScale: ViewModifier {
  @Environment(\.dynamicTypeSize) private var size
  nonisolated init() {}
  @MainActor func body(content: Content) -> some View { content.minimumScaleFactor(size > .large ? 0.4 : 1) }
}
