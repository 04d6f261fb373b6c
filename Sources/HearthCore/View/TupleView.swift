/// Several views in a row, as a view builder gathers them. `T` is a tuple of views.
nonisolated public struct TupleView<T>: View {
  /// The tuple of views, in their order.
  public var value: T
  /// Makes one view of a tuple of views. Parts of the tuple that are not views are left out.
  public nonisolated init(_ value: T) { self.value = value }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TupleNode(TupleInfo.onMain(T.self), inputs)
    withUnsafePointer(to: view.value) { node.make(UnsafeRawPointer($0)) }
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    withUnsafePointer(to: view.value) { unsafeDowncast(node.node, to: TupleNode.self).update(UnsafeRawPointer($0)) }
  }
  public nonisolated static var _elementCount: Int { TupleInfo.of(T.self).elementCount }
}

/// What can be done with a view of a type that is known only at run time.
@MainActor class ViewOperations {
  init() {}
  nonisolated deinit {}
  func make(_ view: UnsafeRawPointer, _ inputs: _ViewInputs) -> Node { fatalError("overridden") }
  func update(_ node: Node, _ view: UnsafeRawPointer) { fatalError("overridden") }
}
final class TypedViewOperations<V: View>: ViewOperations {
  override init() {}
  nonisolated deinit {}
  override func make(_ view: UnsafeRawPointer, _ inputs: _ViewInputs) -> Node {
    V._makeNode(view.assumingMemoryBound(to: V.self).pointee, inputs).node
  }
  override func update(_ node: Node, _ view: UnsafeRawPointer) {
    V._update(_ViewNode(node), view.assumingMemoryBound(to: V.self).pointee)
  }
}

/// The views of a tuple type: their offsets and operations, found once a type.
@MainActor final class TupleInfo {
  struct Field { let offset: Int; let operations: ViewOperations }
  let fields: ContiguousArray<Field>
  let elementCount: Int

  // Facts of types, and the type that was asked last.
  private static var known: [ObjectIdentifier: TupleInfo] = [:]
  @exclusivity(unchecked) private static var lastKey = ObjectIdentifier(TupleInfo.self)
  @exclusivity(unchecked) private static var lastInfo: TupleInfo?

  static func onMain<T>(_ type: T.Type) -> TupleInfo {
    let key = ObjectIdentifier(type)
    if key == lastKey, let lastInfo { return lastInfo }
    let info: TupleInfo
    if let found = known[key] {
      info = found
    } else {
      info = TupleInfo(type)
      known[key] = info
    }
    lastKey = key
    lastInfo = info
    return info
  }
  nonisolated static func of<T>(_ type: T.Type) -> (elementCount: Int, Void) {
    var count = 0
    TypeFields.forEach(of: type) { _, fieldType, _ in
      guard let view = Conformances.view(fieldType) else { return true }
      let elements = view._elementCount
      count = elements < 0 || count < 0 ? -1 : count + elements
      return true
    }
    if count == 0, !TypeInfo.isKnownTuple(type), let view = Conformances.view(type) { count = view._elementCount }
    return (count, ())
  }
  nonisolated static func partCount<T>(of type: T.Type) -> Int {
    if !TypeInfo.isKnownTuple(type), Conformances.view(type) != nil { return 1 }
    var count = 0
    TypeFields.forEach(of: type) { _, fieldType, _ in
      if Conformances.view(fieldType) != nil { count += 1 }
      return true
    }
    return count
  }
  private init<T>(_ type: T.Type) {
    var fields: ContiguousArray<Field> = []
    func operations<V: View>(_ type: V.Type) -> ViewOperations { TypedViewOperations<V>() }
    // A tuple itself is not a view; asking would be a search through all conformances of the process for each new one.
    if !TypeInfo.isKnownTuple(type), let view = Conformances.view(type) {
      // A tuple of one is that one.
      fields.append(Field(offset: 0, operations: operations(view)))
    } else {
      TypeFields.forEach(of: type) { offset, fieldType, _ in
        if let view = Conformances.view(fieldType) {
          fields.append(Field(offset: offset, operations: operations(view)))
        }
        return true
      }
    }
    self.fields = fields
    elementCount = Self.of(type).elementCount
  }
  nonisolated deinit {}
}

package final class TupleNode: Node {
  let info: TupleInfo
  /// As many as `info` has fields, once they are made.
  nonisolated(unsafe) private let base: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private var count: Int32 = 0
  /// Whether each child is one element of the list, and stays so.
  @exclusivity(unchecked) private var isListOfElements = true
  private var children: UnsafeBufferPointer<Node> { UnsafeBufferPointer(start: base, count: Int(count)) }

  init(_ info: TupleInfo, _ inputs: _ViewInputs) {
    self.info = info
    base = .allocate(capacity: info.fields.count)
    super.init(inputs)
  }
  nonisolated deinit {
    base.deinitialize(count: Int(count))
    base.deallocate()
  }

  func make(_ tuple: UnsafeRawPointer) {
    let inputs = _ViewInputs(self, scope)
    for field in info.fields {
      let child = field.operations.make(tuple + field.offset, inputs)
      if !child.flags.contains(.isLayoutNode) { isListOfElements = false }
      (base + Int(count)).initialize(to: child)
      count += 1
    }
  }
  func update(_ tuple: UnsafeRawPointer) {
    let fields = info.fields
    for index in 0..<fields.count { fields[index].operations.update(base[index], tuple + fields[index].offset) }
  }
  package override func unmount() {
    for child in children { child.unmount() }
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { for child in children { visit(child) } }
  package override func place(of child: Node) -> Int? {
    for index in 0..<children.count where children[index] === child { return index }
    return children.count
  }
  package override var elementCount: Int {
    var total = 0
    for child in children { total += child.elementCount }
    return total
  }
  package override func element(at index: Int) -> LayoutNode {
    var index = index
    for child in children {
      let count = child.elementCount
      if index < count { return child.element(at: index) }
      index -= count
    }
    fatalError("element \(index) of a tuple with \(elementCount) elements")
  }
  package override func appendElements(to list: inout NodeList) {
    if isListOfElements && list.count == 0 {
      list.borrow(base, count: Int(count))
    } else {
      for child in children { child.appendElements(to: &list) }
    }
  }
  package override func discardElements(outside kept: ElementSelection) {
    var start = 0
    for child in children {
      let count = child.elementCount
      child.discardElements(outside: kept.part(from: start, count: count))
      start += count
    }
  }
  package override func elementOffset(of child: Node) -> Int? {
    var start = 0
    for other in children {
      if other === child { return start }
      start += other.elementCount
    }
    return nil
  }
  package override func elementIndex(of id: AnyHashable) -> Int? {
    var start = 0
    for child in children {
      if let index = child.elementIndex(of: id) { return start + index }
      start += child.elementCount
    }
    return nil
  }
  package override func elementID(at index: Int) -> AnyHashable? {
    var index = index
    for child in children {
      let count = child.elementCount
      if index < count { return child.elementID(at: index) }
      index -= count
    }
    return nil
  }
}

extension Range<Int> {
  /// The part of this range that lies in `0..<count` after moving it by `offset`.
  package nonisolated func shifted(by offset: Int, within count: Int) -> Range<Int> {
    let lower = Swift.min(Swift.max(0, lowerBound + offset), count)
    let upper = Swift.min(Swift.max(0, upperBound + offset), count)
    return lower..<Swift.max(lower, upper)
  }
}

extension ViewBuilder {
  /// Several views become one view of all.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
}
