import HearthCore

/// What a modifier says about its presentation.
@MainActor protocol PresentationSource {
  associatedtype Presented: View
  var kind: PresentationKind { get }
  /// Whether what is shown stays as it was when it appeared. Source: Apple, `alert(_:isPresented:presenting:actions:)`:
  /// "Any changes that you make after the presentation occurs are ignored."
  var isFrozen: Bool { get }
  var onDismiss: (() -> Void)? { get }
  /// What the binding says: the identity of what is to be shown; nil for nothing.
  var identity: AnyHashable? { get }
  /// The views to be shown. Asked for when `identity` is not nil.
  var content: Presented? { get }
  /// Writes the binding so that nothing is shown any more.
  func end()
}
extension PresentationSource {
  var isFrozen: Bool { false }
  var onDismiss: (() -> Void)? { nil }
}

/// Presents what a source says, above the window.
nonisolated struct PresentationModifier<S: PresentationSource>: ViewModifier {
  let source: S
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PresenterNode(inputs)
    let presenter = Presenter(modifier.source, node)
    node.behavior = presenter
    node.child = V._makeNode(content, node.inputs).node
    presenter.updateBody()
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: PresenterNode.self)
    node.engine.counters.nodesVisited += 1
    V._update(_ViewNode(node.child!), content)
    let presenter = node.behavior as! Presenter<S>
    presenter.source = modifier.source
    presenter.updateBody()
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// Shows what a binding asks for, and says in the binding when it has ended.
///
/// What is shown has the identity that the binding had. The same identity keeps the views and their state; a different
/// one ends what is shown and starts over; none ends it. Each end calls `onDismiss` once, after the views have gone.
/// Source: Apple, `sheet(item:onDismiss:content:)`: "If item changes, the system dismisses the sheet and replaces it
/// with a new one using the same process."
final class Presenter<S: PresentationSource>: PresenterBehavior, PresentationOwner {
  unowned(unsafe) let node: PresenterNode
  var source: S
  private var shown: (identity: AnyHashable, handle: PresentationHandle)?
  /// The binding was written, and nobody has looked at it since.
  private var isEnding = false
  private let level: PresentationLevel

  init(_ source: S, _ node: PresenterNode) {
    (self.source, self.node) = (source, node)
    level = PresentationLevel.of(node)
  }
  nonisolated deinit {}
  var isPopover: Bool { source.kind.isPopover }
  var shownHandle: PresentationHandle? { shown?.handle }
  var isUrgent: Bool { source.kind.isDialog && node.scope.value(DialogSeverityKey.self) == .critical }

  // MARK: - Following the binding

  func updateBody() {
    isEnding = false
    let source = source, frozen = source.isFrozen ? shown?.identity : nil
    let wanted: (identity: AnyHashable, content: S.Presented?)? = node.engine.evaluate(for: node) {
      guard let identity = source.identity else { return nil }
      return (identity, frozen == identity ? nil : source.content)
    }
    guard let wanted else {
      finish()
      level.leave(self)
      return
    }
    if let shown {
      if shown.identity == wanted.identity {
        if let content = wanted.content { update(content, shown.handle) }
        return
      }
      finish()
      // Another one comes, and nothing turns round.
      departure = nil
    }
    // What is presented in turn lies above its presenter, and comes when that is there.
    if let outer = node.scope.value(PresentationHandleKey.self).handle, !outer.admits(node) {
      return level.expect(self)
    }
    guard let content = wanted.content, level.enter(self) else { return }
    begin(content, wanted.identity)
  }

  private typealias Root = PresentationRoot<S.Presented>
  /// What was shown last, while it goes.
  private weak var departure: LayerDeparture?
  private func begin(_ content: S.Presented, _ identity: AnyHashable) {
    let handle = PresentationHandle(source.kind, owner: self)
    shown = (identity, handle)
    defer {
      // What was still going turns round.
      if let departure { node.engine.root.end(departure) }
    }
    node.showLayer { inputs in
      let layer = PresentationLayer.makeNode(
        handle, presenter: node, startingAt: departure?.progress.value ?? 0, inputs)
      layer.content = Root._makeNode(Root(content: content, handle: handle), layer.contentInputs).node
      return layer
    }
    handle.didShow()
  }
  private func update(_ content: S.Presented, _ handle: PresentationHandle) {
    guard let layer = handle.layer, let root = layer.node.content else { return }
    Root._update(_ViewNode(root), Root(content: content, handle: handle))
  }
  private func finish() {
    guard let handle = shown?.handle else { return }
    shown = nil
    let layer = handle.layer, entrance = layer?.entrance.value ?? 0
    let picture = node.engine.stage.isUpdating && node.allowsMotion ? layer?.picture : nil
    node.removeLayer()
    if let picture, let layer {
      let departure = LayerDeparture(picture, at: entrance)
      self.departure = departure
      node.engine.root.depart(departure, PresentationPicture.leaving(layer.form))
    }
    if let onDismiss = source.onDismiss { node.engine.performAtEndOfRound(onDismiss) }
  }
  func willUnmount() {
    finish()
    level.leave(self)
  }

  // MARK: - Writing the binding

  /// Where the binding says something else by now, it is left alone.
  func end(_ handle: PresentationHandle) {
    guard let shown, shown.handle === handle, !isEnding, source.identity == shown.identity else { return }
    isEnding = true
    source.end()
    // A binding that refuses the write keeps what is shown; it can be asked again.
    node.engine.performAtEndOfRound { [weak self] in self?.isEnding = false }
  }
}
