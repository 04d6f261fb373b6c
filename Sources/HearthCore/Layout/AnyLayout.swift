import Foundation
import HearthRendering

/// A layout of any type. Changing the layout inside keeps the subviews with their state.
///
///     let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout {
///       Text("One")
///       Text("Two")
///     }
public struct AnyLayout: Layout {
  let storage: AnyLayoutStorage
  /// Wraps a layout of any type.
  ///
  /// ```
  /// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
  /// layout { Text("a"); Text("b") }
  /// ```
  public init<L: Layout>(_ layout: L) {
    if let any = layout as? AnyLayout { self = any } else { storage = TypedLayoutStorage(layout) }
  }

  /// The cache of the layout inside.
  public struct Cache {
    var type: ObjectIdentifier
    var base: Any
  }
  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { Cache(type: storage.type, base: storage.makeCache(subviews)) }
  /// Updates the cache of the layout inside, or makes it again if that layout is of another type than before.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == storage.type {
      storage.updateCache(&cache.base, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }
  /// The distances that the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache.base) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    storage.size(proposal, subviews, &cache.base)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    storage.place(bounds, proposal, subviews, &cache.base)
  }
  /// Where the layout inside sets a horizontal guide; nil where it does not.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.base) }
  /// Where the layout inside sets a vertical guide; nil where it does not.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.base) }
}

class AnyLayoutStorage: @unchecked Sendable {
  // Unchecked: immutable, and layouts are Sendable.
  var type: ObjectIdentifier { fatalError("overridden") }
  var name: String { fatalError("overridden") }
  var orientation: Axis? { fatalError("overridden") }
  func isEqual(to other: AnyLayoutStorage) -> Bool { fatalError("overridden") }
  func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError("overridden") }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) { fatalError("overridden") }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { fatalError("overridden") }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    fatalError("overridden")
  }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
    fatalError("overridden")
  }
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { fatalError("overridden") }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { fatalError("overridden") }
}

final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage, @unchecked Sendable {
  let layout: L
  init(_ layout: L) { self.layout = layout }
  override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
  override var name: String { Node.shortName(of: L.self) }
  override var orientation: Axis? { L.layoutProperties.stackOrientation }
  override func isEqual(to other: AnyLayoutStorage) -> Bool {
    guard let other = other as? TypedLayoutStorage<L> else { return false }
    return TypeInfo.of(L.self).areEqual(layout, other.layout)
  }
  /// The cache is taken out meanwhile, so that a change does not copy it.
  private func with<T>(_ cache: inout Any, _ action: (inout L.Cache) -> T) -> T {
    var typed = cache as! L.Cache
    cache = ()
    defer { cache = typed }
    return action(&typed)
  }
  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
    with(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
}
