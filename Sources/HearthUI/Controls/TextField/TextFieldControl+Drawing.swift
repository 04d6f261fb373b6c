import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// What the border and background of a field depend on.
struct FieldBezelKey: Equatable {
  var look: TextFieldLook
  var size: Size
  var radius: CGFloat
  var state: ControlState
  var palette: ControlPalette
}
/// What the text in a field depends on.
struct FieldTextKey: Equatable {
  var version: Int
  var size: Size
  var isActive: Bool
  var isCaretVisible: Bool
  var isEnabled: Bool
  /// Whether bars are shown instead of the text.
  var hidesText: Bool
  var color: RGBA
  var palette: ControlPalette
}

extension TextFieldControl {
  package func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let palette = ControlPalette.of(node)
    let isActive = isFocused && node.engine.content?.input.isWindowActive == true
    behavior.record(into: &group, x, y, palette, isActive: isActive)
  }
  func recordText(
    into group: inout ContiguousArray<PlacedPiece>, _ x: CGFloat, _ y: CGFloat, _ palette: ControlPalette,
    isActive: Bool
  ) {
    let key = FieldTextKey(
      version: textVersion, size: node.size, isActive: isActive, isCaretVisible: isActive && isCaretVisible,
      isEnabled: node.isEnabled, hidesText: node.hidesContent, color: ControlFonts.color(of: node), palette: palette)
    if textPicture?.key != key {
      textPicture = (key, textPiece(key))
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(textPicture!.piece, x: x, y: y))
  }

  func recordBezel(
    into group: inout ContiguousArray<PlacedPiece>, _ x: CGFloat, _ y: CGFloat, _ palette: ControlPalette,
    radius: CGFloat, isActive: Bool
  ) {
    let look = metrics.look
    if look == .plain { return }
    let state = ControlState(isEnabled: node.isEnabled, isHovered: isHovered, isFocused: isActive)
    let key = FieldBezelKey(look: look, size: node.size, radius: radius, state: state, palette: palette)
    if bezel?.key != key {
      bezel = (key, palette.fieldBezel(node.bounds, radius: radius, state))
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(bezel!.piece, x: x, y: y))
  }

  /// Points that are looked at around what is seen.
  static let overhang: CGFloat = 20

  private func textPiece(_ key: FieldTextKey) -> DisplayPiece {
    let shown = placedText, origin = textOrigin, area = textArea
    var list: ContiguousArray<PlacedPiece> = []
    let selection = editor.selection
    // What is seen, in the space of the text. Letters may reach a little beyond their line.
    let seen = area.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -Self.overhang, dy: -Self.overhang)
    let (start, end) = shown.flow(of: seen)
    behavior.appendMarks(to: &list, from: start, to: end, key.palette)
    if isFocused && !selection.isEmpty {
      let paint = Paint.color(key.isActive ? key.palette.selection : key.palette.inactiveSelection)
      let edges = (area.minX - origin.x)...(max(area.minX, area.maxX) - origin.x)
      for rectangle in shown.selectionRectangles(of: selection.range, edges: edges, from: start, to: end) {
        list.append(PlacedPiece(FillPiece(.rectangle(rectangle), paint), x: origin.x, y: origin.y))
      }
    }
    let color = key.isEnabled ? key.color : key.color.opacity(ControlMetrics.disabledOpacity)
    for piece in shown.pieces(from: start, to: end) where piece.end > piece.start {
      let text: DisplayPiece =
        key.hidesText ? RedactedText.piece(piece.layout, .color(color)) : TextPiece(piece.layout, .color(color))
      list.append(PlacedPiece(text, x: origin.x + piece.x, y: origin.y + piece.y))
    }
    if let ghost = prediction?.shown, key.isActive {
      // Faint, so that nobody takes it for what was typed.
      let place = caretRect
      list.append(PlacedPiece(TextPiece(ghost.layout, .color(color.opacity(0.4))), x: place.minX, y: place.minY))
    }
    appendMisspellings(to: &list, from: start, to: end, key.palette)
    let showsCaret = key.isCaretVisible && selection.isEmpty
    if showsCaret || dropPlace != nil {
      let carets: [CGRect?] = dropPlace.map { [caretRect(at: $0)] } ?? [caretRect, weakCaretRect]
      for caret in carets {
        guard var rect = caret else { continue }
        rect.size.width = key.palette.pixels(FieldMetrics.caretWidth)
        list.append(
          PlacedPiece(
            FillPiece(.rectangle(rect), .color(key.palette.caret(on: key.color)), isAntialiased: false), x: 0, y: 0))
      }
    }
    let piece = GroupPiece(list)
    let size = shown.size
    if size.width + FieldMetrics.caretWidth <= area.width && size.height <= area.height { return piece }
    // Letters may reach a little beyond their line, upwards and downwards.
    let room = area.insetBy(dx: -1, dy: isVertical ? 0 : -metrics.verticalPadding)
    return EffectPiece(.clip(.rectangle(room), isAntialiased: false), piece)
  }
}
