import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

/// Lets a test open a gate that tasks wait at.
private actor Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  func wait() async { if !isOpen { await withCheckedContinuation { waiting.append($0) } } }
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor struct LifecycleTaskTests {
  @Test func `a task runs on the main actor and updates the view`() async {
    struct Loader: View {
      @State var text = "loading"
      let gate: Gate
      var body: some View {
        Text(text).task {
          await gate.wait()
          MainActor.assertIsolated()
          text = "loaded"
        }
      }
    }
    let gate = Gate()
    let window = TestWindow { Loader(gate: gate) }
    await window.settleTasks()
    expect(window.displayList.contains("loading"))
    await gate.open()
    await window.settleTasks()
    expect(window.displayList.contains("loaded"))
  }

  @Test func `a task starts with the first frame, up to its first suspension`() {
    let log = ViewLog()
    _ = TestWindow {
      Text("x").task {
        log("started"); await Task.yield(); log("later")
      }
    }
    expect(log.lines, equals: ["started"])
  }

  @Test func `a task is cancelled when its view goes`() async {
    let log = ViewLog(), show = Handle<Bool>()
    let window = TestWindow {
      Owner(true, show) {
        if $0.wrappedValue {
          Text("x").task {
            log("start")
            do { try await Task.sleep(for: .seconds(1_000_000)) } catch { log("cancelled \(Task.isCancelled)") }
          }
        }
      }
    }
    await window.settleTasks()
    expect(log.take(), equals: ["start"])
    show.value = false
    await window.settleTasks()
    expect(log.take(), equals: ["cancelled true"])
  }

  @Test func `a cancelled task is waited for until it has ended, however long it takes to give its things back`() async
  {
    let log = ViewLog(), show = Handle<Bool>()
    let window = TestWindow {
      Owner(true, show) {
        if $0.wrappedValue {
          Text("x").task {
            do { try await Task.sleep(for: .seconds(1_000_000)) } catch {
              // Many times as long as the window waits for a turn of the main actor.
              for _ in 0..<10_000 { _ = await Task.detached {}.value }
              log("gave back")
            }
          }
        }
      }
    }
    await window.settleTasks()
    show.value = false
    await window.settleTasks()
    expect(log.take(), equals: ["gave back"])
  }

  // Without a limit of its own: a turn of the main actor takes as long as all other tests that wait for it.
  @Test func `a cancelled task that goes on waiting holds up nobody for good`() async {
    let show = Handle<Bool>(), (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let waiting = Task { for await _ in stream {} }
    let window = TestWindow {
      Owner(true, show) { if $0.wrappedValue { Text("x").task { await waiting.value } } }
    }
    await window.settleTasks()
    show.value = false
    await window.settleTasks()
    expect(!waiting.isCancelled)
    continuation.finish()
    await waiting.value
  }

  @Test func `a task is cancelled and started again when its id changes, and only then`() async {
    let log = ViewLog(), id = Handle<Int>(), tick = Handle<Int>()
    let window = TestWindow {
      Owner(1, id) { id in
        Owner(0, tick) { tick in
          let now = id.wrappedValue
          Text("\(tick.wrappedValue)").task(id: now) {
            log("start \(now)")
            do { try await Task.sleep(for: .seconds(1_000_000)) } catch { log("end \(now)") }
          }
        }
      }
    }
    await window.settleTasks()
    tick.value += 1
    await window.settleTasks()
    expect(log.take(), equals: ["start 1"])
    id.value = 2
    await window.settleTasks()
    expect(Set(log.take()), equals: ["end 1", "start 2"])
  }

  @Test func `a view that goes before its first frame ends starts no task`() async {
    struct Flash: View {
      @State var isShown = true
      let log: ViewLog
      var body: some View {
        if isShown { Text("x").onAppear { isShown = false }.task { log("task") } }
      }
    }
    let log = ViewLog()
    let window = TestWindow { Flash(log: log) }
    await window.settleTasks()
    expect(log.lines, equals: [])
  }

  @Test func `a sequence of values is followed as long as the view is there`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    struct Follower: View {
      @State var last = 0
      let stream: AsyncStream<Int>
      var body: some View {
        Text("last \(last)").task { for await value in stream { last = value } }
      }
    }
    let window = TestWindow { Follower(stream: stream) }
    for value in 1...3 {
      continuation.yield(value)
      await window.settleTasks()
      expect(window.displayList.contains("last \(value)"))
    }
  }
}
