import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What a test wants to know of the views it shows.
final class ViewLog {
  var lines: [String] = []
  var bodies: [String: Int] = [:]
  let handle = Handle<Int>()
  func callAsFunction(_ line: String) { lines.append(line) }
  func body(_ name: String) { bodies[name, default: 0] += 1 }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

final class Handle<Value> {
  var binding: Binding<Value>!
  var value: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }
}

/// Owns a value, shows what is made of its binding and hands the binding to the test.
struct Owner<Value, Content: View>: View {
  @State var value: Value
  let handle: Handle<Value>
  let content: (Binding<Value>) -> Content
  init(_ value: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    (_value, self.handle, self.content) = (State(initialValue: value), handle, content)
  }
  var body: some View {
    let _ = handle.binding = $value
    content($value)
  }
}

struct Probe: View {
  let name: String
  let log: ViewLog
  @Binding var value: Int
  var body: some View {
    let _ = log.body(name)
    Text("\(value)")
  }
}

@MainActor struct StateTests {
  @QuickTesting.Test func `a write updates the views that read the state and no others`() {
    let log = ViewLog(), handle = Handle<[Int]>()
    struct Both: View {
      @Binding var values: [Int]
      let log: ViewLog
      var body: some View {
        let _ = log.body("both")
        Probe(name: "first", log: log, value: $values[0])
        Text("second")
      }
    }
    let window = TestWindow { Owner([1, 2], handle) { Both(values: $0, log: log) } }
    expect(log.bodies, equals: ["both": 1, "first": 1])
    window.resetCounters()
    handle.value[0] = 5
    window.settle()
    // The owner only makes a binding; so does `both`, whose subscript reads the array.
    expect(log.bodies["first"], equals: 2)
    expect(window.displayList.contains("5"))
  }

