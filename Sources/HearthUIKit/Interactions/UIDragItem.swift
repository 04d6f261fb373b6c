import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// One thing that is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// The data of the thing.
  public let itemProvider: NSItemProvider
  /// Anything of the app's, which those of its own views see that the thing is dropped on.
  open var localObject: Any?
  /// Makes what the pointer carries; nil for the view that was pressed. Of several things the first one's counts.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Creates a thing to drag.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  nonisolated deinit {}
}

/// A view that the pointer carries: one that lies in no window, in its size.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Creates a preview.
  public init(view: UIView) { self.view = view }
  nonisolated deinit {}
}

/// What is dragged, for those who give it and take it.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  /// The things. Of other programs one stands for all until they were dropped.
  var items: [UIDragItem] { get }
  /// Whether whoever takes the things may take them away from where they were.
  var allowsMoveOperation: Bool { get }
  /// Where the pointer is: points of a view's coordinate space.
  func location(in view: UIView) -> CGPoint
  /// Whether something has one of the types, or one that conforms to it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether objects of a class can be made of something.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
/// A drag that began in this app.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// Anything of the app's, for its own views.
  var localContext: Any? { get set }
}
/// What is dragged over a view, or was dropped there.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { typeIdentifiers.contains(where: $0.itemProvider.hasItemConformingToTypeIdentifier) }
  }
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  /// Whether values of a type can be made of something: `String`, `URL`.
  public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}
extension UIDropSession {
  /// Makes objects of what was dropped, as far as that is possible, in order.
  ///
  /// - Parameter completion: Called on the main thread, once.
  @discardableResult public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let collected = CollectedObjects(providers.count, completion)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in collected.take(object, index) }
    }
    return collected.progress
  }
  /// Makes values of what was dropped: `String`, `URL`.
  @discardableResult public func loadObjects<T>(
    ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          if let object = object as? T._ObjectiveCType {
            _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}

/// Objects that come one by one, on any thread.
private final class CollectedObjects: @unchecked Sendable {
  // Unchecked: what changes is read and written under the lock.
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void
  let progress: Progress
  @MainActor init(_ count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    (objects, missing, self.completion) = (Array(repeating: nil, count: count), count, completion)
    progress = Progress(totalUnitCount: Int64(count))
    if count == 0 { completion([]) }
  }
  func take(_ object: (any NSItemProviderReading)?, _ index: Int) {
    let isComplete = lock.withLock {
      objects[index] = object
      missing -= 1
      return missing == 0
    }
    progress.completedUnitCount += 1
    guard isComplete else { return }
    if isOnMainThread() {
      completion(objects.compactMap(\.self))
    } else {
      Engine.performOnMain { self.completion(self.objects.compactMap(\.self)) }
    }
  }
}
