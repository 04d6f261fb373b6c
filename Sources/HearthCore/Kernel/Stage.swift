/// What the engine of a window is at.
///
/// A frame goes through `time`, then in each round `bodies`, `layout`, `focus` and `actions`, and at last `displayList`
/// and `end`. Code of the app runs for views in `bodies` (`body`, and closures that make views), `layout` (`Layout`,
/// and closures that make views of a size) and `displayList` (`Shape.path(in:)`): it says what is, and changes nothing.
/// What the app wants to do about something, it does where `allowsActions`.
package enum Stage: UInt8 {
  /// Neither an event nor a frame. Tasks and timers of the app run here.
  case idle
  /// An event of the host is handled: actions of the app run.
  case event
  /// The views under a pointer are looked for, or gestures look at an event and say what they make of it. The only code
  /// of the app that runs is what says where something is: `Shape.path(in:)`. Which gestures count is decided
  /// afterwards, and then their actions run.
  case recognition
  /// The start of a frame: what waited for a time acts, as on an event, and what moves goes on.
  case time
  case bodies
  case layout
  case focus
  /// The end of a round: `onAppear`, `onChange`, tasks, preference changes, and what events left for it.
  case actions
  case displayList
  /// Everything is as it will be shown: what waited for that runs.
  case end

  /// Whether a frame goes on, from the first body to its last action.
  package var isInFrame: Bool { rawValue >= Self.bodies.rawValue }
  /// Whether the tree is made, laid out or recorded now, so that nothing else may change it.
  package var isUpdating: Bool {
    switch self {
    case .bodies, .layout, .focus, .displayList: true
    case .idle, .event, .recognition, .time, .actions, .end: false
    }
  }
  /// Whether code of the app may run that changes something.
  package var allowsActions: Bool { !isUpdating && self != .recognition }

  /// The stage of the window whose engine works now; there is one at a time.
  @MainActor @exclusivity(unchecked) fileprivate(set) static var current = Stage.idle
}

extension Engine {
  /// Runs `action` as a part of a stage, and returns to the one before.
  @inline(__always) package final func during<T>(_ stage: Stage, _ action: () -> T) -> T {
    let outer = enter(stage)
    defer { enter(outer) }
    return action()
  }
  /// - Returns: The stage before.
  @discardableResult final func enter(_ stage: Stage) -> Stage {
    let outer = self.stage
    self.stage = stage
    Stage.current = stage
    return outer
  }
  package final var isInFrame: Bool { stage.isInFrame }
}

extension Stage {
  /// An action of the app is about to run. In a stage where none may, that is our own mistake,
  /// and stops a program that checks itself.
  @MainActor package static func noteAction(_ what: @autoclosure () -> String) {
    if current.allowsActions || !EngineChecks.areOn { return }
    EngineChecks.fail(
      "\(what()) is called in the stage \(current), in which no action of the app may run. Leave it for performAtEndOfRound"
    )
  }
  /// A value of the app is written, by us or by the app.
  ///
  /// Bodies, layouts and shapes are the app's, so that a write in them is reported: see `Engine.noteWrite(at:)`.
  @MainActor static func noteWrite() {
    if current == .recognition || current == .focus { noteAction("The setter of a binding") }
  }
}
