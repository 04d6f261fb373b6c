/// A way to an engine for what may outlive it. It does not keep the engine, and leads nowhere once that has gone.
///
/// There is one for each engine. A weak reference would do the same, and make every reference to the engine slower.
@MainActor package final class EngineHandle {
  /// Nil once the engine has gone.
  @exclusivity(unchecked) package fileprivate(set) nonisolated(unsafe) unowned(unsafe) var engine: Engine?
  fileprivate init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}
}

/// Ends the handle together with the engine.
@MainActor private final class HandleOwner {
  static let slot = EngineSlot { HandleOwner($0) }
  let handle: EngineHandle
  init(_ engine: Engine) { handle = EngineHandle(engine) }
  nonisolated deinit { handle.engine = nil }
}

extension Engine {
  package final var handle: EngineHandle { self[HandleOwner.slot].handle }
}
