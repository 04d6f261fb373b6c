import HearthCore

// Titles from resources, which a window of documents looks up in its locale.

extension DocumentGroupLaunchScene {
  // A background of views.

  /// A window with a title from a resource, on a background of views.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()))
  }
  /// A window with a title from a resource, on a background of views, with views behind the title.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title from a resource, on a background of views, with views above all.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()), overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from a resource, on a background of views, with views behind the title and above all.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }

  // A background of a style.

  /// A window with a title from a resource, on a background of a style.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle))
  }
  /// A window with a title from a resource, on a background of a style, and the buttons that such windows have by
  /// themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle()
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle))
  }
  /// A window with a title from a resource, on a background of a style, with views behind the title.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title from a resource, on a background of a style, with views behind the title, and the buttons
  /// that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title from a resource, on a background of a style, with views above all.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle), overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from a resource, on a background of a style, with views above all, and the buttons that such
  /// windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from a resource, on a background of a style, with views behind the title and above all.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from a resource, on a background of a style, with views behind the title and above all, and
  /// the buttons that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
}
