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
  /// Where the line between this row of a list and the one below it begins: by default at
  /// the leading edge of the row's content.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the line between this row of a list and the one below it ends: by default at the trailing edge of
  /// the list.
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
