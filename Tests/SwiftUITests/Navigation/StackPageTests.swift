import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct StackPageTests {
  private func back(_ window: TestWindow) { window.press(.leftArrow, modifiers: .option) }

  @Test func `views of a page appear and disappear as it is shown, covered and popped`() {
    let trail = Trail()
    let window = TestWindow { NumberStack(trail: trail) }
    window.click("next")
    expect(trail.log, equals: ["+0", "+1", "-0"])
    window.click("next")
    trail.log = []
    back(window)
    expect(trail.log, equals: ["+1", "-2"])
    window.change { trail.path = [1, 2, 3] }
    trail.log = []
    window.change { trail.path = [] }
    expect(trail.log, equals: ["+0", "-3"])
  }

  @Test func `the tasks of a page go on while it is covered, and end when it is popped`() async {
    struct Tasks: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("\(number)").task {
              trail.log.append("begin \(number)")
              await withTaskCancellationHandler {
                try? await Task.sleep(for: .seconds(1_000_000))
              } onCancel: {
              }
              trail.log.append("end \(number)")
            }
          }
        }
      }
    }
    let trail = Trail([1])
    let window = TestWindow { Tasks(trail: trail) }
    await window.settleTasks()
    window.change { trail.path = [1, 2] }
    await window.settleTasks()
    expect(trail.log, equals: ["begin 1", "begin 2"])
    window.change { trail.path = [1] }
    await window.settleTasks()
    expect(trail.log, equals: ["begin 1", "begin 2", "end 2"])
    window.change { trail.path = [] }
    await window.settleTasks()
    expect(trail.log, equals: ["begin 1", "begin 2", "end 2", "end 1"])
  }

  @Test func `a covered page keeps its state and its scroll position`() {
    struct Scrolling: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          List(0..<200) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
            .navigationDestination(for: Int.self) { Text("\($0)").accessibilityIdentifier("page") }
        }
      }
    }
    let trail = Trail()
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Scrolling(trail: trail) }
    window.scroll(by: CGSize(width: 0, height: -1000), at: CGPoint(x: 150, y: 150))
    let before = window.tree
    window.change { trail.path = [1] }
    expect(window.find { $0.identifier.hasPrefix("row") } == nil)
    back(window)
    expect(window.tree, equals: before)
  }

  @Test func `a covered page takes no press, no focus and no key, and is not read`() {
    let trail = Trail([1])
    let window = TestWindow { NumberStack(trail: trail) }
    expect(window.tree.components(separatedBy: "#page").count, equals: 2)
    for _ in 0..<12 {
      window.press(.tab)
      expect(window.focusedElement != nil)
    }
    expect(Set(window.focusTrace.compactMap(\.to)).isSubset(of: ["back", "add", "dismiss", "next"]))
  }

  @Test func `what changes in a covered page is not laid out until it is on top again`() {
    struct Sizes: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          Root(trail: trail).navigationDestination(for: Int.self) { Text("\($0)").accessibilityIdentifier("page") }
        }
      }
      struct Root: View {
        let trail: Trail
        var body: some View {
          Color.red.frame(width: trail.size, height: 10).accessibilityElement().accessibilityIdentifier("box")
        }
      }
    }
    let trail = Trail([1])
    let window = TestWindow { Sizes(trail: trail) }
    back(window)
    window.change { trail.path = [1] }
    window.change { trail.size = 50 }
    expect(window.counters.bodies, equals: 1)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.placements, equals: 0)
    expect(window.counters.itemsRecorded, equals: 0)
    back(window)
    expect(window.find { $0.identifier == "box" }?.frame.width, equals: 50)
  }

  @Test func `a preference of a covered page does not count`() {
    struct Preferring: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          Text("root").preference(key: Names.self, value: ["root"])
            .navigationDestination(for: Int.self) { Text("page").preference(key: Names.self, value: ["\($0)"]) }
        }
        .onPreferenceChange(Names.self) { trail.log.append($0.joined(separator: " ")) }
      }
      struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
    }
    let trail = Trail()
    let window = TestWindow { Preferring(trail: trail) }
    window.change { trail.path = [1] }
    window.change { trail.path = [1, 2] }
    window.change { trail.path = [] }
    expect(trail.log, equals: ["root", "1", "2", "root"])
  }

  // MARK: - Work

  @Test func `of a path of a thousand pages set at once only the one on top is made`() {
    let trail = Trail()
    let window = TestWindow { NumberStack(trail: trail) }
    trail.made = []
    window.change { trail.path = Array(1...100) }
    let one = window.counters
    window.change { trail.path = [] }
    trail.made = []
    window.change { trail.path = Array(1...1000) }
    expect(Set(trail.made), equals: [1000])
    expect(window.counters.nodesCreated, equals: one.nodesCreated)
    expect(window.counters.bodies, equals: one.bodies)
    trail.made = []
    back(window)
    expect(Set(trail.made) == [999] && window.page == "page 999")
  }

  @Test func `a window that opens with a thousand pages makes the root and the one on top`() {
    let trail = Trail(Array(1...1000))
    let window = TestWindow { NumberStack(trail: trail) }
    expect(Set(trail.made), equals: [0, 1000])
    expect(window.page, equals: "page 1000")
  }

  @Test func `a push makes one page, however deep the stack is`() {
    let trail = Trail()
    let window = TestWindow { NumberStack(trail: trail) }
    var costs: [FrameCounters] = []
    for number in 1...120 {
      window.change { trail.path.append(number) }
      if [30, 120].contains(number) { costs.append(window.counters) }
    }
    expect(costs[0].bodies, equals: costs[1].bodies)
    expect(costs[0].nodesCreated, equals: costs[1].nodesCreated)
    expect(costs[0].measures, equals: costs[1].measures)
    expect(costs[1].nodesVisited <= costs[0].nodesVisited + 4)
    expect(costs[1].nodesDestroyed, equals: 0)
  }

  @Test func `a stack ten thousand deep goes to its root in one frame`() {
    let trail = Trail()
    let window = TestWindow { NumberStack(trail: trail) }
    let nodes = window.liveNodes
    window.change { trail.path = Array(1...10_000) }
    for _ in 0..<100 { back(window) }
    expect(window.page, equals: "page 9900")
    window.resetCounters()
    trail.path = []
    window.runFrame()
    expect(window.page, equals: "page 0")
    window.settle()
    expect(window.liveNodes, equals: nodes)
  }

  @Test func `popped pages leave nothing behind`() {
    weak var held: Trail?
    do {
      let trail = Trail()
      held = trail
      let window = TestWindow { NumberStack(trail: trail) }
      window.change { trail.path = [1, 2, 3] }
      window.change { trail.path = [1] }
      window.close()
    }
    expect(held == nil)
  }
}
