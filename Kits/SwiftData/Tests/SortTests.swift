import QuickTesting
import SwiftData

/// Orders by what relationships lead to.
struct SortTests {
  private func titles(_ context: ModelContext, _ sort: SortDescriptor<Book>...) throws -> [String] {
    try context.fetch(FetchDescriptor<Book>(sortBy: sort)).map(\.title)
  }
  private func makeBooks() throws -> ModelContext {
    let context = try makeContext(Author.self, Book.self, Tag.self, Shelf.self)
    for (title, number) in [("a", 2), ("b", nil), ("c", 1)] as [(String, Int?)] {
      let book = Book(title)
      context.insert(book)
      book.shelf = number.map(Shelf.init)
    }
    return context
  }

  @Test func `an optional relationship leads to a property`() throws {
    let context = try makeBooks()
    expect(try titles(context, SortDescriptor(\.shelf?.number)), equals: ["b", "c", "a"])
    expect(try titles(context, SortDescriptor(\.shelf?.number, order: .reverse)), equals: ["a", "c", "b"])
    try context.save()
    expect(try titles(context, SortDescriptor(\.shelf?.number)), equals: ["b", "c", "a"])
    expect(try titles(context, SortDescriptor(\.shelf!.number)), equals: ["b", "c", "a"])
  }
  @Test func `several optional relationships lead to text, which is sorted as it is read`() throws {
    let context = try makeContext(Author.self, Book.self, Tag.self, Shelf.self)
    let names = ["File10", "file2", "File1"]
    for name in names {
      let author = Author(name: "of \(name)"), mentor = Author(name: "m"), top = Author(name: name)
      context.insert(author)
      author.mentor = mentor
      mentor.mentor = top
    }
    func sorted(_ sort: SortDescriptor<Author>) throws -> [String] {
      let all = try context.fetch(FetchDescriptor<Author>(sortBy: [sort]))
      return all.compactMap { $0.name.hasPrefix("of") ? $0.mentor?.mentor?.name : nil }
    }
    expect(try sorted(SortDescriptor(\.mentor?.mentor?.name)), equals: ["File1", "file2", "File10"])
    expect(
      try sorted(SortDescriptor(\.mentor?.mentor?.name, comparator: .lexical)), equals: ["File1", "File10", "file2"])
  }
  @Test func `what is not stored is an error that says so, also behind a relationship`() throws {
    let context = try makeContext(Trip.self)
    func error(_ sort: SortDescriptor<BucketListItem>) -> SwiftDataError? {
      do { _ = try context.fetch(FetchDescriptor(sortBy: [sort])) } catch { return error as? SwiftDataError }
      return nil
    }
    expect(error(SortDescriptor(\.trip?.duration)), equals: .unsupportedSortDescriptor)
    expect(error(SortDescriptor(\.trip?.name)) == nil)
  }
}
