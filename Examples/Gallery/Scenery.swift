import SwiftUI

/// A landscape that the app paints: a sky, what shines in it, ridges that fade into the distance, and water or trees.
struct Scenery: Identifiable, Hashable {
  enum Ground: Hashable { case mountains, dunes, water, forest }
  let name: String
  let title: String
  /// Width by height.
  let ratio: Double
  let ground: Ground
  /// From the top to the horizon.
  let sky: [UInt32]
  /// The ridge that is nearest.
  let near: UInt32
  let sun: UInt32
  /// In fractions of the picture.
  let sunPlace: CGPoint
  let sunSize: Double
  var hasStars = false
  let seed: Int

  var id: String { name }

  static let all: [Scenery] = [
    Scenery(
      name: "alpenglow", title: "Alpenglow", ratio: 1.5, ground: .mountains, sky: [0x2B3A77, 0xB5638B, 0xFFC08A],
      near: 0x1B1E3F, sun: 0xFFE9C4, sunPlace: CGPoint(x: 0.68, y: 0.46), sunSize: 0.07, seed: 3),
    Scenery(
      name: "dunes", title: "Dunes", ratio: 0.8, ground: .dunes, sky: [0x4FA7C9, 0xBFE0DD, 0xFBE6C2], near: 0xB5622C,
      sun: 0xFFFBEA, sunPlace: CGPoint(x: 0.3, y: 0.2), sunSize: 0.06, seed: 5),
    Scenery(
      name: "fjord", title: "Fjord", ratio: 1.25, ground: .water, sky: [0x1F4C6B, 0x6FA6B8, 0xE9E3CF], near: 0x0F2B3A,
      sun: 0xFFF6DD, sunPlace: CGPoint(x: 0.5, y: 0.42), sunSize: 0.05, seed: 11),
    Scenery(
      name: "northern-light", title: "Northern Light", ratio: 0.75, ground: .forest,
      sky: [0x050B1F, 0x0F4450, 0x4FC08D],
      near: 0x030910, sun: 0xE8FFF4, sunPlace: CGPoint(x: 0.75, y: 0.16), sunSize: 0.03, hasStars: true, seed: 8),
    Scenery(
      name: "lagoon", title: "Lagoon", ratio: 1, ground: .water, sky: [0x2A6FDB, 0x6FC7F2, 0xD8F5EC], near: 0x0E5C63,
      sun: 0xFFFFFF, sunPlace: CGPoint(x: 0.74, y: 0.22), sunSize: 0.06, seed: 21),
    Scenery(
      name: "pine-valley", title: "Pine Valley", ratio: 1.4, ground: .forest, sky: [0x7FA8A3, 0xC9D8C5, 0xF4EBD3],
      near: 0x16302B, sun: 0xFFF7DF, sunPlace: CGPoint(x: 0.26, y: 0.34), sunSize: 0.06, seed: 14),
    Scenery(
      name: "ember", title: "Ember Canyon", ratio: 0.9, ground: .dunes, sky: [0x3B1C4A, 0xA8325E, 0xFF8A4C],
      near: 0x2A0F22,
      sun: 0xFFD9A0, sunPlace: CGPoint(x: 0.5, y: 0.5), sunSize: 0.12, seed: 33),
    Scenery(
      name: "first-snow", title: "First Snow", ratio: 1.3, ground: .mountains, sky: [0x8FA9C9, 0xC6D6E6, 0xF3F3F0],
      near: 0x3C5068, sun: 0xFFFFFF, sunPlace: CGPoint(x: 0.34, y: 0.24), sunSize: 0.05, seed: 40),
    Scenery(
      name: "violet-hour", title: "Violet Hour", ratio: 0.78, ground: .mountains, sky: [0x241B5E, 0x6B3FA0, 0xF2A6C0],
      near: 0x140F38, sun: 0xFFE3EC, sunPlace: CGPoint(x: 0.62, y: 0.36), sunSize: 0.08, hasStars: true, seed: 52),
    Scenery(
      name: "meadow", title: "Meadow", ratio: 1.6, ground: .dunes, sky: [0x5DB2E8, 0xB6E0EE, 0xF7F4D8], near: 0x2E7D3E,
      sun: 0xFFFDE6, sunPlace: CGPoint(x: 0.8, y: 0.22), sunSize: 0.05, seed: 61),
    Scenery(
      name: "tide", title: "Ebb Tide", ratio: 1.1, ground: .water, sky: [0x46345E, 0xD97B66, 0xFFD7A1], near: 0x2B2140,
      sun: 0xFFF0CF, sunPlace: CGPoint(x: 0.36, y: 0.44), sunSize: 0.08, seed: 73),
    Scenery(
      name: "moonrise", title: "Moonrise", ratio: 0.85, ground: .forest, sky: [0x0B1030, 0x26356B, 0x7D7FB3],
      near: 0x070A1C,
      sun: 0xF6F3E4, sunPlace: CGPoint(x: 0.4, y: 0.3), sunSize: 0.09, hasStars: true, seed: 88),
  ]
  static func named(_ name: String) -> Scenery { all.first { $0.name == name } ?? all[0] }
}

