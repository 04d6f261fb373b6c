import SwiftUI

extension LifetimeCatalogue {
  mutating func addLists() {
    add("reorderContainer") { model in
      VStack { ForEach([model.number, 100], id: \.self) { Text("\($0)").frame(width: 200, height: 40) }.reorderable() }
        .reorderContainer(for: LifetimeOrderedItem.self) { _ in model.note() }
    }
    add("swipeActionsContainer", idiom: .phone) { model in
      VStack { Text("\(model.number)").frame(width: 300, height: 44).swipeActions { Button("s") { model.note() } } }
        .swipeActionsContainer()
    }
    add("List") { model in List { ForEach(0..<50) { Text("\($0) \(model.number)") } } }
    add("List of data") { model in List(model.items) { Text("\($0.name) \(model.number)") } }
    add("List of bindings") { model in
      List(model[binding: \.items]) { $item in Button(item.name) { model.note() } }
    }
    add("List with a selection") { model in
      List(model.items, selection: model[binding: \.selection]) { Text("\($0.name) \(model.number)") }
    }
    add("List with selections") { model in
      List(model.items, selection: model[binding: \.selections]) { Text("\($0.name) \(model.number)") }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("m") { model.note() }
        } primaryAction: { _ in
          model.note()
        }
    }
    add("List of a tree") { model in
      List(LifetimeTree.all, children: \.children) { Text("\($0.id) \(model.number)") }
    }
    add("List that is edited") { model in
      List(model[binding: \.items], editActions: .all) { $item in Text("\(item.name) \(model.number)") }
    }
    add("List with delete and move") { model in
      List {
        ForEach(model.items) { Text("\($0.name) \(model.number)") }
          .onDelete { _ in model.note() }.onMove { _, _ in model.note() }.onInsert(of: [.plainText]) { _, _ in
            model.note()
          }
      }
    }
    add("List with sections") { model in
      List {
        Section(isExpanded: model[binding: \.flag]) {
          Text("\(model.number)")
        } header: {
          Text("header \(model.number)")
        }
        .sectionActions { Button("s") { model.note() } }
        Section {
          Text("x")
        } header: {
          Text("\(model.number)")
        } footer: {
          Text("\(model.number)")
        }
      }
      .listStyle(.sidebar)
    }
    add("rows with all that rows have") { model in
      List {
        ForEach(model.items) { item in
          Text("\(item.name) \(model.number)")
            .swipeActions(edge: .trailing) { Button("delete") { model.note() } }
            .swipeActions(edge: .leading) { Button("pin") { model.note() } }
            .listRowBackground(Text("\(model.number)"))
            .badge(model.number)
            .contextMenu { Button("menu") { model.note() } }
        }
      }
    }
    add("refreshable") { model in
      List { Text("\(model.number)") }.refreshable { model.note() }
    }
    add("OutlineGroup") { model in
      List { OutlineGroup(LifetimeTree.all, children: \.children) { Text("\($0.id) \(model.number)") } }
    }
    add("OutlineGroup without a list") { model in
      VStack { OutlineGroup(LifetimeTree.all, children: \.children) { Text("\($0.id) \(model.number)") } }
    }
    add("Table") { model in
      Table(model.items, selection: model[binding: \.selections]) {
        TableColumn("name") { Text("\($0.name) \(model.number)") }
        TableColumn("id") { item in Button("\(item.id)") { model.note() } }
      }
    }
    add("Table with rows") { model in
      Table(of: LifetimeItem.self) {
        TableColumn("name") { Text("\($0.name) \(model.number)") }
      } rows: {
        ForEach(model.items) { item in TableRow(item).contextMenu { Button("m") { model.note() } } }
      }
    }
    add("Table with order") { model in
      LifetimeSortedTable(model: model)
    }
    add("DisclosureTableRow") { model in
      Table(of: LifetimeItem.self) {
        TableColumn("name") { Text("\($0.name) \(model.number)") }
      } rows: {
        DisclosureTableRow(LifetimeItem(id: 1), isExpanded: model[binding: \.flag]) { TableRow(LifetimeItem(id: 2)) }
      }
    }
    add("item providers") { model in
      List {
        ForEach(model.items) { item in
          Text("\(item.name) \(model.number)").itemProvider {
            model.note(); return nil
          }
        }
      }
    }
    add("labels of rows") { model in
      List { Label("\(model.number)", systemImage: "star").listItemTint(.red) }.listStyle(.inset)
    }
  }
}

struct LifetimeTree: Identifiable {
  var id: Int
  var children: [LifetimeTree]?
  static let all: [LifetimeTree] = [
    LifetimeTree(id: 1, children: [LifetimeTree(id: 2), LifetimeTree(id: 3, children: [LifetimeTree(id: 4)])])
  ]
}

private struct LifetimeSortedTable: View {
  let model: LifetimeModel
  @State private var order = [KeyPathComparator(\LifetimeItem.id)]
  var body: some View {
    Table(model.items, sortOrder: $order) { TableColumn("id", value: \.id) { Text("\($0.id) \(model.number)") } }
  }
}

private struct LifetimeOrderedItem: Identifiable { var id: Int }
