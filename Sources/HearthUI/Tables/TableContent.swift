import Foundation
import HearthCore

/// The rows of a table as a view: the same object as long as nothing about them has changed, whatever the columns' widths.
final class TableRows {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }
}
/// What a table shows, whatever its values are.
struct TableContent {
  let rows: TableRows
  let specifications: [TableColumnSpecification]
  /// Those that were given to columns, by their identities. Points.
  let widths: [String: CGFloat]
  let isCompact: Bool
  /// What is wrong with the columns; nil for nothing.
  let mistake: String?
  let titles: [TableTitle]
  let menu: [TableMenuEntry]
  let resize: (String, CGFloat) -> Void
  let sort: (Int) -> Void
  let move: (Int, Int) -> Void
}

/// A table as the style around has it.
struct TableStyled: View {
  let content: TableContent
  @Environment(\.tableStyleValue) private var style
  var body: some View {
    let content = content
    let configuration = TableStyleConfiguration { look in AnyView(TableFrame(content: content, look: look)) }
    if let style {
      style(configuration)
    } else {
      AutomaticTableStyle().makeBody(configuration: configuration)
    }
  }
}

/// A table in the room that there is for it.
private struct TableFrame: View {
  let content: TableContent
  let look: _TableLook
  var body: some View {
    GeometryReader { TableSized(content: content, look: look, size: $0.size) }
      .overlay { if look.hasBorder { Rectangle().strokeBorder(.separator).allowsHitTesting(false) } }
      // In an action, so that the window is known that it is said of.
      .onChange(of: content.mistake, initial: true) {
        guard let mistake = content.mistake else { return }
        Report(kind: .duplicateIdentity, path: "Table", message: mistake).tell()
      }
  }
}

/// The titles above the rows, both scrolled sideways where the columns do not fit.
private struct TableSized: View {
  let content: TableContent
  let look: _TableLook
  /// Points.
  let size: CGSize
  /// A width that the user is about to give to a column.
  @State private var dragged: TableDrag?
  /// The column whose width is looked for in the cells that are shown.
  @State private var fit: TableFit?
  /// How far the table is scrolled sideways. Points.
  @State private var scrolled: CGFloat = 0
  @Environment(\.tableHeaders) private var headers
  @Environment(\.listSettings) private var settings
  @Environment(\.idiom) private var idiom
  @Environment(\.systemLook) private var edition

  var body: some View {
    sized
      .onChange(of: fit) {
        // The cells have said in this round's layout how wide they would be.
        guard let fit else { return }
        self.fit = nil
        guard content.specifications.indices.contains(fit.column), fit.width > 0 else { return }
        let column = content.specifications[fit.column]
        content.resize(column.id, column.width.limited(fit.width.rounded(.up)))
      }
  }

  private var sized: some View {
    var settings = settings
    settings.look = look.isInset ? .inset : .plain
    let metrics = ListMetrics.of(settings, idiom, edition), margin = metrics.margin + metrics.widening(size.width)
    let inset = metrics.rowInsets.leading
    var widths = content.widths
    if let dragged { widths[dragged.id] = dragged.width }
    let model = TableModel(specifications: content.specifications, widths: widths)
    let solved = model.solved(size.width - 2 * (margin + inset))
    let spaces = TableModel.spacing * CGFloat(max(0, solved.count - 1))
    let whole = max(size.width, solved.reduce(spaces + 2 * (margin + inset), +))
    let geometry = TableGeometry(
      widths: solved, alignments: content.specifications.map(\.alignment), rowWidth: whole - 2 * margin - inset,
      rowHeight: settings.minRowHeight ?? (idiom.isTouched ? 44 : idiom == .tv ? 66 : 28), fit: fit)
    let hidden = max(0, whole - size.width)
    let look = look, isDesktop = idiom == .desktop, hasCells = !content.isCompact
    let table = VStack(alignment: .leading, spacing: 0) {
      if headers == .visible || headers == .automatic && !content.isCompact {
        TableHeader(
          titles: content.titles, specifications: content.specifications, widths: solved, resize: resize,
          sort: content.sort,
          move: content.move, menu: content.menu
        )
        .padding(.horizontal, margin + inset)
        .background { TableHeaderGround() }
        Divider()
      }
      TableRowsView(rows: content.rows)
        .environment(\.tableGeometry, geometry)
        .transformEnvironment(\.listSettings) {
          $0.look = look.isInset ? .inset : .plain
          $0.styleAlternates = look.alternates
          $0.isTable = true
          $0.hasCells = hasCells
          $0.hasRowLines = !isDesktop
        }
        .contentMargins(.trailing, hidden > 0 ? max(0, hidden - scrolled) : nil, for: .scrollIndicators)
    }
    .frame(width: whole, height: size.height)
    .accessibilityProperties {
      guard hasCells else { return }
      $0.behavior = .contain
      $0.addedTraits = .isTable
    }
    return Group {
      if content.isCompact {
        table
      } else {
        ScrollView(.horizontal, takesFocus: false) { table }
          .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentSize.width > $0.containerSize.width ? $0.contentOffset.x : 0
          } action: {
            scrolled = $1
          }
      }
    }
  }
  private var resize: (TableResize) -> Void {
    { resize in
      switch resize {
      case .drag(let index, let width):
        let column = content.specifications[index]
        dragged = TableDrag(id: column.id, width: column.width.limited(width))
      case .end:
        guard let drag = dragged else { return }
        dragged = nil
        content.resize(drag.id, drag.width)
      case .fit(let index): fit = TableFit(column: index)
      }
    }
  }
}
/// What the user does to the width of a column: drags it, lets go, or asks for what its cells need.
enum TableResize { case drag(Int, CGFloat), end, fit(Int) }
private struct TableDrag: Equatable {
  var id: String
  var width: CGFloat
}
private struct TableRowsView: View {
  let rows: TableRows
  var body: some View { rows.view }
}
/// Behind the titles: as behind the rows of a list.
private struct TableHeaderGround: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.idiom) private var idiom
  var body: some View {
    if idiom.isTouched { Color(.systemBackground) } else { scheme == .dark ? Color(white: 0.12) : Color.white }
  }
}
