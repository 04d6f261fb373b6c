import HearthFocus

/// When a default focus is taken into account.
///
/// Source: Apple, documentation of `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  let isForUser: Bool
  /// When the window or a presentation appears, when focus is lost and has to be found, when focus moves by program.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// The same, and when the user moves into the region.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}

// MARK: - By a focus state

nonisolated struct _DefaultFocusModifier: _ElementModifier {
  let storage: FocusStorage
  let value: AnyHashable
  let resting: AnyHashable
  let isForUser: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = DefaultFocusNode(modifier, inputs)
    node.engine.content?.input.focus.arrivals.regions.append(node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: DefaultFocusNode.self)
    (node.storage, node.value, node.prefersDefaultForUser) = (modifier.storage, modifier.value, modifier.isForUser)
  }
}

/// A region with a default: the view in it that is bound to a value of a focus state.
package final class DefaultFocusNode: UnaryNode, FocusGroupProvider {
  var storage: FocusStorage
  var value: AnyHashable
  let resting: AnyHashable
  package var prefersDefaultForUser: Bool
  package let focusMemory = FocusMemory()
  init(_ modifier: _DefaultFocusModifier, _ inputs: _ViewInputs) {
    (storage, value, resting) = (modifier.storage, modifier.value, modifier.resting)
    prefersDefaultForUser = modifier.isForUser
    super.init(inputs)
    flags.insert(.isFocusGroup)
    joinFocusTree()
  }
  nonisolated deinit {}
  package var focusRoles: FocusGroup.Roles { .scope }
  package var defaultFocusTarget: (any FocusTarget)? {
    guard value != resting, let focus = engine.content?.input.focus else { return nil }
    for view in focus.boundViews(storage, value, in: self) {
      if let target = focus.firstTarget(under: view) { return target }
    }
    return nil
  }
}

// MARK: - By a namespace

nonisolated struct _FocusScopeModifier: _ElementModifier {
  let namespace: Namespace.ID
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FocusScopeNode(inputs)
    node.namespace = modifier.namespace
    node.engine.content?.input.focus.defaults.scopes[ObjectIdentifier(node)] = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: FocusScopeNode.self).namespace = modifier.namespace
  }
}

package final class FocusScopeNode: UnaryNode, FocusGroupProvider {
  var namespace = Namespace().wrappedValue
  package let focusMemory = FocusMemory()
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isFocusGroup)
    joinFocusTree()
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.content?.input.focus.defaults.scopes[ObjectIdentifier(self)] = nil
    super.unmount()
  }
  package var focusRoles: FocusGroup.Roles { .scope }
  package var defaultFocusTarget: (any FocusTarget)? {
    guard let focus = engine.content?.input.focus else { return nil }
    let nodes = focus.defaults.preferred.values.filter {
      $0.prefers && $0.namespace == namespace && contains($0) && !focus.isHidden($0)
    }
    for node in nodes.inTreeOrder() {
      if let target = focus.firstTarget(under: node) { return target }
    }
    return nil
  }
}

nonisolated struct _PreferredFocusModifier: _ElementModifier {
  let prefers: Bool
  let namespace: Namespace.ID
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferredFocusNode(inputs)
    (node.prefers, node.namespace) = (modifier.prefers, modifier.namespace)
    node.engine.content?.input.focus.defaults.preferred[ObjectIdentifier(node)] = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: PreferredFocusNode.self)
    (node.prefers, node.namespace) = (modifier.prefers, modifier.namespace)
  }
}

package final class PreferredFocusNode: UnaryNode {
  var prefers = true
  var namespace = Namespace().wrappedValue
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func unmount() {
    engine.content?.input.focus.defaults.preferred[ObjectIdentifier(self)] = nil
    super.unmount()
  }
}

/// The window of a `ResetFocusAction`, set once it is there.
package final class LateResetFocus: @unchecked Sendable {
  // Unchecked: set once, used on the main thread.
  /// Not the engine: what somebody refers to weakly is slower to retain, and each node does that with its engine.
  weak var focus: FocusController?
  package init() {}
}

/// Puts focus back to where it begins in a scope. Get it from the environment value `resetFocus`.
///
///     struct Puzzle: View {
///       @Namespace private var scope
///       @Environment(\.resetFocus) private var resetFocus
///       var body: some View {
///         VStack {
///           Button("Start") { print("start") }.prefersDefaultFocus(in: scope)
///           Button("Again") { resetFocus(in: scope) }
///         }
///         .focusScope(scope)
///       }
///     }
public struct ResetFocusAction {
  private let window: LateResetFocus
  package init(_ window: LateResetFocus) { self.window = window }

  /// Looks again for the default of the scope with an identifier: the view that `prefersDefaultFocus(_:in:)` names,
  /// else the first in reading order. Takes effect in the next update.
  public func callAsFunction(in namespace: Namespace.ID) {
    let window = window
    let action: @Sendable @MainActor () -> Void = {
      guard let focus = window.focus else { return }
      focus.engine.performAtEndOfRound { [weak focus] in focus?.reset(in: namespace) }
    }
    if isOnMainThread() { MainActor.assumeIsolatedFast { action() } } else { Engine.performOnMain(action) }
  }
}
extension ResetFocusAction: Sendable {}

package struct ResetFocusKey: EnvironmentKey { package static let defaultValue = ResetFocusAction(LateResetFocus()) }
extension EnvironmentValues {
  /// Puts focus back to where it begins in a scope.
  public var resetFocus: ResetFocusAction { self[ResetFocusKey.self] }
}

extension View {
  /// Makes this view a region whose default is the view in it that is bound to `value` of a focus state.
  ///
  /// The default gets focus when the window or a presentation appears, or the region appears while nothing has focus;
  /// when focus has to be found in the region; with `userInitiated` also when the user moves into it.
  ///
  /// Source: Apple, documentation of `defaultFocus(_:_:priority:)`.
  ///
  ///     @FocusState private var isSearching: Bool
  ///     TextField("Search", text: $name)
  ///       .focused($isSearching)
  ///       .defaultFocus($isSearching, true)
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      _DefaultFocusModifier(
        storage: binding.storage, value: AnyHashable(value), resting: AnyHashable(binding.resting),
        isForUser: priority.isForUser))
  }

  /// Makes this view a region that remembers where focus was in it and has a default, named by
  /// `prefersDefaultFocus(_:in:)` with the same namespace.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(_FocusScopeModifier(namespace: namespace))
  }

  /// Names this view as the default of the focus scope around it with the same
  /// namespace. Of several the first in order counts.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(_PreferredFocusModifier(prefers: prefersDefaultFocus, namespace: namespace))
  }
}
