import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// The window in which the user chooses a colour.
///
///     let panel = NSColorPanel.shared
///     panel.setTarget(self)
///     panel.setAction(#selector(colorDidChange))
///     panel.makeKeyAndOrderFront(nil)
@MainActor @preconcurrency public final class NSColorPanel: NSPanel {
  /// The one of the app.
  public static let shared = NSColorPanel()
  private let picker = UIColorPickerViewController()
  private let listener = PickerListener()
  private weak var actionTarget: AnyObject?
  private var action: Selector?
  private init() {
    super.init(
      contentRect: CGRect(x: 0, y: 0, width: 280, height: 320), styleMask: [.titled, .closable, .utilityWindow],
      backing: .buffered, defer: true)
    title = String(localized: "Colors")
    listener.didChoose = { [weak self] in self?.userDidChoose() }
    picker.delegate = listener
    contentViewController = picker
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// The colour that is chosen.
  public var color: NSColor {
    get { picker.selectedColor }
    set { picker.selectedColor = newValue }
  }
  /// Whether the user can choose how much shines through.
  public var showsAlpha: Bool {
    get { picker.supportsAlpha }
    set { picker.supportsAlpha = newValue }
  }
  /// Whether the method is called while the colour changes: it is. False is reported.
  public var isContinuous: Bool {
    get { true }
    set { reportUnkept("NSColorPanel.isContinuous", if: !newValue, "each colour that is chosen is told.") }
  }
  /// Says whose method is called. It is not kept; nil for the first responder that has it.
  public func setTarget(_ target: Any?) { actionTarget = target.map { $0 as AnyObject } }
  /// Says which method is called, with the panel, when the user has chosen a colour.
  public func setAction(_ selector: Selector?) { action = selector }
  private func userDidChoose() {
    if let action { NSApp.sendAction(action, to: actionTarget, from: self) }
    NotificationCenter.default.post(name: Self.colorDidChangeNotification, object: self)
  }
  /// The user has chosen a colour. The object is the panel.
  public nonisolated static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")
}
extension NSApplication {
  /// Shows the window in which the user chooses a colour.
  public final func orderFrontColorPanel(_ sender: Any?) { NSColorPanel.shared.makeKeyAndOrderFront(sender) }
}
/// Hears which colour was chosen.
@MainActor private final class PickerListener: UIColorPickerViewControllerDelegate {
  var didChoose: (() -> Void)?
  nonisolated deinit {}
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { didChoose?() }
}
