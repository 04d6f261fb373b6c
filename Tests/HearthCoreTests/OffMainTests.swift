import Foundation
import HearthCore
import HearthTesting
import Observation
import QuickTesting
import SwiftUI
import Synchronization
import Testing

/// What an app does on another thread than the main one with what belongs to its views.
@MainActor @Suite(.serialized) struct OffMainTests {}

extension OffMainTests {
  /// Runs `action` on a thread of its own and waits for it.
  nonisolated private static func onAnotherThread<T: Sendable>(_ action: @escaping @Sendable () -> T) -> T {
    nonisolated(unsafe) var result: T?
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      result = action()
      done.signal()
    }
    done.wait()
    return result!
  }
  /// What is reported for no window because of `action`, which runs on a thread of its own.
  private func reports<T: Sendable>(
    _ window: TestWindow, _ action: @escaping @Sendable () -> T
  ) -> (answer: T, reports: [String]) {
    var found: [String] = []
    let outer = ReportLog.shared.listener
    ReportLog.shared.listener = { found.append($0.description) }
    defer { ReportLog.shared.listener = outer }
    let answer = Self.onAnotherThread(action)
    window.settle()
    return (answer, found)
  }
  private nonisolated struct Carrier<Value>: @unchecked Sendable {
    // Unchecked: the test waits for the other thread.
    let value: Value
  }

  // Source: Apple, documentation of `State`: it can be changed from any thread.
  @QuickTesting.Test func `state and bindings written on another thread update their views, without a report`() {
    struct Pair { var first = 0, second = 0 }
    let pair = Handle<Pair>(), log = ViewLog()
    let window = TestWindow { Owner(Pair(), pair) { Probe(name: "first", log: log, value: $0.first) } }
    let binding = Carrier(value: pair.binding!)
    let found = reports(window) {
      binding.value.wrappedValue.second = 9
      binding.value.first.wrappedValue = 7
      return binding.value.first.wrappedValue
    }
    expect(found.answer == 7 && pair.value.second == 9)
    expect(window.displayList.contains("7"))
    expect(found.reports == [] && window.reports == [])
  }
  @Observable nonisolated fileprivate final class Model: @unchecked Sendable {
    // Unchecked: the test waits for the other thread.
    var title = "old"
  }
  @QuickTesting.Test func `an observable property written on another thread updates the views that read it`() {
    struct Title: View {
      let model: Model
      var body: some View { Text(model.title) }
    }
    let model = Model()
    let window = TestWindow { Title(model: model) }
    let found = reports(window) { model.title = "new" }
    expect(window.displayList.contains("new"))
    expect(found.reports == [] && window.reports == [])
  }
  private struct Reader: View {
    @Environment(\.self) private var values
    @Environment(\.lineLimit) private var limit
    let keep: (EnvironmentValues, Environment<Int?>) -> Void
    var body: some View {
      let _ = keep(values, _limit)
      Text("reader \(limit ?? 0)")
    }
  }
  /// Notes where it goes.
  fileprivate nonisolated final class Guest: @unchecked Sendable {
    // Unchecked: nothing changes.
    let onLeave: @Sendable (Bool) -> Void
    init(onLeave: @escaping @Sendable (Bool) -> Void) { self.onLeave = onLeave }
    deinit { onLeave(isOnMainThread()) }
  }
  fileprivate struct GuestKey: EnvironmentKey {
    static let defaultValue: Guest? = nil
  }
  @QuickTesting.Test func `what an environment holds goes on the main actor, whoever held it last`() async {
    let left = Mutex<[Bool]>([]), kept = Mutex<EnvironmentValues?>(nil)
    var window: TestWindow? = TestWindow {
      Reader { values, _ in kept.withLock { $0 = values } }
        .environment(\.guest, Guest { isOnMain in left.withLock { $0.append(isOnMain) } })
    }
    window?.close()
    window = nil
    for _ in 0..<5 { await Task.yield() }
    expect(left.withLock { $0 }, equals: [])
    _ = await Task.detached { kept.withLock { $0 = nil } }.value
    for _ in 0..<1000 where left.withLock({ $0.isEmpty }) { await Task.yield() }
    expect(left.withLock { $0 }, equals: [true])
  }
  @QuickTesting.Test func `the environment reads the same on every thread, also while it changes`() {
    let limit = Handle<Int>()
    var values: EnvironmentValues?, property: Environment<Int?>?
    let window = TestWindow { Owner(1, limit) { Reader { (values, property) = ($0, $1) }.lineLimit($0.wrappedValue) } }
    let kept = Carrier(value: (values!, property!))
    let found = reports(window) { [kept.value.0.lineLimit, kept.value.1.wrappedValue] }
    expect(found.answer, equals: [1, 1])
    expect(found.reports == [] && window.reports == [])
    // The other thread reads on while the value is written.
    let isOver = DispatchSemaphore(value: 0), ended = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var wrong: Int?
    Thread.detachNewThread {
      while isOver.wait(timeout: .now()) == .timedOut {
        if let now = kept.value.0.lineLimit, !(1...200).contains(now) { wrong = now }
      }
      ended.signal()
    }
    for value in 2...200 {
      limit.value = value
      window.settle()
    }
    isOver.signal()
    ended.wait()
    expect(wrong == nil)
    expect(Self.onAnotherThread { kept.value.0.lineLimit }, equals: 200)
  }
  private nonisolated struct Row: Layout {
    let keep: @Sendable (LayoutSubviews) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      keep(subviews)
      return subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @QuickTesting.Test func `subviews of a layout measure as zero on another thread, and are reported`() {
    nonisolated final class Box: @unchecked Sendable {
      // Unchecked: the test waits for the other thread.
      var subviews: LayoutSubviews?
    }
    let box = Box()
    let window = TestWindow { Row { box.subviews = $0 }() { Color.red.frame(width: 10, height: 10).layoutPriority(3) } }
    let found = reports(window) {
      let subviews = box.subviews!
      var cache = VStackLayout().makeCache(subviews: subviews), grid = GridLayout().makeCache(subviews: subviews)
      subviews[0].place(at: .zero, proposal: .unspecified)
      let sizes = [
        subviews[0].sizeThatFits(.unspecified),
        VStackLayout().sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache),
        GridLayout().sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &grid),
      ]
      return (sizes, subviews[0].priority)
    }
    expect(found.answer.0 == [.zero, .zero, .zero] && found.answer.1 == 0)
    expect(
      !found.reports.isEmpty
        && found.reports.allSatisfy {
          $0.hasPrefix("Thread: ") && $0.contains("used on another thread than the main one")
        }, "\(found.reports)")
    expect(box.subviews![0].sizeThatFits(.unspecified), equals: CGSize(width: 10, height: 10))
  }
  @QuickTesting.Test func `a geometry proxy knows its size alone on another thread, and that is reported`() {
    var proxy: GeometryProxy?
    let window = TestWindow(size: CGSize(width: 100, height: 50)) {
      GeometryReader {
        let _ = proxy = $0
        Text("inside")
      }.padding(10)
    }
    let kept = proxy!
    let found = reports(window) { kept.frame(in: .global) }
    expect(found.answer, equals: CGRect(x: 0, y: 0, width: 100 - 2 * 10, height: 50 - 2 * 10))
    expect(found.reports.count == 1 && found.reports[0].hasPrefix("Thread: A geometry proxy"), "\(found.reports)")
    expect(kept.frame(in: .global).minX, equals: 10)
  }
  @QuickTesting.Test func `the edit mode is inactive on another thread, and what is written there counts`() {
    struct Edited: View {
      @Environment(\.editMode) private var mode
      let keep: (Binding<EditMode>?) -> Void
      var body: some View {
        let _ = keep(mode)
        Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
    var mode: Binding<EditMode>?
    let window = TestWindow { Edited { mode = $0 } }
    let binding = Carrier(value: mode!)
    let found = reports(window) {
      let before = binding.value.wrappedValue
      binding.value.wrappedValue = .active
      return before
    }
    expect(found.answer, equals: .inactive)
    expect(window.displayList.contains("editing"))
    expect(found.reports.count == 1 && found.reports[0].hasPrefix("Thread: The edit mode"), "\(found.reports)")
  }
  @QuickTesting.Test func `a focus state written on another thread moves focus`() {
    struct Field: View {
      @FocusState private var isFocused: Bool
      let keep: (FocusState<Bool>.Binding) -> Void
      var body: some View {
        let _ = keep($isFocused)
        Text(isFocused ? "focused" : "plain").focusable().focused($isFocused)
      }
    }
    var state: FocusState<Bool>.Binding?
    let window = TestWindow { Field { state = $0 } }
    let kept = Carrier(value: state!)
    let found = reports(window) { kept.value.wrappedValue = true }
    expect(window.displayList.contains("focused"))
    expect(found.reports == [] && window.reports == [])
  }
  @QuickTesting.Test func `values of a kept subview are empty on another thread, and that is reported`() {
    var kept: Subview?
    let window = TestWindow {
      Group(subviews: Text("part").tag(3)) { subviews in
        let _ = kept = subviews.first
        subviews
      }
    }
    let subview = kept!
    let found = reports(window) { subview.containerValues.tag(for: Int.self) }
    expect(found.answer == nil && subview.containerValues.tag(for: Int.self) == 3)
    expect(found.reports.count == 1 && found.reports[0].hasPrefix("Thread: A subview"), "\(found.reports)")
  }
  #if DEBUG
    @Test func `what the engine takes for the main thread and is not stops a debug build, naming the place`()
      async throws
    {
      let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          MainActor.assumeIsolatedFast { _ = done.signal() }
        }
        done.wait()
      }
      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      expect(message.contains("what belongs to the main actor is used on another thread"), "\(message)")
      expect(message.contains("OffMainTests.swift"), "\(message)")
    }
  #endif
}

extension EnvironmentValues {
  fileprivate var guest: OffMainTests.Guest? {
    get { self[OffMainTests.GuestKey.self] }
    set { self[OffMainTests.GuestKey.self] = newValue }
  }
}
