import HearthCore

/// How important a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, critical, standard }
  private let kind: Kind
  /// As it is usual: the same as `standard`.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// Something may be lost. The dialog has a sign of warning, and is shown at once, above other presentations.
  public static let critical = DialogSeverity(kind: .critical)
  /// Not especially important: the dialog has no sign of warning.
  public static let standard = DialogSeverity(kind: .standard)
}

struct DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
struct DialogSeverityKey: EnvironmentKey { static let defaultValue = DialogSeverity.automatic }
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}
struct DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppression? { nil } }
/// Nil: what the dialog is says so.
struct DialogTerminationKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
extension EnvironmentValues {
  var dialogTermination: Bool? {
    get { self[DialogTerminationKey.self] }
    set { self[DialogTerminationKey.self] = newValue }
  }
  var dialogIconValue: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }
  var dialogSeverityValue: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

extension View {
  /// Sets the icon of the alerts and confirmation dialogs that views in here present;
  /// nil for the one that fits their severity.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIconValue, icon) }
  /// Sets how important the alerts and confirmation dialogs are that views in here present.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverityValue, severity)
  }
  /// Lets the user say that the dialogs which views in here present are not wanted any
  /// more. What that means is up to the app.
  ///
  /// Shown on desktops. Source: Apple, `dialogSuppressionToggle(_:isSuppressed:)`, which says the same of macOS.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }
  /// Lets the user say that the dialogs which views in here present are not wanted any more, with a title from a
  /// resource.
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }
  /// Lets the user say that the dialogs which views in here present are not wanted any
  /// more, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }
  /// Lets the user say that the dialogs which views in here present are not wanted any more,
  /// with a text as the label of the toggle.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }
  /// The same with a standard text.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
  /// Sets whether the item Quit waits until the alerts and confirmation dialogs that views in here present
  /// are answered: the user sees them instead.
  ///
  /// Nil says nothing; where nobody says so, dialogs prevent it but for those that only tell something: with one button
  /// that destroys nothing, without fields, and not critical. The end of the desktop's session, and a signal, end the
  /// app all the same: its windows come back.
  public nonisolated func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
    transformEnvironment(\.dialogTermination) { if let prevents { $0 = prevents || $0 == true } }
  }
}
