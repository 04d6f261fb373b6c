import Foundation

// In UIKit a delegate may have a window, so that who knows its type by the protocol alone gets one in two optionals:
//
//     UIApplication.shared.delegate?.window??.rootViewController

extension UIApplicationDelegate {
  /// The window that the delegate has in a stored property `window`; nil for none, or where there is no such property.
  public var window: UIWindow?? { StoredWindow.of(self) }
}

extension UIWindowSceneDelegate {
  /// The window that the delegate has in a stored property `window`; nil for none, or where there is no such property.
  public var window: UIWindow?? { StoredWindow.of(self) }
}

/// Finds the window of a delegate.
@MainActor private enum StoredWindow {
  /// What the property is called: by itself, with a wrapper, and as a lazy one.
  private static let names: Set<String> = ["window", "_window", "$__lazy_storage_$_window"]

  static func of(_ delegate: AnyObject) -> UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let current = mirror {
      for case (let name?, let value) in current.children where names.contains(name) {
        return .some(value as? UIWindow)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
