import HearthCore

/// A control with a menu of actions: a button in a window, a submenu in another menu.
///
/// A title stands on a button with a sign that there is a menu on a desktop; a label of the app's own
/// is shown as it is, and so is every label on other devices. Source: seen, iOS; for desktops our
/// choice, since labels are drawn for phones.
///
/// The menu opens on the press, so that the user can press, drag to an item and let go; a click leaves it open. On the
/// keyboard Space and Return open it. With a primary action, a click performs that, and a press held for half a
/// second, or the down arrow, opens the menu.
///
///     Menu("Sort", systemImage: "arrow.up.arrow.down") {
///       Button("By Name") { items.sort { $0.name < $1.name } }
///       Button("By Count") { items.sort { $0.count < $1.count } }
///     }
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  /// The app wrote views, and no title.
  private let hasOwnLabel: Bool
  @Environment(\.menuStyleValue) private var style

  /// A button with any label that opens a menu.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primaryAction, hasOwnLabel) = (label(), content(), nil, true)
  }
  /// A menu whose label acts at a click; its arrow, or a long press, opens the menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    (self.label, self.content, self.primaryAction, hasOwnLabel) = (label(), content(), primaryAction, true)
  }
  /// A menu whose button is one of the framework's, as that of a picker: it has the looks of
  /// a menu with a title, whatever is on it.
  nonisolated init(button label: Label, @ViewBuilder content: () -> Content) { self.init(label, content(), nil) }
  private nonisolated init(
    _ label: Label, _ content: Content, _ primaryAction: (() -> Void)?, hasOwnLabel: Bool = false
  ) {
    (self.label, self.content, self.primaryAction, self.hasOwnLabel) = (label, content, primaryAction, hasOwnLabel)
  }

  @MainActor public var body: some View {
    if let custom = style.own.box {
      let configuration = MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(view: AnyView(label)),
        content: MenuStyleConfiguration.Content(view: AnyView(content)),
        primaryAction: primaryAction, hasOwnLabel: hasOwnLabel)
      custom.makeView(configuration)
        .environment(\.menuStyleValue, MenuStyleValue(look: style.look, own: ControlStyleValue(box: custom.outer)))
    } else {
      // The behavior around the button opens the menu on a press; the action is what
      // keys and assistive technology ask for.
      let opener = MenuOpener()
      Button {
        opener.act()
      } label: {
        MenuLabelView(label: label, isOwn: hasOwnLabel)
      }
      .modifier(MenuButtonLook(look: style.look, hasOwnLabel: hasOwnLabel))
      .modifier(_MenuModifier(content: content, primaryAction: primaryAction, opener: opener))
    }
  }
}

extension Menu where Label == Text {
  /// A menu with a title, looked up by a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }
  /// A menu with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content(), nil)
  }
  /// A menu with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }
  /// A menu with a title, looked up by a key, that acts at a click; its arrow, or a long press, opens it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }
  /// A menu with a title from a resource that acts at a click; its arrow, or a long press, opens it.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleResource), content(), primaryAction)
  }
  /// A menu with a title that acts at a click; its arrow, or a long press, opens it.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(title), content(), primaryAction)
  }
}

