import HearthCore
import SwiftUI

/// Performs an intent in the app. What it throws is reported.
@MainActor func perform<Intent: AppIntent>(_ intent: Intent) {
  Task { @MainActor in
    do { _ = try await intent.perform() } catch {
      Report(
        kind: .controlValue, path: Intent.persistentIdentifier, message: "the intent was not performed: \(error)"
      ).tell()
    }
  }
}

extension Button {
  /// A button that performs an intent.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: { AppIntents.perform(intent) }, label: label)
  }
  public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { AppIntents.perform(intent) }, label: label)
  }
}
extension Button where Label == Text {
  /// A button with a title that performs an intent.
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
    self.init(titleKey) { AppIntents.perform(intent) }
  }
  @_disfavoredOverload public init<Intent: AppIntent, S: StringProtocol>(_ title: S, intent: Intent) {
    self.init(title) { AppIntents.perform(intent) }
  }
}
extension Toggle {
  /// A toggle that performs an intent when the user switches it.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { AppIntents.perform(intent) } }), label: label)
  }
}
extension Toggle where Label == Text {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(
      titleKey, isOn: Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { AppIntents.perform(intent) } }))
  }
}

/// How a tip or a link about shortcuts looks.
public enum SiriTipViewStyle: Hashable, Sendable { case automatic, light, dark, black, white }
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}
/// Tells users of a phrase. Nobody listens to them on Linux, so that nothing is shown.
public struct SiriTipView: View {
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: EmptyView { EmptyView() }
}
/// Leads to the app's shortcuts. There is nowhere to lead to, so that nothing is shown.
public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}
  public var body: EmptyView { EmptyView() }
}
extension View {
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
