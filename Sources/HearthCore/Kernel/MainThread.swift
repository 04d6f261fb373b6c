import Dispatch
import Foundation

/// Whether the running code is on the thread that the main actor runs on now.
///
/// In an app that is the process's first thread. In a process that called `dispatchMain()`, as test runners do, the
/// first thread has ended and the main queue moves between threads; then the queue is asked.
@inline(__always) package func isOnMainThread() -> Bool {
  UInt(pthread_self()) == MainThread.first || (MainThread.mayBeElsewhere && MainThread.isSeenElsewhere)
}

package enum MainThread {
  /// The first thread, once it was seen running the main actor; 0 before.
  nonisolated(unsafe) fileprivate static var first: UInt = 0
  /// The main queue has left the first thread.
  nonisolated(unsafe) fileprivate static var isDetached = false
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  fileprivate static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) ?? false }

  /// Called on the main actor.
  static func note() {
    if Thread.isMainThread { first = UInt(pthread_self()) } else { isDetached = true }
  }
  /// Whether the main actor may be on a thread that is not the one that was noted, or none was: a view may be made before
  /// any window is.
  @inline(__always) fileprivate static var mayBeElsewhere: Bool { isDetached || first == 0 }
  fileprivate static var isSeenElsewhere: Bool {
    if isDetached || isOnMainQueue { return isOnMainQueue }
    guard Thread.isMainThread else { return false }
    note()
    return true
  }
  /// Whether the running code is on the main actor, also before anything has been noted; from then on it is.
  package static var isCurrent: Bool {
    if isOnMainThread() { return true }
    guard isOnMainQueue || Thread.isMainThread else { return false }
    note()
    return true
  }
}

/// How far the recursive walks of the engine may use the stack of the thread that they run on.
@MainActor enum StackLimit {
  @exclusivity(unchecked) private static var thread: UInt = 0
  @exclusivity(unchecked) private static var floor = 0
  /// The part of the stack that making nodes may take: measuring needs as much for a node
  /// as making it does, and recording less.
  private static let partForMaking = 0.4

  /// Whether the part of the stack for making nodes is used up.
  static var isReached: Bool {
    if UInt(pthread_self()) != thread { look() }
    return here < floor
  }
  /// The end of the stack in use. Not on the main actor: a closure there asks first whether it is.
  @inline(__always) private nonisolated static var here: Int {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { Int(bitPattern: $0) }
  }
  private static func look() {
    thread = UInt(pthread_self())
    floor = 0
    var attributes = pthread_attr_t()
    guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    var base: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &base, &size) == 0, let base else { return }
    floor = Int(bitPattern: base) + Int(Double(size) * (1 - partForMaking))
  }
}

/// glibc's function, which its header shows to programs with GNU extensions only.
@_silgen_name("pthread_getattr_np")
private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
