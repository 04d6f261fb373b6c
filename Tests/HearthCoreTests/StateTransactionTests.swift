import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

private struct SpeedKey: TransactionKey { static let defaultValue = 0 }
extension Transaction {
  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

/// Notes the transaction that reaches its node whenever it is handed a number or is laid out.
private nonisolated struct Meter: View {
  let number: Int
  let log: ViewLog
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { _ViewNode(NothingNode(inputs)) }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    view.log("\(view.number): \(node.node.transaction.speed)\(node.node.transaction.disablesAnimations ? " off" : "")")
  }
  nonisolated static var _elementCount: Int { 1 }
}
@MainActor struct StateTransactionTests {
  @Test func `a transaction goes from the write to the nodes that it updates`() {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(0, handle) { Meter(number: $0.wrappedValue, log: log) } }
    withTransaction(\.speed, 7) { handle.value = 1 }
    window.settle()
    handle.value = 2
    window.settle()
    expect(log.take(), equals: ["1: 7", "2: 0"])
  }

  @Test func `two writes in one frame each carry their own`() {
    let log = ViewLog(), first = Handle<Int>(), second = Handle<Int>()
    let window = TestWindow {
      Owner(0, first) { Meter(number: $0.wrappedValue, log: log) }
      Owner(0, second) { Meter(number: $0.wrappedValue, log: log) }
    }
    withTransaction(\.speed, 7) { first.value = 1 }
    second.value = 2
    window.settle()
    expect(Set(log.take()), equals: ["1: 7", "2: 0"])
  }

  @Test func `a binding hands its transaction to the write`() {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(0, handle) { Meter(number: $0.wrappedValue, log: log) } }
    var transaction = Transaction()
    transaction.speed = 3
    handle.binding.transaction(transaction).wrappedValue = 5
    window.settle()
    expect(log.take(), equals: ["5: 3"])
  }

  @Test func `modifiers change it on the way down, the outer one first`() {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow {
      Owner(0, handle) {
        Meter(number: $0.wrappedValue, log: log)
          .transaction { $0.speed *= 10 }
          .transaction {
            $0.speed += 1; $0.disablesAnimations = true
          }
      }
    }
    withTransaction(\.speed, 4) { handle.value = 1 }
    window.settle()
    expect(log.take(), equals: ["1: 50 off"])
  }

  @Test func `with a value, only updates in which it changes are touched`() {
    let log = ViewLog(), handle = Handle<[Int]>()
    let window = TestWindow {
      Owner([0, 0], handle) { values in
        Meter(number: values.wrappedValue[0], log: log).transaction(value: values.wrappedValue[1]) { $0.speed = 9 }
      }
    }
    handle.value = [1, 0]
    window.settle()
    handle.value = [2, 1]
    window.settle()
    handle.value = [3, 1]
    window.settle()
    expect(log.take(), equals: ["1: 0", "2: 9", "3: 0"])
  }

  @Test func `changes of objects and models carry the transaction around them`() {
    final class Object: ObservableObject { @Published var count = 0 }
    struct Shows: View {
      @ObservedObject var object: Object
      let model: TransactionModel
      let log: ViewLog
      var body: some View {
        Meter(number: object.count, log: log)
        ModelMeter(model: model, log: log)
      }
    }
    struct ModelMeter: View {
      let model: TransactionModel
      let log: ViewLog
      var body: some View { Meter(number: model.count, log: log) }
    }
    let log = ViewLog(), object = Object(), model = TransactionModel()
    let window = TestWindow { Shows(object: object, model: model, log: log) }
    withTransaction(\.speed, 2) { object.count = 1 }
    window.settle()
    withTransaction(\.speed, 3) { model.count = 5 }
    window.settle()
    expect(log.take(), equals: ["1: 2", "5: 3"])
  }
}
@Observable private final class TransactionModel { var count = 0 }

@MainActor struct StateBindingTests {
  struct Person: Equatable {
    var name = "Ada"
    var address: String?
    var tags = ["a", "b"]
  }

