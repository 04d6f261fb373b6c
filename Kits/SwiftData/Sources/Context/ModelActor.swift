import Foundation

/// An executor that runs the work of a context.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}
/// The same, one piece after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the work of an actor with a context of its own, on a queue of its own.
public class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  // Unchecked: the context is used by the jobs of the queue alone.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("SwiftData: the executor of \(Self.self) is no SerialModelExecutor")
    }
    return executor.asUnownedSerialExecutor()
  }
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The model of an identifier, in the actor's context.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? { modelContext[id, as: T.self] }
}
