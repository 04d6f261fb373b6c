import Foundation
import HearthFocus

/// The focusable views of a window as HearthFocus sees them, with the way back to their nodes.
///
/// Made when somebody wants to move and the tree has changed since the last time, and kept until it changes again. It
/// owns no node: it is right as long as `version` is the engine's.
@MainActor struct FocusTree {
  struct Version: Equatable {
    var focus: UInt64
    var geometry: UInt64
  }
  private struct Reference<T: AnyObject> { unowned(unsafe) let node: T }

  let version: Version
  var map: FocusMap
  private var targets: [Reference<LayoutNode>] = []
  /// Groups that remember, the parent of each (its position in this list; -1 for the window), and their identifiers.
  private(set) var providers: [(node: any FocusGroupProvider, parent: Int, id: FocusID)] = []

  static func id(_ node: LayoutNode) -> FocusID { FocusID(UInt64(UInt(bitPattern: ObjectIdentifier(node)))) }
  /// The identifier of the window, or of the root that a map begins at.
  static let windowID = FocusID(.max)
  /// A node can be a target and a group.
  static func groupID(_ node: LayoutNode) -> FocusID {
    FocusID(UInt64(UInt(bitPattern: ObjectIdentifier(node))) | 1 << 63)
  }

  /// - Parameters:
  ///   - root: Where to look.
  ///   - excluded: Targets that may not take focus now.
  init(_ root: LayoutNode, _ version: Version, keyboardNavigation: Bool = true, excluding excluded: Set<FocusID> = []) {
    var builder = Builder(keyboardNavigation: keyboardNavigation, excluded: excluded)
    builder.collect(root, group: nil, provider: -1, at: Origin(of: root))
    let window = FocusGroup(
      Self.windowID, roles: [.scope], frame: root.frameInWindow,
      readingDirection: root.scope.isRightToLeft ? .rightToLeft : .leftToRight)
    self.version = version
    map = FocusMap(window: window, groups: builder.groups, targets: builder.targets)
    targets = builder.nodes
    providers = builder.providers
  }

  /// Rows of one container.
  init(rows: [LayoutNode], in container: LayoutNode, _ version: Version) {
    var builder = Builder(keyboardNavigation: true, excluded: [])
    let id = Self.groupID(container)
    builder.groups.append(
      FocusGroup(id, roles: .rows, readingDirection: container.scope.isRightToLeft ? .rightToLeft : .leftToRight))
    let origin = Origin(of: container)
    for row in rows { builder.collectRow(row, id, -1, Origin(of: row, in: origin)) }
    self.version = version
    map = FocusMap(window: FocusGroup(Self.windowID, roles: []), groups: builder.groups, targets: builder.targets)
    targets = builder.nodes
  }

  func node(_ id: FocusID) -> (any FocusTarget)? { map.position(of: id).flatMap { targets[$0].node.focusTarget } }
  /// The targets that can take focus, in the order of the tree.
  var enabledTargets: [any FocusTarget] {
    map.targets.indices.filter { map.targets[$0].isEnabled }.compactMap { targets[$0].node.focusTarget }
  }

  /// Where a node's coordinate space begins in that of the window, as long as the nodes around only move it: then a
  /// frame is a sum, and not a walk to the root for each corner.
  @MainActor struct Origin {
    var x: CGFloat = 0, y: CGFloat = 0
    var isExact = true

    init(of node: LayoutNode) {
      var node: LayoutNode? = node
      while let current = node {
        isExact = isExact && current.isOnlyMoved
        (x, y) = (x + current.x, y + current.y)
        node = current.layoutParent
      }
    }
    /// - Parameter outer: That of the parent.
    @inline(__always) init(of node: LayoutNode, in outer: Origin) {
      isExact = outer.isExact && node.isOnlyMoved
      (x, y) = (outer.x + node.x, outer.y + node.y)
    }
    @inline(__always) func frame(of node: LayoutNode) -> CGRect {
      isExact
        ? CGRect(x: x, y: y, width: max(0, node.size.width), height: max(0, node.size.height)) : node.frameInWindow
    }
  }

  @MainActor private struct Builder {
    let keyboardNavigation: Bool
    let excluded: Set<FocusID>
    private let hasExcluded: Bool
    var groups: [FocusGroup] = []
    var targets: [HearthFocus.FocusTarget] = []
    var nodes: [Reference<LayoutNode>] = []
    var providers: [(node: any FocusGroupProvider, parent: Int, id: FocusID)] = []
    /// How many targets that edit text were met.
    var editors = 0

