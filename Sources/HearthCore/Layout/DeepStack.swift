import Foundation

/// Runs work on a stack of its own, on the same thread: trees are walked recursively, and the threads that the main actor runs on
/// may have 8 MB, which a few thousand views in each other use up in a debug build.
@MainActor enum DeepStack {
  /// Bytes. Memory is used for what is touched only.
  private static let size = 512 << 20
  @exclusivity(unchecked) private static var isRunning = false
  @exclusivity(unchecked) private static var work: (() -> Void)?
  private static let contexts = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 2)
  private static let base: UnsafeMutableRawPointer? = {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, Int32(MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK), -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    // The lowest page is left without access: an overflow stops the program instead of writing elsewhere.
    mprotect(memory, 4096, PROT_NONE)
    return memory
  }()
  private typealias Get = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> Int32
  private typealias Make = @convention(c) (UnsafeMutablePointer<ucontext_t>, @convention(c) () -> Void, Int32) -> Void
  private typealias Swap = @convention(c) (UnsafeMutablePointer<ucontext_t>, UnsafeMutablePointer<ucontext_t>) -> Int32
  private static func symbol<T>(_ name: String, as type: T.Type) -> T? { dlsym(nil, name).map { unsafeBitCast($0, to: type) } }
  private static let functions: (get: Get, make: Make, swap: Swap)? = {
    guard let get = symbol("getcontext", as: Get.self), let make = symbol("makecontext", as: Make.self),
      let swap = symbol("swapcontext", as: Swap.self)
    else { return nil }
    return (get, make, swap)
  }()

  /// Runs `action` where there is room for it. Work inside of such work stays where it is.
  static func run(_ action: () -> Void) {
    guard !isRunning, let base, let functions else { return action() }
    isRunning = true
    defer { isRunning = false }
    withoutActuallyEscaping(action) { action in
      work = action
      let outside = contexts, inside = contexts + 1
      _ = functions.get(inside)
      inside.pointee.uc_stack.ss_sp = base
      inside.pointee.uc_stack.ss_size = size
      inside.pointee.uc_link = outside
      functions.make(inside, { MainActor.assumeIsolatedFast { DeepStack.begin() } }, 0)
      _ = functions.swap(outside, inside)
      work = nil
    }
  }
  private static func begin() { work?() }

  /// Whether so much of the stack is used that no further views should be made below each other. The rest is left to the walks
  /// that come later. Our choice: measuring needs about as much stack for a node as making it does.
  static var isUsedUp: Bool {
    guard isRunning, let base else { return false }
    var here: UInt8 = 0
    let left = withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) - Int(bitPattern: base) }
    return left >= 0 && left < size / 2
  }
}
