/// Several views in a row, as a view builder gathers them. `T` is a tuple of views.
nonisolated public struct TupleView<T>: View {
  /// The tuple of views, in their order.
  public var value: T
  /// Makes one view of a tuple of views. Parts of the tuple that are not views are left out.
  public nonisolated init(_ value: T) { self.value = value }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TupleNode(TupleInfo.onMain(T.self), inputs)
    MainActor.withAddress(of: view.value) { node.make($0) }
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    MainActor.withAddress(of: view.value) { unsafeDowncast(node.node, to: TupleNode.self).update($0) }
  }
  public nonisolated static var _elementCount: Int { TupleInfo.elementCount(of: T.self) }
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
  /// Calls `visit` with each part that is a view: its index among all parts, its offset in bytes, and its type. A tuple
  /// of one is that one.
  nonisolated static func forEachView<T>(in type: T.Type, _ visit: (_ index: Int, _ offset: Int, any View.Type) -> Void)
  {
    // A tuple itself is not a view; asking would be a search through all conformances of the process for each new one.
    if !TypeInfo.isKnownTuple(type), let view = Conformances.view(type) { return visit(0, 0, view) }
    var index = 0
    TypeFields.forEach(of: type) { offset, fieldType, _ in
      if let view = Conformances.view(fieldType) { visit(index, offset, view) }
      index += 1
      return true
    }
  }
  /// How many elements the views of a type have together; negative where one does not know.
  nonisolated static func elementCount<T>(of type: T.Type) -> Int {
    var count = 0
    forEachView(in: type) { _, _, view in
      let elements = view._elementCount
      count = elements < 0 || count < 0 ? -1 : count + elements
    }
    return count
  }
  nonisolated static func partCount<T>(of type: T.Type) -> Int {
    var count = 0
    forEachView(in: type) { _, _, _ in count += 1 }
    return count
  }
  private init<T>(_ type: T.Type) {
    var fields: ContiguousArray<Field> = []
    func operations<V: View>(_ type: V.Type) -> ViewOperations { TypedViewOperations<V>() }
    Self.forEachView(in: type) { _, offset, view in
      fields.append(Field(offset: offset, operations: operations(view)))
    }
    self.fields = fields
  }
  nonisolated deinit {}
}

package final class TupleNode: PartsNode {
  let info: TupleInfo
  /// As many as `info` has fields, once they are made.
  nonisolated(unsafe) private let base: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private var count: Int32 = 0
  /// Whether each child is one element of the list, and stays so.
  @exclusivity(unchecked) private var isListOfElements = true

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
  package override var partCount: Int { Int(count) }
  package override func part(at index: Int) -> Node { base[index] }
  package override func appendElements(to list: inout NodeList) {
    if isListOfElements && list.count == 0 {
      list.borrow(base, count: Int(count))
    } else {
      super.appendElements(to: &list)
    }
  }
}

extension ViewBuilder {
  /// Several views become one view of all.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
}
