import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private struct Pages: UIViewControllerRepresentable {
  let controller: UIPageViewController
  func makeUIViewController(context: Context) -> UIPageViewController { controller }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
}

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var log: [String] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 + component }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component)-\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("\(component) \(row)")
  }
}

private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var log: [Int] = []
  init(_ count: Int) {
    pages = (0..<count).map { number in
      let page = UIHostingController(rootView: Text("Page \(number)"))
      page.title = "\(number)"
      return page
    }
  }
  private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page }! }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let index = index(viewController)
    return index == 0 ? nil : pages[index - 1]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let index = index(viewController)
    return index + 1 == pages.count ? nil : pages[index + 1]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.append(index(pageViewController.viewControllers![0])) }
}

@MainActor struct PickerViewTests {
  @Test func `a date stays within its limits, and is chosen by keys`() throws {
    let picker = UIDatePicker(), start = Date(timeIntervalSince1970: 1_000_000_000)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.datePickerMode = .date
    picker.maximumDate = start.addingTimeInterval(86_400 * 3)
    picker.date = start.addingTimeInterval(86_400 * 30)
    expect(picker.date, equals: picker.maximumDate)
    picker.minimumDate = start
    picker.date = .distantPast
    expect(picker.date, equals: start)
    picker.accessibilityIdentifier = "date"
    let window = TestWindow(size: CGSize(width: 320, height: 200)) { Holder(view: picker) }
    expect(changes == 0 && window.displayList.contains("2001"))
    window.press(.tab)
    window.press(.upArrow)
    expect(changes == 1 && picker.date > start)
  }
  @Test func `wheels have rows, one of which is chosen`() {
    let picker = UIPickerView(), wheels = Wheels()
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.selectRow(3, inComponent: 1, animated: false)
    picker.selectRow(9, inComponent: 0, animated: false)
    let window = TestWindow(size: CGSize(width: 320, height: 240), idiom: .phone) { Holder(view: picker) }
    expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 3 && wheels.log.isEmpty)
    expect(window.displayList.contains("\"0-0\"") && window.displayList.contains("\"1-3\""))
    window.press(.tab)
    window.press(.downArrow)
    expect(wheels.log == ["0 1"] && picker.selectedRow(inComponent: 0) == 1)
  }
  @Test func `pages are turned by hand, and by the app`() {
    let book = Book(3)
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (controller.dataSource, controller.delegate) = (book, book)
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let window = TestWindow(size: CGSize(width: 320, height: 200), idiom: .phone) { Pages(controller: controller) }
    expect(window.place(ofDrawn: "Page 0") != nil && window.place(ofDrawn: "Page 1") == nil)
    for page in 1...2 {
      window.touchDrag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 40, y: 100))
      window.advance(by: .seconds(2))
      expect(controller.viewControllers?.first === book.pages[page] && book.log.last == page)
      expect(window.place(ofDrawn: "Page \(page)") != nil)
    }
    controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "Page 0") != nil && book.log == [1, 2] && window.reports.isEmpty)
    expect(controller.children.count, equals: 2)
  }
  @Test func `pages that move have a space between them, and each fills the view`() throws {
    /// How far apart two pages are drawn while the finger is between them, and the width of a page.
    func distance(_ options: [UIPageViewController.OptionsKey: Any]?) throws -> (apart: CGFloat, width: CGFloat) {
      let book = Book(2)
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
      controller.dataSource = book
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      let window = TestWindow(size: CGSize(width: 320, height: 200), idiom: .phone) { Pages(controller: controller) }
      let width = book.pages[0].view.frame.width
      window.touchDown(at: CGPoint(x: 300, y: 100))
      // So far that a part of each text is within the window.
      for x in stride(from: 290, through: 122, by: -12) {
        window.advance(by: .milliseconds(16))
        window.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
      }
      window.settle()
      let first = try require(window.place(ofDrawn: "Page 0")), second = try require(window.place(ofDrawn: "Page 1"))
      window.touchUp(at: CGPoint(x: 122, y: 100))
      return (second.x - first.x, width)
    }
    let plain = try distance(nil), spaced = try distance([.interPageSpacing: 20])
    expect(plain.width == 320 && spaced.width == 320)
    expect(abs(spaced.apart - plain.apart - 20) < 0.5)
  }
}
