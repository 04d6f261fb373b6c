/// A type that describes a part of an app's interface.
///
/// A view is a value. The engine makes one node for each primitive view, modifier and custom view, hands it new
/// values and throws it away with its identity.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View {
///         Text("Hello, \(name)!").padding()
///       }
///     }
@MainActor @preconcurrency public protocol View {
  /// What `body` returns; the compiler infers it.
  associatedtype Body: View
  /// What the view consists of.
  ///
  /// Evaluated when the view's values are new, or when a state or value of the environment that it has read has
  /// changed. It may run often, and should do nothing but say what is shown.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of `view`. The engine's own views implement this; every other view has a `body`.
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode
  /// Gives a new value to a node that `_makeNode` of the same type made.
  @MainActor static func _update(_ node: _ViewNode, _ view: Self)
  /// How many elements every value of this type stands for; negative when that depends on the value.
  nonisolated static var _elementCount: Int { get }
  /// Whether two values are known to describe the same; false when in doubt. They are looked at where they lie: a copy
  /// for each comparison would cost more than the comparison.
  nonisolated static func _isEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool
}

/// Where in the tree a node is made.
nonisolated public struct _ViewInputs {
  package unowned(unsafe) let parent: Node
  package unowned(unsafe) let scope: EnvironmentScope
  @inline(__always) package init(_ parent: Node, _ scope: EnvironmentScope) {
    (self.parent, self.scope) = (parent, scope)
  }
}

/// A node of the engine, opaque to apps.
nonisolated public struct _ViewNode {
  package let node: Node
  @inline(__always) package init(_ node: Node) { self.node = node }
}

extension View where Self: Equatable {
  public nonisolated static func _isEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    a.pointee == b.pointee
  }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

extension Never: View {
  public var body: Never { fatalError("Never has no values") }
  public nonisolated static var _elementCount: Int { 0 }
}