/// A landscape in any size.
struct SceneryView: View {
  let scenery: Scenery

  var body: some View {
    Canvas(opaque: true) { context, size in
      scenery.draw(in: context, size)
    }
    .accessibilityLabel(scenery.title)
    .accessibilityAddTraits(.isImage)
  }
}

extension Color {
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }
}

// MARK: - Painting

extension Scenery {
  func draw(in context: GraphicsContext, _ size: CGSize) {
    var dice = Dice(seed)
    let all = CGRect(origin: .zero, size: size)
    let horizon = size.height * (ground == .water ? 0.58 : 0.62)
    let colors = sky.map { Color(hex: $0) }
    context.fill(
      Path(all),
      with: .linearGradient(
        Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: 0, y: horizon * 1.05)))
    if hasStars { stars(in: context, size, horizon, &dice) }
    if name == "northern-light" { aurora(in: context, size) }
    shine(in: context, size)
    clouds(in: context, size, horizon, &dice)

    let haze = colors.last ?? .white
    let layers = ground == .dunes ? 4 : 5
    for layer in 0..<layers {
      let depth = Double(layer) / Double(layers - 1)
      let color = haze.mix(with: Color(hex: near), by: 0.22 + 0.78 * depth)
      let base: Double
      if ground == .water {
        base = horizon - size.height * 0.02 * (1 - depth)
      } else {
        base = horizon + (size.height - horizon) * (depth * 0.78 - 0.06)
      }
      let height = size.height * (ground == .dunes ? 0.07 + 0.03 * depth : 0.2 - 0.1 * depth)
      let ridge = ridge(size, base: base, height: height, &dice)
      if ground == .water, layer == layers - 1 { break }
      context.fill(
        ridge,
        with: .linearGradient(
          Gradient(colors: [color, color.mix(with: haze, by: 0.35 * (1 - depth))]),
          startPoint: CGPoint(x: 0, y: base - height), endPoint: CGPoint(x: 0, y: base + height)))
      if ground == .forest, layer >= 2 { trees(in: context, size, base, color, depth, &dice) }
    }
    if ground == .water { water(in: context, size, horizon, &dice) }
  }

  private func stars(in context: GraphicsContext, _ size: CGSize, _ horizon: Double, _ dice: inout Dice) {
    for _ in 0..<70 {
      let place = CGPoint(x: dice.roll(0...size.width), y: dice.roll(0...horizon * 0.8))
      let radius = dice.roll(0.4...1.3) * size.width / 360
      let star = Path(ellipseIn: CGRect(x: place.x, y: place.y, width: radius * 2, height: radius * 2))
      context.fill(star, with: .color(.white.opacity(dice.roll(0.25...0.9))))
    }
  }
  private func aurora(in context: GraphicsContext, _ size: CGSize) {
    context.drawLayer { layer in
      layer.blendMode = .screen
      layer.addFilter(.blur(radius: size.width * 0.035))
      for band in 0..<3 {
        let base = size.height * (0.3 + 0.08 * Double(band))
        var path = Path()
        for step in 0...40 {
          let x = size.width * Double(step) / 40
          let y = base + sin(Double(step) / 6 + Double(band) * 1.7) * size.height * 0.06
          if step == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
        }
        let color = Color(hex: [0x4CFFB0, 0x38D6E0, 0x9A7BFF][band])
        layer.stroke(path, with: .color(color.opacity(0.4)), lineWidth: size.height * 0.09)
      }
    }
  }
  private func shine(in context: GraphicsContext, _ size: CGSize) {
    let middle = CGPoint(x: sunPlace.x * size.width, y: sunPlace.y * size.height)
    let radius = sunSize * max(size.width, size.height)
    let color = Color(hex: sun)
    let glow = CGRect(x: middle.x, y: middle.y, width: 0, height: 0).insetBy(dx: -radius * 5, dy: -radius * 5)
    context.fill(
      Path(ellipseIn: glow),
      with: .radialGradient(
        Gradient(stops: [
          .init(color: color.opacity(0.55), location: 0), .init(color: color.opacity(0.16), location: 0.4),
          .init(color: color.opacity(0), location: 1),
        ]), center: middle, startRadius: radius * 0.8, endRadius: radius * 5))
    let disc = glow.insetBy(dx: radius * 4, dy: radius * 4)
    context.fill(Path(ellipseIn: disc), with: .color(color))
  }
  private func clouds(in context: GraphicsContext, _ size: CGSize, _ horizon: Double, _ dice: inout Dice) {
    for _ in 0..<6 {
      let width = size.width * dice.roll(0.16...0.42), height = size.height * dice.roll(0.004...0.014)
      let rect = CGRect(
        x: dice.roll(-0.1...0.9) * size.width, y: dice.roll(0.12...0.85) * horizon, width: width, height: height)
      context.fill(
        Path(roundedRect: rect, cornerRadius: height / 2),
        with: .linearGradient(
          Gradient(colors: [.white.opacity(0), .white.opacity(hasStars ? 0.1 : 0.28), .white.opacity(0)]),
          startPoint: CGPoint(x: rect.minX, y: 0), endPoint: CGPoint(x: rect.maxX, y: 0)))
    }
  }
  private func ridge(_ size: CGSize, base: Double, height: Double, _ dice: inout Dice) -> Path {
    let waves: [(Double, Double, Double)] = (0..<(ground == .dunes ? 3 : 6)).map { index in
      let frequency = pow(ground == .dunes ? 1.7 : 1.95, Double(index)) * dice.roll(1.6...2.4)
      return (frequency, dice.roll(0...6.28), pow(ground == .dunes ? 0.4 : 0.52, Double(index)))
    }
    let steps = max(40, Int(size.width / 3))
    var path = Path()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      var y = 0.0
      for (frequency, phase, amount) in waves {
        let wave = sin(t * frequency * 3 + phase)
        // Peaks are sharp in mountains, and round in sand.
        y += amount * (ground == .dunes ? wave : 0.9 - 1.5 * abs(wave))
      }
      path.addLine(to: CGPoint(x: t * size.width, y: base - y * height * 0.7))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    return path
  }
  private func trees(
    in context: GraphicsContext, _ size: CGSize, _ base: Double, _ color: Color, _ depth: Double, _ dice: inout Dice
  ) {
    var path = Path()
    let count = Int(46 - 22 * depth)
    for index in 0...count {
      let x = size.width * (Double(index) + dice.roll(-0.4...0.4)) / Double(count)
      let height = size.height * (0.06 + 0.11 * depth) * dice.roll(0.7...1.25)
      let foot = base + size.height * (0.06 + 0.05 * depth)
      for tier in 0..<4 {
        let top = foot - height * (1 - Double(tier) * 0.2), width = height * (0.1 + 0.055 * Double(tier))
        path.move(to: CGPoint(x: x, y: top))
        path.addLine(to: CGPoint(x: x + width, y: top + height * 0.36))
        path.addLine(to: CGPoint(x: x - width, y: top + height * 0.36))
        path.closeSubpath()
      }
      path.addRect(CGRect(x: x - height * 0.02, y: foot - height * 0.1, width: height * 0.04, height: height * 0.3))
    }
    path.addRect(CGRect(x: 0, y: base + size.height * (0.05 + 0.05 * depth), width: size.width, height: size.height))
    context.fill(path, with: .color(color))
  }
  private func water(in context: GraphicsContext, _ size: CGSize, _ horizon: Double, _ dice: inout Dice) {
    let colors = sky.map { Color(hex: $0) }
    let sea = CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
    context.fill(
      Path(sea),
      with: .linearGradient(
        Gradient(colors: [colors[1].mix(with: colors[2], by: 0.4), Color(hex: near)]),
        startPoint: CGPoint(x: 0, y: horizon), endPoint: CGPoint(x: 0, y: size.height)))
    let middle = sunPlace.x * size.width
    for index in 0..<46 {
      let depth = Double(index) / 46
      let y = horizon + 2 + sea.height * depth * depth
      let reach = size.width * (0.03 + 0.16 * depth)
      let width = reach * dice.roll(0.5...1.4), x = middle + dice.roll(-1...1) * reach * 0.6
      let height = 0.6 + size.height * 0.006 * depth
      let rect = CGRect(x: x - width / 2, y: y, width: width, height: height)
      context.fill(
        Path(roundedRect: rect, cornerRadius: height / 2),
        with: .color(Color(hex: sun).opacity(0.5 * (1 - depth * 0.7))))
    }
    for _ in 0..<50 {
      let depth = dice.roll(0...1)
      let width = size.width * (0.02 + 0.12 * depth), height = 0.5 + size.height * 0.004 * depth
      let rect = CGRect(
        x: dice.roll(-0.05...1) * size.width, y: horizon + sea.height * depth, width: width, height: height)
      context.fill(Path(roundedRect: rect, cornerRadius: height / 2), with: .color(.white.opacity(0.1)))
    }
  }
}
