import HearthCore
import HearthKeyboard
import HearthTyping
import HearthUI

/// What the views of the keyboard show.
@Observable final class ShownRequest {
  var request = KeyboardRequest()
  /// Words that go on with a text. Nothing that is typed is kept here.
  @ObservationIgnored let predictor = PredictionService(statePath: nil)
  nonisolated deinit {}
}

private struct KeyboardRoot: View {
  let model: ShownRequest
  let action: (KeyboardAction) -> Void
  var body: some View {
    KeyboardView(request: model.request, predictor: model.predictor, action: action)
      .environment(\.colorScheme, model.request.appearance.isDark ? .dark : .light)
  }
}

/// The keys as the content of a window of their own, or of a part of an app's.
package final class KeyboardContent: KeyboardKeys {
  private let model = ShownRequest()
  /// Called with what the user presses.
  package var action: (KeyboardAction) -> Void = { _ in }
  package init() {}
  nonisolated deinit {}

  /// What a field asks for; its mode is the one in which the keys are shown.
  package var request: KeyboardRequest {
    get { model.request }
    set { if newValue != model.request { model.request = newValue } }
  }
  /// - Parameter size: Points.
  package func makeContent(for host: any WindowHost, size: CGSize) -> any HostedContent {
    WindowContent(
      host: host, size: size,
      configure: {
        $0.beginWindow(.phone)
        WindowContent.configureAlone(&$0)
      },
      root: KeyboardRoot(model: model) { [weak self] action in self?.action(action) })
  }
}

/// By this an app finds the keys that it has in its own window.
struct AppKeyboardKeys: KeyboardKeysProvider {
  static func make() -> any KeyboardKeys { KeyboardContent() }
}
