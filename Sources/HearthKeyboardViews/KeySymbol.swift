import HearthUI

/// The pictures on keys that have no letter: drawn here, so that each desktop shows the same ones.
struct KeySymbol: View {
  nonisolated enum Kind: Hashable {
    case shift, shiftOn, shiftLock, delete, globe, dismiss, enter, search, smile, right, left
  }
  let kind: Kind
  /// Points: the picture is as high and a little wider.
  let size: CGFloat
  let color: Color

  var body: some View {
    let isFilled = kind == .shiftOn || kind == .shiftLock
    ZStack {
      if isFilled { SymbolShape(kind: kind).fill(color) }
      SymbolShape(kind: kind).stroke(
        color, style: StrokeStyle(lineWidth: max(1.2, size / 13), lineCap: .round, lineJoin: .round))
    }
    .frame(width: size * 1.2, height: size)
  }
}

private struct SymbolShape: Shape {
  let kind: KeySymbol.Kind

  /// Points are in a square of 20, in the middle of the rectangle.
  nonisolated func path(in rect: CGRect) -> Path {
    let scale = min(rect.width, rect.height) / 20
    let origin = CGPoint(x: rect.midX - 10 * scale, y: rect.midY - 10 * scale)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x * scale, y: origin.y + y * scale) }
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale, height: height * scale)
    }
    var path = Path()
    func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) {
      path.addLines(points.map { at($0.0, $0.1) })
      if closed { path.closeSubpath() }
    }
    switch kind {
    case .shift, .shiftOn, .shiftLock:
      let base: CGFloat = kind == .shiftLock ? 14 : 17
      lines([(10, 2), (18, 10.5), (13.5, 10.5), (13.5, base), (6.5, base), (6.5, 10.5), (2, 10.5)], closed: true)
      if kind == .shiftLock { path.addRect(box(6.5, 16.5, 7, 1.5)) }
    case .delete:
      lines([(6, 4), (20, 4), (20, 16), (6, 16), (0, 10)], closed: true)
      lines([(9.5, 7.2), (15.1, 12.8)])
      lines([(15.1, 7.2), (9.5, 12.8)])
    case .globe:
      path.addEllipse(in: box(1.5, 1.5, 17, 17))
      path.addEllipse(in: box(6, 1.5, 8, 17))
      lines([(1.5, 10), (18.5, 10)])
      lines([(3, 5.7), (17, 5.7)])
      lines([(3, 14.3), (17, 14.3)])
    case .dismiss:
      path.addRoundedRect(in: box(0, 1, 20, 11.5), cornerSize: CGSize(width: 2 * scale, height: 2 * scale))
      for x in [3.5, 7.8, 12.1, 16.4] as [CGFloat] { lines([(x, 4.6), (x + 0.1, 4.6)]) }
      lines([(5.5, 9), (14.5, 9)])
      lines([(7, 15.6), (10, 18.4), (13, 15.6)])
    case .enter:
      lines([(17.5, 4), (17.5, 11), (3, 11)])
      lines([(7.5, 6.5), (3, 11), (7.5, 15.5)])
    case .search:
      path.addEllipse(in: box(2, 2, 11.5, 11.5))
      lines([(12, 12), (18, 18)])
    case .smile:
      path.addEllipse(in: box(1.5, 1.5, 17, 17))
      path.addEllipse(in: box(6.6, 6.8, 1.2, 1.8))
      path.addEllipse(in: box(12.2, 6.8, 1.2, 1.8))
      path.move(to: at(5.8, 11.8))
      path.addQuadCurve(to: at(14.2, 11.8), control: at(10, 17))
    case .right:
      lines([(3, 10), (17, 10)])
      lines([(12, 5), (17, 10), (12, 15)])
    case .left:
      lines([(17, 10), (3, 10)])
      lines([(8, 5), (3, 10), (8, 15)])
    }
    return path
  }
}
