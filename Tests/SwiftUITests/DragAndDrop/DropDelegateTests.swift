import CoreTransferable
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

private let start = CGPoint(x: 50, y: 50), end = CGPoint(x: 150, y: 40)
private let text = ClipboardContents.textType

@Observable private final class DropLog {
  var lines: [String] = []
  var isTargeted = false
  var ids: [Int] = []
}

private struct Recording: DropDelegate {
  let log: DropLog
  var operation: DropOperation? = .copy
  var isValid = true
  func validateDrop(info: DropInfo) -> Bool {
    log.lines.append("validate")
    return isValid
  }
  func dropEntered(info: DropInfo) { log.lines.append("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    log.lines.append("updated \(Int(info.location.x))")
    return operation.map { DropProposal(operation: $0) }
  }
  func dropExited(info: DropInfo) { log.lines.append("exited") }
  func performDrop(info: DropInfo) -> Bool {
    let items = info.itemProviders(for: [.plainText])
    log.lines.append("performed \(items.count) \(info.hasItemsConforming(to: [UTType.image]))")
    for item in items {
      _ = item.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { log.lines.append(text ?? "nothing") }
      }
    }
    return true
  }
}

extension TestWindow {
  fileprivate func place(_ identifier: String) -> CGRect? { find { $0.identifier == identifier }?.frame }
}

