import HearthCore

/// A part of a toolbar: items, groups of items, and what is made of them.
///
///     struct EditingItems: ToolbarContent {
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { … } }
///       }
///     }
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What `body` returns; `Never` in those of the framework.
  associatedtype Body: ToolbarContent
  /// The items that this one consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node of `content`. The framework's own content implements this; all other has a `body`.
  @MainActor static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode
  /// Hands new content to a node that `_makeContent` of the same type made.
  @MainActor static func _updateContent(_ node: _ViewNode, _ content: Self)
}

/// A part of a toolbar that its user may change: its items have identities.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension ToolbarContent {
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarContentBody<Self>._makeNode(ToolbarContentBody(content), inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarContentBody<Self>._update(node, ToolbarContentBody(content))
  }
}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}
extension Never: ToolbarContent, CustomizableToolbarContent {
  @MainActor public static func _makeContent(_ content: Never, _ inputs: _ViewInputs) -> _ViewNode {}
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Never) {}
}

/// Toolbar content as a view: its elements are the nodes of its items.
nonisolated struct ToolbarContentView<C: ToolbarContent>: View {
  let content: C
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    C._makeContent(view.content, inputs)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) { C._updateContent(node, view.content) }
  static var _elementCount: Int { -1 }
}

/// The body of content with dynamic properties.
nonisolated struct ToolbarContentBody<C: ToolbarContent>: View {
  let storage: ToolbarContentStorage<C>
  init(_ content: C) { storage = ToolbarContentStorage(content: content) }
  @MainActor var body: ToolbarContentView<C.Body> { ToolbarContentView(content: storage.content.body) }
}

/// Binds the dynamic properties of toolbar content, as if it were a view.
struct ToolbarContentStorage<C: ToolbarContent>: DynamicProperty, _BindingComparable {
  // The only field, so that its fields lie where this value lies.
  var content: C
  @MainActor static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    TypeInfo.bindFields(of: C.self, field, old: old, node)
  }
  @MainActor static func _updateBound(_ field: UnsafeMutableRawPointer) { TypeInfo.updateFields(of: C.self, field) }
  @MainActor static func _unbind(_ field: UnsafeMutableRawPointer) { TypeInfo.unbindFields(of: C.self, field) }
  static var _wantsUpdate: Bool { TypeInfo.of(C.self).hasUpdatingProperties }
  static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool { TypeInfo.of(C.self).areEqual(a.content, b.content) }
}

// MARK: - Builder

/// Builds a toolbar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes an item as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Takes an item as it is.
  public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }
  /// A view that is not an item: it becomes an item without a placement of its own.
  public static func buildExpression<Content: View>(_ content: Content) -> some ToolbarContent {
    ToolbarViewItem(content: content)
  }
  /// A toolbar of one item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  /// A toolbar of one item.
  public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }
  // Items that can all be changed are both; without this neither of the two is the better one.
  /// Several items, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    TupleToolbarContent((repeat each content))
  }
  /// Several items, in order.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    CustomizableContent(TupleToolbarContent((repeat each content)))
  }
  /// The items of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// The items of an `if` without `else`.
  public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }
  /// The items of the first branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The items of the second branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// The items of the first branch.
  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The items of the second branch.
  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// Hides the type of items that are made in `if #available`.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    AnyToolbarContent(content)
  }
  /// Hides the type of items that are made in `if #available`.
  public static func buildLimitedAvailability(
    _ content: any CustomizableToolbarContent
  ) -> some CustomizableToolbarContent {
    CustomizableContent(AnyToolbarContent(content))
  }
}

/// A view as an item whose place the bar chooses.
nonisolated struct ToolbarViewItem<Content: View>: ToolbarContent {
  let content: Content
  typealias Body = Never
  @MainActor private var itemView: ToolbarItemView<Content> {
    ToolbarItemView(part: ToolbarPart(placement: .automatic), content: content)
  }
  @MainActor static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarItemView<Content>._makeNode(content.itemView, inputs)
  }
  @MainActor static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarItemView<Content>._update(node, content.itemView)
  }
}

/// Several parts, one after the other.
nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  let content: (repeat each Content)
  init(_ content: (repeat each Content)) { self.content = content }
  typealias Body = Never
  @MainActor private var view: TupleView<(repeat ToolbarContentView<each Content>)> {
    TupleView((repeat ToolbarContentView(content: each content)))
  }
  @MainActor static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TupleView<(repeat ToolbarContentView<each Content>)>._makeNode(content.view, inputs)
  }
  @MainActor static func _updateContent(_ node: _ViewNode, _ content: Self) {
    TupleView<(repeat ToolbarContentView<each Content>)>._update(node, content.view)
  }
}

/// Parts that all have identities.
nonisolated struct CustomizableContent<Base: ToolbarContent>: CustomizableToolbarContent {
  let base: Base
  init(_ base: Base) { self.base = base }
  typealias Body = Never
  @MainActor static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Base._makeContent(content.base, inputs)
  }
  @MainActor static func _updateContent(_ node: _ViewNode, _ content: Self) { Base._updateContent(node, content.base) }
}

/// Content of any type.
nonisolated struct AnyToolbarContent: ToolbarContent {
  let view: AnyView
  init(_ content: any ToolbarContent) { view = Self.erase(content) }
  private static func erase<C: ToolbarContent>(_ content: C) -> AnyView {
    AnyView(ToolbarContentView(content: content))
  }
  typealias Body = Never
  @MainActor static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    AnyView._makeNode(content.view, inputs)
  }
  @MainActor static func _updateContent(_ node: _ViewNode, _ content: Self) { AnyView._update(node, content.view) }
}

nonisolated extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
  private var view: ToolbarContentView<Wrapped>? { map { ToolbarContentView(content: $0) } }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarContentView<Wrapped>?._makeNode(content.view, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarContentView<Wrapped>?._update(node, content.view)
  }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

nonisolated extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never
  private typealias Views = _ConditionalContent<ToolbarContentView<TrueContent>, ToolbarContentView<FalseContent>>
  private var view: Views {
    switch storage {
    case .trueContent(let content): Views(storage: .trueContent(ToolbarContentView(content: content)))
    case .falseContent(let content): Views(storage: .falseContent(ToolbarContentView(content: content)))
    }
  }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Views._makeNode(content.view, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) { Views._update(node, content.view) }
}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
