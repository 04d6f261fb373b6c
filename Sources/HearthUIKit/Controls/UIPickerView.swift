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
  /// The user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
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
  /// Asks for all rows again.
  open func reloadAllComponents() {
    needsUpdate()
    invalidateIntrinsicContentSize()
  }
  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) { needsUpdate() }
  override func makeContent() -> AnyView? {
    let wheels = (0..<numberOfComponents).map { component in
      let titles = (0..<numberOfRows(inComponent: component)).map {
        delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
      }
      return (component, titles)
    }
    return AnyView(
      HStack(spacing: 0) {
        ForEach(wheels, id: \.0) { component, titles in
          Picker("", selection: self.row(component)) {
            ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
          }
          .pickerStyle(.wheel).labelsHidden()
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
