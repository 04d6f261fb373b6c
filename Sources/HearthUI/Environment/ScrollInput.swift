import HearthCore

/// A way of scrolling besides fingers, wheels and keys.
public struct ScrollInputKind: Hashable, Sendable {
  /// Along which axes one looks; nil for what is not looking.
  private let axes: Axis.Set?
  /// By looking at the edge of what is shown, along all axes.
  public static let look = look(axes: [.horizontal, .vertical])
  /// By looking at the edge of what is shown, along some axes.
  public static func look(axes: Axis.Set) -> ScrollInputKind { ScrollInputKind(axes: axes) }
  /// By the gesture of a hand that a watch feels: two fingers are tapped together.
  public static let handGestureShortcut = ScrollInputKind(axes: nil)
  public static func == (a: Self, b: Self) -> Bool { a.axes?.rawValue == b.axes?.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(axes?.rawValue) }

  /// What to tell who asks for it.
  fileprivate var refusal: String {
    let missing =
      axes == nil
      ? "nothing here feels the gestures of a hand, so that they do not scroll"
      : "nothing here tells where the user looks, so that looking does not scroll"
    return "scrollInputBehavior: \(missing). Fingers, wheels, touchpads, keys and scroll bars do."
  }
}

/// Whether a way of scrolling is used.
public struct ScrollInputBehavior: Hashable, Sendable {
  fileprivate enum Kind { case automatic, enabled, disabled }
  fileprivate let kind: Kind
  /// As it is usual on the device.
  public static let automatic = ScrollInputBehavior(kind: .automatic)
  /// It is used.
  public static let enabled = ScrollInputBehavior(kind: .enabled)
  /// It is not used.
  public static let disabled = ScrollInputBehavior(kind: .disabled)
}

extension View {
  /// Sets whether scroll views in here scroll when the user looks at their edges, or by a gesture of the hand. No desktop
  /// of Linux knows where its user looks, nor feels hands: asked for, that is reported once.
  @MainActor @preconcurrency public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    modifier(RefusalReport(message: behavior.kind == .enabled ? input.refusal : nil))
  }
}
