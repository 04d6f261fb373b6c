import Foundation
import HearthCore
import HearthUI

/// A choice of an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }
  public let title: String?
  public let style: Style
  /// Whether the choice can be made.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }
  private let handler: ((UIAlertAction) -> Void)?
  var didChange: (() -> Void)?
  /// Creates a choice. The alert ends with it, then `handler` is called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
  nonisolated deinit {}
  func perform() { handler?(self) }
  var role: ButtonRole? { style == .cancel ? .cancel : style == .destructive ? .destructive : nil }
}

/// Asks the user something, or tells something.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     controller.present(alert, animated: true)
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// In the middle of the window, or as a list of choices.
  public enum Style: Int, Sendable { case actionSheet = 0, alert }
  open var message: String?
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that Return makes.
  open var preferredAction: UIAlertAction?
  /// How grave it is, for alerts of AppKit.
  var severity = DialogSeverity.automatic
  /// The fields to be filled in.
  open private(set) var textFields: [UITextField]?
  /// Creates an alert without choices.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.didChange = { [weak self] in self?.contentDidChange?() }
  }
  /// Adds a field, which `configurationHandler` sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
  var contentDidChange: (() -> Void)?

  @ViewBuilder var fields: some View {
    ForEach(textFields ?? [], id: \.identity) { AlertField(field: $0) }
  }
  @ViewBuilder var buttons: some View {
    let actions = actions
    ForEach(actions.indices, id: \.self) { index in
      let action = actions[index]
      let button = Button(action.title ?? "", role: action.role) { action.perform() }.disabled(!action.isEnabled)
      if action === self.preferredAction { button.keyboardShortcut(.defaultAction) } else { button }
    }
  }

  // `dynamic`: an extension of the app may replace them; see Documentation/Projects.md, "Overrides".
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
}

/// A field of an alert: its text is that of the UIKit field.
private struct AlertField: View {
  let field: UITextField
  @State private var text = ""
  var body: some View {
    let binding = Binding {
      text
    } set: { new in
      text = new
      if new != field.text { field.userDidEdit(new) }
    }
    Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: binding)
      } else {
        TextField(field.placeholder ?? "", text: binding)
      }
    }
    .onAppear { text = field.text ?? "" }
  }
}
