import Foundation
import HearthCore
import HearthUI

extension UIViewController {
  /// Shows a view controller in the window of this one, as a sheet: as large as it prefers, or as its views need.
  public func presentAsSheet(_ viewController: NSViewController) {
    viewController.prepareForMac()
    viewController.modalPresentationStyle = .formSheet
    viewController.isModalInPresentation = true
    present(viewController, animated: true)
  }
  /// Shows a view controller in a window of its own, which takes no other window's keyboard.
  public func presentAsModalWindow(_ viewController: NSViewController) {
    viewController.prepareForMac()
    let window = NSPanel(contentViewController: viewController)
    window.styleMask.remove([.miniaturizable, .resizable])
    MacPresentations.add(viewController, .window(window))
    window.makeKeyAndOrderFront(nil)
  }
  /// Shows a view controller at a rectangle of a view: points in its coordinate space.
  public func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: CGRect, of positioningView: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {
    let popover = NSPopover()
    popover.contentViewController = viewController
    popover.behavior = behavior
    MacPresentations.add(viewController, .popover(popover))
    popover.show(relativeTo: positioningRect, of: positioningView, preferredEdge: preferredEdge)
  }
  /// Ends the presentation of this view controller, however it is presented.
  public func dismiss(_ sender: Any?) {
    if MacPresentations.end(self) { return }
    if let window = viewIfLoaded?.window, window.contentViewController === self, window.made != nil {
      return window.isSheet ? window.sheetParent?.endSheet(window) ?? () : window.close()
    }
    dismiss(animated: true)
  }
  /// Ends the presentation of a view controller that this one presents.
  public func dismiss(_ viewController: NSViewController) { viewController.dismiss(nil as Any?) }
  /// The view controllers that this one presents; nil for none.
  public var presentedViewControllers: [NSViewController]? { presentedViewController.map { [$0] } }

  fileprivate func prepareForMac() {
    if !view.isMacRoot { view.isMacRoot = true }
    if preferredContentSize == .zero {
      let content = (view as? any ContentSized)?.contentSize(.unspecified), fitting = content ?? view.fittingSize
      let frame = view.frame.size
      preferredContentSize = fitting.width > 0 && fitting.height > 0 ? fitting : frame
    }
  }
}

/// View controllers that are shown in windows and popovers of their own, by the names of a Mac.
@MainActor private enum MacPresentations {
  enum Way {
    case window(NSWindow)
    case popover(NSPopover)
    @MainActor var isShown: Bool {
      switch self {
      case .window(let window): window.isVisible
      case .popover(let popover): popover.isShown
      }
    }
  }
  private struct Entry {
    weak var controller: UIViewController?
    let way: Way
  }
  private static var entries: [Entry] = []
  static func add(_ controller: UIViewController, _ way: Way) {
    entries.removeAll { $0.controller == nil || $0.controller === controller || !$0.way.isShown }
    entries.append(Entry(controller: controller, way: way))
  }
  static func end(_ controller: UIViewController) -> Bool {
    guard let index = entries.firstIndex(where: { $0.controller === controller }) else { return false }
    let entry = entries.remove(at: index)
    guard entry.way.isShown else { return false }
    switch entry.way {
    case .window(let window): window.close()
    case .popover(let popover): popover.close()
    }
    return true
  }
}
