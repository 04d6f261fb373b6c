import SwiftUI

/// A sheet to draw on.
struct PadPage: View {
  @State private var pad = Pad()
  @State private var color = 0
  @State private var width = 5.0

  private static let inks: [(String, Color)] = [
    ("Ink", .primary), ("Coral", Color(hex: 0xF4526B)), ("Amber", Color(hex: 0xF59E0B)), ("Leaf", Color(hex: 0x10B981)),
    ("Sky", Color(hex: 0x3B82F6)), ("Violet", Color(hex: 0x8B5CF6)),
  ]

  var body: some View {
    VStack(spacing: 14) {
      sheet
      tools
    }
    .padding(16)
    .toolbar {
      Button("Undo", systemImage: "arrow.uturn.backward") { pad.undo() }
        .disabled(pad.strokes.isEmpty)
        .keyboardShortcut("z")
        .accessibilityIdentifier("undo")
      Button("Clear", systemImage: "trash") { pad.clear() }
        .disabled(pad.strokes.isEmpty)
        .accessibilityIdentifier("clear")
    }
  }

  private var sheet: some View {
    Canvas { context, size in
      grid(in: context, size)
      for stroke in pad.strokes + (pad.current.map { [$0] } ?? []) {
        context.stroke(
          stroke.path, with: .color(stroke.color),
          style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
      }
    }
    .background(CardSurface(), in: .rect(cornerRadius: 20, style: .continuous))
    .clipShape(.rect(cornerRadius: 20, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .strokeBorder(.primary.opacity(0.08))
        .allowsHitTesting(false)
    }
    .overlay {
      if pad.strokes.isEmpty, pad.current == nil {
        VStack(spacing: 8) {
          Image(systemName: "pencil.and.scribble").font(.system(size: 40))
          Text("Draw something")
        }
        .foregroundStyle(.secondary)
        .allowsHitTesting(false)
      }
    }
    .contentShape(.rect)
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { pad.extend(to: $0.location, color: Self.inks[color].1, width: width) }
        .onEnded { _ in pad.finish() }
    )
    .accessibilityElement()
    .accessibilityLabel("Sheet")
    .accessibilityValue(pad.strokes.count == 1 ? "1 line" : "\(pad.strokes.count) lines")
    .accessibilityIdentifier("sheet")
  }
  private func grid(in context: GraphicsContext, _ size: CGSize) {
    var dots = Path()
    for x in stride(from: 24.0, to: size.width, by: 24) {
      for y in stride(from: 24.0, to: size.height, by: 24) {
        dots.addEllipse(in: CGRect(x: x - 0.8, y: y - 0.8, width: 1.6, height: 1.6))
      }
    }
    context.fill(dots, with: .color(.primary.opacity(0.14)))
  }

  private var tools: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        ForEach(Self.inks.indices, id: \.self) { index in
          Button {
            color = index
          } label: {
            Circle()
              .fill(Self.inks[index].1)
              .frame(width: 22, height: 22)
              .padding(4)
              .overlay {
                if color == index { Circle().strokeBorder(Self.inks[index].1, lineWidth: 2) }
              }
              .contentShape(.rect)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Self.inks[index].0)
          .accessibilityAddTraits(color == index ? .isSelected : [])
          .accessibilityIdentifier(Self.inks[index].0)
        }
      }
      Divider().frame(height: 22)
      Slider(value: $width, in: 1...24) { Text("Width") }
        .labelsHidden()
        .frame(maxWidth: 180)
      Circle()
        .fill(Self.inks[color].1)
        .frame(width: width, height: width)
        .frame(width: 26, height: 26)
        .accessibilityHidden(true)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(CardSurface(), in: .capsule)
    .overlay { Capsule().strokeBorder(.primary.opacity(0.08)).allowsHitTesting(false) }
  }
}

/// What has been drawn.
struct Pad {
  struct Stroke {
    var points: [CGPoint]
    let color: Color
    let width: Double
    /// Curves through the middles between points, so that there are no corners where the hand had none.
    var path: Path {
      Path { path in
        guard let first = points.first, let last = points.last else { return }
        path.move(to: first)
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
          path.addQuadCurve(
            to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), control: point)
        }
        path.addLine(to: last)
      }
    }
  }
  private(set) var strokes: [Stroke] = []
  private(set) var current: Stroke?

  mutating func extend(to point: CGPoint, color: Color, width: Double) {
    if current == nil { current = Stroke(points: [], color: color, width: width) }
    current?.points.append(point)
  }
  mutating func finish() {
    if let current { strokes.append(current) }
    current = nil
  }
  mutating func undo() { _ = strokes.popLast() }
  mutating func clear() { strokes = [] }
}
