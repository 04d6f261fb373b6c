import Foundation

extension DisplayPiece {
  /// The picture as text: a line a piece, indented by depth, positions relative to the piece around it.
  /// Groups that only gather are not shown.
  @MainActor package var displayListText: String {
    var lines: [String] = []
    describe(into: &lines, x: 0, y: 0, indent: "")
    return lines.joined(separator: "\n")
  }

  @MainActor private func describe(into lines: inout [String], x: CGFloat, y: CGFloat, indent: String) {
    func add(_ text: String) { lines.append(indent + text) }
    let place = "\(x.short),\(y.short)"
    switch self {
    case let piece as GroupPiece:
      for child in piece.children { child.piece.describe(into: &lines, x: x + child.x, y: y + child.y, indent: indent) }
    case let piece as FillPiece:
      add("fill \(piece.shape.text(dx: x, dy: y)) \(piece.paint.text)")
    case let piece as StrokePiece:
      add("stroke \(piece.shape.text(dx: x, dy: y)) \(piece.style.lineWidth.short) \(piece.paint.text)")
    case let piece as TextPiece:
      let size = piece.layout.size, text = piece.layout.text
      var lines = ""
      for run in text.runs {
        if let line = run.attributes.underline { lines += " \(line.pattern) underline \"\(run.text)\"" }
      }
      add("text \(place) \(size.width.short)x\(size.height.short) \(piece.paint.text) \"\(text.plainText)\"\(lines)")
    case let piece as TextPartPiece:
      let frame = DisplayShape.rectangle(piece.frame).text(dx: x, dy: y)
      add("letters \(frame) \(piece.paint.text) \"\(piece.string)\"")
    case let piece as ImagePiece:
      let tint = piece.tint.map { " \($0.text)" } ?? ""
      let coloring = piece.coloring.map { " \($0.text)" } ?? ""
      let value = piece.variableValue.map { " value \(CGFloat($0).short)" } ?? ""
      let place = DisplayShape.rectangle(piece.rect).text(dx: x, dy: y)
      add("image \(place) \(piece.source.text)\(tint)\(coloring)\(value)")
    case let piece as EffectPiece:
      add("\(piece.effect.text) at \(place) {")
      piece.content.describe(into: &lines, x: 0, y: 0, indent: indent + "  ")
      add("}")
    default:
      add("piece \(place)")
    }
  }
}

extension CGFloat {
  /// At most two digits after the point, none when there is nothing to say.
  package var short: String {
    if isNaN { return "nan" }
    if isInfinite { return self > 0 ? "inf" : "-inf" }
    let scaled = (self * 100).rounded() / 100
    if scaled == scaled.rounded() && scaled.magnitude < 1e15 { return "\(Int(scaled))" }
    return "\(scaled)"
  }
}

extension DisplayShape {
  package func text(dx: CGFloat, dy: CGFloat) -> String {
    func rect(_ r: CGRect) -> String {
      "\((r.minX + dx).short),\((r.minY + dy).short) \(r.width.short)x\(r.height.short)"
    }
    switch self {
    case .rectangle(let r): return rect(r)
    case .roundedRectangle(let r, let radius): return "\(rect(r)) radius \(radius.short)"
    case .path(let key):
      if case .ellipse(let r) = key.path.storage { return "ellipse \(rect(r))" }
      return "path \(rect(key.bounds))"
    }
  }
}

extension Paint {
  package var text: String {
    func list(_ stops: [Stop]) -> String { stops.map { "\($0.color)@\($0.location.short)" }.joined(separator: " ") }
    switch self {
    case .color(let color): return color.description
    case .linearGradient(let stops, _, _): return "linear(\(list(stops)))"
    case .radialGradient(let stops, _, _, _, _): return "radial(\(list(stops)))"
    case .circlesGradient(let stops, _, _, _, _, _): return "circles(\(list(stops)))"
    case .sweep(let stops, _, _, _): return "angular(\(list(stops)))"
    case .tiles(let source, _, _, _, _): return "tiles(\(source.text))"
    case .shader(let call, _, _): return "shader \(call.entry.name)"
    case .mesh(let mesh):
      let ends = [mesh.colors.first, mesh.colors.last].compactMap { $0?.description }
      return "mesh(\(mesh.columns)x\(mesh.rows) \(ends.joined(separator: " ")))"
    }
  }
}

extension ImageSource {
  package var text: String {
    switch self {
    case .file(let path): "file \(path.split(separator: "/").last ?? "")"
    case .data(let data): "data \(data.count) bytes"
    case .symbol(let name, let size, _): "symbol \(name) \(size.short)"
    case .drawn(let picture): "drawn \(picture.size.width.short) x \(picture.size.height.short)"
    }
  }
}

extension DisplayEffect {
  package var text: String {
    switch self {
    case .opacity(let value): "opacity \(CGFloat(value).short)"
    case .clip(let shape, _): "clip \(shape.text(dx: 0, dy: 0))"
    case .mask: "mask"
    case .transform(let t): "transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.short).joined(separator: " "))"
    case .project(let p):
      "project \([p.m11, p.m12, p.m21, p.m22, p.m31, p.m32].map { ($0 / p.m33).short }.joined(separator: " ")) perspective \((p.m13 / p.m33 * 1000).short) \((p.m23 / p.m33 * 1000).short)"
    case .blur(let radius, _): "blur \(radius.short)"
    case .shadow(let color, let radius, let x, let y): "shadow \(color) \(radius.short) \(x.short),\(y.short)"
    case .blend(let mode): "blend \(mode)"
    case .colorMatrix: "color matrix"
    case .isolate: "isolate"
    case .shader(let call, _, _): "shader \(call.entry.name)"
    }
  }
}

extension SymbolColoring {
  fileprivate var text: String {
    switch self {
    case .palette(let paints): "palette(\(paints.map(\.text).joined(separator: ", ")))"
    case .hierarchical(let paints): "hierarchical(\(paints.map(\.text).joined(separator: ", ")))"
    case .multicolor(let isDark): isDark ? "multicolor(dark)" : "multicolor"
    }
  }
}
