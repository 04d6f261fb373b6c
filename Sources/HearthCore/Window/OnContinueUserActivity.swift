import Foundation
import HearthPersistence

/// Goes on with activities that reach the window.
nonisolated struct ActivityReceiverModifier: ViewModifier {
  var type: String
  var action: (NSUserActivity) -> Void
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ActivityReceiverNode(modifier, inputs)
    node.child = V._makeNode(content, node.inputs).node
    node.engine.content?.add(node)
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: ActivityReceiverNode.self)
    node.engine.counters.nodesVisited += 1
    node.modifier = modifier
    V._update(_ViewNode(node.child!), content)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

package final class ActivityReceiverNode: ChoiceNode {
  @exclusivity(unchecked) fileprivate(set) var modifier: ActivityReceiverModifier
  init(_ modifier: ActivityReceiverModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.activityReceivers.nodes.removeAll { $0 === self }
    super.unmount()
  }
}

/// The views of a window that go on with activities: in the order of the tree when asked.
@MainActor final class ActivityReceivers {
  fileprivate static let slot = EngineSlot { _ in ActivityReceivers() }
  fileprivate var nodes: [ActivityReceiverNode] = []
  fileprivate(set) var waiting: WaitingActivity?
  nonisolated deinit {}
}
extension Engine {
  final var activityReceivers: ActivityReceivers { self[ActivityReceivers.slot] }
}

/// An activity for which a window has no view yet.
struct WaitingActivity {
  let activity: NSUserActivity
  /// `WindowContent.userActionCount` at the time: once the user has done something else, nobody goes on with it.
  let userActionCount: UInt64
}

extension WindowContent {
  /// The activity of the window: that of the views, see `userActivity(_:isActive:_:)`.
  package var userActivity: NSUserActivity? { engine.userActivities.current }

  /// Has the views of the window go on with an activity, in the order of the tree: those around before those inside.
  /// False when none does that for its type.
  @discardableResult package func deliver(_ activity: NSUserActivity) -> Bool {
    let nodes = engine.activityReceivers.nodes.filter { $0.modifier.type == activity.activityType }
    let actions = nodes.sorted { $0.isWritten(before: $1) }.map(\.modifier.action)
    for action in actions { action(activity) }
    if !actions.isEmpty { activity.delegate?.userActivityWasContinued(activity) }
    return !actions.isEmpty
  }
  /// Has the views go on with an activity as soon as one is there that does: once, and not after the user has done
  /// something else.
  package func deliverWhenShown(_ activity: NSUserActivity) {
    engine.activityReceivers.waiting = WaitingActivity(activity: activity, userActionCount: userActionCount)
    engine.performAtEndOfRound { [weak self] in self?.deliverWaiting() }
  }
  /// The window comes back, with the activity that it kept.
  func restoreActivity() {
    guard let data = engine.scene[UserActivities.key] else { return }
    // The window whose frame it is tells what is wrong with it.
    engine.performAtEndOfRound { [weak self] in
      guard let self else { return }
      if let activity = NSUserActivity(savedState: data) { deliverWhenShown(activity) }
      engine.userActivities.chooseLater()
    }
  }
  private func deliverWaiting() {
    let receivers = engine.activityReceivers
    guard let waiting = receivers.waiting else { return }
    if waiting.userActionCount != userActionCount {
      receivers.waiting = nil
    } else if receivers.nodes.contains(where: { $0.modifier.type == waiting.activity.activityType }) {
      receivers.waiting = nil
      deliver(waiting.activity)
    }
  }
  fileprivate func add(_ node: ActivityReceiverNode) {
    let receivers = engine.activityReceivers
    receivers.nodes.append(node)
    if receivers.waiting?.activity.activityType == node.modifier.type {
      engine.performAtEndOfRound { [weak self] in self?.deliverWaiting() }
    }
  }
}

extension View {
  /// Runs `action` with each activity of a type that the view's window is to go on with: the one that it kept when the app
  /// was ended, and those that the app opens windows with.
  ///
  /// Every view of the window that has such an action gets the activity, those around before those inside. A web address
  /// comes to `onOpenURL(perform:)`; where the window has none, it comes here, with the type
  /// `NSUserActivityTypeBrowsingWeb`.
  ///
  ///     RecipeList().onContinueUserActivity("org.example.recipes.view") { activity in
  ///       selection = activity.userInfo?["recipe"] as? Int
  ///     }
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> ()
  ) -> some View {
    modifier(ActivityReceiverModifier(type: activityType, action: action))
  }
}
