/// The choices side by side, as tabs that lead to different views.
///
///     Picker("View", selection: $view) {
///       Text("Events").tag(Views.events)
///       Text("Reminders").tag(Views.reminders)
///     }
///     .pickerStyle(.tabs)
///
/// Phones, tablets and televisions show them as `segmented` does; a desktop shows them without a ground, so that they are
/// not taken for a value. Assistive technology is told of tabs. Source: Apple, documentation of TabsPickerStyle.
nonisolated public struct TabsPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static nonisolated func _isBuiltIn(_ look: _PickerLook) -> Bool { look.look == .tabs }
}
extension PickerStyle where Self == TabsPickerStyle {
  /// The choices side by side, as tabs that lead to different views.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
