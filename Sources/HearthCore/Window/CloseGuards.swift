/// The views that ask the user before their window closes.
@MainActor package final class CloseGuards {
  fileprivate static let slot = EngineSlot { _ in CloseGuards() }
  private var guards: [ObjectIdentifier: @MainActor () -> Void] = [:]
  nonisolated deinit {}

  /// What asks for a view, by an object of the view; nil takes it away.
  package subscript(_ view: AnyObject) -> (@MainActor () -> Void)? {
    get { guards[ObjectIdentifier(view)] }
    set { guards[ObjectIdentifier(view)] = newValue }
  }
  /// Asks the user, where a view wants that.
  ///
  /// - Parameter asked: An object of the view that leaves the question to another one.
  /// - Returns: Whether somebody is asked.
  package func ask(besides asked: AnyObject? = nil) -> Bool {
    let others = asked.map { asked in guards.filter { $0.key != ObjectIdentifier(asked) } } ?? guards
    guard let ask = others.values.first else { return false }
    ask()
    return true
  }
}

extension Engine {
  package final var closeGuards: CloseGuards { self[CloseGuards.slot] }
}

extension WindowContent {
  /// Asks the user, where a view wants that.
  ///
  /// - Returns: Whether the window stays open until the answer.
  package func confirmClose() -> Bool { engine.closeGuards.ask() }
}
