import Foundation
import HearthCore
import UniformTypeIdentifiers

// A window that is there before any document is.

/// Windows that only lead to documents.
struct DocumentLauncher: DocumentScene {
  var desktopTypes: (mimeTypes: [String], others: [UTType]) { ([], []) }
}

/// A window with a title, buttons that make documents, and the files that the user had open lately. It is shown when
/// the
/// app starts without a document, where it is the app's first scene.
///
///     @main struct LetterApp: App {
///       var body: some Scene {
///         DocumentGroupLaunchScene("Letters") {
///           NewDocumentButton("Write a Letter")
///         }
///         DocumentGroup(newDocument: Letter()) { file in
///           LetterView(letter: file.$document)
///         }
///       }
///     }
///
/// On desktops it goes when a document is open; elsewhere the document takes its place until the user goes back.
/// Source: Apple, DocumentGroupLaunchScene, which is there on iOS; that it goes on desktops is our choice.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  private let parts: UncheckedSendable<LaunchParts>

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let controller = DocumentController.of(inputs.scope.value(WindowContextKey.self).scenes)
    return SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration(controller)), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    let controller = DocumentController.of(node.node.scope.value(WindowContextKey.self).scenes)
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration(controller)))
  }
  @MainActor private func declaration(_ controller: DocumentController?) -> SceneDescription {
    let parts = parts.value
    var description = SceneDescription.documents(.single, title: parts.title, nil, controller) { place in
      AnyView(LauncherWindow(place: place, parts: parts))
    }
    description.documents = DocumentLauncher()
    return description
  }

  init(
    _ title: Text?, _ actions: Actions, background: AnyView,
    accessory: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil,
    overlay: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil
  ) {
    parts = UncheckedSendable(
      LaunchParts(
        title: title, actions: AnyView(actions), background: background, accessory: accessory, overlay: overlay))
  }
}

/// What a launch view consists of.
struct LaunchParts {
  var title: Text?
  var actions: AnyView
  var background: AnyView
  var accessory: ((DocumentLaunchGeometryProxy) -> AnyView)?
  var overlay: ((DocumentLaunchGeometryProxy) -> AnyView)?
}

/// The window of a launch scene; where there are no others, also that of documents.
nonisolated private struct LauncherWindow: View {
  let place: DocumentPlace
  let parts: LaunchParts
  @MainActor var body: some View {
    let place = place, controller = place.controller
    if let document = place.document {
      controller.view(of: place, document.kind)
    } else {
      DocumentLaunchScreen(
        title: parts.title ?? Text(verbatim: controller.appName), actions: parts.actions, background: parts.background,
        accessory: parts.accessory, overlay: parts.overlay, controller: controller, open: { place.open() },
        openRecent: { controller.openTelling($0) }
      )
      .background { DocumentAlerts(place: place) }
    }
  }
}

nonisolated func filled<B: ShapeStyle>(_ style: B) -> AnyView { AnyView(Rectangle().fill(style).ignoresSafeArea()) }
nonisolated func erased<V: View>(
  _ make: @escaping (DocumentLaunchGeometryProxy) -> V
) -> (DocumentLaunchGeometryProxy) -> AnyView { { AnyView(make($0)) } }

extension DocumentGroupLaunchScene {
  // A background of views.

  /// A window with a title from the app's tables, on a background of views.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()))
  }
  /// A window with a title from the app's tables, on a background of views, with views behind the title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title from the app's tables, on a background of views, with views above all.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()), overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from the app's tables, on a background of views, with views behind the title and above all.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of views.
  @_disfavoredOverload public nonisolated init(
    _ title: some StringProtocol,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()))
  }
  /// A window with a title that is shown as it is, on a background of views, with views behind the title.
  @_disfavoredOverload public nonisolated init(
    _ title: some StringProtocol,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of views, with views above all.
  @_disfavoredOverload public nonisolated init(
    _ title: some StringProtocol,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: AnyView(background()), overlay: erased(overlayAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of views, with views behind the title and above all.
  @_disfavoredOverload public nonisolated init(
    _ title: some StringProtocol,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of views.
  @_disfavoredOverload public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {
    self.init(title, actions(), background: AnyView(background()))
  }
  /// A window with a text as its title; nil for the app's name, on a background of views, with views behind the title.
  @_disfavoredOverload public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(title, actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of views, with views above all.
  @_disfavoredOverload public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(title, actions(), background: AnyView(background()), overlay: erased(overlayAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of views, with views behind the title
  /// and above all.
  @_disfavoredOverload public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title, actions(), background: AnyView(background()), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }
}

extension DocumentGroupLaunchScene {
  // A background of a style.

  /// A window with a title from the app's tables, on a background of a style.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle))
  }
  /// A window with a title from the app's tables, on a background of a style, and the buttons that such windows have by
  /// themselves.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle()
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle))
  }
  /// A window with a title from the app's tables, on a background of a style, with views behind the title.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title from the app's tables, on a background of a style, with views behind the title, and the
  /// buttons that such windows have by themselves.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title from the app's tables, on a background of a style, with views above all.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle), overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from the app's tables, on a background of a style, with views above all, and the buttons
  /// that such windows have by themselves.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from the app's tables, on a background of a style, with views behind the title and above
  /// all.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a title from the app's tables, on a background of a style, with views behind the title and above
  /// all, and the buttons that such windows have by themselves.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of a style.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle))
  }
  /// A window with a title that is shown as it is, on a background of a style, and the buttons that such windows have
  /// by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle()
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle))
  }
  /// A window with a title that is shown as it is, on a background of a style, with views behind the title.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of a style, with views behind the title, and the
  /// buttons that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of a style, with views above all.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(Text(title), actions(), background: filled(backgroundStyle), overlay: erased(overlayAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of a style, with views above all, and the buttons
  /// that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of a style, with views behind the title and above
  /// all.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a title that is shown as it is, on a background of a style, with views behind the title and above
  /// all, and the buttons that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: some StringProtocol,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      Text(title), DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(title, actions(), background: filled(backgroundStyle))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style, and the buttons that such
  /// windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle()
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(title, DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style, with views behind the
  /// title.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(title, actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style, with views behind the
  /// title, and the buttons that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      title, DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style, with views above all.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(title, actions(), background: filled(backgroundStyle), overlay: erased(overlayAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style, with views above all, and
  /// the buttons that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      title, DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style, with views behind the title
  /// and above all.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title, actions(), background: filled(backgroundStyle), accessory: erased(backgroundAccessoryView),
      overlay: erased(overlayAccessoryView))
  }
  /// A window with a text as its title; nil for the app's name, on a background of a style, with views behind the title
  /// and above all, and the buttons that such windows have by themselves.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(
      title, DefaultDocumentGroupLaunchActions(), background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
}
