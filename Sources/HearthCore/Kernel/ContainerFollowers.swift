/// A node whose size follows that of a container further up: the window, a scroll view, a column.
@MainActor protocol ContainerFollower: LayoutNode {
  /// The container; nil while there is none.
  var container: LayoutNode? { get }
}

@MainActor private final class ContainerFollowers {
  static let slot = EngineSlot { _ in ContainerFollowers() }
  var nodes: [ObjectIdentifier: any ContainerFollower] = [:]
  init() {}
  nonisolated deinit {}
}

extension Engine {
  /// The nodes of the window that follow a container. A node that leaves the tree takes itself out.
  var containerFollowers: [ObjectIdentifier: any ContainerFollower] {
    get { self[ContainerFollowers.slot].nodes }
    set { self[ContainerFollowers.slot].nodes = newValue }
    _modify { yield &self[ContainerFollowers.slot].nodes }
  }
  /// The size of a container that `containerRelativeFrame` refers to has changed. During layout the container calls
  /// `revalidateLayouts(below:)` afterwards.
  package func relativeContainerDidChange(_ container: LayoutNode) {
    for follower in containerFollowers.values where !follower.hasLeftTree {
      if follower.layoutParent == nil || follower.container === container { follower.setNeedsLayout() }
    }
  }
}
