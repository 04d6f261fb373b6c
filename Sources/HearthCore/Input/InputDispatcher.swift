import Foundation

/// Takes events to the nodes that they concern.
@MainActor package final class InputDispatcher {
  unowned let engine: Engine
  init(engine: Engine) { self.engine = engine }
  nonisolated deinit {}
  func handle(_ event: InputEvent) {}
  func frameDidEnd() {}
}
