import Foundation
import HearthRendering

/// Takes the size it is proposed and makes its content from it. The content lies in the top leading corner.
///
///     GeometryReader { proxy in
///       Rectangle().frame(width: proxy.size.width / 3)
///     }
nonisolated public struct GeometryReader<Content: View>: View {
  /// Makes the content from the size and the place of the reader.
  public var content: (GeometryProxy) -> Content
  /// Creates a view that makes its content from its own size and place.
  ///
  /// ```
  /// GeometryReader { proxy in Circle().frame(width: proxy.size.width / 2) }
  /// ```
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(GeometryReaderNode(view.content, inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: GeometryReaderNode<Content>.self).update(view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

/// Its content is made in the layout phase, when its size is known, and again when the size or something else
/// that was read through the proxy changes.
package final class GeometryReaderNode<Content: View>: ContainerNode {
  @exclusivity(unchecked) private var makeContent: (GeometryProxy) -> Content
  @exclusivity(unchecked) private var source: GeometrySource!
  @exclusivity(unchecked) private var needsContent = true
  @exclusivity(unchecked) private var contentSize = Size(-1, -1)

  init(_ makeContent: @escaping (GeometryProxy) -> Content, _ inputs: _ViewInputs) {
    self.makeContent = makeContent
    super.init(inputs)
    source = GeometrySource(self)
  }
  nonisolated deinit {}
  package override var viewName: String { "GeometryReader" }

  func update(_ new: @escaping (GeometryProxy) -> Content) {
    engine.counters.nodesVisited += 1
    makeContent = new
    setNeedsContent()
  }
  private func setNeedsContent() {
    needsContent = true
    setNeedsPlacement()
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    setNeedsContent()
  }
  package override func geometryMayHaveChanged() { if source.isStale { setNeedsContent() } }

  private func updateContent() {
    if !needsContent && contentSize == size { return }
    needsContent = false
    contentSize = size
    flags.remove(.needsBody)
    let isObserver = source.recording {
      let view = engine.evaluate(for: self) { makeContent(GeometryProxy(source, size)) }
      // Made and updated after the closure: what containers note meanwhile does not count as a write from a body.
      if let content {
        Content._update(_ViewNode(content), view)
      } else {
        content = Content._makeNode(view, inputs).node
      }
    }
    engine.geometryObservers[ObjectIdentifier(self)] = isObserver ? self : nil
    engine.revalidateLayouts(below: depth)
  }

  /// Source: Apple, documentation of GeometryReader; unspecified lengths are 10: seen, SwiftUI on macOS and iOS.
  package override func computeSize(_ p: Proposal) -> Size {
    Size(p.width < 0 ? 10 : p.width, p.height < 0 ? 10 : p.height)
  }
  package override func revalidate() -> Bool { false }
  package override func placeChildren() {
    updateContent()
    resolveElements()
    let p = Proposal(size)
    for index in 0..<elements.count { placeElement(index, x: 0, y: 0, p, elements[index].measure(p)) }
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if content != nil { super.record(into: &group, x: x, y: y) }
  }
  package override func unmount() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    source.node = nil
    content?.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { if let content { visit(content) } }
}

// MARK: - Changes of geometry

nonisolated public struct _GeometryActionModifier<T: Equatable>: _ElementModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(GeometryActionNode(modifier, inputs))
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: GeometryActionNode<T>.self).update(modifier)
  }
}

extension View {
  /// Calls `action` with what `transform` makes of this view's geometry: first when the
  /// view is laid out, then with each change.
  ///
  ///     Text("Panel").onGeometryChange(for: CGFloat.self) { proxy in
  ///       proxy.size.height
  ///     } action: { height in
  ///       value = Double(height)
  ///     }
  @preconcurrency public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { action($1) })
  }
  /// The same with the value before; the first time both are the same.
  @preconcurrency public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}

package final class GeometryActionNode<T: Equatable>: UnaryNode {
  @exclusivity(unchecked) private var modifier: _GeometryActionModifier<T>
  @exclusivity(unchecked) private var source: GeometrySource!
  @exclusivity(unchecked) private var value: T?
  init(_ modifier: _GeometryActionModifier<T>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    source = GeometrySource(self)
    engine.geometryObservers[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}

  func update(_ new: _GeometryActionModifier<T>) {
    let old = modifier
    modifier = new
    if !TypeInfo.of(_GeometryActionModifier<T>.self).areEqual(old, new) { updateBody() }
  }
  /// The transform is a different one, or something that it read has changed.
  package override func updateBody() {
    flags.remove(.needsBody)
    engine.geometryVersion &+= 1
    engine.requestFrame()
  }
  package override func geometryMayHaveChanged() {
    if !flags.contains(.isPlaced) { return }
    let outer = Engine.evaluating
    Engine.evaluating = self
    let new = engine.tracking(self) { modifier.transform(GeometryProxy(source, size)) }
    Engine.evaluating = outer
    let old = value ?? new
    if value == new { return }
    value = new
    engine.performAtEndOfRound { [self] in if !isUnmounted { modifier.action(old, new) } }
  }
  package override func unmount() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    source.node = nil
    super.unmount()
  }
}
