import Foundation
import HearthCore
import Observation
import Synchronization

/// How far a piece of work has come, which may consist of others.
///
///     let manager = ProgressManager(totalCount: 3)
///     try await unpack(archive, progress: manager.subprogress(assigningCount: 2))
///     index(archive)
///     manager.complete(count: 1)
///
/// Used from any thread; views that read it follow. Foundation on Linux has none (seen, Swift 6.3). Source: Apple,
/// documentation of ProgressManager; Swift Foundation, proposal SF-0023.
nonisolated public final class ProgressManager: Observable, Hashable, CustomStringConvertible, @unchecked Sendable {
  // Unchecked: what changes is behind the lock; the parent is set before anybody else knows the manager.
  private struct State {
    var total: Int?
    var completed = 0
    /// Work of others that is part of this one, with its part of the total.
    var children: [(portion: Int, child: ProgressManager)] = []
  }
  private let state: Mutex<State>
  private let observation = ObservationRegistrar()
  private weak var parent: ProgressManager?

  /// - Parameter totalCount: Units of the work; nil while nobody knows how many.
  public init(totalCount: Int?) { state = Mutex(State(total: totalCount.map { max(0, $0) })) }
  fileprivate convenience init(_ totalCount: Int?, in parent: ProgressManager, _ portion: Int) {
    self.init(totalCount: totalCount)
    self.parent = parent
    parent.change { $0.children.append((portion, self)) }
  }

  /// Units of the work; nil while nobody knows how many.
  public var totalCount: Int? {
    observation.access(self, keyPath: \.totalCount)
    return state.withLock { $0.total }
  }
  /// Units that are done, those of finished parts among them.
  public var completedCount: Int {
    observation.access(self, keyPath: \.completedCount)
    return state.withLock { Self.completed($0) }
  }
  /// From 0 to 1, with what is done of parts; 0 while the total is not known.
  public var fractionCompleted: Double {
    observation.access(self, keyPath: \.fractionCompleted)
    return state.withLock { Self.fraction($0) }
  }
  /// Whether the total is not known.
  public var isIndeterminate: Bool { totalCount == nil }
  /// Whether all is done.
  public var isFinished: Bool {
    observation.access(self, keyPath: \.isFinished)
    return state.withLock { Self.isFinished($0) }
  }
  private static func completed(_ state: State) -> Int {
    state.completed + state.children.reduce(0) { $0 + ($1.child.isDone ? $1.portion : 0) }
  }
  private static func fraction(_ state: State) -> Double {
    guard let total = state.total else { return 0 }
    if total == 0 { return 1 }
    let parts = state.children.reduce(0.0) { $0 + Double($1.portion) * $1.child.done }
    return min(1, (Double(state.completed) + parts) / Double(total))
  }
  private static func isFinished(_ state: State) -> Bool { state.total.map { completed(state) >= $0 } ?? false }
  // For those around: without a note that a view has read it.
  private var isDone: Bool { state.withLock { Self.isFinished($0) } }
  private var done: Double { state.withLock { Self.fraction($0) } }

  /// More units are done.
  public func complete(count: Int) { change { $0.completed += max(0, count) } }
  /// Sets both counts at once.
  public func setCounts(_ counts: (_ completed: inout Int, _ total: inout Int?) -> Void) {
    change { state in
      var total = state.total
      counts(&state.completed, &total)
      state.total = total.map { max(0, $0) }
    }
  }
  /// A part of this work for whoever does it.
  ///
  /// - Parameter portionOfParentTotal: Units of this work. They are done when the part is, or when nobody begins it.
  public func subprogress(assigningCount portionOfParentTotal: Int) -> Subprogress {
    Subprogress(parent: self, portion: max(0, portionOfParentTotal))
  }
  /// Makes work that goes on already a part of this one.
  ///
  /// - Precondition: This work is no part of that one.
  public func assign(count: Int, to reporter: ProgressReporter) {
    let child = reporter.manager
    var above: ProgressManager? = self
    while let current = above {
      precondition(current !== child, "\(child) would be a part of itself")
      above = current.parent
    }
    child.parent = self
    change { $0.children.append((max(0, count), child)) }
  }
  /// The same to look at only.
  public var reporter: ProgressReporter { ProgressReporter(self) }

  private func change(_ action: (inout State) -> Void) {
    var current: ProgressManager? = self
    state.withLock { action(&$0) }
    while let manager = current {
      manager.tell()
      current = manager.parent
    }
  }
  private func tell() {
    func tell<T>(_ path: KeyPath<ProgressManager, T>) { observation.withMutation(of: self, keyPath: path) {} }
    tell(\.fractionCompleted)
    tell(\.completedCount)
    tell(\.totalCount)
    tell(\.isFinished)
  }

  public static func == (a: ProgressManager, b: ProgressManager) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var description: String {
    "ProgressManager(\(completedCount) of \(totalCount.map(String.init) ?? "unknown"), \(fractionCompleted))"
  }
}

/// A part of some work, for whoever does it: it can be begun once. Where nobody does, it counts as done.
nonisolated public struct Subprogress: ~Copyable, Sendable {
  private let ticket: Ticket
  fileprivate init(parent: ProgressManager, portion: Int) { ticket = Ticket(parent, portion) }

  /// Begins the work.
  ///
  /// - Parameter totalCount: Its own units; nil while nobody knows how many.
  public consuming func start(totalCount: Int?) -> ProgressManager { ticket.take(totalCount) }

  /// Says that the part is done when nobody has begun it.
  private final class Ticket: @unchecked Sendable {
    // Unchecked: only whoever has the part takes it, once.
    private let parent: ProgressManager
    private let portion: Int
    private var isTaken = false
    init(_ parent: ProgressManager, _ portion: Int) { (self.parent, self.portion) = (parent, portion) }
    func take(_ totalCount: Int?) -> ProgressManager {
      isTaken = true
      return ProgressManager(totalCount, in: parent, portion)
    }
    deinit { if !isTaken { parent.complete(count: portion) } }
  }
}

/// How far some work has come, to look at only.
nonisolated public final class ProgressReporter: Observable, Hashable, CustomStringConvertible, Sendable {
  fileprivate let manager: ProgressManager
  fileprivate init(_ manager: ProgressManager) { self.manager = manager }
  /// Units of the work; nil while nobody knows how many.
  public var totalCount: Int? { manager.totalCount }
  /// Units that are done.
  public var completedCount: Int { manager.completedCount }
  /// From 0 to 1.
  public var fractionCompleted: Double { manager.fractionCompleted }
  /// Whether the total is not known.
  public var isIndeterminate: Bool { manager.isIndeterminate }
  /// Whether all is done.
  public var isFinished: Bool { manager.isFinished }
  public static func == (a: ProgressReporter, b: ProgressReporter) -> Bool { a.manager === b.manager }
  public func hash(into hasher: inout Hasher) { hasher.combine(manager) }
  public var description: String { manager.description }
}
