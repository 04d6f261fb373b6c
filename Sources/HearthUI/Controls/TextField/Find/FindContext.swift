import HearthCore

/// The state of finding in a text editor.
public struct FindContext {
  /// Whether the bar that finds is shown, as `findNavigator` says; nil where no `findNavigator` is around.
  public var isPresented: Binding<Bool>?
  /// Whether what is found can be replaced.
  public var supportsReplace: Bool
}

/// What modifiers around editors say about finding in them.
struct FindSettings {
  var isPresented: Binding<Bool>?
  /// The navigator of the enclosing `findNavigator`.
  var navigator: FindNavigator?
  var isDisabled = false
  var isReplaceDisabled = false
}
struct FindSettingsKey: EnvironmentKey { static var defaultValue: FindSettings { FindSettings() } }

extension EnvironmentValues {
  var findSettings: FindSettings {
    get { self[FindSettingsKey.self] }
    set { self[FindSettingsKey.self] = newValue }
  }
  /// How this view finds in its text; nil where `findDisabled` keeps it from finding.
  public var findContext: FindContext? {
    let settings = findSettings
    if settings.isDisabled { return nil }
    return FindContext(isPresented: settings.isPresented, supportsReplace: !settings.isReplaceDisabled)
  }
}

private struct FindsInTextKey: FocusedValueKey { typealias Value = Bool }
extension FocusedValues {
  /// Whether Control-F is for a text that has focus, and not for a search of the window.
  var findsInText: Bool? {
    get { self[FindsInTextKey.self] }
    set { self[FindsInTextKey.self] = newValue }
  }
}

extension View {
  /// Shows and hides the bar that finds in the text editor in this view, and follows whether it is shown.
  ///
  /// Of several editors the one with focus has the bar, else the first. Without an
  /// editor the bar appears when there is one.
  ///
  ///     TextEditor(text: $name).findNavigator(isPresented: $isShown)
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }
  /// Keeps people, and `findNavigator`, from finding and replacing in text editors in this
  /// view. The closest to the editor counts.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isDisabled = isDisabled }
  }
  /// Keeps people from replacing what they find in text editors in this view. The closest to the editor counts.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isReplaceDisabled = isDisabled }
  }
}