    init(keyboardNavigation: Bool, excluded: Set<FocusID>) {
      (self.keyboardNavigation, self.excluded, hasExcluded) = (keyboardNavigation, excluded, !excluded.isEmpty)
    }

    mutating func collect(_ node: LayoutNode, group: FocusID?, provider: Int, at origin: Origin) {
      if !node.flags.contains(.subtreeHasFocus) && !node.flags.contains(.isElementWrapper) { return }
      if node.hidesFromFocus { return }
      var group = group
      if node.flags.contains(.isFocusGroup), let own = node as? any FocusGroupProvider {
        let roles = own.focusRoles
        if !roles.isEmpty {
          collect(own, roles, around: group, provider, origin)
          return
        }
      } else if let outer = node.layoutParent, outer.scope.isRightToLeft != node.scope.isRightToLeft {
        // A part that reads the other way is a group without a role.
        let id = FocusTree.groupID(node)
        groups.append(
          FocusGroup(
            id, roles: [], parent: group, readingDirection: node.scope.isRightToLeft ? .rightToLeft : .leftToRight))
        group = id
      }
      if node.flags.contains(.isFocusTarget) { addTarget(node, group, origin) }
      collectChildren(node, group, provider, origin)
    }

    private mutating func collectChildren(_ node: LayoutNode, _ group: FocusID?, _ provider: Int, _ origin: Origin) {
      node.visitLayoutChildren { collect($0, group: group, provider: provider, at: Origin(of: $0, in: origin)) }
    }

    private mutating func collect(
      _ node: any FocusGroupProvider, _ roles: FocusGroup.Roles, around outer: FocusID?, _ provider: Int,
      _ origin: Origin
    ) {
      let id = FocusTree.groupID(node)
      let own = groups.count
      let hasFrame = !roles.isDisjoint(with: [.section, .oneStop, .scroll, .modal])
      groups.append(
        FocusGroup(
          id, roles: roles, frame: hasFrame ? origin.frame(of: node) : .null, parent: outer,
          readingDirection: node.scope.isRightToLeft ? .rightToLeft : .leftToRight))
      var inner = provider
      if !roles.isDisjoint(with: [.section, .oneStop, .scope, .modal]) {
        inner = providers.count
        providers.append((node, provider, id))
      }
      let editorsBefore = editors, targetsBefore = targets.count
      // A scroll view stands beside what it shows, whose reading order it would disturb.
      addTarget(node, roles.contains(.scroll) ? outer : id, origin)
      if roles.contains(.rows) {
        collectRows(node, id, inner, origin)
      } else {
        collectChildren(node, id, inner, origin)
      }
      // A scroll view takes focus only where nothing inside does.
      if roles.contains(.scroll), node.flags.contains(.isFocusTarget), targets.count > targetsBefore + 1 {
        targets[targetsBefore].isEnabled = false
      }
      // A list in which text is edited is a form: Tab goes from field to field.
      if roles.contains(.oneStop), editors > editorsBefore,
        !node.flags.contains(.isFocusTarget) || !targets[targetsBefore].isEnabled
      {
        groups[own].roles.remove(.oneStop)
      }
    }

    /// Each row that holds targets is a group.
    private mutating func collectRows(_ node: any FocusGroupProvider, _ id: FocusID, _ provider: Int, _ origin: Origin)
    {
      node.visitLayoutChildren { collectRow($0, id, provider, Origin(of: $0, in: origin)) }
    }
    mutating func collectRow(_ row: LayoutNode, _ id: FocusID, _ provider: Int, _ origin: Origin) {
      let before = (groups.count, targets.count)
      let rowID = FocusTree.groupID(row)
      if row.flags.contains(.isFocusGroup), let own = row as? any FocusGroupProvider, !own.focusRoles.isEmpty {
        collect(row, group: id, provider: provider, at: origin)
        return
      }
      groups.append(FocusGroup(rowID, roles: [], parent: id))
      collect(row, group: rowID, provider: provider, at: origin)
      if targets.count == before.1 { groups.removeSubrange(before.0...) }
    }

    private mutating func addTarget(_ node: LayoutNode, _ group: FocusID?, _ origin: Origin) {
      guard node.flags.contains(.isFocusTarget), let target = node.focusTarget else { return }
      let id = FocusTree.id(node)
      let isReachable = keyboardNavigation || target.takesFocusByPointer
      let canBecomeFocused = target.canBecomeFocused
      if canBecomeFocused && target.editsText { editors += 1 }
      targets.append(
        HearthFocus.FocusTarget(
          id, frame: origin.frame(of: node), group: group,
          isEnabled: isReachable && canBecomeFocused && !(hasExcluded && excluded.contains(id))))
      nodes.append(Reference(node: node))
    }
  }
}
