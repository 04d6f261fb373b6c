import HearthCore

/// An alert in a window of its own, which belongs to no other window: shown while `isPresented` is true.
///
///     AlertScene("Login Required", isPresented: $needsLogin) {
///       Button("Log In") { … }
///       Button("Cancel", role: .cancel) {}
///     }
///
/// The app's other windows wait until it is answered. Every action ends it after it has run; Return stands for the
/// default button, Escape and the desktop's command to close for one with the role cancel. It does not come back when
/// the app starts again. An app that shows one at the start, and none of whose other scenes opens a window, shows
/// nothing else. Source: Apple, "AlertScene"; that the desktop places it is that of Linux.
nonisolated public struct AlertScene<Actions: View, Message: View>: Scene {
  let declaration: SceneDescription

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration))
  }

  nonisolated init(
    _ title: Text, _ isPresented: Binding<Bool>, isFrozen: Bool = false, _ parts: (actions: Actions, message: Message)?
  ) {
    let parts = UncheckedSendable(parts)
    var declaration = SceneDescription(.alert, id: nil, title: title) { _ in
      guard let parts = parts.value else { return AnyView(EmptyView()) }
      return AnyView(
        AlertWindow(
          dialog: DialogView(title: title, actions: parts.actions, message: parts.message), isPresented: isPresented))
    }
    declaration.alert = AlertDeclaration(isPresented: isPresented, hasContent: parts.value != nil, isFrozen: isFrozen)
    self.declaration = declaration
  }

  // MARK: - Title, actions and message

  /// An alert with a title from the app's tables and a message below it.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(titleKey), isPresented, (actions(), message()))
  }
  /// An alert with a title from a resource and a message below it.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(titleResource), isPresented, (actions(), message()))
  }
  /// An alert with a title that is shown as it is and a message below it.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {
    self.init(Text(title), isPresented, (actions(), message()))
  }
  /// An alert with a text as its title and a message below it.
  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {
    self.init(title, isPresented, (actions(), message()))
  }

  // MARK: - With data

  /// Shows an alert about data while `isPresented` is true and there is some. Data that changes later is not looked at.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleKey), isPresented, isFrozen: true, data.map { (actions($0), message($0)) })
  }
  /// Shows an alert about data while `isPresented` is true and there is some, with a title from a resource.
  @_disfavoredOverload public init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleResource), isPresented, isFrozen: true, data.map { (actions($0), message($0)) })
  }
  /// Shows an alert about data while `isPresented` is true and there is some, with a title that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(title), isPresented, isFrozen: true, data.map { (actions($0), message($0)) })
  }
  /// Shows an alert about data while `isPresented` is true and there is some, with a text as its title.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(title, isPresented, isFrozen: true, data.map { (actions($0), message($0)) })
  }
}

extension AlertScene where Message == EmptyView {
  /// An alert with a title from the app's tables and no message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {
    self.init(Text(titleKey), isPresented, (actions(), EmptyView()))
  }
  /// An alert with a title from a resource and no message.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {
    self.init(Text(titleResource), isPresented, (actions(), EmptyView()))
  }
  /// An alert with a title that is shown as it is and no message.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {
    self.init(Text(title), isPresented, (actions(), EmptyView()))
  }
  /// An alert with a text as its title and no message.
  public nonisolated init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title, isPresented, (actions(), EmptyView()))
  }

  /// Shows an alert about data while `isPresented` is true and there is some. Data that changes later is not looked at.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleKey), isPresented, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about data while `isPresented` is true and there is some, with a title from a resource.
  @_disfavoredOverload public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleResource), isPresented, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about data without a message, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(title), isPresented, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about data without a message, with a text as its title.
  public nonisolated init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(title, isPresented, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
}

/// The views of an alert's own window.
nonisolated struct AlertWindow<Actions: View, Message: View>: View {
  let dialog: DialogView<Actions, Message>
  let isPresented: Binding<Bool>
  @State private var model = DialogModel()
  @Environment(\.dialogSeverityValue) private var severity

  @MainActor var body: some View {
    let model = model, isPresented = isPresented
    let _ = model.dismiss = { isPresented.wrappedValue = false }
    let _ = model.severity = severity
    dialog
      .environment(\.dialogModel, DialogModelReference(model: model))
      .frame(width: PresentationMetrics.alertWidth)
      .fixedSize()
      .contentShape(Rectangle())
      .gesture(WindowDragGesture())
      .modifier(ModalFocusModifier(defaultTarget: { [weak model] modal in model?.defaultFocus(in: modal) }))
      .modifier(AlertWindowKeys(model: model))
  }
}

/// Return and Escape in the window of an alert, and the desktop's command to close it.
nonisolated private struct AlertWindowKeys: _ElementModifier {
  let model: DialogModel
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = AlertWindowBehavior(modifier.model, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

private final class AlertWindowBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  private let model: DialogModel
  init(_ model: DialogModel, _ node: BehaviorNode) {
    (self.model, self.node) = (model, node)
    model.engine = node.engine
    let content = node.engine.content
    content?.input.keys.handleUnusedKeys(of: node) { [weak self] in self?.handleUnused($0) ?? false }
    node.engine.closeGuards[self] = { [weak model] in _ = model?.cancel() }
    // The window knows its session when its views are made.
    node.engine.performAtEndOfRound { [weak content, weak model] in content?.session?.dialog = model }
  }
  nonisolated deinit {}
  func willUnmount() { node.engine.closeGuards[self] = nil }

  private func handleUnused(_ event: KeyEvent) -> Bool {
    guard node.engine.root.presentations.isEmpty, event.phase == .down,
      event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty
    else { return false }
    switch event.key {
    case .escape:
      _ = model.cancel()
      return true
    case .return: return model.confirm()
    default: return false
    }
  }
  var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.behavior = .contain
    properties.addedTraits = .isModal
    properties.label = model.titleNode.flatMap { AccessibilityTree.label(of: $0) }
    return properties
  }
}
