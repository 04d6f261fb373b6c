import HearthFocus

nonisolated struct _CommandModifier: CommandModifier {
  /// True when the command is done. Nil: the view has no say.
  let action: ((ViewCommand) -> Bool)?
  let isMeant: (ViewCommand) -> Bool
  @MainActor func perform(_ command: ViewCommand, at node: LayoutNode) -> Bool {
    guard isMeant(command), let action else { return false }
    return action(command)
  }
  @MainActor func canPerform(_ command: ViewCommand, at node: LayoutNode) -> Bool? {
    action != nil && isMeant(command) ? true : nil
  }
}

extension View {
  // The type is spelled out: in a release build of an app the compiler (Swift 6.3.1) crashes on an opaque type
  // whose declaration it cannot see from there.
  private nonisolated func onCommand(
    _ command: ViewCommand, _ action: (() -> Void)?
  ) -> ModifiedContent<Self, _CommandModifier> {
    modifier(
      _CommandModifier(
        action: action.map { action in
          { _ in
            action(); return true
          }
        }, isMeant: { $0 == command }))
  }

  /// Runs `action` when the user presses an arrow key, or the arrow of a remote or game
  /// controller, and focus is on this view or in it.
  ///
  /// Directions are those on screen; in right-to-left layouts left is still left.
  /// An action takes the arrow: focus stays.
  ///
  ///     Circle().focusable().onMoveCommand { direction in
  ///       if direction == .up { count += 1 }
  ///     }
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      _CommandModifier(
        action: action.map { action in
          { command in
            if case .move(let direction) = command { action(MoveCommandDirection(direction)) }
            return true
          }
        },
        isMeant: { if case .move = $0 { true } else { false } }))
  }
  /// Runs `action` on Escape, and on the button of a remote or game controller that goes back.
  ///
  ///     TextField("Search", text: $name).onExitCommand { name = "" }
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { onCommand(.exit, action) }
  /// Runs `action` on Backspace and Delete, and for Delete in the Edit menu.
  ///
  ///     List(items) { Text($0.name) }.onDeleteCommand { items.removeAll() }
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { onCommand(.delete, action) }
  /// Runs `action` on the key, or the button of a remote or game controller, that plays and pauses.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.playPause, action)
  }

  /// Steps a value on Page Down, and back on Page Up, within bounds.
  ///
  /// The last step is shorter if the bound is nearer. At a bound the key goes on
  /// to the views around. Source: our choice.
  ///
  ///     Text("Page \(count)").focusable().pageCommand(value: $count, in: 1...10)
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    modifier(
      _CommandModifier(
        action: { command in
          guard step > 0 else { return false }
          let old = value.wrappedValue
          let inside = min(max(old, bounds.lowerBound), bounds.upperBound)
          let new: V
          if command == .pageDown {
            new = distance(inside, bounds.upperBound) <= step.magnitude ? bounds.upperBound : inside + step
          } else {
            new = distance(bounds.lowerBound, inside) <= step.magnitude ? bounds.lowerBound : inside - step
          }
          if new == old { return false }
          value.wrappedValue = new
          return true
        },
        isMeant: { $0 == .pageUp || $0 == .pageDown }))
  }
}

/// How far it is from `start` to `end`, which is not less, for all integers without overflow.
private func distance<V: BinaryInteger>(_ start: V, _ end: V) -> V.Magnitude {
  (start < 0) == (end < 0) ? (end - start).magnitude : start.magnitude + end.magnitude
}

/// The direction of a move command. `up`, `down`, `left` and `right` as on the keyboard: not mirrored from right to
/// left.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension MoveCommandDirection {
  package init(_ direction: MoveDirection) {
    self =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}

extension MoveDirection {
  package init(_ direction: MoveCommandDirection) {
    self = Self.allCases.first { MoveCommandDirection($0) == direction }!
  }
}
