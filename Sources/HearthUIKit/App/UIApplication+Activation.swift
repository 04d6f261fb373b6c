import Foundation
import HearthCore
import HearthUI

extension UIScene {
  /// Options for a scene that an app asks for.
  @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
    /// The scene from which it is asked for. Desktops place windows by themselves: a scene is reported.
    open var requestingScene: UIScene? {
      didSet {
        if requestingScene == nil { return }
        Report(
          kind: .notOnLinux, path: "UIScene.ActivationRequestOptions",
          message: "desktops place windows by themselves, and not by requestingScene."
        ).tell()
      }
    }
    public override init() { super.init() }
    nonisolated deinit {}
  }
}

extension UIApplication {
  /// Whether the app may have several windows: on a desktop and on tablets, where its scenes allow it.
  public final var supportsMultipleScenes: Bool { AppScenes.current?.opensSeveralWindows ?? false }

  /// Opens a window, or brings one to the front, and has it go on with an activity.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of an open window; nil for a new one, of the first scene whose
  ///     `handlesExternalEvents(matching:)` matches the activity, else of the first of which there may be several windows.
  ///   - userActivity: A new window finds it in `userActivities` of its connection options, an open one in
  ///     `scene(_:continue:)`; views of both by `onContinueUserActivity(_:perform:)`.
  ///   - errorHandler: Called soon where the app may have one window only.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scenes = AppScenes.current else { return }
    if let window = sceneSession?.openWindow {
      scenes.raise(window, continuing: userActivity)
    } else if scenes.opensSeveralWindows {
      scenes.openWindow(continuing: userActivity)
    } else if let errorHandler {
      Task { @MainActor in errorHandler(UISceneError(.multipleScenesNotSupported)) }
    }
  }
}
