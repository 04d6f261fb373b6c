import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Menus of which one item is chosen, and items that are loaded; segments and wheels of an app's own making.
@MainActor struct MenuMemberTests {
  private func show(_ button: UIButton) -> TestWindow {
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(button)
    return TestWindow(size: CGSize(width: 300, height: 300), idiom: .desktop) { Holder(view: outer) }
  }

  @Test func `of a menu with a single selection the item that was taken is marked alone`() {
    let small = UIAction(title: "Small", state: .on) { _ in }, large = UIAction(title: "Large") { _ in }
    let menu = UIMenu(options: .singleSelection, children: [small, large]), button = UIButton(type: .system)
    button.menu = menu
    expect(menu.selectedElements == [small])
    let window = show(button)
    window.click("open")
    window.press(named: "Large")
    expect(large.state == .on && small.state == .off && menu.selectedElements == [large])
  }
  @Test func `items that are loaded are asked for when the menu opens`() async {
    var asked = 0
    let deferred = UIDeferredMenuElement { done in
      asked += 1
      done([UIAction(title: "Loaded") { _ in }])
    }
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [deferred])
    let window = show(button)
    expect(asked, equals: 0)
    window.click("open")
    expect(asked, equals: 1)
    await window.settleTasks()
    expect(window.elements(where: { $0.label == "Loaded" }).count == 1, "\(window.tree)")
    window.press(.escape)
    window.click("open")
    expect(asked, equals: 1)
  }
  @Test func `segments have images, do something, and may not be chosen`() {
    var ran: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 300, height: 40),
      actions: ["List", "Grid"].map { title in UIAction(title: title) { _ in ran.append(title) } })
    control.insertSegment(with: UIImage(systemName: "star"), at: 2, animated: false)
    expect(
      control.numberOfSegments == 3 && control.titleForSegment(at: 2) == nil && control.imageForSegment(at: 2) != nil)
    control.setEnabled(false, forSegmentAt: 1)
    expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    let window = TestWindow(size: CGSize(width: 300, height: 40), idiom: .phone) { Holder(view: control) }
    window.click(at: CGPoint(x: 50, y: 20))
    expect(ran == ["List"] && control.selectedSegmentIndex == 0)
    window.click(at: CGPoint(x: 150, y: 20))
    expect(ran == ["List"] && control.selectedSegmentIndex == 0)
    control.isMomentary = true
    window.click(at: CGPoint(x: 250, y: 20))
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
  }
  @Test func `the rows of a wheel are views where the delegate makes them`() {
    final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        made += 1
        let label = UILabel()
        label.text = "Fruit \(row)"
        return label
      }
    }
    let picker = UIPickerView(), fruit = Fruit()
    (picker.dataSource, picker.delegate) = (fruit, fruit)
    let window = TestWindow(size: CGSize(width: 300, height: 220), idiom: .phone) { Holder(view: picker) }
    expect(window.displayList.contains("\"Fruit 0\"") && fruit.made == 3)
    expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "Fruit 1" && fruit.made == 3)
  }
  @Test func `a search has scopes, and tells when the user chooses another`() {
    final class Bar: UISearchBarDelegate {
      var chosen: [Int] = []
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        chosen.append(selectedScope)
      }
    }
    let search = UISearchController(searchResultsController: nil), bar = Bar()
    search.searchBar.delegate = bar
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    search.searchBar.scope.wrappedValue = 1
    expect(bar.chosen == [1] && search.searchBar.selectedScopeButtonIndex == 1)
  }
}
