import Foundation
import HearthCore
import HearthTesting
import Observation
import QuickTesting
import SwiftUI
import TestSupport
import Testing

@testable import HearthUI

/// Sheets in sheets, each with an item, an alert and a popover of its own, held against a model.
@Observable @MainActor private final class Levels {
  nonisolated static let deepest = 4
  var items: [Int?] = Array(repeating: nil, count: deepest)
  var alerts = Array(repeating: false, count: deepest)
  var popovers = Array(repeating: false, count: deepest)
  @ObservationIgnored var ended = Array(repeating: 0, count: deepest)
  nonisolated init() {}
}
private struct LevelItem: Identifiable { var id: Int }

private struct LevelView: View {
  @Bindable var levels: Levels
  let depth: Int
  var body: some View {
    VStack {
      Button("level") {}.accessibilityIdentifier("level \(depth)")
      if depth < Levels.deepest {
        Text("at")
          .sheet(
            item: Binding(get: { levels.items[depth].map(LevelItem.init) }, set: { levels.items[depth] = $0?.id }),
            onDismiss: { levels.ended[depth] += 1 }
          ) { item in
            Button("\(item.id)") {}.accessibilityIdentifier("item \(depth) \(item.id)")
            LevelView(levels: levels, depth: depth + 1)
          }
        Text("at").alert("alert \(depth)", isPresented: $levels.alerts[depth]) {
          Button("Yes") {}.accessibilityIdentifier("yes \(depth)")
        }
        Text("at").popover(isPresented: $levels.popovers[depth]) {
          Button("pop") {}.accessibilityIdentifier("pop \(depth)")
        }
      }
    }
  }
}

@MainActor struct PresentationRandomTests {
  private enum Kind: Hashable { case sheet, alert, popover }
  /// What a level shows, and who waits: in the order in which they asked. The sheet has the item that it shows.
  private struct Level {
    var shown: [Kind] = []
    var waiting: [Kind] = []
  }
  private static func holdsBack(_ first: Kind, _ next: Kind) -> Bool { next == .popover || first != .popover }
  private static func settle(_ level: inout Level) {
    var waiting: [Kind] = []
    for kind in level.waiting {
      if level.shown.contains(where: { holdsBack($0, kind) }) || waiting.contains(where: { holdsBack($0, kind) }) {
        waiting.append(kind)
      } else {
        level.shown.append(kind)
      }
    }
    level.waiting = waiting
  }

  @Test(arguments: [1, 2, 3]) func `what is shown is what the bindings say, whatever happens`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let levels = Levels()
    let window = TestWindow { LevelView(levels: levels, depth: 0) }
    let nodes = window.liveNodes
    var model = Array(repeating: Level(), count: Levels.deepest)
    var shownItems: [Int?] = Array(repeating: nil, count: Levels.deepest)
    var ended = Array(repeating: 0, count: Levels.deepest)

    func bound(_ kind: Kind, _ depth: Int) -> Bool {
      switch kind {
      case .sheet: levels.items[depth] != nil
      case .alert: levels.alerts[depth]
      case .popover: levels.popovers[depth]
      }
    }
    /// A level whose views are gone shows nothing, and has forgotten who waited.
    func clear(from depth: Int) {
      for index in depth..<max(depth, Levels.deepest) {
        if model[index].shown.contains(.sheet) { ended[index] += 1 }
        model[index] = Level()
        shownItems[index] = nil
      }
    }
    func follow() {
      for depth in 0..<Levels.deepest {
        let isThere = depth == 0 || model[depth - 1].shown.contains(.sheet)
        if !isThere {
          clear(from: depth)
          break
        }
        if model[depth].shown.contains(.sheet) {
          if levels.items[depth] == nil {
            ended[depth] += 1
            shownItems[depth] = nil
            clear(from: depth + 1)
          } else if levels.items[depth] != shownItems[depth] {
            ended[depth] += 1
            shownItems[depth] = levels.items[depth]
            clear(from: depth + 1)
          }
        }
        model[depth].shown.removeAll { !bound($0, depth) }
        model[depth].waiting.removeAll { !bound($0, depth) }
        for kind in [Kind.sheet, .alert, .popover]
        where bound(kind, depth) && !model[depth].shown.contains(kind) && !model[depth].waiting.contains(kind) {
          model[depth].waiting.append(kind)
        }
        Self.settle(&model[depth])
        if model[depth].shown.contains(.sheet), shownItems[depth] == nil { shownItems[depth] = levels.items[depth] }
      }
    }
    /// What lies in front: the last one shown at the deepest level. Deeper levels lie above what their sheet's level
    /// shows later only if they were shown later, so the test asks the window which of the two it is.
    func isShown(_ kind: Kind, _ depth: Int) -> Bool { model[depth].shown.contains(kind) }

