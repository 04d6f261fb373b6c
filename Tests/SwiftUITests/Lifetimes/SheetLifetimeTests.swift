import HearthTesting
import LifetimeCases
import QuickTesting
import SwiftUI
import Testing

/// Shows a page with a model of its own, in all the ways that an app closes one.
private struct Opener: View {
  enum Way { case dismiss, binding, task, key, item, cover, popover }
  let way: Way
  @State private var isShown = false
  @State private var item: LifetimeItem?
  private struct Page: View {
    let way: Way
    @Binding var isShown: Bool
    @State private var model = LifetimeModel()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("close \(model.number)") { if way == .binding { isShown = false } else { dismiss() } }
        .accessibilityIdentifier("close")
        .keyboardShortcut("w")
        .task { if way == .task { dismiss() } }
    }
  }
  var body: some View {
    let opener = Button("open") { if way == .item { item = LifetimeItem(id: 1) } else { isShown = true } }
      .accessibilityIdentifier("open")
    switch way {
    case .item: opener.sheet(item: $item) { _ in Page(way: way, isShown: $isShown) }
    case .cover: opener.fullScreenCover(isPresented: $isShown) { Page(way: way, isShown: $isShown) }
    case .popover: opener.popover(isPresented: $isShown) { Page(way: way, isShown: $isShown) }
    default: opener.sheet(isPresented: $isShown) { Page(way: way, isShown: $isShown) }
    }
  }
}

@Suite(.serialized) @MainActor struct SheetLifetimeTests {}

extension SheetLifetimeTests {
  private func rounds(_ way: Opener.Way, _ close: (TestWindow) async -> Void) async {
    let models = LifetimeCount()
    let window = TestWindow { Opener(way: way) }
    let nodes = window.liveNodes
    for _ in 0..<4 {
      LifetimeCount.using(models) { window.click("open") }
      window.advance(by: .seconds(1))
      expect(way == .task || models.living == 1)
      await close(window)
      window.advance(by: .seconds(2))
      expect(models.living, equals: 0)
    }
    expect(window.liveNodes, equals: nodes)
  }

  @QuickTesting.Test func `a sheet that dismiss closes lets go of its model`() async {
    await rounds(.dismiss) { $0.click("close") }
  }
  @QuickTesting.Test func `a sheet that its binding closes lets go of its model`() async {
    await rounds(.binding) { $0.click("close") }
  }
  @QuickTesting.Test func `a sheet that a task closes lets go of its model`() async {
    await rounds(.task) { await $0.settleTasks() }
  }
  @QuickTesting.Test func `a sheet that a shortcut closes lets go of its model`() async {
    await rounds(.key) { $0.press("w", modifiers: .command) }
  }
  @QuickTesting.Test func `a sheet that Escape closes lets go of its model at once`() async {
    await rounds(.dismiss) { $0.press(.escape) }
  }
  @QuickTesting.Test func `a sheet of an item lets go of its model`() async {
    await rounds(.item) { $0.click("close") }
  }
  @QuickTesting.Test func `a cover lets go of its model`() async { await rounds(.cover) { $0.click("close") } }
  @QuickTesting.Test func `a popover lets go of its model`() async { await rounds(.popover) { $0.click("close") } }
}
