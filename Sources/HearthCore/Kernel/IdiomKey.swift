package struct IdiomKey: InheritedStyleKey { package static let defaultValue = Idiom.desktop }

extension EnvironmentValues {
  package var idiom: Idiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }
}
