#if GTK
  import Foundation
  import HearthGTK
  import Testing

  @MainActor struct `Two fingers on a touch pad` {
    private let place = CGPoint(x: 40, y: 30)

    @Test func `turn by the sum of what each event says, and are as far apart as the last one says`() {
      var pinch = TouchpadPinch()
      #expect(pinch.event(.began, at: place, scale: 1, turn: 0, time: 1).phase == .began)
      _ = pinch.event(.changed, at: place, scale: 1.5, turn: 0.25, time: 1.1)
      let second = pinch.event(.changed, at: place, scale: 1.25, turn: 0.5, time: 1.2)
      #expect(second.scale == 1.25 && second.rotation == 0.75 && second.position == place && second.time == 1.2)
    }
    @Test func `end as they were, although the last event says nothing of it`() {
      var pinch = TouchpadPinch()
      _ = pinch.event(.began, at: place, scale: 1, turn: 0, time: 1)
      _ = pinch.event(.changed, at: place, scale: 2, turn: -0.5, time: 1.1)
      let last = pinch.event(.ended, at: place, scale: 1, turn: 0, time: 1.2)
      #expect(last.phase == .ended && last.scale == 2 && last.rotation == -0.5)
    }
    @Test func `begin afresh each time`() {
      var pinch = TouchpadPinch()
      _ = pinch.event(.began, at: place, scale: 1, turn: 0, time: 1)
      _ = pinch.event(.changed, at: place, scale: 2, turn: 1, time: 1.1)
      _ = pinch.event(.cancelled, at: place, scale: 1, turn: 0, time: 1.2)
      let next = pinch.event(.began, at: place, scale: 1, turn: 0, time: 2)
      #expect(next.scale == 1 && next.rotation == 0)
    }
    @Test func `are left where they were by numbers that are none`() {
      var pinch = TouchpadPinch()
      _ = pinch.event(.began, at: place, scale: 1, turn: 0, time: 1)
      let bad = pinch.event(.changed, at: place, scale: .nan, turn: .infinity, time: 1.1)
      #expect(bad.scale == 1 && bad.rotation == 0)
    }
  }
#endif
