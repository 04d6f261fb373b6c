import Foundation
import HearthCore

extension Scene {
  /// Sets the store of all `@AppStorage` properties in the windows of this scene that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    surrounded(by: { AnyView($0.defaultAppStorage(store)) }) { $0.defaultAppStorage(store) }
  }
}
