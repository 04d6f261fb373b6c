import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

/// A group of choices as people build them: a shared object, a modifier that makes a button, layouts that are switched,
/// and icons that travel from one side of the words to the other.
/// A radio group with motion.
@MainActor struct RadioMotionTests {}

extension RadioMotionTests {
  final class Choice: ObservableObject {
    @Binding var selected: Int?
    let tapped: (Int?, Int?) -> Void
    init(_ selected: Binding<Int?>, _ tapped: @escaping (Int?, Int?) -> Void) {
      _selected = selected
      self.tapped = tapped
    }
    nonisolated deinit {}
  }
  struct Dot: View {
    @EnvironmentObject private var choice: Choice
    let number: Int
    var body: some View {
      ZStack {
        Circle().fill(.white)
        if choice.selected == number { Circle().fill(.blue).frame(width: 8, height: 8).transition(.scale) }
      }
      .frame(width: 16, height: 16)
      .animation(.easeInOut(duration: 0.2), value: choice.selected)
    }
  }
  struct Choosable: ViewModifier {
    @EnvironmentObject private var choice: Choice
    let number: Int
    func body(content: Content) -> some View {
      Button {
        let old = choice.selected
        choice.selected = number
        choice.tapped(old, number)
      } label: {
        content
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("item \(String(number))")
    }
  }
  struct Group: View {
    @ObservedObject var model: Model
    @Namespace private var places
    var body: some View {
      VStack {
        if let selected = model.selected { Text("Value: \(String(selected))").accessibilityIdentifier("value") }
        choices.frame(height: 160).environmentObject(
          Choice($model.selected) {
            model.taps.append("\($0.map(String.init) ?? "nil") \($1.map(String.init) ?? "nil")")
          })
        Button("Direction") { model.isVertical.toggle() }.accessibilityIdentifier("direction")
        Button("Side") { model.isIconFirst.toggle() }.accessibilityIdentifier("side")
      }
      .animation(.linear(duration: 1), value: model.isVertical)
      .animation(.linear(duration: 1), value: model.isIconFirst)
    }
    @ViewBuilder private var choices: some View {
      if model.isVertical { VStack(spacing: 16) { items } } else { HStack(spacing: 16) { items } }
    }
    private var items: some View {
      ForEach(0..<4) { number in item(number).matchedGeometryEffect(id: "item \(String(number))", in: places) }
    }
    private func item(_ number: Int) -> some View {
      HStack(spacing: 0) {
        if model.isIconFirst {
          Dot(number: number).matchedGeometryEffect(id: "dot \(String(number))", in: places)
          Spacer()
          Text("Item\(String(number))").matchedGeometryEffect(id: "title \(String(number))", in: places)
        } else {
          Text("Item\(String(number))").matchedGeometryEffect(id: "title \(String(number))", in: places)
          Spacer()
          Dot(number: number).matchedGeometryEffect(id: "dot \(String(number))", in: places)
        }
      }
      .contentShape(Rectangle())
      .frame(width: 80)
      .modifier(Choosable(number: number))
    }
  }
  final class Model: ObservableObject {
    @Published var selected: Int? = 0
    @Published var isVertical = true
    @Published var isIconFirst = true
    var taps: [String] = []
    nonisolated deinit {}
  }

  /// What of the circles and words is drawn, with the middle of each, in the window.
  private func drawn(_ window: TestWindow) -> (dots: [CGPoint], words: [(String, CGPoint)]) {
    var dots: [CGPoint] = [], words: [(String, CGPoint)] = []
    func visit(_ piece: DisplayPiece, _ t: CGAffineTransform) {
      switch piece {
      case let group as GroupPiece:
        for child in group.children { visit(child.piece, t.translatedBy(x: child.x, y: child.y)) }
      case let effect as EffectPiece:
        if case .transform(let own) = effect.effect {
          visit(effect.content, own.concatenating(t))
        } else {
          visit(effect.content, t)
        }
      case let fill as FillPiece:
        if fill.bounds.width.rounded() == 16 {
          dots.append(CGPoint(x: fill.bounds.midX, y: fill.bounds.midY).applying(t))
        }
      case let text as TextPiece:
        words.append(
          (
            text.layout.text.plainText,
            CGPoint(x: text.layout.size.width / 2, y: text.layout.size.height / 2).applying(t)
          ))
      default: break
      }
    }
    if let piece = window.displayPiece { visit(piece, .identity) }
    return (dots, words)
  }

  @Test func `has one choice at a time or none, and tells of taps`() throws {
    let model = Model()
    let window = TestWindow { Group(model: model) }
    try expect(window.element("value").label, equals: "Value: 0")
    window.click("item 2")
    expect(model.selected == 2 && model.taps == ["0 2"])
    model.selected = nil
    window.settle()
    expect(throws: (any Error).self) { try window.element("value") }
    window.click("item 1")
    expect(model.taps, equals: ["0 2", "nil 1"])
  }
  @Test func `lets its items travel from one layout to the other`() {
    let model = Model()
    let window = TestWindow { Group(model: model) }
    let start = drawn(window).dots
    window.click("direction")
    window.advance(by: .seconds(2))
    let end = drawn(window).dots
    expect(start.count == 4 && end.count == 4 && Set(end.map(\.y)).count == 1 && Set(start.map(\.x)).count == 1)
    window.click("direction")
    window.advance(by: .seconds(2))
    window.click("direction")
    for tenth in [1.0, 5, 9] {
      window.advance(by: .milliseconds(tenth == 1 ? 100 : 400))
      let (dots, _) = drawn(window)
      for index in 0..<4 {
        let part = tenth / 10
        let expected = CGPoint(
          x: start[index].x + (end[index].x - start[index].x) * part,
          y: start[index].y + (end[index].y - start[index].y) * part)
        expect(
          dots.contains { abs($0.x - expected.x) < 2 && abs($0.y - expected.y) < 2 },
          "\(index) at \(part): \(expected) among \(dots)")
      }
    }
    window.advance(by: .seconds(1))
    expect(!window.isAnimating)
    expect(drawn(window).dots.count, equals: 4)
  }
  @Test func `lets its icons and titles change sides`() {
    let model = Model()
    let window = TestWindow { Group(model: model) }
    let before = drawn(window).dots[1]
    let words = drawn(window).words.first { $0.0 == "Item1" }!.1
    window.click("side")
    window.advance(by: .seconds(2))
    let after = drawn(window).dots[1]
    let moved = drawn(window).words.first { $0.0 == "Item1" }!.1
    expect(before.x < words.x && after.x > moved.x && before.y == after.y)
    window.click("side")
    window.advance(by: .milliseconds(250))
    let (dots, titles) = drawn(window)
    let icon = after.x + (before.x - after.x) * 0.25, title = moved.x + (words.x - moved.x) * 0.25
    expect(dots.contains { abs($0.x - icon) < 2 && abs($0.y - before.y) < 2 }, "\(icon) among \(dots)")
    expect(titles.contains { $0.0 == "Item1" && abs($0.1.x - title) < 2 }, "\(title) among \(titles)")
    window.advance(by: .seconds(1))
    expect(!window.isAnimating)
  }
}
