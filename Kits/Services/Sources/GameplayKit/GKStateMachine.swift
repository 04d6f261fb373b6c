@_exported import Foundation

/// What something is at the moment, with what it does then. Subclasses override what begins, what goes on and what may follow.
open class GKState: NSObject {
  open fileprivate(set) weak var stateMachine: GKStateMachine?
  /// Whether this state may be followed by another of the class: each may, unless a subclass says otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
/// One state of several at a time.
///
/// ```swift
/// let machine = GKStateMachine(states: [Walking(), Falling()])
/// machine.enter(Walking.self)
/// ```
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  open private(set) var currentState: GKState?
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }
  /// The state of the class; nil if there is none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) != false
  }
  /// - Returns: Whether the state may follow and there is one of the class.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }
  /// - Parameter sec: Seconds since the last time.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of what an entity does.
open class GKComponent: NSObject {
  open fileprivate(set) weak var entity: GKEntity?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
  open func update(deltaTime seconds: TimeInterval) {}
}
/// Something in a game that consists of parts, one of each class.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []
  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  open func addComponent(_ component: GKComponent) {
    components.removeAll { type(of: $0) == type(of: component) }
    component.entity?.removeComponent(ofType: type(of: component))
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.lazy.compactMap { type(of: $0) == componentClass ? $0 as? ComponentType : nil }.first
  }
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    guard let index = components.firstIndex(where: { type(of: $0) == componentClass }) else { return }
    components[index].willRemoveFromEntity()
    components.remove(at: index).entity = nil
  }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
/// The parts of one class, of many entities.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: AnyClass
  open private(set) var components: [ComponentType] = []
  public init(componentClass cls: AnyClass) { componentClass = cls }
  public override convenience init() { self.init(componentClass: ComponentType.self) }
  open subscript(index: Int) -> ComponentType { components[index] }
  open func addComponent(_ component: ComponentType) {
    if type(of: component) == componentClass { components.append(component) }
  }
  open func addComponent(foundIn entity: GKEntity) {
    for component in entity.components {
      if type(of: component) == componentClass, let part = component as? ComponentType { components.append(part) }
    }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
