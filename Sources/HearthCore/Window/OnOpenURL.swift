import Foundation

/// Gets the URLs that reach the window, and says which of them the window wants.
nonisolated struct URLReceiverModifier: ViewModifier {
  /// Nil for a modifier that only says what the window wants.
  var action: ((URL) -> Void)?
  var wishes: ExternalEventWishes?
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = URLReceiverNode(inputs)
    node.modifier = modifier
    node.child = V._makeNode(content, node.inputs).node
    node.engine.urlReceivers.nodes.append(node)
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: URLReceiverNode.self)
    node.engine.counters.nodesVisited += 1
    node.modifier = modifier
    V._update(_ViewNode(node.child!), content)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// The external events that a window prefers to have, and those that it takes when no other window prefers them.
package struct ExternalEventWishes: Equatable {
  package var preferring: Set<String>
  package var allowing: Set<String>

  /// Whether one of the conditions is a part of what an event says, whatever its case and accents. Empty
  /// conditions match nothing, `*` everything.
  ///
  /// Source: Apple, documentation of `handlesExternalEvents(preferring:allowing:)`.
  ///
  /// - Parameter event: The text of a URL, or `NSUserActivity.eventText`; nil where it has none.
  package static func matches(_ conditions: Set<String>, _ event: String?) -> Bool {
    conditions.contains { condition in
      if condition == "*" { return true }
      guard let event, !condition.isEmpty else { return false }
      return event.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

package final class URLReceiverNode: ChoiceNode {
  @exclusivity(unchecked) var modifier = URLReceiverModifier()
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func unmount() {
    engine.urlReceivers.nodes.removeAll { $0 === self }
    super.unmount()
  }
}

/// The views of a window that handle a URL: in the order of the tree when asked.
@MainActor private final class URLReceivers {
  static let slot = EngineSlot { _ in URLReceivers() }
  var nodes: [URLReceiverNode] = []
  nonisolated deinit {}
}
extension Engine {
  fileprivate final var urlReceivers: URLReceivers { self[URLReceivers.slot] }
}

extension WindowContent {
  /// Calls what the views of the window do with a URL, in the order of the tree: those around before those inside.
  /// False when there is none. Called between frames.
  @discardableResult package func deliver(_ url: URL) -> Bool {
    let actions = engine.urlReceivers.nodes.sorted { $0.isWritten(before: $1) }.compactMap(\.modifier.action)
    for action in actions { action(url) }
    return !actions.isEmpty
  }
  /// The same, and where no view opens URLs, a web address is an activity that they go on with.
  ///
  /// Source: Apple, documentation of `onContinueUserActivity(_:perform:)`: "SwiftUI passes a Universal Link to your app
  /// directly as a URL. To receive a Universal Link, use the `onOpenURL(perform:)` modifier instead." What a window does that
  /// has the other modifier alone is our choice: apps have it, and nothing is lost.
  @discardableResult package func deliverToViews(_ url: URL) -> Bool {
    deliver(url) || (NSUserActivity(browsing: url).map { deliver($0) } ?? false)
  }
  /// What the views say about the events that the window takes; nil if none says anything. If several do, all count.
  package var externalEventWishes: ExternalEventWishes? {
    let all = engine.urlReceivers.nodes.compactMap(\.modifier.wishes)
    guard var result = all.first else { return nil }
    for wishes in all.dropFirst() {
      result.preferring.formUnion(wishes.preferring)
      result.allowing.formUnion(wishes.allowing)
    }
    return result
  }
}

extension View {
  /// Runs `action` with each URL that is opened with the app and reaches the view's window.
  ///
  /// Every view of the window that has such an action gets the URL, those around before those inside. Which window it
  /// is: `handlesExternalEvents(preferring:allowing:)`.
  ///
  ///     Text("Inbox").onOpenURL { url in name = url.lastPathComponent }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> ()) -> some View {
    modifier(URLReceiverModifier(action: action))
  }
  /// Says which URLs the view's window handles while it is open.
  ///
  /// A URL goes to the first open window that prefers it, else to the first that allows it, the front one first;
  /// else a scene that matches it opens a new window. A string matches if it is a part of the URL; case and
  /// accents make no difference; `*` matches all.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(URLReceiverModifier(wishes: ExternalEventWishes(preferring: preferring, allowing: allowing)))
  }
}
