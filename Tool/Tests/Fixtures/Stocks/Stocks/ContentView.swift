import CoreData
import SwiftUI

struct ContentView: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], animation: .default)
  private var items: FetchedResults<Item>
  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in
          NavigationLink {
            Text("Item at \(item.timestamp!, formatter: itemFormatter)")
          } label: {
            Text(item.name ?? "none")
          }
        }
        .onDelete(perform: deleteItems)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItem { Button(action: addItem) { Label("Add Item", systemImage: "plus") } }
      }
      Text("Select an item")
    }
  }
  private func addItem() {
    withAnimation {
      let newItem = Item(context: viewContext); newItem.timestamp = Date(); newItem.setValue("x", forKey: "name");
      do { try viewContext.save() } catch {}
    }
  }
  private func deleteItems(offsets: IndexSet) {
    withAnimation { offsets.map { items[$0] }.forEach(viewContext.delete) }
  }
}
private let itemFormatter: DateFormatter = {
  let formatter = DateFormatter(); formatter.dateStyle = .short; formatter.timeStyle = .medium; return formatter
}()
#Preview { ContentView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext) }
