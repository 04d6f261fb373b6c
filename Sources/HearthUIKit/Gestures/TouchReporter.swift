import Foundation
import HearthCore
import HearthUI

/// Makes touches of what a gesture says.
@MainActor final class TouchReporter: TouchReporting {
  private unowned let view: UIView
  private var touch: UITouch?
  /// Whether the rest of the touch belongs to a gesture.
  private var isCancelled = false
  init(_ view: UIView) { self.view = view }
  nonisolated deinit {}
  func cancel() {
    guard let touch else { return }
    isCancelled = true
    self.touch = nil
    touch.phase = .cancelled
    let event = event(touch)
    view.touchesCancelled([touch], with: event)
    track(touch, event, .cancelled)
    for recognizer in listeners
    where recognizer.state == .possible && told.contains(ObjectIdentifier(recognizer)) {
      recognizer.touchesCancelled([touch], with: event)
    }
  }
  /// The gestures that are told of touches.
  private var listeners: [UIGestureRecognizer] {
    view.recognizers.filter { $0.isEnabled && $0.isToldOfTouches }
  }
  private func event(_ touch: UITouch) -> UIEvent {
    let event = UIEvent()
    (event.allTouches, event.timestamp) = ([touch], touch.timestamp)
    return event
  }
  func moved(_ value: DragGesture.Value, isOver: Bool) {
    if isCancelled {
      // A gesture that has begun goes on.
      if let followed {
        update(followed, value, isNew: false, isOver: isOver)
        tell(followed, value, isNew: false, isOver: isOver)
      }
      isCancelled = !isOver
      if isOver { endListening() }
      return
    }
    let isNew = touch == nil
    let touch = touch ?? UITouch()
    update(touch, value, isNew: isNew, isOver: isOver)
    self.touch = isOver ? nil : touch
    let event = event(touch)
    if isNew {
      view.touchesBegan([touch], with: event)
      track(touch, event, .began)
      tellMouse(.leftMouseDown)
    } else if !isOver {
      view.touchesMoved([touch], with: event)
      track(touch, event, .moved)
      tellMouse(.leftMouseDragged)
    }
    if isOver {
      view.touchesEnded([touch], with: event)
      track(touch, event, .ended)
      tellMouse(.leftMouseUp)
    }
    followed = touch
    tell(touch, value, isNew: isNew, isOver: isOver)
    if isOver { endListening() }
  }
  private func track(_ touch: UITouch, _ event: UIEvent, _ phase: UITouch.Phase) {
    if let tracker = view as? any TouchTracker, tracker.followsTouches { tracker.track(touch, event, phase) }
  }
  /// Tells a view by the names of a Mac.
  private func tellMouse(_ type: NSEvent.EventType) {
    guard let touch = followed ?? touch ?? pressed else { return }
    pressed = type == .leftMouseUp ? nil : touch
    let event = NSEvent(type, at: view.convertToWindow(touch.location), in: view.window)
    event.clickCount = touch.tapCount
    view.tell(event)
  }
  /// The touch that the view was told of as a button that is down.
  private var pressed: UITouch?
  private func update(_ touch: UITouch, _ value: DragGesture.Value, isNew: Bool, isOver: Bool) {
    touch.previousLocation = touch.location
    touch.location = view.inner(value.location)
    if isNew {
      touch.previousLocation = touch.location
      touch.view = view
    }
    touch.timestamp = ProcessInfo.processInfo.systemUptime
    touch.phase = isOver ? .ended : isNew ? .began : .moved
  }
  /// The touch that gestures are told of.
  private var followed: UITouch?
  /// The gestures that were told that it began.
  private var told: Set<ObjectIdentifier> = []
  private func endListening() {
    followed = nil
    told = []
    for recognizer in listeners { recognizer.touchesAreOver() }
  }
  /// Tells the gestures that have not ended. Once the touch belongs to one that has begun, others are told no more.
  private func tell(_ touch: UITouch, _ value: DragGesture.Value, isNew: Bool, isOver: Bool) {
    let event = event(touch)
    func isListening(_ recognizer: UIGestureRecognizer) -> Bool {
      !recognizer.isDone && !(isCancelled && recognizer.state == .possible)
    }
    for recognizer in listeners where isListening(recognizer) {
      recognizer.place = value.location
      if isNew {
        told.insert(ObjectIdentifier(recognizer))
        recognizer.touchesBegan([touch], with: event)
      } else if told.contains(ObjectIdentifier(recognizer)), !isOver {
        recognizer.touchesMoved([touch], with: event)
      }
      if isOver, told.contains(ObjectIdentifier(recognizer)), isListening(recognizer) {
        recognizer.touchesEnded([touch], with: event)
      }
    }
  }
}
