import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

/// Hits in containers of many elements agree with asking every element.
@Suite(.serialized) struct HitExtentTests {}

extension HitExtentTests {
  private nonisolated struct Spike: Shape {
    var reach: CGFloat
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width + reach, height: rect.height))
    }
  }
  private final class Model: ObservableObject {
    @Published var reach: CGFloat = 10
    @Published var isClipped = true
    @Published var turn = 0.0
  }
  private struct Content: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          cell(index).frame(width: 60, height: 12)
        }
      }
    }
    @ViewBuilder private func cell(_ index: Int) -> some View {
      switch index % 8 {
      case 0: Color.red
      case 1: Color.red.offset(x: 50, y: 20)
      case 2: Spike(reach: model.reach).fill(.blue)
      case 3: Color.clear.contentShape(Spike(reach: model.reach)).onTapGesture {}
      case 4: Color.green.rotationEffect(.degrees(45 + model.turn)).scaleEffect(2)
      case 5: Color.green.rotation3DEffect(.degrees(60 + model.turn), axis: (x: 0, y: 1, z: 0)).zIndex(1)
      case 6:
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.yellow.frame(width: 20, height: 5) } }
        }
        .scrollClipDisabled(!model.isClipped)
      default: Color.clear.background { Spike(reach: 3 * model.reach).stroke(.red, lineWidth: 6) }
      }
    }
  }
  private func probe(_ window: TestWindow) {
    for x in stride(from: 1.0, to: 400, by: 13) {
      for y in stride(from: 1.0, to: 600, by: 7) { _ = window.content.engine.root.hitTest(CGPoint(x: x, y: y)) }
    }
  }

  @QuickTesting.Test func `a hit is found wherever an element reaches, also after it reaches elsewhere`() {
    let model = Model()
    let window = TestWindow { Content(model: model) }
    probe(window)
    expect(window.counters.hitExtents > 0)
    model.reach = 120
    window.settle()
    probe(window)
    model.isClipped = false
    window.settle()
    probe(window)
    model.turn = 30
    window.settle()
    probe(window)
    model.reach = 20
    window.settle()
    probe(window)
  }
  @QuickTesting.Test func `one hit among a thousand asks one`() {
    let window = TestWindow {
      VStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { _ in Color.red.frame(width: 10, height: 0.5) } }
    }
    _ = window.content.engine.root.hitTest(CGPoint(x: 400, y: 300.25))
    window.resetCounters()
    expect(window.content.engine.root.hitTest(CGPoint(x: 400, y: 300.25)) != nil)
    expect(window.counters.hitTests, equals: 1)
    expect(window.counters.hitExtents, equals: 0)
  }
}
