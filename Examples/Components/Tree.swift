import SwiftUI

/// Items inside items, as a list whose rows open. Right opens a row or enters it,
/// Left closes it or goes to the row around.
struct Tree<Item: Identifiable, Row: View>: View {
  let roots: [Item]
  let children: KeyPath<Item, [Item]?>
  @Binding var selection: Item.ID?
  @ViewBuilder let row: (Item) -> Row
  @State private var open: Set<Item.ID> = []
  @Environment(\.layoutDirection) private var direction

  private struct Line: Identifiable {
    let item: Item
    let depth: Int
    let around: Item.ID?
    var id: Item.ID { item.id }
  }

  var body: some View {
    let lines = lines(roots, 0, nil)
    List(lines, selection: $selection) { line in
      HStack(spacing: 6) {
        arrow(line)
        row(line.item)
      }
      .padding(.leading, CGFloat(line.depth) * 18)
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let opens = (press.key == .rightArrow) != (direction == .rightToLeft)
      return move(opens, in: lines) ? .handled : .ignored
    }
  }

  private func lines(_ items: [Item], _ depth: Int, _ around: Item.ID?) -> [Line] {
    items.flatMap { item in
      let inside = open.contains(item.id) ? lines(item[keyPath: children] ?? [], depth + 1, item.id) : []
      return [Line(item: item, depth: depth, around: around)] + inside
    }
  }
  @ViewBuilder private func arrow(_ line: Line) -> some View {
    if hasChildren(line.item) {
      let isOpen = open.contains(line.id)
      Button {
        toggle(line.id)
      } label: {
        Image(systemName: "chevron.right")
          .font(.caption)
          .rotationEffect(.degrees(isOpen ? 90 : 0))
          .frame(width: 16, height: 16)
          .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isOpen ? "Close" : "Open")
      .accessibilityIdentifier("open \(line.id)")
    } else {
      Color.clear.frame(width: 16, height: 16)
    }
  }
  private func hasChildren(_ item: Item) -> Bool { item[keyPath: children]?.isEmpty == false }
  private func toggle(_ id: Item.ID) {
    withAnimation(.smooth(duration: 0.25)) { if open.remove(id) == nil { open.insert(id) } }
  }
  private func move(_ opens: Bool, in lines: [Line]) -> Bool {
    guard let line = lines.first(where: { $0.id == selection }) else { return false }
    let isOpen = open.contains(line.id)
    switch (opens, isOpen) {
    case (true, false) where hasChildren(line.item), (false, true): toggle(line.id)
    case (true, true): selection = line.item[keyPath: children]?.first?.id ?? line.id
    case (false, false): selection = line.around ?? line.id
    default: return false
    }
    return true
  }
}

struct TreePage: View {
  struct Food: Identifiable {
    let id: String
    var kinds: [Food]?
    init(_ id: String, _ kinds: [Food]? = nil) { (self.id, self.kinds) = (id, kinds) }
  }
  private let foods = [
    Food("Fruit", [Food("Apples", [Food("Boskoop"), Food("Jonagold")]), Food("Pears"), Food("Plums")]),
    Food("Grain", [Food("Rye"), Food("Wheat", [Food("Spelt"), Food("Durum")])]),
    Food("Salt"),
  ]
  @State private var food: String?

  var body: some View {
    Tree(roots: foods, children: \.kinds, selection: $food) { food in
      Label(food.id, systemImage: food.kinds == nil ? "doc" : "folder")
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(food.id)
        .accessibilityIdentifier("food \(food.id)")
    }
    .frame(maxWidth: 360, maxHeight: 320)
    Text(food ?? "Nothing is selected.").accessibilityIdentifier("food")
  }
}
