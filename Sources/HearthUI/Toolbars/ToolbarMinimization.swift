import HearthCore

/// When the bar above a page makes room for what scrolls below it.
nonisolated public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }
  let kind: Kind
  /// As the device does it: the bar stays.
  public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: .automatic) }
  /// The bar stays.
  public static let never = ToolbarMinimizationBehavior(kind: .never)
  /// The bar goes once the user scrolls down, and comes back once the user scrolls up or reaches the top.
  public static let onScrollDown = ToolbarMinimizationBehavior(kind: .onScrollDown)
  /// The bar goes once the user scrolls up, and comes back once the user scrolls down or reaches the end: for content that
  /// begins at its end.
  public static let onScrollUp = ToolbarMinimizationBehavior(kind: .onScrollUp)
}

/// When a bar that has made room comes back.
nonisolated public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, atScrollEdge }
  let kind: Kind
  /// When the user scrolls the other way.
  public static var automatic: ToolbarMinimizationRestoration { ToolbarMinimizationRestoration(kind: .automatic) }
  /// When the content reaches the end that it begins from, and not before. Counts with `onScrollDown` alone.
  public static let atScrollEdge = ToolbarMinimizationRestoration(kind: .atScrollEdge)
}

/// Whether what is kept free for a bar changes when the bar makes room.
nonisolated public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  let kind: Kind
  /// It does.
  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(kind: .automatic)
  /// It stays, so that nothing moves: for pictures that reach below the bar.
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(kind: .disabled)
  /// It does.
  public static let enabled = ToolbarMinimizationSafeAreaAdjustment(kind: .enabled)
}

/// What is asked of the bar above from around a page.
struct ToolbarMinimizationSettings: Equatable {
  var restoration = ToolbarMinimizationRestoration.automatic
  var adjustment = ToolbarMinimizationSafeAreaAdjustment.automatic
}
struct ToolbarMinimizationKey: EnvironmentKey { static let defaultValue = ToolbarMinimizationSettings() }
extension EnvironmentValues {
  var toolbarMinimization: ToolbarMinimizationSettings { self[ToolbarMinimizationKey.self] }
}

extension View {
  /// Sets when the bar above the page makes room for what scrolls in here, on phones and tablets. The only bar that does is
  /// that with the title; a tablet's tabs above it go with it.
  ///
  ///     NavigationStack {
  ///       ScrollView { Article() }
  ///         .navigationTitle("Today")
  ///         .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
  ///     }
  ///
  /// Source: Apple, documentation of toolbarMinimizationBehavior(_:for:).
  public nonisolated func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0.part == .top }
    return modifier(ToolbarMinimizationModifier(behavior: isMeant ? behavior : .never))
  }
  /// Sets when a bar that has made room comes back.
  public nonisolated func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0.part == .top }
    return modifier(
      _EnvironmentModifier { if isMeant { $0[ToolbarMinimizationKey.self].restoration = restoration } }
    )
  }
  /// Sets whether what is kept free for the bar above changes when it makes room.
  public nonisolated func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0.part == .top }
    return modifier(
      ToolbarMinimizationAdjustmentModifier(adjustment: isMeant ? adjustment : .automatic))
  }
}

/// Has the bar around follow what scrolls in its content.
nonisolated private struct ToolbarMinimizationModifier: ViewModifier {
  let behavior: ToolbarMinimizationBehavior
  @State private var scrolls = ScrollRegistry()
  @State private var minimizing = BarMinimizing()
  @State private var isSmall = false
  @Environment(\.barModel) private var bars
  @Environment(\.idiom) private var idiom
  @Environment(\.toolbarMinimization) private var settings

  @MainActor func body(content: Content) -> some View {
    let scrolls = scrolls, minimizing = minimizing, isSmall = $isSmall, bars = bars, isPad = idiom == .pad
    let isDown: Bool? =
      !idiom.isTouched ? nil : behavior.kind == .onScrollDown ? true : behavior.kind == .onScrollUp ? false : nil
    let onlyAtEdge = settings.restoration.kind == .atScrollEdge && isDown == true
    let _ =
      scrolls.movedAction = { scroll in
        guard let isDown, let new = minimizing.follow(scroll, isDown: isDown, onlyAtEdge: onlyAtEdge) else { return }
        let engine = scroll.engine
        engine.performAtEndOfRound {
          guard let bar = bars.object, bar.isMinimized != new else { return }
          withAnimation(.snappy(duration: 0.3)) {
            bar.setMinimized(new)
            isSmall.wrappedValue = new
          }
        }
      }
    let hidesTabs = isSmall.wrappedValue && isPad && isDown != nil
    content
      .modifier(_EnvironmentModifier { $0.scrollRegistries.append(scrolls) })
      .onChange(of: isDown) { _, new in if new == nil { bars.object?.setMinimized(false) } }
      .modifier(PreferenceTransforming<TabBarLookKey> { look in if hidesTabs { look.visibility = .hidden } })
  }
}
nonisolated private struct ToolbarMinimizationAdjustmentModifier: ViewModifier {
  let adjustment: ToolbarMinimizationSafeAreaAdjustment
  @Environment(\.barModel) private var bars
  @MainActor func body(content: Content) -> some View {
    let keeps = adjustment.kind == .disabled, bars = bars
    content.onChange(of: keeps, initial: true) { bars.object?.keepsRoom = keeps }
  }
}
