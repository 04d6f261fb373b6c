import Foundation

/// A reader of bytes, which may be anything.
struct FuzzTarget: Sendable {
  let name: String
  /// Reads the bytes. A trap, a hang or a result that contradicts itself stops the program.
  let read: @Sendable ([UInt8]) -> Void
  init(_ name: String, _ read: @escaping @Sendable ([UInt8]) -> Void) { (self.name, self.read) = (name, read) }
  /// A target whose reader takes a text.
  init(text name: String, _ read: @escaping @Sendable (String) -> Void) {
    self.init(name) { read(String(decoding: $0, as: UTF8.self)) }
  }

  /// The one that `HEARTH_FUZZ` names; without it the only one.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["HEARTH_FUZZ"]
    guard let target = fuzzTargets.first(where: { name == nil || $0.name == name }) else {
      fatalError("HEARTH_FUZZ is \(name ?? "not set"), and there is \(fuzzTargets.map(\.name))")
    }
    return target
  }()
}

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// What libFuzzer calls first. With `HEARTH_GROWTH` in the environment, which names a directory of inputs, the program looks for
/// inputs whose time grows faster than their length, and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?) -> CInt {
  guard let directory = ProcessInfo.processInfo.environment["HEARTH_GROWTH"] else { return 0 }
  exit(Growth(FuzzTarget.chosen, directory).check() ? 0 : 1)
}
