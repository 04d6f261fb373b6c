import Combine

/// A view that subscribes to a publisher as long as it is there.
///
///     SubscriptionView(content: Text("\(count)"), publisher: timer) { _ in count += 1 }
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view that is shown.
  public var content: Content
  /// The publisher that the view subscribes to.
  public var publisher: PublisherType
  /// Runs on the main thread with each value.
  public var action: (PublisherType.Output) -> Void
  /// Creates a view that runs `action` with each value of `publisher` while it is there.
  /// Usually made by `onReceive(_:perform:)`.
  public nonisolated init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void)
  {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SubscriptionNode<PublisherType>(view.publisher, view.action, inputs)
    node.child = Content._makeNode(view.content, node.inputs).node
    node.subscribe()
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: SubscriptionNode<PublisherType>.self)
    node.engine.counters.nodesVisited += 1
    Content._update(_ViewNode(node.child!), view.content)
    node.update(view.publisher, view.action)
  }
  public nonisolated static var _elementCount: Int { Content._elementCount }
}

package final class SubscriptionNode<P: Publisher>: ChoiceNode where P.Failure == Never {
  @exclusivity(unchecked) private var publisher: P
  @exclusivity(unchecked) private var action: (P.Output) -> Void
  @exclusivity(unchecked) private var subscription: AnyCancellable?
  @exclusivity(unchecked) private var isSubscribing = false

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void, _ inputs: _ViewInputs) {
    (self.publisher, self.action) = (publisher, action)
    super.init(inputs)
  }
  nonisolated deinit {}

  func subscribe() {
    isSubscribing = true
    subscription = publisher.sink { [weak self] output in
      nonisolated(unsafe) let output = output
      if isOnMainThread() {
        MainActor.assumeIsolatedFast { self?.receive(output) }
      } else {
        Engine.performOnMain { self?.receive(output) }
      }
    }
    isSubscribing = false
  }
  /// A publisher that is known to be the same is left alone.
  func update(_ new: P, _ action: @escaping (P.Output) -> Void) {
    self.action = action
    if TypeInfo.areKnownEqual(publisher, new) { return }
    subscription?.cancel()
    publisher = new
    subscribe()
  }
  private func receive(_ output: P.Output) {
    if isUnmounted { return }
    // What comes in the middle of an update waits for its end.
    if isSubscribing || !engine.stage.allowsActions || Engine.evaluating != nil {
      engine.performAtEndOfRound { [self] in if !isUnmounted { action(output) } }
    } else {
      action(output)
    }
  }
  package override func unmount() {
    subscription?.cancel()
    subscription = nil
    super.unmount()
  }
}

extension View {
  /// Runs `action` with each value of `publisher` while this view is there.
  ///
  ///     Text("\(count) s").onReceive(timer) { _ in count += 1 }
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View
  where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
