/// Views made from the elements of a collection, each with the identity of its element.
///
///     List {
///       ForEach(items) { item in
///         Text(item.name)
///       }
///       .onDelete { items.remove(atOffsets: $0) }
///     }
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  var id: IDSource
  /// Finds identities; specialised where the view is made.
  var search: _Search
  /// Makes the views of elements in a row; specialised where the view is made.
  var makeViews: MakeViews
  /// Set where the data are the subviews or sections of another view.
  var source: ForEachSource<Data>?

  public typealias _Search = (_ wanted: _WantedIdentities<ID>, _ data: Data, _ order: _IdentityOrder) -> _IdentitySearch
  /// Appends the views of the elements with the indices `run` to `views`, up to the first one whose identity is not the
  /// one in `ids` at its index.
  @usableFromInline typealias MakeViews = (
    _ data: Data, _ run: Range<Int>, _ ids: ContiguousArray<ID>, _ content: (Data.Element) -> Content,
    _ views: inout ContiguousArray<Content>
  ) -> Void
  @usableFromInline enum IDSource {
    case keyPath(KeyPath<Data.Element, ID>)
    case function((Data.Element) -> ID)
    @inline(__always) func identity(_ element: Data.Element) -> ID {
      switch self {
      case .function(let function): function(element)
      case .keyPath(let path): element[keyPath: path]
      }
    }
  }
  @usableFromInline nonisolated init(
    _ data: Data, _ id: IDSource, search: @escaping _Search, makeViews: @escaping MakeViews,
    content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, id)
    (self.search, self.makeViews) = (search, makeViews)
  }
  @inline(__always) package nonisolated func identity(_ element: Data.Element) -> ID { id.identity(element) }
  /// - Parameter search: How identities are found, where the caller has it specialised; else with `identity`.
  package nonisolated init(
    _ data: Data, identity: @escaping (Data.Element) -> ID, search: _Search? = nil,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, .function(identity), search: search ?? { _IdentitySearch.find($0, in: $1, $2, identity) },
      makeViews: { _ElementViews.append($0, $1, $2, $3, &$4, identity) }, content: content)
  }
}

// A binding to a collection is a collection of bindings too: the forms for any data are disfavoured, so
// that `ForEach($items)` does not choose one of them.
nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, by the element's own identity.
  @_disfavoredOverload
  @inlinable public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(
      data, .function { $0.id }, search: { wanted, data, order in .find(wanted, in: data, order) { $0.id } },
      makeViews: { _ElementViews.append($0, $1, $2, $3, &$4) { $0.id } }, content: content)
  }
}

nonisolated extension ForEach where Content: View {
  /// A view for each element, with the identity at a key path.
  @_disfavoredOverload
  @inlinable public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, .keyPath(id), search: { .find($0, in: $1, $2, id) },
      makeViews: { _ElementViews.append($0, $1, $2, $3, &$4, id) }, content: content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// The range is read again with each update; SwiftUI asks for a constant one and so should portable source.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(
      data, .function { $0 },
      search: { wanted, data, _ in .find(wanted, in: data) },
      makeViews: { _ElementViews.append($0, $1, $2, $3, &$4) { $0 } }, content: content)
  }
}

nonisolated extension ForEach where Content: View {
  /// Gives each element's view a binding to that element, which is found by its identity when it is read or written.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(pairs, identity: { $0.1 }) { pair in content(Binding(element: pair.0, of: data)) }
  }
  /// A view for each element of a binding's collection, with a binding to the element.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

nonisolated extension ForEach: View where Content: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    if let source = view.source { return SubviewsNode<AnyView, Self>.make(source.base, inputs) { view.resolved($0) } }
    let node = ForEachNode(view, inputs)
    node.makeContent()
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    if let source = view.source {
      unsafeDowncast(node.node, to: SubviewsNode<AnyView, Self>.self).update(source.base) { view.resolved($0) }
      return
    }
    unsafeDowncast(node.node, to: ForEachNode<Data, ID, Content>.self).update(view)
  }
  public nonisolated static var _elementCount: Int { -1 }
}
