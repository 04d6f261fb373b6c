import Foundation

/// Says of a view that it is one of the actions of the section around.
package struct SectionActionKey: LayoutValueKey { package static var defaultValue: Bool { false } }

/// One of the views that a container was given, to be shown wherever the container likes.
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a subview: the same as long as the view lives.
  public struct ID: Hashable, Sendable {
    fileprivate let number: ObjectIdentifier
  }
  // Held: a subview may be looked at after its view is gone.
  package let element: LayoutNode
  public var id: ID { ID(number: ObjectIdentifier(element)) }
  /// The values that the view has for its container.
  public var containerValues: ContainerValues {
    guard isOnMainThread() else {
      Report.offMain("A subview")
      return ContainerValues()
    }
    let element = element
    nonisolated(unsafe) var values: ContainerValues?
    MainActor.assumeIsolatedFast {
      if element.hasLeftTree {
        Report.gone(element, in: nil, "It has no container values any more.")
      } else {
        values = element.containerValues
      }
    }
    return values ?? ContainerValues()
  }
  /// How a container may size its subviews: each as it likes, or all alike along some axes.
  ///
  /// A value for containers of one's own: nothing of SwiftUI's takes it.
  public enum ContainerSizingOptions: Sendable {
    case variable
    case uniform(axis: Axis.Set)
  }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(SubviewNode(view.element, inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: SubviewNode.self).update(view.element)
  }
  public nonisolated static var _elementCount: Int { -1 }
  public nonisolated static func _isEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    a.pointee.element === b.pointee.element
  }
}

/// The views that a container was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let elements: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Subview { elements[index] }
  /// Some of the views, with the indices that they have here.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}
extension Subview: Sendable {}
extension Subview {
  /// The identity that a `ForEach` gave the view; nil for views that do not come from a `ForEach`.
  ///
  /// - Parameter index: The place of the view among all that its container was given.
  @MainActor package func identity(at index: Int) -> AnyHashable? {
    var node: Node? = element.isUnmounted ? nil : element.parent
    while let current = node {
      if let source = current as? SubviewSourceNode { return source.content.elementID(at: index) }
      node = current.parent
    }
    return nil
  }
}
extension SubviewsCollection: Sendable {}

/// Some of the views that a container was given.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let base: SubviewsCollection
  let bounds: Range<Int>
  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  /// Some of the views, with the indices that they have in the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
  @MainActor public var body: some View { ForEach(Array(self)) { $0 } }
}
extension SubviewsCollectionSlice: Sendable {}

/// Shows an element whose node another node owns.
package final class SubviewNode: Node {
  @exclusivity(unchecked) private var target: LayoutNode
  /// The element is that of another window, or was gone from the start: an app kept its subview.
  @exclusivity(unchecked) private var isOutOfPlace = false
  init(_ target: LayoutNode, _ inputs: _ViewInputs) {
    self.target = target
    super.init(inputs)
    checkTarget()
    // What can take focus in the element tells those that own it; here it is shown, now or later.
    joinFocusTree()
  }
  nonisolated deinit {}
  func update(_ new: LayoutNode) {
    if new === target { return }
    target = new
    checkTarget()
    engine.focusVersion &+= 1
    elementsDidChange()
  }
  private func checkTarget() {
    isOutOfPlace = target.isUnmounted || target.engine !== engine
    if isOutOfPlace {
      Report.gone(
        target, in: parent,
        "A subview can be shown where its container shows it, as long as it is there. Nothing is shown for it.")
    }
  }
  package override var elementCount: Int { isOutOfPlace || target.isUnmounted ? 0 : 1 }
  package override func element(at index: Int) -> LayoutNode { target }
}

/// A section among the views that a container was given.
nonisolated public struct SectionConfiguration: Identifiable, Sendable {
  /// The identity of a section: the same as long as the section lives. That of views
  /// in no section comes from where they are.
  public struct ID: Hashable, Sendable {
    let number: ObjectIdentifier?
    let isLoose: Bool
  }
  /// The same as long as the section lives.
  public let id: ID
  // Held, so that no other section can take its identity.
  let owner: Node?
  // What the section was given, in a box that says why it may go everywhere.
  private let values: Values
  /// The values of `containerValue(_:_:)` around the section.
  public var containerValues: ContainerValues { values.values }
  /// The views of the header; empty if there is no header.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the footer; empty if there is no footer.
  public let footer: SubviewsCollection
  /// The controls that `sectionActions(content:)` gives the section; nothing where it gives none, and while the section
  /// is closed.
  public let actions: Actions

  /// The controls of a section, to be shown wherever the container likes.
  @MainActor @preconcurrency public struct Actions: View {
    nonisolated let elements: SubviewsCollection
    nonisolated init(elements: SubviewsCollection) { self.elements = elements }
    public var body: some View { elements }
  }

  private final class Values: @unchecked Sendable {
    // Unchecked: immutable; the values are the app's, which reads them on the main actor.
    let values: ContainerValues
    init(_ values: ContainerValues) { self.values = values }
  }
  init(
    id: ID, owner: Node?, containerValues: ContainerValues, header: [Subview], content: [Subview], footer: [Subview],
    actions: [Subview] = []
  ) {
    (self.id, self.owner, values) = (id, owner, Values(containerValues))
    self.header = SubviewsCollection(elements: header)
    self.content = SubviewsCollection(elements: content)
    self.footer = SubviewsCollection(elements: footer)
    self.actions = Actions(elements: SubviewsCollection(elements: actions))
  }
}

/// The sections among the views that a container was given.
nonisolated public struct SectionCollection: RandomAccessCollection, Sendable {
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
