import SwiftUI

/// A planetary system that moves, blends over one another, layers, clips and filters.
struct CanvasPage: View {
  @State private var isMoving = true

  var body: some View {
    Sheet(page: .canvas) {
      Specimen("Orrery", "240 bodies on a canvas that is drawn anew each frame.") {
        TimelineView(.animation(paused: !isMoving)) { timeline in
          Canvas { context, size in
            Orrery.draw(in: context, size, time: timeline.date.timeIntervalSinceReferenceDate)
          }
        }
        .frame(height: 300)
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
        .overlay(alignment: .bottomTrailing) {
          Button(isMoving ? "Pause" : "Play", systemImage: isMoving ? "pause.fill" : "play.fill") {
            isMoving.toggle()
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.glass)
          .accessibilityIdentifier("motion")
          .padding(10)
          .environment(\.colorScheme, .dark)
        }
      }
      .spansColumns()
      Specimen("Blend modes", "Two discs and what becomes of them where they meet.") { BlendSheet() }
      Specimen("Layers and clips", "A layer with a shadow of its own, and a clip that leaves the inside out.") {
        Canvas { context, size in Cutout.draw(in: context, size) }
          .frame(height: 170)
      }
      Specimen("Filters", "Blurred discs, cut where they are dense: drops that flow together.") {
        TimelineView(.animation(paused: !isMoving)) { timeline in
          Canvas { context, size in
            Drops.draw(in: context, size, time: timeline.date.timeIntervalSinceReferenceDate)
          }
        }
        .frame(height: 150)
      }
      Specimen("Symbols of the canvas", "Views, resolved once and drawn many times.") {
        Canvas { context, size in
          Garden.draw(in: context, size)
        } symbols: {
          ForEach(0..<4) { index in
            Image(systemName: ["leaf.fill", "sun.max.fill", "drop.fill", "ladybug.fill"][index])
              .font(.system(size: 26))
              .foregroundStyle([Color.green, .orange, .cyan, .red][index].gradient)
              .tag(index)
          }
        }
        .frame(height: 150)
      }
    }
  }
}

private enum Orrery {
  static func draw(in context: GraphicsContext, _ size: CGSize, time: Double) {
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .radialGradient(
        Gradient(colors: [Color(hex: 0x2A2A6B), Color(hex: 0x0B0B22)]),
        center: CGPoint(x: size.width / 2, y: size.height / 2), startRadius: 0, endRadius: size.width * 0.6))
    var dice = Dice(7)
    for _ in 0..<90 {
      let place = CGPoint(x: dice.roll(0...size.width), y: dice.roll(0...size.height))
      let twinkle = 0.35 + 0.3 * sin(time * dice.roll(0.5...2) + dice.roll(0...6))
      context.fill(
        Path(ellipseIn: CGRect(x: place.x, y: place.y, width: 1.6, height: 1.6)), with: .color(.white.opacity(twinkle)))
    }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var plane = context
    plane.translateBy(x: middle.x, y: middle.y)
    plane.rotate(by: .degrees(-14))
    let unit = min(size.width / 2.3, size.height * 1.2)
    let orbits = [0.24, 0.38, 0.54, 0.72, 0.95]
    for orbit in orbits {
      let rect = CGRect(x: -unit * orbit, y: -unit * orbit * 0.36, width: unit * orbit * 2, height: unit * orbit * 0.72)
      plane.stroke(Path(ellipseIn: rect), with: .color(.white.opacity(0.13)), lineWidth: 1)
    }
    // The belt.
    plane.drawLayer { layer in
      layer.blendMode = .plusLighter
      for _ in 0..<144 {
        let distance = unit * dice.roll(0.59...0.67), start = dice.roll(0...6.28)
        let angle = start + time * 0.12
        let radius = dice.roll(0.5...1.5)
        let rect = CGRect(
          x: cos(angle) * distance - radius, y: sin(angle) * distance * 0.36 - radius, width: radius * 2,
          height: radius * 2)
        layer.fill(Path(ellipseIn: rect), with: .color(Color(hex: 0xC9B59A).opacity(0.55)))
      }
    }
    let colors: [UInt32] = [0xFFB37A, 0x8FE3FF, 0xFF7D9C, 0xF6D98B, 0x9FA8FF]
    func planet(_ index: Int) -> (place: CGPoint, angle: Double) {
      let angle = time * (0.9 / (1 + Double(index))) + Double(index) * 2.1 + 0.6
      let distance = unit * orbits[index]
      return (CGPoint(x: cos(angle) * distance, y: sin(angle) * distance * 0.36), angle)
    }
    func drawPlanets(inFront: Bool) {
      for index in orbits.indices {
        let (place, angle) = planet(index)
        guard (sin(angle) > 0) == inFront else { continue }
        let radius = [6.0, 9, 7, 15, 12][index] * (1 + 0.18 * sin(angle))
        let disc = CGRect(x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2)
        let color = Color(hex: colors[index])
        plane.fill(
          Path(ellipseIn: disc),
          with: .radialGradient(
            Gradient(colors: [color.mix(with: .white, by: 0.5), color, color.mix(with: .black, by: 0.6)]),
            center: CGPoint(x: place.x - cos(angle) * radius * 0.5, y: place.y - radius * 0.4), startRadius: 0,
            endRadius: radius * 1.7))
        if index == 3 {
          let ring = disc.insetBy(dx: -radius * 0.8, dy: radius * 0.62)
          plane.stroke(Path(ellipseIn: ring), with: .color(color.opacity(0.7)), lineWidth: 2)
        }
      }
    }
    drawPlanets(inFront: false)
    let sun = CGRect(x: -20, y: -20, width: 40, height: 40)
    var glow = plane
    glow.blendMode = .plusLighter
    glow.fill(
      Path(ellipseIn: sun.insetBy(dx: -60, dy: -60)),
      with: .radialGradient(
        Gradient(colors: [Color(hex: 0xFFB44D).opacity(0.65), .clear]), center: .zero, startRadius: 14, endRadius: 80))
    plane.fill(
      Path(ellipseIn: sun),
      with: .radialGradient(
        Gradient(colors: [.white, Color(hex: 0xFFE08A), Color(hex: 0xFF9B3D)]), center: .zero, startRadius: 2,
        endRadius: 22))
    drawPlanets(inFront: true)
  }
}

