import Foundation
import HearthCore

/// The card of an alert or a confirmation dialog: icon, title, message, fields and buttons.
nonisolated struct DialogView<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  /// Whether there is always a way out: a confirmation dialog. Source: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`: "dialogs include a standard
  /// dismiss action by default. If you provide a button with a role of cancel, that button takes
  /// the place of the default dismiss action."
  var hasStandardCancel = false
  /// Nil: the title is shown where the kind of device shows it.
  var titleVisibility = Visibility.visible
  /// Called with the role of the button that the user pressed, after its action.
  var didChoose: ((ButtonRole?) -> Void)?

  init(
    title: Text?, actions: Actions, message: Message, hasStandardCancel: Bool = false,
    titleVisibility: Visibility = .visible,
    didChoose: ((ButtonRole?) -> Void)? = nil
  ) {
    (self.title, self.actions, self.message, self.didChoose) = (title, actions, message, didChoose)
    (self.hasStandardCancel, self.titleVisibility) = (hasStandardCancel, titleVisibility)
  }

  @Environment(\.presentationHandle) private var handle
  /// The model of a dialog with a window of its own.
  @Environment(\.dialogModel) private var own
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dialogIconValue) private var icon
  @Environment(\.dialogSeverityValue) private var severity
  @Environment(\.dialogSuppression) private var suppression

  @MainActor var body: some View {
    if let model = handle.handle?.dialog ?? own.model {
      let _ = model.didChoose = didChoose
      if idiom.isTouched {
        touchedCard(model, touchedLook).modifier(DialogEnvironment(model: model, touched: touchedLook))
      } else {
        card(model).modifier(DialogEnvironment(model: model, touched: nil))
      }
    }
  }
  @MainActor private var touchedLook: TouchedDialogLook {
    if !hasStandardCancel { return .alert }
    return !isGlassy && (idiom == .phone || sizeClass == .compact) ? .sheet : .popover
  }

  @ViewBuilder @MainActor private func touchedCard(_ model: DialogModel, _ look: TouchedDialogLook) -> some View {
    let hasTitle = showsTitle && title != nil
    let hasTexts = hasTitle || Message.self != EmptyView.self || shownIcon != nil
    let card = VStack(spacing: 0) {
      if hasTexts {
        VStack(spacing: 8) {
          if let shownIcon { shownIcon.resizable().aspectRatio(contentMode: .fit).frame(width: 44, height: 44) }
          TouchedDialogTexts(
            look: look,
            title: Group {
              if hasTitle, let title { title.modifier(DialogTitleMark(model: model)).accessibilityAddTraits(.isHeader) }
            }, message: message.modifier(AccessibilityTargetMark(model.message)))
        }
        .padding(.horizontal, isGlassy ? 22 : 16).padding(.vertical, look == .alert ? 20 : 14)
      }
      buttons(model).padding(
        isGlassy ? EdgeInsets(top: hasTexts ? 0 : 10, leading: 10, bottom: 10, trailing: 10) : EdgeInsets())
    }
    .frame(maxWidth: .infinity)
    if look == .sheet {
      card.background(TouchedDialogLook.card).clipShape(ActionSheetShape())
    } else {
      card
    }
  }
  @MainActor private func buttons(_ model: DialogModel) -> some View {
    DialogButtons(
      model: model, isVertical: hasStandardCancel, isTelevision: idiom == .tv,
      touched: idiom.isTouched ? touchedLook : nil
    ) {
      actions
      StandardDialogButtons(
        needs: model.needs, hasStandardCancel: hasStandardCancel, hasNoActions: Actions.self == EmptyView.self)
      if idiom.isTouched {
        DialogLine(isVertical: true).layoutValue(key: DialogLineKey.self, value: true)
      }
    }
  }

  @MainActor private func card(_ model: DialogModel) -> some View {
    VStack(spacing: 0) {
      VStack(spacing: 6) {
        if let shownIcon {
          shownIcon.resizable().aspectRatio(contentMode: .fit).frame(width: 44, height: 44).padding(.bottom, 6)
        }
        if showsTitle, let title {
          title.font(.headline).modifier(DialogTitleMark(model: model)).accessibilityAddTraits(.isHeader)
        }
        message.modifier(AccessibilityTargetMark(model.message)).font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 4)
      buttons(model).padding(.top, 16)
      if let suppression, idiom == .desktop {
        Toggle(isOn: suppression.isSuppressed) { suppression.label }.font(.subheadline).padding(.top, 14)
      }
    }
    .padding(.horizontal, 16).padding(.top, 20).padding(.bottom, 16)
    .frame(maxWidth: .infinity)
  }
  /// Source: Apple, `confirmationDialog`: the visibility of the title is automatic, which hides it on phones.
  @MainActor private var showsTitle: Bool {
    switch titleVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: idiom == .desktop || idiom == .tv
    }
  }
  @MainActor private var shownIcon: Image? {
    icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle") : nil)
  }
}

