import Foundation
import HearthCore
import Observation

/// What a scene of the framework declares: windows of one kind, as the modifiers around the scene leave it.
package struct SceneDescription {
  package enum Kind: Hashable, Sendable {
    /// Windows, as many as are asked for.
    case group
    /// One window.
    case single
    /// One window, with the app's settings.
    case settings
    /// One window, about what is in the app's other windows.
    case utility
    /// A dialog, as long as a binding says so. It keeps the user from all other windows.
    case alert
    /// An icon among those that the desktop shows for programs, with a menu or a window.
    case menuBarExtra
  }
  package var kind: Kind
  /// Its place among the scenes of the app.
  package var index = 0
  package var id: String?
  /// Nil: the app's name.
  package var title: Text?
  /// Nil for windows that present no value.
  package var presented: PresentedType?
  /// The content of a window that presents a value, or none.
  package var content: @MainActor ((any WindowValue)?) -> AnyView
  /// Put around the content and the commands of a window, the first one innermost.
  package var wrappers: [(AnyView) -> AnyView] = []
  /// What `commands` adds, in order.
  package var commands: [AnyView] = []
  /// Whether the commands that such scenes have by themselves are there.
  package var hasStandardCommands = true
  /// How the bar above the content looks.
  package var toolbarLook = WindowToolbarLook()
  /// Opens a window of the scene. Nil inside: no shortcut, although such scenes have one.
  package var shortcut: KeyboardShortcut??
  /// Points, of the content.
  package var defaultSize: CGSize?
  var placement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  package var resizability: WindowResizability?
  package var chrome: WindowRequest.Chrome?
  package var launchBehavior: SceneLaunchBehavior?
  var managerRole: WindowManagerRole?
  var level: WindowLevel?
  /// Whether windows are to stay above the app's other windows.
  var isFloating: Bool {
    switch level?.kind ?? .automatic {
    case .automatic: kind == .utility
    case .floating: true
    case .normal, .desktop: false
    }
  }
  /// Whether windows are about themselves, and not about another window.
  var isPrincipal: Bool {
    kind != .utility && kind != .alert && kind != .menuBarExtra && !isFloating && managerRole?.kind != .associated
  }
  /// How large a window is that the user zooms.
  var idealSize: WindowIdealSize?
  var idealPlacement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  var isDraggedByBackground: Bool?
  /// The declaration of an alert; nil for other scenes.
  var alert: AlertDeclaration?
  /// What is to be done when a system wakes the app.
  var backgroundTasks: [BackgroundTaskAction] = []
  /// The declaration of an extra of the menu bar; nil for other scenes.
  var extra: MenuBarExtraDeclaration?
  package var restorationBehavior: SceneRestorationBehavior?
  /// Not nil for windows that show documents.
  var documents: (any DocumentScene)?
  /// Where the app would like new windows to be. Desktops of Linux decide that themselves.
  package var position: UnitPoint?
  /// The URLs for which the scene opens a window; nil when it does not say.
  package var externalEvents: Set<String>?
  /// The scenes with a body around.
  package var groups: [SceneGroup] = []
  /// Another object each time that the description is made.
  package let version = SceneVersion()

  package init(
    _ kind: Kind, id: String?, title: Text?, presented: PresentedType? = nil,
    content: @escaping @MainActor ((any WindowValue)?) -> AnyView
  ) {
    (self.kind, self.id, self.title, self.presented, self.content) = (kind, id, title, presented, content)
  }

  /// How windows of the scene follow their content's size.
  var fit: WindowFit {
    switch resizability?.kind ?? .automatic {
    case .automatic: kind == .settings || kind == .alert || kind == .menuBarExtra ? .content : .free
    case .contentSize: .content
    case .contentMinSize: .atLeastContent
    }
  }
}

package final class SceneVersion: Sendable {
  init() {}
}

/// The type of value that the windows of a scene present.
package struct PresentedType {
  package let type: Any.Type
  package let hasDefault: Bool
  /// A place for a window's value, with the scene's default where none is given.
  package let make: @MainActor (AnyHashable?) -> any WindowValue
  /// A value that was stored; nil when it cannot be read.
  package let decode: @MainActor (Data) -> AnyHashable?
}

/// The value that a window presents.
@MainActor package protocol WindowValue: AnyObject {
  /// Nil when the window presents none.
  var presented: AnyHashable? { get }
  /// JSON, an array of one element; nil if there is no value or it cannot be encoded.
  var data: Data? { get }
  /// What the window is called because of it; nil where the scene says that.
  var title: String? { get }
}
extension WindowValue {
  package var title: String? { nil }
}

/// A scene with a body, for the phase that its windows have together.
@MainActor @Observable package final class SceneGroup {
  package internal(set) var phase = ScenePhase.background
  nonisolated package init() {}
  nonisolated deinit {}
}

/// What the scenes around change in a description.
struct SceneChanges {
  /// The innermost first.
  var list: [(inout SceneDescription) -> Void] = []
  var groups: [SceneGroup] = []
}
struct SceneChangesKey: EnvironmentKey { static var defaultValue: SceneChanges { SceneChanges() } }
extension EnvironmentValues {
  var sceneChanges: SceneChanges {
    get { self[SceneChangesKey.self] }
    set { self[SceneChangesKey.self] = newValue }
  }
}

/// A scene of the framework in the tree of the app: a node that the app's session finds.
nonisolated struct SceneLeaf: View {
  let declaration: SceneDescription
  @Environment(\.sceneChanges) private var changes
  @MainActor var body: some View {
    return DetachedContent(role: description, isElement: true, content: EmptyView())
  }
  @MainActor private var description: SceneDescription {
    var description = declaration
    let changes = changes
    for change in changes.list { change(&description) }
    description.groups = changes.groups
    // Read here, so that another value makes another description.
    if let extra = description.extra { description.extra?.isWanted = extra.isInserted?.wrappedValue ?? true }
    if let alert = description.alert {
      description.alert?.isWanted = alert.hasContent && alert.isPresented.wrappedValue
    }
    return description
  }
}

/// A scene with something around it: changes of its description, and modifiers of the app's tree.
nonisolated struct ModifiedScene<Content: Scene, V: View>: Scene {
  let content: Content
  /// What the scene is in the tree.
  let view: (SceneView<Content>) -> V
  init(_ content: Content, _ view: @escaping (SceneView<Content>) -> V) { (self.content, self.view) = (content, view) }
  typealias Body = Never
  @MainActor static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    V._makeNode(scene.view(SceneView(scene: scene.content)), inputs)
  }
  @MainActor static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    V._update(node, scene.view(SceneView(scene: scene.content)))
  }
}

extension Scene {
  /// Changes the description of the scenes inside.
  nonisolated func changing(
    _ change: @escaping (inout SceneDescription) -> Void
  ) -> ModifiedScene<Self, ModifiedContent<SceneView<Self>, _EnvironmentModifier>> {
    ModifiedScene(self) { $0.modifier(_EnvironmentModifier { $0.sceneChanges.list.insert(change, at: 0) }) }
  }
}