  @QuickTesting.Test func `an equal write does nothing`() {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(7, handle) { Probe(name: "probe", log: log, value: $0) } }
    window.resetCounters()
    handle.value = 7
    window.settle()
    expect(window.counters, equals: FrameCounters())
  }

  @QuickTesting.Test func `several writes before a frame make one update`() {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(0, handle) { Probe(name: "probe", log: log, value: $0) } }
    window.resetCounters()
    for value in 1...10 { handle.value = value }
    window.settle()
    expect(window.counters.bodies, equals: 1)
    expect(window.counters.rounds, equals: 1)
  }

  @QuickTesting.Test func `a write during a body is reported with the view's name and the frame ends`() throws {
    struct Restless: View {
      @State var count = 0
      let log: ViewLog
      var body: some View {
        let _ = log.body("restless")
        let _ = count += 1
        Text("\(count)")
      }
    }
    let log = ViewLog()
    var made: TestWindow?
    withKnownIssue("the window does not settle") {
      made = TestWindow(size: CGSize(width: 100, height: 100)) { VStack { Restless(log: log) } }
    }
    let window = try require(made)
    expect(
      window.reports.contains { $0.hasPrefix("State: VStack/Restless: ") && $0.contains("while a body is evaluated") })
    expect(window.reports.contains { $0.hasPrefix("Update: VStack/Restless") })
    // Each frame stops after its rounds; the test host gives up after a number of frames.
    expect(log.bodies["restless"]! > 4)
    // What the last round made is shown.
    expect(window.displayList.contains("\"\(log.bodies["restless"]!)\""), "\(window.displayList)")
  }

  @QuickTesting.Test func `state that settles within a body comes to rest`() {
    struct Clamp: View {
      @State var count = 3
      var body: some View {
        let _ = count = min(count + 1, 5)
        Text("is \(count)")
      }
    }
    let window = TestWindow { Clamp() }
    expect(window.displayList.contains("is 5"))
    window.resetCounters()
    window.settle()
    expect(window.counters, equals: FrameCounters())
  }

  @QuickTesting.Test func `state written from many threads is whole and shows its last value`() async {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(0, handle) { Probe(name: "probe", log: log, value: $0) } }
    let binding = handle.binding!
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask { @concurrent in
          for step in 0..<2_000 {
            binding.wrappedValue = thread * 10_000 + step
            _ = binding.wrappedValue
          }
        }
      }
      for _ in 0..<50 {
        window.settle()
        await Task.yield()
      }
    }
    binding.wrappedValue = 424_242
    window.settle()
    expect(window.displayList.contains("424,242"))
  }

  @QuickTesting.Test func `strings and arrays written from many threads stay whole`() async {
    let handle = Handle<[String]>()
    let window = TestWindow { Owner([], handle) { Text($0.wrappedValue.joined()) } }
    let binding = handle.binding!
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<6 {
        group.addTask { @concurrent in
          for step in 0..<500 {
            binding.wrappedValue = Array(repeating: "a rather long string number \(thread)", count: step % 7)
            expect(Set(binding.wrappedValue).count <= 1)
          }
        }
      }
      for _ in 0..<20 {
        window.settle()
        await Task.yield()
      }
    }
    binding.wrappedValue = ["end"]
    window.settle()
    expect(window.displayList.contains("end"))
  }

  @QuickTesting.Test func `an equatable view is evaluated when it says that it differs`() {
    struct Parity: View, Equatable {
      let number: Int
      let log: ViewLog
      static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
      var body: some View {
        let _ = log.body("parity")
        Text("\(number)")
      }
    }
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(0, handle) { Parity(number: $0.wrappedValue, log: log).equatable() } }
    handle.value = 2
    window.settle()
    expect(log.bodies["parity"], equals: 1)
    handle.value = 3
    window.settle()
    expect(log.bodies["parity"], equals: 2)
  }

  @QuickTesting.Test
  func `a dynamic property of the app has its nested properties bound and is updated before each body`() {
    struct Doubled: DynamicProperty {
      @State var base = 1
      @Environment(\.layoutDirection) var direction
      var offset: Int
      var value = 0
      mutating func update() { value = base * 2 + offset }
    }
    struct Shows: View {
      let doubled: Doubled
      let log: ViewLog
      init(offset: Int, _ log: ViewLog) { (doubled, self.log) = (Doubled(offset: offset), log) }
      var body: some View {
        let _ = log.body("shows")
        let _ = log.handle.binding = doubled.$base
        Text("\(doubled.value) \(doubled.direction == .leftToRight ? "ltr" : "rtl")")
      }
    }
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(100, handle) { Shows(offset: $0.wrappedValue / 100, log) } }
    expect(window.displayList.contains("3 ltr"))
    log.handle.value = 10
    window.settle()
    expect(window.displayList.contains("21 ltr"))
    expect(log.bodies["shows"], equals: 2)
    handle.value = 500
    window.settle()
    expect(window.displayList.contains("25 ltr"))
  }

  @QuickTesting.Test func `a view whose own dynamic property got the same plain fields is not evaluated again`() {
    struct Scaled: DynamicProperty {
      @State var base = 1
      var factor: Int
      var value: Int { base * factor }
    }
    struct Shows: View {
      let scaled: Scaled
      let log: ViewLog
      var body: some View {
        let _ = log.body("shows")
        Text("\(scaled.value)")
      }
    }
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Owner(100, handle) { Shows(scaled: Scaled(factor: $0.wrappedValue / 100), log: log) } }
    handle.value = 150
    window.settle()
    expect(log.bodies["shows"], equals: 1)
    handle.value = 200
    window.settle()
    expect(log.bodies["shows"], equals: 2)
    expect(window.displayList.contains("2"))
  }

  @QuickTesting.Test func `a namespace is the same for a view's life and another one for each view`() {
    struct Named: View {
      @Namespace var namespace
      @State var count = 0
      let log: ViewLog
      var body: some View {
        let _ = log("\(namespace.hashValue)")
        let _ = log.handle.binding = $count
        Text("\(count)")
      }
    }
    let log = ViewLog()
    let window = TestWindow {
      Named(log: log)
      Named(log: log)
    }
    log.handle.value += 1
    window.settle()
    expect(log.lines.count, equals: 3)
    expect(log.lines[1], equals: log.lines[2])
    expect(log.lines[0] != log.lines[1])
  }

  @QuickTesting.Test func `a binding to any hashable value that leads to the same place evaluates nothing`() {
    struct Choosing: View {
      @Binding var choice: AnyHashable
      var log: ViewLog
      var body: some View { let _ = log("chosen \(choice)"); Color.red }
    }
    struct Parent: View {
      var log: ViewLog
      @State private var count = 0
      @State private var choice = 1
      var body: some View {
        let _ = log.handle.binding = $count
        Text("\(count)")
        Choosing(choice: Binding<AnyHashable>($choice), log: log)
      }
    }
    let log = ViewLog()
    let window = TestWindow { Parent(log: log) }
    log.handle.value += 1
    window.settle()
    expect(log.lines, equals: ["chosen 1"])
  }

  @QuickTesting.Test func `a scaled metric follows the size of text`() {
    struct Scaled: View {
      @ScaledMetric private var gap = 17
      @ScaledMetric(relativeTo: .title) private var icon: Double = 34
      var body: some View { Text(verbatim: "\(gap) \(icon)") }
    }
    let window = TestWindow {
      Scaled()
      Scaled().dynamicTypeSize(.accessibility1)
    }
    // 28 points for 17.
    expect(window.displayList.contains("17.0 34.0"))
    expect(window.displayList.contains("28.0 56.0"))
  }
}
