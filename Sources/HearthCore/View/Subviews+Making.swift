import Foundation

/// A view made from the subviews of another view.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let transform = view.transform
    return SubviewsNode<Base, Result>.make(view.base, inputs) { transform(SubviewsCollection(elements: $0.elements)) }
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let transform = view.transform
    unsafeDowncast(node.node, to: SubviewsNode<Base, Result>.self).update(view.base) {
      transform(SubviewsCollection(elements: $0.elements))
    }
  }
  public nonisolated static var _elementCount: Int { -1 }
}

/// A view made from the sections of another view.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let transform = view.transform
    return SubviewsNode<Base, Result>.make(view.base, inputs) { transform(SectionCollection(sections: $0.sections)) }
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let transform = view.transform
    unsafeDowncast(node.node, to: SubviewsNode<Base, Result>.self).update(view.base) {
      transform(SectionCollection(sections: $0.sections))
    }
  }
  public nonisolated static var _elementCount: Int { -1 }
}

/// Owns the views that a container was given and what the container makes of them.
package final class SubviewsNode<Base: View, Result: View>: ChoiceNode {
  @exclusivity(unchecked) private var transform: (SubviewSourceNode) -> Result
  @exclusivity(unchecked) private var source: SubviewSourceNode!

  private init(_ transform: @escaping (SubviewSourceNode) -> Result, _ inputs: _ViewInputs) {
    self.transform = transform
    super.init(inputs)
  }
  nonisolated deinit {}

  static func make(
    _ base: Base, _ inputs: _ViewInputs, _ transform: @escaping (SubviewSourceNode) -> Result
  ) -> _ViewNode {
    let node = SubviewsNode(transform, inputs)
    node.source = SubviewSourceNode(node.inputs)
    node.source.owner = node
    node.source.content = Base._makeNode(base, node.source.inputs).node
    node.child = Result._makeNode(node.evaluate(), node.inputs).node
    return _ViewNode(node)
  }
  func update(_ base: Base, _ new: @escaping (SubviewSourceNode) -> Result) {
    engine.counters.nodesVisited += 1
    transform = new
    Base._update(_ViewNode(source.content), base)
    flags.remove(.needsBody)
    Result._update(_ViewNode(child!), evaluate())
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    Result._update(_ViewNode(child!), evaluate())
  }
  private func evaluate() -> Result {
    let source = source!
    return engine.evaluate(for: self) { transform(source) }
  }
  package override func unmount() {
    child?.unmount()
    source.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    visit(source)
    if let child { visit(child) }
  }
}

/// Stands for the container around the given views: when there are others, it has them made again.
package final class SubviewSourceNode: LayoutNode {
  @exclusivity(unchecked) var content: Node!
  @exclusivity(unchecked) unowned(unsafe) var owner: Node?
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isContainer)
    flags.remove(.isInLazyList)
  }
  nonisolated deinit {}
  package override func setNeedsElements() { owner?.setNeedsBody() }
  package override func visitChildren(_ visit: (Node) -> Void) { visit(content) }

  var elements: [Subview] {
    var list = NodeList()
    content.appendElements(to: &list)
    defer { list.deallocate() }
    var subviews: [Subview] = []
    subviews.reserveCapacity(list.count)
    for index in 0..<list.count { subviews.append(Subview(element: list[index])) }
    return subviews
  }

  /// The sections among the elements. Those between two sections, before the first and after the last are a section
  /// without a header. Source: Apple, documentation of `ForEach.init(sections:content:)`.
  var sections: [SectionConfiguration] {
    let elements = elements
    var found: [ElementSection] = []
    content.appendSections(to: &found, startingAt: 0)
    var result: [SectionConfiguration] = []
    var next = 0
    var previous: Node?
    func addLoose(upTo end: Int) {
      if next < end {
        result.append(
          SectionConfiguration(
            id: .init(number: previous.map { ObjectIdentifier($0) }, isLoose: true), owner: previous,
            containerValues: ContainerValues(),
            header: [], content: Array(elements[next..<end]), footer: []))
      }
      next = end
    }
    for section in found where section.footer.upperBound <= elements.count {
      addLoose(upTo: section.all.lowerBound)
      let owner = section.owner
      let views = elements[section.content]
      let actions = views.filter { $0.element.layoutValue(SectionActionKey.self) }
      result.append(
        SectionConfiguration(
          id: .init(number: owner.map { ObjectIdentifier($0) }, isLoose: false), owner: owner,
          containerValues: section.all.isEmpty || owner == nil
            ? ContainerValues()
            : elements[section.all.lowerBound].element.containerValues(outsideOf: owner!.element(at: 0)),
          header: Array(elements[section.header]),
          content: actions.isEmpty ? Array(views) : views.filter { !$0.element.layoutValue(SectionActionKey.self) },
          footer: Array(elements[section.footer]), actions: actions))
      next = section.all.upperBound
      previous = owner
    }
    addLoose(upTo: elements.count)
    return result
  }
}

nonisolated extension Group where Content: View {
  /// Makes views from the subviews of `view`.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(unchecked: GroupElementsOfContent(base: view, transform: transform))
  }
  /// Makes views from the sections of `view`; views that lie in no section are one without a header.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(unchecked: GroupSectionsOfContent(base: view, transform: transform))
  }
}

// MARK: - ForEach

/// Where the data of a `ForEach` comes from when it is not known before there are nodes.
nonisolated struct ForEachSource<Data> {
  let base: AnyView
  let data: @MainActor (SubviewSourceNode) -> Data
}

/// The subviews that a `ForEach` goes through; empty outside of it.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let elements: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Subview { elements[index] }
}

/// The sections that a `ForEach` goes through; empty outside of it.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let elements: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

nonisolated extension ForEach {
  /// Makes a view for each subview of `view`.
  @_disfavoredOverload
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(Data(elements: []), identity: { $0.id }, content: content)
    source = ForEachSource(base: AnyView(view)) { Data(elements: $0.elements) }
  }
  /// Makes a view for each section of `view`; views that lie in no section are one without a header.
  @_disfavoredOverload
  public nonisolated init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(Data(elements: []), identity: { $0.id }, content: content)
    source = ForEachSource(base: AnyView(view)) { Data(elements: $0.sections) }
  }
}

extension ForEach where Content: View {
  /// This view with the data that its source has now.
  @MainActor func resolved(_ node: SubviewSourceNode) -> Self {
    var view = self
    view.source = nil
    view.data = source.unsafelyUnwrapped.data(node)
    return view
  }
}
