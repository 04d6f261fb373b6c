import CoreData
import HearthTesting
import QuickTesting
import ShelfModel
import SwiftUI

private struct BookRow: View {
  @ObservedObject var book: Book
  var body: some View { Text(book.title ?? "").accessibilityIdentifier("row") }
}
private struct BookList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)], animation: .default)
  private var books: FetchedResults<Book>
  var body: some View {
    VStack {
      ForEach(books) { BookRow(book: $0) }
      Button("Add") {
        let book = Book(context: context)
        (book.title, book.id) = ("New", UUID())
      }.accessibilityIdentifier("add")
      Button("Rename") { books.first?.title = "Z" }.accessibilityIdentifier("rename")
      Button("Filter") { books.nsPredicate = NSPredicate(format: "title == 'New'") }.accessibilityIdentifier("filter")
      Button("Delete") { books.first.map(context.delete) }.accessibilityIdentifier("delete")
    }
  }
}
private struct SectionList: View {
  @SectionedFetchRequest(sectionIdentifier: \Book.pages, sortDescriptors: [SortDescriptor(\Book.pages)])
  private var sections: SectionedFetchResults<Int16, Book>
  var body: some View {
    Text(sections.map { "\($0.id): \($0.count)" }.joined(separator: ", ")).accessibilityIdentifier("sections")
  }
}
private final class Log: NSFetchedResultsControllerDelegate {
  var events: [String] = []
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) { events.append("\(type) \((anObject as? Book)?.title ?? "")") }
}

struct FetchRequestTests {
  private func names(_ window: TestWindow) -> [String] { window.elements { $0.identifier == "row" }.map(\.label) }

  @Test func `a list follows what is inserted, changed, filtered and deleted`() throws {
    let container = try makeShelf(), context = container.viewContext
    for title in ["B", "A"] {
      let book = Book(context: context)
      (book.title, book.id) = (title, UUID())
    }
    let window = TestWindow { BookList().environment(\.managedObjectContext, context) }
    expect(names(window), equals: ["A", "B"])
    window.click("add")
    expect(names(window), equals: ["A", "B", "New"])
    window.click("rename")
    expect(names(window), equals: ["B", "New", "Z"])
    window.click("delete")
    expect(names(window), equals: ["New", "Z"])
    window.click("filter")
    expect(names(window), equals: ["New"])
  }

  @Test func `sections have their results in order`() throws {
    let container = try makeShelf(), context = container.viewContext
    for pages in [3, 1, 3] { Book(context: context).pages = Int16(pages) }
    let window = TestWindow { SectionList().environment(\.managedObjectContext, context) }
    expect(window.elements { $0.identifier == "sections" }.map(\.label), equals: ["1: 1, 3: 2"])
  }

  @Test func `a controller tells its delegate what came, moved and went`() throws {
    let container = try makeShelf(), context = container.viewContext
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    let books = ["A", "B"].map { title in
      let book = Book(context: context)
      book.title = title
      return book
    }
    context.processPendingChanges()
    books[0].title = "C"
    context.processPendingChanges()
    context.delete(books[1])
    context.processPendingChanges()
    expect(log.events, equals: ["insert A", "insert B", "move C", "delete B"])
    expect(controller.fetchedObjects, equals: [books[0]])
  }
}
