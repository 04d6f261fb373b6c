import HearthCore

/// Builds a scene from the statements of a closure.
///
/// `if` is there for `#available` only, as in SwiftUI: the scenes of an app do not come and go.
@resultBuilder public struct SceneBuilder {
  /// Takes one statement of the closure as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Makes the scene of a closure with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Puts several scenes together.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene((repeat each content))
  }
  /// Makes the scene of an `if #available` without an `else`; none where the condition is false.
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    AnyScene(scene)
  }
  /// Hides the type of a scene inside an `if #available`.
  public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(content: scene)
  }
}

/// Marks a scene inside `if #available`.
public protocol _LimitedAvailabilitySceneMarker {}

nonisolated struct LimitedAvailabilityScene<Content: Scene>: Scene, _LimitedAvailabilitySceneMarker {
  let content: Content
  typealias Body = Never
  @MainActor static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeScene(scene.content, inputs)
  }
  @MainActor static func _updateScene(_ node: _ViewNode, _ scene: Self) { Content._updateScene(node, scene.content) }
}

/// A scene of any type, or none.
nonisolated struct AnyScene: Scene {
  let view: AnyView
  init(_ scene: (any Scene)?) {
    func erase<S: Scene>(_ scene: S) -> AnyView { AnyView(SceneView(scene: scene)) }
    view = scene.map { erase($0) } ?? AnyView(EmptyView())
  }
  typealias Body = Never
  @MainActor static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    AnyView._makeNode(scene.view, inputs)
  }
  @MainActor static func _updateScene(_ node: _ViewNode, _ scene: Self) { AnyView._update(node, scene.view) }
}

/// Several scenes.
nonisolated struct TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)
  init(_ content: (repeat each Content)) { self.content = content }
  typealias Body = Never
  private var view: TupleView<(repeat SceneView<each Content>)> { TupleView((repeat SceneView(scene: each content))) }
  @MainActor static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TupleView<(repeat SceneView<each Content>)>._makeNode(scene.view, inputs)
  }
  @MainActor static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    TupleView<(repeat SceneView<each Content>)>._update(node, scene.view)
  }
}
