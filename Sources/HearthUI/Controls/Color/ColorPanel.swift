import Foundation
import HearthCore
import HearthRendering

/// Where a colour is chosen: a square of saturation and brightness, bars for hue and opacity, a
/// field for hexadecimal digits, and swatches.
///
/// The square and the bars are never mirrored: they are pictures of colours, not text.
struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// What is edited. It keeps the hue while the colour is a grey.
  @State private var value: ColorValue?
  @Environment(\.self) private var environment
  /// Points. Source: our choice.
  private static let width: CGFloat = 232

  var body: some View {
    let seen = ColorValue(selection.wrappedValue.resolve(in: environment), opaque: !supportsOpacity)
    let current = value.flatMap { $0.looksLike(seen) ? $0 : nil } ?? seen
    VStack(alignment: .leading, spacing: 12) {
      ColorSquare(value: current, set: set)
      ColorBar(
        name: "Hue", fraction: current.hue,
        colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) },
        text: "\(Int((current.hue * 360).rounded()))°"
      ) { fraction in
        set(
          ColorValue(
            hue: fraction, saturation: current.saturation, brightness: current.brightness, opacity: current.opacity))
      }
      if supportsOpacity {
        ColorBar(
          name: "Opacity", fraction: current.opacity, colors: [opaque(current).opacity(0), opaque(current)],
          text: "\(Int((current.opacity * 100).rounded()))%"
        ) { fraction in
          var new = current
          new.opacity = fraction
          set(new)
        }
      }
      HStack(spacing: 8) {
        ControlDrawing(key: current, width: 40, height: 30) { canvas in
          var list: ContiguousArray<PlacedPiece> = []
          if current.opacity < 1 { list.append(canvas.checkerboard(canvas.bounds, radius: 6)) }
          list.append(canvas.palette.fill(canvas.bounds, radius: 6, current.rgba))
          list.append(
            canvas.palette.stroke(canvas.bounds, radius: 6, width: canvas.palette.pixels(1), canvas.palette.ink(0.2)))
          return list
        }
        .accessibilityHidden(true)
        ColorField(text: current.text(withOpacity: supportsOpacity)) { new in
          var new = new
          if !supportsOpacity { new.opacity = 1 }
          set(new)
        }
      }
      ColorSwatches { new in
        var new = new
        new.opacity = current.opacity
        set(new)
      }
    }
    .frame(width: Self.width)
    .environment(\.controlSize, .regular)
  }
  private func opaque(_ value: ColorValue) -> Color {
    var value = value
    value.opacity = 1
    return value.color
  }
  private func set(_ new: ColorValue) {
    value = new
    selection.wrappedValue = new.color
  }
}

/// Saturation to the right, brightness upwards.
private struct ColorSquare: View {
  let value: ColorValue
  let set: (ColorValue) -> Void
  private static let height: CGFloat = 140, width: CGFloat = 232, knob: CGFloat = 16

  var body: some View {
    let value = value
    ZStack(alignment: .topLeading) {
      Rectangle().fill(
        LinearGradient(
          colors: [.white, Color(hue: value.hue, saturation: 1, brightness: 1)], startPoint: .leading,
          endPoint: .trailing))
      Rectangle().fill(LinearGradient(colors: [.black.opacity(0), .black], startPoint: .top, endPoint: .bottom))
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .overlay(alignment: .topLeading) {
      ColorKnob(color: value.rgba, side: Self.knob)
        .offset(
          x: value.saturation * Self.width - Self.knob / 2, y: (1 - value.brightness) * Self.height - Self.knob / 2)
    }
    .frame(width: Self.width, height: Self.height)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { change in
        set(
          ColorValue(
            hue: value.hue, saturation: change.location.x / Self.width, brightness: 1 - change.location.y / Self.height,
            opacity: value.opacity))
      }
    )
    .modifier(
      ControlInput(
        name: "ColorSquare", focus: [.activate, .edit],
        onKey: { event in
          let step = event.modifiers.contains(.shift) ? 0.1 : 0.02
          switch event.key {
          case .leftArrow: return { move(-step, 0) }
          case .rightArrow: return { move(step, 0) }
          case .upArrow: return { move(0, step) }
          case .downArrow: return { move(0, -step) }
          default: return nil
          }
        }, cornerRadius: 8,
        element: {
          var properties = AccessibilityProperties()
          properties.label = "Saturation and brightness"
          properties.value = "\(Int((value.saturation * 100).rounded()))%, \(Int((value.brightness * 100).rounded()))%"
          properties.adjust = { move(0, $0 ? 0.1 : -0.1) }
          return properties
        })
    )
    .environment(\.layoutDirection, .leftToRight)
  }
  private func move(_ saturation: Double, _ brightness: Double) {
    set(
      ColorValue(
        hue: value.hue, saturation: value.saturation + saturation, brightness: value.brightness + brightness,
        opacity: value.opacity))
  }
}

