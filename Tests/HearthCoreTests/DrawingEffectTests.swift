import HearthCore
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI

/// A box of 20 × 10 points in the middle of a window of 40 × 20.
private nonisolated struct Box: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 10) }
}

@MainActor struct DrawingEffectTests {
  private func window<V: View>(_ view: V) -> TestWindow { TestWindow(size: CGSize(width: 40, height: 20)) { view } }
  private func display<V: View>(_ view: V) -> String { window(view).displayList }
  private func effect<V: View>(_ view: V) -> String {
    display(view).split(separator: "\n").first.map(String.init) ?? ""
  }
  private func isHit<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let window = window(view)
    return withExtendedLifetime(window) { window.content.engine.root.hitTest(CGPoint(x: x, y: y)) != nil }
  }

  @Test func `an effect wraps the picture and moves nothing`() {
    expect(display(Box().opacity(0.5)), equals: "opacity 0.5 at 10,5 {\n  fill 0,0 20x10 #000000\n}")
    expect(effect(Box().blur(radius: 3)), equals: "blur 3 at 10,5 {")
    expect(effect(Box().shadow(color: .red, radius: 3, x: 1, y: 2)), equals: "shadow #ff3b30 3 1,2 at 10,5 {")
    expect(effect(Box().blendMode(.screen)), equals: "blend screen at 10,5 {")
    expect(effect(Box().compositingGroup()), equals: "isolate at 10,5 {")
    expect(effect(Box().drawingGroup()), equals: "isolate at 10,5 {")
    expect(effect(Box().clipShape(Circle())), equals: "clip ellipse 5,0 10x10 at 10,5 {")
    expect(effect(Box().clipped()), equals: "clip 0,0 20x10 at 10,5 {")
    expect(effect(Box().cornerRadius(3)), equals: "clip 0,0 20x10 radius 3 at 10,5 {")
    expect(effect(Box().brightness(0.1)), equals: "color matrix at 10,5 {")
    expect(effect(Box().rotationEffect(.degrees(90))), equals: "transform 0 1 -1 0 15 -5 at 10,5 {")
    expect(effect(Box().scaleEffect(2)), equals: "transform 2 0 0 2 -10 -5 at 10,5 {")
    expect(effect(Box().scaleEffect(x: -1, anchor: .leading)), equals: "transform -1 0 0 1 0 0 at 10,5 {")
    expect(
      effect(Box().transformEffect(CGAffineTransform(translationX: 3, y: 4))), equals: "transform 1 0 0 1 3 4 at 10,5 {"
    )
  }
  @Test func `an effect that changes nothing is not there`() {
    let plain = "fill 10,5 20x10 #000000"
    expect(display(Box().opacity(1)), equals: plain)
    expect(display(Box().opacity(.nan)), equals: plain)
    expect(display(Box().blur(radius: 0)), equals: plain)
    expect(display(Box().rotationEffect(.zero)), equals: plain)
    expect(display(Box().scaleEffect(1)), equals: plain)
    expect(display(Box().saturation(1)), equals: plain)
    expect(display(Box().blendMode(.normal)), equals: plain)
  }
  @Test func `what cannot be seen is not drawn and not hit`() {
    expect(display(Box().opacity(0)), equals: "")
    expect(display(Box().hidden()), equals: "")
    expect(display(Box().scaleEffect(0)), equals: "")
    expect(isHit(Box(), 20, 10))
    expect(!isHit(Box().opacity(0), 20, 10))
    expect(!isHit(Box().hidden(), 20, 10))
    expect(!isHit(Box().scaleEffect(0), 20, 10))
    expect(!isHit(Box().clipShape(Circle()), 11, 6))
  }
  @Test func `a transformed view is hit, and has its frame, where it is drawn`() {
    expect(isHit(Box().scaleEffect(2), 1, 1))
    expect(!isHit(Box().rotationEffect(.degrees(90)), 11, 10))
    expect(isHit(Box().rotationEffect(.degrees(90)), 20, 2))
    let scaled = window(Box().scaleEffect(2))
    expect(
      scaled.content.engine.root.hitTest(CGPoint(x: 1, y: 1))?.frameInWindow,
      equals: CGRect(x: 0, y: 0, width: 40, height: 20))
    let aside = window(Box().modifier(_ScaleEffect(scale: CGSize(width: 2, height: 2)).ignoredByLayout()))
    expect(aside.displayList.hasPrefix("transform 2 0 0 2 -10 -5"))
    expect(aside.content.engine.root.hitTest(CGPoint(x: 1, y: 1)) == nil)
  }
  @Test func `a turn is mirrored where one reads from right to left`() {
    let mirrored = Box().rotationEffect(.degrees(90), anchor: .topLeading).environment(\.layoutDirection, .rightToLeft)
    expect(effect(mirrored), equals: "transform 0 -1 1 0 20 20 at 10,5 {")
  }
  @Test func `an effect of the app is asked with the size`() {
    nonisolated struct Shift: GeometryEffect {
      var part: CGFloat
      var animatableData: CGFloat {
        get { part }
        set { part = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
      }
    }
    expect(effect(Box().modifier(Shift(part: 0.5))), equals: "transform 1 0 0 1 10 0 at 10,5 {")
    let broken = window(Box().modifier(Shift(part: .nan)))
    expect(broken.displayList, equals: "fill 10,5 20x10 #000000")
    expect(broken.reports.count, equals: 1)
  }
  @Test func `a projection and its inverse cancel out`() {
    var matrix = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 4, ty: 5))
    matrix.m13 = 0.25
    let product = matrix.concatenating(matrix.inverted())
    expect(abs(product.m11 - 1) < 1e-9 && abs(product.m12) < 1e-9 && abs(product.m13) < 1e-9)
    expect(abs(product.m21) < 1e-9 && abs(product.m22 - 1) < 1e-9 && abs(product.m33 - 1) < 1e-9)
    expect(abs(product.m31) < 1e-9 && abs(product.m32) < 1e-9)
  }
  @Test func `styles lie behind and in front`() {
    expect(display(Box().background(.red)), equals: "fill 10,5 20x10 #ff3b30\nfill 10,5 20x10 #000000")
    expect(
      display(Box().background(.red, in: Capsule())),
      equals: "fill 10,5 20x10 radius 5 #ff3b30\nfill 10,5 20x10 #000000")
    expect(display(Box().background(in: .circle)), equals: "fill ellipse 15,5 10x10 #ffffff\nfill 10,5 20x10 #000000")
    expect(display(Box().overlay(.red)), equals: "fill 10,5 20x10 #000000\nfill 10,5 20x10 #ff3b30")
    expect(
      display(Box().overlay(.red, in: .ellipse)), equals: "fill 10,5 20x10 #000000\nfill ellipse 10,5 20x10 #ff3b30")
    expect(display(Box().border(.red, width: 2)), equals: "fill 10,5 20x10 #000000\nstroke 11,6 18x8 2 #ff3b30")
  }
  @Test func `a background reaches into the safe area that its view touches`() {
    let window = TestWindow(size: CGSize(width: 40, height: 20)) {
      VStack(spacing: 0) {
        Rectangle().background(.red); Rectangle().background(.blue, ignoresSafeAreaEdges: .top)
      }
    }
    let before = "fill 0,0 40x10 #ff3b30\nfill 0,0 40x10 #000000\nfill 0,10 40x10 #007aff\nfill 0,10 40x10 #000000"
    expect(window.displayList, equals: before)
    window.content.setSafeArea(SafeAreaInsets(container: EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)))
    window.settle()
    let after = "fill 0,0 40x10 #ff3b30\nfill 0,4 40x6 #000000\nfill 0,10 40x6 #007aff\nfill 0,10 40x6 #000000"
    expect(window.displayList, equals: after)
  }
  @Test func `a mask lies on the content as it is aligned`() {
    // The display list names the mask and shows the content.
    expect(display(Box().mask { Circle() }), equals: "mask at 10,5 {\n  fill 0,0 20x10 #000000\n}")
    expect(isHit(Box().mask { Circle() }, 11, 6))
  }
  @Test func `a modifier on a group applies to each view`() {
    let stack = VStack(spacing: 0) {
      Group {
        Box(); Box()
      }.opacity(0.5)
    }
    let part = "{\n  fill 0,0 20x10 #000000\n}"
    expect(display(stack), equals: "opacity 0.5 at 10,0 \(part)\nopacity 0.5 at 10,10 \(part)")
  }

  struct Fading: View {
    @State var opacity = 0.5
    @State var angle = 0.0
    static var opacity: Binding<Double>!
    static var angle: Binding<Double>!
    var body: some View {
      let _ = Fading.opacity = $opacity
      let _ = Fading.angle = $angle
      Box().rotationEffect(.degrees(angle)).opacity(opacity)
    }
  }
  @Test func `changing an effect measures, places and records nothing below it`() {
    let window = window(Fading())
    window.resetCounters()
    Fading.opacity.wrappedValue = 0.25
    window.settle()
    expect(window.displayList.hasPrefix("opacity 0.25"))
    expect(window.counters.measures == 0 && window.counters.placements == 0)
    // The effect and the root.
    expect(window.counters.itemsRecorded, equals: 2)
    window.resetCounters()
    Fading.opacity.wrappedValue = 0.25
    window.settle()
    expect(window.counters, equals: FrameCounters())
    Fading.angle.wrappedValue = 90
    window.settle()
    expect(window.displayList.contains("transform 0 1 -1 0 15 -5"))
    Fading.angle.wrappedValue = 0
    window.settle()
    expect(!window.displayList.contains("transform"))
  }
  @Test func `animatable values are vectors`() {
    let middle = CGRect(x: 0, y: 0, width: 10, height: 10).animatableData
      .interpolated(towards: CGRect(x: 10, y: 20, width: 30, height: 10).animatableData, amount: 0.5)
    var rect = CGRect.zero
    rect.animatableData = middle
    expect(rect, equals: CGRect(x: 5, y: 10, width: 20, height: 10))
    expect(AnimatablePair(3.0, 4.0).magnitudeSquared, equals: 25)
    expect(EmptyAnimatableData().magnitudeSquared, equals: 0)
  }
}
