import Foundation
import HearthCore
import HearthUI

/// The windows that are shown in a window, one after the other, as sheets.
@MainActor final class WindowSheets: SheetPresenting {
  private final class Entry {
    let window: UIWindow
    let controller: UIViewController
    let handler: ((Int) -> Void)?
    init(_ window: UIWindow, _ controller: UIViewController, _ handler: ((Int) -> Void)?) {
      (self.window, self.controller, self.handler) = (window, controller, handler)
    }
  }
  private unowned let parent: UIWindow
  private var entries: [Entry] = []
  private var shown: Entry?
  init(_ parent: UIWindow) { self.parent = parent }
  nonisolated deinit {}

  var windows: [UIWindow] { entries.map(\.window) }
  func begin(_ window: UIWindow, _ handler: ((Int) -> Void)?) {
    guard window.made != nil, window.session == nil, window.sheetHost == nil else {
      Report(
        kind: .presentation, path: "NSWindow.beginSheet",
        message: "shows a window that the app has made, and that is not on the screen. Nothing is shown."
      ).tell()
      handler?(0)
      return
    }
    let size = window.made?.size ?? .zero
    let controller = SheetController(window, size)
    entries.append(Entry(window, controller, handler))
    showNext()
  }
  private func showNext() {
    guard shown == nil, let next = entries.first else { return }
    guard let presenter = parent.controllerInFront else {
      Report(
        kind: .presentation, path: "NSWindow.beginSheet", message: "cannot show a sheet: the window shows nothing."
      )
      .tell()
      return end(next.window, 0)
    }
    shown = next
    next.window.sheetHost = parent
    presenter.present(next.controller, animated: true)
  }
  func end(_ window: UIWindow, _ code: Int) {
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    let entry = entries.remove(at: index)
    guard entry === shown else {
      entry.handler?(code)
      return
    }
    entry.controller.dismiss(animated: true) { [self] in
      shown = nil
      window.sheetHost = nil
      entry.handler?(code)
      showNext()
    }
  }
}

/// Shows what a window shows, in another window.
@MainActor private final class SheetController: UIViewController {
  private let window: UIWindow
  private let reference = WindowReference()
  init(_ window: UIWindow, _ size: CGSize) {
    self.window = window
    super.init(nibName: nil, bundle: nil)
    reference.window = window
    modalPresentationStyle = .formSheet
    isModalInPresentation = true
    if size.width > 0, size.height > 0 { preferredContentSize = size }
    WindowDisplay.beginUse()
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func loadView() {
    let reference = reference
    view = HostingView(
      AnyView(
        RootPresenter(controller: window.rootViewController).modifier(
          _EnvironmentModifier { $0[HostWindowKey.self] = ObjectReference(reference) })))
  }
}
