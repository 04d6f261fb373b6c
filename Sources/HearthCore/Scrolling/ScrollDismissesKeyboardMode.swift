import Foundation

/// How scrolling with a finger ends editing, so that the keyboard on the screen goes away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind
  /// As it is usual: immediately; in a `TextEditor` never by itself.
  ///
  /// Source: Apple, documentation of `automatic`: scrollable content other than text editors dismisses on a scroll.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// Editing ends as soon as a finger scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// Editing ends when the finger that scrolls goes down into the keyboard, that is below the window's lower edge.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Editing goes on.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

extension EnvironmentValues {
  /// How scrolling with a finger ends editing.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollStyle.dismissesKeyboard }
    set { scrollStyle.dismissesKeyboard = newValue }
  }
}
extension View {
  /// Sets how scrolling in here ends editing. It counts where a finger scrolls on a phone or a tablet: wheels, touch
  /// pads and bars leave the keyboard's focus alone.
  ///
  ///     List(messages) { Text($0.text) }.scrollDismissesKeyboard(.interactively)
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollNode {
  /// A finger scrolls, and is at a point of this node's coordinate space.
  func dismissKeyboard(finger: CGPoint) {
    let idiom = scope.value(IdiomKey.self)
    guard idiom.isTouched, let focus = engine.content?.input.focus, let focused = focus.focused,
      focused.editsText
    else { return }
    switch scrollStyle.dismissesKeyboard.kind {
    case .never: return
    case .automatic, .immediately: break
    case .interactively: if convertToWindow(finger).y < engine.root.size.height { return }
    }
    focus.setFocus(nil, cause: .program, rule: "A finger scrolled.")
  }
}
