import Foundation
import HearthCore
import HearthEditing
import HearthRendering
import HearthStrings

// Text that is dragged out of a field or an editor, and into it.
//
// A press in the selection is nothing yet: moved, it drags the selected text; let go, it places the caret. A finger
// picks the selection up when it rests on it for as long as a long press takes. What is dropped where it came from
// moves; elsewhere it is copied; Control copies, Shift moves. Source: GtkText, GtkTextView; UIKit for fingers.

/// What a press in the selection may become.
struct SelectionPress {
  var event: PointerEvent
  var isTouch: Bool
  func distance(to position: CGPoint) -> CGFloat { hypot(position.x - event.position.x, position.y - event.position.y) }
}

extension TextFieldControl {
  // MARK: - Out of the text

  /// Whether a press may drag what is selected. Where focus only came with it nothing was seen to be selected.
  func beginsOnSelection(_ event: PointerEvent) -> Bool {
    guard isFocused, focusingPress == nil || focusingPress != node.engine.content?.actionCount, editor.canCopy,
      editor.markedRange == nil, event.clickCount <= 1,
      !event.modifiers.contains(.shift)
    else { return false }
    return selectionContains(layoutPoint(event))
  }
  /// - Parameter point: In the layout's coordinate space.
  func selectionContains(_ point: CGPoint) -> Bool {
    let seen = placedText.rectangles(of: editor.selection.range, from: point.y - 1, to: point.y + 1)
    return seen.contains { $0.contains(point) }
  }
  /// A finger rests on the selection.
  func pickUpLater(_ event: PointerEvent) {
    guard beginsOnSelection(event), (self as AnyObject as? any TextMenuOpening)?.hasTextMenu == true else { return }
    selectionPress = SelectionPress(event: event, isTouch: true)
    node.engine.wakeUps.schedule(after: Self.timeToPickUp, for: node, purpose: .drag) { [unowned self] in
      guard let press = selectionPress, press.isTouch else { return }
      selectionPress = nil
      startDrag(at: press.event.position)
    }
  }
  /// Seconds. Source: UILongPressGestureRecognizer's `minimumPressDuration`.
  private static let timeToPickUp = 0.5

  func forgetSelectionPress() {
    guard selectionPress != nil else { return }
    selectionPress = nil
    node.engine.wakeUps.cancel(of: node, .drag)
  }
  /// Follows a press in the selection; nil where the event is about something else.
  func followSelectionPress(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase? {
    guard let press = selectionPress else { return nil }
    switch event.phase {
    case .moved where press.isTouch:
      if press.distance(to: event.position) > GestureLimits.slop { forgetSelectionPress() }
      return nil
    case .moved:
      guard press.distance(to: event.position) >= node.interaction.dragThreshold else { return recognizer.phase }
      selectionPress = nil
      recognizer.afterRecognition { [weak self] in
        guard let self, !self.node.isUnmounted, !self.startDrag(at: press.event.position) else { return }
        // Nothing can be dragged here: letters are selected, as by any other press.
        self.press(press.event)
      }
      return recognizer.phase
    case .up:
      forgetSelectionPress()
      if press.isTouch { return nil }
      self.press(event)
      return .ended
    case .down, .entered, .exited, .cancelled: return nil
    }
  }

  /// - Parameter position: Where the press began: points in the window.
  @discardableResult private func startDrag(at position: CGPoint) -> Bool {
    guard editor.canCopy, let input = node.engine.content?.input else { return false }
    let text = editor.selectedText
    dropsOwnText = false
    let session = OutgoingDrag(
      [DragItem(clipboardData(text, editor.selectedRuns))], operations: [.copy, .move], source: self
    ) { [weak self] operation in
      guard let self, operation == .move, !self.dropsOwnText, !self.node.isUnmounted, self.node.isEnabled,
        // The app may have written another text meanwhile.
        self.editor.selectedText == text
      else { return }
      self.perform(.delete(.backward, by: .grapheme))
    }
    session.picture = dragPicture
    return input.startDrag(session, at: position)
  }
  /// The selected letters that are seen.
  private var dragPicture: (piece: DisplayPiece, size: CGSize)? {
    let shown = placedText, area = textArea, origin = textOrigin
    let seen = CGRect(x: area.minX - origin.x, y: area.minY - origin.y, width: area.width, height: area.height)
    let flow = shown.flow(of: seen)
    let parts = shown.rectangles(of: editor.selection.range, from: flow.start, to: flow.end).map {
      $0.intersection(seen)
    }.filter { !$0.isNull && !$0.isEmpty }
    guard let first = parts.first else { return nil }
    let box = parts.reduce(first) { $0.union($1) }
    var letters: ContiguousArray<PlacedPiece> = []
    let dragged = shown.flow(of: box)
    for piece in shown.pieces(from: dragged.start, to: dragged.end) where piece.end > piece.start {
      letters.append(
        PlacedPiece(
          TextPiece(piece.layout, .color(ControlFonts.color(of: node))), x: piece.x - box.minX, y: piece.y - box.minY))
    }
    let text = GroupPiece(letters)
    let lines = parts.map {
      PlacedPiece(
        EffectPiece(.clip(.rectangle($0.offsetBy(dx: -box.minX, dy: -box.minY)), isAntialiased: false), text), x: 0,
        y: 0)
    }
    return (GroupPiece(lines), box.size)
  }
}

// MARK: - Into the text

extension TextFieldControl: DropTarget {
  /// The place in the text that is nearest to a point of the window.
  private func place(at position: CGPoint) -> TextPosition {
    let point = node.convertFromWindow(position), origin = textOrigin
    return geometry.position(nearestToX: Double(point.x - origin.x), y: Double(point.y - origin.y))
  }
  private func isOwn(_ offer: DropOffer) -> Bool { offer.session?.source === self }

