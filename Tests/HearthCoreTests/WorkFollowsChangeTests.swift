import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

struct Row: View {
  let id: Int
  @State var count = 0
  static var handles: [Int: Binding<Int>] = [:]
  var body: some View {
    let _ = Row.handles[id] = $count
    HStack {
      Text("Row \(id)"); Spacer(); Text("v\(count % 10)")
    }
  }
}
struct Rows: View {
  let n: Int
  var body: some View { VStack(spacing: 0) { ForEach(0..<n) { Row(id: $0) } } }
}

@MainActor struct WorkFollowsChangeTests {
  @Test(arguments: [10, 1_000, Seeds.most(of: 100_000)])
  func `changing one row's state evaluates one body and measures no sibling`(
    n: Int
  ) {
    let window = TestWindow(size: CGSize(width: 300, height: CGFloat(n) * 20)) { Rows(n: n) }
    window.resetCounters()
    Row.handles[n / 2]!.wrappedValue = 3
    window.settle()
    expect(window.counters.bodies, equals: 1)
    expect(window.counters.measures <= 6)
    expect(window.counters.placements <= 4)
    window.resetCounters()
    window.settle()
    expect(window.counters, equals: FrameCounters())
    Row.handles[n / 2]!.wrappedValue = 3
    window.settle()
    expect(window.counters, equals: FrameCounters())
  }
}
