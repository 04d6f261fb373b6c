import HearthCore
import Observation

/// What a window of an app shows instead of its scene's content.
@MainActor @Observable package final class WindowStage {
  /// Nil for the scene's own content.
  package var content: AnyView?
  nonisolated init() {}
  nonisolated deinit {}
}
