import HearthTesting
import SwiftUI

@Observable final class KeyLog {
  var lines: [String] = []
  var text = ""
  var isOn = true
  var count = 0
  func add(_ line: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
    lines.append(line)
    return result
  }
}

/// A view that takes focus and does nothing with keys.
struct Pad: View {
  var name = "pad"
  var body: some View { Color.red.frame(width: 40, height: 40).focusable().accessibilityIdentifier(name) }
}

/// Evaluates its content again when what it reads changes.
struct Live<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
@MainActor func liveWindow<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
  TestWindow { Live(content: content) }
}
