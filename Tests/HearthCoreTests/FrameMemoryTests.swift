import AllocationCount
import Foundation
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

@Suite("A view that moves among ten thousand", .serialized) struct FrameMemoryTests {}

extension FrameMemoryTests {
  @MainActor private final class Model: ObservableObject {
    @Published var isThere = false
    nonisolated deinit {}
  }
  private struct Moving<Effect: ViewModifier>: View {
    @ObservedObject var model: Model
    let effect: (Bool) -> Effect
    var body: some View { Rectangle().frame(width: 20, height: 4).modifier(effect(model.isThere)) }
  }
  private struct Many<Effect: ViewModifier>: View {
    let model: Model
    let effect: (Bool) -> Effect
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { row in
          if row == 5_000 { Moving(model: model, effect: effect) } else { Rectangle().frame(width: 20, height: 1) }
        }
      }
    }
  }
  private struct Faded: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View { content.opacity(isThere ? 0.9 : 0.1) }
  }
  private struct Shifted: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View { content.offset(x: isThere ? 100 : 0) }
  }
  private struct Turned: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(isThere ? 90 : 0)).scaleEffect(isThere ? 2 : 1)
    }
  }

  private struct Padded: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.padding(.leading, isThere ? 100 : 0).frame(width: 200, alignment: .leading)
    }
  }

  /// The work and the memory of sixty frames, after the first ten.
  private func sample<E: ViewModifier>(
    _ animation: Animation, _ effect: @escaping (Bool) -> E
  ) -> (FrameCounters, Int, TestWindow) {
    let model = Model()
    let window = TestWindow { Many(model: model, effect: effect) }
    withAnimation(animation) { model.isThere = true }
    window.settle()
    // What other tests have left to look at is no part of the frame.
    let checks = Engine.outsideChecks
    Engine.outsideChecks = []
    defer { Engine.outsideChecks = checks }
    var output: FrameOutput?
    var time = window.host.time
    func frame() {
      time += 1 / 60
      output = window.content.updateFrame(at: time)
    }
    for _ in 0..<10 { frame() }
    let before = window.content.engine.counters, memory = allocation_count()
    for _ in 0..<60 { frame() }
    let after = allocation_count()
    expect(output != nil && window.isAnimating)
    return (window.content.engine.counters - before, after - memory, window)
  }

  @QuickTesting.Test func `takes no new memory with each frame, and touches nothing else`() {
    let animations = [
      Animation.linear(duration: 100), .spring(duration: 20), .easeInOut(duration: 3).repeatForever(autoreverses: true),
      .easeOut(duration: 2).delay(0.01).speed(0.5).repeatCount(50), .interpolatingSpring(duration: 20),
    ]
    for animation in animations {
      for (name, (counters, memory, _)) in [
        ("opacity", sample(animation) { Faded(isThere: $0) }), ("offset", sample(animation) { Shifted(isThere: $0) }),
        ("rotation", sample(animation) { Turned(isThere: $0) }), ("padding", sample(animation) { Padded(isThere: $0) }),
      ] {
        expect(
          counters.bodies == 0 && counters.nodesVisited == 0 && counters.measures == 0 && counters.placements == 0,
          "\(name): \(counters)")
        expect(counters.itemsRecorded <= 60 * 6, "\(name): \(counters)")
        expect(memory, equals: 0, "\(name), \(animation): \(memory) allocations in 60 frames")
      }
    }
  }
  private struct Colored: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay { Rectangle().fill(isThere ? Color.red : .blue) }
    }
  }
  private struct Outlined: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay { Rectangle().stroke(isThere ? Color.red : .blue, lineWidth: isThere ? 9 : 1) }
    }
  }
  private struct Graded: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay {
        LinearGradient(
          colors: isThere ? [.red, .green, .blue, .pink] : [.blue, .white, .black, .red], startPoint: .top,
          endPoint: isThere ? .bottom : .trailing)
      }
    }
  }
  private struct Radiating: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay {
        Circle().fill(
          RadialGradient(
            colors: isThere ? [.red, .green] : [.blue, .white], center: .center, startRadius: 0,
            endRadius: isThere ? 9 : 3))
      }
    }
  }
  private struct Rounded: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay { RoundedRectangle(cornerRadius: isThere ? 2 : 0.5, style: .circular).fill(Color.green) }
    }
  }
  nonisolated private struct Bar: Shape {
    var fraction: Double
    var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height))
    }
  }
  private struct Filled: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay { Bar(fraction: isThere ? 0.9 : 0.1).fill(Color.green) }
    }
  }
  private struct Trimmed: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay { Circle().trim(from: 0, to: isThere ? 0.9 : 0.1).stroke(Color.green, lineWidth: 2) }
    }
  }
  nonisolated private struct Wave: Shape {
    var height: Double
    var animatableData: Double {
      get { height }
      set { height = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for step in 1...20 {
          let x = rect.minX + rect.width * CGFloat(step) / 20
          path.addQuadCurve(
            to: CGPoint(x: x, y: rect.midY),
            control: CGPoint(x: x - 1, y: rect.midY + height * (step.isMultiple(of: 2) ? 1 : -1)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
  private struct Waving: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay { Wave(height: isThere ? 8 : 1).fill(Color.green) }
    }
  }
  nonisolated private struct Wedge: Shape {
    var angle: Angle
    var animatableData: Double {
      get { angle.radians }
      set { angle.radians = newValue }
    }
    func path(in rect: CGRect) -> Path {
      var path = Path()
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(center: center, radius: rect.height / 2, startAngle: .zero, endAngle: angle, clockwise: false)
      path.closeSubpath()
      return path
    }
  }
  private struct Cut: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().overlay { Wedge(angle: .degrees(isThere ? 350 : 280)).fill(Color.green) }
    }
  }
  private struct Faint: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      content.hidden().background(Color.red.opacity(isThere ? 1 : 0.2), in: Rectangle())
    }
  }

  @Test
  func
    `takes no new memory with each frame for a colour or the data of a shape, and one piece for the stops of a gradient`()
  {
    for animation in [
      Animation.linear(duration: 100), .spring(duration: 20), .easeInOut(duration: 3).repeatForever(autoreverses: true),
    ] {
      for (name, (counters, memory, _)) in [
        ("colour", sample(animation) { Colored(isThere: $0) }), ("stroke", sample(animation) { Outlined(isThere: $0) }),
        ("linear gradient", sample(animation) { Graded(isThere: $0) }),
        ("radial gradient", sample(animation) { Radiating(isThere: $0) }),
        ("corner radius", sample(animation) { Rounded(isThere: $0) }),
        ("shape of an app", sample(animation) { Filled(isThere: $0) }),
        ("trim", sample(animation) { Trimmed(isThere: $0) }),
        ("curves of an app", sample(animation) { Waving(isThere: $0) }),
        ("arc of an app", sample(animation) { Cut(isThere: $0) }),
        ("background", sample(animation) { Faint(isThere: $0) }),
      ] {
        expect(
          counters.bodies == 0 && counters.nodesVisited == 0 && counters.measures == 0 && counters.placements == 0,
          "\(name): \(counters)")
        expect(counters.itemsRecorded >= 60 && counters.itemsRecorded <= 60 * 6, "\(name): \(counters)")
        expect(
          memory <= (name.hasSuffix("gradient") ? 60 : 0), "\(name), \(animation): \(memory) allocations in 60 frames")
      }
    }
  }
  @QuickTesting.Test func `of which none moves draws no frame`() {
    let model = Model()
    let window = TestWindow { Many(model: model) { Faded(isThere: $0) } }
    expect(!window.isAnimating && !window.content.needsFrame)
    let before = window.content.engine.counters
    let picture = window.displayPiece
    window.advance(by: .seconds(10))
    expect((window.content.engine.counters - before).rounds == 0)
    expect(window.displayPiece === picture)
  }
}
