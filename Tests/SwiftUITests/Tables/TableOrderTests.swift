import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

nonisolated private struct Person: Identifiable {
  let name: String
  var id: String { name }
}

/// The order that a title of a table asks for.
@MainActor struct TableOrderTests {
  private struct People: View {
    let isLexical: Bool
    @State private var order = [KeyPathComparator(\Person.id)]
    private var people: [Person] {
      ["Zoe", "ada", "Öl", "item 10", "Item 9", "Otto", "Émile"].map(Person.init).sorted(using: order)
    }
    var body: some View {
      Table(people, sortOrder: $order) {
        if isLexical {
          TableColumn("Name", value: \.name, comparator: .lexical)
        } else {
          TableColumn("Name", value: \.name)
        }
      }
    }
  }
  private func names(_ window: TestWindow) -> [String] {
    let names: Set = ["Zoe", "ada", "Öl", "item 10", "Item 9", "Otto", "Émile"]
    return window.elements(where: { names.contains($0.label) && $0.children.isEmpty }).map(\.label)
  }
  @Test func `a click on a title sorts as people do`() throws {
    let window = TestWindow { People(isLexical: false) }
    let title = try require(window.find { $0.label == "Name" }).frame
    window.click(at: CGPoint(x: title.midX, y: title.midY))
    expect(names(window), equals: ["ada", "Émile", "Item 9", "item 10", "Öl", "Otto", "Zoe"])
  }
  @Test func `letter by letter where the app says so`() throws {
    let window = TestWindow { People(isLexical: true) }
    let title = try require(window.find { $0.label == "Name" }).frame
    window.click(at: CGPoint(x: title.midX, y: title.midY))
    expect(names(window), equals: ["Item 9", "Otto", "Zoe", "ada", "item 10", "Émile", "Öl"])
  }
}
