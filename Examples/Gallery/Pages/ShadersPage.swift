import SwiftUI

/// Four functions of `Playground.metal` over a picture, with their numbers to play with.
struct ShadersPage: View {
  enum Effect: String, CaseIterable, Identifiable {
    case ripple = "Ripple"
    case wave = "Wave"
    case pixellate = "Pixellate"
    case checkerboard = "Checkerboard"
    var id: Self { self }
    var note: String {
      switch self {
      case .ripple: "Tap the picture: a ring runs out from there."
      case .wave: "Each column of the picture rises and falls."
      case .pixellate: "Every square has the colour of its middle."
      case .checkerboard: "Every other square is taken by another colour."
      }
    }
  }
  @State private var effect = Effect.ripple
  @State private var amount = 0.5
  @State private var origin = CGPoint(x: 180, y: 120)
  @State private var taps = 0

  var body: some View {
    Sheet(page: .shaders) {
      Specimen(effect.rawValue, effect.note) {
        VStack(spacing: 14) {
          Picker("Effect", selection: $effect) {
            ForEach(Effect.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .accessibilityIdentifier("effect")
          picture
            .frame(height: 320)
            .clipShape(.rect(cornerRadius: 12, style: .continuous))
          HStack(spacing: 12) {
            Image(systemName: "minus.magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            Slider(value: $amount, in: 0...1) { Text("Strength") }
              .labelsHidden()
              .accessibilityIdentifier("strength")
            Image(systemName: "plus.magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
          }
        }
      }
      .spansColumns()
      Specimen("Shapes filled by a function", "Rings of colour about the middle, computed for each pixel.") {
        TimelineView(.animation) { timeline in
          let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1000)
          HStack(spacing: 16) {
            Circle().fill(rings(time))
            RoundedRectangle(cornerRadius: 26, style: .continuous).fill(rings(time + 2))
            Star(points: 5, depth: 0.45).fill(rings(time + 4))
          }
          .frame(height: 96)
        }
        .padding(.vertical, 8)
      }
      Specimen("Text filled by a function", "Any style may be a function of the app.") {
        Text("Playground")
          .font(.system(size: 46, weight: .heavy, design: .rounded))
          .foregroundStyle(rings(1))
          .minimumScaleFactor(0.5)
          .lineLimit(1)
          .frame(height: 112)
      }
    }
  }

  private var shaders: ShaderLibrary { .bundle(.module) }
  private func rings(_ time: Double) -> Shader {
    shaders.rings(
      .boundingRect, .float(time),
      .colorArray([Color(hex: 0x7C3AED), Color(hex: 0xEC4899), Color(hex: 0xF59E0B), Color(hex: 0x38BDF8)]))
  }

  @ViewBuilder private var picture: some View {
    let scenery = SceneryView(scenery: .named("alpenglow"))
    switch effect {
    case .ripple:
      let reach = 6 + 18 * amount
      scenery
        .keyframeAnimator(initialValue: 0.0, trigger: taps) { view, time in
          view.layerEffect(
            shaders.ripple(
              .float2(origin), .float(time), .float(reach), .float(14), .float(3.2), .float(420)),
            maxSampleOffset: CGSize(width: reach, height: reach), isEnabled: time > 0 && time < 3)
        } keyframes: { _ in
          MoveKeyframe(0.0)
          LinearKeyframe(3.0, duration: 3)
        }
        .contentShape(.rect)
        .onTapGesture { place in
          origin = place
          taps += 1
        }
        .accessibilityIdentifier("picture")
    case .wave:
      TimelineView(.animation) { timeline in
        let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1000)
        scenery
          .distortionEffect(
            shaders.wave(.float(time), .float(4 + 26 * amount), .float(90)),
            maxSampleOffset: CGSize(width: 0, height: 30))
      }
      .accessibilityIdentifier("picture")
    case .pixellate:
      scenery
        .layerEffect(shaders.pixellate(.float(2 + 30 * amount)), maxSampleOffset: CGSize(width: 32, height: 32))
        .accessibilityIdentifier("picture")
    case .checkerboard:
      scenery
        .colorEffect(shaders.checkerboard(.float(8 + 48 * amount), .color(.white.opacity(0.55))))
        .accessibilityIdentifier("picture")
    }
  }
}
