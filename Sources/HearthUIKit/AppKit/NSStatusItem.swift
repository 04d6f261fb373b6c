import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// The place where the desktop shows the icons of programs.
@MainActor @preconcurrency public final class NSStatusBar: NSObject {
  /// The one of the desktop.
  public static let system = NSStatusBar()
  private override init() { super.init() }
  nonisolated deinit {}
  /// The height of the bar of a Mac: points. Panels of Linux do not say theirs.
  public var thickness: CGFloat { 22 }
  /// Adds an icon. It goes when nobody keeps the item.
  ///
  /// - Parameter length: How wide it is to be: as wide as its content, whatever is said.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
  /// Takes an icon away.
  public func removeStatusItem(_ item: NSStatusItem) { item.isVisible = false }
}

/// An icon of the app among those that the desktop shows for its programs, with a menu or a method: as a `MenuBarExtra`.
///
///     let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
///     item.button?.image = NSImage(systemSymbolName: "star", accessibilityDescription: "Favourites")
///     item.menu = menu
@MainActor @preconcurrency public final class NSStatusItem: NSObject {
  /// As wide as its content.
  public nonisolated static let variableLength: CGFloat = -1
  /// As wide as the bar is high.
  public nonisolated static let squareLength: CGFloat = -2
  /// How wide the item was asked to be: what is shown is as wide as its content.
  public var length: CGFloat { didSet { if length == 0 { isVisible = false } } }
  /// The button of the item: its look, and the action of a press.
  public let button: NSStatusBarButton? = NSStatusBarButton(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
  /// The menu that a press opens; nil for the button's method.
  public var menu: NSMenu? {
    didSet {
      oldValue?.whenChanged = nil
      menu?.whenChanged = { [weak self] in self?.didChange() }
      didChange()
    }
  }
  /// Whether the icon is shown.
  public var isVisible = true { didSet { if isVisible != oldValue { didChange() } } }
  /// The view controller of the window that is shown below the icon.
  var shownController: UIViewController? { didSet { if shownController !== oldValue { didChange() } } }
  private var item: MenuBarExtraItem?
  private weak var scenes: AppScenes?

  init(_ length: CGFloat) {
    self.length = length
    super.init()
    button?.item = self
    button?.didChange = { [weak self] in self?.didChange() }
    didChange()
  }
  isolated deinit { if let item { scenes?.remove(item) } }

  private func didChange() {
    guard let scenes = scenes ?? AppScenes.current ?? AppScenes.starting else { return }
    self.scenes = scenes
    if !isVisible {
      if let item { scenes.remove(item) }
      item = nil
      return
    }
    var extra = AppScenes.UndeclaredExtra()
    guard let button else { return }
    extra.title = button.title.isEmpty ? button.toolTip ?? "" : button.title
    extra.label = button.statusLabel
    extra.menu = menu?.content
    extra.window = shownController.map { AnyView(ControllerPresenter(controller: $0)) }
    extra.action = { [weak button] in button?.press() }
    if let item { scenes.change(item, to: extra) } else { item = scenes.add(extra) }
  }
  func showWindow() { if let item { scenes?.showWindow(of: item) } }
  func hideWindow() { if let item { scenes?.hideWindow(of: item) } }
  var showsWindow: Bool { item.map { scenes?.showsWindow(of: $0) ?? false } ?? false }
}

/// What an icon of the app in the desktop's bar shows, and what a press does.
@MainActor @preconcurrency public final class NSStatusBarButton: NSButton {
  weak var item: NSStatusItem?
  var didChange: (() -> Void)?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title = ""
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func lookDidChange() {
    super.lookDidChange()
    didChange?()
  }
  public override var toolTip: String? { didSet { didChange?() } }
  /// Whether the icon looks as it cannot be used.
  public var appearsDisabled = false { didSet { didChange?() } }
  var statusLabel: AnyView {
    let words = attributedTitle?.string ?? title
    let shown: AnyView
    if let image {
      shown =
        words.isEmpty
        ? AnyView(Image(nsImage: image))
        : AnyView(
          Label {
            Text(verbatim: words)
          } icon: {
            Image(nsImage: image)
          })
    } else {
      shown = AnyView(Text(verbatim: words))
    }
    return AnyView(shown.opacity(appearsDisabled ? 0.4 : 1))
  }
}

/// Hears of a popover. All of it may be left out.
@MainActor @preconcurrency public protocol NSPopoverDelegate: AnyObject {
  /// Whether the popover closes, which the user asks for.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}

/// A view controller at a rectangle of a view, or below the app's icon in the desktop's bar.
///
///     popover.contentViewController = NSHostingController(rootView: ContentView())
///     popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
@MainActor @preconcurrency open class NSPopover: NSResponder, UIPopoverPresentationControllerDelegate {
  /// When a popover goes by itself.
  public nonisolated enum Behavior: Int, Sendable {
    /// Never.
    case applicationDefined = 0
    /// When something else is used.
    case transient
    /// When something else of its window is used.
    case semitransient
  }
  /// The controller of the view that is shown.
  open var contentViewController: NSViewController? {
    didSet { if let size, let contentViewController { contentViewController.preferredContentSize = size } }
  }
  /// When the popover goes by itself. Below the app's icon it goes when another window gets the keyboard, whatever is said.
  open var behavior = Behavior.applicationDefined {
    didSet { contentViewController?.isModalInPresentation = behavior == .applicationDefined }
  }
  private var size: CGSize?
  /// How large what is shown is: points.
  open var contentSize: CGSize {
    get { size ?? contentViewController?.preferredContentSize ?? .zero }
    set {
      size = newValue
      contentViewController?.preferredContentSize = newValue
    }
  }
  /// Whether the popover comes and goes by an animation.
  open var animates = true
  /// Who hears of the popover. It is not kept.
  open weak var delegate: (any NSPopoverDelegate)?
  private weak var item: NSStatusItem?
  private var isPresented = false
  nonisolated deinit {}
  /// Whether the popover is shown.
  open var isShown: Bool { item?.showsWindow ?? isPresented }

