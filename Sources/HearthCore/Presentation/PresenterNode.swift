import Foundation

/// Decides what a `PresenterNode` shows above the window.
@MainActor package protocol PresenterBehavior: AnyObject {
  /// Something that was read to decide has changed.
  func updateBody()
  /// The presenter leaves the tree; what it shows still is in it.
  func willUnmount()
}

/// The node of a view that shows others above the whole window: sheets, alerts, popovers.
///
/// For the tree of layout it is nothing: its elements are those of its content. What it shows is a *layer*: it inherits
/// the environment from here and goes with this node, but is placed, painted and hit as the last child of the window's
/// root. Preferences of the layer end here: they are about what is presented, not about the views behind.
package final class PresenterNode: ChoiceNode, PreferenceStop {
  @exclusivity(unchecked) package var behavior: (any PresenterBehavior)!
  /// What is shown, over the whole window; nil for nothing.
  @exclusivity(unchecked) package private(set) var layer: LayoutNode?
  @exclusivity(unchecked) private var isMakingLayer = false

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    // Asked on the way of a preference, to end it.
    flags.insert(.hasPreferencePort)
  }
  nonisolated deinit {}

  /// Shows the layer that `make` makes. Called in the state phase.
  ///
  /// - Parameter level: Nil: in front of all that is presented where this node is.
  package func showLayer(_ level: LayerLevel? = nil, _ make: (_ViewInputs) -> LayoutNode) {
    precondition(layer == nil, "a presenter shows one layer, and has one: \(path)")
    isMakingLayer = true
    let layer = make(inputs)
    isMakingLayer = false
    self.layer = layer
    engine.root.addLayer(layer, level ?? LayerLevel(height: scope.value(LayerHeightKey.self), isWindow: false))
  }
  /// Gives the layer another level: in front of those that have the same.
  package func moveLayer(to level: LayerLevel) {
    guard let layer else { return }
    engine.root.removeLayer(layer)
    engine.root.addLayer(layer, level)
  }
  package func removeLayer() {
    guard let layer else { return }
    self.layer = nil
    engine.root.removeLayer(layer)
    layer.unmount()
  }

  package override func updateBody() {
    flags.remove(.needsBody)
    behavior.updateBody()
  }
  package override func unmount() {
    behavior.willUnmount()
    removeLayer()
    super.unmount()
  }

  package override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let layer { visit(layer) }
  }
  package override func siblingKey(of child: Node) -> Int? { isMakingLayer || child === layer ? 1 : 0 }
  package override func elementOffset(of child: Node) -> Int? { isMakingLayer || child === layer ? nil : 0 }
  package override var preferenceStop: (any PreferenceStop)? { self }
  package var anyPreferencePort: AnyPreferencePort? { nil }
  package func endsPreferences(of child: Node) -> Bool { isMakingLayer || child === layer }

  /// The view that presents. The first of several elements; nil if there are no elements.
  package var anchorNode: LayoutNode? {
    guard elementCount > 0 else { return nil }
    let node = element(at: 0)
    return node.size.width >= 0 ? node : nil
  }
}
