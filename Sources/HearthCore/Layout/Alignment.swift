import Foundation
import HearthMotion
import Synchronization

/// A type that names an alignment guide.
public protocol AlignmentID {
  /// Where the guide lies in a view that does not set it; points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide with a number, so that the engine knows which guides are set anywhere. One word.
public struct AlignmentKey: Hashable, Comparable, @unchecked Sendable {
  // Unchecked: a guide is immutable and lives as long as the process, so that it need not be held.
  private final class Guide: @unchecked Sendable {
    // Unchecked: a metatype is immutable.
    let index: Int
    let id: any AlignmentID.Type
    init(_ index: Int, _ id: any AlignmentID.Type) { (self.index, self.id) = (index, id) }
  }
  private unowned(unsafe) let guide: Guide
  var index: Int { guide.index }
  var id: any AlignmentID.Type { guide.id }
  package var isHorizontal: Bool { index & 1 == 0 }

  /// A guide for each direction.
  private static let known = Mutex<[ObjectIdentifier: (horizontal: Guide, vertical: Guide)]>([:])
  init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
    guide = Self.known.withLock { known in
      if let guides = known[ObjectIdentifier(id)] { return isHorizontal ? guides.horizontal : guides.vertical }
      let guides = (horizontal: Guide(known.count * 2, id), vertical: Guide(known.count * 2 + 1, id))
      known[ObjectIdentifier(id)] = guides
      return isHorizontal ? guides.horizontal : guides.vertical
    }
  }
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.index == b.index }
  public static func < (a: AlignmentKey, b: AlignmentKey) -> Bool { a.index < b.index }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// Guides that some view may set, a bit each; others need not be looked for below. Of the process: bits are only added, and one that is set
  /// without need costs a look and changes nothing. Written under the lock, since constants such as `firstTextBaseline` are made on any thread;
  /// read as the one word that it is.
  @exclusivity(unchecked) nonisolated(unsafe) private static var explicitKeys: UInt64 = 0
  package func noteExplicit() { if index < 64 { Self.known.withLock { _ in Self.explicitKeys |= 1 << UInt64(index) } } }
  @inline(__always) package var mayBeExplicit: Bool { index >= 64 || Self.explicitKeys & (1 << UInt64(index)) != 0 }
  func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
}

public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  package init(key: AlignmentKey) { self.key = key }

  private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
  private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
  private enum ListRowSeparatorLeading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum ListRowSeparatorTrailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
}

public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  package init(key: AlignmentKey) { self.key = key }

  private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
  private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  private enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  private enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = baseline(FirstBaseline.self)
  public static let lastTextBaseline = baseline(LastBaseline.self)
  private static func baseline(_ id: any AlignmentID.Type) -> VerticalAlignment {
    let alignment = VerticalAlignment(id)
    alignment.key.noteExplicit()
    return alignment
  }
}

/// A horizontal and a vertical alignment.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment guides, in its own coordinate space. Points.
nonisolated public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  // Held: dimensions may be kept after their view has gone.
  let node: LayoutNode?
  let proposal: Proposal
  @MainActor package init(_ node: LayoutNode?, _ proposal: Proposal, _ size: Size) {
    (self.node, self.proposal, width, height) = (node, proposal, size.width, size.height)
  }
  package init(size: CGSize) {
    (width, height, node, proposal) = (size.width, size.height, nil, .unspecified)
  }
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(self) }
  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node, key.mayBeExplicit else { return nil }
    guard isOnMainThread() else {
      Report.offMain("The dimensions of a view")
      return nil
    }
    let (proposal, size) = (proposal, Size(width, height))
    return MainActor.assumeIsolatedFast {
      if node.hasLeftTree {
        Report.gone(node, in: nil, "Its dimensions know no alignment guides that it or views in it set. Do not keep them.")
        return nil
      }
      return node.explicitGuide(key, proposal, size)
    }
  }
}
extension ViewDimensions: Equatable {
  public nonisolated static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height && a.node === b.node }
}

extension LayoutNode {
  /// The position of a guide in this node when it has `size` for `proposal`.
  @inline(__always) package final func alignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat {
    if key.mayBeExplicit, let value = explicitGuide(key, proposal, size) { return value }
    return key.defaultValue(ViewDimensions(self, proposal, size))
  }
}

/// A value that a view offers to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The distances that a view prefers to its neighbours. Points.
public struct ViewSpacing: Equatable, Sendable {
  /// Nil: whatever the container has by default.
  package var top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?
  /// Wants no distance, whatever the neighbour prefers.
  package var isZero = false
  public init() {}
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.isZero = true
    return spacing
  }()
  /// Between neighbours that say nothing. Source: seen, SwiftUI on macOS and iOS.
  package static let standard: CGFloat = 8

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isZero || next.isZero { return 0 }
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if mine == nil && theirs == nil { return Self.standard }
    return max(mine ?? 0, theirs ?? 0)
  }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func union(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { a == nil && b == nil ? nil : max(a ?? 0, b ?? 0) }
    if edges.contains(.top) { top = union(top, other.top) }
    if edges.contains(.leading) { leading = union(leading, other.leading) }
    if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
    isZero = isZero && other.isZero
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle inwards. Points.
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
