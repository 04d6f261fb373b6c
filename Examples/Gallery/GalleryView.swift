import SwiftUI

/// The sidebar with all pages, and the one that is open.
struct GalleryView: View {
  @State private var page: GalleryPage?
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(first: GalleryPage? = nil) { _page = State(initialValue: first) }

  var body: some View {
    NavigationSplitView {
      List(selection: $page) {
        ForEach(Wing.all) { wing in
          Section(wing.title) {
            ForEach(wing.pages) { page in
              PageRow(page: page)
                .tag(page)
                .accessibilityIdentifier(page.rawValue)
            }
          }
        }
      }
      .navigationTitle("Gallery")
      .navigationSplitViewColumnWidth(min: 190, ideal: 220, max: 280)
    } detail: {
      if let page {
        PageView(page: page)
          .id(page)
      } else {
        ContentUnavailableView(
          "Choose a page", systemImage: "paintbrush.pointed", description: Text("Each shows one way to draw."))
      }
    }
    .tint(.indigo)
    .onAppear { if page == nil, sizeClass == .regular { page = .canvas } }
  }
}

/// A page's row in the sidebar.
private struct PageRow: View {
  let page: GalleryPage

  var body: some View {
    Label {
      Text(page.title)
    } icon: {
      Image(systemName: page.symbol)
        .font(.system(size: 12, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 24, height: 24)
        .background(page.color.mix(with: .black, by: 0.12).gradient, in: .rect(cornerRadius: 7, style: .continuous))
    }
  }
}

/// A page with its name.
struct PageView: View {
  let page: GalleryPage

  var body: some View {
    content
      .navigationTitle(page.title)
      .background(PageSurface())
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .canvas: CanvasPage()
    case .shapes: ShapesPage()
    case .colors: ColorsPage()
    case .materials: MaterialsPage()
    case .shaders: ShadersPage()
    case .images: ImagesPage()
    case .photos: PhotosPage()
    case .symbols: SymbolsPage()
    case .renderer: RendererPage()
    case .text: TextPage()
    case .redaction: RedactionPage()
    case .pad: PadPage()
    case .chart: ChartPage()
    }
  }
}
