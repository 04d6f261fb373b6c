import SwiftUI

/// Borders, dashes, corners that follow a container, shapes made of others, and shapes that turn into one another.
struct ShapesPage: View {
  var body: some View {
    Sheet(page: .shapes) {
      Specimen("Stars", "One shape of the app; its points and depth move with an animation.") { StarBox() }
      Specimen("Concentric corners", "Rows in a card have corners about the same middle as those of the card.") {
        ConcentricBox()
      }
      Specimen("Dashes", "Dashes that march, round caps, and one line of dots.") { DashBox() }
      Specimen("Borders", "A stroke lies on the edge, a border within it.") { BorderBox() }
      Specimen("Sums and differences", "Union, intersection, difference and what is in one alone.") { CombinedBox() }
      Specimen("Continuous corners", "A circle's arc in a corner begins at once, a continuous curve by and by.") {
        CornerBox()
      }
    }
  }
}

/// A star whose number of points may be anything between two numbers.
struct Star: Shape {
  var points: Double
  /// From 0, a disc, to 1.
  var depth: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(points, depth) }
    set { (points, depth) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for step in 0..<240 {
        let angle = Double(step) / 240 * 2 * .pi
        let wave = (1 + cos(angle * points)) / 2
        let distance = radius * (1 - depth * (1 - pow(wave, 1.4)))
        let point = CGPoint(x: rect.midX + sin(angle) * distance, y: rect.midY - cos(angle) * distance)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

private struct StarBox: View {
  @State private var points = 5.0
  @State private var depth = 0.5

  var body: some View {
    VStack(spacing: 12) {
      ZStack {
        Star(points: points, depth: depth)
          .fill(
            AngularGradient(
              colors: [.orange, .pink, .purple, .orange], center: .center, startAngle: .zero, endAngle: .degrees(360)))
        Star(points: points, depth: depth)
          .inset(18)
          .stroke(.white.opacity(0.55), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      }
      .frame(height: 170)
      HStack(spacing: 8) {
        ForEach([3, 5, 8, 12], id: \.self) { count in
          Button("\(count)") {
            withAnimation(.bouncy) { (points, depth) = (Double(count), count > 6 ? 0.3 : 0.5) }
          }
          .buttonStyle(.bordered)
          .tint(points == Double(count) ? .orange : .gray)
          .accessibilityLabel("\(count) points")
        }
      }
    }
  }
}
extension Star {
  fileprivate func inset(_ amount: CGFloat) -> some Shape { scale(max(0, 1 - amount / 80)) }
}

private struct ConcentricBox: View {
  var body: some View {
    VStack(spacing: 8) {
      ConcentricRectangle(corners: .concentric, isUniform: true)
        .fill(
          LinearGradient(
            colors: [Color(hex: 0xB8430B), Color(hex: 0xB5175A)], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .overlay(alignment: .bottomLeading) {
          Text("Concentric")
            .font(.headline)
            .foregroundStyle(.white)
            .padding(12)
        }
        .frame(minHeight: 96)
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          ZStack {
            ContainerRelativeShape()
              .fill([Color.orange, .pink, .purple][index].opacity(0.18))
            Image(systemName: ["sun.max.fill", "moon.fill", "cloud.fill"][index])
              .font(.title2)
              .foregroundStyle([Color.orange, .pink, .purple][index])
          }
          .frame(height: 64)
        }
      }
    }
    .padding(10)
    .background(WellSurface(), in: .rect(cornerRadius: 28, style: .continuous))
    .containerShape(.rect(cornerRadius: 28, style: .continuous))
  }
}

private struct DashBox: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let phase = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) * 24
      VStack(spacing: 18) {
        Capsule()
          .strokeBorder(.orange, style: StrokeStyle(lineWidth: 3, dash: [14, 8], dashPhase: -phase))
          .frame(height: 54)
          .overlay { Text("Drop here").foregroundStyle(.secondary) }
        Wave()
          .stroke(
            .pink, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [1, 13], dashPhase: phase)
          )
          .frame(height: 30)
        Wave()
          .trim(from: 0, to: 0.5 + 0.5 * sin(phase / 60))
          .stroke(.purple, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
          .frame(height: 30)
      }
    }
    .padding(.vertical, 8)
  }
}
private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 4, y: rect.midY))
      let step = (rect.width - 8) / 8
      for index in 0..<8 {
        let x = rect.minX + 4 + Double(index) * step
        path.addQuadCurve(
          to: CGPoint(x: x + step, y: rect.midY),
          control: CGPoint(x: x + step / 2, y: index.isMultiple(of: 2) ? rect.minY - 8 : rect.maxY + 8))
      }
    }
  }
}

private struct BorderBox: View {
  var body: some View {
    Tiles(columns: 3, minimum: 98, spacing: 14) {
      VStack(spacing: 10) {
        Circle()
          .stroke(.orange.opacity(0.55), lineWidth: 14)
          .overlay { Circle().stroke(.primary, style: StrokeStyle(lineWidth: 1, dash: [3, 3])) }
          .frame(width: 84, height: 84)
          .padding(7)
        Caption("stroke")
      }
      VStack(spacing: 10) {
        Circle()
          .strokeBorder(.orange.opacity(0.55), lineWidth: 14)
          .overlay { Circle().stroke(.primary, style: StrokeStyle(lineWidth: 1, dash: [3, 3])) }
          .frame(width: 84, height: 84)
          .padding(7)
        Caption("strokeBorder")
      }
      VStack(spacing: 10) {
        UnevenRoundedRectangle(topLeadingRadius: 36, bottomTrailingRadius: 36, style: .continuous)
          .fill(.orange.opacity(0.25))
          .strokeBorder(.orange, lineWidth: 4)
          .frame(width: 84, height: 84)
          .padding(7)
        Caption("uneven")
      }
    }
    .padding(.vertical, 6)
  }
}

private struct CombinedBox: View {
  private let left = Circle().offset(x: -15), right = Circle().offset(x: 15)

  var body: some View {
    Tiles(columns: 4, minimum: 76, spacing: 6) {
      part("union", left.union(right))
      part("both", left.intersection(right))
      part("less", left.subtracting(right))
      part("either", left.symmetricDifference(right))
    }
  }
  private func part(_ name: String, _ shape: some Shape) -> some View {
    VStack(spacing: 8) {
      ZStack {
        shape.fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        left.stroke(.primary.opacity(0.25))
        right.stroke(.primary.opacity(0.25))
      }
      .frame(width: 46, height: 46)
      .frame(maxWidth: .infinity)
      Caption(name)
    }
    .padding(.vertical, 8)
  }
}

private struct CornerBox: View {
  var body: some View {
    ZStack {
      // One corner of a square that is much larger than the card.
      Group {
        RoundedRectangle(cornerRadius: 170, style: .circular)
          .fill(.purple.opacity(0.12))
          .stroke(.purple, lineWidth: 2)
        RoundedRectangle(cornerRadius: 170, style: .continuous)
          .fill(.orange.opacity(0.12))
          .stroke(.orange, lineWidth: 2)
      }
      .frame(width: 600, height: 600)
      .frame(width: 0, height: 0, alignment: .topLeading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(12)
      VStack(alignment: .leading, spacing: 8) {
        LegendItem(name: "circular", color: .purple)
        LegendItem(name: "continuous", color: .orange)
      }
      .font(.subheadline)
      .offset(x: 40, y: 16)
    }
    .frame(height: 150)
    .clipShape(.rect(cornerRadius: 12, style: .continuous))
  }
}
