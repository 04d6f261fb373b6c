import Foundation
import HearthCore
import HearthUI

/// What a table shows: a list.
struct TableContent: View {
  let table: UITableView
  let model: RowModel

  var body: some View {
    let look = model.lookVersion
    let versions = model.rowVersions, version = model.version
    ScrollViewReader { reader in
      List {
        if let view = table.tableHeaderView { EdgeView(view: view) }
        ForEach(model.sections) { section in
          TableSection(
            table: table, section: section, index: index(of: section), version: version, versions: versions, look: look)
        }
        if let view = table.tableFooterView { EdgeView(view: view) }
      }
      .modifier(TableStyle(style: table.style))
      .environment(\.defaultMinListRowHeight, 0)
      .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
      .transformEnvironment(\.appearances) { table.configure(&$0.list) }
      .modifier(ScrollLinked(view: table))
      .modifier(ScrolledToTarget(model: model, link: table.scrollLink, reader: reader))
    }
  }
  private func index(of section: RowModel.Section) -> Int { model.sections.firstIndex { $0.id == section.id } ?? 0 }
}

/// Has a row be seen that the app asks for, and again when bars come to cover something before the user moves the rows.
struct ScrolledToTarget: ViewModifier {
  let model: RowModel
  let link: ScrollLink
  let reader: ScrollViewProxy
  func body(content: Content) -> some View {
    content
      .onChange(of: model.target) { scroll() }
      .onChange(of: link.cover) { scroll() }
      .onAppear { scroll() }
  }
  private func scroll() {
    if let target = model.target { reader.scrollTo(model.scrollIdentity(of: target.id), anchor: target.anchor) }
  }
}

extension UITableView {
  func configure(_ list: inout Appearances.ListLook) {
    if let color = backgroundColor { list.background = Color(color) }
    if backgroundView != nil { list.background = .clear }
    if let color = separatorColor { list.separator = Color(color) }
    if separatorStyle == .none { list.hidesSeparators = true }
    if sectionHeaderTopPadding != UITableView.automaticDimension { list.headerSpacing = sectionHeaderTopPadding }
  }
}

private struct TableStyle: ViewModifier {
  let style: UITableView.Style
  func body(content: Content) -> some View {
    switch style {
    case .plain: content.listStyle(.plain)
    case .grouped: content.listStyle(.grouped)
    case .insetGrouped: content.listStyle(.insetGrouped)
    }
  }
}

/// A view above or below all sections.
private struct EdgeView: View {
  let view: UIView
  var body: some View {
    UIViewPresenter(view: view).frame(maxWidth: .infinity).frame(height: max(0, view.frame.height))
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
      .id(view.identity)
  }
}

private struct TableSection: View {
  let table: UITableView
  let section: RowModel.Section
  let index: Int
  let version: Int
  let versions: [Int: Int]
  /// Another one when the table or its delegate may say something else.
  let look: Int

  var body: some View {
    let header = table.header(index), footer = table.footer(index)
    let title = table.indexTitle(index)
    if header.isEmpty && footer.isEmpty && table.style == .plain && title == nil {
      rows
    } else {
      Section {
        rows
      } header: {
        if !header.isEmpty { SectionEndView(end: header) }
      } footer: {
        if !footer.isEmpty { SectionEndView(end: footer) }
      }
      .sectionIndexLabel(title.map { Text(verbatim: $0) })
    }
  }
  private var rows: some DynamicViewContent {
    ForEach(PlacedRows(ids: section.rows, section: index)) { row in
      TableRow(table: table, row: row, version: version &+ (versions[row.id.number] ?? 0), look: look)
    }
    .onDelete { places in for place in places { table.userDidDelete(IndexPath(row: place, section: index)) } }
    .onMove { places, target in if let first = places.first { table.userDidMove(first, target, section: index) } }
  }
}