/// An alert without buttons has one, and a confirmation dialog has a way out. A view of its own, so that a change of
/// what is needed leaves the buttons of the app alone.
private struct StandardDialogButtons: View {
  let needs: DialogNeeds
  let hasStandardCancel: Bool
  let hasNoActions: Bool
  var body: some View {
    if hasStandardCancel {
      if !needs.hasCancel { Button("Cancel", role: .cancel) {}.environment(\.isStandardDialogButton, true) }
    } else if hasNoActions || needs.isEmpty {
      Button("OK") {}.environment(\.isStandardDialogButton, true)
    }
  }
}

/// What an alert looks like does not follow the views around its presenter.
private struct DialogEnvironment: ViewModifier {
  let model: DialogModel
  let touched: TouchedDialogLook?
  func body(content: Content) -> some View {
    content
      .buttonStyle(DialogButtonStyle())
      .textFieldStyle(.roundedBorder)
      .onSubmit { _ = model.confirm() }
      .modifier(
        _EnvironmentModifier { [weak model, touched] values in
          values.dialogModel = DialogModelReference(model: model)
          values.touchedDialog = touched
          values.font = nil
          values.lineLimit = nil
          values.textCase = nil
          values.multilineTextAlignment = .leading
          values.controlSize = .large
          values.isEnabled = true
          values[ForegroundLevelsKey.self] = nil
          values[ButtonBorderShapeKey.self] = .automatic
        })
  }
}

