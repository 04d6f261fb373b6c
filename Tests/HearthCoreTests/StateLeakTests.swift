import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Counts the objects that a screen makes.
private enum Alive { nonisolated(unsafe) static var count = 0 }
private class Counted {
  init() { Alive.count += 1 }
  deinit { Alive.count -= 1 }
}
private final class ScreenObject: Counted, ObservableObject { @Published var value = 0 }
@Observable private final class ScreenModel {
  var value = 0
  @ObservationIgnored private let counted = Counted()
}
private struct Heights: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
private struct Updating: DynamicProperty {
  @State var token = Counted()
  @Environment(\.layoutDirection) var direction
  var text = ""
  mutating func update() { text = "\(direction)" }
}

private struct Inner: View {
  @EnvironmentObject var object: ScreenObject
  @Environment(ScreenModel.self) var model
  @Binding var number: Int
  let updating = Updating()
  var body: some View {
    Text("\(object.value) \(model.value) \(number) \(updating.text)")
      .anchorPreference(key: Heights.self, value: .bounds) { [$0] }
  }
}
private struct Screen: View {
  @State private var number = 0
  @State private var token = Counted()
  @State private var model = ScreenModel()
  @StateObject private var object = ScreenObject()
  @Namespace private var namespace
  let subject: PassthroughSubject<Int, Never>
  var body: some View {
    VStack {
      Inner(number: $number)
      ForEach(0..<3) { Text("\($0) \(model.value)") }
      Group { if number > 0 { Text("positive") } }.onAppear { object.value += 1 }.onDisappear { [token] in _ = token }
      Inner(number: Bindable(model).value)
    }
    .environmentObject(object)
    .environment(model)
    .transaction { $0.isContinuous = true }
    .transaction(value: number) { _ in }
    .onAppear { number += 1 }
    .onDisappear {
      number += 1; object.value += 1
    }
    .onChange(of: number) { model.value += 1 }
    .onReceive(subject) { number += $0 }
    .onPreferenceChange(Heights.self) { object.value = $0.count }
    .overlayPreferenceValue(Heights.self) { Text("\($0.count)") }
    .task(id: number) { [token] in
      _ = token
      try? await Task.sleep(for: .seconds(1_000_000))
    }
  }
}

/// One after the other: they count the same objects.
@Suite(.serialized) @MainActor struct StateLeakTests {}

extension StateLeakTests {
  @QuickTesting.Test func `after a thousand rounds of building and removing a screen nothing is left`() async {
    let show = Handle<Bool>()
    let subject = PassthroughSubject<Int, Never>()
    let window = TestWindow { Owner(false, show) { if $0.wrappedValue { Screen(subject: subject) } } }
    func round() {
      show.value = true
      window.settle()
      subject.send(1)
      window.settle()
      show.value = false
      window.settle()
    }
    round()
    await window.settleTasks()
    let nodes = window.liveNodes, objects = Alive.count
    expect(objects, equals: 0)
    for _ in 0..<1_000 { round() }
    await window.settleTasks()
    expect(window.liveNodes, equals: nodes)
    expect(Alive.count, equals: objects)
    expect(window.content.engine.gatheringPorts.values.allSatisfy { $0 == 0 })
    expect(window.content.engine.geometryWatchers.isEmpty)
    expect(window.reports.isEmpty, "\(window.reports)")
  }

  @QuickTesting.Test func `a closed window lets go of everything in it`() async {
    weak var content: WindowContent?
    do {
      let window = TestWindow { Screen(subject: PassthroughSubject()) }
      content = window.content
      window.content.close()
      await window.settleTasks()
    }
    for _ in 0..<5 { await Task.yield() }
    expect(Alive.count, equals: 0)
    expect(content == nil)
  }

  @QuickTesting.Test func `a handle leads nowhere once its engine has gone`() async {
    let handle: EngineHandle
    do {
      let window = TestWindow { Text("Here") }
      handle = window.content.engine.handle
      expect(handle === window.content.engine.handle)
      expect(handle.engine === window.content.engine)
    }
    for _ in 0..<5 { await Task.yield() }
    expect(handle.engine == nil)
  }
}
