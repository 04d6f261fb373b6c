import SwiftUI

/// Materials and glass over discs that drift.
struct MaterialsPage: View {
  @State private var isMoving = true
  @State private var isPlaying = false
  @State private var isOpen = false
  @Namespace private var glass

  var body: some View {
    Sheet(page: .materials) {
      Specimen("Materials", "From the thinnest to the thickest. What lies behind is blurred, and moves.") {
        Tiles(columns: 3, minimum: 130, spacing: 12) {
          pane("Ultra thin", .ultraThinMaterial)
          pane("Thin", .thinMaterial)
          pane("Regular", .regularMaterial)
          pane("Thick", .thickMaterial)
          pane("Ultra thick", .ultraThickMaterial)
          pane("Bar", .bar)
        }
        .padding(20)
        .background { Drift(isMoving: isMoving) }
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      }
      .spansColumns()
      Specimen("Glass", "A title, controls on one pane, and a tinted one.") {
        ZStack {
          SceneryView(scenery: .named("tide"))
          VStack(spacing: 14) {
            Spacer()
            Text("Ebb Tide")
              .font(.title2.bold())
              .padding(.horizontal, 18)
              .padding(.vertical, 8)
              .glassEffect()
            GlassEffectContainer {
              HStack(spacing: 0) {
                ForEach(["backward.fill", isPlaying ? "pause.fill" : "play.fill", "forward.fill"], id: \.self) { name in
                  Button {
                    if !name.hasSuffix("ward.fill") { isPlaying.toggle() }
                  } label: {
                    Image(systemName: name)
                      .font(.title2)
                      .frame(width: 58, height: 48)
                      .contentShape(.rect)
                  }
                  .buttonStyle(.plain)
                  .accessibilityLabel(
                    name.hasPrefix("back") ? "Back" : name.hasPrefix("forward") ? "Next" : isPlaying ? "Pause" : "Play"
                  )
                  .glassEffect()
                  .glassEffectUnion(id: "transport", namespace: glass)
                }
              }
            }
            Label("Add to favourites", systemImage: "heart.fill")
              .font(.subheadline.weight(.semibold))
              .foregroundStyle(.white)
              .padding(.horizontal, 16)
              .padding(.vertical, 9)
              .glassEffect(.regular.tint(Color(hex: 0x9D174D)))
          }
          .padding(18)
        }
        .frame(minHeight: 280)
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      }
      Specimen("Vibrancy", "Levels of the foreground on a material over a picture.") {
        ZStack(alignment: .bottom) {
          SceneryView(scenery: .named("ember"))
          VStack(alignment: .leading, spacing: 4) {
            Text("Ember Canyon").font(.headline)
            Text("12 km, four hours").font(.subheadline).foregroundStyle(.secondary)
            Text("Bring water. There is none on the way.").font(.footnote).foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(14)
          .background(.regularMaterial, in: .rect(cornerRadius: 14, style: .continuous))
          .padding(10)
        }
        .frame(minHeight: 280)
        .clipShape(.rect(cornerRadius: 12, style: .continuous))
      }
    }
    .toolbar {
      Toggle("Move", systemImage: "wind", isOn: $isMoving)
        .accessibilityIdentifier("move")
    }
  }
  private func pane(_ name: String, _ material: Material) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: "snowflake")
        .font(.title2)
      Spacer(minLength: 0)
      Text(name)
        .font(.headline)
      Text("Aa 123")
        .font(.subheadline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .frame(minHeight: 132)
    .background(material, in: .rect(cornerRadius: 16, style: .continuous))
  }
}

/// Discs that wander over a gradient.
private struct Drift: View {
  let isMoving: Bool

  var body: some View {
    TimelineView(.animation(paused: !isMoving)) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas(opaque: true) { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [Color(hex: 0x1D4ED8), Color(hex: 0x7C3AED), Color(hex: 0xDB2777)]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: size.height)))
        var dice = Dice(4)
        for index in 0..<16 {
          let radius = dice.roll(18...64)
          let phase = dice.roll(0...6.28), speed = dice.roll(0.2...0.6)
          let x = size.width * (0.5 + 0.55 * sin(time * speed + phase * 1.7))
          let y = size.height * (0.5 + 0.55 * cos(time * speed * 0.8 + phase))
          let color = [Color(hex: 0xFDE047), Color(hex: 0x22D3EE), Color(hex: 0xFB7185), Color(hex: 0xA3E635)][
            index % 4]
          let rect = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
          context.fill(Path(ellipseIn: rect), with: .color(color.opacity(0.9)))
        }
      }
    }
  }
}
