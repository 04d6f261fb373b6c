import Foundation
import HearthRendering

/// Gives its content a way to scroll the scroll views inside to views by their identities.
///
///     ScrollViewReader { proxy in
///       Button("Last") { proxy.scrollTo(items.last?.id) }
///       List(items) { Text($0.name) }
///     }
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content from the proxy that scrolls it.
  public var content: (ScrollViewProxy) -> Content
  @State private var registry = ScrollRegistry()
  /// Creates a view whose content can be scrolled through a proxy.
  ///
  /// ```swift
  /// ScrollViewReader { proxy in
  ///   Button("Top") { proxy.scrollTo(0) }
  ///   ScrollView { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
  /// }
  /// ```
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public var body: some View {
    let registry = registry
    content(ScrollViewProxy(registry: registry)).transformEnvironment(\.scrollRegistries) { $0.insert(registry, at: 0) }
  }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Scrolls the view with the identity `id` into view: its `anchor` comes to the same point of the scroll view, or it
  /// comes into view by the shortest way when `anchor` is nil. Takes effect in the next update, for rows that it adds
  /// too. Within `withAnimation` it scrolls there; rows on the way are made as they come into view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let registry = registry
    let id = UncheckedSendable(AnyHashable(id))
    let transaction = Transaction.current
    let action: @Sendable @MainActor () -> Void = {
      guard let engine = registry.scrolls.first?.engine else { return }
      engine.expect(transaction)
      // After the bodies of the next update, so that what they add can be found.
      engine.afterBodies[ObjectIdentifier(registry)] = (
        engine.root,
        {
          for scroll in registry.scrolls where scroll.scrollTo(id.value, anchor: anchor, transaction) { return }
          engine.report(
            Report(
              kind: .scrollTarget, path: registry.scrolls.first?.path ?? "",
              message:
                "scrollTo found no view with the identity \(id.value.base). Identities are those of ForEach, or set by id(_:)."
            ))
        }
      )
      engine.requestFrame()
    }
    if isOnMainThread() { MainActor.assumeIsolatedFast { action() } } else { Engine.performOnMain(action) }
  }
}

extension ScrollNode {
  /// Scrolls to the element with an identity. False if no element in here has it.
  package func scrollTo(_ id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction? = nil) -> Bool {
    guard let content, let found = Self.find(id, in: content) else { return false }
    switch found {
    case .element(let lazy, let index, _): move(to: .element(lazy, index: index, anchor: anchor), transaction)
    case .node(let node, _): move(to: .node(node, anchor: anchor), transaction)
    case .point, .edge: return false
    }
    return true
  }
  /// Looks for an identity in each list of elements below, the outermost first.
  private static func find(_ id: AnyHashable, in node: Node) -> ScrollAim? {
    if let lazy = node as? LazyNode {
      if let index = lazy.index(of: id) { return .element(lazy, index: index, anchor: nil) }
    } else if let container = node as? ContainerNode {
      if let index = container.content.elementIndex(of: id) {
        return .node(container.content.element(at: index), anchor: nil)
      }
    } else if node.flags.contains(.isLayoutNode), node.elementIndex(of: id) != nil {
      return .node(unsafeDowncast(node, to: LayoutNode.self), anchor: nil)
    }
    var found: ScrollAim?
    node.visitChildren { child in if found == nil { found = find(id, in: child) } }
    return found
  }
}
