import HearthTesting
import QuickTesting
import SwiftUI

@MainActor private final class Model: ObservableObject {
  @Published var isHidden = false
  nonisolated deinit {}
}

/// A symbol that is drawn.
@MainActor struct SymbolDrawingTests {}

extension SymbolDrawingTests {
  private struct Page<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(model.isHidden) }
  }
  private func isWhole(_ window: TestWindow) -> Bool {
    let list = window.displayList
    return list.contains("image") && !list.contains("mask") && !list.contains("opacity")
  }

  @Test func `is gone as long as drawOn is active, and then comes bit by bit`() {
    let model = Model()
    let window = TestWindow {
      Page(model: model) { Image(systemName: "checkmark").symbolEffect(.drawOn, isActive: $0) }
    }
    expect(isWhole(window))
    model.isHidden = true
    window.settle()
    expect(!window.displayList.contains("image"))
    model.isHidden = false
    window.settle()
    window.advance(by: .milliseconds(350))
    expect(window.displayList.contains("mask"), "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(isWhole(window) && !window.isAnimating)
  }
  @Test func `goes bit by bit when drawOff becomes active, and is there at once when it ends`() {
    goes { Image(systemName: "checkmark").symbolEffect(.drawOff.nonReversed, options: .speed(2), isActive: $0) }
    goes { Image(systemName: "checkmark").symbolEffect(.drawOff.reversed, options: .speed(2), isActive: $0) }
  }
  private func goes(@ViewBuilder _ content: @escaping (Bool) -> some View) {
    let model = Model()
    let window = TestWindow { Page(model: model, content: content) }
    model.isHidden = true
    window.settle()
    window.advance(by: .milliseconds(175))
    expect(window.displayList.contains("mask"), "\(window.displayList)")
    window.advance(by: .milliseconds(250))
    expect(!window.displayList.contains("image"), "twice as fast as 0.7 seconds")
    model.isHidden = false
    window.settle()
    expect(isWhole(window) && !window.isAnimating)
  }
  @Test func `goes by one effect and comes by the other`() {
    let model = Model()
    let window = TestWindow {
      Page(model: model) { isHidden in
        Image(systemName: "checkmark").symbolEffect(.drawOn.byLayer, isActive: isHidden)
          .symbolEffect(.drawOff.individually, isActive: isHidden)
      }
    }
    for isHidden in [true, false] {
      model.isHidden = isHidden
      window.settle()
      window.advance(by: .milliseconds(350))
      expect(window.displayList.contains("mask"), "\(window.displayList)")
      window.advance(by: .seconds(1))
      expect(window.displayList.contains("image"), equals: !isHidden)
    }
  }
  @Test func `that is hidden from the start is not there, and keeps its place`() {
    let hidden = TestWindow { Image(systemName: "checkmark").symbolEffect(.drawOn.wholeSymbol) }
    expect(!hidden.displayList.contains("image"))
  }
  @Test func `comes by a transition, clipped as far as it is drawn`() {
    let model = Model()
    model.isHidden = true
    let window = TestWindow {
      Page(model: model) { isHidden in
        ZStack {
          Color.clear
          if !isHidden { Image(systemName: "checkmark").transition(.symbolEffect(.drawOn.individually)) }
        }
      }
    }
    expect(!window.displayList.contains("image"))
    model.isHidden = false
    window.settle()
    window.advance(by: .milliseconds(150))
    expect(window.displayList.contains("clip") && window.isAnimating, "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("image") && !window.isAnimating)
  }
}
