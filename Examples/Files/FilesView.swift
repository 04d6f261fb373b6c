import SwiftUI

/// A folder as an outline, a table or a grid.
struct FilesView: View {
  enum Layout: String, CaseIterable { case outline, table, grid }
  @Environment(FileStore.self) private var store
  @Environment(\.scenePhase) private var phase
  @SceneStorage("layout") private var layout = Layout.table
  @SceneStorage("columns") private var columns: TableColumnCustomization<FileEntry>
  @State private var selection: Set<URL> = []
  @State private var previewed: FileEntry?
  @State private var isRenaming = false
  @State private var renamed: URL?
  @State private var name = ""

  var body: some View {
    NavigationStack { folder }
      .focusedSceneValue(\.fileActions, actions)
      .onChange(of: phase) { if phase == .active { store.reload() } }
      // `Files FOLDER`, and a file manager that is to show something.
      .onOpenURL { url in
        selection = store.show(url).map { [$0] } ?? []
      }
  }

  @ViewBuilder private var folder: some View {
    @Bindable var store = store
    content
      .overlay {
        if store.entries.isEmpty {
          ContentUnavailableView("Nothing here", systemImage: "folder").allowsHitTesting(false)
        }
      }
      .contextMenu(forSelectionType: URL.self) { urls in
        menu(urls)
      } primaryAction: { urls in
        open(urls)
      }
      .dropDestination(for: URL.self) { urls, _ in
        store.copy(urls, into: store.folder)
        return true
      }
      .navigationTitle(store.title)
      .toolbar { tools }
      .sheet(item: $previewed) { FilePreview(entry: $0) }
      .alert("New Name", isPresented: $isRenaming) {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Button("Cancel", role: .cancel) {}
        Button("Rename", action: finishRenaming)
      }
      .alert(store.problem ?? "", isPresented: Binding($store.problem)) { Button("OK") {} }
      .onKeyPress(.space) {
        guard selection.count == 1 else { return .ignored }
        preview(selection)
        return .handled
      }
  }

  @ViewBuilder private var content: some View {
    @Bindable var store = store
    switch layout {
    case .outline:
      Table(of: FileEntry.self, selection: $selection, sortOrder: $store.order, columnCustomization: $columns) {
        nameColumn
        sizeColumn
        kindColumn
        dateColumn
      } rows: {
        OutlineGroup(sorted, children: \.sortedChildren)
      }
    case .table:
      Table(of: FileEntry.self, selection: $selection, sortOrder: $store.order, columnCustomization: $columns) {
        nameColumn
        sizeColumn
        kindColumn
        dateColumn
      } rows: {
        ForEach(sorted) { entry in
          if entry.isFolder {
            TableRow(entry).dropDestination(for: URL.self) { store.copy($0, into: entry.url) }
          } else {
            TableRow(entry)
          }
        }
      }
    case .grid: FileGrid(entries: sorted, selection: $selection) { open($0) }
    }
  }
  private var sorted: [FileEntry] { store.entries.sorted(using: store.order) }

  private var nameColumn: some TableColumnContent<FileEntry, KeyPathComparator<FileEntry>> {
    TableColumn("Name", value: \.sortName) { entry in
      Label(entry.name, systemImage: entry.symbol)
        .draggable(entry.url)
        .accessibilityIdentifier(entry.name)
    }
    .width(min: 120)
    .customizationID("name")
    .disabledCustomizationBehavior(.visibility)
  }
  private var sizeColumn: some TableColumnContent<FileEntry, KeyPathComparator<FileEntry>> {
    TableColumn("Size", value: \.size) { entry in
      Text(entry.isFolder ? "–" : entry.size.formatted(.byteCount(style: .file))).foregroundStyle(.secondary)
    }
    .width(min: 60, ideal: 90)
    .alignment(.trailing)
    .customizationID("size")
  }
  private var kindColumn: some TableColumnContent<FileEntry, KeyPathComparator<FileEntry>> {
    TableColumn("Kind", value: \.kind).width(min: 60, ideal: 100).customizationID("kind")
  }
  private var dateColumn: some TableColumnContent<FileEntry, KeyPathComparator<FileEntry>> {
    TableColumn("Modified", value: \.modified) { Text($0.modified, format: .dateTime.day().month().year()) }
      .width(min: 80, ideal: 120)
      .customizationID("modified")
  }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    ToolbarItemGroup(placement: .navigation) {
      Button("Back", systemImage: "chevron.left") { store.goBack() }.disabled(!store.canGoBack)
      Button("Up", systemImage: "chevron.up") { store.goUp() }.disabled(!store.canGoUp)
    }
    ToolbarItem {
      Picker("Layout", selection: $layout) {
        Label("Outline", systemImage: "list.bullet.indent").tag(Layout.outline)
        Label("Table", systemImage: "list.bullet").tag(Layout.table)
        Label("Grid", systemImage: "square.grid.2x2").tag(Layout.grid)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }
  @ViewBuilder private func menu(_ urls: Set<URL>) -> some View {
    if !urls.isEmpty {
      Button("Open") { open(urls) }
      Button("Preview") { preview(urls) }.disabled(urls.count != 1)
      Button("Rename…") { beginRenaming(urls) }.disabled(urls.count != 1)
      Divider()
    }
    Button("New Folder") { addFolder() }
  }

  // MARK: - Actions

  private var actions: FileActions {
    FileActions(
      canRename: selection.count == 1, addFolder: addFolder, rename: { beginRenaming(selection) },
      preview: { preview(selection) }, reload: { store.reload() })
  }
  /// Folders are shown in the window, files as a preview.
  private func open(_ urls: Set<URL>) {
    guard urls.count == 1, let entry = urls.first.flatMap({ store.entry($0) }) else { return }
    if entry.isFolder {
      selection = []
      store.open(entry.url)
    } else {
      previewed = entry
    }
  }
  private func preview(_ urls: Set<URL>) { previewed = urls.first.flatMap { store.entry($0) } }
  private func beginRenaming(_ urls: Set<URL>) {
    guard let url = urls.first else { return }
    name = url.lastPathComponent
    renamed = url
    isRenaming = true
  }
  private func finishRenaming() {
    if let renamed, let url = store.rename(renamed, to: name) { selection = [url] }
  }
  private func addFolder() { if let url = store.addFolder() { selection = [url] } }
}

extension Binding where Value == Bool {
  /// Whether there is a value; false takes it away.
  init<Wrapped>(_ value: Binding<Wrapped?>) {
    self.init(get: { value.wrappedValue != nil }, set: { if !$0 { value.wrappedValue = nil } })
  }
}
