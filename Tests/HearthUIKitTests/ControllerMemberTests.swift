import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What apps say of view controllers, labels and links beside what they show.
@MainActor @Suite(.serialized) struct ControllerMemberTests {}

extension ControllerMemberTests {
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }
  private func show(_ controller: UIViewController) -> TestWindow {
    TestWindow(size: CGSize(width: 390, height: 800), idiom: .phone) { Screen(controller: controller) }
  }

  @QuickTesting.Test func `a delegate hears what comes to the top of a stack, by the app and by the user`() {
    final class Delegate: UINavigationControllerDelegate {
      var log: [String] = []
      func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {
        log.append("will \(v.title ?? "") \(animated)")
      }
      func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {
        log.append("did \(v.title ?? "")")
      }
    }
    let stack = UINavigationController(rootViewController: page("One")), delegate = Delegate()
    stack.delegate = delegate
    let window = show(stack)
    stack.pushViewController(page("Two"), animated: true)
    window.settle()
    expect(delegate.log, equals: ["will Two true", "did Two"])
    stack.setViewControllers(stack.viewControllers, animated: false)
    expect(delegate.log.count, equals: 2)
    window.press(named: "One")
    window.settle()
    expect(delegate.log.suffix(2), equals: ["will One true", "did One"])
  }
  @QuickTesting.Test func `the bar below a page has the page's buttons while it is not hidden`() {
    let page = page("One"), stack = UINavigationController(rootViewController: page)
    var pressed = 0
    page.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in pressed += 1 })]
    let window = show(stack)
    expect(stack.isToolbarHidden && window.place(ofDrawn: "Sort") == nil)
    stack.setToolbarHidden(false, animated: false)
    window.settle()
    expect((window.place(ofDrawn: "Sort")?.y ?? 0) > 600, "\(window.tree)")
    window.press(named: "Sort")
    expect(pressed, equals: 1)
    page.setToolbarItems([], animated: false)
    window.settle()
    expect(window.place(ofDrawn: "Sort") == nil)
  }
  @QuickTesting.Test func `a line above the title is that of its page`() throws {
    let page = page("Title"), stack = UINavigationController(rootViewController: page)
    let window = show(stack)
    page.navigationItem.prompt = "Prompt"
    window.settle()
    let prompt = try require(window.place(ofDrawn: "Prompt")), title = try require(window.place(ofDrawn: "Title"))
    expect(prompt.y < title.y)
    page.navigationItem.prompt = nil
    window.settle()
    expect(window.place(ofDrawn: "Prompt") == nil)
  }
  @QuickTesting.Test func `insets of a view controller are added to those of its page`() {
    let page = page("One"), stack = UINavigationController(rootViewController: page)
    let window = show(stack)
    let before = page.view.safeAreaInsets
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    window.settle()
    expect(page.view.safeAreaInsets.bottom == before.bottom + 30 && page.view.safeAreaInsets.top == before.top)
    expect(page.view.bounds.height, equals: 800)
    page.edgesForExtendedLayout = []
    window.settle()
    expect(page.view.bounds.height < 800)
  }
  @QuickTesting.Test func `a label has a colour while it is highlighted, and a shadow`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    (label.text, label.highlightedTextColor) = ("Text", .red)
    let window = TestWindow(size: label.bounds.size) { Holder(view: label) }
    let plain = window.displayList
    label.isHighlighted = true
    window.settle()
    expect(window.displayList.contains("#ff0000") && !plain.contains("#ff0000"))
    label.isHighlighted = false
    label.shadowColor = .blue
    window.settle()
    expect(window.displayList.contains("#0000ff"))
  }
  @QuickTesting.Test func `a delegate may keep a link from being opened`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var heard: [String] = [], opens = false
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        heard.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
        return opens
      }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), delegate = Delegate()
    view.isEditable = false
    view.delegate = delegate
    let text = NSMutableAttributedString(string: "See ")
    text.append(NSAttributedString(string: "this", attributes: [.link: URL(string: "https://example.org")!]))
    view.attributedText = text
    var opened: [String] = []
    let window = TestWindow(size: view.bounds.size) {
      Holder(view: view).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    }
    window.press(named: "See this")
    expect(delegate.heard == ["https://example.org 4 4"] && opened.isEmpty, "\(delegate.heard) \(window.tree)")
    delegate.opens = true
    window.press(named: "See this")
    expect(opened, equals: ["https://example.org"])
  }
  @QuickTesting.Test func `files are exported by a copy, and do not replace others`() throws {
    let files = FileManager.default, root = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = root.appendingPathComponent("Target")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: root) }
    let file = root.appendingPathComponent("Note.txt")
    try Data("note".utf8).write(to: file)
    try Data("old".utf8).write(to: folder.appendingPathComponent("Note.txt"))
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
    expect(picker.result(of: [folder])?.map(\.lastPathComponent), equals: ["Note 2.txt"])
    expect(files.fileExists(atPath: file.path))
    let mover = UIDocumentPickerViewController(forExporting: [file])
    expect(mover.result(of: [folder])?.map(\.lastPathComponent), equals: ["Note 3.txt"])
    expect(!files.fileExists(atPath: file.path))
    expect(try Data(contentsOf: folder.appendingPathComponent("Note.txt")) == Data("old".utf8))
    let opener = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
    let copies = try require(opener.result(of: [folder.appendingPathComponent("Note 2.txt")]))
    expect(copies.count == 1 && copies[0].deletingLastPathComponent() != folder)
    try? files.removeItem(at: copies[0].deletingLastPathComponent())
    let reports = TestWindow.reports { expect(mover.result(of: [folder]) == nil) }
    expect(reports.contains { $0.contains("cannot be put") })
  }
  @QuickTesting.Test func `one view takes the place of another, or is shown instead of it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), old = UIView(frame: root.bounds),
      new = UIView()
    root.addSubview(old)
    let window = TestWindow(size: root.bounds.size) { Holder(view: root) }
    UIView.transition(from: old, to: new, duration: 0)
    expect(new.superview === root && old.superview == nil && new.frame == root.bounds)
    root.addSubview(old)
    UIView.transition(from: new, to: old, duration: 0, options: .showHideTransitionViews)
    expect(new.isHidden && !old.isHidden && new.superview === root)
    withExtendedLifetime(window) {}
  }
}
