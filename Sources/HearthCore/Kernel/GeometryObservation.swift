/// Who wants to know when something in a window has moved, and up to when they were told.
@MainActor struct GeometryObservation {
  /// Nodes that depend on their place in the window, asked after each layout in which something moved.
  var observers: [ObjectIdentifier: LayoutNode] = [:]
  /// The version of the geometry that they know.
  var observed: UInt64 = 0
  /// Told after layout when something has moved or was resized.
  var watchers: [ObjectIdentifier: any GeometryWatcher] = [:]
  /// The version of the geometry that they know.
  var watched: UInt64 = 0
  /// Nodes that look at what is kept free around them.
  var safeAreaObservers: [ObjectIdentifier: any SafeAreaObserver] = [:]
  var hasNewSafeArea = false
}

/// A node that wants to know when places in the window have changed. It removes itself when it is unmounted.
@MainActor package protocol GeometryWatcher: Node {
  /// After layout, in frames in which something moved or was resized.
  func geometryDidChange()
}

/// A node that looks at what it reaches below when something keeps another part of the window free. It removes itself
/// when it is unmounted.
@MainActor protocol SafeAreaObserver: LayoutNode {
  /// During layout.
  func safeAreaMayHaveChanged()
}

extension Engine {
  package final var geometryObservers: [ObjectIdentifier: LayoutNode] {
    @inline(__always) _read { yield geometry.observers }
    @inline(__always) _modify { yield &geometry.observers }
  }
  package final var geometryWatchers: [ObjectIdentifier: any GeometryWatcher] {
    @inline(__always) _read { yield geometry.watchers }
    @inline(__always) _modify { yield &geometry.watchers }
  }
  final var safeAreaObservers: [ObjectIdentifier: any SafeAreaObserver] {
    @inline(__always) get { geometry.safeAreaObservers }
    @inline(__always) set { geometry.safeAreaObservers = newValue }
    @inline(__always) _modify { yield &geometry.safeAreaObservers }
  }
  /// What a node keeps free has changed.
  final func safeAreaDidChange() {
    geometryVersion &+= 1
    geometry.hasNewSafeArea = true
  }
  func tellGeometryWatchers() {
    if geometry.watched == geometryVersion { return }
    geometry.watched = geometryVersion
    for watcher in geometry.watchers.values { watcher.geometryDidChange() }
  }

  /// Tells those who depend on where they are that something moved. True when they want to be placed again.
  func observersAreStale() -> Bool {
    if geometry.hasNewSafeArea {
      geometry.hasNewSafeArea = false
      for node in geometry.safeAreaObservers.values where !node.hasLeftTree { node.safeAreaMayHaveChanged() }
    }
    if geometryVersion == geometry.observed || geometry.observers.isEmpty {
      geometry.observed = geometryVersion
      return !stalePlacements.isEmpty || staleLayouts.count > 0
    }
    geometry.observed = geometryVersion
    for observer in geometry.observers.values.sorted(by: { $0.depth < $1.depth }) where !observer.hasLeftTree {
      observer.geometryMayHaveChanged()
    }
    return !stalePlacements.isEmpty || staleLayouts.count > 0
  }
}
