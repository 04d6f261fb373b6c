import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Sheets of several heights, popovers, searches and columns.
@MainActor @Suite(.serialized) struct PresentationTests {}

extension PresentationTests {
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Labelled: UIViewController {
    private let text: String
    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
      title = text
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
      label.text = "In " + text
      view.addSubview(label)
    }
  }

  @QuickTesting.Test func `a sheet rests at the heights that it was given, and tells when the user changes them`()
    throws
  {
    final class Delegate: UISheetPresentationControllerDelegate {
      var log: [String] = []
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        log.append(sheet.selectedDetentIdentifier == .large ? "large" : "other")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("gone") }
    }
    let first = UIViewController(), sheet = Labelled("Sheet"), delegate = Delegate()
    let window = TestWindow(size: CGSize(width: 390, height: 800), idiom: .phone) { Screen(controller: first) }
    let presentation = try require(sheet.sheetPresentationController)
    presentation.detents = [.custom(identifier: .init("low")) { 0.25 * $0.maximumDetentValue }, .large()]
    presentation.prefersGrabberVisible = true
    presentation.delegate = delegate
    expect(sheet.presentationController === presentation && sheet.popoverPresentationController == nil)
    first.present(sheet, animated: true)
    window.settle()
    window.advance(by: .seconds(1))
    let low = try require(window.place(ofDrawn: "In Sheet")).y
    expect(low > 500)
    presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "In Sheet")!.y < 200 && delegate.log.isEmpty)
    sheet.dismiss(animated: true)
    window.settle()
    window.advance(by: .seconds(1))
    expect(delegate.log.isEmpty && first.presentedViewController == nil)
    first.present(sheet, animated: true)
    window.settle()
    window.advance(by: .seconds(1))
    window.press(.escape)
    window.advance(by: .seconds(1))
    expect(delegate.log == ["gone"] && first.presentedViewController == nil && window.reports.isEmpty)
  }
  @QuickTesting.Test func `a sheet on a desktop is as large as its controller prefers, as its content, or as a form`()
    throws
  {
    func size(_ controller: UIViewController, _ idiom: Idiom = .desktop, _ height: CGFloat = 800) -> CGSize {
      let first = UIViewController()
      let window = TestWindow(size: CGSize(width: 1000, height: height), idiom: idiom) { Screen(controller: first) }
      first.present(controller, animated: true)
      window.settle()
      window.advance(by: .seconds(1))
      return controller.view.bounds.size
    }
    let wish = CGSize(width: 300, height: 320)
    let preferring = UIViewController(), form = UIViewController()
    preferring.preferredContentSize = wish
    expect(size(preferring), equals: wish)
    expect(size(UIViewController()), equals: CGSize(width: 540, height: 620))
    expect(
      size(UIHostingController(rootView: Color.red.frame(width: 500, height: 400))),
      equals: CGSize(width: 500, height: 400))
    expect(size(UIViewController(), .desktop, 300).height <= 300)
    form.preferredContentSize = wish
    form.modalPresentationStyle = .formSheet
    expect(size(form, .pad), equals: wish)
    expect(size(UIViewController(), .pad), equals: CGSize(width: 540, height: 620))
  }
  @QuickTesting.Test func `a popover is at its source, in the size that its controller prefers`() throws {
    let first = UIViewController(), source = UIView(frame: CGRect(x: 300, y: 200, width: 40, height: 20))
    first.view.addSubview(source)
    let bubble = Labelled("Bubble")
    let window = TestWindow(size: CGSize(width: 800, height: 600)) { Screen(controller: first) }
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = CGSize(width: 200, height: 80)
    bubble.popoverPresentationController?.sourceView = source
    bubble.popoverPresentationController?.permittedArrowDirections = .up
    first.present(bubble, animated: true)
    window.settle()
    window.advance(by: .seconds(1))
    let place = try require(window.place(ofDrawn: "In Bubble"))
    expect(place.y > 220 && place.y < 280 && place.x > 200 && place.x < 340, "\(place)")
    expect(bubble.view.frame.size, equals: CGSize(width: 200, height: 80))
    window.press(.escape)
    window.advance(by: .seconds(1))
    expect(first.presentedViewController == nil && window.place(ofDrawn: "In Bubble") == nil)
    let other = Labelled("Other")
    other.modalPresentationStyle = .popover
    let said = TestWindow.reports {
      first.present(other, animated: true)
      window.settle()
      window.advance(by: .seconds(1))
    }
    expect(said.count == 1 && said[0].contains("sourceView"))
    expect(window.place(ofDrawn: "In Other") != nil)
  }
  @QuickTesting.Test func `a search in a bar tells what is looked for`() throws {
    final class Page: UIViewController, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
      var log: [String] = []
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        title = "Fruit"
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Find fruit"
        navigationItem.searchController = search
      }
      func updateSearchResults(for searchController: UISearchController) {
        log.append("\(searchController.isActive) \(searchController.searchBar.text ?? "nil")")
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
      func didPresentSearchController(_ searchController: UISearchController) { log.append("begin") }
      func didDismissSearchController(_ searchController: UISearchController) { log.append("end") }
    }
    let page = Page(), stack = UINavigationController(rootViewController: page)
    let window = TestWindow(size: CGSize(width: 700, height: 500)) { Screen(controller: stack) }
    expect(window.displayList.contains("Find fruit"))
    page.search.isActive = true
    window.settle()
    window.advance(by: .seconds(1))
    expect(page.log.first, equals: "begin")
    window.type("fi")
    expect(page.search.searchBar.text == "fi" && page.log.contains("true f") && page.log.last == "true fi")
    window.press(.return)
    expect(page.log.last, equals: "search")
    page.search.isActive = false
    window.settle()
    expect(page.log.suffix(2) == ["end", "false "] && page.search.searchBar.text == "")
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `columns stand side by side in a wide window, and one of them is seen in a narrow one`() {
    let split = UISplitViewController(style: .doubleColumn)
    let folders = Labelled("Folders"), note = Labelled("Note"), other = Labelled("Other")
    split.setViewController(folders, for: .primary)
    split.setViewController(note, for: .secondary)
    expect(note.splitViewController === split && split.viewControllers == [folders, note])
    let wide = TestWindow(size: CGSize(width: 1_000, height: 600)) { Screen(controller: split) }
    let left = wide.place(ofDrawn: "In Folders"), right = wide.place(ofDrawn: "In Note")
    expect(left != nil && right != nil && left!.x < right!.x && !split.isCollapsed)
    folders.showDetailViewController(other, sender: nil)
    wide.settle()
    expect(wide.place(ofDrawn: "In Other") != nil && wide.place(ofDrawn: "In Note") == nil && note.parent == nil)
    split.preferredDisplayMode = .secondaryOnly
    wide.settle()
    wide.advance(by: .seconds(1))
    expect(split.preferredDisplayMode == .secondaryOnly && wide.reports.isEmpty)

    let narrow = UISplitViewController(style: .doubleColumn)
    narrow.setViewController(Labelled("List"), for: .primary)
    narrow.setViewController(Labelled("Page"), for: .secondary)
    let phone = TestWindow(size: CGSize(width: 390, height: 800), idiom: .phone) { Screen(controller: narrow) }
    expect(narrow.isCollapsed && phone.place(ofDrawn: "In List") != nil && phone.place(ofDrawn: "In Page") == nil)
    narrow.show(.secondary)
    phone.settle()
    phone.advance(by: .seconds(1))
    expect(phone.place(ofDrawn: "In Page") != nil)
  }
  @QuickTesting.Test func `a view controller with nothing to show says so, with a button`() throws {
    let page = UIViewController()
    var count = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Mail"
    configuration.secondaryText = "It comes by itself."
    configuration.button.title = "Look"
    configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
    page.contentUnavailableConfiguration = configuration
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Screen(controller: page) }
    expect(window.displayList.contains("No Mail") && window.displayList.contains("It comes by itself."))
    let button = try require(window.find { $0.label == "Look" })
    window.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    expect(count, equals: 1)
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    window.settle()
    expect(window.displayList.contains("No Results") && !window.displayList.contains("No Mail"))
    page.contentUnavailableConfiguration = nil
    window.settle()
    expect(!window.displayList.contains("No Results") && page.view.subviews.isEmpty)
  }
  @QuickTesting.Test func `a well shows the colour that is chosen`() {
    let well = UIColorWell()
    well.title = "Ink"
    well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let window = TestWindow(size: CGSize(width: 100, height: 100)) { Holder(view: well) }
    expect(window.displayList.contains("#ff0000"))
    well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    window.settle()
    expect(window.displayList.contains("#0000ff"))
  }
}
