#if GTK
  import Foundation
  import HearthRendering

  /// Paths taken apart into lines and curves.
  nonisolated enum Outline {
    /// The part of a quarter circle's radius at which a cubic curve has its control points.
    static let circle: CGFloat = 0.552284749831

    static func elements(of path: Path) -> [Path.Element] {
      switch path.storage {
      case .empty: return []
      case .elements(let elements): return elements
      case .rectangle(let r):
        return [
          .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
          .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
        ]
      case .ellipse(let r):
        return rounded(r, extent: CGSize(width: r.width / 2, height: r.height / 2), control: 1 - circle)
      case .roundedRectangle(let r, let corner, let style):
        let width = min(max(0, corner.width), r.width / 2), height = min(max(0, corner.height), r.height / 2)
        if width <= 0 || height <= 0 { return elements(of: Path(r)) }
        switch style {
        case .circular: return rounded(r, extent: CGSize(width: width, height: height), control: 1 - circle)
        case .continuous:
          // The curve begins earlier than the circle, as far as there is room, and meets the circle in its
          // middle: at 1 - √½ of the radius from both sides. Source: our choice, one curve for a corner
          // that has almost no jump of curvature.
          let stretch = max(1, min(1.25, r.width / 2 / width, r.height / 2 / height))
          let middle = 8 * (1 - CGFloat(0.5).squareRoot())
          return rounded(
            r, extent: CGSize(width: width * stretch, height: height * stretch),
            control: (middle - stretch) / 3 / stretch)
        }
      }
    }

    /// A rectangle whose corners take up `extent`, with control points at the part `control` of it from the corner.
    private static func rounded(_ r: CGRect, extent: CGSize, control: CGFloat) -> [Path.Element] {
      let (w, h) = (extent.width, extent.height), (cw, ch) = (w * control, h * control)
      func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      return [
        .move(to: p(r.minX + w, r.minY)), .line(to: p(r.maxX - w, r.minY)),
        .curve(to: p(r.maxX, r.minY + h), control1: p(r.maxX - cw, r.minY), control2: p(r.maxX, r.minY + ch)),
        .line(to: p(r.maxX, r.maxY - h)),
        .curve(to: p(r.maxX - w, r.maxY), control1: p(r.maxX, r.maxY - ch), control2: p(r.maxX - cw, r.maxY)),
        .line(to: p(r.minX + w, r.maxY)),
        .curve(to: p(r.minX, r.maxY - h), control1: p(r.minX + cw, r.maxY), control2: p(r.minX, r.maxY - ch)),
        .line(to: p(r.minX, r.minY + h)),
        .curve(to: p(r.minX + w, r.minY), control1: p(r.minX, r.minY + ch), control2: p(r.minX + cw, r.minY)),
        .closeSubpath,
      ]
    }

    /// An arc as curves of at most a quarter circle. Radians, clockwise on screen.
    static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> [Path.Element] {
      func point(_ angle: CGFloat, _ radius: CGFloat = radius) -> CGPoint {
        CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      }
      let count = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
      let step = (end - start) / CGFloat(count), reach = 4 / 3 * tan(step / 4) * radius
      var result: [Path.Element] = [.move(to: point(start))]
      for index in 0..<count {
        let a = start + CGFloat(index) * step, b = a + step, from = point(a), to = point(b)
        result.append(
          .curve(
            to: to, control1: CGPoint(x: from.x - sin(a) * reach, y: from.y + cos(a) * reach),
            control2: CGPoint(x: to.x + sin(b) * reach, y: to.y - cos(b) * reach)))
      }
      return result
    }
  }
#endif
