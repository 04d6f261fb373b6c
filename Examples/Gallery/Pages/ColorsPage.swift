import SwiftUI

/// A net of colours that moves, gradients of every kind, and two ways from one colour to another.
struct ColorsPage: View {
  var body: some View {
    Sheet(page: .colors) {
      Specimen("Mesh gradient", "Nine points; five of them wander, the colours follow.") {
        TimelineView(.animation) { timeline in
          MovingMesh(time: timeline.date.timeIntervalSinceReferenceDate)
        }
        .frame(height: 240)
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      }
      .spansColumns()
      Specimen("Gradients", "Along a line, from a middle, in an ellipse, and around.") { GradientBox() }
      Specimen("From blue to yellow", "Mixed in the numbers of the screen, and as eyes see it.") { MixBox() }
      Specimen("The system's colours", "Each with its own gradient, in the light and in the dark.") { PaletteBox() }
      Specimen("Colour effects", "One picture, and what a modifier makes of it.") { EffectBox() }
    }
  }
}

private struct MovingMesh: View {
  let time: Double

  var body: some View {
    MeshGradient(width: 3, height: 3, points: points, colors: Self.colors.map { Color(hex: $0) })
  }
  private static let colors: [UInt32] = [
    0x5B2BE0, 0x8A4DFF, 0x2E7BFF, 0xE0448E, 0xFFD9A8, 0x4FC3FF, 0xFF7A5C, 0xFFB35C, 0x7CE7C6,
  ]
  private var points: [SIMD2<Float>] {
    func half(_ speed: Double, _ phase: Double) -> Float { Float(0.5 + 0.12 * sin(time * speed + phase)) }
    return [
      SIMD2(0, 0), SIMD2(half(0.7, 0), 0), SIMD2(1, 0),
      SIMD2(0, half(0.9, 1)), SIMD2(half(0.8, 2), half(1.1, 3)), SIMD2(1, half(0.6, 4)),
      SIMD2(0, 1), SIMD2(half(1, 5), 1), SIMD2(1, 1),
    ]
  }
}

private struct GradientBox: View {
  private let colors: [Color] = [
    Color(hex: 0xFF5F6D), Color(hex: 0xFFC371), Color(hex: 0x4BC6B9), Color(hex: 0x4A6CF7),
  ]

  var body: some View {
    Tiles(columns: 2, minimum: 140, spacing: 12) {
      tile("Linear", LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      tile("Radial", RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 78))
      tile("Elliptical", EllipticalGradient(colors: colors, center: .center))
      tile("Angular", AngularGradient(colors: colors + [colors[0]], center: .center, angle: .degrees(-90)))
    }
  }
  private func tile(_ name: String, _ style: some ShapeStyle) -> some View {
    VStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(style)
        .frame(height: 84)
      Caption(name)
    }
  }
}

private struct MixBox: View {
  var body: some View {
    VStack(spacing: 14) {
      row("device", .device)
      row("perceptual", .perceptual)
      HStack(spacing: 10) {
        bar(Gradient(colors: [.blue, .yellow]).colorSpace(.device))
        bar(Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual))
      }
    }
  }
  private func row(_ name: String, _ space: Gradient.ColorSpace) -> some View {
    VStack(spacing: 6) {
      HStack(spacing: 4) {
        ForEach(0..<9) { step in
          RoundedRectangle(cornerRadius: 6, style: .continuous)
            .fill(Color.blue.mix(with: .yellow, by: Double(step) / 8, in: space))
            .frame(height: 44)
        }
      }
      Caption(name)
    }
  }
  private func bar(_ gradient: AnyGradient) -> some View {
    Capsule()
      .fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
      .frame(height: 20)
  }
}

private struct PaletteBox: View {
  private let colors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  var body: some View {
    Tiles(columns: 6, minimum: 46) {
      ForEach(colors, id: \.0) { name, color in
        VStack(spacing: 5) {
          Circle()
            .fill(color.gradient)
            .frame(width: 38, height: 38)
            .shadow(color: color.opacity(0.4), radius: 5, y: 3)
          Caption(name)
        }
      }
    }
  }
}

private struct EffectBox: View {
  var body: some View {
    Tiles(columns: 3, minimum: 100) {
      tile("as it is") { $0 }
      tile("saturation 0") { $0.saturation(0) }
      tile("hue 120°") { $0.hueRotation(.degrees(120)) }
      tile("contrast 1.6") { $0.contrast(1.6) }
      tile("inverted") { $0.colorInvert() }
      tile("multiplied") { $0.colorMultiply(.orange) }
    }
  }
  private func tile(_ name: String, _ effect: (SceneryView) -> some View) -> some View {
    VStack(spacing: 5) {
      effect(SceneryView(scenery: .named("lagoon")))
        .frame(height: 66)
        .clipShape(.rect(cornerRadius: 10, style: .continuous))
      Caption(name)
    }
  }
}
