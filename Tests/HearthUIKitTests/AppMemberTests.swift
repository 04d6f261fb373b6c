import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Members that apps use of controllers, tables, bars and controls.
@MainActor @Suite(.serialized) struct AppMemberTests {
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Labelled: UIViewController {
    init(_ text: String) {
      super.init(nibName: nil, bundle: nil)
      title = text
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
      label.text = "In \(title ?? "")"
      view.addSubview(label)
    }
  }
  private final class Chooser: NSObject, UISplitViewControllerDelegate {
    var column = UISplitViewController.Column.secondary
    var log: [String] = []
    var collapses = false
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("\(proposedTopColumn)")
      return column
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { collapses }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
  }
  private func phone(_ controller: UIViewController) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Screen(controller: controller) }
    window.advance(by: .seconds(1))
    return window
  }

  @QuickTesting.Test func `the delegate of columns says which one a narrow window shows`() {
    let split = UISplitViewController(style: .doubleColumn), chooser = Chooser()
    split.delegate = chooser
    split.setViewController(Labelled("List"), for: .primary)
    split.setViewController(Labelled("Page"), for: .secondary)
    let window = phone(split)
    expect(window.place(ofDrawn: "In Page") != nil && window.place(ofDrawn: "In List") == nil)
    expect(chooser.log, equals: ["primary", "collapsed"])
    expect(split.displayMode, equals: .secondaryOnly)
  }
  @QuickTesting.Test
  func `columns without a style show the second one in a narrow window, unless the delegate has collapsed it`() {
    for collapses in [false, true] {
      let split = UISplitViewController(), chooser = Chooser()
      chooser.collapses = collapses
      split.delegate = chooser
      split.viewControllers = [Labelled("List"), Labelled("Page")]
      expect(split.viewControllers.count, equals: 2)
      let window = phone(split)
      expect(window.place(ofDrawn: "In List") != nil, equals: collapses)
      expect(window.place(ofDrawn: "In Page") != nil, equals: !collapses)
    }
  }
  @QuickTesting.Test func `a column has the width that the app wants`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.minimumPrimaryColumnWidth = 210
    split.maximumPrimaryColumnWidth = 210
    split.preferredSplitBehavior = .tile
    split.setViewController(Labelled("List"), for: .primary)
    split.setViewController(Labelled("Page"), for: .secondary)
    let window = TestWindow(size: CGSize(width: 1_000, height: 600)) { Screen(controller: split) }
    let list = try require(window.place(ofDrawn: "In List")), page = try require(window.place(ofDrawn: "In Page"))
    expect(abs(page.x - list.x - 210) < 12, "\(page.x - list.x)")
  }

  @QuickTesting.Test func `a stack has the system's distance, for all views or after one`() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(30, after: views[0])
    expect(stack.intrinsicContentSize.width, equals: 3 * 20 + 30 + 8)
    expect(stack.customSpacing(after: views[0]) == 30)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expect(stack.intrinsicContentSize.width, equals: 3 * 20 + 2 * 8)
    expect(stack.customSpacing(after: views[0]), equals: UIStackView.spacingUseDefault)
  }

  private final class PressedCell: UITableViewCell {
    static var log: [Bool] = []
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      Self.log.append(highlighted)
    }
  }
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      if indexPath.row == 0 { cell.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0) }
      return cell
    }
  }
  @QuickTesting.Test func `a cell is told of a press, and its line begins where it says`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)), rows = Rows()
    table.register(PressedCell.self, forCellReuseIdentifier: "c")
    table.dataSource = rows
    table.delegate = rows
    PressedCell.log = []
    let window = TestWindow(size: CGSize(width: 320, height: 300), idiom: .phone) { Holder(view: table) }
    let place = try require(window.place(ofDrawn: "Row 1"))
    window.click(at: place)
    expect(PressedCell.log, equals: [true, false])
    expect(table.separators.values.map(\.left), equals: [100])
    let cell = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.separatorInset.left = 40
    expect(table.separators.values.map(\.left), equals: [40])
  }

  @QuickTesting.Test func `a tab of the system's has a title and a symbol`() {
    let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
    expect(item.title == "Favorites" && item.image != nil && item.tag == 3)
  }
  @QuickTesting.Test func `buttons in bars have the looks of all buttons, and those elsewhere are reported`() {
    expect(
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]) === UIBarButtonItem.appearance())
    let reports = TestWindow.reports { _ = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]) }
    expect(reports.count, equals: 1)
  }
  @QuickTesting.Test func `tabs have the looks of all tabs, and those asked for in an app's bars are reported`() {
    final class OwnBar: UITabBar {}
    let containers: [any UIAppearanceContainer.Type] = [UITabBar.self, UITabBarController.self]
    expect(UITabBarItem.appearance(whenContainedInInstancesOf: containers) === UITabBarItem.appearance())
    let reports = TestWindow.reports { _ = UITabBarItem.appearance(whenContainedInInstancesOf: [OwnBar.self]) }
    expect(reports.count, equals: 1)
  }
  @QuickTesting.Test func `dots and bars in a view of SwiftUI are as high as they are drawn`() {
    let dots = UIPageControl(), bar = UIProgressView(progressViewStyle: .default)
    dots.numberOfPages = 3
    let window = TestWindow(size: CGSize(width: 300, height: 400)) {
      VStack(spacing: 0) {
        Holder(view: dots); Holder(view: bar); Color.red
      }
    }
    _ = window
    expect(abs(dots.bounds.height - 77 / 3) < 0.5 && bar.bounds.height < 30 && bar.bounds.width == 300)
  }
  @QuickTesting.Test func `another size of text is told of`() {
    nonisolated(unsafe) var sizes: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in sizes.append(note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "") }
    defer { NotificationCenter.default.removeObserver(observer) }
    let window = TestWindow { Text("Page") }
    window.settings.textScale = 1.5
    window.settle()
    expect(sizes.count == 1 && sizes[0] > UIContentSizeCategory.large.rawValue, "\(sizes)")
  }

  // MARK: - Stacks

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }
  @QuickTesting.Test func `a text in a row takes as many lines as its part of the row asks for`() {
    let text = label("A text that is far too long for one line of this row, so that it is broken"), icon = UIView()
    icon.widthAnchor.constraint(equalToConstant: 50).isActive = true
    icon.heightAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
    let column = UIStackView(arrangedSubviews: [text, label("Below")]),
      row = UIStackView(arrangedSubviews: [icon, column])
    column.axis = .vertical
    row.alignment = .top
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 400))
    page.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: page.topAnchor), row.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    let window = TestWindow(size: CGSize(width: 260, height: 400)) { Holder(view: page).frame(width: 260, height: 400) }
    expect(icon.frame.size, equals: CGSize(width: 50, height: 50))
    expect(text.frame.width == 260 - 50 - 10 && text.frame.height > 40, "\(text.frame)")
    expect(row.frame.height >= text.frame.height + 15, "\(row.frame)")
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `a cell is as high as the texts in its row of stacks`() throws {
    final class RowCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let title = UILabel(), date = UILabel()
        title.text = "A title that does not fit in one line of this cell at all, as it is long"
        title.numberOfLines = 2
        date.text = "10:30"
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        let top = UIStackView(arrangedSubviews: [title, date])
        top.alignment = .firstBaseline
        top.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(top)
        NSLayoutConstraint.activate([
          top.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          top.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          top.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          top.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { return nil }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), rows = Rows()
    table.register(RowCell.self, forCellReuseIdentifier: "c")
    table.dataSource = rows
    let window = TestWindow(size: CGSize(width: 300, height: 300), idiom: .phone) { Holder(view: table) }
    _ = window
    // Two lines of 20 points, and what is above and below.
    expect(try require(table.cellForRow(at: IndexPath(row: 1, section: 0))).bounds.height > 2 * 20 + 15)
  }

  // MARK: - Transitions that a finger drives

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var count = 0
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      count += 1
      context.view(forKey: .from)?.alpha = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let slide = Slide()
    var interaction: UIPercentDrivenInteractiveTransition?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      slide
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }
  @QuickTesting.Test func `a finger gives a dismissal up, or brings it to its end`() {
    let page = Labelled("Page"), menu = Labelled("Menu"), transitions = Transitions()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = transitions
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Screen(controller: page) }
    page.present(menu, animated: false)
    window.settle()
    expect(page.presentedViewController === menu)
    let first = UIPercentDrivenInteractiveTransition()
    transitions.interaction = first
    menu.dismiss(animated: true)
    first.update(0.3)
    window.settle()
    expect(first.percentComplete == 0.3 && transitions.slide.count == 0 && page.presentedViewController === menu)
    first.cancel()
    window.settle()
    expect(transitions.slide.count == 0 && page.presentedViewController === menu)
    let second = UIPercentDrivenInteractiveTransition()
    transitions.interaction = second
    menu.dismiss(animated: true)
    second.update(0.9)
    second.finish()
    window.settle()
    expect(transitions.slide.count == 1 && page.presentedViewController == nil)
  }

  private struct Tinted: App {
    private let navigation: UINavigationController
    init() {
      UINavigationBar.appearance().tintColor = .red
      let page = Labelled("Page")
      navigation = UINavigationController(rootViewController: page)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "square.fill"), style: .plain, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem?.primaryAction = UIAction { _ in }
    }
    var body: some Scene { WindowGroup { Screen(controller: navigation).tint(.green) } }
  }
  @QuickTesting.Test func `an item in a bar has the colour of bars before that of its window`() throws {
    let window = TestWindow(Tinted.self, size: CGSize(width: 300, height: 200), idiom: .phone)
    let picture = try window.picture()
    let colors = (200..<300).flatMap { x in (0..<44).map { picture.color(x: x, y: $0) } }
    let seen = Set(colors.map { "\($0.red) \($0.green) \($0.blue)" }).prefix(8)
    expect(
      colors.contains { $0.red > 200 && $0.green < 90 } && !colors.contains { $0.green > 180 && $0.red < 90 }, "\(seen)"
    )
  }
}
