import HearthTesting
import QuickTesting
import SwiftUI

@Animatable private struct Ring: Shape {
  var start: Angle
  var end: Angle
  var width: CGFloat = 4
  @AnimatableIgnored var isClosed: Bool
  let name = "ring"
  var isEmpty: Bool { start == end }

  nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: end.degrees, height: width)) }
}

@Animatable private struct Plain {
  var level = 0.5 { didSet { changes += 1 } }
  static let shared = 1.0
  @AnimatableIgnored var changes = 0
}

@Animatable private struct Still {
  let level = 1.0
}

@Animatable private struct Own {
  var level: Double
  var animatableData: Double {
    get { level * 2 }
    set { level = newValue / 2 }
  }
}

@Animatable private struct Several {
  var x, y: CGFloat
  var angle = Angle.degrees(90)
  var point = CGPoint(x: 1, y: 2)
  var pair: AnimatablePair<Double, Double> = AnimatablePair(3, 4)
}

@Animatable private final class Dial {
  var value: Double = 1
  nonisolated deinit {}
}

@Animatable private struct Bar: View {
  var fraction: CGFloat
  @State private var isOn = false
  var body: some View {
    Color.red.frame(width: fraction * 100, height: 10).accessibilityIdentifier("bar")
  }
}

@MainActor private final class Model: ObservableObject {
  @Published var fraction: CGFloat = 0
  nonisolated deinit {}
}
private struct Page: View {
  @ObservedObject var model: Model
  var body: some View {
    Bar(fraction: model.fraction).animation(.linear(duration: 1), value: model.fraction)
  }
}

/// A type marked as animatable.
@MainActor struct AnimatableMacroTests {}

extension AnimatableMacroTests {
  @Test func `has the variables as data that are not marked`() {
    var ring = Ring(start: .radians(1), end: .radians(2), isClosed: true)
    expect(ring.animatableData, equals: AnimatableValues(1, 2, 4))
    ring.animatableData = AnimatableValues(5, 6, 7)
    expect((ring.start, ring.end, ring.width, ring.isClosed) == (.radians(5), .radians(6), 7, true))
  }
  @Test func `has one variable as it is`() {
    var plain = Plain()
    let data: Double = plain.animatableData
    expect(data, equals: 0.5)
    plain.animatableData = 3
    expect(plain.level, equals: 3)
    expect(plain.changes, equals: 1)
  }
  @Test func `without variables has nothing to animate`() {
    let data: EmptyAnimatableData = Still().animatableData
    expect(data, equals: EmptyAnimatableData())
  }
  @Test func `keeps data of its own`() {
    expect(Own(level: 2).animatableData, equals: 4)
  }
  @Test func `takes types from annotations and from default values, and vectors as they are`() {
    var several = Several(x: 1, y: 2)
    expect(several.animatableData, equals: AnimatableValues(1, 2, .pi / 2, AnimatablePair(1, 2), AnimatablePair(3, 4)))
    several.animatableData = AnimatableValues(9, 8, 0, AnimatablePair(7, 6), AnimatablePair(5, 4))
    expect((several.x, several.y, several.angle, several.point) == (9, 8, .zero, CGPoint(x: 7, y: 6)))
    expect(several.pair, equals: AnimatablePair(5, 4))
  }
  @Test func `may be a class`() {
    let dial = Dial()
    dial.animatableData = 5
    expect(dial.value, equals: 5)
    func conforms(_ value: some Animatable) -> Bool { true }
    expect(conforms(dial))
  }
  @Test func `moves through the values between`() throws {
    let model = Model()
    let window = TestWindow { Page(model: model) }
    model.fraction = 1
    window.advance(by: .milliseconds(16))
    window.advance(by: .milliseconds(500))
    let width = try window.element("bar").frame.width
    expect(width > 30 && width < 70)
    window.advance(by: .seconds(1))
    try expect(window.element("bar").frame.width, equals: 100)
  }
}
