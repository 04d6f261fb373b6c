import Foundation
import Synchronization

/// Memory of outlines that nobody shows any more, for those that take their place: a shape that
/// moves has another outline with each frame.
///
/// Only code that asks for it gets it: between `beginLending` and `endLending`, on their thread. What is handed
/// in comes from pieces that were replaced.
package enum PathBuffers {
  /// The thread that may take; 0 for none.
  private static let borrower = Atomic<UInt>(0)
  // The main actor's, as lending is.
  @exclusivity(unchecked) nonisolated(unsafe) private static var arrays: ContiguousArray<[Path.Element]> = []
  @exclusivity(unchecked) nonisolated(unsafe) private static var keys: ContiguousArray<PathKey> = []
  private static let most = 64

  /// Outlines that are made from here on may lie in memory that others have given back. No closure: a build
  /// for debugging would take memory for it.
  /// - Returns: What `endLending` needs.
  @MainActor package static func beginLending() -> UInt { borrower.exchange(UInt(pthread_self()), ordering: .relaxed) }
  @MainActor package static func endLending(_ before: UInt) { borrower.store(before, ordering: .relaxed) }

  @inline(__always) private static var isLending: Bool {
    let thread = borrower.load(ordering: .relaxed)
    return thread != 0 && thread == UInt(pthread_self())
  }

  /// An array without elements.
  static func take() -> [Path.Element] {
    if isLending, let array = arrays.popLast() { return array }
    return []
  }
  /// `array` is not looked at again.
  static func giveBack(_ array: inout [Path.Element]) {
    guard isLending, array.capacity > 0, arrays.count < most else { return }
    arrays.append([])
    swap(&array, &arrays[arrays.count - 1])
    arrays[arrays.count - 1].removeAll(keepingCapacity: true)
  }

  static func takeKey(_ path: Path, isEOFilled: Bool, bounds: CGRect) -> PathKey? {
    guard isLending, let key = keys.popLast() else { return nil }
    key.refill(path, isEOFilled: isEOFilled, bounds: bounds)
    return key
  }
  /// Forgets a key that others hold too.
  @MainActor package static func giveBack(_ shape: inout DisplayShape) {
    guard case .path(var key) = shape else { return }
    shape = .rectangle(.zero)
    guard isKnownUniquelyReferenced(&key), keys.count < most else { return }
    let before = beginLending()
    var path = key.path
    key.refill(Path(), isEOFilled: false, bounds: .zero)
    path.giveBackElements()
    keys.append(key)
    endLending(before)
  }
}

extension PathKey {
  /// `path` as the key of a shape that moves: in memory that is lent, where there is any.
  package static func made(of path: Path, isEOFilled: Bool, bounds: CGRect) -> PathKey {
    PathBuffers.takeKey(path, isEOFilled: isEOFilled, bounds: bounds)
      ?? PathKey(path, isEOFilled: isEOFilled, bounds: bounds)
  }
}

extension Path {
  mutating func giveBackElements() {
    guard case .elements(var elements) = storage else { return }
    storage = .empty
    PathBuffers.giveBack(&elements)
  }

  /// The outline's elements, for a moment: those of a rectangle or an ellipse lie in memory that is lent, where there
  /// is any. To be given back by `returnElements`. No closure, as above.
  func borrowElements() -> [Element] {
    if case .elements(let elements) = storage { return elements }
    var elements = PathBuffers.take()
    appendElements(to: &elements)
    return elements
  }
  func returnElements(_ elements: inout [Element]) {
    if case .elements = storage { return }
    PathBuffers.giveBack(&elements)
  }
}
