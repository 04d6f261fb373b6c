import Foundation
import HearthCore
import HearthMotion
import HearthRendering

/// How far a row is swiped, and the buttons that this shows. Lengths are points.
///
/// A way is positive towards the trailing edge, which shows the actions at the leading one. States: *closed*, *dragged*
/// by a finger, *open* with the buttons at their full width, and on its way between these. While it is open it takes the
/// presses elsewhere, which close it. Source: UIKit, the swipe actions of table views.
@MainActor final class RowSwipe: RowSwiping, InputGrab {
  /// UIKit, seen: buttons are at least this wide, and have this beside their titles.
  static let leastWidth: CGFloat = 74, padding: CGFloat = 15
  /// A row at least this high shows icons with their titles, others the icons alone. Source: UIKit, seen.
  static let captionedHeight: CGFloat = 91
  /// The part of a row that a full swipe covers. Source: our choice; UIKit asks for a little more than half.
  static let fullPart: CGFloat = 0.6
  /// How far a row follows beyond its buttons without a full swipe, as a part of the finger's way. Source: our choice.
  static let resistance: CGFloat = 0.25
  /// Seconds that a flick is thought on. Source: our choice, as for pages.
  static let foresight: CGFloat = 0.15

  struct Button {
    var entry: MenuEntry
    var width: CGFloat
  }
  struct Side {
    var edge: HorizontalEdge
    var buttons: [Button]
    var allowsFullSwipe: Bool
    var width: CGFloat { buttons.reduce(0) { $0 + $1.width } }
  }

  private unowned let row: any SwipedRow
  private(set) var side: Side?
  /// Where the row is, or is on its way to.
  private var way: CGFloat = 0
  private var animator = Animator<CGFloat>()
  private var drag: Drag?
  private(set) var isOpen = false
  /// The button that is pressed.
  private var pressed: Int?
  /// A press that closed the row goes on.
  private var swallowsPress = false

  private struct Drag {
    /// Of the row when it was taken, and of the finger since.
    var start: CGFloat, finger: CGFloat = 0
    /// Of the finger; nil before it has moved.
    var speed: VelocityTracker<CGFloat>?
  }

  init(_ row: any SwipedRow) { self.row = row }
  nonisolated deinit {}

  private var node: BehaviorNode { row.node }
  private var area: CGRect { row.rowArea }
  private var sign: CGFloat { node.flags.contains(.isRightToLeft) ? -1 : 1 }
  /// What is shown of `way`.
  private var shown: CGFloat { way - animator.remaining }
  var isShowing: Bool { shown != 0 }
  /// Points to the right by which the row's content is drawn beside its place.
  var shift: CGFloat { shown * sign }
  private var isFull: Bool {
    guard let side, side.allowsFullSwipe, drag != nil else { return false }
    return abs(shown) >= fullWay(side)
  }
  private func fullWay(_ side: Side) -> CGFloat {
    min(max(area.width * Self.fullPart, side.width + 30), area.width * 0.95)
  }

  // MARK: - Following

  /// A finger takes the row. `towards` says which way it goes, where the row is closed. False when there is nothing to
  /// show there.
  func begin(towards direction: CGFloat) -> Bool {
    if side == nil || shown == 0 {
      side = makeSide(direction > 0 ? .leading : .trailing)
      if side == nil { return false }
    }
    let start = shown
    animator.cancel()
    (way, drag) = (start, Drag(start: start))
    return true
  }
  func follow(_ finger: CGFloat, at time: Double) {
    guard var drag, let side else { return }
    if let speed = drag.speed {
      speed.note(finger - drag.finger, at: time)
    } else {
      drag.speed = VelocityTracker()
      drag.speed?.begin(at: time)
    }
    drag.finger = finger
    self.drag = drag
    let isLeading = side.edge == .leading
    var distance = max(0, (drag.start + finger) * (isLeading ? 1 : -1))
    if !side.allowsFullSwipe, distance > side.width {
      distance = side.width + (distance - side.width) * Self.resistance
    }
    way = min(distance, area.width) * (isLeading ? 1 : -1)
    node.setNeedsRecord()
  }
  var finger: CGFloat { drag?.finger ?? 0 }
  var isDragged: Bool { drag != nil }
  /// The finger lets go.
  func letGo(at time: Double) {
    guard let drag, let side else { return }
    let performsFirst = isFull
    let velocity = drag.speed?.velocity(at: time) ?? 0
    self.drag = nil
    let isLeading = side.edge == .leading
    let end = (way + velocity * Self.foresight) * (isLeading ? 1 : -1)
    if performsFirst, let first = side.buttons.first {
      close(animated: true)
      if first.entry.isEnabled { first.entry.perform() }
    } else if end > side.width / 2 {
      open()
    } else {
      close(animated: true)
    }
  }
  /// Another gesture has won.
  func cancelDrag() {
    guard drag != nil else { return }
    drag = nil
    if isOpen { open() } else { close(animated: true) }
  }

