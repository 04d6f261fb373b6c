import HearthCore
import HearthGTK
import Testing

/// A controller in the test's hand: what it says when, and what follows, as text.
private struct Controller {
  var translation = GamepadTranslation()
  var time = 0.0

  private func text(_ events: [InputEvent]) -> String {
    events.map { event in
      switch event {
      case .move(let direction): "\(direction)"
      case .command(let command): "\(command)"
      default: "another event"
      }
    }.joined(separator: " ")
  }
  mutating func press(_ button: UInt16) -> String {
    text(translation.handle(.button(button, isPressed: true), at: time))
  }
  mutating func release(_ button: UInt16) -> String {
    text(translation.handle(.button(button, isPressed: false), at: time))
  }
  mutating func stick(_ x: Double, _ y: Double) -> String {
    text(translation.handle(.axis(0, x), at: time) + translation.handle(.axis(1, y), at: time))
  }
  mutating func hat(_ axis: UInt16, _ value: Int) -> String { text(translation.handle(.hat(axis, value), at: time)) }
  /// What happens in the next `seconds`, with a host that is always in time.
  mutating func wait(_ seconds: Double) -> String {
    let end = time + seconds
    var events: [InputEvent] = []
    while let next = translation.nextRepeat, next <= end + 1e-9 { events += translation.advance(to: next) }
    time = end
    return text(events)
  }
}
private let a: UInt16 = 0x130, b: UInt16 = 0x131, start: UInt16 = 0x13B
private let up: UInt16 = 0x220, down: UInt16 = 0x221, left: UInt16 = 0x222, right: UInt16 = 0x223

@MainActor struct `A game controller` {
  @Test func `moves at once, after 400 ms, and then every 100 ms`() {
    var controller = Controller()
    #expect(controller.press(right) == "right")
    #expect(controller.wait(0.39) == "")
    #expect(controller.wait(0.02) == "right")
    #expect(controller.wait(0.3) == "right right right")
    #expect(controller.release(right) == "")
    #expect(controller.wait(5) == "")
    #expect(controller.translation.nextRepeat == nil)
  }
  @Test func `moves the direction pressed last, and goes on with the one before when it is released`() {
    var controller = Controller()
    #expect(controller.press(right) == "right")
    #expect(controller.press(down) == "down")
    #expect(controller.wait(0.5) == "down down")
    #expect(controller.release(down) == "")
    #expect(controller.wait(0.35) == "")
    #expect(controller.wait(0.1) == "right")
    #expect(controller.release(right) == "")
    #expect(controller.wait(1) == "")
  }
  @Test func `does not catch up on repeats that the host was late for`() {
    var controller = Controller()
    _ = controller.press(up)
    #expect(controller.translation.advance(to: 3).count == 1)
    #expect(controller.translation.advance(to: 3.05).count == 0)
    #expect(controller.translation.advance(to: 3.1).count == 1)
  }
  @Test func `moves by a pad that is two axes`() {
    var controller = Controller()
    #expect(controller.hat(0x10, -1) == "left")
    #expect(controller.hat(0x10, 1) == "right")
    #expect(controller.wait(0.45) == "right")
    #expect(controller.hat(0x10, 0) == "")
    #expect(controller.hat(0x11, 1) == "down")
    #expect(controller.hat(0x11, 0) == "")
    #expect(controller.wait(1) == "")
  }
  @Test func `moves by the left stick when it is pushed far enough`() {
    var controller = Controller()
    #expect(controller.stick(0.45, 0.1) == "")
    #expect(controller.stick(0.55, 0.1) == "right")
    // It trembles around the limit.
    #expect(controller.stick(0.45, 0.1) == "")
    #expect(controller.stick(0.6, 0.1) == "")
    #expect(controller.wait(0.5) == "right right")
    #expect(controller.stick(0.3, 0) == "")
    #expect(controller.wait(1) == "")
    #expect(controller.stick(0, -1) == "up")
  }
  @Test func `keeps a stick's direction around the diagonal`() {
    var controller = Controller()
    #expect(controller.stick(0.8, 0) == "right")
    #expect(controller.stick(0.7, 0.75) == "")
    #expect(controller.stick(0.6, 0.85) == "down")
    #expect(controller.stick(0.75, 0.7) == "")
  }
  @Test func `prefers the pad to the stick`() {
    var controller = Controller()
    #expect(controller.press(left) == "left")
    #expect(controller.stick(1, 0) == "")
    #expect(controller.wait(0.45) == "left")
    #expect(controller.release(left) == "")
    #expect(controller.wait(0.45) == "right")
  }
  @Test func `activates, goes back and plays with its buttons, once a press`() {
    var controller = Controller()
    #expect(controller.press(a) == "select")
    #expect(controller.wait(2) == "")
    #expect(controller.release(a) == "")
    #expect(controller.press(b) == "exit")
    #expect(controller.press(start) == "playPause")
    #expect(controller.press(0x133) == "")
  }
  @Test func `survives values that no stick has`() {
    var controller = Controller()
    #expect(controller.stick(.nan, .infinity) == "")
    #expect(controller.hat(0x15, 1) == "")
    #expect(controller.wait(1) == "")
    #expect(controller.stick(-40, 0) == "left")
  }
  @Test func `lets go of everything when it is reset`() {
    var controller = Controller()
    _ = controller.press(up)
    _ = controller.stick(1, 0)
    controller.translation.reset()
    #expect(controller.wait(2) == "")
    #expect(controller.release(up) == "")
  }
}
