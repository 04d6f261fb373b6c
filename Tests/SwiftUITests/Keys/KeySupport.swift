import HearthTesting
import SwiftUI

@Observable final class KeyLog {
  var lines: [String] = []
  var text = ""
  var isOn = true
  var count = 0
  /// Work that a test finishes.
  var finish: [() -> Void] = []
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

/// A picker of faces, as watches and desktops have it: arrows that follow the layout direction, or the crown.
struct FacePicker: View {
  @Environment(\.layoutDirection) private var layoutDirection
  @Binding var face: Int
  @State private var crown = 0.0
  static let faces = ["sad", "calm", "glad"]

  var body: some View {
    HStack { ForEach(0..<Self.faces.count, id: \.self) { Text(Self.faces[$0]) } }
      .contentShape(.capsule)
      .focusable(interactions: .activate)
      .onMoveCommand { direction in
        let isForward = direction == (layoutDirection == .leftToRight ? .right : .left)
        if direction == .left || direction == .right {
          face = min(max(face + (isForward ? 1 : -1), 0), Self.faces.count - 1)
        }
      }
      .digitalCrownRotation($crown, from: 0, through: Double(Self.faces.count - 1), by: 1, sensitivity: .low)
      .onChange(of: crown) { _, new in face = Int(new.rounded()) }
      .accessibilityIdentifier("faces")
  }
}

/// A grid that is focused as a whole: arrows, Return and letters act on its selection.
struct TileGrid: View {
  let log: KeyLog
  @State private var selection = 0
  let names = ["Pie", "Soup", "Salad", "Stew"]
  var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
      ForEach(names.indices, id: \.self) { Text(names[$0]).fontWeight($0 == selection ? .bold : .regular) }
    }
    .focusable()
    .onMoveCommand { direction in
      switch direction {
      case .up: selection = max(0, selection - 2)
      case .down: selection = min(names.count - 1, selection + 2)
      case .left: selection = max(0, selection - 1)
      case .right: selection = min(names.count - 1, selection + 1)
      }
    }
    .onKeyPress(.return) {
      log.lines.append(names[selection])
      return .handled
    }
    .onKeyPress(characters: .alphanumerics, phases: .down) { press in select(press.characters) }
  }
  private func select(_ characters: String) -> KeyPress.Result {
    guard let index = names.firstIndex(where: { $0.lowercased().hasPrefix(characters) }) else { return .ignored }
    selection = index
    return .handled
  }
}
