import Foundation
import SwiftData

/// Many to many, a self-reference, a relationship without another end, one that denies.
@Model final class Author {
  var name: String
  var mentor: Author?
  @Relationship(deleteRule: .deny, inverse: \Book.authors) var books: [Book]
  init(name: String, books: [Book] = []) {
    self.name = name
    self.books = books
  }
}

@Model final class Book {
  var title: String
  var pages: Int
  var price: Decimal
  var published: Date
  var genre: Mood
  var rating: Double?
  var keywords: [String]
  var address: Address?
  var authors: [Author] = []
  @Relationship(inverse: \Tag.books) var tags: [Tag]?
  var shelf: Shelf?
  init(
    _ title: String, pages: Int = 100, price: Decimal = 10, published: Date = Date(timeIntervalSinceReferenceDate: 0),
    genre: Mood = .calm, rating: Double? = nil, keywords: [String] = []
  ) {
    self.title = title
    self.pages = pages
    self.price = price
    self.published = published
    self.genre = genre
    self.rating = rating
    self.keywords = keywords
  }
}

@Model final class Tag {
  #Unique<Tag>([\.name, \.color])
  var name: String
  var color: String
  var books: [Book] = []
  init(_ name: String, color: String = "red") {
    self.name = name
    self.color = color
  }
}

@Model final class Shelf {
  @Attribute(.unique) var id: UUID
  var number: Int
  /// Leads to books that have another end of their own.
  @Relationship(deleteRule: .noAction) var displayed: [Author] = []
  @Relationship(deleteRule: .nullify, inverse: \Book.shelf) var books = [Book]()
  init(number: Int) {
    self.id = UUID()
    self.number = number
  }
}
