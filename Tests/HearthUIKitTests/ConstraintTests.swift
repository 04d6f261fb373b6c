import QuickTesting
import SwiftUI

@testable import HearthUIKit

@MainActor struct ConstraintTests {
  private func root(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }
  private func free(in view: UIView) -> UIView {
    let subview = UIView()
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    return subview
  }

  @Test func `anchors place views, and a changed constant moves what depends on it`() {
    let root = root(), box = free(in: root), other = free(in: root)
    let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      other.centerYAnchor.constraint(equalTo: box.centerYAnchor), other.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    expect(box.frame, equals: CGRect(x: 20, y: 10, width: 100, height: 50))
    expect(other.frame, equals: CGRect(x: 128, y: 25, width: 152, height: 20))
    left.constant = 40
    root.layoutIfNeeded()
    expect(box.frame.minX == 40 && other.frame == CGRect(x: 148, y: 25, width: 132, height: 20))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    expect(other.frame.width, equals: 232)
  }

  @Test func `places in nested views are those of the view around`() {
    let root = root(), outer = free(in: root), inner = free(in: outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      outer.rightAnchor.constraint(equalTo: root.rightAnchor),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(outer.frame, equals: CGRect(x: 50, y: 30, width: 250, height: 170))
    expect(inner.frame, equals: CGRect(x: 5, y: 10, width: 150, height: 10))
  }

  @Test func `of wishes that cannot all come true the higher priority does, whatever the number of lower ones`() {
    let root = root(), box = free(in: root)
    let wish = box.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = .defaultHigh
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    let others = (0..<50).map { _ in
      let constraint = box.widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = UILayoutPriority(749)
      return constraint
    }
    NSLayoutConstraint.activate(
      [
        wish, limit, box.leftAnchor.constraint(equalTo: root.leftAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor),
      ]
        + others)
    root.layoutIfNeeded()
    expect(box.frame.width, equals: 150)
    limit.isActive = false
    root.layoutIfNeeded()
    expect(box.frame.width, equals: 200)
    wish.isActive = false
    root.layoutIfNeeded()
    expect(box.frame.width, equals: 10)
  }

  @Test func `a constraint that contradicts others gives way, and the layout holds`() {
    let root = root(), box = free(in: root)
    let second = box.widthAnchor.constraint(equalToConstant: 80)
    second.identifier = "second width"
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 50), second, box.heightAnchor.constraint(equalToConstant: 30),
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(box.frame, equals: CGRect(x: 7, y: 0, width: 50, height: 30))
  }

