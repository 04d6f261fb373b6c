import Dispatch
import Foundation

/// Whether the running code may touch what belongs to the main actor, without asking the executor each time.
@inline(__always) nonisolated package func isOnMainThread() -> Bool {
  let fixed = MainThread.fixed
  return fixed != 0 ? UInt(pthread_self()) == fixed : MainThread.isOnMainQueue
}

/// The thread of the main actor: in an app the one that the process began with; in tests, whose main function gives its thread
/// away (`dispatchMain`), whichever serves the main queue at the moment.
enum MainThread {
  // Unsafe: written on the main actor, for the first time before anything reads them; a word each.
  /// The main actor's thread when it never changes, else 0.
  nonisolated(unsafe) fileprivate static var fixed: UInt = 0
  nonisolated(unsafe) private static var latest: UInt = 0
  /// Addresses below are for walks through trees that are made already.
  nonisolated(unsafe) private static var makingEnd = 0
  private static let key = DispatchSpecificKey<Bool>()

  fileprivate static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Called whenever the engine is entered from outside.
  @MainActor static func enter() {
    let thread = UInt(pthread_self())
    if thread == latest { return }
    let isFirst = Thread.isMainThread
    if latest == 0 {
      DispatchQueue.main.setSpecific(key: key, value: true)
      if isFirst { fixed = thread }
    } else {
      fixed = 0
    }
    latest = thread
    var here: UInt8 = 0
    let size = isFirst ? raiseStackLimit() : stackOfOtherThreads
    makingEnd = withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) - size / 5 * 2 }
  }

  // Trees are walked recursively. Making a tree may take two fifths of the stack; the rest is left to the walks that come later: in
  // debug builds measuring needs about as much for a node as making it does. Source: our choice.
  private static let wantedStack = 120 << 20

  private static var stackLimit: (limit: rlimit, isKnown: Bool) {
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    return (limit, isKnown)
  }
  /// Bytes. The stack of the first thread grows up to its limit on Linux.
  private static func raiseStackLimit() -> Int {
    var (limit, isKnown) = stackLimit
    guard isKnown else { return 8 << 20 }
    if limit.rlim_cur < rlim_t(wantedStack) {
      limit.rlim_cur = min(rlim_t(wantedStack), limit.rlim_max)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
    return Int(min(limit.rlim_cur, rlim_t(wantedStack)))
  }
  /// Bytes. Source: glibc, manual page of pthread_create: the limit when the program started, or 2 MB where there is none.
  private static let stackOfOtherThreads: Int = {
    let (limit, isKnown) = stackLimit
    guard isKnown, limit.rlim_cur != rlim_t.max else { return 2 << 20 }
    return Int(min(limit.rlim_cur, rlim_t(wantedStack)))
  }()

  /// Whether nodes below each other have used their share of the stack.
  static var isStackUsedUp: Bool {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) < makingEnd }
  }
}
