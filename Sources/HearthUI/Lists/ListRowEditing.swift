import Foundation
import HearthCore
import HearthRendering

/// What a row shows while its list is edited, and what of it is under way. Lengths are points.
///
/// A red circle before the row asks whether to delete it, and the button that it brings does. Where
/// several rows can be selected there is a circle to select it instead. A handle behind the row moves it.
/// Source: UIKit's table views in editing mode.
struct ListRowEdit: Equatable {
  enum Lead: Equatable { case delete, select(isOn: Bool) }
  var lead: Lead?
  var hasHandle = false
  /// The button that deletes is there.
  var confirms = false
  /// Where a row that is moved would go: before this one, or after it.
  var dropsBefore = false, dropsAfter = false
  /// The row follows the pointer by its handle.
  var isMoved = false

  static let width: CGFloat = 36, buttonWidth: CGFloat = 84
  var leadWidth: CGFloat { lead == nil ? 0 : Self.width }
  var trailWidth: CGFloat { hasHandle ? Self.width : 0 }

  /// What a press at a place of the row is for; x is given for reading from left to right.
  enum Part { case lead, handle, button }
  func part(at x: CGFloat, in area: CGRect) -> Part? {
    if confirms, x > area.maxX - Self.buttonWidth { return .button }
    if lead != nil, x < area.minX + Self.width + 8 { return .lead }
    if hasHandle, x > area.maxX - Self.width - 8 { return .handle }
    return nil
  }

  // MARK: - Picture

  /// - Parameter area: Of the row, in its coordinate space.
  @MainActor func pieces(_ area: CGRect, _ node: BehaviorNode, inset: CGFloat) -> ContiguousArray<PlacedPiece> {
    let palette = ControlPalette.of(node), isRightToLeft = node.flags.contains(.isRightToLeft), width = node.size.width
    func x(_ value: CGFloat, _ length: CGFloat = 0) -> CGFloat { isRightToLeft ? width - value - length : value }
    var list: ContiguousArray<PlacedPiece> = []
    func line(_ points: [CGPoint], _ thickness: CGFloat, _ color: RGBA) {
      var path = Path()
      path.addLines(points)
      let style = StrokeStyle(lineWidth: thickness, lineCap: .round, lineJoin: .round)
      list.append(
        PlacedPiece(
          StrokePiece(.path(PathKey(path, isEOFilled: false, bounds: path.boundingRect)), style, .color(color)), x: 0,
          y: 0))
    }
    let middle = area.midY, side: CGFloat = 22
    if let lead {
      let disc = CGRect(x: x(area.minX + inset, side), y: middle - side / 2, width: side, height: side)
      switch lead {
      case .delete:
        list.append(palette.fill(disc, radius: side / 2, palette.red))
        line([CGPoint(x: disc.midX - 5.5, y: middle), CGPoint(x: disc.midX + 5.5, y: middle)], 2.2, .white)
      case .select(true):
        list.append(palette.fill(disc, radius: side / 2, palette.accent))
        line(
          [
            CGPoint(x: disc.minX + 6, y: middle + 0.5), CGPoint(x: disc.minX + 9.8, y: middle + 4),
            CGPoint(x: disc.minX + 16, y: middle - 4),
          ], 2, .white)
      case .select(false): list.append(palette.stroke(disc, radius: side / 2, width: 1.5, palette.ink(0.3)))
      }
    }
    if hasHandle && !confirms {
      let end = area.maxX - inset - 2
      for row in -1...1 {
        let y = middle + CGFloat(row) * 5
        line([CGPoint(x: x(end - 18), y: y), CGPoint(x: x(end), y: y)], 1.7, palette.ink(isMoved ? 0.7 : 0.32))
      }
    }
    if confirms {
      let button = CGRect(
        x: x(area.maxX - Self.buttonWidth, Self.buttonWidth), y: area.minY, width: Self.buttonWidth, height: area.height
      )
      list.append(PlacedPiece(FillPiece(.rectangle(button), .color(palette.ground(palette.red))), x: 0, y: 0))
      var attributes = ControlFonts.attributes(of: node)
      attributes.color = nil
      var text = StyledText(Text("Delete").string(at: node), attributes)
      text.lineLimit = 1
      let layout = node.engine.host.textShaper.layout(text, width: Self.buttonWidth - 8, height: nil)
      list.append(
        PlacedPiece(
          TextPiece(layout, .color(.white)), x: palette.snapped(button.midX - layout.size.width / 2),
          y: palette.snapped(middle - layout.size.height / 2)))
    }
    if dropsBefore || dropsAfter {
      let y = dropsBefore ? area.minY : area.maxY
      list.append(
        palette.fill(CGRect(x: area.minX, y: y - 1.5, width: area.width, height: 3), radius: 1.5, palette.accent))
    }
    return list
  }
}

