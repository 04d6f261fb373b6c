import HearthCore

/// A page with the bars that it asks for: its title, the way back, its toolbar and its search
/// field. Without any of them there is no bar.
///
/// What the page says about its bars ends here; only its title goes on, as plain text, to the containers that show
/// pages.
nonisolated package struct BarHost<Content: View>: View {
  private let content: Content
  @State private var model = BarModel()
  @Environment(\.idiom) private var idiom

  package init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor package var body: some View {
    let model = model
    BarArea(
      top: TopBar(model: model), bottom: BottomBar(model: model), watcher: BarMetrics.areLayered(idiom) ? model : nil,
      content:
        content
        .modifier(PreferenceCatcher<BarContentKey> { content, engine in model.set(content, engine) })
        .modifier(PreferenceCatcher<NavigationTitleKey> { title, engine in model.set(title, engine) })
        .modifier(LabelStyleOfBars(model: model))
    )
    .modifier(ToolbarFocusedValue(model: model))
  }
}

/// Tells the items what the user wants to see of labels.
nonisolated private struct LabelStyleOfBars: ViewModifier {
  let model: BarModel
  @Environment(\.windowToolbarLabels) private var labels
  @Environment(\.idiom) private var idiom
  @Environment(\.backProvider) private var back
  @Environment(\.windowToolbarLook) private var windowLook
  @Environment(\.leavesBarsInside) private var leavesBarsInside
  /// Whether the bar shows its title below its row. Only phones have such titles.
  @MainActor private var hasLargeTitle: Bool {
    guard idiom == .phone, !leavesBarsInside else { return false }
    let bar = BarArrangement(model, idiom, windowLook, back: back.object, hasSidebarToggle: false)
    return bar.isShown && bar.hasLargeTitle
  }
  @MainActor func body(content: Content) -> some View {
    let _ = model.read()
    let style = labels?.style ?? model.labelStyle
    content
      .environment(\.isBelowLargeTitle, hasLargeTitle)
      .environment(\.barSchemes, model.content.bars.compactMapValues(\.colorScheme))
      .transformEnvironment(\.toolbarLabelStyle) { shown in
        let around = shown
        shown = style ?? around
      }
      .transformEnvironment(\.barModel) { [model] bars in
        let around = bars.object
        MainActor.assumeIsolated { if around !== model { model.outer = around } }
        bars = ObjectReference(model)
      }
  }
}

/// Evaluates a view again when a model of bars says so.
nonisolated struct BarReader<Content: View>: View {
  let model: BarModel
  let content: @MainActor () -> Content
  init(_ model: BarModel, @ViewBuilder content: @escaping @MainActor () -> Content) {
    (self.model, self.content) = (model, content)
  }
  @MainActor var body: some View {
    let _ = model.read()
    content()
  }
}
