import HearthCore
import Observation

/// What a window of an app shows in place of its scene's content.
@MainActor @Observable package final class WindowStage {
  /// Nil for the scene's own content.
  package var content: AnyView?
  nonisolated init() {}
  nonisolated deinit {}
}

extension Scene {
  /// Makes a scene with one window one that can have several, where `allowsSeveral` says so.
  package nonisolated func windows(allowsSeveral: Bool) -> some Scene {
    changing { if allowsSeveral { $0.kind = .group } }
  }
}