nonisolated private struct DialogTitleMark: _ElementModifier {
  let model: DialogModel
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.model.titleNode = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

// MARK: - Buttons

/// A button of a dialog: performs its action, then ends the dialog. Source: Apple, `alert(_:isPresented:actions:)`:
/// "All actions in an alert dismiss the alert after the action runs."
private struct DialogButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration) }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var entry = DialogEntry()
  @Environment(\.dialogModel) private var model
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isStandardDialogButton) private var isStandard
  @Environment(\.touchedDialog) private var touched

  var body: some View {
    let entry = updatedEntry
    Group {
      if touched == .popover, configuration.role == .cancel {
        // A tap outside does the same; who cannot tap there is told of it. Source: UIKit, `UIAlertController`: popovers show no button
        // of the style `cancel`.
        Color.clear.frame(width: 0, height: 0).accessibilityRepresentation {
          Button(role: .cancel, action: { entry.perform() }) { configuration.label }
        }
      } else if let touched {
        Button(role: configuration.role, action: { entry.perform() }) { configuration.label }
          .buttonStyle(TouchedDialogRow(look: touched, isPreferred: isPreferred(entry, touched)))
      } else {
        Button(role: configuration.role, action: { entry.perform() }) {
          configuration.label.frame(maxWidth: .infinity)
        }
        .transformEnvironment(\.buttonStyleValue) {
          $0.box = ButtonLookBox(entry.look.isProminent ? .borderedProminent : .bordered, outer: nil)
        }
      }
    }
    .environment(\.keyboardShortcutValue, nil)
    .modifier(DialogEntryMark(entry: entry))
    .layoutValue(key: DialogEntryLayoutKey.self, value: entry)
  }
  /// Shown in semibold letters: what the app prefers, else the way out. Source: UIKit, `preferredAction`: "When you do
  /// not specify a preferred action, the alert controller may emphasize the cancel action".
  private func isPreferred(_ entry: DialogEntry, _ look: TouchedDialogLook) -> Bool {
    let isWayOut = configuration.role == .cancel || (isStandard && look == .alert)
    guard look == .alert, let model = model.model else { return isWayOut }
    return entry.isMarked || (isWayOut && !model.entries.contains { $0.isMarked })
  }
  private var updatedEntry: DialogEntry {
    let entry = entry, configuration = configuration, model = model
    entry.role = configuration.role
    entry.isMarked = shortcut == .defaultAction
    entry.isEnabled = isEnabled
    entry.isStandard = isStandard
    entry.perform = {
      configuration.trigger()
      model.model?.dismiss()
      model.model?.didChoose?(configuration.role)
    }
    model.model?.updateDefault()
    return entry
  }
}
extension EnvironmentValues {
  fileprivate var keyboardShortcutValue: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

struct DialogEntryLayoutKey: LayoutValueKey { static var defaultValue: DialogEntry? { nil } }
/// Set for the line between two buttons side by side.
private struct DialogLineKey: LayoutValueKey { static var defaultValue: Bool { false } }

nonisolated private struct DialogEntryMark: _ElementModifier {
  let entry: DialogEntry
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.entry.node = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

/// Places what an alert holds below its texts: fields and other views first, then the buttons.
///
/// Two short buttons stand side by side, cancel first in the direction of reading; others one above the other, cancel
/// last. Source: Apple, Human Interface Guidelines, "Alerts": "Place buttons where people expect them": cancel on the
/// leading side of a row, at the bottom of a stack.
private struct DialogButtons: Layout {
  let model: DialogModel
  let isVertical: Bool
  /// On a television the focused button is larger, and may not cover the one beside it. Points.
  var isTelevision = false
  var touched: TouchedDialogLook?
  private var gap: CGFloat { touched != nil ? 0 : isTelevision ? 28 : 8 }
  private static let fieldGap: CGFloat = 8

  private struct Plan {
    var others: [LayoutSubview] = []
    var buttons: [LayoutSubview] = []
    var line: LayoutSubview?
    var cancelCount = 0
    var isRow = false
  }
  private func plan(_ subviews: Subviews, width: CGFloat?) -> Plan {
    var plan = Plan()
    var entries: [DialogEntry] = [], cancels: [LayoutSubview] = []
    for subview in subviews {
      if subview[DialogLineKey.self] {
        plan.line = subview
        continue
      }
      guard let entry = subview[DialogEntryLayoutKey.self] else {
        plan.others.append(subview)
        continue
      }
      entries.append(entry)
      if MainActor.assumeIsolated({ entry.role == .cancel }) {
        cancels.append(subview)
      } else {
        plan.buttons.append(subview)
      }
    }
    if plan.buttons.count + cancels.count == 2 && !isVertical, let width {
      let half = (width - gap) / 2
      plan.isRow = (plan.buttons + cancels).allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
    }
    plan.cancelCount = cancels.count
    plan.buttons = plan.isRow ? cancels + plan.buttons : plan.buttons + cancels
    let model = model, found = entries
    MainActor.assumeIsolated { model.update(found) }
    return plan
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let plan = plan(subviews, width: proposal.width)
    let width = proposal.width ?? (plan.others + plan.buttons).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: width, height: arrange(plan, width: width) { _, _ in })
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    _ = arrange(plan(subviews, width: bounds.width), width: bounds.width) { subview, frame in
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
  /// - Returns: The height, in points.
  private func arrange(_ plan: Plan, width: CGFloat, place: (LayoutSubview, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    let margin: CGFloat = touched == nil ? 0 : 16
    for other in plan.others {
      let size = other.sizeThatFits(ProposedViewSize(width: width - 2 * margin, height: nil))
      place(other, CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height))
      y += size.height + Self.fieldGap
    }
    if !plan.others.isEmpty { y += touched == nil ? 4 : 12 }
    if let line = plan.line { place(line, CGRect(x: width / 2, y: y, width: 0, height: 0)) }
    if plan.isRow {
      let half = (width - gap) / 2
      var height: CGFloat = 0
      for (index, button) in plan.buttons.enumerated() {
        let size = button.sizeThatFits(ProposedViewSize(width: half, height: nil))
        place(button, CGRect(x: CGFloat(index) * (half + gap), y: y, width: half, height: size.height))
        height = max(height, size.height)
      }
      if let line = plan.line {
        let thickness = line.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
        place(line, CGRect(x: (width - thickness) / 2, y: y, width: thickness, height: height))
      }
      return y + height
    }
    for (index, button) in plan.buttons.enumerated() {
      if index > 0 { y += gap }
      if touched == .sheet, index >= plan.buttons.count - plan.cancelCount { y += TouchedDialogLook.gap }
      let height = button.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      place(button, CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    return y
  }
}
