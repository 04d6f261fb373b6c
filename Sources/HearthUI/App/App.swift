import Foundation
import HearthCore

/// A program: its scenes, and where it starts.
///
///     @main struct Notes: App {
///       var body: some Scene {
///         WindowGroup { Text("Notes") }
///       }
///     }
@MainActor @preconcurrency public protocol App {
  /// What `body` returns; the compiler infers it.
  associatedtype Body: Scene
  /// The windows and other scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the app. Called once, at the start of the program.
  @MainActor @preconcurrency init()
}

/// A part of an app's interface that the system shows by itself: a group of windows, for example.
///
/// Scenes are evaluated as views are, once for all windows: `@State`, `@Environment` and observed objects in an app or
/// a scene are shared by the windows, and windows whose content reads them are updated.
///
///     struct Extras: Scene {
///       var body: some Scene {
///         Window("About", id: "about") { Text("Version 1") }
///         Settings { Text("Nothing to set.") }
///       }
///     }
@MainActor @preconcurrency public protocol Scene {
  /// What `body` returns; the compiler infers it.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of `scene`. The framework's own scenes implement this; all others have a `body`.
  @MainActor static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode
  /// Gives a new scene to a node that `_makeScene` of the same type made.
  @MainActor static func _updateScene(_ node: _ViewNode, _ scene: Self)
}

extension Scene {
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CustomSceneView<Self>._makeNode(CustomSceneView(scene: scene), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    CustomSceneView<Self>._update(node, CustomSceneView(scene: scene))
  }
}
extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}
extension Never: Scene {
  @MainActor public static func _makeScene(_ scene: Never, _ inputs: _ViewInputs) -> _ViewNode {}
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Never) {}
}

/// A scene as a view, so that it lives in the tree of the app.
nonisolated struct SceneView<S: Scene>: View {
  let scene: S
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    S._makeScene(view.scene, inputs)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) { S._updateScene(node, view.scene) }
  static var _elementCount: Int { -1 }
}

/// A scene with a body, and the phase that its windows have together.
nonisolated struct CustomSceneView<S: Scene>: View {
  let scene: S
  @State private var group = SceneGroup()
  @MainActor var body: some View {
    let group = group
    SceneBodyView(scene).transformEnvironment(\.sceneChanges) { $0.groups.append(group) }.environment(
      \.scenePhase, group.phase)
  }
}

/// Evaluates the body of a scene.
nonisolated struct SceneBodyView<S: Scene>: View {
  let storage: BoundScene<S>
  init(_ scene: S) { storage = BoundScene(scene: scene) }
  @MainActor var body: SceneView<S.Body> { SceneView(scene: storage.scene.body) }
}

/// Binds the dynamic properties of a scene, as if it were a view.
struct BoundScene<S: Scene>: DynamicProperty, _BindingComparable {
  // The only field, so that its fields lie where this value lies.
  var scene: S
  @MainActor static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    TypeInfo.bindFields(of: S.self, field, old: old, node)
  }
  @MainActor static func _updateBound(_ field: UnsafeMutableRawPointer) { TypeInfo.updateFields(of: S.self, field) }
  @MainActor static func _unbind(_ field: UnsafeMutableRawPointer) { TypeInfo.unbindFields(of: S.self, field) }
  static var _wantsUpdate: Bool { TypeInfo.of(S.self).hasUpdatingProperties }
  static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool { TypeInfo.of(S.self).areEqual(a.scene, b.scene) }
}

/// The root of the app's tree: evaluates its body, once for all windows.
nonisolated struct AppView<A: App>: View {
  let storage: AppStorageBox<A>
  init(_ app: A) { storage = AppStorageBox(app: app) }
  @MainActor var body: SceneView<A.Body> { SceneView(scene: storage.app.body) }
}

/// Binds the dynamic properties of an app, as if it were a view.
struct AppStorageBox<A: App>: DynamicProperty {
  // The only field, so that its fields lie where this value lies.
  var app: A
  @MainActor static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    TypeInfo.bindFields(of: A.self, field, old: old, node)
  }
  @MainActor static func _updateBound(_ field: UnsafeMutableRawPointer) { TypeInfo.updateFields(of: A.self, field) }
  @MainActor static func _unbind(_ field: UnsafeMutableRawPointer) { TypeInfo.unbindFields(of: A.self, field) }
  static var _wantsUpdate: Bool { TypeInfo.of(A.self).hasUpdatingProperties }
}
