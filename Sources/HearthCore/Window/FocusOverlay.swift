import Foundation
import HearthFocus
import HearthRendering

/// Draws over the running app what focus knows: everything that can have it, the groups with their names,
/// and for the last move the candidates with rank and score and the rule that decided.
/// `HEARTH_DEBUG=focus` in the environment switches it on.
///
/// It reads the map of `FocusController` and takes no part in anything. Source: our choice; the colours are told apart
/// on light and on dark windows by a pale line beneath each.
@MainActor package final class FocusOverlay {
  static let isAskedFor =
    ProcessInfo.processInfo.environment["HEARTH_DEBUG"]?.split(separator: ",").contains("focus") == true

  private unowned let content: WindowContent
  private var made: (key: Key, piece: DisplayPiece)?
  private struct Key: Equatable {
    var version: FocusTree.Version
    var focused: ObjectIdentifier?
    var changes: Int
    var size: CGSize
  }

  init(_ content: WindowContent) { self.content = content }
  nonisolated deinit {}
  /// The user wanted to move, whether focus moved or not.
  func noteMove() {
    made = nil
    content.requestFrame()
  }

  /// The picture in the window's coordinate space; the same piece as long as nothing changes.
  func piece(_ counters: inout FrameCounters) -> DisplayPiece {
    let focus = content.input.focus
    let key = Key(
      version: focus.version, focused: focus.focused.map { ObjectIdentifier($0) }, changes: focus.history.count,
      size: content.engine.root.windowSize.cgSize)
    if let made, made.key == key { return made.piece }
    var drawing = FocusDrawing(
      shaper: content.host.textShaper, family: content.host.settings.interfaceFamily,
      window: CGRect(origin: .zero, size: key.size))
    focus.withMap { tree in
      drawGroups(tree, &drawing)
      drawTargets(tree, &drawing)
      drawMove(tree, &drawing)
      if let focused = focus.focused, let target = tree.map[FocusTree.id(focused)] {
        drawing.outline(target.frame, FocusDrawing.focused, width: 3)
      }
      drawScores(tree, &drawing)
    }
    drawRule(&drawing)
    counters.itemsRecorded += 1
    let piece = GroupPiece(drawing.pieces)
    made = (key, piece)
    return piece
  }

  // MARK: - Groups

  private func drawGroups(_ tree: FocusTree, _ drawing: inout FocusDrawing) {
    var names: [FocusID: String] = [FocusTree.windowID: "window"]
    collectNames(content.engine.root, &names)
    for group in tree.map.groups.dropFirst() where !group.roles.isEmpty {
      guard let frame = tree.map.frame(of: group.id), frame.width > 0, frame.height > 0 else { continue }
      let color = FocusDrawing.color(of: group.roles)
      drawing.outline(frame, color, dash: [6, 3])
      drawing.label(
        "\(Self.kind(group.roles)) \(names[group.id] ?? "")", at: CGPoint(x: frame.minX, y: frame.minY), color)
    }
  }
  private static func kind(_ roles: FocusGroup.Roles) -> String {
    var words: [String] = []
    if roles.contains(.modal) { words.append("modal") }
    if roles.contains(.section) { words.append("section") }
    if roles.contains(.scope) { words.append("scope") }
    if roles.contains(.oneStop) { words.append("one stop") }
    if roles.contains(.rows) { words.append("rows") }
    if roles.contains(.scroll) { words.append("scroll") }
    return words.joined(separator: "+")
  }
  private func collectNames(_ node: LayoutNode, _ names: inout [FocusID: String]) {
    if !node.flags.contains(.subtreeHasFocus) && !node.flags.contains(.isElementWrapper) { return }
    if node.flags.contains(.isFocusGroup) { names[FocusTree.groupID(node)] = Self.name(of: node) }
    node.visitLayoutChildren { collectNames($0, &names) }
  }
  /// The identifier given in the source, else the name of the view.
  private static func name(of node: LayoutNode) -> String {
    var current: LayoutNode? = node
    while let next = current as? UnaryNode, next.size == node.size {
      if next.flags.contains(.hasAccessibility), let identifier = (next as? AccessibilityNode)?.properties.identifier {
        return "“\(identifier)”"
      }
      current = next.layoutParent
    }
    return node.path.split(separator: "/").last.map(String.init) ?? ""
  }

  // MARK: - Targets

  private func drawTargets(_ tree: FocusTree, _ drawing: inout FocusDrawing) {
    let focused = content.input.focus.focused.map { FocusTree.id($0) }
    let groups = Dictionary(tree.map.groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for target in tree.map.targets where target.id != focused {
      let frame = Self.visiblePart(of: target, groups)
      if target.isEnabled {
        drawing.outline(frame, FocusDrawing.enabled)
      } else {
        drawing.outline(frame, FocusDrawing.disabled, dash: [2, 2])
      }
    }
  }
  /// What the scroll views around show of it.
  private static func visiblePart(of target: HearthFocus.FocusTarget, _ groups: [FocusID: FocusGroup]) -> CGRect {
    var frame = target.frame
    var group = target.group
    while let id = group, let around = groups[id] {
      if around.roles.contains(.scroll), !around.frame.isNull { frame = frame.intersection(around.frame) }
      group = around.parent
    }
    return frame
  }

  // MARK: - The last move

  private func drawMove(_ tree: FocusTree, _ drawing: inout FocusDrawing) {
    guard let move = content.input.focus.moves.last else { return }
    if let origin = move.origin { drawing.outline(origin, FocusDrawing.focused, dash: [1, 3]) }
    for (index, score) in move.answer.scores.enumerated().prefix(Self.mostScores).reversed() {
      drawing.outline(Self.frame(of: score, tree), FocusDrawing.candidate, width: index == 0 ? 2 : 1)
    }
  }
  private func drawScores(_ tree: FocusTree, _ drawing: inout FocusDrawing) {
    guard let move = content.input.focus.moves.last else { return }
    for (index, score) in move.answer.scores.enumerated().prefix(Self.mostScores).reversed() {
      let frame = Self.frame(of: score, tree)
      let text =
        "\(index + 1). \(CGFloat(score.distance.rounded()).short) pt, \(CGFloat(score.offset.rounded()).short) beside"
      drawing.label(text, around: CGPoint(x: frame.midX, y: frame.midY), FocusDrawing.candidate, isStrong: index == 0)
    }
  }
  /// Where it is now, if it was scrolled since.
  private static func frame(of score: FocusScore, _ tree: FocusTree) -> CGRect {
    tree.map[score.id]?.frame ?? tree.map.frame(of: score.id) ?? score.frame
  }
  private static let mostScores = 12

  private func drawRule(_ drawing: inout FocusDrawing) {
    let focus = content.input.focus
    var lines: [String] = []
    if let move = focus.moves.last {
      lines.append("\(move.step): \(move.reason.sentence)")
      let path = move.answer.handovers.map { "\($0.choice.rawValue)" }
      let handed = path.isEmpty ? "" : ", handed on by \(path.joined(separator: ", "))"
      let count = move.answer.scores.count
      lines.append(
        "\(move.answer.rule.rawValue), \(count) candidate\(count == 1 ? "" : "s"), \(move.answer.examined) examined\(handed)"
      )
    } else if let entry = focus.trace.last {
      lines.append("\(entry.cause.rawValue): \(entry.reason.sentence)")
    }
    if let focused = focus.focused, !focused.isUnmounted {
      let name = FocusTrace.name(focused)
      lines.append("focus: \(name.isEmpty ? focused.path : "“\(name)”")")
    } else {
      lines.append("focus: none")
    }
    drawing.panel(lines, awayFrom: focus.focused?.frameInWindow)
  }
}

/// The pieces of the overlay.
@MainActor struct FocusDrawing {
  let shaper: any TextShaper
  let family: String?
  let window: CGRect
  private(set) var pieces: [PlacedPiece] = []
  /// Where names of groups stand.
  private var labels: [CGRect] = []
  init(shaper: any TextShaper, family: String?, window: CGRect) {
    (self.shaper, self.family, self.window) = (shaper, family, window)
  }

  static let enabled = RGBA(0.04, 0.52, 1), disabled = RGBA(white: 0.5), focused = RGBA(1, 0.18, 0.55),
    candidate = RGBA(1, 0.58, 0)
  static func color(of roles: FocusGroup.Roles) -> RGBA {
    if roles.contains(.modal) { return RGBA(0.9, 0.1, 0.1) }
    if roles.contains(.section) { return RGBA(0.1, 0.62, 0.25) }
    if roles.contains(.scope) { return RGBA(0.6, 0.3, 0.85) }
    if roles.contains(.oneStop) { return RGBA(0.7, 0.45, 0.1) }
    return RGBA(0.1, 0.6, 0.65)
  }
  /// Points.
  private static let fontSize: CGFloat = 10, padding: CGFloat = 4
  private static let back = RGBA(0.1, 0.1, 0.12, 0.9)

  mutating func outline(_ frame: CGRect, _ color: RGBA, width: CGFloat = 1.5, dash: [CGFloat] = []) {
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite, window.intersects(frame)
    else { return }
    let shape = DisplayShape.rectangle(frame.insetBy(dx: width / 2, dy: width / 2))
    add(StrokePiece(shape, StrokeStyle(lineWidth: width + 1.5), .color(RGBA(white: 1, alpha: 0.55))))
    add(StrokePiece(shape, StrokeStyle(lineWidth: width, dash: dash), .color(color)))
  }
  /// With its top left corner at a point, or below the labels that are there.
  mutating func label(_ text: String, at corner: CGPoint, _ color: RGBA) {
    let layout = layout(text, width: window.width)
    var frame = CGRect(origin: corner, size: size(of: layout))
    for _ in labels {
      guard let other = labels.first(where: { $0.intersects(frame) }), other.maxY < window.maxY else { break }
      frame.origin.y = other.maxY + 1
    }
    labels.append(frame)
    put(layout, frame, color, isStrong: false)
  }
  mutating func label(_ text: String, around middle: CGPoint, _ color: RGBA, isStrong: Bool) {
    let layout = layout(text, width: window.width), size = size(of: layout)
    put(
      layout,
      CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
      color, isStrong: isStrong)
  }
  /// Text at the lower edge of the window, or at the upper one where it would lie over `frame`.
  mutating func panel(_ lines: [String], awayFrom frame: CGRect?) {
    let layout = layout(lines.joined(separator: "\n"), width: max(1, window.width - 40)), size = size(of: layout)
    var place = CGRect(x: 12, y: window.maxY - size.height - 12, width: size.width, height: size.height)
    if let frame, frame.intersects(place) { place.origin.y = 12 }
    put(layout, place, Self.focused, isStrong: false)
  }

  private func layout(_ text: String, width: CGFloat) -> TextLayout {
    var font = FontDescription(size: Self.fontSize)
    font.family = family
    return shaper.layout(StyledText(text, TextAttributes(font: font)), width: width, height: nil)
  }
  private func size(of layout: TextLayout) -> CGSize {
    CGSize(
      width: layout.size.width.rounded(.up) + 2 * Self.padding, height: layout.size.height.rounded(.up) + Self.padding)
  }
  private mutating func put(_ layout: TextLayout, _ frame: CGRect, _ color: RGBA, isStrong: Bool) {
    var frame = frame
    frame.origin.x = max(0, min(frame.minX, window.maxX - frame.width)).rounded()
    frame.origin.y = max(0, min(frame.minY, window.maxY - frame.height)).rounded()
    add(FillPiece(.roundedRectangle(frame, radius: 3), .color(isStrong ? color : Self.back)))
    add(
      StrokePiece(
        .roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), radius: 3), StrokeStyle(lineWidth: 1), .color(color)))
    let text = TextPiece(layout, .color(isStrong ? .black : .white))
    pieces.append(PlacedPiece(text, x: frame.minX + Self.padding, y: frame.minY + Self.padding / 2))
  }
  private mutating func add(_ piece: DisplayPiece) { pieces.append(PlacedPiece(piece, x: 0, y: 0)) }
}