  @Test func `key paths lead to parts, and writes of a part keep the rest`() {
    let handle = Handle<Person>()
    let window = TestWindow { Owner(Person(), handle) { Text($0.wrappedValue.name + $0.wrappedValue.tags.joined()) } }
    handle.binding.name.wrappedValue = "Eve"
    handle.binding.tags[1].wrappedValue = "c"
    window.settle()
    expect(window.displayList.contains("Eveac"))
  }

  @Test func `an optional is unwrapped while it has a value`() throws {
    let handle = Handle<Person>()
    _ = TestWindow { Owner(Person(), handle) { Text($0.wrappedValue.name) } }
    let nothing: Binding<String>? = Binding(handle.binding.address)
    expect(nothing?.wrappedValue == nil)
    handle.value.address = "here"
    let address = try require(Binding(handle.binding.address))
    address.wrappedValue = "there"
    expect(address.wrappedValue, equals: "there")
    expect(handle.value.address, equals: "there")
    handle.value.address = nil
    expect(address.wrappedValue, equals: "there")
  }

  @Test func `a binding becomes one to an optional and one to any hashable value`() {
    let handle = Handle<Int>()
    _ = TestWindow { Owner(1, handle) { Text("\($0.wrappedValue)") } }
    let optional: Binding<Int?> = Binding(handle.binding)
    optional.wrappedValue = 4
    expect(handle.value, equals: 4)
    optional.wrappedValue = nil
    expect(handle.value, equals: 4)
    let any: Binding<AnyHashable> = Binding(handle.binding)
    any.wrappedValue = AnyHashable(6)
    expect(handle.value, equals: 6)
    any.wrappedValue = AnyHashable("no number")
    expect(handle.value, equals: 6)
  }

  @Test func `a binding to a collection is a collection of bindings`() {
    let handle = Handle<[Int]>()
    let window = TestWindow {
      Owner([1, 2, 3], handle) { numbers in ForEach(numbers, id: \.self) { $number in Text("n\(number)") } }
    }
    for number in handle.binding { number.wrappedValue *= 2 }
    window.settle()
    expect(handle.value, equals: [2, 4, 6])
    expect(window.displayList.contains("n6"))
  }

  @Test func `a constant stays what it is`() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    expect(constant.wrappedValue, equals: 3)
  }

  @Test func `closures of the main actor and of nowhere make bindings`() {
    final class Screen {
      var name = "main"
      func read() -> String { name }
      func write(_ name: String) { self.name = name }
      var closures: Binding<String> { Binding(get: { self.name }, set: { self.name = $0 }) }
      var methods: Binding<String> { Binding(get: read, set: write) }
      var withTransaction: Binding<String> { Binding(get: { self.name }, set: { name, _ in self.name = name }) }
    }
    let screen = Screen()
    for (index, binding) in [screen.closures, screen.methods, screen.withTransaction].enumerated() {
      binding.wrappedValue = "\(index)"
      expect(screen.name == "\(index)" && binding.wrappedValue == "\(index)")
    }
    expect(Free.double(5).wrappedValue, equals: 10)
  }

  @Test func `what closures of a binding write carries its animation`() {
    struct Page: View {
      @State private var isWide = false
      var body: some View {
        let binding = Binding {
          isWide
        } set: {
          isWide = $0
        }
        Rectangle().frame(width: isWide ? 200 : 100, height: 20).accessibilityElement().accessibilityIdentifier("box")
        Button("toggle") { binding.animation(.linear(duration: 1)).wrappedValue.toggle() }.accessibilityIdentifier(
          "toggle")
      }
    }
    let window = TestWindow { VStack { Page() } }
    window.click("toggle")
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains(" 150x20"))
    window.advance(by: .seconds(1))
    expect(window.displayList.contains(" 200x20"))
  }
}
private nonisolated enum Free {
  /// Captures something that cannot be sent.
  static func double(_ number: Int) -> Binding<Int> {
    final class Box { var value = 0 }
    let box = Box()
    box.value = number
    return Binding(get: { box.value * 2 }, set: { box.value = $0 })
  }
}
