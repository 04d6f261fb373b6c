import HearthCore

/// Calls an action again and again while the view is there.
nonisolated struct ControlTicker: _ElementModifier {
  /// Seconds; nil for never.
  let interval: Double?
  let action: @MainActor () -> Void
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = ControlTickerBehavior(modifier, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ControlTickerBehavior).update(modifier)
  }
}

private final class ControlTickerBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  private var ticker: ControlTicker
  init(_ ticker: ControlTicker, _ node: BehaviorNode) {
    (self.ticker, self.node) = (ticker, node)
    schedule()
  }
  nonisolated deinit {}
  func update(_ new: ControlTicker) {
    let hasChanged = new.interval != ticker.interval
    ticker = new
    guard hasChanged else { return }
    node.engine.wakeUps.cancel(of: node)
    schedule()
  }
  private func schedule() {
    guard let interval = ticker.interval else { return }
    node.engine.wakeUps.schedule(after: interval, for: node) { [unowned self] in
      ticker.action()
      schedule()
    }
  }
  func willUnmount() { node.engine.wakeUps.cancel(of: node) }
}