private struct Card: Codable, Identifiable, Hashable, Transferable {
  var id: Int
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

@MainActor struct `Drag and drop with providers, delegates and sessions` {
  @Test func `a delegate hears of each step of a drop`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onDrag { NSItemProvider(object: "Milk") }
        Color.blue.onDrop(of: [.plainText], delegate: Recording(log: log))
      }
    }
    window.pointerDown(at: start)
    for x in [90.0, 110, 90, 120] { window.hover(at: CGPoint(x: x, y: 50)) }
    window.pointerUp(at: CGPoint(x: 120, y: 50))
    expect(
      log.lines,
      equals: [
        "validate", "entered", "updated 10", "exited", "validate", "entered", "updated 20", "updated 20",
        "performed 1 false", "Milk",
      ])
  }
  @Test func `a delegate that does not want it hears no more of it`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.onDrop(of: [UTType.plainText.identifier], delegate: Recording(log: log, isValid: false))
    }
    expect(window.drop([text: Data("Milk".utf8)], at: start) == nil)
    expect(log.lines, equals: ["validate"])
  }
  @Test func `what is forbidden is not dropped, and the view is still over it`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.onDrop(of: [.plainText], delegate: Recording(log: log, operation: .forbidden))
    }
    expect(window.drop([text: Data("Milk".utf8)], at: start) == nil)
    expect(log.lines, equals: ["validate", "entered", "updated 50", "exited"])
  }
  @Test func `a move that the delegate proposes is one within the app, and else a copy`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onDrag { NSItemProvider(object: "Milk") }
          .onDragSessionUpdated { session in
            if case .ended(let operation) = session.phase { log.lines.append("ended \(operation)") }
          }
        Color.blue.onDrop(of: [.plainText], delegate: Recording(log: log, operation: .move))
      }
    }
    window.drag(from: start, to: end)
    expect(log.lines.last, equals: "ended move")
    expect(window.drop([text: Data("Milk".utf8)], at: end), equals: .copy)
  }
  @Test func `onDrop gets providers with their data, and the place`() {
    struct Target: View {
      @State var isTargeted = false
      let log: DropLog
      var body: some View {
        Color.blue.onDrop(of: [.plainText, .fileURL], isTargeted: $isTargeted) { providers, location in
          log.lines.append("\(providers.count) at \(location.x)")
          for item in providers {
            _ = item.loadObject(ofClass: String.self) { text, _ in
              MainActor.assumeIsolated { log.lines.append(text ?? "none") }
            }
          }
          return !providers.isEmpty
        }
        .onChange(of: isTargeted) { log.lines.append("targeted \(isTargeted)") }
      }
    }
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Target(log: log) }
    expect(window.drop([text: Data("Milk".utf8)], at: start), equals: .copy)
    expect(log.lines.contains("1 at 50.0"))
    expect(log.lines.contains("Milk"))
    expect(window.drop(["text/uri-list": Data("file:///a\r\nfile:///b\r\n".utf8)], at: start), equals: .copy)
    expect(log.lines.contains("2 at 50.0"))
  }
  @Test func `data that never comes does not reach onDrop`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.onDrop(of: [.plainText], isTargeted: nil) { providers in
        log.lines.append("\(providers.count)")
        return true
      }
    }
    let drop = window.dropWithoutData([text], at: start)
    expect(drop?.askedTypes, equals: [text])
    drop?.send(nil)
    expect(drop?.isFinished, equals: true)
    expect(drop?.outcome == nil)
    expect(log.lines, equals: [])
    expect(window.reports.first?.contains("its data did not come"), equals: true)
  }
  @Test func `a configuration says what a drag may become, here and in other programs`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.draggable("Milk").dragConfiguration(DragConfiguration(allowMove: false))
        Color.blue.dropDestination(for: String.self) { _, _ in }
          .dropConfiguration { _ in DropConfiguration(operation: .move) }
      }
    }
    window.pointerDown(at: start)
    window.hover(at: CGPoint(x: 90, y: 50))
    window.hover(at: end)
    expect(window.dragged?.outcome, equals: .copy)
    window.pointerUp(at: end)
    let other = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.draggable("Milk").dragConfiguration(DragConfiguration(allowMove: true, allowDelete: true))
        Color.blue.dropDestination(for: String.self) { _, _ in }
          .dropConfiguration { session in
            DropConfiguration(operation: session.suggestedOperations.contains(.delete) ? .delete : .forbidden)
          }
      }
    }
    other.pointerDown(at: start)
    other.hover(at: CGPoint(x: 90, y: 50))
    other.hover(at: end)
    expect(other.dragged?.outcome, equals: .delete)
    other.pointerUp(at: end)
  }
  @Test func `both ends hear of a session in its phases`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.draggable(Card.self, item: Card(id: 4))
          .onDragSessionUpdated { session in
            log.lines.append("drag \(session.phase) \(session.draggedItemIDs(for: Int.self))")
          }
        Color.blue.dropDestination(for: Card.self) { cards, session in log.ids += cards.map(\.id) }
          .onDropSessionUpdated { session in
            let ids = session.localSession?.draggedItemIDs(for: Int.self) ?? []
            log.lines.append("drop \(session.phase) \(ids) \(Int(session.size.width))")
          }
      }
    }
    window.drag(from: start, to: end)
    expect(log.ids, equals: [4])
    /// What one end heard, each phase once.
    func phases(_ end: String) -> [String] {
      log.lines.filter { $0.hasPrefix(end) }.reduce(into: []) { list, line in if list.last != line { list.append(line) }
      }
    }
    let copied = "(HearthUI.DropOperation.copy)"
    expect(
      phases("drag"),
      equals: [
        "drag initial [4]", "drag active [4]", "drag ending\(copied) [4]", "drag ended\(copied) [4]",
        "drag dataTransferCompleted [4]",
      ])
    expect(
      phases("drop"),
      equals: [
        "drop entering [4] 100", "drop active [4] 100", "drop ended\(copied) [4] 100",
        "drop dataTransferCompleted [4] 100",
      ])
    // What takes it knows first.
    let ends = log.lines.filter { $0.contains("end") }.map { String($0.prefix(10)) }
    expect(ends, equals: ["drop ended", "drag endin", "drag ended"])
  }
  @Test func `a container drags all that are selected with what was pressed`() {
    struct Cards: View {
      let log: DropLog
      let selection: [Int]
      var body: some View {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            ForEach(1...4, id: \.self) { number in
              Text("Card \(number)").frame(width: 100, height: 25).contentShape(Rectangle())
                .draggable(containerItemID: number)
            }
          }
          .dragContainer(for: Card.self) { ids in ids.map { Card(id: $0) } }
          .dragContainerSelection(selection)
          .dragPreviewsFormation(.list)
          Color.blue.frame(width: 100, height: 100)
            .dropDestination(for: Card.self) { cards, _ in
              log.ids = cards.map(\.id)
              return true
            }
        }
      }
    }
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Cards(log: log, selection: [2, 3]) }
    window.drag(from: CGPoint(x: 50, y: 62), to: end)
    expect(log.ids, equals: [2, 3])
    window.drag(from: CGPoint(x: 50, y: 12), to: end)
    expect(log.ids, equals: [1])
    window.pointerDown(at: CGPoint(x: 50, y: 62))
    window.hover(at: CGPoint(x: 90, y: 62))
    // Two rows, one below the other, and half of the badge that counts them.
    expect(window.dragged?.pictureSize, equals: CGSize(width: 100 + 11, height: 25 + 4 + 25 + 11))
    window.pointerUp(at: CGPoint(x: 90, y: 62))
  }
  @Test func `what the pointer carries is cut to the shape for previews, set inside or outside`() {
    func carried<V: View>(_ view: V) -> CGSize? {
      let window = TestWindow(size: CGSize(width: 200, height: 100)) { HStack(spacing: 0) { view } }
      window.pointerDown(at: CGPoint(x: 100, y: 50))
      window.hover(at: CGPoint(x: 120, y: 50))
      defer { window.pointerUp(at: CGPoint(x: 120, y: 50)) }
      return window.dragged?.pictureSize
    }
    let card = Color.red.frame(width: 200, height: 80)
    expect(carried(card.draggable("Milk")), equals: CGSize(width: 200, height: 80))
    expect(carried(card.contentShape(.dragPreview, Circle()).draggable("Milk")), equals: CGSize(width: 80, height: 80))
    expect(carried(card.draggable("Milk").contentShape(.dragPreview, Circle())), equals: CGSize(width: 80, height: 80))
    expect(
      carried(card.contentShape([.dragPreview, .interaction], Circle()).draggable("Milk")),
      equals: CGSize(width: 80, height: 80))
    expect(carried(card.contentShape(.interaction, Circle()).draggable("Milk")), equals: CGSize(width: 200, height: 80))
  }
  @Test func `a finger drags what it rests on, and scrolls what it moves`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100), idiom: .phone) {
      HStack(spacing: 0) {
        Color.red.draggable("Milk").frame(width: 100)
        Color.blue.frame(width: 100).dropDestination(for: String.self) { texts, _ in
          log.lines += texts
          return true
        }
      }
    }
    window.touchDown(at: start)
    window.touchMove(to: CGPoint(x: 90, y: 50))
    expect(window.dragged == nil)
    window.touchUp(at: CGPoint(x: 90, y: 50))
    window.touchDown(at: start)
    window.advance(by: .seconds(0.6))
    window.touchMove(to: CGPoint(x: 60, y: 50))
    expect(window.dragged?.text, equals: "Milk")
    window.touchMove(to: end)
    window.touchUp(at: end)
    expect(log.lines, equals: ["Milk"])
  }
  @Test func `a button that is sprung does its work when something is held above it`() {
    let log = DropLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Color.red.draggable("Milk").frame(width: 200, height: 50)
        HStack(spacing: 0) {
          Button("One") { log.lines.append("one") }.frame(width: 100, height: 50).springLoadingBehavior(.enabled)
            .accessibilityIdentifier("one")
          Button("Two") { log.lines.append("two") }.frame(width: 100, height: 50).accessibilityIdentifier("two")
        }
      }
    }
    let one = window.place("one"), two = window.place("two")
    window.pointerDown(at: CGPoint(x: 20, y: 20))
    window.hover(at: CGPoint(x: 40, y: 20))
    window.hover(at: CGPoint(x: one?.midX ?? 0, y: one?.midY ?? 0))
    window.advance(by: .seconds(0.3))
    expect(log.lines, equals: [])
    window.advance(by: .seconds(0.4))
    expect(log.lines, equals: ["one"])
    window.advance(by: .seconds(2))
    expect(log.lines, equals: ["one"])
    window.hover(at: CGPoint(x: two?.midX ?? 0, y: two?.midY ?? 0))
    window.advance(by: .seconds(2))
    expect(log.lines, equals: ["one"])
    window.pointerUp(at: CGPoint(x: 1, y: 1))
  }
  @Test func `a tab opens while something is held above it`() {
    let window = TestWindow(size: CGSize(width: 400, height: 200)) {
      TabView {
        Tab("First", systemImage: "star") { Color.red.draggable("Milk").accessibilityIdentifier("first") }
        Tab("Second", systemImage: "bell") { Text("There").accessibilityIdentifier("there") }
          .dropDestination(for: String.self) { _ in }
      }
    }
    let tab = window.find { $0.label == "Second" }?.frame
    window.pointerDown(at: CGPoint(x: 200, y: 150))
    window.hover(at: CGPoint(x: 220, y: 150))
    window.hover(at: CGPoint(x: tab?.midX ?? 0, y: tab?.midY ?? 0))
    expect(window.dragged?.outcome, equals: .copy)
    window.advance(by: .seconds(1))
    expect(window.find { $0.identifier == "there" } != nil)
    window.pointerUp(at: CGPoint(x: 220, y: 150))
  }
}

