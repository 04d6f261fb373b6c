import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@Observable private final class Model {
  var title = "title"
  var count = 0
  var items: [Item] = []
  @ObservationIgnored nonisolated(unsafe) static var alive = 0
  init() { Self.alive += 1 }
  deinit { Self.alive -= 1 }
}
@Observable private final class Item: Identifiable {
  let id: Int
  var done = false
  init(_ id: Int) { self.id = id }
}

/// Changed on any thread by a test that waits in between.
@Observable nonisolated private final class FreeModel: @unchecked Sendable {
  var title = ""
}

private struct TitleView: View {
  let model: Model
  let log: ViewLog
  var body: some View {
    let _ = log.body("title")
    Text(model.title)
  }
}
private struct CountView: View {
  @Bindable var model: Model
  let log: ViewLog
  var body: some View {
    let _ = log.body("count")
    Text("count \(model.count)")
    Probe(name: "probe", log: log, value: $model.count)
  }
}
private struct RootView: View {
  @State private var model = Model()
  let log: ViewLog
  let use: (Model) -> Void
  var body: some View {
    let _ = log.body("root")
    let _ = use(model)
    TitleView(model: model, log: log)
    CountView(model: model, log: log)
  }
}
private struct ItemView: View {
  let item: Item
  let log: ViewLog
  var body: some View {
    let _ = log.body("item")
    Text(item.done ? "done \(item.id)" : "open \(item.id)")
  }
}

@MainActor struct StateObservationTests {
  @QuickTesting.Test func `only views that read a property update when it changes`() {
    let log = ViewLog()
    var model: Model!
    let window = TestWindow { RootView(log: log) { model = $0 } }
    expect(log.bodies, equals: ["root": 1, "title": 1, "count": 1, "probe": 1])
    window.resetCounters()
    model.title = "other"
    window.settle()
    expect(log.bodies, equals: ["root": 1, "title": 2, "count": 1, "probe": 1])
    expect(window.counters.bodies, equals: 1)
    model.count += 1
    model.count += 1
    window.settle()
    expect(log.bodies, equals: ["root": 1, "title": 2, "count": 2, "probe": 2])
    expect(window.displayList.contains("count 2"))
  }

  @QuickTesting.Test func `a bindable gives bindings that write to the object`() {
    struct Editor: View {
      @Bindable var model: Model
      let handle: Handle<Int>
      var body: some View {
        let _ = handle.binding = $model.count
        Text("count \(model.count)")
      }
    }
    let handle = Handle<Int>(), model = Model()
    let window = TestWindow { Editor(model: model, handle: handle) }
    handle.value = 12
    window.settle()
    expect(model.count, equals: 12)
    expect(window.displayList.contains("count 12"))
  }

  @Test(arguments: [10, 1_000]) func `a change in one row's object evaluates that row and not the list around it`(
    n: Int
  ) {
    let log = ViewLog(), model = Model()
    model.items = (0..<n).map { Item($0) }
    struct ListView: View {
      let model: Model
      let log: ViewLog
      var body: some View {
        let _ = log.body("list")
        VStack { ForEach(model.items) { ItemView(item: $0, log: log) } }
      }
    }
    let window = TestWindow { ListView(model: model, log: log) }
    for _ in 0..<3 {
      window.resetCounters()
      model.items[n / 2].done.toggle()
      window.settle()
      // One body; the list's array was read through its getter, and is as it was.
      expect(window.counters.bodies, equals: 1)
      expect(window.counters.nodesVisited < 12)
    }
    expect(log.bodies["list"], equals: 1)
  }

  @QuickTesting.Test func `what the closure of a ForEach reads runs that closure again and nothing above`() {
    let log = ViewLog(), model = Model()
    struct ListView: View {
      let model: Model
      let log: ViewLog
      var body: some View {
        let _ = log.body("list")
        VStack { ForEach(0..<3) { Text("\($0) of \(model.count)") } }
      }
    }
    let window = TestWindow { ListView(model: model, log: log) }
    for count in 1...3 {
      model.count = count
      window.settle()
      expect(window.displayList.contains("2 of \(count)"))
    }
    expect(log.bodies["list"], equals: 1)
  }

