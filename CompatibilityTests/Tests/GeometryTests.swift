import SwiftUI
import Testing

@MainActor struct GeometryTests {
  @Test func `degrees and radians are two views of one angle`() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.zero == Angle())
    #expect(abs((Angle.degrees(10) + .degrees(20)).degrees - 30) < 1e-12)
    #expect(Angle.degrees(10) < .degrees(20))
    var angle = Angle.degrees(45)
    angle.degrees *= 2
    #expect(abs(angle.radians - .pi / 2) < 1e-12)
  }
  @Test func `unit points name corners and edges`() {
    #expect(UnitPoint.topLeading == UnitPoint(x: 0, y: 0))
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.leading == UnitPoint(x: 0, y: 0.5) && UnitPoint.top == UnitPoint(x: 0.5, y: 0))
    #expect(UnitPoint() == .zero)
  }
  @Test func `edge insets are zero by default`() {
    let insets = EdgeInsets()
    #expect(insets.top == 0 && insets.leading == 0 && insets.bottom == 0 && insets.trailing == 0)
    #expect(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
  @Test func `sets of edges and axes`() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing] && Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.Set(.top) == .top)
    #expect(Axis.allCases == [.horizontal, .vertical])
    let axes: Axis.Set = [.horizontal]
    #expect(axes.contains(.horizontal) && !axes.contains(.vertical))
    #expect(Edge.allCases.count == 4)
  }
  @Test func `a proposal has named extremes and fills in what it does not say`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
    #expect(ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
        == CGSize(width: 3, height: 4))
  }
  @Test func `alignments are pairs of guides`() {
    #expect(Alignment.center == Alignment(horizontal: .center, vertical: .center))
    #expect(Alignment.topLeading.horizontal == .leading && Alignment.topLeading.vertical == .top)
    #expect(Alignment.leadingFirstTextBaseline == Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    enum Third: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 } }
    #expect(VerticalAlignment(Third.self) == VerticalAlignment(Third.self))
    #expect(VerticalAlignment(Third.self) != .top)
  }
  @Test func `vectors of animatable data add, scale and have a length`() {
    var pair = AnimatablePair(3.0, AnimatablePair(4.0, 0.0))
    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, AnimatablePair(8, 0)))
    #expect(pair + pair - pair == pair)
    #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
    #expect(CGSize(width: 1, height: 2).animatableData == AnimatablePair(1, 2))
  }
  @Test func `a projection undoes itself`() {
    var transform = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(transform.isAffine && !transform.isIdentity)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    #expect(transform.invert() && transform.m31 == -3)
    #expect(ProjectionTransform().isIdentity)
  }
  @Test func `type sizes are ordered`() {
    #expect(DynamicTypeSize.xSmall < .large && DynamicTypeSize.large < .accessibility1)
    #expect(DynamicTypeSize.accessibility3.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.allCases.count == 12)
  }
}
