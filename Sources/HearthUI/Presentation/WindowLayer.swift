import HearthCore

/// Shows a view above all of the window, in a layer of its own: above the content, and above what that presents.
///
/// It inherits the environment from where it is, and goes with that place. The content gets what the window's edges
/// leave free. Where nothing of it is hit the pointer reaches what is below.
nonisolated package struct WindowLayer<Content: View>: View {
  let place: WindowLayerPlace
  let content: Content
  package typealias Body = Never

  package init(at place: WindowLayerPlace, @ViewBuilder content: () -> Content) {
    (self.place, self.content) = (place, content())
  }
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PresenterNode(inputs)
    node.behavior = WindowLayerPresenter(height: view.place.height)
    node.child = EmptyView._makeNode(EmptyView(), node.inputs).node
    node.showLayer(LayerLevel(height: view.place.height, isWindow: true)) { inputs in
      let layer = WindowLayerBehavior.makeNode(inputs)
      layer.content = Placed._makeNode(placed(view), layer.contentInputs).node
      return layer
    }
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: PresenterNode.self)
    let presenter = node.behavior as! WindowLayerPresenter
    if presenter.height != view.place.height {
      presenter.height = view.place.height
      node.moveLayer(to: LayerLevel(height: view.place.height, isWindow: true))
    }
    guard let layer = node.layer as? BehaviorNode, let content = layer.content else { return }
    Placed._update(_ViewNode(content), placed(view))
  }
  private typealias Placed = ModifiedContent<Content, _EnvironmentModifier>
  @MainActor private static func placed(_ view: Self) -> Placed {
    view.content.modifier(view.place.environment)
  }
  package nonisolated static var _elementCount: Int { -1 }
}

/// Where a layer stands among others.
package struct WindowLayerPlace {
  /// It is above layers that have less. What the window's content presents has 0; what the layer presents is right in
  /// front of it.
  package let height: Double
  /// What is presented from the layer, whatever the window presents besides.
  package let presentations: PresentationLevel
  package init(height: Double, presentations: PresentationLevel) {
    (self.height, self.presentations) = (height, presentations)
  }
  /// What views know that are in the layer, or present for one that is.
  package var environment: _EnvironmentModifier {
    let place = self
    return _EnvironmentModifier { values in
      values[LayerHeightKey.self] = place.height
      values[PresentationLevelKey.self] = ObjectReference(place.presentations)
      // The end of a layer is not that of the desktop's window.
      values.presentation = PresentationReference(nil)
    }
  }
}

/// Shows one layer as long as it is there.
private final class WindowLayerPresenter: PresenterBehavior {
  var height: Double
  init(height: Double) { self.height = height }
  nonisolated deinit {}
  func updateBody() {}
  func willUnmount() {}
}

/// The layer: as large as the window, of which it takes nothing itself.
private final class WindowLayerBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  private var placedInsets = EdgeInsets()

  static func makeNode(_ inputs: _ViewInputs) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    node.behavior = WindowLayerBehavior(node)
    return node
  }
  private init(_ node: BehaviorNode) {
    self.node = node
    node.engine.geometryObservers[ObjectIdentifier(node)] = node
  }
  nonisolated deinit {}
  var viewName: String { "WindowLayer" }
  func willUnmount() { node.engine.geometryObservers[ObjectIdentifier(node)] = nil }

  func computeSize(_ proposal: Proposal) -> Size { Size(max(0, proposal.width), max(0, proposal.height)) }
  var endsSafeArea: Bool { true }
  func safeArea(_ regions: SafeAreaRegions) -> EdgeInsets? { node.engine.root.safeArea.insets(regions) }
  private var insets: EdgeInsets { node.engine.root.safeArea.insets(.all) }
  func placeChildren() {
    guard node.hasContent else { return }
    node.resolveChild()
    placedInsets = insets
    let left = node.flags.contains(.isRightToLeft) ? insets.trailing : insets.leading
    let free = Proposal(
      max(0, node.size.width - insets.horizontal), max(0, node.size.height - insets.top - insets.bottom))
    let size = node.child.measure(free)
    node.child.place(
      x: left + (free.width - size.width) / 2, y: insets.top + (free.height - size.height) / 2, free)
  }
  func geometryMayHaveChanged() { if insets != placedInsets { node.setNeedsPlacement() } }
}