  @QuickTesting.Test func `a model comes through the environment by its type, or not at all when it is optional`() {
    struct Reader: View {
      @Environment(Model.self) var model
      @Environment(Item.self) var item: Item?
      let log: ViewLog
      var body: some View {
        let _ = log.body("reader")
        Text("\(model.count) \(item == nil ? "none" : "some")")
      }
    }
    struct Provider: View {
      let models: [Model]
      @Binding var index: Int
      let log: ViewLog
      var body: some View { VStack { Reader(log: log) }.environment(models[index]) }
    }
    let log = ViewLog(), index = Handle<Int>()
    let models = [Model(), Model()]
    models[1].count = 5
    let window = TestWindow { Owner(0, index) { Provider(models: models, index: $0, log: log) } }
    expect(window.displayList.contains("0 none"))
    models[0].count = 1
    window.settle()
    expect(window.displayList.contains("1 none"))
    index.value = 1
    window.settle()
    expect(window.displayList.contains("5 none"))
    expect(log.bodies["reader"], equals: 3)
    window.resetCounters()
    models[0].count = 2
    window.settle()
    expect(window.counters, equals: FrameCounters())
  }

  @QuickTesting.Test func `providing the same model again marks nobody`() {
    struct Reader: View {
      @Environment(Model.self) var model
      let log: ViewLog
      var body: some View {
        let _ = log.body("reader")
        Text("\(model.count)")
      }
    }
    let log = ViewLog(), tick = Handle<Int>(), model = Model()
    let window = TestWindow {
      Owner(0, tick) {
        Text("tick \($0.wrappedValue)")
        Reader(log: log).environment(model)
      }
    }
    tick.value += 1
    window.settle()
    expect(log.bodies["reader"], equals: 1)
  }

  @QuickTesting.Test func `a change on another thread shows`() async {
    struct Titled: View {
      let model: FreeModel
      var body: some View { Text(model.title) }
    }
    let model = FreeModel()
    let window = TestWindow { Titled(model: model) }
    for name in ["one", "two", "three"] {
      await Task.detached { model.title = name }.value
      window.settle()
      expect(window.displayList.contains(name))
    }
  }

  @QuickTesting.Test func `evaluating a body often leaves nothing in the model`() {
    let log = ViewLog(), tick = Handle<Int>(), model = Model()
    struct Reader: View {
      let tick: Int
      let model: Model
      let log: ViewLog
      var body: some View {
        let _ = log.body("reader")
        Text("\(tick) \(model.title)")
      }
    }
    let window = TestWindow { Owner(0, tick) { Reader(tick: $0.wrappedValue, model: model, log: log) } }
    for value in 1...200 {
      tick.value = value
      window.settle()
    }
    expect(log.bodies["reader"], equals: 201)
    window.resetCounters()
    model.title = "once"
    window.settle()
    expect(log.bodies["reader"], equals: 202)
    expect(window.counters.bodies, equals: 1)
  }

  @QuickTesting.Test func `a property that is no longer read does not mark the view`() {
    struct Either: View {
      let model: Model
      let log: ViewLog
      var body: some View {
        let _ = log.body("either")
        if model.count > 0 { Text("positive") } else { Text(model.title) }
      }
    }
    let log = ViewLog(), model = Model()
    let window = TestWindow { Either(model: model, log: log) }
    model.count = 1
    window.settle()
    expect(log.bodies["either"], equals: 2)
    model.title = "unread"
    window.settle()
    expect(log.bodies["either"], equals: 2)
    model.count = 0
    window.settle()
    expect(window.displayList.contains("unread"))
  }
}
