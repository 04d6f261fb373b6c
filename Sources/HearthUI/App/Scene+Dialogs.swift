import HearthCore

extension Scene {
  /// Sets the icon of the scene, if it is an alert, and of the alerts and confirmation dialogs in its windows;
  /// nil for the one that fits their severity.
  public nonisolated func dialogIcon(_ icon: Image?) -> some Scene { environment(\.dialogIconValue, icon) }
  /// Sets how important the scene is, if it is an alert, and how important the alerts and
  /// confirmation dialogs in its windows are.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    environment(\.dialogSeverityValue, severity)
  }
  /// Lets the user say that the alert is not wanted any more. What that means is up to the app.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }
  /// Lets the user say that the alert is not wanted any more, with a title from a resource.
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }
  /// Lets the user say that the alert is not wanted any more, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }
  /// Lets the user say that the alert is not wanted any more, with a text as the label of the toggle.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }
  /// The same with a standard text.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}
