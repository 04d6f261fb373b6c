import HearthTesting
import QuickTesting
import SwiftUI

/// The ways in which apps give a state its first value: all compile, and each view shows what it was given first.
@MainActor struct StateFormTests {}

extension StateFormTests {
  private struct Inline: View {
    @State private var number = 1
    var body: some View { Text("inline \(number)") }
  }
  private struct InlineAndInit: View {
    @State private var number = 0
    init(_ number: Int) { self.number = number }
    var body: some View { Text("again \(number)") }
  }
  private struct AssignedFirst: View {
    @State private var number: Int
    let name: String
    init(_ number: Int) {
      self.number = number
      name = "first"
    }
    var body: some View { Text("\(name) \(number)") }
  }
  private struct FromSelf: View {
    let base: Int
    @State private var number: Int
    @State private var half: Int
    init(_ base: Int) {
      self.base = base
      number = self.base * 2
      _half = State(wrappedValue: self.base / 2)
    }
    var body: some View { Text("self \(number) \(half)") }
  }
  private struct Underscored: View {
    @State private var number: Int
    @State private var text: String
    init(_ number: Int) {
      _number = State(initialValue: number)
      _text = .init(wrappedValue: "\(number)")
    }
    var body: some View { Text("underscored \(number) \(text)") }
  }
  private struct Memberwise: View {
    @State var number: Int
    @State var other = 2
    @State var missing: Int?
    var body: some View { Text("memberwise \(number) \(other) \(missing ?? 0)") }
  }
  private struct Generic<Value: Equatable>: View {
    @State private var value: Value
    @State private var action: (Int) -> Int = { $0 + 1 }
    init(_ value: Value) { self.value = value }
    var body: some View { Text("generic \(String(describing: value)) \(action(1))") }
  }
  private struct Arguments: View {
    @State(initialValue: 3) private var first: Int
    @State(wrappedValue: 4) private var second: Int
    var body: some View { Text("arguments \(first) \(second)") }
  }

  @Test func `each form of a first value is shown`() {
    let window = TestWindow {
      VStack {
        Inline()
        InlineAndInit(2)
        AssignedFirst(3)
        FromSelf(4)
        Underscored(5)
        Memberwise(number: 6)
        Memberwise(number: 6, other: 7, missing: 8)
        Generic("a")
        Arguments()
      }
    }
    let expected = [
      "inline 1", "again 0", "first 3", "self 8 2", "underscored 5 5", "memberwise 6 2 0", "memberwise 6 7 8",
      "generic a 2",
      "arguments 3 4",
    ]
    expect(window.elements.map(\.label).filter { !$0.isEmpty }, equals: expected)
  }
}