extension Menu where Label == HearthUI.Label<Text, Image> {
  /// A menu with a title, looked up by a key, and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(HearthUI.Label(titleKey, systemImage: systemImage), content(), nil)
  }
  /// A menu with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(HearthUI.Label(titleResource, systemImage: systemImage), content(), nil)
  }
  /// A menu with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(HearthUI.Label(title, systemImage: systemImage), content(), nil)
  }
  /// A menu with a title, looked up by a key, and an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(HearthUI.Label(titleKey, image: image), content(), nil)
  }
  /// A menu with a title from a resource and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(HearthUI.Label(titleResource, image: image), content(), nil)
  }
  /// A menu with a title and an image.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(HearthUI.Label(title, image: image), content(), nil)
  }
  /// A menu with a title, looked up by a key, and a symbol, that acts at a click; its arrow, or a long press, opens it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(HearthUI.Label(titleKey, systemImage: systemImage), content(), primaryAction)
  }
  /// A menu with a title from a resource and a symbol, that acts at a click; its arrow, or a long press, opens it.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(HearthUI.Label(titleResource, systemImage: systemImage), content(), primaryAction)
  }
  /// A menu with a title and a symbol that acts at a click; its arrow, or a long press, opens it.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(HearthUI.Label(title, systemImage: systemImage), content(), primaryAction)
  }
  /// A menu with a title, looked up by a key, and an image, that acts at a click; its arrow, or a long press, opens it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(HearthUI.Label(titleKey, image: image), content(), primaryAction)
  }
  /// A menu with a title from a resource and an image, that acts at a click; its arrow, or a long press, opens it.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(HearthUI.Label(titleResource, image: image), content(), primaryAction)
  }
  /// A menu with a title and an image that acts at a click; its arrow, or a long press, opens it.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(HearthUI.Label(title, image: image), content(), primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      configuration.label, configuration.content, configuration.primaryAction, hasOwnLabel: configuration.hasOwnLabel)
  }
}

// MARK: - Looks

/// The label of a menu, with the sign that there is one where it has it.
nonisolated private struct MenuLabelView<Label: View>: View {
  let label: Label
  let isOwn: Bool
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuStyleValue) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.idiom) private var idiom
  @MainActor private var hasSign: Bool {
    switch indicator {
    case .visible: !isInMenu
    case .hidden: false
    case .automatic: !isInMenu && (style.showsMenuIndicator ?? (!isOwn && idiom == .desktop))
    }
  }
  @MainActor var body: some View {
    if !hasSign {
      label
    } else {
      HStack(spacing: 6) {
        label
        MenuIndicator().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)).frame(
          width: 8, height: 4
        )
        .accessibilityHidden(true)
      }
    }
  }
}
nonisolated private struct MenuIndicator: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
    ])
    return path
  }
}

nonisolated private struct MenuButtonLook: ViewModifier {
  let look: MenuButtonKind
  let hasOwnLabel: Bool
  @MainActor func body(content: Content) -> some View {
    switch look {
    case .inherited:
      // The style that buttons have by themselves on a desktop is a border; one that the app says counts.
      if hasOwnLabel {
        content.transformEnvironment(\.buttonStyleValue) {
          if $0.box == nil { $0.box = ButtonLookBox(.borderless, outer: nil) }
        }
      } else {
        content
      }
    case .borderless: content.buttonStyle(.borderless)
    case .bordered: content.buttonStyle(.bordered)
    }
  }
}

// MARK: - Behavior

/// The way from the button of a menu to what opens it.
@MainActor final class MenuOpener {
  fileprivate weak var behavior: MenuBehavior?
  nonisolated init() {}
  nonisolated deinit {}
  func act() { behavior?.act(highlightsFirst: true) }
}

nonisolated struct _MenuModifier<MenuContent: View>: _ElementModifier {
  let content: MenuContent
  let primaryAction: (() -> Void)?
  let opener: MenuOpener
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    let behavior = MenuBehavior(node)
    node.behavior = behavior
    behavior.primaryAction = modifier.primaryAction
    modifier.opener.behavior = behavior
    let content = DetachedContent(content: modifier.content)
    behavior.content = unsafeDowncast(
      DetachedContent._makeNode(content, behavior.contentInputs).node, to: DetachedNode.self)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! MenuBehavior
    behavior.primaryAction = modifier.primaryAction
    modifier.opener.behavior = behavior
    DetachedContent._update(_ViewNode(behavior.content), DetachedContent(content: modifier.content))
  }
}

/// Opens a menu around the button of a `Menu`.
final class MenuBehavior: NodeBehavior, PointerBehavior, MenuHost, MenuItemSource, ContextMenuTarget {
  unowned(unsafe) let node: BehaviorNode
  fileprivate var content: DetachedNode!
  fileprivate var primaryAction: (() -> Void)?
  private let scope: EnvironmentScope
  private var session: MenuSession?
  /// Seconds. Source: UILongPressGestureRecognizer's `minimumPressDuration` is 0.5.
  private static let longPress = 0.5

