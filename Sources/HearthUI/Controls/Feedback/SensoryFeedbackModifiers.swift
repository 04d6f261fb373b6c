import HearthCore

extension View {
  /// Gives `feedback` when `trigger` changes, as long as this view is shown.
  ///
  ///     Toggle("Alarm", isOn: $isOn).sensoryFeedback(.selection, trigger: isOn)
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }
  /// Gives `feedback` when `trigger` changes and `condition` holds for the old and the new value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }
  /// Gives what `feedback` returns when `trigger` changes; nothing for nil.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
  /// Gives what `feedback` returns for the old and the new value when `trigger` changes; nothing for nil.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}

nonisolated private struct FeedbackModifier<T: Equatable>: ViewModifier {
  let trigger: T
  let feedback: (T, T) -> SensoryFeedback?
  @State private var reach = WindowReach()
  @MainActor func body(content: Content) -> some View {
    let reach = reach, feedback = feedback
    content.modifier(WindowReachModifier(reach: reach))
      .onChange(of: trigger) { old, new in
        if let feedback = feedback(old, new) { reach.engine?.host.play(feedback) }
      }
  }
}
