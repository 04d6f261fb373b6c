import HearthCore

/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Takes one statement of the closure as it is.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Makes no commands of a closure without statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Makes the commands of a closure with one statement.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Puts the commands of several statements one after the other.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    TupleCommands((repeat each content))
  }
  /// Makes the commands of an `if` without an `else`; none where the condition is false.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  /// Makes the commands of the first branch of an `if` or a `switch`.
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// Makes the commands of the second branch of an `if` or a `switch`.
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// Hides the type of commands inside an `if #available`.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands { AnyCommands(content) }
}

/// Several commands in a row.
nonisolated struct TupleCommands<each Content: Commands>: Commands {
  let content: (repeat each Content)
  init(_ content: (repeat each Content)) { self.content = content }
  typealias Body = Never
  @MainActor private var view: TupleView<(repeat CommandsView<each Content>)> {
    TupleView((repeat CommandsView(commands: each content)))
  }
  @MainActor static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TupleView<(repeat CommandsView<each Content>)>._makeNode(commands.view, inputs)
  }
  @MainActor static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    TupleView<(repeat CommandsView<each Content>)>._update(node, commands.view)
  }
}

/// Commands of any type.
nonisolated struct AnyCommands: Commands {
  let view: AnyView
  init(_ commands: any Commands) { view = Self.erase(commands) }
  private static func erase<C: Commands>(_ commands: C) -> AnyView { AnyView(CommandsView(commands: commands)) }
  typealias Body = Never
  @MainActor static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    AnyView._makeNode(commands.view, inputs)
  }
  @MainActor static func _updateCommands(_ node: _ViewNode, _ commands: Self) { AnyView._update(node, commands.view) }
}

nonisolated extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never
  private var view: CommandsView<Wrapped>? { map { CommandsView(commands: $0) } }
  @MainActor public static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CommandsView<Wrapped>?._makeNode(commands.view, inputs)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    CommandsView<Wrapped>?._update(node, commands.view)
  }
}

nonisolated extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public typealias Body = Never
  private typealias Views = _ConditionalContent<CommandsView<TrueContent>, CommandsView<FalseContent>>
  private var view: Views {
    switch storage {
    case .trueContent(let commands): Views(storage: .trueContent(CommandsView(commands: commands)))
    case .falseContent(let commands): Views(storage: .falseContent(CommandsView(commands: commands)))
    }
  }
  @MainActor public static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Views._makeNode(commands.view, inputs)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    Views._update(node, commands.view)
  }
}
