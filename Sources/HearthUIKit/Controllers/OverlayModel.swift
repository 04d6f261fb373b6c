import HearthCore
import HearthUI
import Observation

/// How a view controller comes and goes when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, as all presentations do here.
  case coverVertical = 0
  /// Turned about, faded, or as a page of paper.
  case flipHorizontal, crossDissolve, partialCurl
}

/// What the bar at the top of a device's screen looks like.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface is, in light letters, or in dark ones.
  case `default` = 0, lightContent = 1
  case darkContent = 3
}

/// Tells the place that shows a view controller that what it wishes of the system's bars may be different.
@Observable @MainActor final class OverlayModel {
  var version = 0
  /// How often what is said of the edges has changed.
  var insets = 0
}

/// Hides what the system shows above an app, as what is shown wishes.
struct OverlayWishes: ViewModifier {
  let model: OverlayModel
  let isCovered: Bool
  let hidesStatusBar: @MainActor () -> Bool
  let hidesHomeIndicator: @MainActor () -> Bool
  func body(content: Content) -> some View {
    let _ = model.version
    content.statusBarHidden(!isCovered && hidesStatusBar())
      .persistentSystemOverlays(!isCovered && hidesHomeIndicator() ? .hidden : .automatic)
  }
}
