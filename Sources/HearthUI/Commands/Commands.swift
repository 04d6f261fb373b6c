import HearthCore

/// A group of related commands of an app: menus of their own, and items in the menus that every app has.
///
/// Commands are evaluated as views are: `@FocusedValue`, `@Environment`, `@State` and observed objects in them keep
/// them up to date. Each window has commands of its own.
///
///     struct NoteCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Note") {
///           Button("Pin") { print("pinned") }.keyboardShortcut("p")
///         }
///       }
///     }
@MainActor @preconcurrency public protocol Commands {
  /// What `body` returns; the compiler infers it.
  associatedtype Body: Commands
  /// The menus that these commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node of `commands`. The framework's own commands implement this; all others have a `body`.
  @MainActor static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode
  /// Hands new commands to a node that `_makeCommands` of the same type made.
  @MainActor static func _updateCommands(_ node: _ViewNode, _ commands: Self)
}

extension Commands {
  @MainActor public static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CommandsBody<Self>._makeNode(CommandsBody(commands), inputs)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    CommandsBody<Self>._update(node, CommandsBody(commands))
  }
}
extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}
extension Never: Commands {
  @MainActor public static func _makeCommands(_ commands: Never, _ inputs: _ViewInputs) -> _ViewNode {}
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Never) {}
}

/// Commands as a view, so that they live in the tree.
nonisolated struct CommandsView<C: Commands>: View {
  let commands: C
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    C._makeCommands(view.commands, inputs)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) { C._updateCommands(node, view.commands) }
  static var _elementCount: Int { -1 }
}

/// Evaluates the body of commands.
nonisolated struct CommandsBody<C: Commands>: View {
  let storage: CommandsStorage<C>
  init(_ commands: C) { storage = CommandsStorage(commands: commands) }
  @MainActor var body: CommandsView<C.Body> { CommandsView(commands: storage.commands.body) }
}

/// Binds the dynamic properties of commands, as if they were a view.
struct CommandsStorage<C: Commands>: DynamicProperty, _BindingComparable {
  // The only field, so that its fields lie where this value lies.
  var commands: C
  @MainActor static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    TypeInfo.bindFields(of: C.self, field, old: old, node)
  }
  @MainActor static func _updateBound(_ field: UnsafeMutableRawPointer) { TypeInfo.updateFields(of: C.self, field) }
  @MainActor static func _unbind(_ field: UnsafeMutableRawPointer) { TypeInfo.unbindFields(of: C.self, field) }
  static var _wantsUpdate: Bool { TypeInfo.of(C.self).hasUpdatingProperties }
  static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool {
    TypeInfo.of(C.self).areEqual(a.commands, b.commands)
  }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
  public typealias Body = Never
  @MainActor public static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    EmptyView._makeNode(EmptyView(), inputs)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {}
}
