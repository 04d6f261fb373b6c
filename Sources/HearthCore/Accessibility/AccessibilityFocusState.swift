/// A value that follows where assistive technology is, and moves it when it is written.
///
///     struct Upload: View {
///       @AccessibilityFocusState private var isErrorFocused: Bool
///       var body: some View {
///         Text(message).accessibilityFocused($isErrorFocused)
///         Button("Send") { isErrorFocused = !send() }
///       }
///     }
///
/// While no assistive technology of the kinds that it is for is at work, it is false or nil, and writing has no effect.
/// Source: Apple, documentation of AccessibilityFocusState.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The way to the state for `accessibilityFocused(_:)` and for views that it is passed to.
  @propertyWrapper public struct Binding {
    let storage: AccessibilityFocusStorage
    let resting: Value
    /// Where assistive technology is. Writing moves it, as with the state itself.
    public var wrappedValue: Value {
      get { storage.read(resting) }
      nonmutating set { storage.request(newValue, resting) }
    }
    /// The binding itself, so that it can be passed further down.
    public var projectedValue: Binding { self }
  }
  let resting: Value
  var storage: AccessibilityFocusStorage
  private init(_ resting: Value, _ technologies: AccessibilityTechnologies) {
    self.resting = resting
    storage = AccessibilityFocusStorage(technologies)
  }
  /// Declares a state that is true while assistive technology is at a view bound to it.
  public init() where Value == Bool { self.init(false, [.voiceOver, .switchControl]) }
  /// Declares a state that is true while assistive technology of certain kinds is at a view bound to it.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(false, technologies) }
  /// Declares a state that is the value of the bound view at which assistive technology is; nil if it is at none.
  public init<T: Hashable>() where Value == T? { self.init(nil, [.voiceOver, .switchControl]) }
  /// Declares a state that is the value of the bound view at which assistive technology of certain kinds is.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(nil, technologies)
  }

  /// Where assistive technology is: false or nil where it is at no bound view. Writing moves it.
  public var wrappedValue: Value {
    get { storage.read(resting) }
    nonmutating set { storage.request(newValue, resting) }
  }
  /// The binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(storage: storage, resting: resting) }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    if let old {
      field.pointee.storage = old.assumingMemoryBound(to: Self.self).pointee.storage
    } else {
      field.pointee.storage = AccessibilityFocusStorage(field.pointee.storage.technologies)
      field.pointee.storage.bind(node.node)
    }
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage.bind(nil)
  }
  public static var _wantsUpdate: Bool { false }
}

/// Where such a state lives: the value of the bound view, nil for none.
package final class AccessibilityFocusStorage: @unchecked Sendable {
  // Unchecked: the box guards its value, everything else is used on the main thread.
  private let box = StateBox<AnyHashable?>(nil, owner: nil)
  private unowned(unsafe) var node: Node?
  let technologies: AccessibilityTechnologies
  init(_ technologies: AccessibilityTechnologies) { self.technologies = technologies }

  @MainActor func bind(_ node: Node?) {
    self.node = node
    box.owner = node
  }
  func read<Value: Hashable>(_ resting: Value) -> Value { (box.get()?.base as? Value) ?? resting }
  func request<Value: Hashable>(_ value: Value, _ resting: Value) {
    let wanted: AnyHashable? = value == resting ? nil : AnyHashable(value)
    let action: @Sendable @MainActor () -> Void = { [self, wanted = UncheckedSendable(wanted)] in
      guard let node else { return }
      node.engine[AccessibilityFocus.slot].request(self, wanted.value)
    }
    if isOnMainThread() { MainActor.assumeIsolatedFast { action() } } else { Engine.performOnMain(action) }
  }
  @MainActor func set(_ value: AnyHashable?) { if box.get() != value { box.set(value, Transaction()) } }
}

/// Where assistive technology is in a window.
@MainActor package final class AccessibilityFocus {
  static let slot = EngineSlot { engine in AccessibilityFocus(engine) }
  private unowned let engine: Engine
  /// What is at work. Nothing follows while it is empty.
  package var technologies: AccessibilityTechnologies = [] {
    didSet { if technologies.isEmpty { move(to: nil) } }
  }
  /// The node of the element at which it is.
  package private(set) var current: LayoutNode?
  private var nodes: [ObjectIdentifier: AccessibilityFocusNode] = [:]
  /// Views that want it when they appear.
  private init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  func register(_ node: AccessibilityFocusNode) { nodes[ObjectIdentifier(node)] = node }
  func unregister(_ node: AccessibilityFocusNode) {
    nodes[ObjectIdentifier(node)] = nil
    if let current, node.contains(current) || current.isUnmounted { move(to: nil) }
  }
  /// It goes to an element, or to none. States that are bound follow.
  package func move(to node: LayoutNode?) {
    current = node
    var values: [ObjectIdentifier: (storage: AccessibilityFocusStorage, value: AnyHashable?)] = [:]
    for bound in nodes.values {
      let isAt = node.map { bound === $0 || bound.contains($0) || $0.contains(bound) } ?? false
      let follows = !bound.storage.technologies.isDisjoint(with: technologies)
      let key = ObjectIdentifier(bound.storage)
      if isAt && follows {
        values[key] = (bound.storage, bound.value)
      } else if values[key] == nil {
        values[key] = (bound.storage, nil)
      }
    }
    for entry in values.values { entry.storage.set(entry.value) }
  }
  func request(_ storage: AccessibilityFocusStorage, _ value: AnyHashable?) {
    guard !storage.technologies.isDisjoint(with: technologies) else { return }
    guard let value else {
      if let current, nodes.values.contains(where: { $0.storage === storage && $0.contains(current) }) { move(to: nil) }
      return storage.set(nil)
    }
    storage.set(value)
    // The view may come with the update that this brings about.
    engine.performAtEndOfFrame { [weak self] in
      guard let self else { return }
      let found = nodes.values.first { $0.storage === storage && $0.value == value }
      if let found { move(to: found) } else { storage.set(nil) }
    }
    engine.requestFrame()
  }
}

nonisolated struct AccessibilityFocusModifier: _ElementModifier {
  let storage: AccessibilityFocusStorage
  let value: AnyHashable
  var isDefault = false
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AccessibilityFocusNode(modifier, inputs)
    if modifier.isDefault { modifier.storage.request(modifier.value, AnyHashable(Optional<Int>.none)) }
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: AccessibilityFocusNode.self)
    (node.storage, node.value) = (modifier.storage, modifier.value)
  }
}
package final class AccessibilityFocusNode: UnaryNode {
  fileprivate(set) var storage: AccessibilityFocusStorage
  fileprivate(set) var value: AnyHashable
  private let isDefault: Bool
  init(_ modifier: AccessibilityFocusModifier, _ inputs: _ViewInputs) {
    (storage, value, isDefault) = (modifier.storage, modifier.value, modifier.isDefault)
    super.init(inputs)
    if !isDefault { engine[AccessibilityFocus.slot].register(self) }
  }
  nonisolated deinit {}
  package override func unmount() {
    if !isDefault { engine[AccessibilityFocus.slot].unregister(self) }
    super.unmount()
  }
}

extension View {
  /// Binds this view to a state: it is true while assistive technology is here, and writing true brings it here.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(storage: condition.storage, value: AnyHashable(true)))
  }
  /// Binds this view to a state: it has `value` while assistive technology is here, and writing the value brings it here.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(storage: binding.storage, value: AnyHashable(value)))
  }
  /// Brings assistive technology to the view of a value when this view appears.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(storage: binding.storage, value: AnyHashable(value), isDefault: true))
  }
}
