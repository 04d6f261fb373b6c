import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var isOn = false
  nonisolated deinit {}
}

/// A body around a view.
struct PlaceholderBodyTests {}

extension PlaceholderBodyTests {
  private struct Fading: View {
    @ObservedObject var model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(model.isOn ? 0.5 : 1)
        .animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 0.2 : 1) }
    }
  }
  @Test func `is animated, and the view inside is not`() {
    let model = Model()
    let window = TestWindow { Fading(model: model) }
    model.isOn = true
    window.settle()
    // The inner opacity is there at once, the outer one is on its way.
    expect(window.displayList.contains("0.5"))
    expect(!window.displayList.contains("0.2"))
    expect(window.isAnimating)
    window.advance(by: .milliseconds(1100))
    expect(window.displayList.contains("0.2"))
    expect(!window.isAnimating)
  }

  private struct Quiet: View {
    @ObservedObject var model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(model.isOn ? 0.5 : 1)
        .transaction {
          $0.animation = nil
        } body: {
          $0.opacity(model.isOn ? 0.2 : 1)
        }
    }
  }
  @Test func `has transactions of its own`() {
    let model = Model()
    let window = TestWindow { Quiet(model: model) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    expect(window.displayList.contains("0.2"))
    expect(!window.displayList.contains("0.5"))
    window.advance(by: .milliseconds(1100))
    expect(window.displayList.contains("0.5"))
  }

  private struct Nested: View {
    var body: some View {
      AnyView(Text("inside")).animation(.default) { outer in
        AnyView(outer.padding(1)).animation(.default) { inner in VStack { inner } }
      }
    }
  }
  @Test func `in a body has its own view`() throws {
    let window = TestWindow { Nested() }
    expect(window.displayList.contains("inside"))
    expect(window.reports.isEmpty)
  }
  @Test func `with several views keeps them all`() {
    let window = TestWindow {
      VStack {
        Group {
          Text("one")
          Text("two")
        }.animation(.default) { $0.opacity(1) }
      }
    }
    expect(window.displayList.contains("one"))
    expect(window.displayList.contains("two"))
  }
  @Test func `whose placeholder escapes is reported`() {
    final class Box { var view: AnyView? }
    let box = Box()
    let window = TestWindow {
      VStack {
        Text("inside").transaction { _ in
        } body: { placeholder -> Text in
          box.view = AnyView(placeholder)
          return Text("body")
        }
        box.view ?? AnyView(Text("none"))
      }
    }
    expect(window.reports.contains { $0.contains("placeholder") })
  }
}
