import CoreTransferable
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

private struct Card: Codable, Hashable, Identifiable, Transferable {
  var id: String
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}
@Observable private final class Table {
  var left = ["A", "B", "C"].map { Card(id: $0) }
  var right: [Card] = []
  var places: [String] = []
}
private typealias Place = ReorderDifference<String, ReorderableSingleCollectionIdentifier>.Destination

/// Things that are dropped on a container whose items change places.
@MainActor struct ReorderDropTests {
  private struct Page: View {
    let table: Table
    var isList = false
    var wanted: Place?
    var body: some View {
      HStack(spacing: 0) {
        Text("new").frame(width: 100, height: 100).draggable(Card(id: "new"))
        container.frame(width: 200, height: 300, alignment: .top)
          .reorderContainer(for: Card.self) { _ in }
          .dropDestination(for: Card.self) { _, session in
            table.places.append(words(session.reorderDestination(for: Card.self)))
            table.places.append(words(session.reorderDestination(for: Card.self, itemID: \.id)))
            table.places.append(session.reorderDestination(for: Card.self, in: Int.self) == nil ? "no" : "other")
          }
          .dropConfiguration { _ in
            wanted.map { DropConfiguration(operation: .copy, destination: $0) } ?? DropConfiguration(operation: .copy)
          }
      }
    }
    @ViewBuilder private var container: some View {
      if isList { List { items }.listStyle(.plain) } else { VStack(spacing: 0) { items } }
    }
    private var items: some DynamicViewContent<[Card]> {
      ForEach(table.left) { card in
        Text(verbatim: card.id).accessibilityIdentifier(card.id).frame(width: 200, height: 40)
      }
      .reorderable()
    }
    private func words(_ place: Place?) -> String {
      switch place?.position {
      case .before(let id)?: "before \(id)"
      case .end?: "end"
      case nil: "nowhere"
      }
    }
  }
  private func window(_ page: Page) -> TestWindow { TestWindow(size: CGSize(width: 300, height: 300)) { page } }
  private let start = CGPoint(x: 50, y: 150)
  private func drop(_ window: TestWindow, on name: String, at part: CGFloat) throws {
    let frame = try window.element(name).frame
    window.drag(from: start, to: CGPoint(x: 200, y: frame.minY + frame.height * part))
  }

  @Test func `what is dropped on an item goes before it, or behind it from its middle on`() throws {
    let table = Table(), window = window(Page(table: table))
    try drop(window, on: "B", at: 0.25)
    expect(table.places, equals: ["before B", "before B", "no"])
    table.places = []
    try drop(window, on: "B", at: 0.75)
    expect(table.places.first, equals: "before C")
    table.places = []
    try drop(window, on: "C", at: 0.75)
    expect(table.places.first, equals: "end")
  }
  @Test func `far from all items, and in an empty container, there is no place`() {
    let table = Table(), window = window(Page(table: table))
    window.drag(from: start, to: CGPoint(x: 200, y: 290))
    expect(table.places.first, equals: "nowhere")
    let empty = Table()
    empty.left = []
    self.window(Page(table: empty)).drag(from: start, to: CGPoint(x: 200, y: 100))
    expect(empty.places.first, equals: "nowhere")
  }
  @Test func `rows of a list have places, too`() throws {
    let table = Table(), window = window(Page(table: table, isList: true))
    try drop(window, on: "B", at: 0.25)
    expect(table.places.first, equals: "before B")
  }
  @Test func `a configuration says another place`() throws {
    let table = Table(), window = window(Page(table: table, wanted: Place(position: .before("A"))))
    try drop(window, on: "C", at: 0.75)
    expect(table.places.first, equals: "before A")
  }
  @Test func `several collections are told apart by their names`() throws {
    struct Two: View {
      let table: Table
      var body: some View {
        HStack(spacing: 0) {
          Text("new").frame(width: 100, height: 100).draggable(Card(id: "new"))
          HStack(alignment: .top, spacing: 100) {
            column(table.left, "left")
            column(table.right, "right")
          }
          .reorderContainer(for: Card.self, in: String.self) { _ in }
          .dropDestination(for: Card.self) { _, session in
            let place = session.reorderDestination(for: Card.self, in: String.self)
            table.places.append(place.map { "\($0.collectionID) \($0.position)" } ?? "nowhere")
          }
        }
      }
      private func column(_ cards: [Card], _ name: String) -> some View {
        VStack(spacing: 0) {
          ForEach(cards) { card in
            Text(verbatim: card.id).accessibilityIdentifier(card.id).frame(width: 100, height: 40)
          }
          .reorderable(collectionID: name)
        }
      }
    }
    let table = Table()
    table.right = [Card(id: "X")]
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Two(table: table) }
    let frame = try window.element("X").frame
    window.drag(from: start, to: CGPoint(x: frame.midX, y: frame.minY + 5))
    expect(table.places, equals: ["right before(\"X\")"])
  }
}
