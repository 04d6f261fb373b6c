import HearthTesting
import SwiftUI

// A table of 200 rows of two views of UIKit with eight constraints each, one row below the other.
//
//   constraints.build          from the start of creation to the first picture
//   constraints.change_one     the width of one row's title, on which its value depends alone, to the same end
//   constraints.change_middle  the distance above the middle row, with which half of the table moves, to the same end
//   table200.scroll            one frame of scrolling a UITableView of 200 cells of three views with eight constraints
//                              each, 24 points a frame, from the event to the display list: the median
//   table200.scroll.slowest    the slowest of these frames
//
// The figures of GTK 4 end with its layout, and come from a GtkConstraintLayout; ours include recording the display list.

private final class TableView: UIView {
  private(set) var rows: [(title: UIView, value: UIView)] = []
  private(set) var distances: [NSLayoutConstraint] = []
  private(set) var widths: [NSLayoutConstraint] = []
  init(_ count: Int) {
    super.init(frame: .zero)
    var all: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let title = UIView(), value = UIView()
      for view in [title, value] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      let distance = title.topAnchor.constraint(
        equalTo: rows.last?.title.bottomAnchor ?? topAnchor, constant: rows.isEmpty ? 0 : 4)
      let width = title.widthAnchor.constraint(equalToConstant: 100)
      all += [
        distance, width, title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        title.heightAnchor.constraint(equalToConstant: 20),
        value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        value.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        value.topAnchor.constraint(equalTo: title.topAnchor),
        value.heightAnchor.constraint(equalTo: title.heightAnchor),
      ]
      rows.append((title, value))
      distances.append(distance)
      widths.append(width)
    }
    NSLayoutConstraint.activate(all)
  }
  required init?(coder: NSCoder) { return nil }
}

private struct TableHolder: UIViewRepresentable {
  static var table: TableView?
  func makeUIView(context: Context) -> UIView {
    let table = TableView(200)
    Self.table = table
    return table
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

func measureConstraints() {
  func open() -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 600)) { ScrollView { TableHolder().frame(height: 6_000) } }
  }
  open().close()
  var window: TestWindow?, builds: [Double] = []
  for _ in 0..<5 {
    window?.close()
    builds.append(cpuTime { window = open() })
  }
  guard let window, let table = TableHolder.table else { return check(false, "there is no table") }
  check(table.rows[199].value.frame.minY == 199 * 24, "the table was not laid out")
  report("constraints.build", builds.median, "ms")

  func measure(_ name: String, _ change: (Int) -> Void) {
    var times: [Double] = []
    for round in 0..<101 {
      times.append(
        cpuTime {
          change(round)
          window.settle()
        })
    }
    report(name, times.median, "ms")
  }
  measure("constraints.change_one") { table.widths[100].constant = $0 % 2 == 1 ? 100 : 120 }
  check(table.rows[100].value.frame.minX == 136, "the width did not change")
  measure("constraints.change_middle") { table.distances[100].constant = $0 % 2 == 1 ? 4 : 10 }
  check(table.rows[199].value.frame.minY == 199 * 24 + 6, "the table did not move")
  window.close()
}

private final class ConstrainedCell: UITableViewCell {
  let name = UILabel(), detail = UILabel(), mark = UIView()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [name, detail, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    mark.backgroundColor = .systemBlue
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      mark.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 24), mark.heightAnchor.constraint(equalTo: mark.widthAnchor),
      name.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      contentView.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 8),
    ])
  }
  required init?(coder: NSCoder) { return nil }
}

private final class Cells: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? ConstrainedCell {
      cell.name.text = "Row \(indexPath.row)"
      cell.detail.text = "What is said of row \(indexPath.row)"
    }
    return cell
  }
}

private struct CellHolder: UIViewRepresentable {
  func makeCoordinator() -> Cells { Cells() }
  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = context.coordinator
    return table
  }
  func updateUIView(_ view: UITableView, context: Context) {}
}

func measureTable() {
  let window = TestWindow(text: .real, size: CGSize(width: 400, height: 800)) { CellHolder() }
  check(window.displayList.contains("Row 3"), "the table was not laid out")
  var times: [Double] = []
  for _ in 0..<600 {
    times.append(
      cpuTime { window.scroll(by: CGSize(width: 0, height: -24), at: CGPoint(x: 200, y: 400)) })
  }
  check(window.displayList.contains("Row 199"), "the table was not scrolled to its end")
  report("table200.scroll", times.median, "ms")
  report("table200.scroll.slowest", times.max() ?? 0, "ms")
  window.close()
}