private struct SectionEndView: View {
  let end: SectionEnd
  var body: some View {
    let height =
      end.height.isFinite && end.height >= 0 && end.height < UITableView.automaticDimension ? end.height : nil
    if let view = end.view {
      FittedView(view: view, height: height).listRowInsets(EdgeInsets()).id(view.identity)
    } else {
      Text(verbatim: end.title ?? "").frame(height: height)
    }
  }
}

/// A view of UIKit that is as wide as it may be, and as high as its content is in that width.
private struct FittedView: View {
  let view: UIView
  let height: CGFloat?
  var body: some View { FittedLayout(view: view, height: height) { UIViewPresenter(view: view) } }
}
private struct FittedLayout: Layout {
  let view: UIView
  let height: CGFloat?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolatedFast {
      let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? view.frame.width
      let own = height ?? view.height(inWidth: width)
      return CGSize(width: width, height: own > 0 ? own : view.frame.height)
    }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

struct TableRow: View {
  let table: UITableView
  let row: PlacedRow
  let version: Int
  let look: Int
  @Environment(\.idiom) private var idiom
  private func button(_ cell: TableCell) -> some View {
    Button {
      table.userDidSelect(row)
    } label: {
      cell
    }
    .modifier(RowElements { [weak table] in table?.reuse.shown[row.id.number]?.hostView })
  }
  var body: some View {
    let isSelected = table.model.selection.contains(row.id.number)
    let cell = TableCell(table: table, row: row, version: version, isDraggable: table.model.isDraggable)
    let leading = table.swipeActions(row, isLeading: true), trailing = table.swipeActions(row, isLeading: false)
    Group {
      if table.canSelect(row) {
        if idiom == .desktop {
          // A button by itself has a border there.
          button(cell).buttonStyle(.plain)
        } else {
          button(cell)
        }
      } else {
        cell
      }
    }
    .listRowInsets(EdgeInsets())
    .listRowBackground(isSelected ? Color(.systemGray4) : nil)
    .alignmentGuide(.listRowSeparatorLeading) { _ in (table.separators[row.id.number] ?? table.separatorInset).left }
    .alignmentGuide(.listRowSeparatorTrailing) {
      $0.width - (table.separators[row.id.number] ?? table.separatorInset).right
    }
    .deleteDisabled(!table.canEdit(row))
    .moveDisabled(!table.canMove(row))
    .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
      SwipeButtons(configuration: leading, view: table)
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
      SwipeButtons(configuration: trailing, view: table)
    }
  }
}

/// The cell of a row, which is asked for when the row is seen.
struct TableCell: UIViewRepresentable {
  let table: UITableView
  let row: PlacedRow
  let version: Int
  /// Another value where rows can be dragged from now on.
  let isDraggable: Bool
  @MainActor final class Coordinator {
    weak var table: UITableView?
    var row: PlacedRow
    var version: Int?
    init(_ table: UITableView, _ row: PlacedRow) { (self.table, self.row) = (table, row) }
    nonisolated deinit {}
  }
  func makeCoordinator() -> Coordinator { Coordinator(table, row) }
  func makeUIView(context: Context) -> CellHost {
    let host = CellHost()
    host.owner = table
    host.follow(table.rowDrag)
    return host
  }
  func updateUIView(_ host: CellHost, context: Context) {
    let state = context.coordinator
    defer { (state.row, state.version) = (row, version) }
    host.follow(table.rowDrag)
    if state.version == version, state.row.id == row.id { return }
    if let old = host.end() as? UITableViewCell { table.hide(old, state.row) }
    if let cell = table.cell(row) { host.show(cell) }
    host.invalidateIntrinsicContentSize()
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView host: CellHost, context: Context) -> CGSize? {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? table.bounds.width
    // A table that has no room yet: constraints between margins would contradict each other.
    if width < 1 { return CGSize(width: width, height: table.height(row, nil, width)) }
    return CGSize(width: width, height: table.height(row, host.cell as? UITableViewCell, width))
  }
  static func dismantleUIView(_ host: CellHost, coordinator: Coordinator) {
    if let cell = host.end() as? UITableViewCell { coordinator.table?.hide(cell, coordinator.row) }
  }
}
