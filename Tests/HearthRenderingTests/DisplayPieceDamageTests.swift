import Foundation
import Testing

@testable import HearthRendering

/// The colours seen at `point`, the lowest first, by painting everything.
private func sample(_ piece: DisplayPiece, _ point: CGPoint) -> [String] {
  switch piece {
  case let group as GroupPiece:
    return group.children.flatMap { sample($0.piece, CGPoint(x: point.x - $0.x, y: point.y - $0.y)) }
  case let fill as FillPiece:
    return fill.bounds.contains(point) ? [fill.paint.text] : []
  case let effect as EffectPiece:
    switch effect.effect {
    case .opacity(let value): return sample(effect.content, point).map { "\($0)*\(value)" }
    case .clip(let shape, _): return shape.bounds.contains(point) ? sample(effect.content, point) : []
    case .transform(let t): return sample(effect.content, point.applying(t.inverted()))
    default: return []
    }
  default: return []
  }
}

/// A random picture on whole points, and one like it in which parts were changed.
private struct PieceMaker {
  var generator: SeededGenerator

  mutating func number(_ range: Range<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
  mutating func rect() -> CGRect {
    CGRect(x: number(0..<16), y: number(0..<16), width: number(1..<12), height: number(1..<12))
  }
  mutating func effect() -> DisplayEffect {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .opacity(Double(number(1..<3)) / 4)
    case 1: .clip(.rectangle(rect()), isAntialiased: true)
    default:
      .transform(
        CGAffineTransform(scaleX: number(1..<3), y: 1).translatedBy(x: number(-3..<4), y: number(-3..<4)))
    }
  }
  mutating func piece(_ depth: Int) -> DisplayPiece {
    switch depth == 0 ? 0 : Int.random(in: 0..<4, using: &generator) {
    case 0: return FillPiece(.rectangle(rect()), .color(RGBA(Float(number(0..<4)) / 4, 0, 0)))
    case 1: return EffectPiece(effect(), piece(depth - 1))
    default:
      var children = ContiguousArray<PlacedPiece>()
      for _ in 0..<Int.random(in: 0..<5, using: &generator) { children.append(placed(depth - 1)) }
      return GroupPiece(children)
    }
  }
  mutating func placed(_ depth: Int) -> PlacedPiece {
    PlacedPiece(piece(depth), x: number(-4..<8), y: number(-4..<8))
  }
  mutating func changed(_ piece: DisplayPiece, _ depth: Int) -> DisplayPiece {
    switch (piece, Int.random(in: 0..<6, using: &generator)) {
    case (_, 0): return self.piece(depth)
    case (let effect as EffectPiece, _): return EffectPiece(effect.effect, changed(effect.content, max(0, depth - 1)))
    case (let group as GroupPiece, let choice):
      var children = Array(group.children)
      let index = children.indices.randomElement(using: &generator)
      switch (choice, index) {
      case (1, _): children.insert(placed(max(0, depth - 1)), at: Int.random(in: 0...children.count, using: &generator))
      case (2, let index?): children.remove(at: index)
      case (3, let index?): children[index].x += 1
      case (_, let index?): children[index].piece = changed(children[index].piece, max(0, depth - 1))
      case (_, nil): break
      }
      return GroupPiece(children)
    default: return self.piece(0)
    }
  }
}

@Suite struct `The damage between two pictures` {
  private func box(_ x: CGFloat, _ y: CGFloat, _ white: Float = 0) -> FillPiece {
    FillPiece(.rectangle(CGRect(x: x, y: y, width: 10, height: 10)), .color(RGBA(white: white)))
  }
  private func group(_ pieces: DisplayPiece...) -> GroupPiece {
    GroupPiece(ContiguousArray(pieces.map { PlacedPiece($0, x: 0, y: 0) }))
  }

  @Test func `is none when the pictures are identical`() {
    let picture = group(box(0, 0), box(20, 0))
    #expect(DisplayPiece.damage(from: picture, to: picture).isEmpty)
    #expect(DisplayPiece.damage(from: nil, to: nil).isEmpty)
    #expect(DisplayPiece.damage(from: group(picture), to: group(picture)).isEmpty)
  }
  @Test func `is the whole picture when it appears or goes away`() {
    let picture = box(3, 4)
    #expect(DisplayPiece.damage(from: nil, to: picture) == [picture.bounds])
    #expect(DisplayPiece.damage(from: picture, to: nil) == [picture.bounds])
  }
  @Test func `is the one piece that changed`() {
    let (left, right) = (box(0, 0), box(20, 0))
    let damage = DisplayPiece.damage(from: group(left, box(40, 0), right), to: group(left, box(40, 0, 1), right))
    #expect(damage == [CGRect(x: 40, y: 0, width: 10, height: 10)])
  }
  @Test func `covers where a moved piece was and is`() {
    let piece = box(0, 0)
    let old = GroupPiece([PlacedPiece(piece, x: 0, y: 0)]), new = GroupPiece([PlacedPiece(piece, x: 30, y: 0)])
    let damage = DisplayPiece.damage(from: old, to: new)
    #expect(Set(damage.map(\.minX)) == [0, 30])
  }
  @Test func `stays inside an unchanged clip`() {
    let clip = DisplayEffect.clip(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)), isAntialiased: true)
    let damage = DisplayPiece.damage(from: EffectPiece(clip, box(0, 0)), to: EffectPiece(clip, box(0, 0, 1)))
    #expect(damage == [CGRect(x: 0, y: 0, width: 4, height: 4)])
  }
  @Test func `is at most as many rectangles as asked for`() {
    func row(_ white: Float) -> GroupPiece {
      GroupPiece(ContiguousArray((0..<40).map { PlacedPiece(box(0, 0, white), x: CGFloat($0) * 20, y: 0) }))
    }
    let damage = DisplayPiece.damage(from: row(0), to: row(1), limit: 5)
    #expect(damage.count <= 5)
    let x = (0..<40).map { CGFloat($0) * 20 + 5 }
    #expect(x.allSatisfy { x in damage.contains { $0.contains(CGPoint(x: x, y: 5)) } })
  }
  @Test func `covers every point that looks different, for random pictures`() {
    var maker = PieceMaker(generator: SeededGenerator(seed: 10))
    var differences = 0
    for _ in 0..<120 {
      let old = maker.piece(4), new = maker.changed(old, 4)
      let limit = Int.random(in: 1...16, using: &maker.generator)
      let damage = DisplayPiece.damage(from: old, to: new, limit: limit)
      #expect(damage.count <= limit)
      // Quarters hit no edge, also when scaled by two.
      for x in -20..<80 {
        for y in stride(from: -12, to: 40, by: 2) {
          let point = CGPoint(x: CGFloat(x) + 0.25, y: CGFloat(y) + 0.25)
          if damage.contains(where: { $0.contains(point) }) { continue }
          if sample(old, point) != sample(new, point) { differences += 1 }
        }
      }
    }
    #expect(differences == 0)
  }
}