@MainActor struct `Drops between rows of a list` {
  private struct Rows: View {
    @State var rows = ["A", "B", "C"]
    var body: some View {
      HStack(spacing: 0) {
        Color.red.draggable("New").frame(width: 100)
        List {
          ForEach(rows, id: \.self) { Text($0).accessibilityIdentifier($0) }
            .dropDestination(for: String.self) { texts, offset in rows.insert(contentsOf: texts, at: offset) }
        }
        Text(rows.joined()).accessibilityIdentifier("rows").frame(width: 60)
      }
    }
  }
  @Test func `a value is dropped before the row whose upper half it is above, or behind the last`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Rows() }
    let second = try require(window.place("B"))
    window.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: second.midX, y: second.minY + 1))
    expect(window.find { $0.identifier == "rows" }?.label, equals: "ANewBC")
    let last = TestWindow(size: CGSize(width: 400, height: 300)) { Rows() }
    last.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: second.midX, y: 280))
    expect(last.find { $0.identifier == "rows" }?.label, equals: "ABCNew")
  }
  @Test func `a list whose data is empty takes the first row`() {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Rows(rows: []) }
    window.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 200, y: 150))
    expect(window.find { $0.identifier == "rows" }?.label, equals: "New")
  }
  @Test func `onInsert gets providers with their data`() throws {
    struct Rows: View {
      @State var rows = ["A", "B"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text($0).accessibilityIdentifier($0) }
            .onInsert(of: [.plainText]) { offset, items in
              for item in items {
                _ = item.loadObject(ofClass: String.self) { text, _ in
                  MainActor.assumeIsolated { rows.insert(text ?? "none", at: offset) }
                }
              }
            }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Rows() }
    let first = try require(window.place("A"))
    expect(window.drop([text: Data("New".utf8)], at: CGPoint(x: first.midX, y: first.minY + 1)), equals: .copy)
    let new = try require(window.place("New")), moved = try require(window.place("A"))
    expect(new.minY < moved.minY)
  }
}
