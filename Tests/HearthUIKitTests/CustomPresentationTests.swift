import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Presentations that an app arranges itself, and menus at a place of a view.
@MainActor @Suite(.serialized) struct CustomPresentationTests {}

extension CustomPresentationTests {
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Card: UIViewController {
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
      label.text = "Card"
      view.addSubview(label)
      view.backgroundColor = .red
    }
  }
  private final class Half: UIPresentationController {
    var log: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let size = containerView?.bounds.size else { return .zero }
      return CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    }
    override func presentationTransitionWillBegin() {
      log.append("will come")
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
        self?.log.append("alongside")
      })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("came \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("will go") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("gone \(completed)") }
  }
  private final class Way: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var half: Half?, animates = false
    var log: [String] = []
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      half = Half(presentedViewController: presented, presenting: presenting)
      return half
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        log.append("in \(Int(to.frame.minY))")
      } else {
        log.append("out \(context.view(forKey: .from) != nil)")
      }
      context.completeTransition(true)
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended") }
  }
  private func first() -> (UIViewController, TestWindow) {
    let first = UIViewController()
    return (first, TestWindow(size: CGSize(width: 390, height: 800), idiom: .phone) { Screen(controller: first) })
  }

  @QuickTesting.Test func `a presentation controller says where a view is, and hears when it comes and goes`() throws {
    let (first, window) = first(), card = Card(), way = Way()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = way
    var isDone = false
    first.present(card, animated: true) { isDone = true }
    window.settle()
    window.advance(by: .seconds(1))
    let half = try require(way.half)
    expect(half.log == ["will come", "alongside", "came true"] && isDone, "\(half.log)")
    expect(try require(window.place(ofDrawn: "Card")).y > 400)
    expect(first.presentedViewController === card && card.presentingViewController === first)
    expect(card.presentationController === half && half.presentingViewController === first)
    var isGone = false
    card.dismiss(animated: true) { isGone = true }
    window.settle()
    window.advance(by: .seconds(1))
    expect(isGone && half.log.suffix(2) == ["will go", "gone true"], "\(half.log)")
    expect(window.place(ofDrawn: "Card") == nil && first.presentedViewController == nil)
  }
  @QuickTesting.Test func `an animator makes a view come and go`() throws {
    let (first, window) = first(), card = Card(), way = Way()
    way.animates = true
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = way
    first.present(card, animated: true)
    window.settle()
    expect(way.log == ["in 0", "ended"] && way.half == nil && window.place(ofDrawn: "Card") != nil, "\(way.log)")
    first.dismiss(animated: true)
    window.settle()
    expect(way.log.suffix(2) == ["out true", "ended"] && window.place(ofDrawn: "Card") == nil, "\(way.log)")
    first.present(card, animated: false)
    window.settle()
    expect(way.log.count == 4 && window.place(ofDrawn: "Card") != nil)
  }
  @QuickTesting.Test func `a delegate that says nothing of it leaves a cover as it is`() {
    final class Nothing: NSObject, UIViewControllerTransitioningDelegate {}
    let (first, window) = first(), card = Card(), nothing = Nothing()
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = nothing
    first.present(card, animated: false)
    window.settle()
    window.advance(by: .seconds(1))
    expect(card.customPresentation == nil && window.place(ofDrawn: "Card") != nil)
  }
  @QuickTesting.Test func `a cover fades and turns where its style says so`() {
    func early(_ style: UIModalTransitionStyle) -> String {
      let (first, window) = first(), card = Card()
      card.modalPresentationStyle = .fullScreen
      card.modalTransitionStyle = style
      first.present(card, animated: true)
      window.advance(by: .milliseconds(16))
      window.advance(by: .milliseconds(250))
      return window.displayList
    }
    let usual = early(.coverVertical), fade = early(.crossDissolve), flip = early(.flipHorizontal)
    expect(fade.contains("opacity") && !usual.contains("opacity"), "\(fade)")
    expect(flip.contains("transform") && flip != usual, "\(flip)")
  }
  @QuickTesting.Test func `a menu has the commands that a responder performs`() {
    final class Canvas: UIView {
      var heard: [String] = []
      func copyIt() { heard.append("copy") }
      static let copyIt = Selector("copyIt", Canvas.copyIt)
      static let other = Selector("other:", UISwitch.didMoveToWindow)
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), menu = UIMenuController.shared
    let window = TestWindow(size: canvas.bounds.size) { Holder(view: canvas) }
    menu.menuItems = [
      UIMenuItem(title: "Copy It", action: Canvas.copyIt), UIMenuItem(title: "Other", action: Canvas.other),
    ]
    menu.showMenu(from: canvas, rect: CGRect(x: 10, y: 10, width: 50, height: 20))
    window.settle()
    expect(menu.isMenuVisible && menu.menuFrame.minX == 10, "\(window.tree)")
    window.press(named: "Copy It")
    window.settle()
    expect(canvas.heard, equals: ["copy"])
    menu.menuItems = []
    menu.hideMenu()
    window.settle()
    expect(!menu.isMenuVisible)
  }
}