private struct ColorKnob: View {
  let color: RGBA
  let side: CGFloat
  var body: some View {
    let color = color.opacity(1 / Double(max(0.001, color.alpha)))
    ControlDrawing(key: color, width: side, height: side) { canvas in
      [
        canvas.knob(canvas.bounds, .white),
        canvas.palette.fill(canvas.bounds.insetBy(dx: 2.5, dy: 2.5), radius: 20, color),
        canvas.palette.stroke(canvas.bounds, radius: 20, width: canvas.palette.pixels(1), RGBA(white: 0, alpha: 0.15)),
      ]
    }
    .allowsHitTesting(false).accessibilityHidden(true)
  }
}

/// A bar of colours with a knob.
private struct ColorBar: View {
  let name: String
  let fraction: Double
  let colors: [Color]
  let text: String
  let set: (Double) -> Void
  private static let width: CGFloat = 232, height: CGFloat = 16

  var body: some View {
    let fraction = fraction, height = Self.height, way = Self.width - Self.height, name = name, text = text
    ZStack(alignment: .leading) {
      ControlDrawing(key: 0, width: Self.width, height: height) { [$0.checkerboard($0.bounds, radius: height / 2)] }
      Capsule().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      ColorKnob(color: RGBA(white: 1), side: height).offset(x: fraction * way)
    }
    .frame(width: Self.width, height: height)
    .contentShape(RoundedRectangle(cornerRadius: 8))
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { change in set(min(max(0, (change.location.x - height / 2) / way), 1))
      }
    )
    .modifier(
      ControlInput(
        name: "ColorBar", focus: [.activate, .edit],
        onKey: { event in
          let step = event.modifiers.contains(.shift) ? 0.1 : 0.01
          switch event.key {
          case .leftArrow, .downArrow: return { set(max(0, fraction - step)) }
          case .rightArrow, .upArrow: return { set(min(1, fraction + step)) }
          case .home: return { set(0) }
          case .end: return { set(1) }
          default: return nil
          }
        },
        cornerRadius: height / 2,
        element: {
          var properties = AccessibilityProperties()
          properties.label = name
          properties.value = text
          properties.addedTraits = .isSlider
          properties.adjust = { set(min(max(0, fraction + ($0 ? 0.1 : -0.1)), 1)) }
          return properties
        })
    )
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A field for hexadecimal digits. If the field is left with an invalid colour, the previous one comes back.
private struct ColorField: View {
  let text: String
  let set: (ColorValue) -> Void
  @State private var draft = ""
  /// What the draft began as.
  @State private var start = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    let text = text
    TextField("Hexadecimal", text: $draft).focused($isFocused).monospaced()
      .onSubmit(apply)
      .onChange(of: isFocused) { _, isFocused in if !isFocused { apply() } }
      .onChange(of: text, initial: true) { _, new in (draft, start) = (new, new) }
  }
  private func apply() {
    // A colour that was chosen elsewhere meanwhile stays, as where a click in the square takes focus away from here.
    if draft != start, text == start, let new = ColorValue(text: draft) { set(new) } else { draft = text }
  }
}

/// The colours of the system. Source: Apple, Human Interface Guidelines, "Color".
private struct ColorSwatches: View {
  let set: (ColorValue) -> Void
  private static let names: [(String, Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Cyan", .cyan),
    ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown), ("Gray", .gray),
    ("Black", .black), ("White", .white),
  ]
  @Environment(\.self) private var environment
  var body: some View {
    VStack(spacing: 6) {
      ForEach(0..<2, id: \.self) { row in
        HStack(spacing: 6) {
          ForEach(0..<7, id: \.self) { column in
            let (name, color) = Self.names[row * 7 + column]
            let value = ColorValue(color.resolve(in: environment))
            Button {
              set(value)
            } label: {
              ControlDrawing(key: value, width: 28, height: 22) { canvas in
                [
                  canvas.palette.fill(canvas.bounds, radius: 5, value.rgba),
                  canvas.palette.stroke(
                    canvas.bounds, radius: 5, width: canvas.palette.pixels(1), canvas.palette.ink(0.18)),
                ]
              }
            }
            .buttonStyle(.plain).accessibilityLabel(name)
          }
        }
      }
    }
  }
}
