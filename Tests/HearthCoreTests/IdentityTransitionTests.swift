import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var id = 1
  var log: [String] = []
  nonisolated deinit {}
}

/// Where the boxes are painted while the identity changes from 1 to 2 in one second, half of which has gone by.
/// When an identity changes with an animation.
@MainActor struct IdentityTransitionTests {}

extension IdentityTransitionTests {
  enum Place: CaseIterable { case inside, around, aroundPadding }

  private struct Page: View {
    @ObservedObject var model: Model
    let place: Place
    var body: some View {
      ZStack {
        Color.clear
        switch place {
        case .inside: box.transition(Self.transition).id(model.id)
        case .around: box.id(model.id).transition(Self.transition)
        case .aroundPadding: box.id(model.id).padding(5).transition(Self.transition)
        }
      }
      .frame(width: 300, height: 100)
    }
    private var box: some View { Box(number: model.id, model: model) }
    static let transition = AnyTransition.asymmetric(insertion: .offset(x: 40, y: 0), removal: .offset(x: 0, y: 40))
  }
  private struct Box: View {
    let number: Int
    let model: Model
    @State private var born = 0
    var body: some View {
      Text(verbatim: "box \(number) of \(born)").accessibilityIdentifier("box")
        .onAppear {
          model.log.append("appear \(number)")
          born = number
        }
        .onDisappear { model.log.append("disappear \(number)") }
    }
  }

  @Test(arguments: Place.allCases) func `the old view leaves by its transition, and the new one enters by its own`(
    _ place: Place
  ) throws {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(model: model, place: place) }
    let rest = try window.element("box").frame
    withAnimation(.linear(duration: 1)) { model.id = 2 }
    window.settle()
    window.advance(by: .milliseconds(500))
    let list = window.displayList
    expect(list.contains("\"box 1 of 1\"") && list.contains("\"box 2 of 2\""), "\(list)")
    // A box is ten letters wide, of 8 points each, in the middle of 300 points: half of the way is 20 points.
    expect(list.contains("text \((300 - 80) / 2 + 20),40 80x20 #000000 \"box 2"), "\(list)")
    expect(list.contains("text \((300 - 80) / 2),60 80x20 #000000 \"box 1"), "\(list)")
    expect(model.log, equals: ["appear 1", "appear 2"])
    try expect(window.element("box").label, equals: "box 2 of 2")
    window.advance(by: .seconds(1))
    expect(model.log, equals: ["appear 1", "appear 2", "disappear 1"])
    expect(
      window.displayList.contains("text 110,40 80x20 #000000 \"box 2 of 2\"") && !window.displayList.contains("box 1"))
    try expect(window.element("box").frame, equals: rest)
    expect(!window.isAnimating)
    expect(window.reports.isEmpty)
  }
  @Test(arguments: Place.allCases) func `the same view comes back on its way out, with its state`(_ place: Place) {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(model: model, place: place) }
    let nodes = window.liveNodes
    withAnimation(.linear(duration: 1)) { model.id = 2 }
    window.settle()
    window.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 1)) { model.id = 1 }
    window.settle()
    window.advance(by: .seconds(3))
    expect(model.log, equals: ["appear 1", "appear 2", "disappear 2"])
    expect(window.liveNodes, equals: nodes)
    expect(window.displayList.contains("text 110,40 80x20 #000000 \"box 1 of 1\""))
  }
  @Test(arguments: Place.allCases) func `without an animation the one takes the place of the other at once`(
    _ place: Place
  ) {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(model: model, place: place) }
    model.id = 2
    window.settle()
    expect(model.log, equals: ["appear 1", "appear 2", "disappear 1"])
    expect(!window.isAnimating && !window.displayList.contains("box 1"))
  }
  @QuickTesting.Test func `a view without a transition fades, both ways`() {
    struct Plain: View {
      @ObservedObject var model: Model
      var body: some View { ZStack { Text(verbatim: "box \(model.id)").id(model.id) } }
    }
    let model = Model()
    let window = TestWindow { Plain(model: model) }
    withAnimation(.linear(duration: 1)) { model.id = 2 }
    window.settle()
    window.advance(by: .milliseconds(250))
    let list = window.displayList
    expect(list.contains("opacity 0.25") && list.contains("opacity 0.75"), "\(list)")
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("opacity") && !window.displayList.contains("box 1"))
  }
  @QuickTesting.Test func `many identities in a row each leave, and nothing stays`() {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(model: model, place: .around) }
    let nodes = window.liveNodes
    for id in 2...12 {
      withAnimation(.linear(duration: 1)) { model.id = id }
      window.settle()
      window.advance(by: .milliseconds(200))
    }
    window.advance(by: .seconds(2))
    expect(window.liveNodes, equals: nodes)
    expect(model.log.count { $0.hasPrefix("disappear") }, equals: 11)
    expect(!window.isAnimating)
  }
}
