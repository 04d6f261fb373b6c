/// A type that makes a new view from the view that it is applied to.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The view that the modifier makes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view, made of `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V)
  nonisolated static func _elementCount(_ content: Int) -> Int
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is primitive: it has no body") }
}

extension ViewModifier {
  /// This modifier first, `modifier` around it.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The content that the modifier is applied to.
  public var content: Content
  /// The modifier that is applied.
  public var modifier: Modifier
  /// Applies a modifier to a view, or puts it around another modifier.
  public nonisolated init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(view.modifier, content: view.content, inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    Modifier._update(node, view.modifier, content: view.content)
  }
  public nonisolated static var _elementCount: Int { Modifier._elementCount(Content._elementCount) }
}

nonisolated extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(
      modifier.modifier, content: ModifiedContent<V, Content>(content: content, modifier: modifier.content), inputs)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    Modifier._update(
      node, modifier.modifier, content: ModifiedContent<V, Content>(content: content, modifier: modifier.content))
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int {
    Modifier._elementCount(Content._elementCount(content))
  }
}

nonisolated extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public nonisolated static func == (a: Self, b: Self) -> Bool { a.content == b.content && a.modifier == b.modifier }
}
nonisolated extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier to this view.
  ///
  /// ```swift
  /// struct Framed: ViewModifier {
  ///   func body(content: Content) -> some View { content.padding().border(.gray) }
  /// }
  /// Text("Note").modifier(Framed())
  /// ```
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that does nothing, to choose where no other one is wanted.
  public static let identity = EmptyModifier()
  /// Creates a modifier that does nothing.
  public nonisolated init() {}
  public typealias Body = Never
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    V._makeNode(content, inputs)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    V._update(node, content)
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

// MARK: - Modifiers with a body

extension ViewModifier {
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CompositeModifierNode(modifier, content: content, inputs))
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    unsafeDowncast(node.node, to: CompositeModifierNode<Self, V>.self).update(modifier, content: content)
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int {
    // A body that uses its content once inside a layout has one element; one that passes it on has as many as it.
    let count = Body._elementCount
    return count < 0 && content >= 0 && _isPassThrough(Body.self) ? content : count
  }
}

/// A view whose elements are those of the content of a modifier.
nonisolated func _isPassThrough<V: View>(_ type: V.Type) -> Bool {
  (type as? any _PassThroughView.Type)?._isPassThrough ?? false
}
package protocol _PassThroughView { nonisolated static var _isPassThrough: Bool { get } }
nonisolated extension ModifiedContent: _PassThroughView where Content: View, Modifier: ViewModifier {
  package nonisolated static var _isPassThrough: Bool {
    // Only modifiers that keep the number of elements, around a content that passes its own through.
    Modifier._elementCount(1) == 1 && Modifier._elementCount(-1) == -1
      && ((Content.self as? any _PassThroughView.Type)?._isPassThrough ?? false)
  }
}
