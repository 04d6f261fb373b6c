package struct IdiomKey: InheritedStyleKey { package static let defaultValue = Idiom.desktop }

extension EnvironmentValues {
  package var idiom: Idiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }
}

package struct SystemLookKey: InheritedStyleKey { package static let defaultValue = SystemLook.ios17 }

extension EnvironmentValues {
  package var systemLook: SystemLook {
    get { self[SystemLookKey.self] }
    set { self[SystemLookKey.self] = newValue }
  }
  /// Whether bars and controls here are panes of glass.
  package var isGlassy: Bool { idiom.isGlassy(systemLook) }
}
extension EnvironmentScope {
  /// Whether bars and controls here are panes of glass. The read is not recorded.
  package final var isGlassy: Bool { value(IdiomKey.self).isGlassy(value(SystemLookKey.self)) }
}
