import Foundation
import HearthCore
import HearthUI

/// The cells of a table or a collection: those that are shown, and those that wait to be used again.
@MainActor final class CellReuse<Cell: UIView> {
  private var makers: [String: () -> Cell] = [:]
  private var waiting: [String: [Cell]] = [:]
  private(set) var shown: [Int: Cell] = [:]
  /// How many cells were made, not used again. For tests.
  private(set) var madeCount = 0

  func register(_ identifier: String, _ make: (() -> Cell)?) { makers[identifier] = make }
  /// A cell that waits, or a new one; nil where nothing was registered.
  func take(_ identifier: String) -> Cell? {
    if let cell = waiting[identifier]?.popLast() { return cell }
    return makers[identifier].map { made($0) }
  }
  func made<C: UIView>(_ make: () -> C) -> C {
    madeCount += 1
    return make()
  }
  func show(_ cell: Cell, _ id: Int) { shown[id] = cell }
  /// The row is not seen any more.
  func hide(_ cell: Cell, _ id: Int, identifier: String?) {
    if shown[id] === cell { shown[id] = nil }
    guard let identifier, waiting[identifier, default: []].count < 100 else { return }
    waiting[identifier, default: []].append(cell)
  }
  func id(of cell: UIView) -> Int? { shown.first { $0.value === cell }?.key }
}

/// What holds a cell in a row: it fills the row.
@MainActor final class CellHost: UIView {
  private(set) var cell: UIView?
  weak var owner: UIView?
  var id = 0
  nonisolated deinit {}
  override var next: UIResponder? { owner }
  /// Where the row is in what its list scrolls: points of the list's content. A cell's place is counted from there, as if the cell lay in the list itself.
  override var contentPlace: CGPoint {
    guard let list = owner as? UIScrollView, let node = behavior?.node, let outer = list.behavior?.node,
      let place = list.scrollLink.place
    else { return .zero }
    let corner = outer.convertFromWindow(node.convertToWindow(.zero))
    return CGPoint(x: corner.x + place.x, y: corner.y + place.y)
  }
  override var bounds: CGRect {
    get { CGRect(origin: contentPlace, size: ownBounds.size) }
    set { super.bounds = CGRect(origin: .zero, size: newValue.size) }
  }
  func show(_ cell: UIView) {
    if self.cell === cell { return }
    self.cell?.removeFromSuperview()
    self.cell = cell
    fill(cell)
    addSubview(cell)
  }
  func end() -> UIView? {
    let old = cell
    cell?.removeFromSuperview()
    cell = nil
    return old
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell { fill(cell) }
  }
  /// A cell that its layout has turned or moved keeps that.
  private func fill(_ cell: UIView) {
    if cell.transform.isIdentity { return cell.frame = bounds }
    cell.bounds.size = bounds.size
    cell.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// Where the layout of a section has the cell be seen; nil where it is where it lies.
  var visibleItem: VisibleItem?
  /// Lets the cell be dragged; nil where it cannot.
  private var drag: CellDrag?
  /// Lets the cell be dragged from now on, where there is something that says what it takes with it.
  func follow(_ source: CellDrag.Source?) {
    if drag == nil, let source {
      drag = CellDrag(self, source)
    } else if source == nil, drag != nil {
      drag?.end()
      drag = nil
    }
  }
}

extension UIView {
  /// How high the view is in a width, by its constraints or its content: points.
  func height(inWidth width: CGFloat) -> CGFloat {
    if usesConstraints {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let fitting = fittingContentSize(ProposedViewSize(width: width, height: nil)).height
    return fitting >= 0 ? fitting : sizeThatFits(CGSize(width: width, height: 0)).height
  }
}

extension CellHost: RowPart {
  var rowHolder: UIView? { owner }
}
extension UITableView: RowHolder {
  final var shownRows: [UIView] { visibleCells }
}
extension UICollectionView: RowHolder {
  final var shownRows: [UIView] { visibleCells }
}
