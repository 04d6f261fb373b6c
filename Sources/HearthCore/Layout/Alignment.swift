import Foundation
import HearthMotion
import Synchronization

/// A type that names an alignment guide.
///
///     extension VerticalAlignment {
///       private enum Middle: AlignmentID {
///         static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 2 }
///       }
///       static let middle = VerticalAlignment(Middle.self)
///     }
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
  /// Whether the first guide was numbered before the second.
  public static func < (a: AlignmentKey, b: AlignmentKey) -> Bool { a.index < b.index }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// Guides that some view may set, a bit each; others need not be looked for below. Of the process: bits are only
  /// added, and one that is set without need costs a look and changes nothing. Written under the lock, since constants
  /// such as `firstTextBaseline` are made on any thread; read as the one word that it is.
  @exclusivity(unchecked) nonisolated(unsafe) private static var explicitKeys: UInt64 = 0
  package func noteExplicit() { if index < 64 { Self.known.withLock { _ in Self.explicitKeys |= 1 << UInt64(index) } } }
  @inline(__always) package var mayBeExplicit: Bool { index >= 64 || Self.explicitKeys & (1 << UInt64(index)) != 0 }
  func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
}

/// A guide by which views are aligned from side to side.
///
/// An app makes guides of its own from a type that names them:
///
/// ```
/// extension HorizontalAlignment {
///   private enum Colon: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
///   }
///   static let colon = HorizontalAlignment(Colon.self)
/// }
/// ```
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// Creates the horizontal guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  package init(key: AlignmentKey) { self.key = key }

  private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
  private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle between the leading and the trailing edge.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line between this row of a list and the one above it begins: by default at
  /// the leading edge of the row's content.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The end of the line between rows of a list: by default the trailing edge. Lists draw the line to
  /// its usual end whatever a row sets here.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
  private enum ListRowSeparatorLeading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
}

/// A guide by which views are aligned up and down.
///
/// An app makes guides of its own from a type that names them:
///
/// ```
/// extension VerticalAlignment {
///   private enum Waist: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
///   }
///   static let waist = VerticalAlignment(Waist.self)
/// }
/// ```
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// Creates the vertical guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  package init(key: AlignmentKey) { self.key = key }

  private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
  private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  private enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  private enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle between the top and the bottom edge.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge in views without text.
  public static let firstTextBaseline = baseline(FirstBaseline.self)
  /// The baseline of the last line of text; the bottom edge in views without text.
  public static let lastTextBaseline = baseline(LastBaseline.self)
  private static func baseline(_ id: any AlignmentID.Type) -> VerticalAlignment {
    let alignment = VerticalAlignment(id)
    alignment.key.noteExplicit()
    return alignment
  }
}

/// A horizontal and a vertical alignment.
///
///     Color.gray.overlay(alignment: .topTrailing) { Text("New") }
public struct Alignment: Equatable, Sendable {
  /// The guide from side to side.
  public var horizontal: HorizontalAlignment
  /// The guide up and down.
  public var vertical: VerticalAlignment
  /// Creates an alignment out of a horizontal and a vertical one.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment guides, in its own coordinate space. Points.
nonisolated public struct ViewDimensions {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
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
  /// Where a horizontal guide lies, whether the view sets it or not. Points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where a vertical guide lies, whether the view sets it or not. Points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where a horizontal guide lies that the view, or a view in it, sets; nil if none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where a vertical guide lies that the view, or a view in it, sets; nil if none does.
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
        Report.gone(
          node, in: nil, "Its dimensions know no alignment guides that it or views in it set. Do not keep them.")
        return nil
      }
      return node.explicitGuide(key, proposal, size)
    }
  }
}
extension ViewDimensions: Equatable {
  public nonisolated static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.node === b.node
  }
}

extension LayoutNode {
  /// The position of a guide in this node when it has `size` for `proposal`.
  @inline(__always) package final func alignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat {
    if key.mayBeExplicit, let value = explicitGuide(key, proposal, size) { return value }
    return key.defaultValue(ViewDimensions(self, proposal, size))
  }
}

/// A key of a value that a view offers to the layout around it.
public protocol LayoutValueKey {
  /// What a subview carries under the key.
  associatedtype Value
  /// The value of a subview that does not set one.
  static var defaultValue: Value { get }
}

/// The distances to its neighbours that a view prefers. Points.
public struct ViewSpacing: Equatable, Sendable {
  /// Nil: whatever the container has by default.
  package var top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?
  /// Wants no distance, whatever the neighbour prefers.
  package var isZero = false
  /// Creates the spacing of a view that prefers no distance in particular.
  public init() {}
  /// The spacing of a view that wants no distance, whatever its neighbour prefers.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.isZero = true
    return spacing
  }()
  /// Between neighbours that say nothing. Source: seen, SwiftUI on macOS and iOS.
  package static let standard: CGFloat = 8

  /// The distance to the view that comes next along `axis`: the larger of those that the two prefer.
  ///
  /// Where neither prefers one it is 8 points; where one of the two is `zero` it is 0.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isZero || next.isZero { return 0 }
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if mine == nil && theirs == nil { return Self.standard }
    return max(mine ?? 0, theirs ?? 0)
  }
  /// Takes over the larger distance at each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func union(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { a == nil && b == nil ? nil : max(a ?? 0, b ?? 0) }
    if isZero && !other.isZero {
      // It stays zero at the edges that are not united.
      isZero = false
      if !edges.contains(.top) { top = 0 }
      if !edges.contains(.leading) { leading = 0 }
      if !edges.contains(.bottom) { bottom = 0 }
      if !edges.contains(.trailing) { trailing = 0 }
    }
    if edges.contains(.top) { top = union(top, other.top) }
    if edges.contains(.leading) { leading = union(leading, other.leading) }
    if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
    isZero = isZero && other.isZero
  }
  /// The larger of two distances at each of `edges`; at the others those of this one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

/// An edge of a rectangle. Leading is where reading begins.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Leading and trailing swap sides where text is read from right to left.
  case top, leading, bottom, trailing
  /// Some of the edges of a rectangle.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// One of the two edges at the sides. Leading is where reading begins.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The left and the right edge, the other way round where text is read from right to left.
  case leading, trailing
  /// Some of the edges at the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper and the lower edge.
  case top, bottom
  /// Some of the top and the bottom edge.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle inwards. Points.
///
///     Text("Row").padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
public struct EdgeInsets: Equatable, Sendable {
  /// The distance at each edge; negative outwards.
  public var top, leading, bottom, trailing: CGFloat
  /// Creates insets with a distance for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Creates insets of 0 at all edges.
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
