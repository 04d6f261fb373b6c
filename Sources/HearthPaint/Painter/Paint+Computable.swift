#if GTK
  import Foundation
  import HearthRendering

  extension Paint {
    /// Whether cairo and GSK can compute with the numbers of a gradient. They stop drawing at what is not finite, and have
    /// fewer digits than these numbers.
    private var isComputable: Bool {
      func isUsual(_ values: CGFloat...) -> Bool { values.allSatisfy { abs($0) < 1e7 } }
      func areUsual(_ stops: [Stop]) -> Bool { stops.allSatisfy { isUsual($0.location) } }
      return switch self {
      case .linearGradient(let stops, let from, let to):
        areUsual(stops) && isUsual(from.x, from.y, to.x, to.y)
      case .radialGradient(let stops, let center, let start, let end, let aspect):
        areUsual(stops) && isUsual(center.x, center.y, start, end, aspect) && aspect > 1e-7
      case .circlesGradient(let stops, let from, let start, let to, let end, _):
        areUsual(stops) && isUsual(from.x, from.y, start, to.x, to.y, end)
      case .sweep(let stops, let center, let start, let end):
        areUsual(stops) && isUsual(center.x, center.y, start, end)
      case .color, .tiles, .mesh, .shader: true
      }
    }
    /// This paint, or the last colour of a gradient whose numbers are not finite or beyond ten million, which is reported.
    var computable: Paint {
      if isComputable { return self }
      PaintDiagnostics.reportOnce(
        "gradient",
        "Gradient: a place, radius, angle or location is not a finite number, or beyond ten million points; its last "
          + "colour is painted. Check the numbers that it is made of."
      )
      switch self {
      case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
        .circlesGradient(let stops, _, _, _, _, _), .sweep(let stops, _, _, _):
        return .color(stops.last?.color ?? .clear)
      case .color, .tiles, .mesh, .shader: return self
      }
    }
  }
#endif