  private func makeSide(_ edge: HorizontalEdge) -> Side? {
    let found = row.actions(at: edge)
    if found.entries.isEmpty { return nil }
    let buttons = found.entries.map { entry -> Button in
      var width = Self.leastWidth
      if entry.icon == nil || area.height >= Self.captionedHeight {
        width = max(width, title(entry).size.width + 2 * Self.padding)
      }
      return Button(entry: entry, width: width.rounded(.up))
    }
    return Side(edge: edge, buttons: buttons, allowsFullSwipe: found.allowsFullSwipe)
  }

  // MARK: - Open and closed

  private func open() {
    guard let side else { return }
    move(to: side.width * (side.edge == .leading ? 1 : -1))
    if !isOpen {
      isOpen = true
      row.presentationDidChange(at: side.edge, isOpen: true)
    }
    // Whatever is in the row waits until it is closed.
    node.mask = .gesture
    let content = node.engine.content
    if content?.grab !== self {
      content?.grab?.dismiss()
      content?.grab = self
    }
  }
  func close(animated: Bool) {
    let wasOpen = isOpen
    isOpen = false
    pressed = nil
    drag = nil
    node.mask = .all
    if !swallowsPress { giveBackEvents() }
    move(to: 0, animated: animated)
    if wasOpen, let side { row.presentationDidChange(at: side.edge, isOpen: false) }
  }
  private func move(to end: CGFloat, animated: Bool = true) {
    let start = shown
    way = end
    animator.cancel()
    if animated, start != end, !node.scope.value(ReducesMotionKey.self) {
      let animation = Animation.snappy(duration: 0.3)
      animator = Animator()
      animator.add(end - start, animation, Transaction(animation: animation), of: node)
    }
    node.setNeedsRecord()
  }
  private func giveBackEvents() {
    if let content = node.engine.content, content.grab === self { content.grab = nil }
  }
  func rowWillLeave() {
    animator.cancel()
    giveBackEvents()
  }

  // MARK: - Presses on the open row

  func press(at point: CGPoint) {
    pressed = button(at: point)
    if pressed != nil { node.setNeedsRecord() }
  }
  func endPress() {
    guard let side, let index = pressed, side.buttons.indices.contains(index) else { return close(animated: true) }
    let entry = side.buttons[index].entry
    close(animated: true)
    if entry.isEnabled { entry.perform() }
  }
  func cancelPress() {
    if pressed == nil { return }
    pressed = nil
    node.setNeedsRecord()
  }
  /// - Parameter point: In the window.
  private func button(at point: CGPoint) -> Int? {
    let place = node.convertFromWindow(point)
    return side?.buttons.indices.first { frame(of: $0).contains(place) }
  }

