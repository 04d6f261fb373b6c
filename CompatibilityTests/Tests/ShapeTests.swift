import SwiftUI
import Testing

@MainActor struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }

  @Test func `a path is built of lines and curves`() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 8, y: 2)) && !path.contains(CGPoint(x: 2, y: 8)))
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)), .closeSubpath])
  }
  @Test func `a hole is what the even-odd rule leaves out`() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
  }
  @Test func `a path is moved and transformed`() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.offsetBy(dx: 5, dy: 6).boundingRect == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 30))
  }
  @Test func `half of a line is half as long`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    #expect(isNear(line.trimmedPath(from: 0.25, to: 0.75).boundingRect, CGRect(x: 25, y: 0, width: 50, height: 0)))
  }
  @Test func `the standard shapes fit their rectangle`() {
    #expect(isNear(Rectangle().path(in: rect).boundingRect, rect))
    #expect(isNear(Ellipse().path(in: rect).boundingRect, rect))
    #expect(isNear(Capsule().path(in: rect).boundingRect, rect))
    #expect(isNear(RoundedRectangle(cornerRadius: 8).path(in: rect).boundingRect, rect))
    // The largest circle in the middle.
    #expect(isNear(Circle().path(in: rect).boundingRect, CGRect(x: 35, y: 20, width: 50, height: 50)))
    #expect(isNear(Rectangle().inset(by: 5).path(in: rect).boundingRect, rect.insetBy(dx: 5, dy: 5)))
    #expect(isNear(Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect, rect.offsetBy(dx: 5, dy: 6)))
    #expect(isNear(Rectangle().scale(0.5).path(in: rect).boundingRect, rect.insetBy(dx: 25, dy: 12.5)))
    #expect(
      isNear(
        Rectangle().size(width: 10, height: 20).path(in: rect).boundingRect, CGRect(x: 10, y: 20, width: 10, height: 20)
      ))
  }
  @Test func `a circle asks for a square`() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 50)) == CGSize(width: 50, height: 50))
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 100, height: 50)) == CGSize(width: 100, height: 50))
  }
  @Test func `strokes and fills have defaults`() {
    let stroke = StrokeStyle()
    #expect(
      stroke.lineWidth == 1 && stroke.lineCap == .butt && stroke.lineJoin == .miter && stroke.miterLimit == 10
        && stroke.dash.isEmpty && stroke.dashPhase == 0)
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
  }
  @Test func `the outline of a line is as wide as its stroke`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)]) }
    #expect(isNear(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect, CGRect(x: 0, y: 8, width: 100, height: 4)))
  }
  @Test func `a shape of the app's own is animated by its data`() {
    struct Bar: Shape {
      var part: CGFloat
      var animatableData: CGFloat {
        get { part }
        set { part = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
      }
    }
    var bar = Bar(part: 0.5)
    #expect(isNear(bar.path(in: rect).boundingRect, CGRect(x: 10, y: 20, width: 50, height: 50)))
    bar.animatableData = 1
    #expect(isNear(bar.path(in: rect).boundingRect, rect))
  }
}