  package func dropDidMove(_ offer: DropOffer, to position: CGPoint) -> DropAnswer? {
    let point = node.convertFromWindow(position)
    guard node.isEnabled, point.y >= behavior.barHeight,
      DroppedText.type(among: offer.mimeTypes, isRich: rich != nil) != nil,
      let operation = offer.operations.choose(isOwn(offer) ? .move : .copy)
    else { return nil }
    let place = place(at: position)
    if isOwn(offer) {
      // There it stands already.
      let range = editor.selection.range
      let isInside = place.offset > range.lowerBound && place.offset < range.upperBound
      let isAtEnd = place.offset == range.lowerBound || place.offset == range.upperBound
      if isInside || isAtEnd && operation == .move { return nil }
    }
    showDropPlace(place)
    return DropAnswer(operation)
  }
  package func dropDidLeave() { showDropPlace(nil) }
  private func showDropPlace(_ place: TextPosition?) {
    if place == dropPlace { return }
    dropPlace = place
    textVersion += 1
    node.setNeedsRecord()
  }

  package func performDrop(_ offer: DropOffer, at position: CGPoint, _ operation: DragOperation) {
    showDropPlace(nil)
    endComposition()
    if isOwn(offer) {
      dropsOwnText = true
      let moved = operation == .move ? editor.selection.range : nil
      drop(editor.selectedText, editor.selectedRuns, at: position, moving: moved)
      return offer.finish(operation)
    }
    guard let type = DroppedText.type(among: offer.mimeTypes, isRich: rich != nil) else { return offer.finish(nil) }
    offer.read(type) { [weak self] data in
      guard let self, let data, !self.node.isUnmounted, self.node.isEnabled else { return offer.finish(nil) }
      self.endComposition()
      if let formatted = DroppedText.formatted(data, type), let (text, runs) = self.styled(formatted) {
        self.drop(text, runs, at: position, moving: nil)
      } else {
        self.drop(DroppedText.text(data, type), nil, at: position, moving: nil)
      }
      offer.finish(operation)
    }
  }
  private func drop(_ text: String, _ runs: TextRuns?, at position: CGPoint, moving moved: Range<Int>?) {
    node.engine.content?.input.focus.setFocus(node, cause: .click, reason: .droppedOn)
    focusingPress = nil
    perform(.drop(text, runs, at: place(at: position).offset, moving: moved))
    node.engine.content?.input.focus.updateTextInput()
  }
}

/// What of something that is dropped a text can take.
enum DroppedText {
  /// Text by names that other programs give to it. Bytes that are no UTF-8 are repaired.
  private static let texts = [ClipboardData.text, "text/plain", "UTF8_STRING"]

  /// The type that is read; nil if there is no text in it.
  static func type(among types: [String], isRich: Bool) -> String? {
    let rich = isRich ? [ClipboardData.html, ClipboardData.rtf, ClipboardData.applicationRTF] : []
    return (rich + texts + [ClipboardData.urls]).first(where: types.contains)
  }
  /// Nil for plain text.
  static func formatted(_ data: Data, _ type: String) -> FormattedText? {
    let formatted: FormattedText?
    switch type {
    case ClipboardData.html: formatted = FormattedText(html: data)
    case ClipboardData.rtf, ClipboardData.applicationRTF: formatted = FormattedText(rtf: data)
    default: return nil
    }
    return formatted.flatMap { $0.isEmpty ? nil : $0 }
  }
  /// Each part that is no UTF-8 becomes U+FFFD. Files are named by their paths, one a line; NUL ends a text of C.
  static func text(_ data: Data, _ type: String) -> String {
    let bytes = data.prefix { $0 != 0 }
    guard type == ClipboardData.urls else { return String(decoding: bytes, as: UTF8.self) }
    // Source: RFC 2483 for the list, RFC 8089 for files.
    return bytes.split { $0 == 10 || $0 == 13 }.filter { $0.first != UInt8(ascii: "#") }.map { line in
      let scheme = Data("file://".utf8)
      guard line.starts(with: scheme) else { return String(decoding: line, as: UTF8.self) }
      let path = line.dropFirst(scheme.count).drop { $0 != UInt8(ascii: "/") }
      return String(decoding: unescaped(path), as: UTF8.self)
    }.joined(separator: "\n")
  }
  /// Bytes for their hexadecimal digits behind per cent signs.
  private static func unescaped(_ bytes: Data) -> [UInt8] {
    var result: [UInt8] = [], rest = bytes[...]
    while let first = rest.first {
      let digits = rest.dropFirst().prefix(2)
      if first == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(byte)
        rest = rest.dropFirst(3)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
