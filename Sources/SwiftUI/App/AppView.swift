import Foundation
import HearthCore

/// The root of a window of an app: shows one of the app's scenes, again when state of the app changes.
nonisolated package struct AppView<A: App>: View {
  let storage: AppStorageBox<A>
  let index: Int

  package nonisolated init(_ app: A, index: Int) { (storage, self.index) = (AppStorageBox(app: app), index) }
  @MainActor package var body: some View {
    let scenes = Self.scenes(of: storage.app)
    if scenes.indices.contains(index) {
      let scene = scenes[index]
      SceneWindow(content: scene.content(), commands: scene.commands, hasStandardCommands: scene.hasStandardCommands,
        title: scene.title ?? Self.appName, toolbarLook: scene.toolbarLook)
    }
  }
  /// The name of windows without a title of their own.
  package static var appName: String { "\(A.self)".replacingOccurrences(of: "App", with: "") }
  @MainActor package static func scenes(of app: A) -> [SceneDescription] {
    var list = _SceneList()
    A.Body._describe(app.body, into: &list)
    return list.scenes
  }
}

/// Binds the dynamic properties of an app, as if it were a view.
package struct AppStorageBox<A: App>: DynamicProperty {
  // The only field, so that its fields lie where this value lies.
  var app: A
  @MainActor package static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    TypeInfo.bindFields(of: A.self, field, old: old, node)
  }
  @MainActor package static func _updateBound(_ field: UnsafeMutableRawPointer) { TypeInfo.updateFields(of: A.self, field) }
  @MainActor package static func _unbind(_ field: UnsafeMutableRawPointer) { TypeInfo.unbindFields(of: A.self, field) }
  package static var _wantsUpdate: Bool { TypeInfo.of(A.self).hasUpdatingProperties }
}
