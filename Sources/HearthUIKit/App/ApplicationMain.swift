import Foundation

// A class with the attribute `@UIApplicationMain` has no `main()` of its own that is called. The compiler makes one that asks for
// the class's name, and hands that to a C function:
//
//     return UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.self))
//
// Source: the Swift compiler, `SILGenFunction::emitArtificialTopLevel`. On Linux nothing else has these two functions.

/// The class that the compiler has asked about last, and its name, which lasts as long as the program.
@MainActor private enum MarkedClass {
  static var type: AnyClass?
  static var name: NSString?
}

/// The name of a class, for the compiler's own code.
@_cdecl("NSStringFromClass") public func _nameOfMarkedClass(_ type: UnsafeRawPointer) -> UnsafeRawPointer {
  let address = UInt(bitPattern: type)
  let result = MainActor.assumeIsolated {
    let type: AnyClass = unsafeBitCast(address, to: AnyClass.self)
    let name = NSString(string: NSStringFromClass(type))
    (MarkedClass.type, MarkedClass.name) = (type, name)
    return UInt(bitPattern: Unmanaged.passUnretained(name).toOpaque())
  }
  // It is that of an object, and never 0.
  return UnsafeRawPointer(bitPattern: result)!
}

/// Starts the program of a class with `@UIApplicationMain`, for the compiler's own code. Returns when the app has ended.
///
/// - Parameter delegateClassName: That of the class that was asked about last.
@_cdecl("UIApplicationMain") public func _startMarkedClass(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: UnsafeRawPointer?, _ delegateClassName: UnsafeRawPointer?
) -> Int32 {
  MainActor.assumeIsolated {
    guard let type = MarkedClass.type as? any (NSObject & UIApplicationDelegate).Type else {
      fatalError(
        "Hearth: @UIApplicationMain needs a class of NSObject and UIApplicationDelegate, and not \(MarkedClass.name ?? "nil")"
      )
    }
    start(type)
  }
  return 0
}
@MainActor private func start<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) { type.main() }
