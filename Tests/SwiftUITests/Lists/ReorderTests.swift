import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Items whose order the user may change.
@Observable @MainActor private final class Shelf {
  var names = ["Ada", "Ben", "Cleo", "Dora"]
  var others = ["Xeno", "Yara"]
  var isEnabled = true
  @ObservationIgnored var log: [String] = []
  nonisolated init() {}
  func move(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
    let next: String?
    switch difference.destination.position {
    case .before(let id): next = id
    case .end: next = nil
    }
    log.append("\(difference.sources.joined()) before \(next ?? "end")")
    names.removeAll { difference.sources.contains($0) }
    let index = next.flatMap { names.firstIndex(of: $0) } ?? names.count
    names.insert(contentsOf: difference.sources, at: index)
  }
}
private struct Named: Identifiable { var id: String }

private struct Row: View {
  let name: String
  var body: some View {
    Text(verbatim: name).accessibilityIdentifier(name).frame(width: 100, height: 40).contentShape(Rectangle())
  }
}
private enum Kind: CaseIterable { case column, row, grid, lazy, list }
private struct ShelfView: View {
  let kind: Kind
  @Bindable var shelf: Shelf
  var body: some View {
    container.reorderContainer(for: Named.self, isEnabled: shelf.isEnabled) { shelf.move($0) }
  }
  @ViewBuilder private var container: some View {
    switch kind {
    case .column: VStack(spacing: 10) { items }
    case .row: HStack(spacing: 10) { items }
    case .grid: LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 10) { items }
    case .lazy: ScrollView { LazyVStack(spacing: 10) { items } }
    case .list: List { items }.listStyle(.plain)
    }
  }
  private var items: some DynamicViewContent<[String]> {
    ForEach(shelf.names, id: \.self) { Row(name: $0) }.reorderable()
  }
}

