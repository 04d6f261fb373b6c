import Foundation

/// An app that is not the program's own type: one that a module above makes for a delegate.
@MainActor package protocol NamedApp {
  /// What windows are called whose scene has no title.
  static var name: String { get }
  /// The module that has the app's resources.
  static var module: String { get }
}