extension ListRow {
  /// What may be done to the row by its `ForEach`.
  var rowEditing: (editing: RowEditing, owner: ObjectIdentifier, offset: Int)? {
    place.kind == .row ? list.lazy.editing(of: node) : nil
  }

  /// What the row shows now, but for what is under way.
  var standardEdit: ListRowEdit {
    var edit = ListRowEdit()
    guard list.isEditing, place.kind == .row, node.isEnabled else { return edit }
    let found = rowEditing
    if list.selection?.allowsMultiple == true, canBeSelected {
      edit.lead = .select(isOn: isSelected)
    } else if found?.editing.delete != nil, !traits.isDeleteDisabled {
      edit.lead = .delete
    }
    edit.hasHandle = found?.editing.move != nil && !traits.isMoveDisabled
    return edit
  }
  func deleteRow() {
    guard let found = rowEditing, !traits.isDeleteDisabled else { return }
    found.editing.delete?(IndexSet(integer: found.offset))
  }
}

// MARK: - Accessibility

extension ListRow {
  /// Adds the circle that deletes the row, the button that it brings, and the handle that moves it.
  ///
  /// Source: UIKit's table views in editing mode: cells have "Delete Apple" and "Reorder Apple" beside their content.
  func addEditing(to element: inout AccessibilityElement) {
    let edit = edit, deletes = edit.lead == .delete
    guard deletes || edit.hasHandle else { return }
    if element.children.count == 1 {
      // The content says what the row is, as in a row that is not edited.
      let row = element.properties
      element.children[0].properties.addedTraits.formUnion(row.addedTraits.intersection(.isSelected))
      if element.children[0].properties.press == nil { element.children[0].properties.press = row.press }
      element.properties.press = nil
    }
    func name(_ element: AccessibilityElement) -> String? {
      if let label = element.properties.label, !label.isEmpty { return label }
      for child in element.children { if let found = name(child) { return found } }
      return nil
    }
    let title = name(element).map { " " + $0 } ?? ""
    let area = rowArea, width = ListRowEdit.width
    func part(_ number: UInt64, _ label: String, _ frame: CGRect) -> AccessibilityElement {
      var properties = AccessibilityProperties()
      properties.label = label
      var frame = frame
      if node.flags.contains(.isRightToLeft) { frame.origin.x = node.size.width - frame.maxX }
      var result = AccessibilityElement(node: node, properties: properties, frame: node.convertToWindow(frame))
      result.isEnabled = node.isEnabled
      result.part = number
      return result
    }
    if deletes {
      var circle = part(
        1, Text("Delete").string(at: node) + title,
        CGRect(x: area.minX, y: area.minY, width: width + 8, height: area.height))
      circle.properties.addedTraits = .isButton
      circle.properties.press = { [unowned self] in perform(.lead, at: nil) }
      element.children.insert(circle, at: 0)
    }
    if edit.confirms {
      let side = ListRowEdit.buttonWidth
      var button = part(
        2, Text("Delete").string(at: node),
        CGRect(x: area.maxX - side, y: area.minY, width: side, height: area.height))
      button.properties.addedTraits = .isButton
      button.properties.press = { [unowned self] in deleteRow() }
      element.children.append(button)
    } else if edit.hasHandle {
      var handle = part(
        3, Text("Reorder").string(at: node) + title,
        CGRect(x: area.maxX - width - 8, y: area.minY, width: width + 8, height: area.height))
      handle.properties.details.isInteractive = true
      if let found = rowEditing, let move = found.editing.move {
        let offset = found.offset
        func isNeighbor(at index: Int) -> Bool {
          guard let row = list.lazy.liveNode(at: index) else { return false }
          return list.lazy.editing(of: row)?.owner == found.owner
        }
        if isNeighbor(at: index - 1) {
          handle.properties.actions[AccessibilityActionKind(name: Text("Move Up").string(at: node))] = {
            move(IndexSet(integer: offset), offset - 1)
          }
        }
        if isNeighbor(at: index + 1) {
          handle.properties.actions[AccessibilityActionKind(name: Text("Move Down").string(at: node))] = {
            move(IndexSet(integer: offset), offset + 2)
          }
        }
      }
      element.children.append(handle)
    }
  }
}
