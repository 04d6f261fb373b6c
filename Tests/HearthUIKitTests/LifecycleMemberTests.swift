import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Why view controllers come and go, who may end presentations, and constraints that views make themselves.
@MainActor @Suite(.serialized) struct LifecycleMemberTests {}

extension LifecycleMemberTests {
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Page: UIViewController {
    var log: [String] = []
    private func note(_ moment: String) {
      let facts: [(Bool, String)] = [
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "to parent"),
        (isMovingFromParent, "from parent"),
      ]
      log.append(([moment] + facts.filter(\.0).map(\.1)).joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { note("appear") }
    override func viewDidDisappear(_ animated: Bool) { note("disappear") }
  }
  private func window(_ controller: UIViewController) -> TestWindow {
    TestWindow(size: CGSize(width: 390, height: 800), idiom: .phone) { Screen(controller: controller) }
  }

  @QuickTesting.Test func `a view controller knows that it is presented, and that the presentation ends`() {
    let first = UIViewController(), page = Page(), window = window(first)
    first.present(page, animated: false)
    window.settle()
    expect(page.log, equals: ["appear presented"])
    expect(!page.isBeingPresented)
    page.dismiss(animated: false)
    window.settle()
    expect(page.log, equals: ["appear presented", "disappear dismissed"])
    first.present(page, animated: false)
    window.settle()
    expect(page.log.last, equals: "appear presented")
  }
  @QuickTesting.Test func `a page of a stack knows that it is pushed and popped`() {
    let root = Page(), page = Page(), stack = UINavigationController(rootViewController: root)
    let window = window(stack)
    stack.pushViewController(page, animated: false)
    window.settle()
    expect(page.log, equals: ["appear to parent"])
    stack.popViewController(animated: false)
    window.settle()
    expect(page.log, equals: ["appear to parent", "disappear from parent"])
    expect(!root.isMovingToParent && !root.isMovingFromParent)
  }
  @QuickTesting.Test func `a delegate is asked each time that the user wants to end a presentation`() throws {
    final class Guard: UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      var mayEnd = false
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return mayEnd
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
      }
    }
    let first = UIViewController(), sheet = UIViewController(), watch = Guard(), window = window(first)
    sheet.presentationController?.delegate = watch
    first.present(sheet, animated: false)
    window.settle()
    window.press(.escape)
    expect(watch.log == ["should", "attempt"] && first.presentedViewController === sheet, "\(watch.log)")
    sheet.isModalInPresentation = true
    window.settle()
    watch.log = []
    window.press(.escape)
    expect(watch.log, equals: ["attempt"])
    sheet.isModalInPresentation = false
    window.settle()
    (watch.mayEnd, watch.log) = (true, [])
    window.press(.escape)
    expect(watch.log == ["should", "will", "did"] && first.presentedViewController == nil, "\(watch.log)")
  }
  @QuickTesting.Test func `a view deep in others is laid out again when it asks for that`() {
    final class Inner: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), inner = Inner(frame: .zero)
    outer.addSubview(middle)
    middle.addSubview(inner)
    let window = TestWindow(size: CGSize(width: 100, height: 100), idiom: .phone) { Holder(view: outer) }
    let before = inner.layouts
    inner.setNeedsLayout()
    window.settle()
    expect(before > 0 && inner.layouts == before + 1, "\(before), \(inner.layouts)")
  }
  @QuickTesting.Test func `views and view controllers make constraints before they are laid out`() {
    final class Frame: UIView {
      let inner = UIView()
      var gap: CGFloat = 10
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        removeConstraints(constraints)
        inner.translatesAutoresizingMaskIntoConstraints = false
        if inner.superview == nil { addSubview(inner) }
        for (edge, sign) in [(NSLayoutConstraint.Attribute.left, 1.0), (.top, 1), (.right, -1), (.bottom, -1)] {
          addConstraint(
            NSLayoutConstraint(
              item: inner, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge, multiplier: 1,
              constant: sign * gap))
        }
        super.updateConstraints()
      }
    }
    let view = Frame(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = TestWindow(size: CGSize(width: 100, height: 100), idiom: .phone) { Holder(view: view) }
    expect(view.inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80) && view.updates == 1)
    expect(!view.needsUpdateConstraints())
    view.gap = 20
    view.setNeedsUpdateConstraints()
    expect(view.needsUpdateConstraints())
    window.settle()
    expect(view.inner.frame == CGRect(x: 20, y: 20, width: 60, height: 60) && view.updates == 2)
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller(), shown = self.window(controller)
    expect(controller.updates == 1, "\(controller.updates)")
    controller.view.setNeedsUpdateConstraints()
    shown.settle()
    expect(controller.updates, equals: 2)
  }
  @QuickTesting.Test func `a bar follows what is said of its buttons, and is hidden by itself`() {
    let page = UIViewController(), stack = UINavigationController(rootViewController: page)
    page.title = "Page"
    var saves = 0
    let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in saves += 1 })
    save.accessibilityIdentifier = "save"
    save.isEnabled = false
    page.navigationItem.setRightBarButton(save, animated: false)
    let window = window(stack)
    window.click("save")
    expect(saves, equals: 0)
    save.isEnabled = true
    save.title = "Keep"
    window.settle()
    window.click("save")
    expect(saves == 1 && window.displayList.contains("\"Keep\""))
    save.isHidden = true
    window.settle()
    expect(!window.displayList.contains("\"Keep\""))
    expect(window.displayList.contains("\"Page\"") && !stack.isNavigationBarHidden)
    stack.navigationBar.isHidden = true
    window.settle()
    expect(!window.displayList.contains("\"Page\"") && stack.isNavigationBarHidden)
    stack.setNavigationBarHidden(false, animated: false)
    window.settle()
    expect(window.displayList.contains("\"Page\"") && !stack.navigationBar.isHidden)
  }
}
