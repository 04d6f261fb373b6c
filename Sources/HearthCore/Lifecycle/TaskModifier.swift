/// Runs an asynchronous action as long as a view is there and a value is the same.
///
/// It starts at the end of the frame that shows the view, on the spot up to its first suspension, and is cancelled
/// when the view goes or the value changes.
nonisolated struct TaskModifier<T: Equatable>: _ElementModifier {
  var value: T
  var priority: TaskPriority
  /// The task's name in debuggers; else where it was written.
  var name: String?
  var file: String
  var line: Int
  var action: TaskAction
  /// Where the action runs while it has no actor of its own; nil for the main actor.
  var executor: (any TaskExecutor)?
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    if V._elementCount == 1 {
      let node = TaskNode<T>(modifier, inputs)
      node.content = V._makeNode(content, node.inputs).node
      node.start()
      return _ViewNode(node)
    }
    let node = ElementwiseNode<Self>(modifier, inputs)
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TaskNode<T>(modifier, inputs)
    node.start()
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: TaskNode<T>.self).update(modifier)
  }
}

/// The app's action, with the isolation that it was formed with.
nonisolated struct TaskAction: @unchecked Sendable {
  // Unchecked: the app gives it away for good (`sending`), and one task at a time runs it.
  let run: @isolated(any) () async -> Void
}

package final class TaskNode<T: Equatable>: UnaryNode, CoverObserver {
  @exclusivity(unchecked) private var modifier: TaskModifier<T>
  @exclusivity(unchecked) private var task: TaskRun?
  @exclusivity(unchecked) private var isWaiting = false

  init(_ modifier: TaskModifier<T>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}

  func start() {
    if isWaiting { return }
    isWaiting = true
    engine.performAtEndOfFrame { [self] in
      isWaiting = false
      if isUnmounted { return }
      if engine.coveredPages > 0, let page = coveredPage, !page.wasShown || page.endsTasks { return }
      let action = modifier.action
      let name = modifier.name ?? "\(modifier.file):\(modifier.line)"
      let run = TaskRun(of: engine)
      if let executor = modifier.executor {
        run.task = Task(name: name, executorPreference: executor, priority: modifier.priority) {
          await action.run()
          await run.end()
        }
      } else {
        run.task = Task.immediate(name: name, priority: modifier.priority) { @MainActor in
          await action.run()
          run.end()
        }
      }
      task = run
    }
  }
  private func cancel() {
    task?.cancel()
    task = nil
  }
  /// On a page that was made before it was shown, it starts when the page is. Where covering
  /// a page ends its tasks, it is cancelled.
  func coverDidChange(isCovered: Bool) {
    if !isCovered && task == nil { start() }
    if isCovered, let page = coveredPage, page.endsTasks {
      cancel()
    }
  }
  func update(_ new: TaskModifier<T>) {
    let isSame = new.value == modifier.value
    // A task that runs goes on with the closure it was started with.
    modifier = new
    if isSame { return }
    cancel()
    start()
  }
  package override func unmount() {
    super.unmount()
    cancel()
  }
}

/// One run of a view's action.
@MainActor private final class TaskRun {
  var task: Task<Void, Never>?
  var hasEnded = false
  /// Of the window that shows the view.
  let engine: ObjectIdentifier
  init(of engine: Engine) { self.engine = ObjectIdentifier(engine) }
  nonisolated deinit {}

  func end() {
    hasEnded = true
    ViewTasks.remove(self)
  }
  func cancel() {
    if hasEnded { return }
    ViewTasks.insert(self)
    task?.cancel()
  }
}

/// The actions of views that were cancelled and have not ended yet: nobody else knows that something is still to come.
@MainActor package enum ViewTasks {
  /// Each with its window, and the times it was waited for.
  private static var ending: [ObjectIdentifier: Ending] = [:]
  private struct Ending {
    let engine: ObjectIdentifier
    var times = 0
  }
  /// An action that goes on though it was cancelled is waited for no more often. Time would tell nothing: one turn of a
  /// main actor that many tests share takes as long as all of them. Source: our choice.
  private static let patience = 50

  fileprivate static func insert(_ run: TaskRun) { ending[ObjectIdentifier(run)] = Ending(engine: run.engine) }
  fileprivate static func remove(_ run: TaskRun) { ending[ObjectIdentifier(run)] = nil }

  /// True while one of some windows is about to end. Those that do not are given up after some time of asking.
  package static func isOneEnding(in engines: Set<ObjectIdentifier>) -> Bool {
    var isOneEnding = false
    for (id, entry) in ending where engines.contains(entry.engine) {
      if entry.times < patience {
        ending[id]?.times += 1
        isOneEnding = true
      } else {
        ending[id] = nil
      }
    }
    return isOneEnding
  }
}

extension View {
  /// Runs `action` while this view is there; it is cancelled when the view goes.
  ///
  ///     List(items) { Text($0.name) }.task { items = [Item(name: "Loaded")] }
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(value: 0, priority: priority, name: name, file: file, line: line, action: TaskAction(run: action)))
  }
  /// Runs `action` while this view is there; it is cancelled and started again when `id` changes.
  public nonisolated func task<T: Equatable>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(value: id, priority: priority, name: name, file: file, line: line, action: TaskAction(run: action)))
  }
  /// Runs `action` on an executor while this view is there; it is cancelled when the view goes.
  ///
  /// An action with an actor of its own runs on that actor. Source: Swift Evolution 417, of task executors.
  public nonisolated func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line, action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        value: 0, priority: priority, name: name, file: file, line: line, action: TaskAction(run: action),
        executor: taskExecutor))
  }
  /// Runs `action` on an executor while this view is there; it is cancelled and started again when `id` changes.
  ///
  /// An action with an actor of its own runs on that actor. Source: Swift Evolution 417, of task executors.
  public nonisolated func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        value: id, priority: priority, name: name, file: file, line: line, action: TaskAction(run: action),
        executor: taskExecutor))
  }
}
