import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var count = 50
  var moves = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A tap that notes where it was.
private final class Tap: UITapGestureRecognizer {
  var places: [CGPoint] = []
  init(in view: UIView) {
    super.init(target: nil, action: nil)
    view.addGestureRecognizer(self)
    handler = { [weak self, weak view] in if let self, let view { places.append(location(in: view)) } }
  }
}

/// The origin of a scroll view's bounds is where its content is. Source: Apple, Scroll View Programming Guide.
@MainActor struct ScrollBoundsTests {
  private func show(_ view: UIView) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400), idiom: .phone) { Holder(view: view).ignoresSafeArea() }
  }
  private func makeScroll(_ scroll: UIScrollView = UIScrollView()) -> (UIScrollView, UIView) {
    let mark = UIView(frame: CGRect(x: 10, y: 500, width: 50, height: 50))
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    mark.backgroundColor = .red
    mark.accessibilityIdentifier = "mark"
    mark.isAccessibilityElement = true
    scroll.addSubview(mark)
    return (scroll, mark)
  }
  private func makeTable(_ numbers: Numbers) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    (table.dataSource, table.delegate, table.rowHeight) = (numbers, numbers, 40)
    return table
  }

  @Test func `the origin of the bounds is where the content is, and moves it`() throws {
    let (scroll, mark) = makeScroll(), numbers = Numbers()
    scroll.delegate = numbers
    let window = show(scroll)
    scroll.bounds.origin.y = 300
    expect(scroll.contentOffset.y == 300 && numbers.moves == 1)
    window.settle()
    expect(try window.element("mark").frame, equals: CGRect(x: 10, y: 200, width: 50, height: 50))
    expect(mark.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 10, y: 200))
    expect(scroll.convert(CGPoint(x: 0, y: 500), to: nil), equals: CGPoint(x: 0, y: 200))
    expect(mark.convert(CGPoint.zero, to: scroll), equals: CGPoint(x: 10, y: 500))
    expect(scroll.bounds == CGRect(x: 0, y: 300, width: 300, height: 400) && scroll.frame.origin == .zero)
    expect(numbers.moves, equals: 1)
    scroll.bounds.size.height = 300
    expect(scroll.contentOffset.y, equals: 300)
    expect(window.reports, equals: [])
  }
  @Test func `where the content cannot go it is elsewhere at the end of the frame`() {
    let (scroll, _) = makeScroll()
    let window = show(scroll)
    scroll.contentOffset.y = 1_600
    window.settle()
    scroll.contentOffset.y = 9_000
    expect(scroll.contentOffset.y, equals: 9_000)
    window.settle()
    expect(scroll.contentOffset.y, equals: 2_000 - 400)
  }
  @Test func `the same place is gone to again after the user has left it`() throws {
    let (scroll, _) = makeScroll()
    let window = show(scroll)
    scroll.contentOffset.y = 300
    window.settle()
    window.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 100, y: 100))
    window.advance(by: .seconds(2))
    expect(scroll.contentOffset.y > 400)
    scroll.contentOffset.y = 300
    window.settle()
    expect(try window.element("mark").frame.minY, equals: 200)
  }
  @Test func `with an animation the content is on its way`() {
    let (scroll, _) = makeScroll(), numbers = Numbers()
    scroll.delegate = numbers
    let window = show(scroll)
    scroll.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    expect(scroll.contentOffset.y, equals: 0)
    for _ in 0..<4 { window.advance(by: .milliseconds(50)) }
    expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 800, "\(scroll.contentOffset)")
    window.advance(by: .seconds(3))
    expect(scroll.contentOffset.y == 800 && numbers.moves > 2)
  }
  @Test func `a gesture is at a point of the content`() {
    let (scroll, _) = makeScroll(), tap = Tap(in: scroll), text = UITextView()
    let window = show(scroll)
    scroll.contentOffset.y = 300
    window.settle()
    window.click(at: CGPoint(x: 100, y: 50))
    expect(tap.places, equals: [CGPoint(x: 100, y: 350)])
    expect(scroll.hitTest(CGPoint(x: 20, y: 510), with: nil)?.accessibilityIdentifier, equals: "mark")
    expect(scroll.hitTest(CGPoint(x: 20, y: 10), with: nil) == nil)
    withExtendedLifetime(text) {}
  }

  private final class Sticky: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      subviews.first?.frame.origin.y = max(100, bounds.minY)
    }
  }
  @Test func `subviews are laid out while the content moves, and may stay where they are`() throws {
    let (scroll, _) = makeScroll(Sticky())
    let window = show(scroll)
    expect(try window.element("mark").frame.minY, equals: 100)
    let before = (scroll as? Sticky)?.layouts ?? 0
    window.scroll(by: CGSize(width: 0, height: -250), at: CGPoint(x: 100, y: 100))
    window.advance(by: .seconds(2))
    expect(scroll.contentOffset.y > 100 && ((scroll as? Sticky)?.layouts ?? 0) > before)
    expect(try window.element("mark").frame.minY, equals: 0)
    expect(window.reports, equals: [])
  }
  private final class Watching: UIViewController {
    let scroll: UIScrollView
    var layouts = 0
    init(_ scroll: UIScrollView) {
      self.scroll = scroll
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = scroll }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }
  @Test func `the controller of a scroll view hears of layout while the content moves`() {
    let (scroll, _) = makeScroll(), controller = Watching(scroll)
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { ControllerHolder(controller: controller) }
    let before = controller.layouts
    scroll.contentOffset.y = 200
    window.settle()
    expect(controller.layouts > before)
  }
  private struct ControllerHolder: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  @Test func `what constraints hold at the frame of a scroll view stays, and what they hold at its content moves`()
    throws
  {
    let root = UIView(), scroll = UIScrollView(), content = UIView(), pinned = UIView()
    for (outer, inner) in [(root, scroll), (scroll, content), (scroll, pinned)] as [(UIView, UIView)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
    }
    for (view, name) in [(content, "content"), (pinned, "pinned")] {
      (view.accessibilityIdentifier, view.isAccessibilityElement, view.backgroundColor) = (name, true, .red)
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1_000),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 20),
      pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 60), pinned.heightAnchor.constraint(equalToConstant: 30),
    ])
    let window = show(root)
    expect(try window.element("pinned").frame, equals: CGRect(x: 0, y: 20, width: 60, height: 30))
    scroll.contentOffset.y = 150
    window.settle()
    expect(try window.element("pinned").frame, equals: CGRect(x: 0, y: 20, width: 60, height: 30))
    expect(try window.element("content").frame.minY, equals: -150)
    expect(pinned.frame.minY == 170 && content.frame.minY == 0 && scroll.contentSize.height == 1_000)
    expect(window.reports, equals: [])
  }

  @Test func `what lies beside content that is smaller, or has no size, is seen`() throws {
    let scroll = UIScrollView(), mark = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
    mark.backgroundColor = .red
    scroll.addSubview(mark)
    let window = show(scroll)
    expect(window.displayList.contains("20,30 50x50"), window.displayList)
    scroll.contentSize = CGSize(width: 10, height: 10)
    window.settle()
    expect(window.displayList.contains("20,30 50x50") && scroll.contentSize.width == 10, window.displayList)
  }
  @Test func `the app says how large content is of which constraints say nothing`() {
    let scroll = UIScrollView(), pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(pinned)
    scroll.contentSize = CGSize(width: 300, height: 900)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 60), pinned.heightAnchor.constraint(equalToConstant: 30),
    ])
    let window = show(scroll)
    expect(scroll.contentSize, equals: CGSize(width: 300, height: 900))
    scroll.contentOffset.y = 400
    window.settle()
    expect(scroll.contentOffset.y == 400 && pinned.frame.minY == 400)
  }
  @Test func `rows are at points of what their table scrolls`() {
    let numbers = Numbers(), table = makeTable(numbers), tap = Tap(in: table)
    let window = show(table)
    table.contentOffset.y = 400
    window.settle()
    let path = IndexPath(row: 12, section: 0), cell = table.cellForRow(at: path)
    expect(table.bounds, equals: CGRect(x: 0, y: 400, width: 300, height: 400))
    expect(table.rectForRow(at: path), equals: CGRect(x: 0, y: 480, width: 300, height: 40))
    expect(cell?.frame == table.rectForRow(at: path) && cell?.center == CGPoint(x: 150, y: 500))
    expect(cell?.bounds, equals: CGRect(x: 0, y: 0, width: 300, height: 40))
    expect(cell?.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: 80))
    expect(cell?.convert(CGPoint.zero, to: table), equals: CGPoint(x: 0, y: 480))
    expect(cell.map { table.convert($0.frame, to: nil) }, equals: CGRect(x: 0, y: 80, width: 300, height: 40))
    expect(table.indexPathForRow(at: CGPoint(x: 10, y: 490)), equals: path)
    window.click(at: CGPoint(x: 100, y: 90))
    if let place = tap.places.first { expect(place.y, equals: 490) }
    // Before the frame in which the table is seen elsewhere rows stay where they are in the content.
    table.contentOffset.y = 440
    expect(table.rectForRow(at: path), equals: CGRect(x: 0, y: 480, width: 300, height: 40))
    window.settle()
    expect(table.rectForRow(at: path), equals: CGRect(x: 0, y: 480, width: 300, height: 40))
    expect(window.reports, equals: [])
  }
  @Test func `insets keep the rows of a table and the items of a collection from its edges`() {
    let numbers = Numbers(), table = makeTable(numbers)
    table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let window = show(table)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    expect(first?.convert(CGPoint.zero, to: nil).y == 30 && table.contentOffset.y == -30)
    expect(first?.frame.minY == 0 && table.adjustedContentInset.top == 30)
    expect(table.contentSize, equals: CGSize(width: 300, height: 50 * 40))
    table.contentOffset.y = 0
    window.settle()
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.convert(CGPoint.zero, to: nil).y, equals: 0)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let items = UICollectionView(frame: .zero, collectionViewLayout: layout)
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.dataSource = numbers
    items.contentInset.top = 30
    let other = show(items)
    expect(items.cellForItem(at: IndexPath(item: 0, section: 0))?.convert(CGPoint.zero, to: nil).y, equals: 30)
    withExtendedLifetime(other) {}
  }

  /// Items in a column; the first one stays at the upper edge of what is seen.
  private final class Pinning: UICollectionViewLayout {
    var preparations = 0
    var asked: [(new: CGRect, old: CGRect)] = []
    override func prepare() { preparations += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50 * 60) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append((newBounds, collectionView?.bounds ?? .zero))
      return true
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let top = indexPath.item == 0 ? collectionView?.bounds.minY ?? 0 : CGFloat(indexPath.item) * 60
      attributes.frame = CGRect(x: 0, y: top, width: 300, height: 60)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<50).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }
  @Test func `a layout is asked about other bounds while items are scrolled, and places them by these`() {
    let numbers = Numbers(), layout = Pinning(), view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    let tap = Tap(in: view)
    let window = show(view), before = layout.preparations
    window.scroll(by: CGSize(width: 0, height: -500), at: CGPoint(x: 100, y: 100))
    window.advance(by: .seconds(2))
    let offset = view.contentOffset.y
    expect(offset > 300 && layout.asked.last?.new.minY == offset && layout.preparations > before)
    expect(layout.asked.allSatisfy { $0.new != $0.old && $0.new.size == $0.old.size })
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    expect(
      first?.convert(CGPoint.zero, to: nil) == .zero && first?.frame.minY == offset,
      "\(String(describing: first?.frame))")
    window.click(at: CGPoint(x: 100, y: 200))
    if let place = tap.places.first {
      expect(view.indexPathForItem(at: place)?.item, equals: Int((offset + 200) / 60))
    }
    expect(window.reports, equals: [])
  }

  @Test func `what lies over a text that is scrolled moves with it`() throws {
    let text = UITextView(), mark = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    text.isEditable = false
    text.text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
    (mark.accessibilityIdentifier, mark.isAccessibilityElement) = ("mark", true)
    mark.backgroundColor = .red
    text.addSubview(mark)
    let window = show(text)
    text.contentOffset.y = 60
    window.settle()
    expect(try window.element("mark").frame.minY, equals: 40)
    expect(text.bounds.minY, equals: 60)
    expect(mark.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: 40))
  }
  @Test func `a layer that is added to that of a scroll view moves with the content`() {
    let (scroll, _) = makeScroll(), layer = CALayer()
    layer.frame = CGRect(x: 100, y: 200, width: 40, height: 40)
    layer.backgroundColor = UIColor.blue.cgColor
    scroll.layer.addSublayer(layer)
    let window = show(scroll)
    expect(window.displayList.contains("100,200 40x40"), window.displayList)
    scroll.contentOffset.y = 150
    window.settle()
    expect(window.displayList.contains("100,50 40x40"), window.displayList)
  }
}
