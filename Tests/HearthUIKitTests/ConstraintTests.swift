import SwiftUI
import Testing

@testable import HearthUIKit

@MainActor @Suite struct ConstraintTests {
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
    #expect(box.frame == CGRect(x: 20, y: 10, width: 100, height: 50))
    #expect(other.frame == CGRect(x: 128, y: 25, width: 152, height: 20))
    left.constant = 40
    root.layoutIfNeeded()
    #expect(box.frame.minX == 40 && other.frame == CGRect(x: 148, y: 25, width: 132, height: 20))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(other.frame.width == 232)
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
    #expect(outer.frame == CGRect(x: 50, y: 30, width: 250, height: 170))
    #expect(inner.frame == CGRect(x: 5, y: 10, width: 150, height: 10))
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
    #expect(box.frame.width == 150)
    limit.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 200)
    wish.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
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
    #expect(box.frame == CGRect(x: 7, y: 0, width: 50, height: 30))
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
    #expect(a.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(b.frame == CGRect(x: 80, y: 0, width: 220, height: 20))
    root.frame.size.width = 100
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 80 && b.frame.width == 20)
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
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 75, height: 40))
    #expect(box.frame == CGRect(x: 75, y: 40, width: 217, height: 160))
  }

  @Test func `a removed view takes its constraints along`() {
    let root = root(), box = free(in: root)
    let constraint = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    #expect(root.constraints.count == 1)
    box.removeFromSuperview()
    #expect(root.constraints.isEmpty && !constraint.isActive)
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
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 28))
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
    #expect([a.frame.minX, b.frame.minX, c.frame.minX] == [0, 70, 140])
    #expect(a.frame.size == CGSize(width: 60, height: 40))
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 15, width: 30, height: 10))
    #expect(b.frame == CGRect(x: 80, y: 10, width: 50, height: 20))
    #expect(c.frame == CGRect(x: 180, y: 15, width: 20, height: 10))
    stack.distribution = .fill
    b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stack.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width, c.frame.width] == [30, 130, 20])
    b.isHidden = true
    stack.layoutIfNeeded()
    #expect(c.frame.maxX == 200)
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == CGSize(width: 30, height: 30))
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
          Issue.record("seed \(seed): a constraint that can hold was refused")
        }
        if Int.random(in: 0..<4, using: &random) == 0, let gone = constraints.indices.randomElement(using: &random) {
          solver.remove(constraints.remove(at: gone).1)
        }
      }
      for (constraint, _) in constraints {
        let value = solver.value(constraint.expression)
        switch constraint.relation {
        case .equal: #expect(abs(value) < 1e-6, "seed \(seed)")
        case .atLeast: #expect(value > -1e-6, "seed \(seed)")
        case .atMost: #expect(value < 1e-6, "seed \(seed)")
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
