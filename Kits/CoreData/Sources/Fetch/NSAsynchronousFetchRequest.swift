import Foundation

/// The result of a request that comes later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
  // Unchecked: it belongs to the context's queue.
  public internal(set) var managedObjectContext: NSManagedObjectContext
  open internal(set) var operationError: (any Error)?
  open private(set) var isCancelled = false
  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  /// A fetch that has not begun is not performed.
  open func cancel() { isCancelled = true }
}
/// The objects that an asynchronous request has found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult, @unchecked Sendable {
  // Unchecked: it belongs to the context's queue.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A request that a context executes when its queue has time.
///
/// ```swift
/// let request = NSAsynchronousFetchRequest(fetchRequest: items) { result in show(result.finalResult ?? []) }
/// try context.execute(request)
/// ```
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  // Unchecked: a request belongs to who makes it.
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: Completion?
  /// A hint that nobody needs.
  open var estimatedResultCount = 0
  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion? = nil) {
    (fetchRequest, completionBlock) = (request, blk)
    super.init()
  }
}
protocol AsynchronousRequest {
  func run(_ context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
extension NSAsynchronousFetchRequest: AsynchronousRequest {
  func run(_ context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { [self] in
      if result.isCancelled { return }
      do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
      completionBlock?(result)
    }
    return result
  }
}
