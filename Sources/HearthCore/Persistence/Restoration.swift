import Foundation

/// What views of a window restore by themselves, from the last process to this one.
///
/// Values of the last process wait until the view in their place appears, which takes them once.
@MainActor package final class Restoration {
  package unowned(unsafe) var scene: SceneState!
  init(_ entries: [String: Data]) {}
  nonisolated deinit {}
}
