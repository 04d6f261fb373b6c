import HearthCore

/// A presentation that a Boolean shows and ends.
nonisolated struct FlagPresentation<Presented: View>: PresentationSource {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  let makeContent: () -> Presented
  @MainActor var identity: AnyHashable? { isPresented.wrappedValue ? true : nil }
  @MainActor var content: Presented? { makeContent() }
  @MainActor func end() { isPresented.wrappedValue = false }
}

/// A presentation of an item, as long as there is one.
nonisolated struct ItemPresentation<Item: Identifiable, Presented: View>: PresentationSource {
  let kind: PresentationKind
  let item: Binding<Item?>
  var onDismiss: (() -> Void)?
  let makeContent: (Item) -> Presented
  @MainActor var identity: AnyHashable? { item.wrappedValue.map { AnyHashable($0.id) } }
  @MainActor var content: Presented? { item.wrappedValue.map { makeContent($0) } }
  @MainActor func end() { item.wrappedValue = nil }
}

extension View {
  /// Shows views above the window while `isPresented` is true.
  ///
  /// A sheet is a card over the dimmed window on desktops and tablets, comes from the bottom on phones, and fills the
  /// screen of televisions and watches. It inherits the environment of this view, and goes with it. Escape ends it.
  ///
  ///     Button("Add…") { isShown = true }
  ///       .sheet(isPresented: $isShown) {
  ///         TextField("Name", text: $name).padding()
  ///       }
  ///
  /// - Parameter onDismiss: Called once each time it has ended.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: FlagPresentation(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, makeContent: content)))
  }
  /// Shows views for an item above the window, as long as there is one. An item with another
  /// identity ends the sheet and begins a new one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: ItemPresentation(kind: .sheet, item: item, onDismiss: onDismiss, makeContent: content)))
  }

  /// Shows views in the place of the whole window while `isPresented` is true.
  ///
  ///     Button("Play") { isShown = true }.fullScreenCover(isPresented: $isShown) { Text("Game") }
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: FlagPresentation(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, makeContent: content)))
  }
  /// Shows views for an item in the place of the whole window, as long as there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: ItemPresentation(kind: .cover, item: item, onDismiss: onDismiss, makeContent: content)))
  }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in parts of its size.
  case point(UnitPoint)
}

extension View {
  /// Shows views in a bubble that points at this view, while `isPresented` is true. A click outside ends it.
  ///
  /// In compact windows it is a sheet, unless `presentationCompactAdaptation` says otherwise.
  ///
  ///     Button("Info") { isShown = true }
  ///       .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("Details").padding() }
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What it points at.
  ///   - arrowEdge: The edge of the anchor that it lies at, where there is room; nil for any, below first.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: FlagPresentation(
          kind: .popover(anchor: attachmentAnchor, edge: arrowEdge), isPresented: isPresented, makeContent: content)))
  }
  /// Shows views for an item in a bubble that points at this view, as long as there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: ItemPresentation(
          kind: .popover(anchor: attachmentAnchor, edge: arrowEdge), item: item, makeContent: content)))
  }
}
