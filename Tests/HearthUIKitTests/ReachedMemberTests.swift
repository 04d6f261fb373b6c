import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Members of UIKit and its neighbours that apps reach for.
@MainActor struct ReachedMemberTests {
  // MARK: - Values

  @Test func `functions of C make values of geometry`() {
    expect(CGSizeMake(1, 2), equals: CGSize(width: 1, height: 2))
    expect(CGPointMake(1, 2), equals: CGPoint(x: 1, y: 2))
    expect(CGRectMake(1, 2, 3, 4), equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(CGVectorMake(1, 2), equals: CGVector(dx: 1, dy: 2))
    expect(CGAffineTransform(1, 2, 3, 4, 5, 6), equals: CGAffineTransformMake(1, 2, 3, 4, 5, 6))
    expect(
      CGPoint(x: 1, y: 0).applying(CGAffineTransform(0, 1, -1, 0, 5, 5)), equals: CGPoint(x: 5, y: 6))
  }
  @Test func `user defaults take values by key-value coding`() throws {
    let defaults = try require(UserDefaults(suiteName: "reached-members"))
    defaults.setValue("Tea", forKey: "name")
    expect(
      defaults.value(forKey: "name") as? String == "Tea" && defaults.string(forKey: "name") == "Tea"
    )
    defaults.setValue(nil, forKey: "name")
    expect(defaults.value(forKey: "name") == nil)
  }
  @Test func `values of Foundation and Dispatch are there`() {
    expect(NSError().code == 0 && NSError().domain == "")
    expect(URLResponse().expectedContentLength, equals: -1)
    expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    let now = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    let later = now.advanced(by: .seconds(1))
    expect(now.distance(to: later), equals: .nanoseconds(1_000_000_000))
    expect(later.distance(to: now), equals: .nanoseconds(-1_000_000_000))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reached-cache")
    expect(
      URLCache(memoryCapacity: 1 << 10, diskCapacity: 1 << 20, directory: folder).diskCapacity,
      equals: 1
        << 20)
  }
  @Test func `an image literal without an image is reported and shows nothing`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let image: UIImage = #imageLiteral(resourceName: "no such image of this name")
    expect(image.size, equals: .zero)
  }
  @Test func `traits that are set are the current ones`() {
    let old = UITraitCollection.current
    defer { UITraitCollection.current = old }
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    expect(UITraitCollection.current.userInterfaceStyle, equals: .dark)
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
    expect(UITraitCollection.current.userInterfaceStyle, equals: .light)
  }

  // MARK: - Layers

