@_exported import Foundation
@_exported import simd

/// A place that ways lead from and to.
open class GKGraphNode: NSObject {
  open private(set) var connectedNodes: [GKGraphNode] = []
  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
    }
  }
  /// What the way costs at least: here the distance as the crow flies, and zero where nodes have no place.
  open func estimatedCost(to node: GKGraphNode) -> Float { node === self ? 0 : distance(to: node) ?? 0 }
  /// What the step to a node beside costs: the distance, and 1 where nodes have no place.
  open func cost(to node: GKGraphNode) -> Float { node === self ? 0 : distance(to: node) ?? 1 }
  func distance(to node: GKGraphNode) -> Float? { nil }
  /// The cheapest way, with both ends; empty if there is none.
  /// Source: Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
    var before: [ObjectIdentifier: GKGraphNode] = [:]
    var open: [(node: GKGraphNode, guess: Float)] = [(self, estimatedCost(to: goalNode))]
    while let best = open.indices.min(by: { open[$0].guess < open[$1].guess }) {
      let node = open.remove(at: best).node
      if node === goalNode {
        var path = [node]
        while let last = before[ObjectIdentifier(path[0])] { path.insert(last, at: 0) }
        return path
      }
      for next in node.connectedNodes {
        let cost = (costs[ObjectIdentifier(node)] ?? 0) + node.cost(to: next)
        if let known = costs[ObjectIdentifier(next)], known <= cost { continue }
        costs[ObjectIdentifier(next)] = cost
        before[ObjectIdentifier(next)] = node
        open.removeAll { $0.node === next }
        open.append((next, cost + next.estimatedCost(to: goalNode)))
      }
    }
    return []
  }
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}
/// A place in the plane.
open class GKGraphNode2D: GKGraphNode {
  open var position: vector_float2
  public init(point: vector_float2) {
    position = point
    super.init()
  }
  public required init?(coder: NSCoder) { return nil }
  override func distance(to node: GKGraphNode) -> Float? {
    (node as? GKGraphNode2D).map { simd_distance(position, $0.position) }
  }
}
/// A square of a grid.
open class GKGridGraphNode: GKGraphNode {
  public let gridPosition: vector_int2
  public init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }
  public required init?(coder: NSCoder) { return nil }
  override func distance(to node: GKGraphNode) -> Float? {
    guard let other = (node as? GKGridGraphNode)?.gridPosition else { return nil }
    return simd_distance(
      SIMD2(Float(gridPosition.x), Float(gridPosition.y)), SIMD2(Float(other.x), Float(other.y)))
  }
}
/// Places, and the ways between them.
open class GKGraph: NSObject {
  open private(set) var nodes: [GKGraphNode]?
  public override init() { nodes = [] }
  public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
  public convenience init(nodes: [GKGraphNode]) { self.init(nodes) }
  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
  /// Takes them out, and the ways from and to them.
  open func remove(_ nodes: [GKGraphNode]) {
    let gone = Set(nodes.map(ObjectIdentifier.init))
    self.nodes?.removeAll { gone.contains(ObjectIdentifier($0)) }
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: true) }
  }
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}
/// The squares of a grid, each with ways to those beside it.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  public let gridOrigin: vector_int2
  public let gridWidth: Int
  public let gridHeight: Int
  public let diagonalsAllowed: Bool
  public init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    (gridOrigin, gridWidth, gridHeight) = (position, Int(width), Int(height))
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    let squares = (0..<height).flatMap { row in
      (0..<width).map { GKGridGraphNode(gridPosition: SIMD2(position.x + $0, position.y + row)) }
    }
    add(squares)
    for square in squares { connect(square) }
  }
  private func connect(_ square: GKGridGraphNode) {
    for x in Int32(-1)...1 {
      for y in Int32(-1)...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
        let place = SIMD2(square.gridPosition.x + x, square.gridPosition.y + y)
        if let other = self.square(at: place) { square.addConnections(to: [other], bidirectional: true) }
      }
    }
  }
  private func square(at position: vector_int2) -> GKGridGraphNode? {
    nodes?.lazy.compactMap { $0 as? GKGridGraphNode }.first { $0.gridPosition == position }
  }
  /// The square at a place; nil where there is none any more.
  open func node(atGridPosition position: vector_int2) -> NodeType? { square(at: position) as? NodeType }
  open func connectToAdjacentNodes(_ node: GKGridGraphNode) { connect(node) }
}
