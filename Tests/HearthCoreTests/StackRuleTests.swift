import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// How a stack shares its length among its children.
@MainActor struct StackRuleTests {
  // MARK: - Spacers

  @QuickTesting.Test func `a spacer takes what flexible views leave`() {
    let found = LaidOut(200, 50) { p in
      HStack(spacing: 0) {
        Fill().probe("a", p)
        Spacer().probe("spacer", p)
      }
    }
    found.expect(size: (200, 50), ["a": [0, 0, 200 - 8, 50], "spacer": [192, 25, 8, 0]])
  }
  @QuickTesting.Test func `a text field leaves a spacer its minimum`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 50)) {
      HStack(spacing: 0) {
        TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        Spacer()
      }
    }
    try expect(window.element("field").frame.width, equals: 200 - 8)
  }
  @QuickTesting.Test func `the minimum of a spacer is kept from texts that would fit without it`() {
    LaidOut(200, 50) { p in
      HStack(spacing: 0) {
        Stepped(least: 10, most: 90, step: 10).probe("a", p)
        Spacer(minLength: 150).probe("spacer", p)
      }
    }.expect(size: (200, 50), ["a": [0, 0, 50, 50], "spacer": [50, 25, 150, 0]])
  }
  @QuickTesting.Test func `of several spacers the one with the larger minimum comes first`() {
    LaidOut(120, 50) { p in
      HStack(spacing: 0) {
        Spacer().probe("a", p)
        Spacer(minLength: 100).probe("b", p)
      }
    }.expect(size: (120, 0), ["a": [0, 0, 20, 0], "b": [20, 0, 100, 0]])
  }

  // MARK: - Flexibility

  @Test(arguments: [false, true]) func `of views without an upper limit the one with the larger minimum comes first`(
    hasPriority: Bool
  ) {
    LaidOut(100, 50) { p in
      HStack(spacing: 0) {
        Fill().probe("a", p).layoutPriority(hasPriority ? 1 : 0)
        Fill().frame(minWidth: 80, maxWidth: .infinity).probe("b", p).layoutPriority(hasPriority ? 1 : 0)
      }
    }.expect(size: (100, 50), ["a": [0, 0, 20, 50], "b": [20, 0, 80, 50]])
  }
  @QuickTesting.Test func `minimums are looked at beside views of other flexibilities too`() {
    LaidOut(100, 50) { p in
      HStack(spacing: 0) {
        Fill().probe("a", p)
        Fill().frame(minWidth: 60, maxWidth: .infinity).probe("b", p)
        Fill().frame(minWidth: 5, maxWidth: 10).probe("c", p)
      }
    }.expect(size: (100, 50), ["a": [0, 0, 30, 50], "b": [30, 0, 60, 50], "c": [90, 0, 10, 50]])
  }
  // MARK: - At random

  /// Answers lengths of whole steps, as a text does whose words do not fit a line.
  struct Stepped: View {
    var least: CGFloat, most: CGFloat, step: CGFloat
    nonisolated struct Steps: Layout {
      var least: CGFloat, most: CGFloat, step: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: Child.stepped(least, most, step, proposal.width), height: proposal.height ?? 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    var body: some View { Steps(least: least, most: most, step: step)() { EmptyView() } }
  }

  /// A child as a value, with what it answers.
  nonisolated struct Child {
    enum Kind {
      case fixed(CGFloat)
      case flexible(least: CGFloat, most: CGFloat)
      case stepped(least: CGFloat, most: CGFloat, step: CGFloat)
      case spacer(CGFloat?)
    }
    var kind: Kind
    var priority: Double

    static func stepped(_ least: CGFloat, _ most: CGFloat, _ step: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      guard let proposed else { return max(least, min(step * 2, most)) }
      return proposed == .infinity ? most : max(least, min((proposed / step).rounded(.down) * step, most))
    }
    func length(_ proposed: CGFloat?) -> CGFloat {
      switch kind {
      case .fixed(let length): length
      case .flexible(let least, let most): min(max(proposed ?? 10, least), most)
      case .stepped(let least, let most, let step): Self.stepped(least, most, step, proposed)
      case .spacer(let least): max(least ?? 8, proposed ?? 0)
      }
    }
    var isSpacer: Bool { if case .spacer = kind { true } else { false } }
    @MainActor var view: AnyView {
      let plain: AnyView =
        switch kind {
        case .fixed(let length): AnyView(box(length, 10))
        case .flexible(let least, let most): AnyView(Fill().frame(minWidth: least, maxWidth: most))
        case .stepped(let least, let most, let step): AnyView(Stepped(least: least, most: most, step: step))
        case .spacer(let least): AnyView(Spacer(minLength: least))
        }
      return priority == 0 ? plain : AnyView(plain.layoutPriority(priority))
    }
  }

  // MARK: - ZStack

  /// A layout of an app that makes use of `ZStackLayout`, and never looks at what it kept again.
  nonisolated private struct Keeping: Layout {
    private var stack: ZStackLayout { ZStackLayout(alignment: .topLeading) }
    func makeCache(subviews: Subviews) -> ZStackLayout.Cache { stack.makeCache(subviews: subviews) }
    func updateCache(_ cache: inout ZStackLayout.Cache, subviews: Subviews) {}
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackLayout.Cache) -> CGSize {
      stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackLayout.Cache
    ) {
      stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
  private struct Layer {
    var width: CGFloat, height: CGFloat
    var priority: Double
  }
  private struct Layers: View {
    enum Kind: CaseIterable { case stack, layout, kept }
    let kind: Kind
    let hand: (Binding<[Layer]>) -> Void
    @State private var layers: [Layer] = []
    var body: some View {
      let _ = hand($layers)
      Group {
        switch kind {
        case .stack: ZStack(alignment: .topLeading) { rows }
        case .layout: ZStackLayout(alignment: .topLeading)() { rows }
        case .kept: Keeping()() { rows }
        }
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("stack")
    }
    private var rows: some View {
      ForEach(layers.indices, id: \.self) { index in
        box(layers[index].width, layers[index].height).accessibilityElement().accessibilityIdentifier("\(index)")
          .layoutPriority(layers[index].priority)
      }
    }
  }
  @Test(arguments: 0..<8)
  func `a stack of layers is as large as those of the highest priority, also after they have changed`(
    seed: UInt64
  ) throws {
    for kind in Layers.Kind.allCases {
      var generator = SeededGenerator(seed: seed &* 77 &+ 5)
      func layer() -> Layer {
        Layer(
          width: 2 * generator.number(0..<40), height: 2 * generator.number(0..<40),
          priority: Double(Int.random(in: -1..<3, using: &generator)))
      }
      var handle: Binding<[Layer]>?
      let window = TestWindow { Layers(kind: kind) { handle = $0 } }
      var layers: [Layer] = []
      for _ in 0..<12 {
        switch layers.isEmpty ? 0 : Int.random(in: 0..<4, using: &generator) {
        case 0: layers.append(layer())
        case 1: layers.remove(at: Int.random(in: 0..<layers.count, using: &generator))
        case 2: layers[Int.random(in: 0..<layers.count, using: &generator)] = layer()
        default:
          layers[Int.random(in: 0..<layers.count, using: &generator)].priority = Double(
            Int.random(in: -1..<3, using: &generator))
        }
        handle?.wrappedValue = layers
        window.settle()
        let deciding = layers.filter { $0.priority == layers.map(\.priority).max() }
        let stack = try window.element("stack").frame
        expect(
          stack.size,
          equals: CGSize(width: deciding.map(\.width).max() ?? 0, height: deciding.map(\.height).max() ?? 0),
          "\(kind), \(layers)")
        for (index, layer) in layers.enumerated() {
          let expected = CGRect(origin: stack.origin, size: CGSize(width: layer.width, height: layer.height))
          try expect(window.element("\(index)").frame, equals: expected, "\(kind), layer \(index) of \(layers)")
        }
      }
    }
  }

  /// The rule, written out: see `StackSolver`.
  private func lengths(_ children: [Child], in proposed: CGFloat?, gap: CGFloat) -> [CGFloat] {
    guard let proposed, proposed < .infinity else { return children.map { $0.length(proposed) } }
    func rank(_ child: Child) -> Double { child.isSpacer && child.priority == 0 ? -.infinity : child.priority }
    var result = children.map { _ in CGFloat(0) }
    var remaining = max(0, proposed - gap * CGFloat(max(0, children.count - 1)))
    for priority in Set(children.map(rank)).sorted(by: >) {
      let kept = children.filter { rank($0) < priority }.map { $0.length(0) }.reduce(0, +)
      var left = children.indices.filter { rank(children[$0]) == priority }
      while !left.isEmpty {
        // The least flexible one; without an upper limit the one with the larger minimum; then the first.
        let next = left.min { a, b in
          let (least, other) = (children[a].length(0), children[b].length(0))
          let (flexibility, otherFlexibility) = (
            children[a].length(.infinity) - least, children[b].length(.infinity) - other
          )
          if flexibility != otherFlexibility { return flexibility < otherFlexibility }
          if flexibility == .infinity && least != other { return least > other }
          return a < b
        }!
        result[next] = children[next].length(max(0, remaining - kept) / CGFloat(left.count))
        remaining -= result[next]
        left.removeAll { $0 == next }
      }
    }
    return result
  }

  /// The lengths of the children of a real stack.
  private func found(_ children: [Child], _ proposed: CGFloat?, gap: CGFloat, asLayout: Bool) -> [CGFloat] {
    let laidOut = LaidOut(proposed, 20) { p in
      let content = ForEach(children.indices, id: \.self) { index in children[index].view.probe("\(index)", p) }
      if asLayout { HStackLayout(spacing: gap)() { content } } else { HStack(spacing: gap) { content } }
    }
    expect(laidOut.problems, equals: [])
    return children.indices.map { laidOut.frames["\($0)"]?.width ?? -1 }
  }

  /// Asks its subview how long it would be, and notes the answer.
  nonisolated struct Asking: Layout {
    var proposed: CGFloat?
    var note: @Sendable (CGFloat) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      note(subviews[0].sizeThatFits(ProposedViewSize(width: proposed, height: 20)).width)
      return .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: .zero)
    }
  }
  @Test(arguments: [nil, 0, 77, CGFloat.infinity]) func `stacks are as long as their children and the gaps`(
    proposed: CGFloat?
  ) {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<60 {
      let children = (0..<Int.random(in: 1..<6, using: &generator)).map { _ in
        generator.child(isPlain: round % 2 == 0, hasPriorities: round % 3 == 0)
      }
      let gap: CGFloat = generator.number(0..<9)
      let answer = Answer()
      _ = TestWindow {
        Asking(proposed: proposed, note: { answer.value = $0 })() {
          HStack(spacing: gap) { ForEach(children.indices, id: \.self) { children[$0].view } }
        }
      }
      let expected = lengths(children, in: proposed, gap: gap).reduce(0, +) + gap * CGFloat(children.count - 1)
      expect(
        answer.value == expected || abs(answer.value - expected) < 1e-6, "\(children) in \(proposed ?? -1), gap \(gap)")
    }
  }
  /// What a layout answered. Layouts run on the main actor.
  nonisolated final class Answer: @unchecked Sendable {
    // Unchecked: written and read on the main actor only.
    var value: CGFloat = -1
  }

  @Test(arguments: Seeds.first(of: 8)) func `stacks share their length as the rule says`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 7_919 &+ 11)
    for round in 0..<60 {
      let hasPriorities = round % 3 == 2
      let isPlain = round % 2 == 0
      let count = round % 15 == 14 ? 20 : Int.random(in: 1..<7, using: &generator)
      let children = (0..<count).map { _ in generator.child(isPlain: isPlain, hasPriorities: hasPriorities) }
      let proposals: [CGFloat?] = [
        nil, 0, generator.number(0..<100), generator.number(50..<400), generator.number(100..<2_000) / 7,
      ]
      let gap: CGFloat = round % 5 == 0 ? 0 : generator.number(-3..<9)
      for proposed in proposals {
        let expected = lengths(children, in: proposed, gap: gap)
        let stack = found(children, proposed, gap: gap, asLayout: round % 4 == 3)
        let isEqual = zip(expected, stack).allSatisfy { abs($0 - $1) < 1e-6 }
        expect(isEqual, "\(children) in \(proposed ?? -1), gap \(gap): \(stack), not \(expected)")
        // With one priority for all, the stack looks at the order even where it makes no difference.
        if hasPriorities { continue }
        let same = children.map { child in
          var child = child
          if !child.isSpacer { child.priority = 1 }
          return child
        }
        let ordered = found(same, proposed, gap: gap, asLayout: false)
        expect(
          zip(ordered, stack).allSatisfy { abs($0 - $1) < 1e-6 },
          "\(children) in \(proposed ?? -1), gap \(gap): \(stack) and \(ordered)")
      }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ range: Range<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }
  /// - Parameter isPlain: Whether the order makes no difference in most cases.
  fileprivate mutating func child(isPlain: Bool, hasPriorities: Bool) -> StackRuleTests.Child {
    let kind: StackRuleTests.Child.Kind =
      switch Int.random(in: 0..<(isPlain ? 5 : 9), using: &self) {
      case 0: .fixed(number(0..<40))
      case 1, 2: .flexible(least: isPlain ? number(0..<12) : number(0..<60), most: .infinity)
      case 3: .spacer(Bool.random(using: &self) ? nil : number(0..<50))
      case 4: .fixed(number(0..<15))
      case 5: .spacer(number(0..<20))
      case 6: .flexible(least: number(0..<30), most: 30 + number(0..<90))
      case 7: .stepped(least: number(0..<20), most: .infinity, step: 1 + number(0..<30))
      default: .stepped(least: number(0..<20), most: 20 + number(0..<80), step: 1 + number(0..<30))
      }
    return StackRuleTests.Child(kind: kind, priority: hasPriorities ? Double(Int.random(in: -1..<3, using: &self)) : 0)
  }
}