  @Test func `a layer lies and turns about its anchor`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    expect(layer.frame, equals: CGRect(x: 100, y: 80, width: 40, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expect(layer.frame, equals: CGRect(x: 100, y: 60, width: 80, height: 40))
    layer.setAffineTransform(.identity)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    expect(layer.position, equals: CGPoint(x: 0, y: 20))
    let copy = CALayer(layer: layer)
    expect(copy.anchorPoint == layer.anchorPoint && copy.frame == layer.frame)
  }
  @Test func `a view lies and turns about the anchor of its layer`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 20))
    outer.addSubview(view)
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    expect(
      view.center == CGPoint(x: 70, y: 60) && view.frame.origin == CGPoint(x: 70, y: 60),
      "the place stays")
    view.frame = CGRect(x: 50, y: 50, width: 40, height: 20)
    expect(view.center, equals: CGPoint(x: 50, y: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(view.frame, equals: CGRect(x: 50, y: 50, width: 80, height: 40))
    expect(view.convert(CGPoint(x: 40, y: 20), to: outer), equals: CGPoint(x: 130, y: 90))
    expect(view.convert(CGPoint(x: 130, y: 90), from: outer), equals: CGPoint(x: 40, y: 20))
  }
  @Test func `a turned view is drawn about its anchor`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.layer.anchorPoint = .zero
    view.center = CGPoint(x: 20, y: 30)
    outer.addSubview(view)
    let window = TestWindow(size: CGSize(width: 100, height: 100)) { Holder(view: outer) }
    expect(window.displayList.contains("20,30 10x10 #ff0000"), "\(window.displayList)")
  }
  @Test func `hints of a layer are kept, and filters too`() {
    let layer = CALayer()
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    layer.filters = ["gaussianBlur"]
    layer.compositingFilter = "overlayBlendMode"
    expect(layer.shouldRasterize && layer.rasterizationScale == 2 && layer.filters?.count == 1)
    expect(layer.compositingFilter as? String == "overlayBlendMode")
  }

  // MARK: - Controls

  @Test func `a page control shows images in place of dots`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
    control.numberOfPages = 3
    let window = TestWindow(size: CGSize(width: 120, height: 26)) { Holder(view: control) }
    expect(!window.displayList.contains("star"))
    control.setIndicatorImage(UIImage(systemName: "star"), forPage: 1)
    window.settle()
    expect(window.displayList.contains("star"))
    expect(control.indicatorImage(forPage: 1) != nil && control.indicatorImage(forPage: 0) == nil)
    control.setIndicatorImage(nil, forPage: 1)
    control.preferredCurrentPageIndicatorImage = UIImage(systemName: "heart")
    window.settle()
    expect(window.displayList.contains("heart") && !window.displayList.contains("star"))
  }

  @Test func `a picture of a search bar lies behind its field`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    bar.placeholder = "Search for fruit"
    let window = TestWindow(size: CGSize(width: 200, height: 56)) { Holder(view: bar) }
    bar.backgroundImage = UIImage(systemName: "star")
    window.settle()
    let list = window.displayList
    let picture = try require(list.range(of: "symbol star"), "\(list)")
    let text = try require(list.range(of: "Search for fruit"), "\(list)")
    expect(picture.lowerBound < text.lowerBound)
    bar.backgroundImage = UIImage()
    window.settle()
    expect(!window.displayList.contains("symbol star"))
  }

  // MARK: - Delegates

  private final class Listener: NSObject, UIScrollViewDelegate {
    weak var next: (any UIScrollViewDelegate)?
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll")
      next?.scrollViewDidScroll?(scrollView)
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("end")
      next?.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
      calls.append("ended")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      next?.viewForZooming?(in: scrollView)
    }
  }
  @Test func `a delegate hands on what it is told to another one`() {
    let first = Listener()
    let second = Listener()
    let view = UIScrollView()
    first.next = second
    var target = CGPoint(x: 1, y: 2)
    first.scrollViewDidScroll(view)
    first.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    first.scrollViewDidEndDragging(view, willDecelerate: false)
    expect(second.calls == ["scroll", "end", "ended"] && first.calls == second.calls)
    expect(first.viewForZooming(in: view) == nil)
  }

  // MARK: - Events

  private final class Press: UIGestureRecognizer {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      log.append("began")
      state = .began
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log.append("ended")
      state = .ended
    }
    override func reset() { log.append("reset") }
  }
  @Test func `a gesture of the app's own class is told of touches, and begins anew`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let press = Press()
    view.addGestureRecognizer(press)
    let window = TestWindow(size: CGSize(width: 50, height: 50)) { Holder(view: view) }
    window.click(at: CGPoint(x: 20, y: 20))
    expect(press.log == ["began", "ended", "reset"] && press.state == .possible)
    window.click(at: CGPoint(x: 20, y: 20))
    expect(press.log.count, equals: 6)
  }

  private final class Track: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }
  @Test func `each change of a gesture is told of, and one that failed is not`() {
    let track = Track()
    var states: [UIGestureRecognizer.State] = []
    track.handler = { states.append(track.state) }
    for _ in 1...2 { track.touchesMoved([], with: UIEvent()) }
    track.state = .failed
    expect(states, equals: [.changed, .changed])
    track.handler = nil
  }

  // MARK: - Bars and lists

  @Test func `a bar names the item of the page at the top, with a view in place of its title`() {
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    expect(
      navigation.navigationBar.topItem === first.navigationItem
        && navigation.navigationBar.backItem == nil)
    navigation.pushViewController(second, animated: false)
    expect(navigation.navigationBar.topItem === second.navigationItem)
    expect(navigation.navigationBar.backItem === first.navigationItem)
    let label = UILabel()
    label.text = "In place of the title"
    second.navigationItem.titleView = label
    expect(second.navigationItem.titleView === label)
  }
  @Test func `a section may be a list`() {
    let layout = UICollectionViewCompositionalLayout { _, surroundings in
      NSCollectionLayoutSection.list(
        using: .init(appearance: .plain), layoutEnvironment: surroundings)
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    expect(layout.section(0, view.bounds.size, view)?.list?.appearance, equals: .plain)
  }
}