  // MARK: - Presses elsewhere

  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let event):
      switch event.phase {
      case .down:
        if node.convertToWindow(area).contains(event.position) { return false }
        swallowsPress = true
        close(animated: true)
        return true
      case .up, .cancelled:
        if !swallowsPress { return false }
        swallowsPress = false
        giveBackEvents()
        return true
      case .moved: return swallowsPress
      case .entered, .exited: return false
      }
    case .scroll(let event):
      if !node.convertToWindow(area).contains(event.position) { close(animated: true) }
      return false
    case .key(let event):
      guard event.key == .escape, event.phase == .down else { return false }
      close(animated: true)
      return true
    case .resize:
      close(animated: false)
      return false
    default: return false
    }
  }
  func dismiss() {
    swallowsPress = false
    close(animated: true)
  }
  func frameDidEnd() {
    if isOpen && (!node.isEnabled || row.preventsSwipes) { dismiss() }
  }
  var accessibilityElements: [AccessibilityElement] {
    guard isOpen, let side else { return [] }
    return side.buttons.indices.compactMap { index in
      let entry = side.buttons[index].entry
      guard let source = entry.node else { return nil }
      var properties = AccessibilityProperties()
      properties.label = entry.title
      properties.addedTraits = .isButton
      properties.press = { [weak self] in
        self?.pressed = index
        self?.endPress()
      }
      var element = AccessibilityElement(
        node: source, properties: entry.accessibility.over(properties), frame: node.convertToWindow(frame(of: index)))
      element.isEnabled = entry.isEnabled
      return element
    }
  }

  // MARK: - Picture

  /// Where a button lies now, in the row's coordinate space.
  private func frame(of index: Int) -> CGRect {
    guard let side else { return .zero }
    let reach = abs(shown), part = reach / max(1, side.width)
    var start = side.buttons[..<index].reduce(CGFloat(0)) { $0 + $1.width } * part
    var width = side.buttons[index].width * part
    if isFull { (start, width) = index == 0 ? (0, reach) : (reach, 0) }
    let isAtRight = (side.edge == .trailing) == (sign > 0)
    return CGRect(
      x: isAtRight ? area.maxX - start - width : area.minX + start, y: area.minY, width: width, height: area.height)
  }
  /// The row with its content and the buttons beside it.
  /// - Parameter shape: What all of it is cut to.
  func piece(around content: ContiguousArray<PlacedPiece>, in shape: DisplayShape) -> DisplayPiece {
    var list = content
    if let side {
      for index in side.buttons.indices {
        let frame = frame(of: index)
        if frame.width <= 0 { continue }
        let picture = draw(
          side.buttons[index], frame, isAtRight: (side.edge == .trailing) == (sign > 0), index == pressed)
        list.append(PlacedPiece(EffectPiece(.clip(.rectangle(frame), isAntialiased: false), picture), x: 0, y: 0))
      }
    }
    return EffectPiece(.clip(shape, isAntialiased: true), GroupPiece(list))
  }
  private func color(_ entry: MenuEntry) -> RGBA {
    if let source = entry.node, let own = source.scope.value(TintKey.self)?.color,
      own != node.scope.value(TintKey.self)?.color
    {
      return source.scope.rgba(own)
    }
    return node.scope.rgba(entry.isDestructive ? .red : .gray)
  }
  private func title(_ entry: MenuEntry, isCaption: Bool = false) -> TextLayout {
    var attributes = ControlFonts.attributes(of: node)
    attributes.color = nil
    if isCaption { attributes.font.size = (attributes.font.size * 0.8).rounded() }
    var text = StyledText(entry.title, attributes)
    text.lineLimit = 1
    return node.engine.host.textShaper.layout(text, width: max(Self.leastWidth, area.width * 0.5), height: nil)
  }
  private func draw(_ button: Button, _ frame: CGRect, isAtRight: Bool, _ isPressed: Bool) -> DisplayPiece {
    let palette = ControlPalette.of(node), entry = button.entry
    let color = color(entry)
    var fill = palette.ground(color)
    if isPressed { fill = fill.mixed(with: .black, by: 0.2) }
    var list: ContiguousArray<PlacedPiece> = []
    list.append(PlacedPiece(FillPiece(.rectangle(frame), .color(fill)), x: 0, y: 0))
    // The label keeps its distance to the row, so that it comes in with its button and stays when that grows.
    let middle = isAtRight ? frame.minX + button.width / 2 : frame.maxX - button.width / 2
    let ink = color.textOnGround.opacity(entry.isEnabled ? 1 : 0.5)
    func add(_ layout: TextLayout, y: CGFloat) {
      let x = palette.snapped(middle - layout.size.width / 2)
      list.append(PlacedPiece(TextPiece(layout, .color(ink)), x: x, y: palette.snapped(y)))
    }
    if let icon = entry.icon {
      let (piece, size) = MenuPopup.picture(of: icon, tint: ink)
      let caption = area.height >= Self.captionedHeight ? title(entry, isCaption: true) : nil
      let height = size.height + (caption.map { $0.size.height + 4 } ?? 0)
      let top = frame.midY - height / 2
      list.append(
        PlacedPiece(piece, x: palette.snapped(middle - size.width / 2), y: palette.snapped(top)))
      if let caption { add(caption, y: top + size.height + 4) }
    } else {
      let layout = title(entry)
      add(layout, y: frame.midY - layout.size.height / 2)
    }
    return GroupPiece(list)
  }
}
