import SwiftUI
import Testing

@MainActor struct BindingTests {
  private final class Store {
    var person = Person(name: "Ada", tags: ["a", "b"])
    var writes = 0
    var binding: Binding<Person> {
      Binding(
        get: { self.person },
        set: {
          self.person = $0; self.writes += 1
        })
    }
  }
  private struct Person: Equatable {
    var name: String
    var nickname: String?
    var tags: [String]
  }

  @Test func `a binding made of closures reads and writes through them`() {
    let store = Store(), binding = store.binding
    #expect(binding.wrappedValue.name == "Ada")
    binding.wrappedValue.name = "Bea"
    #expect(store.person.name == "Bea" && store.writes == 1)
    #expect(binding.projectedValue.wrappedValue == store.person)
  }
  @Test func `a key path leads to a part`() {
    let store = Store(), name = store.binding.name
    name.wrappedValue = "Cleo"
    #expect(store.person.name == "Cleo")
    store.person.name = "Dora"
    #expect(name.wrappedValue == "Dora")
  }
  @Test func `a constant binding ignores writes`() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }
  @Test func `a binding to an optional is unwrapped when there is a value`() throws {
    let store = Store()
    let none: Binding<String>? = Binding(store.binding.nickname)
    #expect(none == nil)
    store.person.nickname = "A"
    let nickname = try #require(Binding(store.binding.nickname))
    nickname.wrappedValue = "B"
    #expect(store.person.nickname == "B")
  }
  @Test func `a binding to a value is one to an optional`() {
    let store = Store()
    let optional: Binding<String?> = Binding(store.binding.name)
    #expect(optional.wrappedValue == "Ada")
    optional.wrappedValue = "Eve"
    #expect(store.person.name == "Eve")
  }
  @Test func `a binding to a collection has bindings to its elements`() {
    let store = Store()
    for tag in store.binding.tags { tag.wrappedValue += "!" }
    #expect(store.person.tags == ["a!", "b!"])
    #expect(store.binding.tags[1].wrappedValue == "b!")
  }
  @Test func `a binding carries its transaction to the setter`() {
    var seen: [Bool] = []
    let binding = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in seen.append(transaction.disablesAnimations) })
    var transaction = Transaction()
    #expect(!transaction.disablesAnimations)
    transaction.disablesAnimations = true
    binding.wrappedValue = 1
    binding.transaction(transaction).wrappedValue = 2
    #expect(seen == [false, true])
  }

  @Test func `state outside of a view has its first value`() {
    let state = State(initialValue: 5)
    #expect(state.wrappedValue == 5)
    #expect(State<Int?>().wrappedValue == nil)
  }
}
