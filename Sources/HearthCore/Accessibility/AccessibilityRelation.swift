import HearthRendering

/// What an element is to others of its window: what it opens or changes, or what says more about it.
///
/// The other elements are found by the nodes in which they lie, when somebody asks for relations: who states one need not
/// know them, and they may come and go.
package struct AccessibilityRelation {
  package enum Kind: Hashable, Sendable {
    /// The element decides what the others are, or whether they are there: a menu's button, a tab, a field of search.
    case controls
    /// The others say more about the element: the message of an alert.
    case describedBy
  }
  package var kind: Kind
  /// The nodes in which the others lie; empty while there are none.
  package var nodes: @MainActor () -> [Node]
  package init(_ kind: Kind, nodes: @escaping @MainActor () -> [Node]) { (self.kind, self.nodes) = (kind, nodes) }
}

/// A place that elements refer to by a relation: the nodes of the views that bear its mark.
@MainActor package final class AccessibilityTarget {
  private struct Mark { weak var node: Node? }
  private var marks: [ObjectIdentifier: Mark] = [:]
  /// How many marks the last sweep left.
  private var lastSweep = 0
  package nonisolated init() {}
  nonisolated deinit {}
  /// What bears the mark. A node around one of several views is no parent of what is in it.
  package var nodes: [Node] {
    marks.values.compactMap(\.node).filter { !$0.isUnmounted }.map { node in
      guard let mark = node as? UnaryNode else { return node }
      return mark.content ?? mark.wrapped ?? node
    }
  }
  package func insert(_ node: Node) {
    marks[ObjectIdentifier(node)] = Mark(node: node)
    if marks.count > 64 && marks.count > 2 * lastSweep { sweep() }
  }
  private func sweep() {
    marks = marks.filter { $0.value.node?.isUnmounted == false }
    lastSweep = marks.count
  }
}

/// Who is related to whom in a window: both directions of each relation.
///
/// - Complexity: While no element states a relation, one visit of each. Else the depth of the tree of nodes for each.
@MainActor package struct AccessibilityRelations<Item: AnyObject> {
  package struct Pair {
    package var kind: AccessibilityRelation.Kind
    /// Who controls, or is described.
    package var source: Item
    /// The outermost elements in the relation's nodes, in the order in which they are read.
    package var targets: [Item]
  }
  package private(set) var pairs: [Pair] = []

  /// - Parameters:
  ///   - roots: The outermost elements of a window.
  ///   - element: What an item was made from; nil for none.
  ///   - children: The items inside of one.
  package init(_ roots: [Item], element: (Item) -> AccessibilityElement?, children: (Item) -> [Item]) {
    var pairs: [Pair] = [], places: [ObjectIdentifier: [Int]] = [:]
    func collect(_ items: [Item]) {
      for item in items {
        for relation in element(item)?.properties.details.relations ?? [] {
          let nodes = relation.nodes()
          if nodes.isEmpty { continue }
          for node in nodes { places[ObjectIdentifier(node), default: []].append(pairs.count) }
          pairs.append(Pair(kind: relation.kind, source: item, targets: []))
        }
        collect(children(item))
      }
    }
    collect(roots)
    if pairs.isEmpty { return }
    func find(_ items: [Item], inside: Set<Int>) {
      for item in items {
        var found: Set<Int> = [], node: Node? = element(item)?.node
        while let current = node {
          found.formUnion(places[ObjectIdentifier(current)] ?? [])
          node = current.parent
        }
        for index in found.subtracting(inside) where pairs[index].source !== item { pairs[index].targets.append(item) }
        find(children(item), inside: inside.union(found))
      }
    }
    find(roots, inside: [])
    self.pairs = pairs.filter { !$0.targets.isEmpty }
  }
}
