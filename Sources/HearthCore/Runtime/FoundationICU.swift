import Foundation

/// Functions of ICU, the library below Foundation that knows languages.
///
/// Foundation calls them by names that begin with `swift_` and hands them on to nobody. A program that has Foundation inside of itself has no such library, and
/// none is looked for elsewhere. Source: seen, swift-foundation of Swift 6.3 on Linux.
package struct FoundationICU {
  private let library: UnsafeMutableRawPointer

  /// - Parameter name: The library's file; nil where it is not loaded.
  package init?(name: String = "lib_FoundationICU.so") {
    guard let library = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return nil }
    self.library = library
  }
  /// A function by ICU's name for it, as `ubrk_open`, which has to be of the type.
  package func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(library, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }
}
