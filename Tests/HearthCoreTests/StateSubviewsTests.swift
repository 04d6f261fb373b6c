import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

private struct PinnedKey: ContainerValueKey { static let defaultValue = false }
extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// Shows its views numbered, the pinned ones first.
private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content
  let log: ViewLog
  var body: some View {
    Group(subviews: content) { subviews in
      let _ = log.body("cards")
      VStack {
        Text("\(subviews.count) cards")
        ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
      }
    }
  }
}

@MainActor struct StateSubviewsTests {
  private func texts(in window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  @Test func `a container arranges the views that it is given by what they say`() {
    let log = ViewLog()
    let window = TestWindow {
      Cards(
        content: {
          Text("a")
          ForEach(0..<2) { Text("row \($0)") }
          Text("z").containerValue(\.isPinned, true)
        }, log: log)
    }
    expect(texts(in: window), equals: ["4 cards", "z", "a", "row 0", "row 1"])
  }

  @Test func `views that come and go reach the container, and the others keep their state`() {
    let log = ViewLog(), ids = Handle<[Int]>()
    let window = TestWindow {
      Owner([1, 2], ids) { ids in
        Cards(
          content: { ForEach(ids.wrappedValue, id: \.self) { id in Text("row \(id)").onAppear { log("+\(id)") } } },
          log: log)
      }
    }
    expect(texts(in: window), equals: ["2 cards", "row 1", "row 2"])
    ids.value = [3, 2, 1]
    window.settle()
    expect(texts(in: window), equals: ["3 cards", "row 3", "row 2", "row 1"])
    expect(log.take(), equals: ["+1", "+2", "+3"])
    ids.value = [2]
    window.settle()
    expect(texts(in: window), equals: ["1 cards", "row 2"])
  }

  @Test func `a change inside a view does not run the container again`() {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow { Cards(content: { Owner(1, handle) { Text("value \($0.wrappedValue)") } }, log: log) }
    let before = log.bodies["cards"]
    handle.value = 2
    window.settle()
    expect(texts(in: window), equals: ["1 cards", "value 2"])
    expect(log.bodies["cards"], equals: before)
  }
}
