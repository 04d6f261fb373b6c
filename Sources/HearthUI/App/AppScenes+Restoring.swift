import Foundation
import HearthCore
import HearthPersistence

// Windows that were open when the app was quit come back, each with its state; the one used last is in front again.
//
// Not those that were closed by hand, those of scenes whose `restorationBehavior` is disabled, of scenes that are gone,
// of a second window where there is one only, and of values that cannot be read any more: their state is discarded.

extension AppScenes {
  func restoreWindows() {
    guard let directory else { return }
    // The one used last at the end: where there is one window only, it is that.
    let states = idiom.hasWindows ? directory.openScenes : directory.openScenes.reversed()
    for state in states {
      guard idiom.hasWindows || sessions.isEmpty, let (scene, value) = restorable(state) else {
        directory.discard(state)
        continue
      }
      _ = openWindow(scene, value: value, state: state)
    }
  }
  private func restorable(_ state: SceneState) -> (SceneDescription, AnyHashable?)? {
    guard let scene = scenes.first(where: { $0.storedID == state.sceneID }), isRestorable(scene) else { return nil }
    if scene.kind != .group && sessions.contains(where: { $0.scene.index == scene.index }) { return nil }
    guard let presented = scene.presented, let data = state.presentedValue else { return (scene, nil) }
    guard let value = presented.decode(data) else { return nil }
    if sessions.contains(where: { $0.scene.index == scene.index && $0.value?.presented == value }) { return nil }
    return (scene, value)
  }
  func isRestorable(_ scene: SceneDescription) -> Bool {
    scene.restorationBehavior?.kind != .disabled && scene.kind != .alert && scene.kind != .menuBarExtra
  }

  /// The state of a new window: in a file, unless it does not come back.
  func makeState(_ scene: SceneDescription, _ value: (any WindowValue)?) -> SceneState {
    guard let directory, isRestorable(scene) else { return SceneState() }
    return directory.makeScene(scene.storedID, value: value?.data)
  }
}

extension SceneDescription {
  /// What stands for the scene in a state: its identifier, else its place in the app.
  var storedID: String { id ?? "#\(index)" }
}

extension WindowSession {
  private static let sizeKey = "scene.size"
  /// The size that the window had: points, of its content.
  var storedSize: CGSize? {
    guard let data = state[Self.sizeKey] else { return nil }
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= 16_000 }) else { return nil }
    return CGSize(width: parts[0], height: parts[1])
  }
  func noteSize() {
    guard let content, !isClosed else { return }
    let size = Size(content.windowSize)
    if size == notedSize { return }
    notedSize = size
    state[Self.sizeKey] = Data("\(size.width) \(size.height)".utf8)
  }
}
