import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Members of scroll views, gestures, layers and view controllers.
@MainActor struct MemberTests {
  private func show(_ view: UIView) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 100)) { Holder(view: view) }
  }

  @Test func `the rate at which a scroll view slows down is the engine's`() {
    let scroll = UIScrollView()
    expect(scroll.decelerationRate == .normal && scroll.scrolling.decelerationRate == nil)
    scroll.decelerationRate = .fast
    expect(scroll.scrolling.decelerationRate, equals: 0.99)
    scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
    expect(scroll.scrolling.decelerationRate == nil)
  }
  @Test func `a scroll view whose pan is switched off does not scroll`() {
    let scroll = UIScrollView()
    expect(scroll.panGestureRecognizer.view === scroll && scroll.scrolling.isEnabled)
    scroll.panGestureRecognizer.isEnabled = false
    expect(!scroll.scrolling.isEnabled && scroll.isScrollEnabled)
  }
  @Test func `a pan of a scroll view says how far the content has come`() {
    let scroll = UIScrollView(), pan = ScrollPanRecognizer(scroll)
    var log: [UIGestureRecognizer.State] = []
    pan.handler = { [unowned pan] in log.append(pan.state) }
    pan.begin()
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    pan.move()
    expect(pan.translation(in: scroll), equals: CGPoint(x: 0, y: -30))
    pan.end()
    expect(log == [.began, .changed, .ended] && pan.state == .possible)
  }
  @Test func `a gesture cancels the touches of its view unless it says otherwise`() {
    final class Touched: UIView {
      var log: [UITouch.Phase] = []
      private func note(_ touches: Set<UITouch>) { for touch in touches { log.append(touch.phase) } }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
    for cancels in [true, false] {
      let view = Touched(), pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      view.addGestureRecognizer(pan)
      let window = show(view)
      window.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50))
      expect(view.log, equals: [.began, cancels ? .cancelled : .ended])
    }
  }
  @Test func `a forced direction turns constraints and text about in the view and in what is in it`() {
    let view = UIView(), row = UIView(), box = UIView()
    view.addSubview(row)
    row.addSubview(box)
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: row.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let window = show(view)
    expect(box.frame.minX, equals: 8)
    row.semanticContentAttribute = .forceRightToLeft
    window.settle()
    expect(box.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
    expect(abs(box.frame.maxX - (100 - 8)) < 0.01)
    row.semanticContentAttribute = .playback
    window.settle()
    expect(abs(box.frame.minX - 8) < 0.01)
  }
  @Test func `a shadow is that of the shadow's path where there is one`() {
    let view = UIView(), box = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    box.backgroundColor = .white
    box.layer.shadowOpacity = 1
    view.addSubview(box)
    let window = show(view)
    expect(window.displayList.contains("shadow") && !window.displayList.contains("blur"))
    box.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)).cgPath
    window.settle()
    expect(!window.displayList.contains("shadow") && window.displayList.contains("blur"))
  }
  @Test func `what a view controller says of the system's bars is asked again when it changes`() {
    final class Reader: UIViewController {
      var isImmersed = false
      var asked = 0
      override var prefersStatusBarHidden: Bool {
        asked += 1
        return isImmersed
      }
    }
    struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    let reader = Reader(), stack = UINavigationController(rootViewController: reader)
    let window = TestWindow(size: CGSize(width: 300, height: 300), idiom: .phone) { Shown(controller: stack) }
    let first = reader.asked
    expect(first > 0)
    reader.isImmersed = true
    reader.setNeedsStatusBarAppearanceUpdate()
    window.settle()
    expect(reader.asked > first && window.reports.isEmpty)
  }
  @Test func `a page of a stack hides the bar of tabs`() {
    struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    let root = UIViewController(), page = UIViewController(), other = UIViewController()
    page.hidesBottomBarWhenPushed = true
    other.title = "Second tab"
    let stack = UINavigationController(rootViewController: root), tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let window = TestWindow(size: CGSize(width: 300, height: 500), idiom: .phone) { Shown(controller: tabs) }
    expect(window.displayList.contains("Second tab"))
    stack.pushViewController(page, animated: false)
    window.settle()
    expect(!window.displayList.contains("Second tab"))
    stack.popViewController(animated: false)
    window.settle()
    expect(window.displayList.contains("Second tab"))
  }
}
