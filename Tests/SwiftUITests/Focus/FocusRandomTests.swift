import Foundation
import HearthTesting
import SwiftUI
import TestSupport
import Testing

@testable import HearthCore

/// A window in which everything that concerns focus changes at random.
@MainActor @Observable private final class Chaos {
  struct Row: Identifiable, Hashable {
    enum Kind: CaseIterable { case button, field, plain, edit, pair, group }
    var id: Int
    var kind: Kind
    var isDisabled = false
    var isClear = false
  }
  var rows: [Row] = []
  var more: [Row] = []
  var modals = 0
  var isSectioned = true
  var isRightToLeft = false
  var isCovered = false
  var hasDefault = false
  var nextID = 0
  @ObservationIgnored var wanted: Int??
  @ObservationIgnored var state: Int?
  @ObservationIgnored var isOn = false

  func row(_ random: inout Random) -> Row {
    nextID += 1
    return Row(id: nextID, kind: Row.Kind.allCases[random.below(Row.Kind.allCases.count)])
  }
}

private struct Random {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
  mutating func below(_ count: Int) -> Int { count < 1 ? 0 : Int(next() % UInt64(count)) }
}

private struct ChaosRow: View {
  var row: Chaos.Row
  var focus: FocusState<Int?>.Binding
  var body: some View {
    Group {
      switch row.kind {
      case .button: Button("b\(row.id)") {}
      case .field: TextField("f\(row.id)", text: .constant("x"))
      case .plain: Text("p\(row.id)").focusable()
      case .edit: Text("e\(row.id)").focusable(interactions: .edit)
      case .pair:
        HStack {
          Button("l") {}
          Toggle("r", isOn: .constant(true))
        }
      case .group: HStack { ForEach(0..<3, id: \.self) { Button("\($0)") {} } }.focusSection()
      }
    }
    .disabled(row.isDisabled).opacity(row.isClear ? 0 : 1).focused(focus, equals: row.id)
  }
}

private struct ChaosView: View {
  var chaos: Chaos
  @FocusState var focus: Int?
  @FocusState var isInModal: Bool
  var body: some View {
    let _ = (chaos.state, chaos.isOn) = (focus, isInModal)
    ZStack {
      HStack {
        Group { if chaos.isSectioned { column.focusSection() } else { column } }
          .overlay(alignment: .top) { if chaos.isCovered { Color.red.frame(height: 110) } }
        ScrollView { LazyVStack { ForEach(chaos.more) { ChaosRow(row: $0, focus: $focus) } } }.frame(
          width: 180, height: 160)
      }
      ForEach(0..<chaos.modals, id: \.self) { level in
        VStack {
          Button("ok \(level)") {}
          TextField("m", text: .constant("")).focused($focus, equals: -1 - level)
        }
        .padding(20).background(.background).focused($isInModal).modalFocus()
      }
    }
    .environment(\.layoutDirection, chaos.isRightToLeft ? .rightToLeft : .leftToRight)
    .onChange(of: chaos.nextID) { if let wanted = chaos.wanted { (focus, chaos.wanted) = (wanted, nil) } }
  }
  @ViewBuilder private var column: some View {
    let rows = VStack { ForEach(chaos.rows) { ChaosRow(row: $0, focus: $focus) } }
    if chaos.hasDefault { rows.defaultFocus($focus, chaos.rows.last?.id, priority: .userInitiated) } else { rows }
  }
}

struct FocusRandomTests {
  /// The rules that hold after each event.
  private func problem(_ window: TestWindow, _ chaos: Chaos) -> String? {
    let focus = window.content.input.focus
    var values: [Int] = []
    if let focused = focus.focused {
      if focused.isUnmounted { return "the focused view has left the tree" }
      if !focused.canBecomeFocused { return "the focused view is disabled" }
      if focus.isHidden(focused) { return "the focused view is hidden" }
      if let modal = focus.frontModal, !modal.contains(focused) {
        return "focus is outside of the modal scope in front"
      }
      if focus.isCovered(focused) { return "the focused view is covered" }
      if !focus.targets().contains(where: { $0 === focused }) {
        return "the focused view is none of the views that can have focus"
      }
      var isInModal = false
      for node in focused.layoutChain where node.flags.contains(.hasFocusBinding) {
        let binding = node as! FocusBindingNode
        if let value = (binding.value as AnyHashable).base as? Int { values.append(value) } else { isInModal = true }
      }
      if chaos.isOn != isInModal {
        return "the flag says \(chaos.isOn), and focus is \(isInModal ? "in" : "not in") a modal scope"
      }
    } else if chaos.isOn {
      return "the flag is on and nothing has focus"
    }
    if chaos.state != values.first {
      return "the focus state says \(String(describing: chaos.state)), focus is on \(values)"
    }
    let count = window.elements.reduce(0) { $0 + Self.focusedCount($1) }
    if count > 1 { return "\(count) elements say that they have focus" }
    return nil
  }
  private static func focusedCount(_ element: Element) -> Int {
    element.children.reduce(element.isFocused ? 1 : 0) { $0 + focusedCount($1) }
  }

  private static func frames(_ element: Element) -> [CGRect] { [element.frame] + element.children.flatMap(frames) }

