import CoreData

struct PersistenceController {
  static let shared = PersistenceController(inMemory: true)
  @MainActor
  static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    let viewContext = result.container.viewContext
    for _ in 0..<10 { let newItem = Item(context: viewContext); newItem.timestamp = Date() }
    do { try viewContext.save() } catch {
      let nsError = error as NSError; fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
    }
    return result
  }()
  let container: NSPersistentContainer
  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Stocks")
    if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}
