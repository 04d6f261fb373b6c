import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

@MainActor private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor struct ControlTests {
  private func show(_ view: UIView, _ width: CGFloat = 300, _ height: CGFloat = 200) -> TestWindow {
    view.accessibilityIdentifier = "view"
    return TestWindow(size: CGSize(width: width, height: height)) { Holder(view: view) }
  }

  @Test func `controls and bars fit into what UIKit's take`() {
    let pages = UIPageControl(), slider = UISlider(), bar = UITabBar()
    pages.numberOfPages = 3
    let root = UIView()
    for view in [pages, slider, bar] as [UIView] { root.addSubview(view) }
    let window = TestWindow(size: CGSize(width: 390, height: 844), idiom: .phone) { Holder(view: root) }
    // Source: measured, iOS 17 and 18.
    let fitting = pages.sizeThatFits(.zero)
    expect(abs(fitting.width - 73) < 0.01 && abs(fitting.height - 25.67) < 0.01, "\(fitting)")
    expect(pages.size(forNumberOfPages: 3), equals: fitting)
    expect(slider.sizeThatFits(CGSize(width: 200, height: 0)).height, equals: 34)
    expect(bar.sizeThatFits(CGSize(width: 390, height: 0)), equals: CGSize(width: 390, height: 49))
    expect(window.reports, equals: [])
  }
  @Test func `a switch is switched by a click, and tells its actions`() {
    let control = UISwitch(), log = Log()
    control.addAction(UIAction { log("\(($0.sender as! UISwitch).isOn)") }, for: .valueChanged)
    let window = show(control)
    window.click("view")
    expect(control.isOn && log.take() == ["true"])
    control.isOn = false
    window.settle()
    expect(log.take().isEmpty)
    control.isEnabled = false
    window.settle()
    window.click("view")
    expect(!control.isOn)
  }

  @Test func `a slider keeps to its range, and moves by keys`() throws {
    let slider = UISlider(), log = Log()
    slider.maximumValue = 10
    slider.value = 50
    expect(slider.value, equals: 10)
    slider.value = 5
    slider.addAction(UIAction { _ in log("moved") }, for: .valueChanged)
    let window = show(slider)
    window.press(.tab)
    window.press(.rightArrow)
    expect(slider.value > 5 && log.take() == ["moved"])
    slider.value = .nan
    expect(slider.value, equals: 0)
  }

  @Test func `a segment is chosen, and pages are gone through`() throws {
    let segments = UISegmentedControl(items: ["Day", "Week"]), log = Log()
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { _ in log("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
    let window = show(segments)
    let week = try require(window.find { $0.label == "Week" })
    window.click(at: CGPoint(x: week.frame.midX, y: week.frame.midY))
    expect(log.take(), equals: ["1"])
    segments.selectedSegmentIndex = 7
    expect(segments.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
  }

  @Test func `a text field edits, asks its delegate, and is the first responder`() {
    final class Delegate: UITextFieldDelegate {
      let log = Log()
      func textFieldDidBeginEditing(_ textField: UITextField) { log("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { log("end \(textField.text!)") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        if !string.isEmpty { log("\(range.location) \(range.length) \(string)") }
        return !string.contains("x")
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log("return")
        textField.resignFirstResponder()
        return true
      }
    }
    let field = UITextField(), delegate = Delegate()
    field.delegate = delegate
    field.text = "ab"
    let window = show(field)
    expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    window.settle()
    expect(field.isFirstResponder && delegate.log.take() == ["begin"])
    window.press(.end)
    window.type("cx")
    expect(field.text, equals: "abc")
    expect(delegate.log.take(), equals: ["2 0 c", "3 0 x"])
    window.press(.return)
    expect(!field.isFirstResponder)
    expect(delegate.log.take(), equals: ["return", "end abc"])
  }

  @Test func `inlinePredictionType asks for what may come next, and turns it off`() {
    for (kind, expected) in [(UITextInlinePredictionType.yes, "hello "), (.no, "hel"), (.default, "hel")] {
      let field = UITextField(), view = UITextView()
      (field.inlinePredictionType, view.inlinePredictionType) = (kind, kind)
      for text in [field, view] as [UIView] {
        let window = show(text)
        window.prediction = TestPrediction(["hel": "lo"])
        text.becomeFirstResponder()
        window.settle()
        window.type("hel")
        if window.displayList.contains("\"lo\"") { window.press(.tab) }
        expect((text as? UITextField)?.text ?? (text as? UITextView)?.text == expected, "\(text)")
        expect(window.reports.isEmpty)
      }
    }
  }
  @Test func `a text view tells of changes, and is as high as its text without scrolling`() {
    final class Delegate: UITextViewDelegate {
      let log = Log()
      func textViewDidChange(_ textView: UITextView) { log(textView.text) }
    }
    let view = UITextView(), delegate = Delegate()
    view.delegate = delegate
    let window = show(view)
    view.becomeFirstResponder()
    window.settle()
    window.type("hi")
    expect(view.text == "hi" && delegate.log.take() == ["h", "hi"])
    view.isScrollEnabled = false
    let one = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.text = "one\ntwo\nthree"
    expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 2 * one)
  }

  @Test func `a label has the size of its text, and lines where it may`() {
    let label = UILabel()
    label.text = "Some words to be shown"
    let window = show(label)
    let own = label.intrinsicContentSize
    expect(own.width > 100 && own.height > 10)
    label.numberOfLines = 0
    expect(label.sizeThatFits(CGSize(width: own.width / 2, height: 0)).height > 1.5 * own.height)
    expect(window.displayList.contains("Some words to be shown"))
    label.text = nil
    window.settle()
    expect(label.intrinsicContentSize == .zero && !window.displayList.contains("Some"))
  }

  @Test func `a wheel turns only while it is to`() {
    let wheel = UIActivityIndicatorView(style: .large)
    let window = show(wheel)
    expect(window.displayList.isEmpty && wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    window.settle()
    let first = window.displayList
    expect(!first.isEmpty && wheel.isAnimating)
    window.advance(by: .milliseconds(300))
    expect(window.displayList != first)
    wheel.stopAnimating()
    window.settle()
    expect(window.displayList.isEmpty)
  }

  @Test func `a scroll view moves its subviews, and tells where it is`() throws {
    final class Delegate: UIScrollViewDelegate {
      var places: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
    }
    let scroll = UIScrollView(), delegate = Delegate()
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    scroll.delegate = delegate
    let mark = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    mark.accessibilityIdentifier = "mark"
    mark.isAccessibilityElement = true
    mark.backgroundColor = .red
    scroll.addSubview(mark)
    let window = show(scroll)
    scroll.contentOffset.y = 400
    window.settle()
    try expect(window.element("mark").frame.minY, equals: 100)
    window.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 100, y: 100))
    window.advance(by: .seconds(2))
    expect(scroll.contentOffset.y != 400 && delegate.places.last == scroll.contentOffset.y)
  }

  @Test func `view controllers hear when they come and go, and present others`() throws {
    final class Controller: UIViewController {
      let name: String, log: Log
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { return nil }
      override func viewDidLoad() { log("\(name) loaded") }
      override func viewDidAppear(_ animated: Bool) { log("\(name) appeared") }
      override func viewDidDisappear(_ animated: Bool) { log("\(name) gone") }
    }
    struct Page: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    let log = Log(), first = Controller("first", log), second = Controller("second", log)
    let window = TestWindow { Page(controller: first) }
    expect(log.take(), equals: ["first loaded", "first appeared"])
    first.present(second, animated: false) { log("presented") }
    window.settle()
    expect(first.presentedViewController === second && second.presentingViewController === first)
    expect(Set(log.take()), equals: ["second loaded", "second appeared", "presented"])
    second.dismiss(animated: false)
    window.settle()
    expect(log.take(), equals: ["second gone"])
    expect(first.presentedViewController == nil)
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("deleted") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    first.present(alert, animated: false)
    window.settle()
    let delete = try require(window.find { $0.label == "Delete" })
    expect(window.find { $0.label.contains("For good.") } != nil)
    window.click(at: CGPoint(x: delete.frame.midX, y: delete.frame.midY))
    expect(log.take() == ["deleted"] && first.presentedViewController == nil)
  }

  @Test func `a hosting controller shows a view of SwiftUI, which keeps its state`() {
    struct Counter: View {
      let title: String
      @State private var count = 0
      var body: some View { Button("\(title) \(count)") { count += 1 }.accessibilityIdentifier("count") }
    }
    let controller = UIHostingController(rootView: Counter(title: "a"))
    struct Page: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    let window = TestWindow { Page(controller: controller) }
    window.click("count")
    controller.rootView = Counter(title: "b")
    window.settle()
    expect(window.find { $0.identifier == "count" }?.label, equals: "b 1")
    expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).width > 10)
  }

  @Test func `a navigation controller pushes, shows titles and buttons, and goes back`() throws {
    let root = UIViewController(), detail = UIViewController(), log = Log()
    root.title = "Root"
    detail.title = "Detail"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in log("add") })
    root.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "add"
    let stack = UINavigationController(rootViewController: root)
    struct Page: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    let window = TestWindow { Page(controller: stack) }
    expect(window.displayList.contains("Root") && root.navigationController === stack)
    window.click("add")
    expect(log.take(), equals: ["add"])
    stack.pushViewController(detail, animated: false)
    window.settle()
    expect(window.displayList.contains("Detail") && stack.topViewController === detail)
    expect(stack.popViewController(animated: false) === detail)
    window.settle()
    expect(detail.parent == nil && !window.displayList.contains("Detail"))
  }

  @Test func `windows and scenes of the app are found`() throws {
    struct Content: View {
      @State private var found = ""
      var body: some View {
        Button("Look") {
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          let root = scene?.windows.first?.rootViewController
          found = "\(Int(scene?.windows.first?.bounds.width ?? 0)) \(root?.presentedViewController == nil)"
        }
        .accessibilityIdentifier("look")
        Text(verbatim: found).accessibilityIdentifier("found")
      }
    }
    struct Example: App {
      var body: some Scene { WindowGroup { Content() }.defaultSize(width: 420, height: 300) }
    }
    let window = TestWindow(Example.self)
    window.click("look")
    try expect(window.element("found").label.hasSuffix("true"))
    try expect(window.element("found").label, equals: "\(Int(window.size.width)) true")
  }

  @Test func `labels, placeholders and text views show texts with attributes`() throws {
    let text = NSMutableAttributedString(string: "Hello ")
    text.append(
      NSAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30), .kern: 2]))
    let label = UILabel()
    label.attributedText = text
    let window = show(label)
    expect(window.displayList.contains("x37.5") && label.text == "Hello red")
    let runs = AttributedString(uiKit: text).runs.map { ($0.foregroundColor, $0.kern) }
    expect(runs.count == 2 && runs[0].0 == nil && runs[1].0 == Color(UIColor.red) && runs[1].1 == 2)
    label.text = "Hello red"
    window.settle()
    expect(!window.displayList.contains("x37.5") && label.intrinsicContentSize.height < 35)

    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    let form = show(field)
    expect(field.placeholder == "Name" && form.displayList.contains("#ff0000"))

    let editor = UITextView(), log = Log(), hearer = TextHearer(log)
    editor.attributedText = text
    editor.delegate = hearer
    let page = show(editor)
    expect(page.displayList.contains("x37.5"))
    editor.becomeFirstResponder()
    page.settle()
    page.press(.end, modifiers: .command)
    page.type("!")
    expect(editor.text == "Hello red!" && log.take() == ["Hello red!"])
    expect(editor.attributedText.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .red)
    editor.isEditable = false
    page.settle()
    expect(page.displayList.contains("x37.5") && page.reports.isEmpty)
  }
}

@MainActor private final class TextHearer: NSObject, UITextViewDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }
  func textViewDidChange(_ textView: UITextView) { log(textView.text) }
}
