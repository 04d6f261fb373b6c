import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// A page that has a number of its own from the moment when it was made.
private struct NumberedPage: View {
  let value: Int
  let counter: Counter
  @State private var number: Int
  init(value: Int, counter: Counter) {
    (self.value, self.counter) = (value, counter)
    _number = State(wrappedValue: 0)
  }
  var body: some View {
    Text(String(value)).accessibilityIdentifier("page").accessibilityValue(String(number))
      .onAppear { if number == 0 { number = counter.next() } }
  }
  final class Counter {
    var last = 0
    func next() -> Int {
      last += 1
      return last
    }
  }
}
private struct TypedStack: View {
  @Bindable var trail: Trail
  let counter: NumberedPage.Counter
  var body: some View {
    NavigationStack(path: $trail.path) {
      NumberedPage(value: -1, counter: counter).navigationDestination(for: Int.self) {
        NumberedPage(value: $0, counter: counter)
      }
    }
  }
}
private struct MixedStack: View {
  @Bindable var trail: Trail
  let counter: NumberedPage.Counter
  var body: some View {
    NavigationStack(path: $trail.mixed) {
      NumberedPage(value: -1, counter: counter)
        .navigationDestination(for: Int.self) { NumberedPage(value: $0, counter: counter) }
        .navigationDestination(for: String.self) { NumberedPage(value: Int($0)!, counter: counter) }
    }
  }
}

@MainActor struct StackRandomTests {
  /// What the stack is to show: for each level its value, and the number that its page got when it was first shown.
  private struct Model {
    var levels: [(value: Int, number: Int?)] = []
    mutating func replace(_ new: [Int]) {
      let old = levels.map(\.value)
      var start = 0
      while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
      var end = 0
      while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      var pool = Array(levels[start..<old.count - end])
      var middle: [(value: Int, number: Int?)] = []
      for value in new[start..<new.count - end] {
        if let index = pool.firstIndex(where: { $0.value == value }) {
          middle.append(pool.remove(at: index))
        } else {
          middle.append((value, nil))
        }
      }
      levels.replaceSubrange(start..<old.count - end, with: middle)
    }
  }

  private func run(
    seed: UInt64, steps: Int, window: TestWindow, counter: NumberedPage.Counter, read: () -> [Int],
    write: ([Int]) -> Void
  ) {
    var dice = SeededGenerator(seed: seed)
    var model = Model()
    var last = counter.last
    for step in 0..<steps {
      var path = read()
      switch Int.random(in: 0..<10, using: &dice) {
      case 0...3: path.append(Int.random(in: 0..<6, using: &dice))
      case 4: path = Array(path.dropLast(Int.random(in: 0...3, using: &dice)))
      case 5: path.shuffle(using: &dice)
      case 6: path = (0..<Int.random(in: 0..<6, using: &dice)).map { _ in Int.random(in: 0..<6, using: &dice) }
      case 7: path.reverse()
      case 8:
        if !path.isEmpty { path.remove(at: Int.random(in: 0..<path.count, using: &dice)) }
      default:
        window.press(.escape)
        if !path.isEmpty { path.removeLast() }
        expect(read(), equals: path)
      }
      if path != read() { window.change { write(path) } }
      model.replace(path)
      let shown = window.find { $0.identifier == "page" }
      let value = model.levels.last?.value ?? -1
      var number = model.levels.isEmpty ? 1 : model.levels[model.levels.count - 1].number
      if number == nil {
        last += 1
        number = last
        model.levels[model.levels.count - 1].number = last
      }
      guard shown?.label == "\(value)", shown?.value == "\(number!)" else {
        Issue.record(
          "step \(step): \(path) shows \(shown?.description ?? "nothing"), and should show \(value) made as number \(number!)"
        )
        return
      }
    }
    expect(window.reports, equals: [])
  }

  @QuickTesting.Test func `what is shown follows a path of numbers, and kept pages keep their state`() {
    let trail = Trail(), counter = NumberedPage.Counter()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { TypedStack(trail: trail, counter: counter) }
    run(seed: 1, steps: 2500, window: window, counter: counter, read: { trail.path }, write: { trail.path = $0 })
  }

  @QuickTesting.Test func `what is shown follows a path of several types, and kept pages keep their state`() {
    let trail = Trail(), counter = NumberedPage.Counter()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { MixedStack(trail: trail, counter: counter) }
    var now: [Int] = []
    // Even numbers are texts. What the user pops is seen by the count.
    run(
      seed: 2, steps: 2500, window: window, counter: counter,
      read: {
        now = Array(now.prefix(trail.mixed.count))
        return now
      },
      write: { new in
        var path = NavigationPath()
        for value in new { if value % 2 == 0 { path.append("\(value)") } else { path.append(value) } }
        now = new
        trail.mixed = path
      })
  }
}
