import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Gestures of two fingers: `Documentation/Gestures.md`.
@MainActor struct TwoFingerTests {
  let log = EventLog()

  private struct Map: View {
    @State private var scale: CGFloat = 1
    @GestureState private var live: CGFloat = 1
    var minimum: CGFloat = 0.01
    var log: EventLog?
    var body: some View {
      Color.green.frame(width: 200, height: 100)
        .gesture(
          MagnifyGesture(minimumScaleDelta: minimum)
            .updating($live) { value, state, _ in state = value.magnification }
            .onChanged { log?.entries.append("changed \(Int(($0.magnification * 100).rounded()))") }
            .onEnded { scale *= $0.magnification }
        )
        .accessibilityElement().accessibilityIdentifier("map").accessibilityValue(
          "\(Int((scale * live * 100).rounded()))")
    }
  }

  @Test func `fingers that move apart magnify a view`() throws {
    let window = TestWindow { Map() }
    window.pinch("map", by: 2)
    try expect(window.element("map").value, equals: "200")
    window.pinch("map", by: 0.25)
    try expect(window.element("map").value, equals: "50")
  }
  @Test func `two fingers on a touch screen magnify by their distance`() throws {
    let window = TestWindow { Map() }
    let frame = try window.element("map").frame
    func finger(_ x: CGFloat) -> CGPoint { CGPoint(x: frame.midX + x, y: frame.midY) }
    window.touchDrag(from: (finger(-20), finger(20)), to: (finger(-60), finger(60)))
    try expect(window.element("map").value, equals: "300")
  }
  @Test func `what a gesture is at is shown meanwhile, and goes when it is cancelled`() throws {
    let window = TestWindow { Map() }
    let frame = try window.element("map").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.twoFingers(.began, at: middle)
    window.twoFingers(.changed, at: middle, scale: 1.5)
    try expect(window.element("map").value, equals: "150")
    window.twoFingers(.cancelled, at: middle, scale: 1.5)
    try expect(window.element("map").value, equals: "100")
    window.twoFingers(.began, at: middle)
    window.twoFingers(.changed, at: middle, scale: 3)
    window.deactivate()
    try expect(window.element("map").value, equals: "100")
  }
  @Test func `fingers that hardly move apart do nothing`() throws {
    let window = TestWindow { Map(minimum: 0.5, log: log) }
    window.pinch("map", by: 1.4)
    expect(log.entries.isEmpty)
    try expect(window.element("map").value, equals: "100")
    window.pinch("map", by: 1.5)
    // Of ten steps the last one has come so far.
    expect(log.entries, equals: ["changed 150"])
  }
  @Test func `a gesture tells where in the view it began, and how fast it goes`() throws {
    var values: [MagnifyGesture.Value] = []
    let window = TestWindow {
      Color.green.frame(width: 200, height: 100).gesture(MagnifyGesture().onChanged { values.append($0) })
        .accessibilityElement().accessibilityIdentifier("map").padding(50)
    }
    let frame = try window.element("map").frame
    let point = CGPoint(x: frame.minX + 50, y: frame.minY + 75)
    window.twoFingers(.began, at: point)
    window.advance(by: .milliseconds(50))
    window.twoFingers(.changed, at: CGPoint(x: point.x + 9, y: point.y), scale: 1.25)
    let value = try require(values.last)
    expect(value.startLocation, equals: CGPoint(x: 50, y: 75))
    expect(value.startAnchor, equals: UnitPoint(x: 50 / 200, y: 75 / 100))
    expect(value.magnification, equals: 1.25)
    expect(abs(value.velocity - 0.25 / 0.05) < 0.001)
  }
  @Test func `fingers that turn rotate a view, by more than a full turn too`() throws {
    struct Dial: View {
      @State private var angle = Angle.zero
      var body: some View {
        Circle().frame(width: 200, height: 200).gesture(RotateGesture().onChanged { angle = $0.rotation })
          .accessibilityElement().accessibilityIdentifier("dial").accessibilityValue("\(Int(angle.degrees.rounded()))")
      }
    }
    let window = TestWindow { Dial() }
    window.rotate("dial", by: .degrees(-90))
    try expect(window.element("dial").value, equals: "-90")
    window.rotate("dial", by: .degrees(540))
    try expect(window.element("dial").value, equals: "540")
  }
  @Test func `two fingers on a touch screen turn clockwise, over the half turn too`() throws {
    var turned: [Double] = []
    let window = TestWindow {
      Circle().frame(width: 200, height: 200).gesture(RotationGesture().onChanged { turned.append($0.degrees) })
        .accessibilityElement().accessibilityIdentifier("dial")
    }
    let frame = try window.element("dial").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    func finger(_ degrees: Double) -> CGPoint {
      CGPoint(x: middle.x + 50 * cos(degrees * .pi / 180), y: middle.y + 50 * sin(degrees * .pi / 180))
    }
    // The first finger stays in the middle, the second one goes around it.
    window.touchDrag(from: (middle, finger(0)), to: (middle, finger(0)))
    expect(turned.isEmpty)
    for start in stride(from: 0.0, to: 360, by: 90) {
      window.touchDrag(from: (middle, finger(start)), to: (middle, finger(start + 89)))
      expect(abs((turned.last ?? 0) - 89) < 0.01, "from \(start)")
    }
  }
  @Test func `two gestures of two fingers go on together`() throws {
    struct Photo: View {
      @State private var scale: CGFloat = 1
      @State private var angle = Angle.zero
      var body: some View {
        Color.green.frame(width: 200, height: 100)
          .gesture(
            MagnifyGesture().simultaneously(with: RotateGesture())
              .onChanged { value in
                scale = value.first?.magnification ?? scale
                angle = value.second?.rotation ?? angle
              }
          )
          .accessibilityElement().accessibilityIdentifier("photo")
          .accessibilityValue("\(Int((scale * 100).rounded())) \(Int(angle.degrees.rounded()))")
      }
    }
    let window = TestWindow { Photo() }
    let frame = try window.element("photo").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.twoFingers(.began, at: middle)
    window.twoFingers(.changed, at: middle, scale: 2, rotation: .degrees(30))
    window.twoFingers(.changed, at: middle, scale: 2.5, rotation: .degrees(45))
    try expect(window.element("photo").value, equals: "250 45")
    window.twoFingers(.ended, at: middle, scale: 2.5, rotation: .degrees(45))
    window.pinch("photo", by: 0.5)
    try expect(window.element("photo").value, equals: "50 45")
  }
  @Test func `a drag and a gesture of two fingers on one view do not disturb each other`() throws {
    let window = TestWindow { [log] in
      Color.green.frame(width: 200, height: 100)
        .gesture(
          DragGesture().onEnded { log.entries.append("drag \(Int($0.translation.width))") }
            .simultaneously(with: MagnificationGesture().onEnded { log.entries.append("magnify \(Int($0 * 100))") })
        )
        .accessibilityElement().accessibilityIdentifier("map")
    }
    let frame = try window.element("map").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pinch("map", by: 2)
    window.drag(from: middle, to: CGPoint(x: middle.x + 30, y: middle.y))
    window.touchDrag(from: middle, to: CGPoint(x: middle.x + 40, y: middle.y))
    window.pinch("map", by: 3)
    expect(log.entries, equals: ["magnify 200", "drag 30", "drag 40", "magnify 300"])
  }
  @Test func `the second finger ends what the first one had begun`() throws {
    struct Page: View {
      @GestureState private var isDragged = false
      var log: EventLog
      var body: some View {
        Color.green.frame(width: 200, height: 100)
          .gesture(
            MagnifyGesture().onEnded { log.entries.append("magnify \(Int(($0.magnification * 100).rounded()))") }
          )
          .simultaneousGesture(
            DragGesture(minimumDistance: 0).updating($isDragged) { _, state, _ in state = true }.onEnded { _ in
              log.entries.append("drag")
            }
          )
          .accessibilityElement().accessibilityIdentifier("map").accessibilityValue(isDragged ? "dragged" : "")
      }
    }
    let window = TestWindow { Page(log: log) }
    let frame = try window.element("map").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.touchDown(at: middle)
    try expect(window.element("map").value, equals: "dragged")
    window.touchUp(at: middle)
    log.entries = []
    window.touchDrag(
      from: (middle, CGPoint(x: middle.x + 40, y: middle.y)), to: (middle, CGPoint(x: middle.x + 80, y: middle.y)))
    expect(log.entries, equals: ["magnify 200"])
    try expect(window.element("map").value, equals: "")
  }
  @Test func `taps and drags do not wait for gestures of two fingers`() throws {
    let window = TestWindow { [log] in
      VStack {
        Color.green.frame(width: 200, height: 100)
          .gesture(MagnifyGesture().onEnded { _ in log.entries.append("magnify") })
          .accessibilityElement().accessibilityIdentifier("map")
      }
      .onTapGesture { log.entries.append("tap") }
    }
    window.click("map")
    expect(log.entries, equals: ["tap"])
    window.pinch("map", by: 2)
    expect(log.entries, equals: ["tap", "magnify"])
  }
  @Test func `of two views one in the other the inner one has the fingers, unless the outer one has priority`() {
    let window = TestWindow { [log] in
      VStack {
        Color.green.frame(width: 200, height: 100)
          .gesture(MagnifyGesture().onEnded { _ in log.entries.append("inner") })
          .accessibilityElement().accessibilityIdentifier("map")
      }
      .gesture(MagnifyGesture().onEnded { _ in log.entries.append("outer") })
      VStack {
        Color.green.frame(width: 200, height: 100)
          .gesture(MagnifyGesture().onEnded { _ in log.entries.append("inner") })
          .accessibilityElement().accessibilityIdentifier("second")
      }
      .highPriorityGesture(MagnifyGesture().onEnded { _ in log.entries.append("first of all") })
    }
    window.pinch("map", by: 2)
    window.pinch("second", by: 2)
    expect(log.entries, equals: ["inner", "first of all"])
  }
  @Test func `a view that is disabled, or masked, does not hear of two fingers`() {
    let window = TestWindow { [log] in
      Color.green.frame(width: 200, height: 100)
        .gesture(MagnifyGesture().onEnded { _ in log.entries.append("disabled") })
        .accessibilityElement().accessibilityIdentifier("disabled").disabled(true)
      Color.green.frame(width: 200, height: 100)
        .gesture(MagnifyGesture().onEnded { _ in log.entries.append("masked") }, isEnabled: false)
        .accessibilityElement().accessibilityIdentifier("masked")
    }
    window.pinch("disabled", by: 2)
    window.pinch("masked", by: 2)
    expect(log.entries.isEmpty)
  }
  @Test func `the finger that is left means nothing until it is lifted`() throws {
    let window = TestWindow { [log] in
      Color.green.frame(width: 200, height: 100)
        .gesture(MagnifyGesture().onEnded { _ in log.entries.append("magnify") })
        .simultaneousGesture(TapGesture().onEnded { log.entries.append("tap") })
        .accessibilityElement().accessibilityIdentifier("map")
    }
    let frame = try window.element("map").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    // The first finger is lifted first, the second one after it.
    window.touchDrag(
      from: (middle, CGPoint(x: middle.x + 40, y: middle.y)), to: (middle, CGPoint(x: middle.x + 80, y: middle.y)))
    expect(log.entries, equals: ["magnify"])
    window.tap(at: middle)
    expect(log.entries, equals: ["magnify", "tap"])
  }
}
