import Foundation

/// A container that looks at the views that it was given: the older form of `Group(subviews:transform:)`.
///
///     struct Divided: _VariadicView.UnaryViewRoot {
///       func body(children: _VariadicView.Children) -> some View {
///         VStack { ForEach(children) { child in child; Divider() } }
///       }
///     }
///     _VariadicView.Tree(Divided()) { content }
///
/// Source: seen, the interface of SwiftUI, where libraries use it.
public enum _VariadicView {
  /// What a container makes of the views that it was given.
  public typealias Root = _VariadicView_Root
  /// What a container makes of the views that it was given, as a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// Makes one view of the views that a container was given.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// Makes any number of views, which the container around arranges.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that a container was given.
  public typealias Children = _VariadicView_Children

  /// Views, and what makes a view of them.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The container that makes a view of the views.
    public var root: Root
    /// The views.
    public var content: Content
    /// Puts views together with what makes a view of them.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
  }
}
nonisolated extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// Puts the views of a closure together with what makes a view of them.
  public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
  @MainActor public var body: some View {
    let root = root
    return Group(subviews: content) { subviews in root.body(children: _VariadicView_Children(subviews)) }
  }
}

/// What a container makes of the views that it was given.
public protocol _VariadicView_Root {}
/// What a container makes of the views that it was given, as a view.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}
/// Makes one view.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Makes any number of views, which the container around arranges.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a container was given.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  private let subviews: SubviewsCollection
  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    private let subview: Subview
    private let index: Int
    fileprivate init(_ subview: Subview, at index: Int) { (self.subview, self.index) = (subview, index) }
    /// The same as long as the view lives.
    public var id: AnyHashable { AnyHashable(subview.id) }
    /// The identity that a `ForEach` gave the view; nil for views that do not come from a `ForEach`, and for other
    /// types.
    @MainActor public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.identity(at: index)?.base as? ID
    }
    /// The value of `_trait(_:_:)` around the view.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[trait: TraitName<Trait>()]
    }
    @MainActor public var body: some View { subview }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subviews[index], at: index) }
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// A key of a value that a view gives the container around it.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// Traits travel as container values.
private struct TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}
/// The place of a trait in a key path, whose arguments must be hashable.
private struct TraitName<Trait: _ViewTraitKey>: Hashable, Sendable {}
extension ContainerValues {
  fileprivate subscript<Trait: _ViewTraitKey>(trait name: TraitName<Trait>) -> Trait.Value {
    get { self[TraitValueKey<Trait>.self] }
    set { self[TraitValueKey<Trait>.self] = newValue }
  }
}
extension View {
  /// Gives a value to the container around this view.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[trait: TraitName<K>()], value)
  }
}
