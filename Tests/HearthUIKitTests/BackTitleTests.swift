import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// What the button says that goes back, and which searches stay. Source: Apple, `UINavigationItem`.
@MainActor struct BackTitleTests {
  private final class Page: UIViewController {}
  private struct Stack: UIViewControllerRepresentable {
    let controller: UINavigationController
    func makeUIViewController(context: Context) -> UINavigationController { controller }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
  /// What the button shows and is called, with a first page that is changed by `change`.
  private func back(_ change: (UINavigationItem) -> Void) throws -> (shown: [String], label: String?) {
    let first = Page(), second = Page()
    first.title = "Letters"
    second.title = "One"
    change(first.navigationItem)
    let controller = UINavigationController(rootViewController: first)
    controller.pushViewController(second, animated: false)
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Stack(controller: controller) }
    window.advance(by: .seconds(1))
    let texts = ["Letters", "Mail", "Back"].filter { window.displayList.contains("\"\($0)\"") }
    return (texts, try window.element("back").label)
  }

  @Test func `the button says the title of the page behind, or what that page says instead`() throws {
    expect(try back { _ in }.shown, equals: ["Letters"])
    expect(try back { $0.backButtonTitle = "Mail" }.shown, equals: ["Mail"])
    expect(
      try back { $0.backBarButtonItem = UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil) }.shown,
      equals: ["Mail"])
    expect(try back { $0.backButtonDisplayMode = .generic }.shown, equals: ["Back"])
  }
  @Test func `an empty title leaves the sign alone, with the page's name for those who do not see it`() throws {
    let changes: [(UINavigationItem) -> Void] = [
      { $0.backButtonTitle = "" }, { $0.backButtonDisplayMode = .minimal },
      { $0.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil) },
    ]
    for change in changes {
      let back = try back(change)
      expect(back.shown, equals: [])
      expect(back.label, equals: "Letters")
    }
  }
  @Test func `a title that changes later is shown`() throws {
    let first = Page(), second = Page()
    first.title = "Letters"
    let controller = UINavigationController(rootViewController: first)
    controller.pushViewController(second, animated: false)
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Stack(controller: controller) }
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("\"Letters\""))
    first.navigationItem.backButtonTitle = "Mail"
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("\"Mail\"") && !window.displayList.contains("\"Letters\""))
  }
  @Test func `a view undoes by the window's manager, and a responder may have one of its own`() throws {
    final class Own: UIView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), inner = UIView(), own = Own(),
      within = UIView()
    outer.addSubview(inner)
    outer.addSubview(own)
    own.addSubview(within)
    struct Shown: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Both: View {
      let view: UIView
      @Environment(\.undoManager) private var manager
      var body: some View {
        Shown(view: view)
        Text(manager.map { $0.canUndo ? "changed" : "as it was" } ?? "none")
      }
    }
    expect(inner.undoManager == nil)
    let window = TestWindow { Both(view: outer) }
    expect(inner.undoManager != nil && inner.undoManager === outer.undoManager)
    expect(within.undoManager === own.own)
    inner.undoManager?.registerUndo(withTarget: inner) { $0.tag = 0 }
    inner.tag = 3
    window.press("z", modifiers: .command)
    expect(inner.tag, equals: 0)
  }
}
