import SwiftUI

struct DataColumn<Row>: Identifiable {
  let id: String
  let width: CGFloat
  var alignment: Alignment = .leading
  let text: (Row) -> String
  let comesBefore: (Row, Row) -> Bool
}

/// Rows and columns. A click on a column's title sorts, a second one turns the order
/// round; the edge of a title is dragged.
struct DataGrid<Row: Identifiable>: View {
  let rows: [Row]
  let columns: [DataColumn<Row>]
  @Binding var selection: Row.ID?
  @State private var widths: [String: CGFloat] = [:]
  @State private var order: (column: String, isReversed: Bool)?
  @State private var sorted: [Row] = []
  /// Columns are wider where the user has enlarged text.
  @ScaledMetric private var scale: CGFloat = 1
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    Group {
      if size.isAccessibilitySize {
        // The columns are wider than the window.
        let total = columns.reduce(0) { $0 + width($1) }
        ScrollView(.horizontal) { grid.frame(width: total + 28) }
      } else {
        grid
      }
    }
    .clipShape(.rect(cornerRadius: 8))
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary) }
  }

  private var grid: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(columns) { header($0) }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 14)
      .background(.quinary)
      Divider()
      List(order == nil ? rows : sorted, selection: $selection) { row in
        HStack(spacing: 0) {
          ForEach(columns) { column in
            Text(verbatim: column.text(row))
              .lineLimit(1)
              .monospacedDigit()
              .padding(.horizontal, 8)
              .frame(width: width(column), alignment: column.alignment)
          }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("row \(row.id)")
      }
      .listStyle(.plain)
    }
  }

  private func width(_ column: DataColumn<Row>) -> CGFloat { widths[column.id] ?? column.width * scale }
  private func header(_ column: DataColumn<Row>) -> some View {
    Button {
      sort(by: column)
    } label: {
      HStack(spacing: 4) {
        Text(verbatim: column.id).font(.subheadline.weight(.semibold)).lineLimit(1)
        if order?.column == column.id {
          Image(systemName: order?.isReversed == true ? "chevron.down" : "chevron.up").font(.caption2)
        }
      }
      .padding(8)
      .frame(width: width(column), alignment: column.alignment)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("sort by " + column.id)
    .overlay(alignment: .trailing) {
      ColumnEdge(
        width: Binding {
          width(column)
        } set: {
          widths[column.id] = max($0, 40)
        })
    }
  }
  private func sort(by column: DataColumn<Row>) {
    let isReversed = order?.column == column.id && order?.isReversed == false
    order = (column.id, isReversed)
    sorted = rows.sorted { isReversed ? column.comesBefore($1, $0) : column.comesBefore($0, $1) }
  }
}

/// The edge of a column that is dragged to make it wider.
private struct ColumnEdge: View {
  @Binding var width: CGFloat
  @State private var start: CGFloat?

  var body: some View {
    Color.clear
      .frame(width: 9)
      .overlay { Rectangle().fill(.separator).frame(width: 1).padding(.vertical, 6) }
      .contentShape(.rect)
      .pointerStyle(.columnResize)
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { drag in
            let from = start ?? width
            start = from
            width = from + drag.translation.width
          }
          .onEnded { _ in start = nil })
  }
}

struct DataGridPage: View {
  struct Jar: Identifiable {
    let id: Int
    let name: String
    let grams: Int
  }
  private static let names = [
    "Anise", "Basil", "Caraway", "Dill", "Fennel", "Ginger", "Mace", "Nutmeg", "Oregano", "Sage",
  ]
  private static let jars = (1...1000).map {
    Jar(id: $0, name: names[$0 * 7 % 10] + " " + String($0), grams: $0 * 7919 % 997)
  }
  private static let columns = [
    DataColumn<Jar>(
      id: "Number", width: 90, alignment: .trailing, text: { String($0.id) }, comesBefore: { $0.id < $1.id }),
    DataColumn<Jar>(id: "Spice", width: 180, text: \.name, comesBefore: { $0.name < $1.name }),
    DataColumn<Jar>(
      id: "Grams", width: 100, alignment: .trailing, text: { String($0.grams) }, comesBefore: { $0.grams < $1.grams }),
  ]
  @State private var jar: Int?

  var body: some View {
    DataGrid(rows: Self.jars, columns: Self.columns, selection: $jar)
    Text(jar.map { "Jar \(String($0))" } ?? "No jar is selected.").accessibilityIdentifier("jar")
  }
}
