struct BackgroundMaterialKey: InheritedStyleKey { static let defaultValue: Material? = nil }

extension EnvironmentValues {
  /// The material below this view, as set by `background(_:)`; nil for none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