  private func act(_ window: TestWindow, _ chaos: Chaos, _ random: inout Random) -> String {
    func change(_ name: String, _ action: () -> Void) -> String {
      action()
      chaos.nextID += 1
      window.settle()
      return name
    }
    let directions: [MoveCommandDirection] = [.up, .down, .left, .right]
    switch random.below(26) {
    case 0, 1: window.press(.tab); return "Tab"
    case 2: window.press(.tab, modifiers: .shift); return "Shift-Tab"
    case 3, 4, 5:
      let direction = directions[random.below(4)]
      window.move(direction)
      return "move \(direction)"
    case 6, 7:
      let key = [
        KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .return, .space, .escape, "x", .pageDown, .home,
      ][random.below(10)]
      window.press(key)
      return "press \(key)"
    case 8, 9:
      var point = CGPoint(x: random.below(420), y: random.below(320))
      let frames = window.elements.flatMap(Self.frames)
      if !frames.isEmpty, random.below(4) > 0 {
        let frame = frames[random.below(frames.count)]
        point = CGPoint(x: frame.midX, y: frame.midY)
      }
      window.click(at: point)
      return "click \(point)"
    case 10, 11:
      let row = chaos.row(&random), place = random.below(chaos.rows.count + 1), asks = random.below(2) == 0
      return change("insert \(row) at \(place), asks: \(asks)") {
        if chaos.rows.count < 7 { chaos.rows.insert(row, at: place) }
        if asks { chaos.wanted = row.id }
      }
    case 12, 13:
      guard !chaos.rows.isEmpty else { return "" }
      let place = random.below(chaos.rows.count)
      return change("remove \(chaos.rows[place])") { chaos.rows.remove(at: place) }
    case 14:
      let row = chaos.row(&random), place = random.below(chaos.more.count + 1), asks = random.below(2) == 0
      return change("insert lazy \(row) at \(place), asks: \(asks)") {
        if chaos.more.count < 40 { chaos.more.insert(row, at: place) }
        if asks { chaos.wanted = row.id }
      }
    case 15:
      guard !chaos.more.isEmpty else { return "" }
      let place = random.below(chaos.more.count)
      return change("remove lazy \(place)") { chaos.more.remove(at: place) }
    case 16, 17:
      guard !chaos.rows.isEmpty else { return "" }
      let place = random.below(chaos.rows.count)
      return change("disable \(chaos.rows[place])") { chaos.rows[place].isDisabled.toggle() }
    case 18:
      guard !chaos.rows.isEmpty else { return "" }
      let place = random.below(chaos.rows.count)
      return change("hide \(chaos.rows[place])") { chaos.rows[place].isClear.toggle() }
    case 19: return change("open a modal scope") { chaos.modals = min(3, chaos.modals + 1) }
    case 20: return change("close a modal scope") { chaos.modals = max(0, chaos.modals - 1 - random.below(2)) }
    case 21:
      if random.below(2) == 0 { window.deactivate(); return "deactivate" }
      window.activate()
      return "activate"
    case 22:
      let ids = chaos.rows.map(\.id) + chaos.more.map(\.id) + [-1, -2, 99_999]
      let id = ids[random.below(ids.count)]
      return change("ask for \(id)") { chaos.wanted = random.below(6) == 0 ? .some(nil) : id }
    case 23:
      window.scroll(by: CGSize(width: 0, height: CGFloat(random.below(200) - 100)), at: CGPoint(x: 330, y: 150))
      return "scroll"
    case 24:
      return change("turn something") {
        switch random.below(4) {
        case 0: chaos.isSectioned.toggle()
        case 1: chaos.isRightToLeft.toggle()
        case 2: chaos.isCovered.toggle()
        default: chaos.hasDefault.toggle()
        }
      }
    default:
      let size = CGSize(width: 380 + random.below(60), height: 280 + random.below(60))
      window.resize(to: size)
      return "resize to \(size)"
    }
  }

  /// 100,000 events with all seeds, in windows that live for 2,000. In every tenth each frame and each
  /// neighbour is checked, in the others some.
  @Test(arguments: Seeds.first(of: 50)) func `after any event the rules of focus hold`(seed: Int) {
    var random = Random(state: UInt64(seed) &* 7_919 &+ 11)
    let chaos = Chaos()
    chaos.rows = (0..<4).map { _ in chaos.row(&random) }
    chaos.more = (0..<30).map { _ in chaos.row(&random) }
    let idiom: Idiom = seed % 5 == 4 ? .tv : .desktop
    let window = TestWindow(size: CGSize(width: 420, height: 320), idiom: idiom) { ChaosView(chaos: chaos) }
    ReportLog.isQuiet = true
    let interval = EngineChecks.interval
    if seed % 10 == 0 { EngineChecks.interval = 1 }
    defer { (ReportLog.isQuiet, EngineChecks.interval) = (false, interval) }
    var events: [String] = []
    for step in 0..<2_000 {
      let before = window.content.input.focus.focused.map { ObjectIdentifier($0) }
      let changes = window.content.input.focus.changeCount
      events.append(act(window, chaos, &random))
      let after = window.content.input.focus.focused.map { ObjectIdentifier($0) }
      var problem = problem(window, chaos)
      if before != after && window.content.input.focus.changeCount == changes {
        problem = "focus moved without a trace entry"
      }
      guard let problem else { continue }
      let trace = window.focusTrace.suffix(4).map(\.description).joined(separator: "\n")
      Issue.record(
        "\(problem)\nseed \(seed), step \(step), after:\n\(events.suffix(6).joined(separator: "\n"))\n\(trace)\n\(window.tree)"
      )
      return
    }
  }
}
