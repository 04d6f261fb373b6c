import Foundation
import HearthPersistence
import HearthRendering

/// What a host may ask of the content of its window, and all that it sees of it: the desktop, a picture, a test.
///
/// The life of a frame: a state write or an event calls `requestFrame()` of the host; the host calls `updateFrame(at:)`,
/// and paints what comes back. It calls neither that nor `handle(_:)` from within the other one, or from within a method
/// of `WindowHost`.
@MainActor package protocol HostedContent: AnyObject {
  /// Takes in what the user or the desktop did. True when it was used up: a key that was not goes on to the input
  /// method of the host.
  @discardableResult func handle(_ event: InputEvent) -> Bool

  // Frames.

  /// Brings everything up to date and records the picture. `time` in seconds on the host's clock.
  func updateFrame(at time: Double) -> FrameOutput
  var needsFrame: Bool { get }
  /// Something moves: the host goes on with a frame each time the display refreshes.
  var isAnimating: Bool { get }
  /// Whether bodies, layout or the picture are just brought up to date: nothing may be asked for now.
  var isUpdating: Bool { get }
  /// The colour that the content lies on.
  var backgroundColor: RGBA { get }

  // The window.

  /// The kind of device that the window behaves for.
  var idiom: Idiom { get }
  /// Points.
  var windowSize: CGSize { get }
  /// The size of a new window that is to show this content. Points. Runs a frame where the content has a say in it.
  func initialSize(_ request: WindowRequest, at time: Double) -> CGSize
  /// The window is on the screen, or is no more: minimised, say.
  func visibilityDidChange(_ isVisible: Bool)
  /// The window fills the screen, or has its place back.
  func fullScreenDidChange(_ isFullScreen: Bool)
  /// The user zooms the window. False where the desktop is to maximise it.
  func zoom() -> Bool
  /// The accessibility tree of the last frame.
  var accessibilityElements: [AccessibilityElement] { get }
  /// The element of a row of a list, made for the question if it is out of sight; nil where it cannot be made now.
  func accessibilityRow(at index: Int, of rows: any AccessibleRows) -> AccessibilityElement?

  // The end.

  /// The window goes away, and its views with their actions.
  func close()
  /// The views go without their actions, as in a process that ends.
  func abandon()
  /// Whether the views have gone.
  var isClosed: Bool { get }
}

extension WindowContent: HostedContent {
  package var isUpdating: Bool { engine.stage.isUpdating }
  package var idiom: Idiom { EnvironmentValues(scope: rootScope).idiom }
  package var windowSize: CGSize { engine.root.windowSize.cgSize }
  package func abandon() { engine.leave { root in root.unmount() } }
  package var isClosed: Bool { engine.root.isUnmounted }
}

// What tests want to know besides.

extension WindowContent {
  /// Whether the window is within a frame: a test may not act now.
  package var isInFrame: Bool { engine.isInFrame }
  /// The work since the window was made.
  package var counters: FrameCounters { engine.counters }
  /// Nodes in the tree.
  package var liveNodes: Int { engine.liveNodes }
  /// Nodes in memory, in the tree or not.
  package var census: NodeCensus { engine.census }
  /// Mistakes of the app in this window.
  package var reports: [Report] { engine.reports }
  /// What keeps the window from coming to rest; see `Engine.pendingWork`.
  package var pendingWork: [String] { engine.pendingWork }
  /// The views with animations that run.
  package var movingViews: [String] { engine.movingViews }
  /// The views of this window that wrote state while `log` was open, by their paths.
  package func writers(in log: WriteLog) -> [String] { log.paths(in: engine) }
  /// What lasts of the window.
  package var scene: SceneState { engine.scene }
  package var isWindowActive: Bool { input.isWindowActive }
  /// Keys that are held down and change what others mean.
  package var heldModifiers: EventModifiers { input.keys.heldModifiers }
  /// The name of the focused view: its identifier, empty when it has none; nil when nothing has focus.
  package var focusedName: String? { input.focus.focused.map { FocusTrace.name($0) } }
  /// Points of the window.
  package var focusedFrame: CGRect? { input.focus.focused?.frameInWindow }
  /// Focusable views that the last move looked at.
  package var focusCandidatesExamined: Int { input.focus.lastExamined }
  package var focusTrace: [FocusTraceEntry] { input.focus.trace }
  package var keyTrace: [KeyTraceEntry] { input.keys.trace }
  package var gestureTrace: [String] { input.gestures.trace }
}
