import HearthCore
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct DrawingShapeTests {
  @Test func `a colour fills what it is offered, and is 10 points long where nothing is`() {
    expect(display(Color.black), equals: "fill 0,0 40x20 #000000")
    let stack = TestWindow(size: CGSize(width: 40, height: 20)) { Color.black }
    let root = stack.content.engine.root!
    var size: Size?
    root.visitLayoutChildren { size = $0.measure(.unspecified) }
    expect(size, equals: Size(10, 10))
  }
  @Test func `a shape made of another one is mirrored as that is`() {
    let circle = Circle(), path = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
    expect(circle.trim(from: 0, to: 0.3).layoutDirectionBehavior, equals: .fixed)
    expect(path.size(width: 4, height: 4).layoutDirectionBehavior, equals: .fixed)
    expect(path.transform(.identity).layoutDirectionBehavior, equals: .fixed)
    expect(circle.union(path).layoutDirectionBehavior, equals: .fixed)
    nonisolated struct Flag: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
    expect(Flag().trim(from: 0, to: 0.3).layoutDirectionBehavior, equals: .mirrors)
    expect(circle.union(Flag()).layoutDirectionBehavior, equals: .mirrors)
  }
  @Test func `shapes keep their form for painters`() {
    expect(display(Rectangle()), equals: "fill 0,0 40x20 #000000")
    expect(display(Ellipse()), equals: "fill ellipse 0,0 40x20 #000000")
    expect(display(Circle()), equals: "fill ellipse 10,0 20x20 #000000")
    expect(display(Capsule()), equals: "fill 0,0 40x20 radius 10 #000000")
    expect(display(RoundedRectangle(cornerRadius: 4, style: .circular)), equals: "fill 0,0 40x20 radius 4 #000000")
    expect(display(RoundedRectangle(cornerRadius: 4)), equals: "fill path 0,0 40x20 #000000")
    expect(display(AnyShape(.rect(topLeadingRadius: 4))), equals: "fill path 0,0 40x20 #000000")
  }
  private func display<V: View>(_ view: V) -> String {
    TestWindow(size: CGSize(width: 40, height: 20)) { view }.displayList
  }

  @Test func `a stroke lies on the outline, a border inside`() {
    expect(display(Rectangle().stroke(.black, lineWidth: 4)), equals: "stroke 0,0 40x20 4 #000000")
    expect(display(Rectangle().strokeBorder(.black, lineWidth: 4)), equals: "stroke 2,2 36x16 4 #000000")
    expect(display(Circle().strokeBorder(lineWidth: 4)), equals: "stroke ellipse 12,2 16x16 4 #000000")
    let rounded = RoundedRectangle(cornerRadius: 6, style: .circular)
    expect(display(rounded.strokeBorder(.black, lineWidth: 4)), equals: "stroke 2,2 36x16 radius 4 4 #000000")
    expect(display(rounded.inset(by: 2).inset(by: 2)), equals: "fill 4,4 32x12 radius 2 #000000")
    expect(display(Rectangle().inset(by: 100)), equals: "fill 20,10 0x0 #000000")
  }
  @Test func `fills and strokes follow each other from back to front`() {
    expect(
      display(Rectangle().fill(.red).stroke(.blue, lineWidth: 2)),
      equals: "fill 0,0 40x20 #ff3b30\nstroke 0,0 40x20 2 #007aff")
    expect(
      display(Rectangle().stroke(.blue, lineWidth: 2).fill(.red)),
      equals: "stroke 0,0 40x20 2 #007aff\nfill 0,0 40x20 #ff3b30")
    expect(
      display(Rectangle().fill(.background).strokeBorder(.tint, lineWidth: 2).stroke(.black)),
      equals: "fill 0,0 40x20 #ffffff\nstroke 1,1 38x18 2 #007aff\nstroke 0,0 40x20 1 #000000")
  }
  @Test func `derived shapes transform the outline`() {
    expect(display(Rectangle().offset(x: 3, y: 4)), equals: "fill 3,4 40x20 #000000")
    expect(display(Rectangle().scale(0.5)), equals: "fill 10,5 20x10 #000000")
    expect(display(Rectangle().scale(x: 0.5, anchor: .leading)), equals: "fill 0,0 20x20 #000000")
    expect(display(Rectangle().rotation(.degrees(90))), equals: "fill path 10,-10 20x40 #000000")
    expect(display(Rectangle().size(width: 8, height: 6)), equals: "fill 0,0 8x6 #000000")
    expect(display(Rectangle().size(width: 8, height: 6, anchor: .bottomTrailing)), equals: "fill 32,14 8x6 #000000")
    expect(display(Rectangle().trim(from: 0, to: 40.0 / 120).stroke(.black)), equals: "stroke path 0,0 40x0 1 #000000")
    expect(display(Rectangle().transform(CGAffineTransform(translationX: 1, y: 1))), equals: "fill 1,1 40x20 #000000")
    expect(
      display(Rectangle().subtracting(Rectangle().size(width: 10, height: 20))), equals: "fill path 10,0 30x20 #000000")
    expect(display(AnyShape(Circle())), equals: "fill ellipse 10,0 20x20 #000000")
    expect(display(Path(CGRect(x: 1, y: 2, width: 3, height: 4))), equals: "fill 1,2 3x4 #000000")
  }
  @Test func `shapes are mirrored where one reads from right to left`() {
    nonisolated struct Left: Shape {
      var behavior: LayoutDirectionBehavior = .mirrors
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: rect.height)) }
      var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    }
    expect(display(Left().environment(\.layoutDirection, .rightToLeft)), equals: "fill 30,0 10x20 #000000")
    expect(
      display(Left(behavior: .fixed).environment(\.layoutDirection, .rightToLeft)), equals: "fill 0,0 10x20 #000000")
    expect(display(Left(behavior: .mirrors(in: .leftToRight))), equals: "fill 30,0 10x20 #000000")
  }
  @Test func `a size that is none is reported`() {
    nonisolated struct Bad: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: CGFloat.nan, height: -1) }
    }
    let window = TestWindow(size: CGSize(width: 40, height: 20)) { Bad() }
    expect(window.displayList, equals: "fill 0,0 40x20 #000000")
    expect(window.reports.count, equals: 1)
  }
  @Test func `a clear fill and an empty path paint nothing and are not hit`() {
    let window = TestWindow(size: CGSize(width: 40, height: 20)) { Color.clear }
    expect(window.displayList, equals: "")
    expect(window.content.engine.root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    expect(display(Path()), equals: "")
  }
  @Test func `a shape is hit where it is painted`() {
    func isHit<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
      let window = TestWindow(size: CGSize(width: 40, height: 20)) { view }
      return withExtendedLifetime(window) { window.content.engine.root.hitTest(CGPoint(x: x, y: y)) != nil }
    }
    expect(isHit(Circle(), 20, 10))
    expect(!isHit(Circle(), 11, 1))
    expect(isHit(Rectangle().stroke(.black, lineWidth: 4), 1, 10))
    expect(!isHit(Rectangle().stroke(.black, lineWidth: 4), 20, 10))
    expect(isHit(Rectangle().fill(.red).stroke(.black, lineWidth: 4), 20, 10))
  }

  struct Swapping: View {
    @State var radius: CGFloat = 4
    @State var color = Color.red
    static var radius: Binding<CGFloat>!
    static var color: Binding<Color>!
    var body: some View {
      let _ = Swapping.radius = $radius
      let _ = Swapping.color = $color
      VStack(spacing: 0) {
        RoundedRectangle(cornerRadius: radius, style: .circular).fill(color)
        RoundedRectangle(cornerRadius: 2, style: .circular).fill(.blue).border(.red).background(.green)
      }
    }
  }
  @Test func `another colour records one piece and its path, and an equal one nothing`() {
    let window = TestWindow(size: CGSize(width: 40, height: 20)) { Swapping() }
    window.resetCounters()
    Swapping.color.wrappedValue = Color(RGBA(1, 0.23137255, 0.1882353))
    window.settle()
    expect(window.displayList.hasPrefix("fill 0,0 40x10 radius 4 #ff3b30"))
    // The same numbers under another name: the piece is the one there was.
    expect(window.counters.measures == 0 && window.counters.placements == 0)
    window.resetCounters()
    Swapping.color.wrappedValue = .blue
    window.settle()
    expect(window.displayList.hasPrefix("fill 0,0 40x10 radius 4 #007aff"))
    // The fill, the stack and the root.
    expect(window.counters.itemsRecorded, equals: 3)
    window.resetCounters()
    Swapping.color.wrappedValue = .blue
    window.settle()
    expect(window.counters.itemsRecorded, equals: 0)
  }
  @Test func `another outline of the same size moves nothing`() {
    let window = TestWindow(size: CGSize(width: 40, height: 20)) { Swapping() }
    window.resetCounters()
    Swapping.radius.wrappedValue = 3
    window.settle()
    expect(window.displayList.hasPrefix("fill 0,0 40x10 radius 3 #ff3b30"))
    expect(window.counters.itemsRecorded, equals: 3)
    expect(window.counters.placements <= 1)
  }
}
