import Foundation
import HearthCore
import HearthRendering

/// A control that chooses a colour: a swatch that opens a panel.
///
/// The chosen colour is written in sRGB. Source: our choice; SwiftUI's pickers write colours of Display P3 too.
///
///     ColorPicker("Background", selection: $color, supportsOpacity: false)
nonisolated public struct ColorPicker<Label: View>: View {
  let label: Label
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var name = ControlName()
  @State private var isOpen = false
  @Environment(\.idiom) private var idiom

  fileprivate nonisolated init(_ label: Label, _ selection: Binding<Color>, _ supportsOpacity: Bool) {
    (self.label, self.selection, self.supportsOpacity) = (label, selection, supportsOpacity)
  }
  @MainActor public var body: some View {
    ControlRow(
      name: name, label: label, standalone: idiom == .desktop ? .beside : .atEdges, alignment: .center,
      control: ColorSwatchButton(selection: selection, supportsOpacity: supportsOpacity, name: name, isOpen: $isOpen)
        .popover(isPresented: $isOpen) {
          ColorPanel(selection: selection, supportsOpacity: supportsOpacity).padding(14).presentationCompactAdaptation(
            .popover)
        })
  }
}

extension ColorPicker {
  /// A picker with a view as its label.
  ///
  /// - Parameter supportsOpacity: Whether the colour may be translucent; otherwise it is opaque once one is chosen.
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, supportsOpacity)
  }
}
extension ColorPicker where Label == Text {
  /// A picker with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), selection, supportsOpacity)
  }
  /// A picker with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(Text(titleResource), selection, supportsOpacity)
  }
  /// A picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(title), selection, supportsOpacity)
  }
}

// MARK: - Colours of Core Graphics

extension Binding where Value == CGColor {
  /// The colour for SwiftUI's controls. A write goes on with its transaction; a colour that depends on where it is shown,
  /// which none of the picker's are, is not written.
  fileprivate var color: Binding<Color> {
    let base = self
    return Binding<Color>(
      get: { Color(cgColor: base.wrappedValue) },
      set: { color, transaction in
        guard let color = color.cgColor else { return }
        base.transaction(base.transaction.isEmpty ? transaction : base.transaction).wrappedValue = color
      })
  }
}
extension ColorPicker {
  /// A picker of a colour of Core Graphics, with a view as its label.
  ///
  /// - Parameter supportsOpacity: Whether the colour may be translucent; otherwise it is opaque once one is chosen.
  public nonisolated init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), selection.color, supportsOpacity)
  }
}
extension ColorPicker where Label == Text {
  /// A picker of a colour of Core Graphics, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), selection.color, supportsOpacity)
  }
  /// A picker of a colour of Core Graphics, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(Text(titleResource), selection.color, supportsOpacity)
  }
  /// A picker of a colour of Core Graphics, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(title), selection.color, supportsOpacity)
  }
}

/// The swatch with the colour.
private struct ColorSwatchButton: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let name: ControlName
  @Binding var isOpen: Bool
  @State private var state = ControlState()
  @Environment(\.self) private var environment
  @Environment(\.controlSize) private var controlSize
  @Environment(\.idiom) private var idiom

  var body: some View {
    let height = ControlMetrics.height(controlSize), radius = ControlMetrics.cornerRadius(controlSize), state = state
    let value = ColorValue(selection.wrappedValue.resolve(in: environment), opaque: !supportsOpacity)
    let isOpen = $isOpen, name = name
    // Points. Source: our choice, the color button of GTK is as wide.
    let isTouched = idiom.isTouched, side: CGFloat = 28
    ControlDrawing(
      key: [value, state, radius] as [AnyHashable], width: isTouched ? side : (height * 1.6).rounded(),
      height: isTouched ? side : height
    ) {
      isTouched ? $0.colorWell(value.rgba) : $0.colorButton(value.rgba, state, radius: radius)
    }
    .modifier(
      ControlInput(
        name: "ColorPicker", focus: .activate, gesture: .click,
        onPress: ControlPress.click($state) { isOpen.wrappedValue = true },
        onKey: { event in
          guard event.phase == .down, event.key == .space || event.key == .return else { return nil }
          return { isOpen.wrappedValue = true }
        },
        onHover: { self.state.isHovered = $0 }, cornerRadius: isTouched ? side / 2 : radius,
        element: {
          var properties = AccessibilityProperties()
          properties.label = name.text
          properties.value = value.text(withOpacity: supportsOpacity)
          properties.addedTraits = .isButton
          properties.press = { isOpen.wrappedValue = true }
          properties.setValue = { text in if let new = ColorValue(text: text) { selection.wrappedValue = new.color } }
          return properties
        })
    )
    .modifier(DisabledLook())
  }
}

