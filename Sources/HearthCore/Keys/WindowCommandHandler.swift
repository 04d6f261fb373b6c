/// Does commands that no view does: those of a window as a whole.
@MainActor package protocol WindowCommandHandler: AnyObject {
  /// Does what the command says. False when it does nothing.
  func perform(_ command: ViewCommand) -> Bool
  /// Whether it would do something.
  func canPerform(_ command: ViewCommand) -> Bool
}

package struct WindowCommandHandlerKey: EnvironmentKey {
  package static var defaultValue: (any WindowCommandHandler)? { nil }
}
