import Foundation
import HearthRendering

/// Goes from control to control by itself, so that one key is enough to use a window.
///
/// It is at work while the setting says that switches are (`AccessibilityTechnologies.switchControl`). A frame stands around
/// each control for a while, in the order in which a reader goes; Space or Return takes the one where it is:
/// - what can be pressed is pressed,
/// - a text gets focus,
/// - of what can be done in several ways (a slider goes up and down, a row has actions) the ways are shown beside it one after
///   the other, with "Back" as the last one, and the key takes the one that is shown. A value can be moved again and again.
///
/// What no switch is to stop at (`accessibilityRespondsToUserInteraction(false)`) is passed over. What lies out of sight is
/// scrolled to. While a menu is open only its items are gone through, and with a modal view only what is in it.
///
/// Source: iOS, Switch Control, "Auto scanning"; macOS, Switch Control. The time is that of iOS, the keys are our choice.
@MainActor package final class SwitchScanning {
  package static let slot = EngineSlot { SwitchScanning($0) }
  /// Seconds at each control.
  package static let usualInterval = 1.5

  private unowned let engine: Engine
  private var isOn = false
  private var interval = SwitchScanning.usualInterval
  private var overlay: WindowOverlay?
  /// The element where it is.
  private var current: UInt64?
  /// The place of it among the others, for when it goes.
  private var index = -1
  /// The ways to use the current element, while they are gone through, and which one is shown.
  private var ways: (list: [Way], index: Int)?

  private enum Way: Equatable {
    case press, focus, increase, decrease, named(AccessibilityActionKind), back
    var title: String {
      switch self {
      case .press: "Activate"
      case .focus: "Edit"
      case .increase: "Increase"
      case .decrease: "Decrease"
      case .named(let kind): kind.name ?? ""
      case .back: "Back"
      }
    }
  }

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// Where it is, as a test reads it: the label of the element, and after a colon the way that is shown. Empty while it is
  /// nowhere.
  package var says: String {
    guard isOn, let element = elements.first(where: { $0.id == current }) else { return "" }
    let label = element.properties.label ?? ""
    return ways.map { "\(label): \($0.list[$0.index].title)" } ?? label
  }
  /// Called when a window is made, and when the settings have changed.
  func settingsDidChange(_ settings: AccessibilitySettings) {
    interval = settings.scanningInterval > 0 ? settings.scanningInterval : Self.usualInterval
    let isWanted = settings.technologies.contains(.switchControl)
    if isWanted == isOn { return }
    isOn = isWanted
    (current, index, ways) = (nil, -1, nil)
    if isOn { wait() } else { stop() }
  }
  private func stop() {
    engine.wakeUps.cancel(of: engine.root, .scanning)
    show(nil)
  }
  private func wait() {
    engine.wakeUps.schedule(after: interval, for: engine.root, purpose: .scanning) { [unowned self] in
      guard isOn else { return }
      step()
      wait()
    }
  }

  // MARK: - What it stops at

  private var elements: [AccessibilityElement] {
    guard let content = engine.content else { return [] }
    // An open menu has the keys.
    let roots = content.grab?.accessibilityElements ?? content.accessibilityElements
    func visit(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { (Self.isStop($0) ? [$0] : []) + visit($0.children) }
    }
    return visit(roots)
  }
  private static func isStop(_ element: AccessibilityElement) -> Bool {
    let properties = element.properties
    if !element.isEnabled || element.frame.isEmpty || properties.details.isInteractive == false { return false }
    return properties.press != nil || properties.adjust != nil || properties.setValue != nil
      || properties.activation != nil || !properties.actions.isEmpty || properties.details.isInteractive == true
  }
  private static func ways(_ element: AccessibilityElement) -> [Way] {
    let properties = element.properties
    var result: [Way] = []
    if properties.press != nil || properties.activation != nil { result.append(.press) }
    if properties.setValue != nil, properties.adjust == nil { result.append(.focus) }
    if properties.adjust != nil { result += [.increase, .decrease] }
    result += properties.actions.keys.filter { $0.name?.isEmpty == false }.sorted { $0.name! < $1.name! }.map {
      .named($0)
    }
    return result
  }

  // MARK: - Steps

  private func step() {
    let elements = elements
    if let here = elements.firstIndex(where: { $0.id == current }) { index = here }
    if var ways, elements.contains(where: { $0.id == current }) {
      ways.index = (ways.index + 1) % ways.list.count
      self.ways = ways
      show(elements[index])
      return
    }
    ways = nil
    guard !elements.isEmpty else {
      (current, index) = (nil, -1)
      return show(nil)
    }
    // What takes the place of an element that has gone is next.
    let isGone = current != nil && !elements.contains { $0.id == current }
    index = isGone ? min(max(index, 0), elements.count - 1) : (index + 1) % elements.count
    let element = elements[index]
    current = element.id
    engine.content?.perform(AccessibilityRequest(elementID: element.id, action: .reveal))
    show(element)
  }
  /// What the key does; false where scanning is off.
  func handle(_ event: KeyEvent) -> Bool {
    guard isOn, event.key == .space || event.key == .return,
      event.modifiers.isDisjoint(with: [.command, .control, .option, .shift])
    else { return false }
    if event.phase == .down { take() }
    return true
  }
  private func take() {
    guard let element = elements.first(where: { $0.id == current }) else { return step() }
    if let ways {
      use(ways.list[ways.index], element)
    } else {
      let list = Self.ways(element)
      if list.count == 1, list[0] != .increase {
        use(list[0], element)
      } else if !list.isEmpty {
        ways = (list + [.back], 0)
        show(element)
      }
    }
    // The next one comes after the usual time.
    wait()
  }
  private func use(_ way: Way, _ element: AccessibilityElement) {
    var action: AccessibilityRequest.Action?
    switch way {
    case .press: action = .press
    case .focus: action = .focus
    case .increase: action = .increment
    case .decrease: action = .decrement
    case .named(let kind): action = .other(kind)
    case .back: action = nil
    }
    if way != .increase && way != .decrease { ways = nil }
    if let action { engine.content?.perform(AccessibilityRequest(elementID: element.id, action: action)) }
    show(elements.first { $0.id == current })
  }

  // MARK: - Picture

  /// Views have moved, or have gone.
  func frameDidEnd() {
    guard isOn, current != nil else { return }
    show(elements.first { $0.id == current })
  }
  private var shown: (frame: CGRect, title: String?)?
  private func show(_ element: AccessibilityElement?) {
    guard let content = engine.content else { return }
    let new = element.map { (frame: $0.frame, title: ways.map { $0.list[$0.index].title }) }
    if shown?.frame == new?.frame, shown?.title == new?.title, (overlay == nil) == (new == nil) { return }
    shown = new
    var overlays = content.overlays.filter { $0 !== overlay }
    overlay = new.map { WindowOverlay(picture($0.frame, $0.title), at: .zero, isTransient: false) }
    if let overlay { overlays.append(overlay) }
    content.overlays = overlays
  }
  private func picture(_ frame: CGRect, _ title: String?) -> DisplayPiece {
    let scope = engine.root.scope, accent = scope.rgba(Color.accentColor.asGround)
    let outline = frame.insetBy(dx: -3, dy: -3)
    var list: ContiguousArray<PlacedPiece> = []
    func add(_ piece: DisplayPiece, _ x: CGFloat = 0, _ y: CGFloat = 0) { list.append(PlacedPiece(piece, x: x, y: y)) }
    // A pale line on both sides, so that it is seen on any ground.
    add(
      StrokePiece(.roundedRectangle(outline, radius: 6), StrokeStyle(lineWidth: 7), .color(RGBA(white: 1, alpha: 0.9))))
    add(StrokePiece(.roundedRectangle(outline, radius: 6), StrokeStyle(lineWidth: 4), .color(accent)))
    if let title {
      let settings = engine.host.settings, window = engine.root.windowSize
      var font = FontDescription(size: (15 * min(settings.textScale, 2)).rounded(), weight: 600)
      font.family = settings.interfaceFamily
      let layout = engine.host.textShaper.layout(
        StyledText(title, TextAttributes(font: font)), width: max(40, window.width - 40), height: nil)
      let size = CGSize(width: layout.size.width.rounded(.up) + 24, height: layout.size.height.rounded(.up) + 12)
      var y = outline.maxY + 8
      if y + size.height > window.height - 4 { y = outline.minY - 8 - size.height }
      let x = min(max(4, frame.midX - size.width / 2), max(4, window.width - 4 - size.width)).rounded()
      let box = CGRect(x: x, y: max(4, y).rounded(), width: size.width, height: size.height)
      add(FillPiece(.roundedRectangle(box, radius: 8), .color(accent)))
      add(TextPiece(layout, .color(scope.rgba(Color.accentColor.textOnGround))), box.minX + 12, box.minY + 6)
    }
    engine.counters.itemsRecorded += 1
    return GroupPiece(list)
  }
}

extension WindowContent {
  /// Where scanning is, and the way to use the element that is shown. Empty while it is nowhere.
  package var scannedElement: String { engine[SwitchScanning.slot].says }
}