  /// Shows the popover at a rectangle of a view: points in its coordinate space.
  open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    guard let controller = contentViewController, !isShown else { return }
    if !controller.view.isMacRoot { controller.view.isMacRoot = true }
    // As large as its content, where nothing else is said.
    if controller.preferredContentSize == .zero {
      controller.preferredContentSize =
        (controller.view as? any ContentSized)?.contentSize(.unspecified) ?? controller.view.fittingSize
    }
    tell(Self.willShowNotification) { $0.popoverWillShow($1) }
    if let item = (positioningView as? NSStatusBarButton)?.item {
      self.item = item
      item.shownController = controller
      item.showWindow()
    } else {
      guard let presenter = positioningView.window?.controllerInFront else {
        return Report(
          kind: .presentation, path: "NSPopover",
          message: "cannot be shown: the view that it is to be at is in no window."
        ).tell()
      }
      controller.modalPresentationStyle = .popover
      controller.isModalInPresentation = behavior == .applicationDefined
      if let popover = controller.popoverPresentationController {
        popover.sourceView = positioningView
        popover.sourceRect = positioningRect.isEmpty ? positioningView.bounds : positioningRect
        popover.permittedArrowDirections = positioningView.direction(at: preferredEdge)
        popover.delegate = self
      }
      isPresented = true
      presenter.present(controller, animated: animates)
    }
    tell(Self.didShowNotification) { $0.popoverDidShow($1) }
  }
  /// Closes the popover, where its delegate lets it.
  open func performClose(_ sender: Any?) { if delegate?.popoverShouldClose(self) != false { close() } }
  /// Closes the popover.
  open func close() {
    guard isShown else { return }
    tell(Self.willCloseNotification) { $0.popoverWillClose($1) }
    if let item {
      item.hideWindow()
    } else {
      contentViewController?.dismiss(animated: animates)
    }
    didEnd()
  }
  private func didEnd() {
    isPresented = false
    item = nil
    tell(Self.didCloseNotification) { $0.popoverDidClose($1) }
  }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if presentationController.presentedViewController !== contentViewController { return true }
    return delegate?.popoverShouldClose(self) ?? true
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard isPresented, presentationController.presentedViewController === contentViewController else { return }
    tell(Self.willCloseNotification) { $0.popoverWillClose($1) }
    didEnd()
  }
  private func tell(_ name: Notification.Name, _ action: (any NSPopoverDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    if let delegate { action(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
  public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  public nonisolated static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  public nonisolated static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}
extension UIView {
  /// The direction of a popover's arrow at an edge, in the view's coordinate space.
  fileprivate func direction(at edge: NSRectEdge) -> UIPopoverArrowDirection {
    switch edge {
    case .minX: .right
    case .maxX: .left
    case .minY: isFlipped ? .down : .up
    case .maxY: isFlipped ? .up : .down
    @unknown default: .any
    }
  }
}
