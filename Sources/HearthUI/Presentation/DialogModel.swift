import HearthCore
import Observation

/// The buttons of an alert or a confirmation dialog: which one Return and Escape stand
/// for, and what happens after an action.
@MainActor final class DialogModel {
  /// Ends what is shown.
  var dismiss: () -> Void = {}
  /// Called with the role of the button that the user pressed, after its action.
  var didChoose: ((ButtonRole?) -> Void)?
  /// Where the title is.
  weak var titleNode: BehaviorNode?
  /// Where the message is.
  let message = AccessibilityTarget()
  private var handle: EngineHandle?
  var engine: Engine? {
    get { handle?.engine }
    set { handle = newValue?.handle }
  }
  /// The severity of a dialog with a window of its own.
  var severity = DialogSeverity.automatic
  /// In the order in which the app gave them.
  private(set) var entries: [DialogEntry] = []
  /// What views follow.
  let needs = DialogNeeds()
  nonisolated init() {}
  nonisolated deinit {}

  /// The button that stands out: the one marked with the shortcut of the default action, else the first without a role,
  /// else, where it is the only one, that one. Source: Apple, `alert(_:isPresented:actions:)`: "You can influence the
  /// default button by assigning it the defaultAction keyboard shortcut."
  var defaultEntry: DialogEntry? {
    entries.first { $0.isMarked } ?? entries.first { $0.role == nil && $0.isEnabled }
      ?? (entries.count == 1 ? entries[0] : nil)
  }
  private var cancelEntry: DialogEntry? {
    entries.first { $0.role == .cancel } ?? (entries.count == 1 ? entries[0] : nil)
  }

  /// Return. True when there is such a button.
  func confirm() -> Bool { perform(defaultEntry) }
  /// Escape, or a tap outside. An alert without a cancel button has to be answered.
  func cancel() -> Bool { perform(cancelEntry) }
  private func perform(_ entry: DialogEntry?) -> Bool {
    guard let entry, entry.isEnabled else { return false }
    entry.perform()
    return true
  }

  /// Where focus begins: at the first field, else at the default button, else at the first view.
  func defaultFocus(in modal: LayoutNode) -> (any FocusTarget)? {
    guard let focus = modal.engine.content?.input.focus else { return nil }
    let targets = focus.targets(under: modal)
    if let field = targets.first(where: { $0.editsText }) { return field }
    guard let button = defaultEntry?.node else { return targets.first }
    return targets.first { button === $0 || button.contains($0) || $0.contains(button) }
  }

  /// Whether the app waits for an answer before it ends, where nobody says so: not for one that only tells something.
  /// Source: Apple, `dialogPreventsAppTermination(_:)`: a dialog does not block where "there is only a single button
  /// and its role is not destructive", its severity is not critical and it has no text fields.
  ///
  /// - Parameter card: The views of the dialog.
  func preventsTermination(severity: DialogSeverity, in card: LayoutNode?) -> Bool {
    if entries.count > 1 || entries.contains(where: { $0.role == .destructive }) || severity == .critical {
      return true
    }
    guard let card, let focus = card.engine.content?.input.focus else { return false }
    return focus.targets(under: card).contains { $0.editsText }
  }

  /// The layout knows the buttons; called in the layout phase.
  func update(_ new: [DialogEntry]) {
    entries = new
    updateDefault()
  }
  func updateDefault() {
    let chosen = defaultEntry
    let changed = entries.filter { $0.look.isProminent != ($0 === chosen) }
    let hasCancel = entries.contains { $0.role == .cancel && !$0.isStandard }
    let isEmpty = entries.allSatisfy { $0.isStandard }
    guard !changed.isEmpty || needs.hasCancel != hasCancel || needs.isEmpty != isEmpty else { return }
    let needs = needs
    engine?.performAtEndOfRound {
      for entry in changed { entry.look.isProminent = entry === chosen }
      if needs.hasCancel != hasCancel { needs.hasCancel = hasCancel }
      if needs.isEmpty != isEmpty { needs.isEmpty = isEmpty }
    }
  }
}

/// What the app did not give: then the standard buttons are there.
@Observable @MainActor final class DialogNeeds {
  var hasCancel = true
  var isEmpty = false
  nonisolated init() {}
}

/// A button of a dialog.
@MainActor final class DialogEntry {
  var role: ButtonRole?
  /// Has the shortcut of the default action.
  var isMarked = false
  var isEnabled = true
  /// Was put in by us.
  var isStandard = false
  var perform: () -> Void = {}
  weak var node: BehaviorNode?
  let look = DialogEntryLook()
  nonisolated init() {}
  nonisolated deinit {}
}
@Observable @MainActor final class DialogEntryLook {
  var isProminent = false
  nonisolated init() {}
}

extension DialogModel: ButtonOwner { func buttonDidAct() { dismiss() } }
struct DialogModelReference {
  weak var model: DialogModel?
}
struct IsStandardDialogButtonKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Set around the buttons of a dialog.
  var dialogModel: DialogModelReference {
    get { DialogModelReference(model: self[ButtonOwnerKey.self].owner as? DialogModel) }
    set { self[ButtonOwnerKey.self] = ButtonOwnerReference(owner: newValue.model) }
  }
  var isStandardDialogButton: Bool {
    get { self[IsStandardDialogButtonKey.self] }
    set { self[IsStandardDialogButtonKey.self] = newValue }
  }
  var presentationHandle: PresentationHandleReference { self[PresentationHandleKey.self] }
}
