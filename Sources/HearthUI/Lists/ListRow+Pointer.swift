import Foundation
import HearthCore

// What the pointer does to a row: presses, swipes, moves to another place.

extension ListRow {
  private var togglesSection: Bool { place.kind == .header && traits.expansion != nil }
  func isHit(_ point: CGPoint) -> Bool { rowArea.contains(point) && (acceptsGestures || isHighlighted) }
  /// A row that has only a button to be pressed finds out when the press begins.
  var acceptsGestures: Bool { answersGestures || mayHaveTarget }
  private var answersGestures: Bool {
    answersPress || swipe?.isOpen == true || mayHaveActions(at: .trailing) || mayHaveActions(at: .leading)
      || canBeMoved
  }
  /// A drag moves the row to another place.
  private var canBeMoved: Bool {
    place.kind == .row && node.isEnabled && !traits.isMoveDisabled && rowEditing?.editing.move != nil
  }
  /// Whether a press that moves takes the row along: that of a mouse does at once, a finger has to rest on the row first.
  /// Source: AppKit, tables; UIKit, lists since iOS 16.
  private func takesRowAlong(_ event: PointerEvent, isTouch: Bool) -> Bool {
    if isTouch && event.time - pressTime < ContextMenuPress.duration { return false }
    return canBeMoved
  }
  /// Whether a press of the row itself means something besides a swipe.
  private var answersPress: Bool {
    canBeSelected || togglesSection || isLink || isDisclosure || hasContextMenu || edit.lead != nil || edit.hasHandle
      || edit.confirms
  }
  private func editPart(at position: CGPoint) -> ListRowEdit.Part? {
    var x = node.convertFromWindow(position).x
    if node.flags.contains(.isRightToLeft) { x = node.size.width - x }
    return edit.part(at: x, in: rowArea)
  }
  /// The whole row leads somewhere. Where the link selects, the list does what clicks mean.
  private var isLink: Bool { place.kind == .row && traits.link.map { !$0.selects && $0.isEnabled } ?? false }
  /// A press opens or closes what is below. Where the row can be selected, and in a table, its arrow does that.
  private var isDisclosure: Bool {
    place.kind == .row && traits.disclosure != nil && node.isEnabled && !list.settings.isTable
  }
  /// Highlighted under a pointer although nothing happens when it is pressed.
  private var isHighlighted: Bool {
    place.kind == .row && (traits.hoverEffect == .highlight || traits.hoverEffect == .automatic)
  }
  var answersHover: Bool {
    !traits.isHoverDisabled && (canBeSelected || isLink || isHighlighted)
      && node.scope.value(IsHoverEffectEnabledKey.self)
  }
  func hoverDidChange(_ location: CGPoint?) {
    let new = location.map { rowArea.contains($0) && answersHover } ?? false
    if new == isHovered { return }
    isHovered = new
    node.setNeedsRecord()
  }
  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      let target = findTarget()
      guard target != nil || answersGestures else { return .failed }
      let isTouch = if case .touch = event.device { true } else { false }
      pressTime = event.time
      swipePress = canSwipe(event) ? (false, event.time) : nil
      if let swipe, swipe.isOpen {
        guard event.button == .primary else { return .failed }
        press = Press(event, isTouch: isTouch, target: nil)
        swipe.press(at: event.position)
        return .possible
      }
      if event.button == .secondary || isTouch, ContextMenuPress.isFirst(self, at: event.position, in: node.engine) {
        if event.button == .secondary {
          recognizer.afterRecognition { [weak self] in self?.openContextMenu(at: event.position, .pointer) }
          return .active
        }
        let point = event.position
        node.engine.wakeUps.schedule(after: ContextMenuPress.duration, for: node) { [unowned self] in
          if press != nil { openContextMenu(at: point, .touch) }
        }
      }
      guard event.button == .primary else { return .failed }
      press = Press(event, isTouch: isTouch, target: target)
      editPress = editPart(at: event.position)
      if editPress == .handle {
        node.engine.wakeUps.cancel(of: node)
        moveAlong(event.position)
        return .active
      }
      if editPress == nil { setPressed(true) }
    case .moved:
      guard let press else { return .failed }
      if editPress == .handle {
        list.rowMove?.follow(event.position)
        return .active
      }
      if swipePress?.isSwiping == true {
        swipePress?.time = event.time
        swipe?.follow(swipeWay(from: press.start, to: event.position), at: event.time)
        return .active
      }
      if hypot(event.position.x - press.start.x, event.position.y - press.start.y) > event.slop(node.interaction) {
        node.engine.wakeUps.cancel(of: node)
        setPressed(false)
        if takesRowAlong(event, isTouch: press.isTouch) {
          (swipePress, editPress) = (nil, .handle)
          moveAlong(event.position)
          return .active
        }
        if swipePress != nil, becomesSwipe(from: press.start, to: event.position) {
          swipe?.cancelPress()
          // The row starts to move from where it is recognised, without a jump.
          self.press?.start = event.position
          swipePress?.isSwiping = true
          swipeDirection = swipeWay(from: press.start, to: event.position)
          return .active
        }
        swipePress = nil
        if let swipe, swipe.isOpen { recognizer.afterRecognition { swipe.close(animated: true) } }
        return .failed
      }
    case .up:
      if press != nil { node.engine.wakeUps.cancel(of: node) }
      setPressed(false)
      swipePress?.time = event.time
      if editPress == .handle { press?.start = event.position }
      if press != nil, swipePress?.isSwiping == true || swipe?.isOpen == true { return .ended }
      return press == nil || !(answersPress || heldTarget != nil || editPress == .handle) ? .failed : .ended
    case .entered, .exited, .cancelled: break
    }
    return .possible
  }
  /// The row goes to another place, with the pointer.
  private func moveAlong(_ point: CGPoint) {
    let move = RowMove(self)
    list.rowMove = move
    move.follow(point)
  }
  private func setPressed(_ new: Bool) {
    if new == isPressed || (new && !canBeSelected && !isLink && heldTarget == nil) { return }
    isPressed = new
    node.setNeedsRecord()
  }
  func pointerWasCancelled() {
    if press != nil { node.engine.wakeUps.cancel(of: node) }
    press = nil
    if editPress == .handle { list.rowMove?.end(at: nil) }
    editPress = nil
    if swipePress?.isSwiping == true { swipe?.cancelDrag() }
    swipePress = nil
    swipe?.cancelPress()
    setPressed(false)
  }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    if swipePress?.isSwiping == true {
      if phase == .active {
        if !makeSwipe().begin(towards: swipeDirection) { swipePress?.isSwiping = false }
      } else {
        let time = swipePress?.time ?? 0
        (press, swipePress) = (nil, nil)
        swipe?.letGo(at: time)
      }
      return
    }
    guard phase == .ended else { return }
    swipePress = nil
    if let swipe, swipe.isOpen {
      press = nil
      return swipe.endPress()
    }
    if let part = editPress {
      editPress = nil
      let end = press?.start
      press = nil
      return perform(part, at: end)
    }
    if edit.confirms { return setEdit(standardEdit) }
    if togglesSection, let expansion = traits.expansion {
      expansion.wrappedValue.toggle()
    } else if isLink, let link = traits.link {
      link.action()
    } else if isDisclosure && !canBeSelected, let disclosure = traits.disclosure {
      disclosure.toggle()
    } else if let target = heldTarget {
      target.press()
    } else if let press, !performsPrimaryAction(press.count, press.modifiers, isTouch: press.isTouch) {
      list.click(self, press.modifiers)
    }
    press = nil
  }

  func perform(_ part: ListRowEdit.Part, at point: CGPoint?) {
    switch part {
    case .handle: list.rowMove?.end(at: point)
    case .button: deleteRow()
    case .lead:
      if case .select = edit.lead, let id, let selection = list.selection { return selection.toggle(id) }
      // One row at a time asks.
      let isOpen = edit.confirms
      list.visitRows { $0.setEdit($0.standardEdit) }
      var new = standardEdit
      new.confirms = !isOpen
      setEdit(new)
    }
  }
}
