import Foundation
import HearthCore
import UniformTypeIdentifiers

/// A view that leads to documents, and then shows the one that the user opens.
///
///     DocumentLaunchView("Pictures", for: [.png]) {
///       NewDocumentButton("Empty Picture", contentType: .png) { try makeEmptyPicture() }
///     } onDocumentOpen: { url in
///       PictureEditor(url: url)
///     }
///
/// For apps that read and write their files themselves. Source: Apple, DocumentLaunchView.
nonisolated public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  private let parts: LaunchParts
  private let types: [UTType]
  private let makeDocument: (URL) -> DocumentView
  @State private var document: URL?
  @State private var isChoosing = false
  @Environment(\.windowContext) private var context

  fileprivate init(
    _ title: Text, _ types: [UTType], _ actions: Actions,
    _ makeDocument: @escaping (URL) -> DocumentView, background: AnyView,
    accessory: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil,
    overlay: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil
  ) {
    parts = LaunchParts(
      title: title, actions: AnyView(actions), background: background, accessory: accessory, overlay: overlay)
    (self.types, self.makeDocument) = (types, makeDocument)
  }

  @MainActor @preconcurrency public var body: some View {
    let document = $document, isChoosing = $isChoosing
    if let url = document.wrappedValue {
      makeDocument(url).id(url)
    } else {
      DocumentLaunchScreen(
        title: parts.title ?? Text(verbatim: ""), actions: parts.actions, background: parts.background,
        accessory: parts.accessory, overlay: parts.overlay, controller: DocumentController.of(context.scenes),
        open: { isChoosing.wrappedValue = true }, openRecent: { document.wrappedValue = $0 }
      )
      .environment(\.documentOpener, DocumentOpener { document.wrappedValue = $0 })
      .fileImporter(isPresented: isChoosing, allowedContentTypes: types) {
        if case .success(let url) = $0 { document.wrappedValue = url }
      }
    }
  }
}

extension DocumentLaunchView {
  /// A view with buttons; `onDocumentOpen` makes the view of a file of one of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()))
  }
  /// A view with a title from a resource and buttons; `onDocumentOpen` makes the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()))
  }
  /// A view with buttons, with views behind the title; `onDocumentOpen` makes the view of a file of one of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()),
      accessory: erased(backgroundAccessoryView))
  }
  /// A view with a title from a resource and buttons, with views behind the title; `onDocumentOpen` makes the view of a
  /// file of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()),
      accessory: erased(backgroundAccessoryView))
  }
  /// A view with buttons, with views above all; `onDocumentOpen` makes the view of a file of one of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()),
      overlay: erased(overlayAccessoryView))
  }
  /// A view with a title from a resource and buttons, with views above all; `onDocumentOpen` makes the view of a file
  /// of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()),
      overlay: erased(overlayAccessoryView))
  }
  /// A view with buttons, with views behind the title and above all; `onDocumentOpen` makes the view of a file of one
  /// of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
  /// A view with a title from a resource and buttons, with views behind the title and above all; `onDocumentOpen` makes
  /// the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(BackgroundStyle()),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
  /// A view with buttons on a background of views; `onDocumentOpen` makes the view of a file of one of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()))
  }
  /// A view with a title from a resource and buttons on a background of views; `onDocumentOpen` makes the view of a
  /// file of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()))
  }
  /// A view with buttons on a background of views, with views behind the title; `onDocumentOpen` makes the view of a
  /// file of one of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      accessory: erased(backgroundAccessoryView))
  }
  /// A view with a title from a resource and buttons on a background of views, with views behind the title;
  /// `onDocumentOpen` makes the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      accessory: erased(backgroundAccessoryView))
  }
  /// A view with buttons on a background of views, with views above all; `onDocumentOpen` makes the view of a file of
  /// one of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      overlay: erased(overlayAccessoryView))
  }
  /// A view with a title from a resource and buttons on a background of views, with views above all; `onDocumentOpen`
  /// makes the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      overlay: erased(overlayAccessoryView))
  }
  /// A view with buttons on a background of views, with views behind the title and above all; `onDocumentOpen` makes
  /// the view of a file of one of the types.
  public nonisolated init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
  /// A view with a title from a resource and buttons on a background of views, with views behind the title and above
  /// all; `onDocumentOpen` makes the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
  /// A view with buttons on a background of a style; `onDocumentOpen` makes the view of a file of one of the types.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle))
  }
  /// A view with a title from a resource and buttons on a background of a style; `onDocumentOpen` makes the view of a
  /// file of one of the types.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle))
  }
  /// A view with buttons on a background of a style, with views behind the title; `onDocumentOpen` makes the view of a
  /// file of one of the types.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView))
  }
  /// A view with a title from a resource and buttons on a background of a style, with views behind the title;
  /// `onDocumentOpen` makes the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView))
  }
  /// A view with buttons on a background of a style, with views above all; `onDocumentOpen` makes the view of a file of
  /// one of the types.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle),
      overlay: erased(overlayAccessoryView))
  }
  /// A view with a title from a resource and buttons on a background of a style, with views above all; `onDocumentOpen`
  /// makes the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle),
      overlay: erased(overlayAccessoryView))
  }
  /// A view with buttons on a background of a style, with views behind the title and above all; `onDocumentOpen` makes
  /// the view of a file of one of the types.
  public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
  /// A view with a title from a resource and buttons on a background of a style, with views behind the title and above
  /// all; `onDocumentOpen` makes the view of a file of one of the types.
  @_disfavoredOverload public nonisolated init<B: ShapeStyle>(
    _ title: LocalizedStringResource,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: filled(backgroundStyle),
      accessory: erased(backgroundAccessoryView), overlay: erased(overlayAccessoryView))
  }
}