    for step in 0..<1_000 {
      let depth = Int(random.next() % UInt64(Levels.deepest))
      switch random.next() % 12 {
      case 0, 1, 2: levels.items[depth] = Int(random.next() % 3)
      case 3: levels.items[depth] = nil
      case 4: levels.alerts[depth].toggle()
      case 5: levels.popovers[depth].toggle()
      case 6: window.press(.escape)
      case 7: window.click(at: CGPoint(x: 3, y: 3))
      case 8:
        levels.alerts[depth].toggle()
        levels.alerts[depth].toggle()
      case 9:
        for index in 0..<Levels.deepest {
          (levels.items[index], levels.alerts[index], levels.popovers[index]) = (nil, false, false)
        }
      default: window.press(.tab)
      }
      window.settle()
      follow()
      let layers = window.content.engine.root.layers.count
      let expected = model.reduce(0) { $0 + $1.shown.count }
      try require(layers == expected, "step \(step): \(layers) presentations, \(model)")
      try require(levels.ended == ended, "step \(step)")
      if expected == 0 { try require(window.liveNodes == nodes, "step \(step)") }
      if let front = window.content.engine.root.layers.last, let focused = window.content.input.focus.focused {
        try require(front.contains(focused), "step \(step): focus is behind")
      }
      if expected > 0 { try require(window.focused != nil, "step \(step): nothing has focus") }
    }
    for index in 0..<Levels.deepest {
      (levels.items[index], levels.alerts[index], levels.popovers[index]) = (nil, false, false)
    }
    window.settle()
    expect(window.liveNodes, equals: nodes)
  }
}

/// Where a popover lies, and its arrow.
@MainActor struct PopoverPlacementTests {
  @QuickTesting.Test func `the arrow points at the anchor and keeps clear of the corners`() {
    let area = CGRect(x: 0, y: 0, width: 400, height: 400)
    let anchor = CGRect(x: 190, y: 100, width: 20, height: 20)
    let below = PopoverPlacement(
      size: CGSize(width: 100, height: 50), anchor: anchor, edge: nil, in: area, isRightToLeft: false)
    expect(below.frame, equals: CGRect(x: 150, y: 120 + 9, width: 100, height: 50))
    expect(below.tip, equals: CGPoint(x: 200, y: 120))
    let corner = PopoverPlacement(
      size: CGSize(width: 100, height: 50), anchor: CGRect(x: 0, y: 0, width: 10, height: 10), edge: nil, in: area,
      isRightToLeft: false)
    expect(corner.frame.minX == 0 && corner.tip.x == 10 + 10)
    let leading = PopoverPlacement(
      size: CGSize(width: 100, height: 50), anchor: anchor, edge: .leading, in: area, isRightToLeft: true)
    expect(leading.side, equals: .right)
    let large = PopoverPlacement(
      size: CGSize(width: 500, height: 900), anchor: anchor, edge: nil, in: area, isRightToLeft: false)
    expect(area.contains(large.frame))
  }
}
