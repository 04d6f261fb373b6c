import Foundation

/// A view in a window, as restoring knows it.
@MainActor package protocol RestorableNode: AnyObject {
  /// Where it is in the tree, as a name that the next process of the app gives to
  /// the same place; nil where it has none.
  var restorationKey: String? { get }
}

/// What views of a window restore by themselves, from the last process to this one:
/// scroll positions, focus, drafts, selections.
///
/// A view that has something to restore asks with `take` when it appears, and says with `save` what it is
/// now whenever that changes. Values are kept under the *restoration key* of the view's node, which is the same in
/// the next process: see `RestorableNode`.
///
/// A value of the last process waits until the view in its place appears; it is given out once, so that a view
/// that is made again later starts over as it always does. What nobody asked for goes on waiting, since a page
/// below the top of a stack may be built later, or a row may never be scrolled to: it goes when its page leaves
/// the path, and the oldest of very many go.
///
/// A row of a lazy container that is scrolled out of view has no nodes for a while: what its views saved is *parked*
/// until they are there again, or the row's element is gone.
@MainActor package final class Restoration {
  package unowned(unsafe) let scene: SceneState
  /// Whether anything is saved and restored: windows that nobody keeps do not.
  package var isEnabled = false { didSet { if !isEnabled { dropAll() } } }
  /// Keys whose values nobody has asked for.
  private var waiting: Set<String> = []
  private var nodeKeys: [ObjectIdentifier: String] = [:]
  private var owners: [String: ObjectIdentifier] = [:]
  private var launch: UInt8 = 0
  /// Values that nobody has asked for are kept in this number, the youngest first. Source: our choice: more than a
  /// window has fields and scroll views, and the file stays small.
  private static let capacity = 500
  /// Keys whose views have no nodes while their row is out of view.
  private var parked: Set<String> = []
  /// While nodes of a row are thrown away that may come back.
  package var isParking = false

  package init(_ scene: SceneState) { self.scene = scene }
  nonisolated deinit {}

  /// Called once for a window that lasts, before its views are made.
  package func begin() {
    isEnabled = true
    launch = (scene["auto.launch"]?.first ?? 0) &+ 1
    scene["auto.launch"] = Data([launch])
    var ages: [(age: UInt8, key: String)] = []
    for key in scene.keys where key.hasPrefix("auto.") && key != "auto.launch" {
      guard let written = scene[key]?.first else {
        scene[key] = nil
        continue
      }
      waiting.insert(key)
      ages.append((launch &- written, key))
    }
    if ages.count <= Self.capacity { return }
    ages.sort { ($0.age, $0.key) < ($1.age, $1.key) }
    for (_, key) in ages[Self.capacity...] {
      scene[key] = nil
      waiting.remove(key)
    }
  }
  private func dropAll() {
    for key in scene.keys where key.hasPrefix("auto.") { scene[key] = nil }
    waiting = []
    parked = []
  }

  // MARK: - Values of views

  private func key(_ kind: String, _ node: some RestorableNode) -> String? {
    let id = ObjectIdentifier(node)
    if let nodeKey = nodeKeys[id] { return "auto.\(kind).\(nodeKey)" }
    guard let nodeKey = node.restorationKey else { return nil }
    // Two views with one key cannot be told from each other: the first one counts.
    if let owner = owners[nodeKey], owner != id { return nil }
    owners[nodeKey] = id
    nodeKeys[id] = nodeKey
    return "auto.\(kind).\(nodeKey)"
  }
  /// What the view in the place of `node` left in the last process, or when its row was scrolled out of view; once.
  package func take(_ kind: String, for node: some RestorableNode) -> Data? { takeValue(kind, for: node)?.value }
  package func takeValue(_ kind: String, for node: some RestorableNode) -> (value: Data, isParked: Bool)? {
    guard isEnabled, hasAbsent, let key = key(kind, node) else { return nil }
    let isParked = parked.remove(key) != nil
    guard waiting.remove(key) != nil || isParked, let data = scene[key] else { return nil }
    let value = Data(data.dropFirst())
    scene[key] = Data([launch]) + value
    return (value, isParked)
  }
  /// Nil: there is nothing to restore any more.
  package func save(_ kind: String, for node: some RestorableNode, _ value: Data?) {
    guard isEnabled, let key = key(kind, node) else { return }
    waiting.remove(key)
    parked.remove(key)
    scene[key] = value.map { Data([launch]) + $0 }
  }
  /// The node leaves the tree. For good: a view in its place starts over. With its row: what it saved is parked.
  /// - Parameter isTaken: False where a value was given out that did not reach the app: it goes on waiting.
  package func forget(_ kind: String, for node: some RestorableNode, isTaken: Bool = true) {
    guard isEnabled, let nodeKey = nodeKeys.removeValue(forKey: ObjectIdentifier(node)) else { return }
    owners[nodeKey] = nil
    let key = "auto.\(kind).\(nodeKey)"
    guard isParking, scene[key] != nil else {
      scene[key] = nil
      return
    }
    if isTaken { parked.insert(key) } else { waiting.insert(key) }
  }

  // MARK: - Views without nodes

  /// Whether a value is there whose view is not.
  package var hasAbsent: Bool { !waiting.isEmpty || !parked.isEmpty }
  package var hasParked: Bool { !parked.isEmpty }
  private static func nodeKey(_ key: String) -> Substring {
    let rest = key.dropFirst("auto.".count)
    return rest.firstIndex(of: ".").map { rest[rest.index(after: $0)...] } ?? ""
  }
  /// The children of a node that have parked values, by their own keys.
  /// - Parameter groups: `Node.restorationGroups` of the node.
  package func parkedKeys(in groups: String) -> Set<UInt64> {
    var result: Set<UInt64> = []
    for key in parked {
      let nodeKey = Self.nodeKey(key)
      if nodeKey.hasPrefix(groups), let number = UInt64(nodeKey.dropFirst(groups.count).prefix { $0 != "/" }, radix: 16)
      {
        result.insert(number)
      }
    }
    return result
  }
  /// Drops what is parked under keys that begin so.
  package func forgetParked(_ beginning: String) {
    for key in parked where Self.nodeKey(key).hasPrefix(beginning) {
      parked.remove(key)
      scene[key] = nil
    }
  }
  /// Drops what waits or is parked under keys that begin so: a page is gone for good.
  package func forgetAbsent(_ beginning: String) {
    forgetParked(beginning)
    for key in waiting where Self.nodeKey(key).hasPrefix(beginning) {
      waiting.remove(key)
      scene[key] = nil
    }
  }

  // MARK: - Focus

  /// Says which view has focus.
  package func saveFocus(_ node: (any RestorableNode)?) {
    guard isEnabled else { return }
    guard let node else {
      scene["auto.focus"] = nil
      return
    }
    guard let nodeKey = node.restorationKey else { return }
    scene["auto.focus"] = Data([launch]) + Data(nodeKey.utf8)
  }
  /// The key of the view that had focus in the last process, until `endFocus()`.
  package var waitingFocus: String? {
    guard waiting.contains("auto.focus"), let data = scene["auto.focus"] else { return nil }
    return String(decoding: data.dropFirst(), as: UTF8.self)
  }
  package func endFocus() { waiting.remove("auto.focus") }
}
