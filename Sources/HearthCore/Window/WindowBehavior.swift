import HearthRendering

/// Whether the user can do something with a window.
nonisolated public struct WindowInteractionBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  let kind: Kind
  /// As for any window.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  /// The user can do it, where no other view disables it.
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  /// The user cannot do it.
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// Says something about the window around.
nonisolated struct WindowBehaviorModifier: ViewModifier {
  enum Ability { case close, resize, minimize, fillScreen, desktop }
  var ability = Ability.close
  var behavior = WindowInteractionBehavior.automatic
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = WindowBehaviorNode(inputs)
    node.modifier = modifier
    node.child = V._makeNode(content, node.inputs).node
    node.engine.windowBehaviors.nodes.append(node)
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: WindowBehaviorNode.self)
    node.engine.counters.nodesVisited += 1
    if node.modifier.behavior != modifier.behavior {
      node.modifier = modifier
      node.engine.windowBehaviors.didChange()
    }
    V._update(_ViewNode(node.child!), content)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

package final class WindowBehaviorNode: ChoiceNode {
  @exclusivity(unchecked) var modifier = WindowBehaviorModifier()
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func unmount() {
    engine.windowBehaviors.nodes.removeAll { $0 === self }
    super.unmount()
  }
}

/// What the views of a window say about what the user may do with it.
@MainActor final class WindowBehaviors {
  fileprivate static let slot = EngineSlot { WindowBehaviors($0) }
  private unowned let engine: Engine
  private var isTold = false
  fileprivate var nodes: [WindowBehaviorNode] = [] { didSet { didChange() } }
  /// What the user may do where no view says anything.
  fileprivate var standard = WindowAbilities() { didSet { didChange() } }

  fileprivate init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// What one of the views disables is disabled.
  fileprivate var abilities: WindowAbilities {
    var abilities = standard
    // What one view allows, another view can still take away.
    for wanted in [WindowInteractionBehavior.enabled, .disabled] {
      for node in nodes where node.modifier.behavior == wanted {
        switch node.modifier.ability {
        case .close: abilities.canClose = wanted == .enabled
        case .resize: abilities.canResize = wanted == .enabled
        case .minimize: abilities.canMinimize = wanted == .enabled
        case .fillScreen: abilities.canFillScreen = wanted == .enabled
        case .desktop: abilities.showsDesktop = wanted == .enabled
        }
      }
    }
    return abilities
  }
  fileprivate func didChange() {
    if isTold || engine.root.isUnmounted { return }
    isTold = true
    engine.performAtEndOfFrame { [weak self] in
      guard let self else { return }
      isTold = false
      engine.host.setAbilities(abilities)
    }
  }
}
extension Engine {
  fileprivate final var windowBehaviors: WindowBehaviors { self[WindowBehaviors.slot] }
}

extension WindowContent {
  /// What the user may do with the window, as its views say.
  package var abilities: WindowAbilities { engine.windowBehaviors.abilities }
  /// What the user may do with the window where no view says anything.
  package var standardAbilities: WindowAbilities {
    get { engine.windowBehaviors.standard }
    set { engine.windowBehaviors.standard = newValue }
  }
}

extension View {
  /// Sets whether the user can close the window: with its button, with Control-W, or through the
  /// desktop. `dismiss` closes it all the same.
  ///
  ///     Text("Saving…").windowDismissBehavior(isOn ? .disabled : .enabled)
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(WindowBehaviorModifier(ability: .close, behavior: behavior))
  }
  /// Sets whether the user can change the size of the window.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(WindowBehaviorModifier(ability: .resize, behavior: behavior))
  }
  /// Sets whether the window has a button that minimises it.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(WindowBehaviorModifier(ability: .minimize, behavior: behavior))
  }
  /// Sets whether the window can fill the screen: the key F11 does that, and back.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(WindowBehaviorModifier(ability: .fillScreen, behavior: behavior))
  }
  /// Sets whether what the system shows above an app is to stay, as a bar at the edge of the screen. Of
  /// several views one that hides it is enough.
  ///
  /// On the kinds of devices whose apps fill the screen, the window is shown without the desktop's bars while it is
  /// hidden. The windows of desktops and pads have nothing above them.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(WindowBehaviorModifier(ability: .desktop, behavior: visibility == .hidden ? .disabled : .automatic))
  }
  /// Sets whether the bar at the top of a device's screen is hidden, which tells the time. Only on the kinds
  /// of devices whose apps fill the screen.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(WindowBehaviorModifier(ability: .desktop, behavior: hidden ? .disabled : .automatic))
  }
  /// Sets whether the bar at the top of a device's screen is hidden: the older form of `statusBarHidden(_:)`.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
