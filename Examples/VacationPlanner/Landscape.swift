import SwiftUI

/// A picture of a scenery, of any size: what the app has instead of photos.
struct Landscape: View {
  let scenery: Scenery

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: scenery.sky, startPoint: .top, endPoint: .bottom)
        if scenery.hasStars { Stars().fill(.white.opacity(0.8)) }
        if let disc = scenery.disc { DiscView(disc: disc, size: size) }
        ForEach(scenery.ridges.indices, id: \.self) { index in
          let layer = scenery.ridges[index]
          layer.line.fill(
            LinearGradient(colors: layer.colors, startPoint: UnitPoint(x: 0.5, y: layer.line.top), endPoint: .bottom))
        }
        if let sea = scenery.sea { SeaView(sea: sea, disc: scenery.disc, size: size) }
      }
    }
    .clipped()
  }
}

/// A line of hills across the whole width, filled down to the bottom.
struct Ridge: Shape {
  /// A part of the line.
  struct Wave: Sendable {
    /// How many go across the width.
    var count: CGFloat
    /// In parts of the height.
    var height: CGFloat
    /// Where it begins, in parts of a wave.
    var start: CGFloat
    init(_ count: CGFloat, _ height: CGFloat, _ start: CGFloat) {
      (self.count, self.height, self.start) = (count, height, start)
    }
  }
  /// The middle of the line, in parts of the height from the top.
  var base: CGFloat
  var waves: [Wave]
  /// Peaks instead of round hills.
  var isPointed = false

  /// Nothing of it is higher: in parts of the height.
  var top: CGFloat { base - waves.reduce(0) { $0 + $1.height } }

  /// - Parameter x: In parts of the width.
  private func height(at x: CGFloat) -> CGFloat {
    var sum: CGFloat = 0
    for wave in waves {
      let phase = x * wave.count + wave.start
      let part = phase - phase.rounded(.down)
      sum += wave.height * (isPointed ? 1 - 4 * abs(part - 0.5) : sin(2 * .pi * part))
    }
    return sum
  }

  func path(in rect: CGRect) -> Path {
    let steps = max(24, Int(rect.width / 4))
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for step in 0...steps {
      let x = CGFloat(step) / CGFloat(steps)
      path.addLine(to: CGPoint(x: rect.minX + x * rect.width, y: rect.minY + (base - height(at: x)) * rect.height))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Sixty stars in the upper part, the same each time.
private struct Stars: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    var seed: UInt32 = 20_240_611
    func next() -> CGFloat {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return CGFloat(seed >> 8) / CGFloat(1 << 24)
    }
    for _ in 0..<60 {
      let x = next() * rect.width, y = next() * rect.height * 0.6, radius = 0.4 + next() * 1.1
      path.addEllipse(in: CGRect(x: rect.minX + x, y: rect.minY + y, width: radius * 2, height: radius * 2))
    }
    return path
  }
}

/// The sun or the moon in its glow.
private struct DiscView: View {
  let disc: Scenery.Disc
  let size: CGSize

  var body: some View {
    let radius = disc.radius * size.height
    ZStack {
      RadialGradient(
        colors: [disc.color.opacity(0.55), disc.color.opacity(0)], center: .center, startRadius: radius * 0.8,
        endRadius: radius * 3
      )
      .frame(width: radius * 6, height: radius * 6)
      Circle()
        .fill(disc.color)
        .frame(width: radius * 2, height: radius * 2)
    }
    .position(x: disc.center.x * size.width, y: disc.center.y * size.height)
  }
}

/// Water from the horizon downwards, on which the sun glitters.
private struct SeaView: View {
  let sea: Scenery.Sea
  let disc: Scenery.Disc?
  let size: CGSize

  var body: some View {
    let depth = size.height * (1 - sea.horizon)
    ZStack(alignment: .top) {
      LinearGradient(colors: sea.colors, startPoint: .top, endPoint: .bottom)
      if let disc { Glitter(x: disc.center.x, width: disc.radius * size.height).fill(disc.color.opacity(0.5)) }
    }
    .frame(width: size.width, height: depth)
    .offset(y: size.height - depth)
  }
}

/// Short lines of light below the sun, wider towards the viewer.
private struct Glitter: Shape {
  /// The middle, in parts of the width.
  var x: CGFloat
  /// Points, at the horizon.
  var width: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let count = 14
    for line in 0..<count {
      let part = CGFloat(line) / CGFloat(count)
      let length = width * (1.2 + part * 2.2) * (line.isMultiple(of: 2) ? 1 : 0.6)
      let shift = width * 0.5 * CGFloat((line * 5) % 7 - 3) / 3 * part
      let height = max(1, rect.height * 0.012 * (1 + part * 2))
      let y = rect.minY + rect.height * (0.02 + part * part * 0.9)
      path.addRoundedRect(
        in: CGRect(x: rect.minX + rect.width * x - length / 2 + shift, y: y, width: length, height: height),
        cornerSize: CGSize(width: height / 2, height: height / 2))
    }
    return path
  }
}

struct Landscape_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([("Coast", Scenery.coast), ("Mountains", .mountains), ("Desert", .desert), ("North", .north)], id: \.0) {
      name, scenery in
      Landscape(scenery: scenery).previewDisplayName(name).previewLayout(.fixed(width: 320, height: 180))
    }
  }
}