  @Test func `content is hugged and resists by its priorities`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }
    }
    let root = root(), a = Sized(), b = Sized()
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(a.frame, equals: CGRect(x: 0, y: 0, width: 80, height: 20))
    expect(b.frame, equals: CGRect(x: 80, y: 0, width: 220, height: 20))
    root.frame.size.width = 100
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    expect(a.frame.width == 80 && b.frame.width == 20)
  }

  @Test func `guides are placed, and views by them`() {
    let root = root(), guide = UILayoutGuide(), box = free(in: root)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 40), box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.bottomAnchor),
      box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 0, width: 75, height: 40))
    expect(box.frame, equals: CGRect(x: 75, y: 40, width: 217, height: 160))
  }

  @Test func `a removed view takes its constraints along`() {
    let root = root(), box = free(in: root)
    let constraint = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    expect(root.constraints.count, equals: 1)
    box.removeFromSuperview()
    expect(root.constraints.isEmpty && !constraint.isActive)
  }

  @Test func `the size by constraints is the smallest that holds`() {
    let root = root(0, 0), box = free(in: root)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 80, height: 28))
  }

  @Test func `a stack shares its length as it is told to`() {
    final class Sized: UIView {
      let own: CGSize
      init(_ width: CGFloat, _ height: CGFloat) {
        own = CGSize(width: width, height: height)
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { return nil }
      override var intrinsicContentSize: CGSize { own }
    }
    let a = Sized(30, 10), b = Sized(50, 20), c = Sized(20, 10)
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    expect([a.frame.minX, b.frame.minX, c.frame.minX], equals: [0, 70, 140])
    expect(a.frame.size, equals: CGSize(width: 60, height: 40))
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    expect(a.frame, equals: CGRect(x: 0, y: 15, width: 30, height: 10))
    expect(b.frame, equals: CGRect(x: 80, y: 10, width: 50, height: 20))
    expect(c.frame, equals: CGRect(x: 180, y: 15, width: 20, height: 10))
    stack.distribution = .fill
    b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stack.layoutIfNeeded()
    expect([a.frame.width, b.frame.width, c.frame.width], equals: [30, 130, 20])
    b.isHidden = true
    stack.layoutIfNeeded()
    expect(c.frame.maxX, equals: 200)
    stack.axis = .vertical
    expect(stack.intrinsicContentSize, equals: CGSize(width: 30, height: 30))
  }

  /// 200 rows of two views with eight constraints each, one below the other.
  private struct Table {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 10_000))
    var rows: [(title: UIView, value: UIView)] = []
    var distances: [NSLayoutConstraint] = []
    var titleWidths: [NSLayoutConstraint] = []
    @MainActor init(_ count: Int = 200) {
      var all: [NSLayoutConstraint] = []
      for _ in 0..<count {
        let title = UIView(), value = UIView()
        for view in [title, value] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        let distance = title.topAnchor.constraint(
          equalTo: rows.last?.title.bottomAnchor ?? root.topAnchor, constant: rows.isEmpty ? 0 : 4)
        let width = title.widthAnchor.constraint(equalToConstant: 100)
        all += [
          distance, width, title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
          title.heightAnchor.constraint(equalToConstant: 20),
          value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
          value.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
          value.topAnchor.constraint(equalTo: title.topAnchor),
          value.heightAnchor.constraint(equalTo: title.heightAnchor),
        ]
        rows.append((title, value))
        distances.append(distance)
        titleWidths.append(width)
      }
      NSLayoutConstraint.activate(all)
      root.layoutIfNeeded()
    }
    @MainActor func cost(
      _ change: () -> Void
    ) -> (
      pivots: Int, collected: Int, changes: Int, rows: Int, placed: Int
    ) {
      let layout = root.constraintLayout!
      let old = (
        layout.pivots, layout.constraintsCollected, layout.changes, layout.rowsTouched, layout.viewsPlaced
      )
      change()
      root.layoutIfNeeded()
      return (
        layout.pivots - old.0, layout.constraintsCollected - old.1, layout.changes - old.2, layout.rowsTouched - old.3,
        layout.viewsPlaced - old.4
      )
    }
  }

  @Test func `a constant costs what depends on it, and not what the table has besides`() {
    let table = Table()
    expect(table.rows[199].value.frame, equals: CGRect(x: 116, y: 199 * 24, width: 276, height: 20))
    // The width of a title: its own variable, the left edge and the width of its value, and by how much the two widths
    // are above 0.
    let width = table.cost { table.titleWidths[100].constant = 120 }
    expect(width == (pivots: 0, collected: 1, changes: 1, rows: 5, placed: 2))
    expect(table.rows[100].value.frame, equals: CGRect(x: 136, y: 100 * 24, width: 256, height: 20))
    // The distance of the last row moves its two views, that of the middle one those of half of the table.
    let last = table.cost { table.distances[199].constant = 10 }
    expect(last == (pivots: 0, collected: 1, changes: 1, rows: 2, placed: 2))
    let middle = table.cost { table.distances[100].constant = 10 }
    expect(middle == (pivots: 0, collected: 1, changes: 1, rows: 200, placed: 200))
    expect(table.rows[199].title.frame, equals: CGRect(x: 8, y: 199 * 24 + 12, width: 100, height: 20))
    expect(table.cost {} == (pivots: 0, collected: 2_400, changes: 0, rows: 0, placed: 400))
  }

  @Test func `a constraint that comes and goes is the only one that is looked at`() {
    let table = Table(20), title = table.rows[10].title
    let wish = title.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let cost = table.cost { wish.isActive = true }
    expect(cost.collected == 1 && cost.changes == 1 && cost.placed == 0)
    let other = table.cost { wish.isActive = false }
    expect(other.changes == 1 && other.collected == 0)
    let changed = table.cost {
      table.titleWidths[10].isActive = false
      wish.constant = 130
      wish.isActive = true
    }
    expect(changed.changes == 2 && title.frame.width >= 130)
  }

  @Test func `many changes one after the other leave what a table made anew has`() {
    let table = Table(30)
    var random = SystemRandom(3)
    var distances = [CGFloat](repeating: 4, count: 30)
    distances[0] = 0
    var widths = [CGFloat](repeating: 100, count: 30)
    for _ in 0..<500 {
      let row = Int.random(in: 0..<30, using: &random)
      if Bool.random(using: &random) {
        distances[row] = CGFloat(Int.random(in: 0...40, using: &random))
        table.distances[row].constant = distances[row]
      } else {
        widths[row] = CGFloat(Int.random(in: 0...200, using: &random))
        table.titleWidths[row].constant = widths[row]
      }
      if Int.random(in: 0..<20, using: &random) == 0 { table.root.frame.size.width += 1 }
      table.root.layoutIfNeeded()
    }
    var y: CGFloat = 0
    for (index, row) in table.rows.enumerated() {
      y += distances[index]
      expect(row.title.frame, equals: CGRect(x: 8, y: y, width: widths[index], height: 20))
      let left = 16 + widths[index]
      expect(
        row.value.frame, equals: CGRect(x: left, y: y, width: table.root.bounds.width - 8 - left, height: 20))
      y += 20
    }
  }

  @Test func `a change that cannot hold is refused alone, and one that can later on holds`() {
    let root = root(), box = free(in: root)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    NSLayoutConstraint.activate([
      width, limit, box.heightAnchor.constraint(equalToConstant: 30),
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    width.constant = 90
    root.layoutIfNeeded()
    expect(box.frame.width <= 80)
    limit.constant = 100
    root.layoutIfNeeded()
    expect(box.frame.width, equals: 90)
    limit.constant = 60
    root.layoutIfNeeded()
    limit.isActive = false
    root.layoutIfNeeded()
    expect(box.frame.width, equals: 90)
  }

  @Test func `views inside of a view that moves keep their places by constraints with others`() {
    let root = root(), outer = free(in: root), inner = free(in: outer)
    let left = outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, outer.topAnchor.constraint(equalTo: root.topAnchor), outer.widthAnchor.constraint(equalToConstant: 100),
      outer.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    left.constant = 30
    root.layoutIfNeeded()
    expect(outer.frame.minX == 30 && inner.frame.minX == 30)
  }

  @Test func `a size is asked for with priorities`() {
    let root = root(0, 0), box = free(in: root)
    let wish = box.widthAnchor.constraint(equalToConstant: 120)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      wish, box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    let target = CGSize(width: 300, height: 0)
    expect(root.systemLayoutSizeFitting(target), equals: CGSize(width: 140, height: 60))
    expect(
      root.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel),
      equals: CGSize(width: 300, height: 140))
    expect(
      root.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .fittingSizeLevel),
      equals: CGSize(width: 140, height: 60))
  }

  @Test func `random systems have solutions that hold`() {
    for seed in 1...40 {
      var random = SystemRandom(UInt64(seed))
      var solver = SimplexSolver()
      let variables = (0..<8).map { _ in solver.makeVariable() }
      // A point that every constraint holds for, so that all can.
      let point = variables.map { _ in Double.random(in: -50...50, using: &random) }
      var constraints: [(SimplexSolver.Constraint, SimplexSolver.Handle)] = []
      for _ in 0..<24 {
        var expression = SimplexSolver.Expression()
        for index in variables.indices where Bool.random(using: &random) {
          expression.add(variables[index], Double(Int.random(in: -3...3, using: &random)))
        }
        let value = zip(variables, point).reduce(0) { $0 + expression[$1.0] * $1.1 }
        let relation = [SimplexSolver.Relation.equal, .atLeast, .atMost].randomElement(using: &random)!
        let slack = relation == .equal ? 0 : Double.random(in: 0...5, using: &random)
        expression.constant = relation == .atMost ? -value - slack : -value + slack
        let constraint = SimplexSolver.Constraint(expression: expression, relation: relation, priority: 1_000)
        if let handle = solver.add(constraint) {
          constraints.append((constraint, handle))
        } else {
          fail("seed \(seed): a constraint that can hold was refused")
        }
        if Int.random(in: 0..<4, using: &random) == 0, let gone = constraints.indices.randomElement(using: &random) {
          solver.remove(constraints.remove(at: gone).1)
        }
      }
      for (constraint, _) in constraints {
        let value = solver.value(constraint.expression)
        switch constraint.relation {
        case .equal: expect(abs(value) < 1e-6, "seed \(seed)")
        case .atLeast: expect(value > -1e-6, "seed \(seed)")
        case .atMost: expect(value < 1e-6, "seed \(seed)")
        }
      }
    }
  }
}

/// Numbers that are the same each time.
private struct SystemRandom: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
