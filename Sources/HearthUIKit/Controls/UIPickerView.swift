import Foundation
import HearthCore
import HearthUI

/// Says how many rows the wheels of a picker have.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// Says what the rows of a picker are, and hears what is chosen.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row with attributes, which counts more than one without.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, which counts more than its title. `view` is nil: a row has its view as long as the rows are the same.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The width of a wheel: points. By itself the wheels share the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
/// Says that a delegate has no views for rows.
@MainActor private let noRowView = UIView(frame: .zero)
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { noRowView }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels side by side, each with rows of which one is chosen.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// Says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what the rows are.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int] = []
  nonisolated deinit {}
  /// How many wheels there are.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// The chosen row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return -1 }
    return min(chosen.indices.contains(component) ? chosen[component] : 0, count - 1)
  }
  /// Chooses a row, which the delegate is not told of.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return }
    while chosen.count <= component { chosen.append(0) }
    chosen[component] = row
    UIView.perform(animated: animated) { needsUpdate() }
  }
  private struct Row: Hashable { let component: Int, row: Int }
  private var rowViews: [Row: UIView] = [:]
  /// The view of a row, where the delegate gives rows views; nil otherwise.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    if let known = rowViews[Row(component: component, row: row)] { return known }
    guard let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil),
      view !== noRowView
    else { return nil }
    rowViews[Row(component: component, row: row)] = view
    return view
  }
  /// Asks for all rows again.
  open func reloadAllComponents() {
    rowViews = [:]
    needsUpdate()
    invalidateIntrinsicContentSize()
  }
  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    rowViews = rowViews.filter { $0.key.component != component }
    needsUpdate()
  }
  override func makeContent() -> AnyView? {
    let wheels = (0..<numberOfComponents).map { component in
      let rows = (0..<numberOfRows(inComponent: component)).map { row -> PickerRow in
        if let view = view(forRow: row, forComponent: component) { return .view(view) }
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
          return .attributed(AttributedString(uiKit: title))
        }
        return .title(delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
      }
      let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
      return (component, rows, width > 0 && width.isFinite ? width : nil)
    }
    return AnyView(
      HStack(spacing: 0) {
        ForEach(wheels, id: \.0) { component, rows, width in
          Picker("", selection: self.row(component)) {
            ForEach(rows.indices, id: \.self) { PickerRowView(row: rows[$0]).tag($0) }
          }
          .pickerStyle(.wheel).labelsHidden().frame(width: width)
        }
      })
  }
  private func row(_ component: Int) -> Binding<Int> {
    Binding { [weak self] in
      self?.selectedRow(inComponent: component) ?? 0
    } set: { [weak self] row in
      guard let self, row != selectedRow(inComponent: component) else { return }
      selectRow(row, inComponent: component, animated: false)
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
  }

  // `dynamic`: an extension of the app may replace it; see Documentation/Projects.md, "Overrides".
  open dynamic override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

private enum PickerRow {
  case title(String), attributed(AttributedString), view(UIView)
}
private struct PickerRowView: View {
  let row: PickerRow
  var body: some View {
    switch row {
    case .title(let title): Text(verbatim: title)
    case .attributed(let title): Text(title)
    case .view(let view):
      let size = view.frame.size == .zero ? view.sizeAsContent(.unspecified) : view.frame.size
      UIViewPresenter(view: view).frame(width: size.width, height: size.height)
    }
  }
}
