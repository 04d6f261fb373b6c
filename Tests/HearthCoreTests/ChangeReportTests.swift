import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private final class Model: ObservableObject { @Published var count = 0 }
@Observable private final class Watched { var count = 0 }

private struct Counter: View {
  let title: String
  @State private var count = 0
  @ObservedObject var model: Model
  let watched: Watched
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    let _ = Self._printChanges()
    Button("\(title) \(count) \(model.count) \(watched.count) \(direction == .leftToRight)") { count += 1 }
      .accessibilityIdentifier("count")
  }
}
private struct Around: View {
  @State private var title = "a"
  @State private var direction = LayoutDirection.leftToRight
  let model: Model
  let watched: Watched
  var body: some View {
    VStack {
      Counter(title: title, model: model, watched: watched).environment(\.layoutDirection, direction)
      Button("title") { title += "b" }.accessibilityIdentifier("title")
      Button("turn") { direction = .rightToLeft }.accessibilityIdentifier("turn")
    }
  }
}

@Suite(.serialized) @MainActor struct ChangeReportTests {}

extension ChangeReportTests {
  @QuickTesting.Test func `each evaluation of a body tells what it comes from`() {
    final class Lines { var all: [String] = [] }
    let lines = Lines(), before = ChangeReport.output
    ChangeReport.output = { lines.all.append($0) }
    defer { ChangeReport.output = before }
    let model = Model(), watched = Watched()
    let window = TestWindow { Around(model: model, watched: watched) }
    expect(lines.all, equals: ["Counter: @self, @identity, _count, _model, _direction changed."])
    func line(_ action: () -> Void) -> [String] {
      lines.all = []
      action()
      window.advance(by: .milliseconds(20))
      return lines.all
    }
    expect(line { window.click("count") }, equals: ["Counter: _count changed."])
    expect(line { model.count = 1 }, equals: ["Counter: _model changed."])
    expect(line { watched.count = 1 }, equals: ["Counter: @dependencies changed."])
    expect(line { window.click("title") }, equals: ["Counter: @self changed."])
    expect(line { window.click("turn") }, equals: ["Counter: _direction changed."])
  }
  @QuickTesting.Test func `what a view said goes with its window`() {
    final class Lines { var count = 0 }
    let lines = Lines(), before = ChangeReport.output
    ChangeReport.output = { _ in lines.count += 1 }
    defer { ChangeReport.output = before }
    weak var kept: Model?
    do {
      let model = Model()
      kept = model
      let window = TestWindow { Counter(title: "a", model: model, watched: Watched()) }
      window.close()
    }
    expect(lines.count == 1 && kept == nil)
  }
  @QuickTesting.Test func `asking does not make a body depend on what it does not read`() {
    final class Lines { var count = 0 }
    let lines = Lines(), before = ChangeReport.output
    ChangeReport.output = { _ in lines.count += 1 }
    defer { ChangeReport.output = before }
    struct Silent: View {
      @State private var unread = 0
      var body: some View {
        let _ = Self._printChanges()
        Button("add") { unread += 1 }.accessibilityIdentifier("add")
      }
    }
    let window = TestWindow { Silent() }
    let bodies = lines.count
    window.click("add")
    expect(lines.count, equals: bodies)
  }
}
