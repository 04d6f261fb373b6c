import Foundation
import HearthCore

/// A program: its scenes, and where it starts.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

/// A part of an app's interface that the system shows by itself: a group of windows, for example.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds what this scene opens. Scenes of the framework implement it; others have a `body`.
  static func _describe(_ scene: Self, into list: inout _SceneList)
}

/// The scenes of an app, opaque to apps.
public struct _SceneList {
  package var scenes: [SceneDescription] = []
  package init() {}
}

/// A window that a scene can open.
package struct SceneDescription {
  package var id: String?
  /// Nil: the app's name.
  package var title: String?
  /// Points, of the content.
  package var defaultSize: CGSize?
  package var content: @MainActor () -> AnyView
  /// What `commands` adds, in order.
  package var commands: [AnyView] = []
  /// Whether the commands that such scenes have by themselves are there.
  package var hasStandardCommands = true
  /// How the bar above the content looks.
  package var toolbarLook = WindowToolbarLook()
}

extension Scene {
  public static func _describe(_ scene: Self, into list: inout _SceneList) { Body._describe(scene.body, into: &list) }
}
extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}
extension Never: Scene {
  public static func _describe(_ scene: Never, into list: inout _SceneList) {}
}

/// Builds a scene from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { _TupleScene((repeat each content)) }
}

nonisolated struct _TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)
  init(_ content: (repeat each Content)) { self.content = content }
  typealias Body = Never
  @MainActor static func _describe(_ scene: Self, into list: inout _SceneList) {
    for part in repeat each scene.content { describe(part, &list) }
  }
  @MainActor private static func describe<S: Scene>(_ scene: S, _ list: inout _SceneList) { S._describe(scene, into: &list) }
}

/// Windows that all show the same kind of content, each with a state of its own.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let id: String?
  let title: String?
  let content: () -> Content

  public init(@ViewBuilder makeContent: @escaping () -> Content) { (id, title, content) = (nil, nil, makeContent) }
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { (self.id, title, content) = (id, nil, makeContent) }
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    (id, self.title, content) = (nil, String(title), makeContent)
  }
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    (self.id, self.title, content) = (id, String(title), makeContent)
  }
  public typealias Body = Never
  @MainActor public static func _describe(_ scene: Self, into list: inout _SceneList) {
    let content = UncheckedSendable(scene.content)
    list.scenes.append(SceneDescription(id: scene.id, title: scene.title, defaultSize: nil) { AnyView(content.value()) })
  }
}

nonisolated struct _SceneModifier<Content: Scene>: Scene {
  let content: Content
  let change: (inout SceneDescription) -> Void
  typealias Body = Never
  @MainActor static func _describe(_ scene: Self, into list: inout _SceneList) {
    let first = list.scenes.count
    Content._describe(scene.content, into: &list)
    for index in first..<list.scenes.count { scene.change(&list.scenes[index]) }
  }
}

extension Scene {
  /// The size of the content of a new window, in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    _SceneModifier(content: self) { if $0.defaultSize == nil { $0.defaultSize = size } }
  }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { defaultSize(CGSize(width: width, height: height)) }
}