  init(_ node: BehaviorNode) {
    self.node = node
    scope = node.scope.forMenu()
    node.recognizer = PointerRecognizer(self, node: node)
    node.priority = .high
    node.flags.insert([.hasGesture, .handlesKeys])
  }
  nonisolated deinit {}
  fileprivate var contentInputs: _ViewInputs { _ViewInputs(node, scope) }
  var viewName: String { "Menu" }
  func inheritedStyleDidChange() { content.propagateInheritedStyle() }
  func willUnmount() {
    node.engine.wakeUps.cancel(of: node)
    session?.end()
    content.unmount()
  }

  // MARK: - As an item of another menu

  var menuEntry: MenuEntry {
    var entry = MenuEntry(.submenu({ [weak self] in self?.menuEntries }), node: node)
    node.resolveChild()
    let label = MenuLabel(node.child)
    (entry.title, entry.icon) = (label.title, label.icon)
    entry.isEnabled = node.isEnabled
    return entry
  }

  // MARK: - Opening

  /// Whether a press of the secondary button opens this menu, and no context menu around it.
  var hasContextMenu: Bool { primaryAction != nil && node.isEnabled }
  private func open(byPress point: CGPoint?, highlightsFirst: Bool = false) {
    if let session, !session.isEnded { return }
    session = MenuSession(self, byPress: point)
    if highlightsFirst { session?.moveHighlight(1) }
  }
  /// The button was activated, or the row around was pressed.
  ///
  /// - Parameter highlightsFirst: Whether a menu that is opened highlights its first item, for who goes on with keys.
  func act(highlightsFirst: Bool) {
    if let primaryAction { primaryAction() } else { open(byPress: nil, highlightsFirst: highlightsFirst) }
  }

  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      if event.button == .secondary, primaryAction != nil, node.isEnabled {
        // At once, where the primary button acts. Source: seen, the back buttons of browsers and of Nautilus.
        recognizer.afterRecognition { [weak self] in self?.open(byPress: event.position) }
        return .active
      }
      guard event.button == .primary, node.isEnabled else { return .failed }
      if primaryAction == nil {
        recognizer.afterRecognition { [weak self] in self?.open(byPress: event.position) }
        return .active
      }
      node.engine.wakeUps.schedule(after: Self.longPress, for: node) { [unowned self] in
        open(byPress: event.position)
      }
      return .possible
    case .up:
      if let session, !session.isEnded { return .ended }
      if primaryAction == nil { return .ended }
      // The button has the press.
      node.engine.wakeUps.cancel(of: node)
      return .failed
    case .moved, .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  func pointerWasCancelled() { node.engine.wakeUps.cancel(of: node) }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {}

  func handleKey(_ event: KeyEvent) -> Bool {
    guard primaryAction != nil, event.phase == .down, event.key == .downArrow, node.isEnabled else { return false }
    open(byPress: nil, highlightsFirst: true)
    return true
  }

  // MARK: - Open

  /// The button opens a menu, and controls its items while this is open.
  var accessibilityAnnotation: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.details.opensMenu = true
    let isOpen = session?.isEnded == false
    properties.details.isExpanded = isOpen
    guard isOpen else { return properties }
    properties.details.relations = [AccessibilityRelation(.controls) { [weak self] in self.map { [$0.content] } ?? [] }]
    return properties
  }
  var menuAnchor: MenuPopup.Anchor? { node.isUnmounted ? nil : .below(node.frameInWindow) }
  var menuEntries: [MenuEntry]? { node.isUnmounted ? nil : MenuEntry.entries(of: content) }
  func target(at point: CGPoint) -> MenuSession.Target { node.frameInWindow.contains(point) ? .anchor : .outside }
  func openMenu(at index: Int) {}
  func openNeighbor(_ step: Int) -> Bool { false }
  func menuDidClose() { session = nil }
  var reversesWhenAbove: Bool { node.scope.value(MenuOrderKey.self) == .priority }
}
