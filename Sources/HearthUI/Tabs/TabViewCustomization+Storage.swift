import Foundation
import HearthCore

extension AppStorage {
  /// What the user changed in a tab view.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(key: key, wrappedValue, store, .plain())
  }
}
extension AppStorage {
  /// What the user wants to see of labels in bars.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == ToolbarLabelStyle {
    self.init(key: key, wrappedValue, store, .plain())
  }
}
extension SceneStorage {
  /// What the user changed in a tab view of this window. With a store it is kept there, the same for all
  /// windows that use it, as `AppStorage` does it.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(key: key, wrappedValue, .plain(), store: store)
  }
}