@MainActor struct ReorderTests {
  private func window(_ kind: Kind, _ shelf: Shelf, _ idiom: Idiom = .desktop) -> TestWindow {
    TestWindow(size: CGSize(width: 600, height: 500), idiom: idiom) { ShelfView(kind: kind, shelf: shelf) }
  }
  private func middle(_ window: TestWindow, _ name: String) throws -> CGPoint {
    let frame = try window.element(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `an item is let go in the place of another one, in stacks, grids and lists`() throws {
    for kind in Kind.allCases {
      let shelf = Shelf()
      let window = window(kind, shelf)
      var end = try middle(window, "Cleo")
      // The lower half of a row in a list is the place behind it.
      if kind == .list { end.y += 10 }
      try window.drag(from: middle(window, "Ada"), to: end)
      expect(shelf.log, equals: ["Ada before Dora"], "\(kind)")
      expect(shelf.names, equals: ["Ben", "Cleo", "Ada", "Dora"], "\(kind)")
      expect(window.reports.isEmpty, "\(window.reports)")
    }
  }
  @Test func `the last place is the end, and the first is before the first`() throws {
    for kind in [Kind.column, .row, .grid] {
      let shelf = Shelf()
      let window = window(kind, shelf)
      try window.drag(from: middle(window, "Ben"), to: middle(window, "Dora"))
      try window.drag(from: middle(window, "Dora"), to: middle(window, "Ada"))
      expect(shelf.log, equals: ["Ben before end", "Dora before Ada"], "\(kind)")
    }
  }
  @Test func `the others make room meanwhile, and nothing is told before the end`() throws {
    let shelf = Shelf()
    let window = window(.column, shelf)
    let ben = try require(window.place(ofDrawn: "Ben")).y
    let start = try middle(window, "Ada"), end = try middle(window, "Cleo")
    window.pointerDown(at: start)
    window.hover(at: CGPoint(x: start.x, y: start.y + 20))
    window.hover(at: end)
    window.advance(by: .seconds(1))
    // A row of 40 and 10 between.
    try expect(require(window.place(ofDrawn: "Ben")).y, equals: ben - (40 + 10))
    expect(shelf.log.isEmpty)
    window.press(.escape)
    window.advance(by: .seconds(1))
    try expect(require(window.place(ofDrawn: "Ben")).y, equals: ben)
    window.pointerUp(at: end)
    expect(shelf.log.isEmpty)
  }
  @Test func `far away from all items nothing changes`() throws {
    let shelf = Shelf()
    let window = window(.column, shelf)
    try window.drag(from: middle(window, "Ada"), to: CGPoint(x: 590, y: 10))
    expect(shelf.log.isEmpty)
  }
  @Test func `a finger has to rest on an item first, and scrolls otherwise`() throws {
    let shelf = Shelf()
    let window = window(.column, shelf, .phone)
    let start = try middle(window, "Ada"), end = try middle(window, "Cleo")
    window.touchDrag(from: start, to: end)
    expect(shelf.log.isEmpty)
    window.touchDown(at: start)
    window.advance(by: .milliseconds(600))
    window.touchMove(to: CGPoint(x: start.x, y: start.y + 5))
    window.touchMove(to: end)
    window.touchUp(at: end)
    expect(shelf.log, equals: ["Ada before Dora"])
  }
  @Test func `while it is not enabled nothing can be moved`() throws {
    for kind in [Kind.column, .list] {
      let shelf = Shelf()
      shelf.isEnabled = false
      let window = window(kind, shelf)
      try window.drag(from: middle(window, "Ada"), to: middle(window, "Cleo"))
      expect(shelf.log.isEmpty, "\(kind)")
      shelf.isEnabled = true
      window.settle()
      try window.drag(from: middle(window, "Ada"), to: middle(window, "Dora"))
      expect(shelf.log.count, equals: 1, "\(kind)")
    }
  }
  @Test func `keys and assistive technology move by one place`() throws {
    struct Keys: View {
      @Bindable var shelf: Shelf
      var body: some View {
        VStack {
          ForEach(shelf.names, id: \.self) { name in Button(name) {}.accessibilityIdentifier(name) }.reorderable()
        }
        .reorderContainer(for: Named.self) { shelf.move($0) }
      }
    }
    let shelf = Shelf()
    let window = TestWindow { Keys(shelf: shelf) }
    window.press(.tab)
    window.press(.tab)
    expect(window.focused, equals: "Ben")
    window.press(.downArrow, modifiers: .option)
    window.press(.upArrow, modifiers: .option)
    window.press(.upArrow, modifiers: .option)
    expect(shelf.log, equals: ["Ben before Dora", "Ben before Cleo", "Ben before Ada"])
    window.press(.upArrow, modifiers: .option)
    expect(shelf.log.count, equals: 3)
    expect(window.focused, equals: "Ben")
    let reader = window.startReader()
    while let spoken = reader.next(), !spoken.contains("Dora") {}
    reader.perform(named: "Move Up")
    expect(shelf.log.last, equals: "Dora before Cleo")
  }
  @Test func `items go from one collection to another`() throws {
    struct Two: View {
      let isList: Bool
      @Bindable var shelf: Shelf
      var body: some View {
        if isList {
          List { all }.listStyle(.plain).modifier(Moves(shelf: shelf))
        } else {
          HStack { all }.modifier(Moves(shelf: shelf))
        }
      }
      @ViewBuilder private var all: some View {
        if isList {
          Section("A") { ForEach(shelf.names, id: \.self) { Row(name: $0) }.reorderable(collectionID: "a") }
          Section("B") { ForEach(shelf.others, id: \.self) { Row(name: $0) }.reorderable(collectionID: "b") }
        } else {
          VStack { ForEach(shelf.names, id: \.self) { Row(name: $0) }.reorderable(collectionID: "a") }
          VStack { ForEach(shelf.others, id: \.self) { Row(name: $0) }.reorderable(collectionID: "b") }
        }
      }
    }
    struct Moves: ViewModifier {
      let shelf: Shelf
      func body(content: Content) -> some View {
        content.reorderContainer(for: Named.self, itemID: \.id, in: String.self) { difference in
          shelf.log.append(
            "\(difference.sources) \(difference.destination.collectionID) \(difference.destination.position)")
        }
      }
    }
    for isList in [false, true] {
      let shelf = Shelf()
      let window = TestWindow(size: CGSize(width: 600, height: 500)) { Two(isList: isList, shelf: shelf) }
      var end = try middle(window, "Yara")
      end.y -= 10
      try window.drag(from: middle(window, "Ben"), to: end)
      expect(shelf.log, equals: ["[\"Ben\"] b before(\"Yara\")"], "\(isList)")
    }
  }
  @Test func `views that are not reorderable stay, and without a container nothing moves`() throws {
    struct Mixed: View {
      @Bindable var shelf: Shelf
      var body: some View {
        VStack {
          ForEach(["Fixed"], id: \.self) { Row(name: $0) }
          ForEach(shelf.names, id: \.self) { Row(name: $0) }.reorderable()
        }
      }
    }
    let shelf = Shelf()
    let window = TestWindow { Mixed(shelf: shelf) }
    try window.drag(from: middle(window, "Ada"), to: middle(window, "Cleo"))
    try window.drag(from: middle(window, "Fixed"), to: middle(window, "Cleo"))
    expect(shelf.names, equals: ["Ada", "Ben", "Cleo", "Dora"])
  }
}
