import QuickTesting

@testable import HearthRendering

struct `An angle` {
  @Test func `of half a turn is pi radians and 180 degrees`() {
    expect(Angle.degrees(180).radians, equals: .pi)
    expect(Angle(radians: .pi).degrees, equals: 180)
  }
  @Test func `set in degrees keeps radians in step`() {
    var angle = Angle.zero
    angle.degrees = 90
    expect(angle, equals: .radians(.pi / 2))
  }
  @Test func `adds, scales and compares as its number does`() {
    expect(Angle.radians(1) + .radians(2), equals: .radians(3))
    let scaled = -Angle.radians(1) * 2 / 4
    expect(scaled - Angle.radians(1), equals: Angle.radians(-0.5 - 1))
    expect(Angle.degrees(10) < .degrees(11))
    expect(Angle(), equals: .zero)
  }
}
