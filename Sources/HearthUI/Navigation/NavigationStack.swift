import HearthCore

/// Shows a root view, and pages on top of it.
///
/// ```swift
/// @State private var path: [Recipe] = []
/// NavigationStack(path: $path) {
///   List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
///     .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
/// }
/// ```
///
/// The path says what is shown: one page for each value. Links put values on top of it and going back takes them away;
/// the app may do the same and more. Pages whose values stay in a path that the app writes keep their state. The rules
/// are in `Documentation/Navigation.md`. Source: Apple, "NavigationStack".
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  /// Nil: the stack has a path of its own.
  private let path: StackPath?
  private let root: Root

  /// A stack with a path of its own.
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (path, self.root) = (nil, root())
  }
  /// A stack whose path holds values of several types.
  @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    (self.path, self.root) = (AnyStackPath(path), root())
  }
  /// A stack whose path holds values of one type.
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    (self.path, self.root) = (TypedStackPath(path), root())
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(StackControl.makeNode(view.path, view.root, inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let control = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! StackControl
    control.update(view.path, view.root)
  }
  public nonisolated static var _elementCount: Int { 1 }
}
