import Foundation
import HearthCore
import HearthUI

/// Shows a view in the title bar of a window, or right below it.
///
///     let accessory = NSTitlebarAccessoryViewController()
///     accessory.view = filterBar
///     accessory.layoutAttribute = .bottom
///     window.addTitlebarAccessoryViewController(accessory)
///
/// The view is as large as its frame, or as its content wants to be where that is empty; below the bar it is as wide as the window.
@MainActor @preconcurrency open class NSTitlebarAccessoryViewController: NSViewController, WindowBarAccessory {
  /// Where the view is: `bottom` below the bar, by itself; `leading` and `left`, or `trailing` and `right`, in it. Another one is reported, and counts as
  /// `bottom`.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom {
    didSet {
      if layoutAttribute != .bottom, barPlace == nil {
        Report(
          kind: .controlValue, path: "NSTitlebarAccessoryViewController.layoutAttribute",
          message: "is bottom, leading, trailing, left or right. The view is below the bar."
        ).tell()
      }
      accessoryDidChange?()
    }
  }
  /// Whether the view is not shown.
  open var isHidden = false { didSet { if isHidden != oldValue { accessoryDidChange?() } } }
  /// How much of the view below the bar stays in a window that fills the screen: points. Kept, and reported: all of it does.
  open var fullScreenMinHeight: CGFloat = 0 {
    didSet {
      if fullScreenMinHeight != 0 {
        Report(
          kind: .notOnLinux, path: "NSTitlebarAccessoryViewController.fullScreenMinHeight",
          message: "the view below the bar is shown as it is in a window that fills the screen."
        ).tell()
      }
    }
  }
  var accessoryDidChange: (() -> Void)?
  nonisolated deinit {}
  var barPlace: WindowBarItem.Place? {
    switch layoutAttribute {
    case .leading, .left: .leading
    case .trailing, .right: .trailing
    default: nil
    }
  }
  var barView: AnyView? { isHidden ? nil : AnyView(AccessoryView(controller: self, isWide: barPlace == nil)) }
}

private struct AccessoryView: View {
  let controller: NSTitlebarAccessoryViewController
  let isWide: Bool
  var body: some View {
    let view: UIView = controller.view, own = view.frame.size
    let size = own.height > 0 ? own : view.fittingSize
    ControllerPresenter(controller: controller).id(ObjectIdentifier(controller))
      .frame(width: isWide ? nil : max(0, size.width), height: max(0, size.height))
      .frame(maxWidth: isWide ? .infinity : nil)
  }
}

extension UIWindow {
  /// What is shown in the title bar and below it, beside the app's toolbar.
  public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get { mac.bar.accessories.compactMap { $0 as? NSTitlebarAccessoryViewController } }
    set {
      for old in mac.bar.accessories { (old as? NSTitlebarAccessoryViewController)?.accessoryDidChange = nil }
      mac.bar.accessories = newValue
      if made == nil, !newValue.isEmpty {
        mac.report(
          "titlebarAccessoryViewControllers",
          "the window of a SwiftUI scene has the bar that its views say. Use toolbar(content:) and safeAreaInset(edge:)."
        )
      }
      for accessory in newValue {
        accessory.accessoryDidChange = { [weak self] in self?.mac.bar.version += 1 }
      }
    }
  }
  /// Shows one more view in the title bar, or below it.
  public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    titlebarAccessoryViewControllers.append(childViewController)
  }
  /// Shows one more view in the title bar, or below it, at a place among them.
  public func insertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) {
    let count = titlebarAccessoryViewControllers.count
    titlebarAccessoryViewControllers.insert(childViewController, at: min(max(0, index), count))
  }
  /// Shows a view no longer.
  public func removeTitlebarAccessoryViewController(at index: Int) {
    if titlebarAccessoryViewControllers.indices.contains(index) { titlebarAccessoryViewControllers.remove(at: index) }
  }
}