extension ControlCanvas {
  /// Squares of two greys, which show through what is translucent.
  func checkerboard(_ area: CGRect, radius: CGFloat) -> PlacedPiece {
    let side: CGFloat = 5
    var path = Path()
    var row = 0
    var y = area.minY
    while y < area.maxY {
      var x = area.minX + (row % 2 == 0 ? 0 : side)
      while x < area.maxX {
        path.addRect(CGRect(x: x, y: y, width: side, height: side))
        x += 2 * side
      }
      y += side
      row += 1
    }
    let squares = FillPiece(
      .path(PathKey(path, isEOFilled: false, bounds: path.boundingRect)), .color(RGBA(white: 0.78)))
    let ground = FillPiece(.rectangle(area), .color(.white))
    let clipped = EffectPiece(
      .clip(.roundedRectangle(area, radius: radius), isAntialiased: true),
      GroupPiece([PlacedPiece(ground, x: 0, y: 0), PlacedPiece(squares, x: 0, y: 0)]))
    return PlacedPiece(clipped, x: 0, y: 0)
  }
  /// A disc of the colour in a ring of all hues. Source: UIKit, `UIColorWell`: 28 across; seen, iOS 14 to 18 (the ring).
  func colorWell(_ color: RGBA) -> ContiguousArray<PlacedPiece> {
    let ring = bounds.insetBy(dx: 1.5, dy: 1.5), disc = bounds.insetBy(dx: 4.5, dy: 4.5)
    let hues: [UInt32] = [0xFF3B30, 0xFF2DD0, 0x5856D6, 0x32ADE6, 0x34C759, 0xFFCC00, 0xFF9500, 0xFF3B30]
    let stops = hues.enumerated().map { index, hue in
      Paint.Stop(color: RGBA(hex: hue), location: CGFloat(index) / CGFloat(hues.count - 1))
    }
    let paint = Paint.sweep(
      stops: stops, center: CGPoint(x: bounds.midX, y: bounds.midY), startAngle: -.pi / 2, endAngle: 1.5 * .pi)
    let circle = DisplayShape.roundedRectangle(ring, radius: ring.width / 2)
    var list: ContiguousArray<PlacedPiece> = [
      PlacedPiece(StrokePiece(circle, StrokeStyle(lineWidth: 3), paint), x: 0, y: 0)
    ]
    if color.alpha < 1 { list.append(checkerboard(disc, radius: disc.width / 2)) }
    list.append(palette.fill(disc, radius: disc.width / 2, color))
    return list
  }
  func colorButton(_ color: RGBA, _ state: ControlState, radius: CGFloat) -> ContiguousArray<PlacedPiece> {
    var list: ContiguousArray<PlacedPiece> = [
      palette.fill(bounds, radius: radius, palette.buttonFill(state)),
      palette.stroke(bounds, radius: radius, width: palette.pixels(1), palette.border),
    ]
    let inner = bounds.insetBy(dx: 4, dy: 4), corner = max(2, radius - 3)
    if color.alpha < 1 { list.append(checkerboard(inner, radius: corner)) }
    list.append(palette.fill(inner, radius: corner, color))
    list.append(palette.stroke(inner, radius: corner, width: palette.pixels(1), palette.ink(0.2)))
    return list
  }
}
