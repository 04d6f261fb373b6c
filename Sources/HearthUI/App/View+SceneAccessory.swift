import HearthCore

nonisolated private struct SceneAccessoryModifier<Accessory: SceneAccessoryContent>: ViewModifier {
  let accessory: Accessory
  @Environment(\.windowContext) private var context
  @State private var source = SceneAccessorySource()
  @MainActor func body(content: Content) -> some View {
    let list = _SceneAccessoryList(), source = source, accessories = context.scenes?.accessories
    let _ = Accessory._listAccessories(accessory, list)
    let _ = source.entries = list.entries
    let _ = source.accessories?.changed()
    return content.onAppear { accessories?.add(source) }.onDisappear { source.accessories?.remove(source) }
  }
}
extension View {
  /// Says what the app shows besides its window, as long as this view is there: on another display.
  ///
  ///     DeckView(deck: deck).sceneAccessory {
  ///       ExternalNonInteractiveAccessory(isEnabled: $isShown) { AudienceSlide(deck: deck) }
  ///         .onAvailabilityChange { canBeShown = $0 }
  ///     }
  ///
  /// Apps must work without it: it is the system that says whether there is a place.
  public nonisolated func sceneAccessory<C: SceneAccessoryContent>(
    @SceneAccessoryContentBuilder content: () -> C
  ) -> some View {
    modifier(SceneAccessoryModifier(accessory: content()))
  }
}