private struct BlendSheet: View {
  private static let modes: [(String, GraphicsContext.BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("difference", .difference), ("colorDodge", .colorDodge), ("hardLight", .hardLight), ("xor", .xor),
  ]

  var body: some View {
    Tiles(columns: 4, minimum: 70, spacing: 8) {
      ForEach(Self.modes, id: \.0) { name, mode in
        VStack(spacing: 4) {
          Canvas { context, size in
            let side = min(size.width, size.height)
            let left = CGRect(x: 0, y: side * 0.12, width: side * 0.68, height: side * 0.68)
            let right = left.offsetBy(dx: side * 0.32, dy: side * 0.08)
            context.translateBy(x: (size.width - side) / 2, y: 0)
            context.drawLayer { layer in
              layer.fill(Path(ellipseIn: left), with: .color(Color(hex: 0xFF5E7E)))
              layer.blendMode = mode
              layer.fill(
                Path(ellipseIn: right),
                with: .linearGradient(
                  Gradient(colors: [Color(hex: 0x3FA9FF), Color(hex: 0x6C63FF)]), startPoint: right.origin,
                  endPoint: CGPoint(x: right.maxX, y: right.maxY)))
            }
          }
          .frame(height: 60)
          Caption(name)
        }
      }
    }
  }
}

private enum Cutout {
  static func draw(in context: GraphicsContext, _ size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    var well = context
    well.clip(to: Path(roundedRect: bounds, cornerRadius: 12, style: .continuous))
    well.fill(
      Path(bounds),
      with: .linearGradient(
        Gradient(colors: [Color(hex: 0xFFD36E), Color(hex: 0xFF6F91)]), startPoint: .zero,
        endPoint: CGPoint(x: size.width, y: size.height)))
    for index in 0..<14 {
      var stripe = Path()
      let x = size.width * Double(index) / 11 - size.height
      stripe.move(to: CGPoint(x: x, y: size.height))
      stripe.addLine(to: CGPoint(x: x + size.height, y: 0))
      well.stroke(stripe, with: .color(.white.opacity(0.18)), lineWidth: 9)
    }
    // A sheet with holes: what is inside the letters is left out.
    let sheet = bounds.insetBy(dx: 22, dy: 26)
    var holes = Path()
    for index in 0..<5 {
      let side = sheet.height * 0.46
      let x = sheet.minX + sheet.width * (Double(index) + 0.5) / 5
      let hole = CGRect(x: x - side / 2, y: sheet.midY - side / 2, width: side, height: side)
      if index.isMultiple(of: 2) {
        holes.addEllipse(in: hole)
      } else {
        holes.addRoundedRect(in: hole, cornerSize: CGSize(width: 10, height: 10))
      }
    }
    well.addFilter(.shadow(color: .black.opacity(0.45), radius: 6, x: 0, y: 4))
    well.drawLayer { layer in
      layer.clip(to: holes, options: .inverse)
      layer.fill(Path(roundedRect: sheet, cornerRadius: 14, style: .continuous), with: .color(.white))
    }
  }
}

private enum Drops {
  static func draw(in context: GraphicsContext, _ size: CGSize, time: Double) {
    var pool = context
    // From the last to the first: blurred, cut, and the steps at the edge made smooth.
    pool.addFilter(.blur(radius: 0.8))
    pool.addFilter(.alphaThreshold(min: 0.5, color: Color(hex: 0x5B5BF0)))
    pool.addFilter(.blur(radius: 9))
    pool.drawLayer { layer in
      for index in 0..<14 {
        let phase = Double(index) * 0.7
        let radius = 19.0 + 8 * sin(phase * 2.3)
        let x = size.width * (0.5 + 0.42 * sin(time * 0.5 + phase * 1.9))
        let y = size.height * (0.5 + 0.3 * cos(time * 0.7 + phase * 2.6))
        layer.fill(
          Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)),
          with: .color(.black))
      }
    }
  }
}

private enum Garden {
  static func draw(in context: GraphicsContext, _ size: CGSize) {
    var dice = Dice(12)
    let columns = max(4, Int(size.width / 44)), rows = 4
    for row in 0..<rows {
      for column in 0..<columns {
        guard let symbol = context.resolveSymbol(id: (row * 3 + column * 5 + row * column) % 4) else { continue }
        var place = context
        place.translateBy(
          x: size.width * (Double(column) + (row.isMultiple(of: 2) ? 0.3 : 0.7)) / Double(columns),
          y: size.height * (Double(row) + 0.5) / Double(rows))
        place.rotate(by: .degrees(dice.roll(-35...35)))
        let scale = dice.roll(0.65...1.1)
        place.scaleBy(x: scale, y: scale)
        place.opacity = dice.roll(0.55...1)
        place.draw(symbol, at: .zero)
      }
    }
  }
}
