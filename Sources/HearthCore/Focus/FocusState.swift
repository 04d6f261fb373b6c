/// A value that follows the placement of focus, and moves focus when it is written.
///
///     struct SignIn: View {
///       enum Field { case name, password }
///       @State private var name = ""
///       @State private var password = ""
///       @FocusState private var field: Field?
///       var body: some View {
///         TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .password }
///         SecureField("Password", text: $password).focused($field, equals: .password)
///       }
///     }
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// The way to a focus state for `focused(_:)` and for views that it is passed to.
  @propertyWrapper public struct Binding: DynamicProperty {
    let storage: FocusStorage
    let resting: Value
    /// Where focus is. Writing moves it, as with the state itself.
    public var wrappedValue: Value {
      get { storage.read(resting) }
      nonmutating set { storage.request(newValue, resting) }
    }
    /// The binding itself, so that it can be passed further down.
    public var projectedValue: Binding { self }
    @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {}
    @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
    @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {}
    public static var _wantsUpdate: Bool { false }
  }

  let resting: Value
  var storage: FocusStorage

  /// Declares a state that is true while a view bound to it has focus.
  public init() where Value == Bool { (resting, storage) = (false, FocusStorage()) }
  /// Declares a state that is the value of the bound view that has focus; nil if none of them has it.
  public init<T: Hashable>() where Value == T? { (resting, storage) = (nil, FocusStorage()) }

  /// Where focus is: false or nil where no bound view has it.
  ///
  /// Writing asks for focus on the view of that value; false and nil take focus away. The state reads as written at
  /// once, and is written back where focus cannot move there. Outside of the tree writing has no effect.
  public var wrappedValue: Value {
    get { storage.read(resting) }
    nonmutating set { storage.request(newValue, resting) }
  }
  /// The binding for `focused(_:)` and `focused(_:equals:)`: `$isFocused`.
  public var projectedValue: Binding { Binding(storage: storage, resting: resting) }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    if let old {
      field.pointee.storage = old.assumingMemoryBound(to: Self.self).pointee.storage
    } else {
      field.pointee.storage = FocusStorage()
      field.pointee.storage.bind(node.node)
    }
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage.unbind()
  }
  public static var _wantsUpdate: Bool { false }
}

extension FocusState.Binding: _BindingComparable {
  package static func _leadsToSameLocation(_ a: FocusState<Value>.Binding, _ b: FocusState<Value>.Binding) -> Bool {
    a.storage === b.storage
  }
}

/// Where a focus state lives: the value of the placement (nil for none) and the node that owns it.
package final class FocusStorage: @unchecked Sendable {
  // Unchecked: the box guards its value, everything else is used on the main thread.
  private let box = StateBox<AnyHashable?>(nil, owner: nil)
  private unowned(unsafe) var node: Node?
  init() {}
  /// The name of the view that owns it.
  @MainActor var path: String { node?.path ?? "" }

  @MainActor func bind(_ node: Node) {
    self.node = node
    box.owner = node
  }
  @MainActor func unbind() {
    node = nil
    box.owner = nil
    // A node of the same view may have had focus before; it would keep this storage through its view.
    origin = nil
  }
  func read<Value: Hashable>(_ resting: Value) -> Value { (box.get()?.base as? Value) ?? resting }

  func request<Value: Hashable>(_ value: Value, _ resting: Value) {
    let wanted: AnyHashable? = value == resting ? nil : AnyHashable(value)
    let action: @Sendable @MainActor () -> Void = { [self, wanted = UncheckedSendable(wanted)] in
      guard let node else { return }
      // The state reads as asked at once; should the request fail, the placement is written back.
      box.set(wanted.value, Transaction())
      node.engine.content?.input.focus.request(self, wanted.value)
    }
    if isOnMainThread() { MainActor.assumeIsolatedFast { action() } } else { Engine.performOnMain(action) }
  }
  /// Says where focus is. Readers of the state are marked at once, so that the frame goes on with what they make of it.
  @MainActor func follow(_ value: AnyHashable?) { box.follow(value) }
  @MainActor func giveBack(orSearch isSearching: Bool) {
    guard let node, let focus = node.engine.content?.input.focus else { return }
    box.set(nil, Transaction())
    focus.add(FocusRequest(storage: self, wanted: nil, givesBack: isSearching ? .elseSearches : .elseNothing))
  }

  /// Where focus was when it came to one of the views; nil where that is of no interest. See
  /// `FocusController.synchronizeBindings(from:)`.
  @MainActor var origin: FocusOrigin?
}

/// What had focus before a view that gives it back.
struct FocusOrigin {
  /// Nil: nothing had focus.
  var target: LayoutNode?
  /// The place of the target: a row that was made again meanwhile has the same one.
  var key: String?
}

extension FocusState.Binding {
  /// Remembers from now on what has focus before the views of this state do.
  @MainActor package func keepOrigin() { if storage.origin == nil { storage.origin = FocusOrigin() } }
  /// Takes focus from the views of this state, and gives it to what had it before them.
  ///
  /// - Parameter isSearching: Where that is gone, focus is looked for as for a view that went away; otherwise, and
  ///   where nothing had focus before, nothing has it.
  @MainActor package func giveBack(orSearch isSearching: Bool) { storage.giveBack(orSearch: isSearching) }
}

// MARK: - Binding views

nonisolated package struct _FocusBindingModifier: _ElementModifier {
  let storage: FocusStorage
  let value: AnyHashable
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FocusBindingNode(storage: modifier.storage, value: modifier.value, inputs)
    node.engine.content?.input.focus.register(node)
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: FocusBindingNode.self)
    if node.storage === modifier.storage && node.value == modifier.value { return }
    node.storage = modifier.storage
    node.value = modifier.value
    node.engine.content?.input.focus.bindingsDidChange()
  }
}

package final class FocusBindingNode: UnaryNode {
  var storage: FocusStorage
  var value: AnyHashable
  init(storage: FocusStorage, value: AnyHashable, _ inputs: _ViewInputs) {
    self.storage = storage
    self.value = value
    super.init(inputs)
    flags.insert(.hasFocusBinding)
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.content?.input.focus.unregister(self)
    super.unmount()
  }
}

extension View {
  /// Links focus on this view with a value of a focus state, both ways.
  ///
  ///     @FocusState private var focused: Int?
  ///     ForEach(0..<3) { index in
  ///       TextField("Field \(index)", text: $name).focused($focused, equals: index)
  ///     }
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    // A focus state holds an optional, so that the value here is one too.
    modifier(_FocusBindingModifier(storage: binding.storage, value: AnyHashable(value)))
  }
  /// Links focus on this view with a flag, both ways.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusBindingModifier(storage: condition.storage, value: AnyHashable(true)))
  }
  /// Links focus on this view with a focus state, whatever the type of its value.
  package nonisolated func focused(_ placement: FocusPlacement) -> ModifiedContent<Self, _FocusBindingModifier> {
    modifier(_FocusBindingModifier(storage: placement.storage, value: placement.value))
  }
}

/// A focus state and the value that stands for a view.
package struct FocusPlacement {
  let storage: FocusStorage
  let value: AnyHashable
  package init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    (storage, self.value) = (binding.storage, AnyHashable(value))
  }
}
