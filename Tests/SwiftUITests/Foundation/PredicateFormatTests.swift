import HearthTesting
import QuickTesting
import SwiftUI

/// Predicates that are written as texts, and descriptors that sort by keys.
@MainActor struct PredicateFormatTests {
  private class Thing {
    var id = 7
    init() {}
  }
  private final class Person: Thing {
    var name: String
    var age: Int
    var email: String?
    var tags: [String]
    let born = Date(timeIntervalSince1970: 100)
    init(_ name: String, _ age: Int, email: String? = nil, tags: [String] = []) {
      (self.name, self.age, self.email, self.tags) = (name, age, email, tags)
    }
  }
  private struct Ticket {
    var person: Person
    var price = 2.5
  }
  private let ann = Person("Ánn", 30, tags: ["a", "b"]), bob = Person("Bob", 17, email: "b@x.org")

  @Test func `texts are compared, in any case and with any accents where that is said`() {
    expect(NSPredicate(format: "name == %@", "Bob").evaluate(with: bob))
    expect(NSPredicate(format: "name BEGINSWITH[cd] %@ AND age > %d", "an", 17).evaluate(with: ann))
    expect(!NSPredicate(format: "name BEGINSWITH %@", "an").evaluate(with: ann))
    expect(NSPredicate(format: "SELF CONTAINS[c] 'LL'").evaluate(with: "hello"))
    expect(NSPredicate(format: "%K LIKE[c] 'b?b*'", "name").evaluate(with: bob))
    expect(!NSPredicate(format: "name LIKE 'b?b*'").evaluate(with: bob))
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z.]+\\.[a-z]{2,64}")
    expect(address.evaluate(with: "a.b@c.org") && !address.evaluate(with: "a.b@c.o"))
  }
  @Test func `numbers and dates are compared, and looked for in lists and between limits`() {
    expect(NSPredicate(format: "age BETWEEN {17, 20}").evaluate(with: bob))
    expect(!NSPredicate(format: "age BETWEEN %@", [18, 20]).evaluate(with: bob))
    expect(NSPredicate(format: "age IN %@", [17, 18]).evaluate(with: bob))
    expect(NSPredicate(format: "NOT (age IN %@)", [17, 18]).evaluate(with: ann))
    expect(NSPredicate(format: "born < %@", Date(timeIntervalSince1970: 200)).evaluate(with: bob))
    expect(NSPredicate(format: "age == -3").evaluate(with: ["age": -3]))
    expect(NSPredicate(format: "flag == YES").evaluate(with: ["flag": true]))
  }
  @Test func `sentences are joined, and AND binds more than OR`() {
    let predicate = NSPredicate(format: "name = 'Ánn' or age > 10 and name = 'Bob'")
    expect(predicate.evaluate(with: ann) && predicate.evaluate(with: bob))
    expect(!NSPredicate(format: "(name = 'Ánn' or age > 10) && name != 'Bob'").evaluate(with: bob))
    expect(NSPredicate(format: "email == nil || email ENDSWITH '.com'").evaluate(with: ann))
    expect(!NSPredicate(format: "email == nil || email ENDSWITH '.com'").evaluate(with: bob))
    expect(NSPredicate(format: "TRUEPREDICATE").evaluate(with: bob))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age > 3"), NSPredicate(format: "name == 'Bob'"),
    ])
    expect(both.evaluate(with: bob) && !both.evaluate(with: ann))
  }
  @Test func `key paths lead through objects, and are asked of one or all in a collection`() {
    expect(NSPredicate(format: "person.name == %@ && price >= 2.5", "Bob").evaluate(with: Ticket(person: bob)))
    expect(NSPredicate(format: "ANY tags == %@", "b").evaluate(with: ann))
    expect(NSPredicate(format: "ALL tags MATCHES '[ab]'").evaluate(with: ann))
    expect(NSPredicate(format: "NONE tags == 'z'").evaluate(with: ann))
    expect(NSPredicate(format: "tags.@count == 2").evaluate(with: ann))
    expect(NSPredicate(format: "id == 7").evaluate(with: bob))
    expect(NSPredicate(format: "length(name) == 3").evaluate(with: bob))
    expect(NSPredicate(format: "age == $LIMIT").evaluate(with: bob, substitutionVariables: ["LIMIT": 17]))
  }
  @Test func `sentences inside of values inside of sentences are read once each`() {
    // Read anew at each level, forty of them would take hours.
    let count = 20, open = "(SUBQUERY(tags, $x, ", close = ").@count == 0)"
    let nested = String(repeating: open, count: count) + "$x == 'a'" + String(repeating: close, count: count)
    let unfinished = String(repeating: open, count: 40)
    let wrong = String(repeating: open, count: 25) + "1 1" + String(repeating: "))", count: 25)
    expect(TestWindow.reports { _ = NSPredicate(format: nested) }, equals: [])
    for format in [unfinished, wrong] {
      expect(TestWindow.reports { _ = NSPredicate(format: format).evaluate(with: bob) }.count, equals: 1)
    }
  }
  @Test func `a text with more levels or operators than a stack can hold is reported`() {
    let many = 20_000
    let formats = [
      String(repeating: "(", count: many) + "1 == 1", String(repeating: "NOT ", count: many) + "TRUEPREDICATE",
      "name IN " + String(repeating: "{", count: many), "name == " + String(repeating: "lowercase(", count: many),
      "age == 1" + String(repeating: " + 1", count: many), "age == 1" + String(repeating: " * 1", count: many),
    ]
    for format in formats {
      var holds = true
      let said = TestWindow.reports { holds = NSPredicate(format: format).evaluate(with: bob) }
      expect(!holds && said.count == 1 && said[0].contains("more than"), "\(format.prefix(20)): \(said)")
    }
    // What people write has room.
    let usual = String(repeating: "(NOT ", count: 20) + "age == 0 + 17" + String(repeating: ")", count: 20)
    expect(NSPredicate(format: usual).evaluate(with: bob))
    let either = Array(repeating: "age == 1", count: 1_000).joined(separator: " OR ") + " OR age == 17"
    expect(NSPredicate(format: either).evaluate(with: bob))
  }
  @Test func `a text that is no predicate is reported, and never holds`() {
    for format in ["age ==== 3", "age == %d", "age", "age == 3 4", "length(name == 3"] {
      var holds = true
      let said = TestWindow.reports { holds = NSPredicate(format: format).evaluate(with: bob) }
      expect(!holds && said.count == 1 && said[0].contains(format), "\(format): \(said)")
    }
    let unknown = TestWindow.reports { _ = NSPredicate(format: "longest(name) == 3").evaluate(with: bob) }
    expect(unknown.count == 1 && unknown[0].contains("longest"), "\(unknown)")
    let said = TestWindow.reports { _ = NSPredicate(format: "size == 3").evaluate(with: bob) }
    expect(said.count == 1 && said[0].contains("size"))
  }
  @Test func `descriptors sort by keys of objects and dictionaries`() {
    let byAge = NSSortDescriptor(key: "age", ascending: true)
    let people = NSArray(array: [ann, bob]).sortedArray(using: [byAge])
    expect((people as? [Person])?.map(\.name) == ["Bob", "Ánn"])
    let numbers = NSArray(array: [["n": 1], ["n": 5]]).sortedArray(using: [NSSortDescriptor(key: "n", ascending: false)]
    )
    expect(NSPredicate(format: "n == 5").evaluate(with: numbers.first))
    expect(NSArray(array: ["ab", "cb"]).filtered(using: NSPredicate(format: "SELF BEGINSWITH 'a'")).count, equals: 1)
  }
}
