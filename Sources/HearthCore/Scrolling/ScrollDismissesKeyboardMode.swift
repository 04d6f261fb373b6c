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
  /// A keyboard on the screen goes along with a finger that scrolls down into it, or into what lies between it and what
  /// scrolls, and editing ends when the finger lets go while it goes down or beyond the keyboard's half. Where the
  /// keyboard is not ours to move editing ends when the finger goes below the window's lower edge.
  ///
  /// Source: Apple, "Keep up with the keyboard", for UIKit; that bars count by themselves is our choice.
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
    case .interactively:
      let y = convertToWindow(finger).y, edge = convertToWindow(CGPoint(x: 0, y: size.height)).y
      let padding = scrollStyle.dismissPadding
      if engine.content?.keyboard.follow(finger: y, edge: edge, padding: padding?.points()) == true { return }
      if y < engine.root.size.height { return }
    }
    focus.setFocus(nil, cause: .program, reason: .scrolled)
  }
  /// A finger that scrolled has gone.
  ///
  /// - Parameter velocity: Points a second, downwards.
  func letGoOfKeyboard(velocity: CGFloat) {
    guard let content = engine.content, content.keyboard.letGo(velocity: velocity) else { return }
    guard let focused = content.input.focus.focused, focused.editsText else { return }
    content.input.focus.setFocus(nil, cause: .program, reason: .keyboardDraggedAway)
  }
}
