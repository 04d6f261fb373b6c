import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Synchronization
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
  nonisolated(unsafe) static var alive = 0
  init() { Self.alive += 1 }
  deinit { Self.alive -= 1 }
}

/// Published from any thread by tests that wait in between.
private nonisolated final class FreeCounter: ObservableObject, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  private let storage = Mutex(0)
  var count: Int { storage.withLock { $0 } }
  func increment() {
    objectWillChange.send()
    storage.withLock { $0 += 1 }
  }
}

private struct Watching: View {
  @ObservedObject var counter: Counter
  let log: ViewLog
  var body: some View {
    let _ = log.body("watching")
    Text("watched \(counter.count)")
  }
}
private struct Named: View {
  @Binding var name: String
  let log: ViewLog
  var body: some View {
    let _ = log.body("named")
    Text("named \(name)")
  }
}
private struct Owning: View {
  @StateObject private var counter = Counter()
  let log: ViewLog
  let use: (Counter) -> Void
  var body: some View {
    let _ = log.body("owning")
    let _ = use(counter)
    Text("owned \(counter.count)")
    Watching(counter: counter, log: log)
    Named(name: $counter.name, log: log)
  }
}
private struct Reading: View {
  @EnvironmentObject var counter: Counter
  let log: ViewLog
  var body: some View {
    let _ = log.body("reading")
    Text("read \(counter.count)")
  }
}

@MainActor struct StateObjectTests {
  @QuickTesting.Test func `a state object is made once for the life of its view and dies with it`() {
    let log = ViewLog(), show = Handle<Int>()
    let before = Counter.alive
    var seen: [Counter] = []
    let window = TestWindow {
      Owner(1, show) { show in
        if show.wrappedValue > 0 { Owning(log: log) { if seen.last !== $0 { seen.append($0) } } }
      }
    }
    show.value = 2
    window.settle()
    expect(seen.count, equals: 1)
    expect(Counter.alive, equals: before + 1)
    seen = []
    show.value = 0
    window.settle()
    expect(Counter.alive, equals: before)
    show.value = 1
    window.settle()
    expect(seen.count, equals: 1)
  }

  @QuickTesting.Test func `one update follows however many changes an object publishes`() {
    let log = ViewLog()
    var counter: Counter!
    let window = TestWindow { Owning(log: log) { counter = $0 } }
    expect(log.bodies, equals: ["owning": 1, "watching": 1, "named": 1])
    window.resetCounters()
    for _ in 0..<5 { counter.count += 1 }
    window.settle()
    expect(log.bodies, equals: ["owning": 2, "watching": 2, "named": 1])
    expect(window.counters.rounds, equals: 1)
    expect(window.displayList.contains("owned 5"))
    expect(window.displayList.contains("watched 5"))
  }

  @QuickTesting.Test func `a binding to a property of an object reaches a view below`() {
    let log = ViewLog()
    var counter: Counter!
    let window = TestWindow { Owning(log: log) { counter = $0 } }
    counter.name = "b"
    window.settle()
    expect(window.displayList.contains("named b"))
    expect(log.bodies["named"], equals: 2)
  }

  @QuickTesting.Test func `an observed object can be replaced, and the one before is let go`() {
    struct Chooser: View {
      let counters: [Counter]
      @Binding var index: Int
      let log: ViewLog
      var body: some View { Watching(counter: counters[index], log: log) }
    }
    let log = ViewLog(), index = Handle<Int>()
    let counters = [Counter(), Counter()]
    counters[1].count = 7
    let window = TestWindow { Owner(0, index) { Chooser(counters: counters, index: $0, log: log) } }
    index.value = 1
    window.settle()
    expect(window.displayList.contains("watched 7"))
    expect(log.bodies["watching"], equals: 2)
    window.resetCounters()
    counters[0].count = 3
    window.settle()
    expect(window.counters, equals: FrameCounters())
    counters[1].count = 8
    window.settle()
    expect(window.displayList.contains("watched 8"))
  }

  @QuickTesting.Test func `an environment object is found by its type and can be replaced`() {
    struct Provider: View {
      let counters: [Counter]
      @Binding var index: Int
      let log: ViewLog
      var body: some View { VStack { Reading(log: log) }.environmentObject(counters[index]) }
    }
    let log = ViewLog(), index = Handle<Int>()
    let counters = [Counter(), Counter()]
    let window = TestWindow { Owner(0, index) { Provider(counters: counters, index: $0, log: log) } }
    counters[0].count = 4
    window.settle()
    expect(window.displayList.contains("read 4"))
    counters[1].count = 9
    index.value = 1
    window.settle()
    expect(window.displayList.contains("read 9"))
    expect(log.bodies["reading"], equals: 3)
    window.resetCounters()
    counters[0].count = 5
    window.settle()
    expect(window.counters, equals: FrameCounters())
  }

  @QuickTesting.Test
  func `an environment object that nobody provides stops with the view's path and the modifier to add`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let log = ViewLog()
        _ = TestWindow { VStack { Reading(log: log) } }
      }
    }.map { result in
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      expect(text.contains("VStack/Reading"))
      expect(text.contains(".environmentObject(counter)"))
    }
  }

  @QuickTesting.Test func `publishing from a background thread is reported once and still shows`() async {
    struct Watching: View {
      @ObservedObject var counter: FreeCounter
      var body: some View { Text("watched \(counter.count)") }
    }
    let counter = FreeCounter()
    let window = TestWindow { Watching(counter: counter) }
    for _ in 0..<3 {
      await Task.detached { counter.increment() }.value
      window.settle()
    }
    expect(window.displayList.contains("watched 3"))
    expect(window.reports.filter { $0.hasPrefix("Publishing: ") && $0.contains("Watching") }.count, equals: 1)
  }

  @QuickTesting.Test func `an object without published properties publishes by hand`() {
    final class Manual: ObservableObject {
      var count = 0 { willSet { objectWillChange.send() } }
    }
    struct Shows: View {
      @ObservedObject var manual: Manual
      var body: some View { Text("manual \(manual.count)") }
    }
    let manual = Manual()
    let window = TestWindow { Shows(manual: manual) }
    manual.count = 6
    window.settle()
    expect(window.displayList.contains("manual 6"))
  }

  @QuickTesting.Test func `an object with a publisher of its own is listened to`() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      var count = 0 { willSet { objectWillChange.send(newValue) } }
    }
    struct Shows: View {
      @ObservedObject var own: Own
      var body: some View { Text("own \(own.count)") }
    }
    let own = Own()
    let window = TestWindow { Shows(own: own) }
    own.count = 6
    window.settle()
    expect(window.displayList.contains("own 6"))
  }
}
