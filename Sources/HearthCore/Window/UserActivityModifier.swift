import Foundation

/// Says what the user does in a view, while it is shown.
nonisolated struct UserActivityModifier: _ElementModifier {
  var type: String
  var isActive: Bool
  var update: (NSUserActivity) -> Void
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    if V._elementCount == 1 {
      let node = UserActivityNode(modifier, inputs)
      node.content = V._makeNode(content, node.inputs).node
      node.appear()
      return _ViewNode(node)
    }
    let node = ElementwiseNode<Self>(modifier, inputs)
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = UserActivityNode(modifier, inputs)
    node.appear()
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: UserActivityNode.self).take(modifier)
  }
}

/// Has the activity of a view: made when the view is shown with it, and over when the view goes or has it no longer.
package final class UserActivityNode: UnaryNode, CoverObserver {
  @exclusivity(unchecked) private var modifier: UserActivityModifier
  @exclusivity(unchecked) private(set) var activity: NSUserActivity?
  @exclusivity(unchecked) private var isShown = false
  @exclusivity(unchecked) private var isUpdateDue = false

  init(_ modifier: UserActivityModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}

  func take(_ new: UserActivityModifier) {
    let old = modifier
    modifier = new
    if !new.isActive || old.type != new.type { end() }
    // One that is equal runs the same code on the same values.
    if old.isActive, new.isActive, old.type == new.type, TypeInfo.of(UserActivityModifier.self).areEqual(old, new) {
      return
    }
    updateLater()
  }
  func appear() {
    engine.performAtEndOfRound { [self] in
      if isUnmounted || isShown || (engine.coveredPages > 0 && coveredPage != nil) { return }
      isShown = true
      updateLater()
    }
  }
  /// The page that the view is on is covered, or on top again.
  func coverDidChange(isCovered: Bool) {
    if !isCovered { return appear() }
    isShown = false
    activity?.resignCurrent()
    engine.userActivities.remove(self)
  }
  /// Something that the app's closure has read is different.
  package override func updateBody() {
    flags.remove(.needsBody)
    updateLater()
  }
  /// Several causes of one round are one update, at its end.
  private func updateLater() {
    guard isShown, modifier.isActive, !isUpdateDue else { return }
    isUpdateDue = true
    engine.performAtEndOfRound { [self] in
      isUpdateDue = false
      if isShown, modifier.isActive, !isUnmounted { update() }
    }
  }
  private func update() {
    let activity = activity ?? make()
    activity.update { engine.evaluate(for: self) { modifier.update(activity) } }
    engine.userActivities.noteUpdate(of: self)
  }
  private func make() -> NSUserActivity {
    let new = NSUserActivity(activityType: modifier.type)
    new.addOwner(self) { [weak self] in self?.updateLater() }
    activity = new
    return new
  }
  private func end() {
    guard let activity else { return }
    activity.removeOwner(self)
    activity.invalidate()
    self.activity = nil
    engine.userActivities.remove(self)
  }
  package override func unmount() {
    isShown = false
    end()
    super.unmount()
  }
}

extension View {
  /// Says what the user does while this view is shown.
  ///
  /// `update` describes it: when the view appears, when something that it reads changes, and when `needsSave` of the
  /// activity is set. It is no place to write state. The window keeps the activity of its innermost view that has one, of
  /// several the one with focus, else the one that came last; when the window comes back after the app has been started
  /// again, `onContinueUserActivity(_:perform:)` gets it.
  ///
  ///     RecipePage(recipe).userActivity("org.example.recipes.view") { activity in
  ///       activity.title = recipe.name
  ///       activity.userInfo = ["recipe": recipe.id]
  ///     }
  ///
  /// - Parameter isActive: Whether the user does that now.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }
  /// Says what the user does with an element while this view is shown: nothing while `element` is nil. See
  /// `userActivity(_:isActive:_:)`.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ()
  ) -> some View {
    modifier(
      UserActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }
}
