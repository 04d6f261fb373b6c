import Foundation
import HearthCore
import UniformTypeIdentifiers

/// Where the parts of a launch view are, for views around them.
nonisolated public struct DocumentLaunchGeometryProxy: Equatable, Sendable {
  /// The launch view. Points, in its own coordinate space.
  public var frame: CGRect
  /// The title with the buttons below it. Points, in the coordinate space of the launch view.
  public var titleViewFrame: CGRect
}

/// A window that leads to documents: a title, buttons, and the files that the user had open lately.
nonisolated struct DocumentLaunchScreen: View {
  let title: Text
  let actions: AnyView
  let background: AnyView
  var accessory: ((DocumentLaunchGeometryProxy) -> AnyView)?
  var overlay: ((DocumentLaunchGeometryProxy) -> AnyView)?
  /// Nil where the app has no documents.
  let controller: DocumentController?
  let open: @MainActor () -> Void
  let openRecent: @MainActor (URL) -> Void
  @Environment(\.documentLaunchWords) private var words
  @State private var geometry = DocumentLaunchGeometryProxy(frame: .zero, titleViewFrame: .zero)

  @MainActor var body: some View {
    let geometry = $geometry
    ZStack {
      background
      accessory?(geometry.wrappedValue)
      VStack(spacing: 20) {
        VStack(spacing: 14) {
          (words.title ?? title).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("launch title")
          if let subtitle = words.subtitle {
            subtitle.font(.title3).foregroundStyle(.secondary).accessibilityIdentifier("launch subtitle")
          }
          VStack(spacing: 8) {
            actions
            Button("Open…", action: open).accessibilityIdentifier("open document")
          }
          .buttonStyle(.bordered)
        }
        .padding(24)
        .background(.background.opacity(0.85), in: RoundedRectangle(cornerRadius: 16))
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named(Self.space))
        } action: {
          geometry.wrappedValue.titleViewFrame = $0
        }
        if let controller, !controller.recent.isEmpty { recentFiles(controller) }
      }
      .padding(16)
      .overlay(alignment: .top) { DocumentProgress(progress: controller?.progress) }
      overlay?(geometry.wrappedValue)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .coordinateSpace(.named(Self.space))
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      geometry.wrappedValue.frame = CGRect(origin: .zero, size: $0)
    }
  }
  private static let space = "hearth.documents"

  @MainActor private func recentFiles(_ controller: DocumentController) -> some View {
    let openRecent = openRecent
    return VStack(alignment: .leading, spacing: 4) {
      Text("Recent").font(.headline).foregroundStyle(.secondary)
      ForEach(controller.recent.prefix(6), id: \.self) { url in
        Button {
          openRecent(url)
        } label: {
          Label {
            Text(verbatim: url.lastPathComponent).lineLimit(1)
          } icon: {
            Image(systemName: "doc")
          }
        }
        .buttonStyle(.borderless)
        .modifier(BrowserContextMenu(urls: [url]))
        .accessibilityIdentifier("recent \(url.lastPathComponent)")
      }
    }
    .padding(16)
    .background(.background.opacity(0.85), in: RoundedRectangle(cornerRadius: 16))
    .modifier(BrowserContextMenu(urls: nil))
  }
}

/// What a window shows that has no document yet.
nonisolated struct DocumentBrowser: View {
  let controller: DocumentController
  let open: @MainActor () -> Void
  @MainActor var body: some View {
    let controller = controller
    DocumentLaunchScreen(
      title: Text(verbatim: controller.appName), actions: AnyView(DefaultDocumentGroupLaunchActions()),
      background: AnyView(Color.clear), controller: controller, open: open, openRecent: { controller.openTelling($0) })
  }
}

/// The buttons of a launch scene that says nothing about them: one that makes a document, where the app can.
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
  @Environment(\.windowContext) private var context
  /// Creates the buttons.
  public init() {}
  @MainActor public var body: some View {
    if DocumentController.of(context.scenes)?.canMake == true {
      NewDocumentButton().accessibilityIdentifier("new document")
    }
  }
}

// MARK: - Menus of files

struct DocumentBrowserMenuKey: EnvironmentKey {
  static var defaultValue: UncheckedSendable<([URL]?) -> AnyView>? { nil }
}
extension EnvironmentValues {
  var documentBrowserMenu: UncheckedSendable<([URL]?) -> AnyView>? {
    get { self[DocumentBrowserMenuKey.self] }
    set { self[DocumentBrowserMenuKey.self] = newValue }
  }
}
nonisolated private struct BrowserContextMenu: ViewModifier {
  /// Nil for the room between files.
  let urls: [URL]?
  @Environment(\.documentBrowserMenu) private var menu
  @ViewBuilder @MainActor func body(content: Content) -> some View {
    if let menu { content.contextMenu { menu.value(urls) } } else { content }
  }
}

extension View {
  /// Adds a context menu to the files that launch views show.
  ///
  /// - Parameter menu: Gets the file; nil for the room around files.
  @MainActor @preconcurrency public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some View { environment(\.documentBrowserMenu, UncheckedSendable { AnyView(menu($0)) }) }
}
extension Scene {
  /// Adds a context menu to the files that the scene's windows show while they have no document.
  ///
  /// - Parameter menu: Gets the file; nil for the room around files.
  @MainActor @preconcurrency public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some Scene { environment(\.documentBrowserMenu, UncheckedSendable { AnyView(menu($0)) }) }
}
