/// Effects that are active together: a pointer above one of their views activates all.
///
/// Source: Apple, "HoverEffectGroup".
public struct HoverEffectGroup: Sendable {
  /// How an effect and its group depend on each other.
  public struct Behavior: Equatable, Sendable {
    enum Kind: Sendable { case activates, follows, ignores, preserves }
    let kind: Kind
    /// A pointer above the view activates the group.
    public static let activatesGroup = Behavior(kind: .activates)
    /// Active while the group is; a pointer above the view activates nothing.
    public static let followsGroup = Behavior(kind: .follows)
    /// Active under the pointer alone, and activates nothing.
    public static let ignoresGroup = Behavior(kind: .ignores)
    /// A pointer above the view keeps the group active that is so already, and does not activate it.
    public static let preservesGroup = Behavior(kind: .preserves)
  }
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: String?
  }
  let key: Key
  let behavior: Behavior

  private init(key: Key, behavior: Behavior) { (self.key, self.behavior) = (key, behavior) }
  /// The group that belongs to a namespace.
  public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(id: nil, in: namespace, behavior: behavior)
  }
  /// One of several groups that belong to a namespace.
  public init(id: String?, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(key: Key(namespace: namespace, id: id), behavior: behavior)
  }
  /// The same group with another behaviour.
  public func behavior(_ behavior: Behavior) -> HoverEffectGroup { HoverEffectGroup(key: key, behavior: behavior) }
}

/// Which groups of a window are active.
@MainActor final class HoverEffectGroups {
  static let slot = EngineSlot { _ in HoverEffectGroups() }
  private struct Entry {
    var members: [ObjectIdentifier: HoverEffectNode] = [:]
    var isActive = false
  }
  private var entries: [HoverEffectGroup.Key: Entry] = [:]
  init() {}
  nonisolated deinit {}

  func isActive(_ key: HoverEffectGroup.Key) -> Bool { entries[key]?.isActive ?? false }
  func join(_ key: HoverEffectGroup.Key, _ node: HoverEffectNode) {
    entries[key, default: Entry()].members[ObjectIdentifier(node)] = node
  }
  func leave(_ key: HoverEffectGroup.Key, _ node: HoverEffectNode) {
    entries[key]?.members[ObjectIdentifier(node)] = nil
    if entries[key]?.members.isEmpty == true { entries[key] = nil } else { update(key) }
  }
  /// Something has changed in a view of the group: looks again whether it is active, and
  /// tells all views when that changes.
  func update(_ key: HoverEffectGroup.Key) {
    guard let entry = entries[key] else { return }
    var isActive = false
    for node in entry.members.values where node.keepsActive(key, wasActive: entry.isActive) { isActive = true }
    if isActive == entry.isActive { return }
    entries[key]!.isActive = isActive
    for node in entry.members.values { node.setNeedsBodies() }
  }
}

extension Engine {
  /// Hover effects that are active together.
  var hoverGroups: HoverEffectGroups { self[HoverEffectGroups.slot] }
}
