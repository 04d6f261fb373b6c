import Foundation
import HearthRendering

/// A layer that is gone, on its way out: only its picture is left.
@MainActor package protocol DepartingLayer: AnyObject {
  /// How many layers lie below.
  var layersBelow: Int { get set }
  /// Whether it is not seen any more.
  var isOver: Bool { get }
  /// What is seen of it, in the window; nil for nothing.
  var piece: DisplayPiece? { get }
}

/// How a layer stands among the layers of a window.
package struct LayerLevel {
  /// 0 for what the content presents. A layer with more is in front of those with less.
  package var height: Double
  /// Whether it is a window of the app, and not something presented.
  package var isWindow: Bool
  package init(height: Double, isWindow: Bool) { (self.height, self.isWindow) = (height, isWindow) }
}

/// The height of the layer that a view is in: what it presents is right in front of that.
package struct LayerHeightKey: EnvironmentKey {
  package static var defaultValue: Double { 0 }
}

/// The root of a window's tree: proposes the window's size to its content and centers it.
package final class RootNode: LayoutNode {
  @exclusivity(unchecked) package var content: Node!
  @exclusivity(unchecked) package var windowSize: Size {
    didSet { if windowSize != oldValue { engine.relativeContainerDidChange(self) } }
  }
  /// What covers the edges of the window: system bars, the software keyboard.
  @exclusivity(unchecked) package var safeArea = SafeAreaInsets() {
    didSet {
      if safeArea == oldValue { return }
      engine.safeAreaDidChange()
      engine.relativeContainerDidChange(self)
      setNeedsPlacement()
    }
  }
  package override func safeArea(for child: LayoutNode, _ regions: SafeAreaRegions) -> EdgeInsets? {
    safeArea.insets(regions)
  }
  package override var relativeContainerSize: Size? {
    let insets = safeArea.insets(.container)
    return Size(max(0, windowSize.width - insets.horizontal), max(0, windowSize.height - insets.vertical))
  }
  @exclusivity(unchecked) private var placedFor = Size(-1, -1)
  @exclusivity(unchecked) private var elements = NodeList()
  @exclusivity(unchecked) private(set) var picture: DisplayPiece = GroupPiece([])
  /// Whether the picture was made here.
  @exclusivity(unchecked) private var isOwnPicture = true
  /// Views above the content, each over the whole window, the last one in front. They belong to
  /// the trees of the views that show them.
  @exclusivity(unchecked) package private(set) var layers: [LayoutNode] = []
  /// How each of them stands among the others, in the same order: never less than the one before.
  @exclusivity(unchecked) private var levels: [LayerLevel] = []
  /// Trees that belong to the window and are in no view of it: what is presented for UIKit, and windows of an app. They
  /// leave with the window, if not before.
  @exclusivity(unchecked) package var attachments: [Node] = []

  init(engine: Engine, scope: EnvironmentScope, size: Size) {
    windowSize = size
    super.init(root: engine, scope: scope)
    flags.insert([.isContainer, .needsElements, .isPlaced])
    if scope.isRightToLeft { flags.insert(.isRightToLeft) }
  }
  nonisolated deinit {}

  package override func visitChildren(_ visit: (Node) -> Void) { if let content { visit(content) } }

  /// Adds a layer, in front of those that have no higher level.
  func addLayer(_ layer: LayoutNode, _ level: LayerLevel) {
    layer.layoutParent = self
    let index = levels.firstIndex { $0.height > level.height } ?? levels.count
    layers.insert(layer, at: index)
    levels.insert(level, at: index)
    numberLayers()
  }
  func removeLayer(_ layer: LayoutNode) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.remove(at: index)
    levels.remove(at: index)
    numberLayers()
  }
  private func numberLayers() {
    for index in layers.indices { layers[index].indexInParent = Int32(index) }
    layersDidChange()
  }
  /// What is presented, without windows of the app that lie above the content. The last one in front.
  package var presentations: [LayoutNode] {
    layers.indices.filter { !levels[$0].isWindow }.map { layers[$0] }
  }
  /// Layers that are gone, on their way out.
  @exclusivity(unchecked) private var departures: [any DepartingLayer] = []
  /// Paints what a layer looked like while that goes, below layers that came later.
  func insert(_ departure: any DepartingLayer) {
    departure.layersBelow = layers.count
    departures.append(departure)
    engine.pictureMotions += 1
  }
  func departureDidStep(_ departure: any DepartingLayer) {
    if departure.isOver { end(departure) } else { setNeedsRecord() }
  }
  /// What went is not seen any more: it is over, or it turns round.
  package func end(_ departure: any DepartingLayer) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    engine.pictureMotions -= 1
    setNeedsRecord()
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    for departure in departures { departureDidStep(departure) }
  }
  private func recordDepartures(below count: Int, into group: inout ContiguousArray<PlacedPiece>) {
    for departure in departures
    where departure.layersBelow == count || (count == layers.count && departure.layersBelow > count) {
      if let piece = departure.piece { group.append(PlacedPiece(piece, x: 0, y: 0)) }
    }
  }

  private func layersDidChange() {
    // What the pointer is over, and what is covered, is another view now.
    engine.geometryVersion &+= 1
    engine.hitVersion &+= 1
    engine.focusVersion &+= 1
    setNeedsPlacement()
    setNeedsRecord()
    engine.requestFrame()
  }
  package override func measure(_ proposal: Proposal) -> Size { windowSize }
  package override func revalidate() -> Bool { false }

  private func resolveElements() {
    guard flags.contains(.needsElements) else { return }
    flags.remove(.needsElements)
    elements.removeAll()
    content.appendElements(to: &elements)
    for index in 0..<elements.count {
      elements[index].layoutParent = self
      elements[index].indexInParent = Int32(index)
    }
    flags.insert(.needsPlacement)
    setNeedsRecord()
  }
  func placeContent() {
    if flags.contains(.needsElements) || flags.contains(.needsPlacement) || placedFor != windowSize { placeChildren() }
  }
  package override func placeChildren() {
    resolveElements()
    flags.remove([.needsPlacement, .needsLayout])
    placedFor = windowSize
    size = windowSize
    let insets = safeArea.insets(.all)
    let free = Size(max(0, windowSize.width - insets.horizontal), max(0, windowSize.height - insets.vertical))
    let left = flags.contains(.isRightToLeft) ? insets.trailing : insets.leading
    let proposal = Proposal(free)
    self.proposal = Proposal(windowSize)
    // Several views at the root of a window lie one above the other, as in a VStack without spacing.
    var total: CGFloat = 0
    for index in 0..<elements.count { total += elements[index].measure(proposal).height }
    var y = insets.top + (free.height - total) / 2
    for index in 0..<elements.count {
      let child = elements[index]
      let size = child.measure(proposal)
      child.place(x: left + (free.width - size.width) / 2, y: y, proposal)
      y += size.height
    }
    for layer in layers { layer.place(x: 0, y: 0, Proposal(windowSize)) }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    for index in 0..<elements.count { visit(elements[index]) }
    for layer in layers { visit(layer) }
  }
  /// Records what changed. Called by the display phase.
  func recordPicture() {
    guard flags.contains(.subtreeNeedsRecord) else { return }
    flags.remove(.subtreeNeedsRecord)
    PiecePool.sweep()
    var group = PieceScratch.take()
    for index in 0..<elements.count {
      let child = elements[index]
      child.record(into: &group, x: child.x, y: child.y)
    }
    for (index, layer) in layers.enumerated() {
      if !departures.isEmpty { recordDepartures(below: index, into: &group) }
      layer.record(into: &group, x: layer.x, y: layer.y)
    }
    if !departures.isEmpty { recordDepartures(below: layers.count, into: &group) }
    engine.counters.itemsRecorded += 1
    let isOne = group.count == 1 && group[0].x == 0 && group[0].y == 0
    // What was the picture of one view belongs to that view.
    if isOwnPicture { PiecePool.retire(picture) }
    isOwnPicture = !isOne
    picture = isOne ? group[0].piece : PiecePool.group(group)
    PieceScratch.give(&group)
  }
  package override func unmount() {
    for node in attachments where !node.isUnmounted { node.unmount() }
    attachments = []
    content?.unmount()
    didUnmount()
    elements.deallocate()
    elements = NodeList()
  }
  /// The window has closed: only its picture is left.
  func letGo() {
    flags.remove([.needsElements, .needsPlacement, .needsLayout, .subtreeNeedsRecord])
    content = nil
    (layers, levels, departures) = ([], [], [])
  }
}
