import Foundation
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Random systems of constraints, and what kiwi, another solver, says of them.
///
/// Kiwi adds up what is lost at all strengths, each with a factor, where we go level by level. So the systems are such that both must agree:
///
/// - *views*: factors of 1 and -1, two in each constraint at most, as between edges of views. Such a matrix is totally unimodular, so that the
///   factors by which one loss is paid with others are -1, 0 or 1, and strengths of which each is four times the one below order as levels do. Each
///   weighted constraint has a priority of its own, and each variable a wish: every level then settles one value, and the solution is unique.
/// - *factors*: any factors. A point is chosen first, for which all that is said holds, and enough is said for it to be the only one.
///
/// `Scripts/constraints-test` compares 10,000 of them with kiwi itself and records what kiwi says of the first 200, which this compares.
@MainActor struct ConstraintOracleTests {
  private static let recorded = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Facts/constraints.json")

  @QuickTesting.Test func `systems have the solutions that another solver finds, after each change`() throws {
    let facts = try JSONDecoder().decode([[[Double]]].self, from: Data(contentsOf: Self.recorded))
    expect(facts.count, equals: 200)
    for (index, expected) in facts.enumerated() {
      let found = RandomSystem(index).solutions()
      expect(found.count, equals: expected.count, "system \(index)")
      for (step, (found, expected)) in zip(found, expected).enumerated() {
        let distance = zip(found, expected).map { abs($0 - $1) }.max() ?? 0
        expect(found.count == expected.count && distance < 1e-6, "system \(index), step \(step)")
      }
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_SYSTEMS"] != nil))
  func `random systems are written for another solver`() throws {
    let path = try require(ProcessInfo.processInfo.environment["HEARTH_SYSTEMS"])
    let count = ProcessInfo.processInfo.environment["HEARTH_SYSTEM_COUNT"].flatMap { Int($0) } ?? 10_000
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    let encoder = JSONEncoder()
    for index in 0..<count {
      let system = RandomSystem(index)
      var line = try encoder.encode(RandomSystem.Record(steps: system.steps, solutions: system.solutions()))
      line.append(10)
      try file.write(contentsOf: line)
    }
    try file.close()
  }

  @QuickTesting.Test func `changes that cannot hold are refused, and leave the solution that a solver made anew has`() {
    struct Known {
      let terms: [(Int, Double)]
      var constant: Double
      let relation: SimplexSolver.Relation
      let priority: Float
      let handle: SimplexSolver.Handle
    }
    var refused = 0
    for seed in 1...300 {
      var random = SystemRandom(UInt64(seed)), solver = SimplexSolver(), known: [Known] = []
      let variables = (0..<6).map { _ in solver.makeVariable() }
      var priorities = (1...90).map { Float($0 * 10) }
      func constraint(_ known: Known, _ variables: [SimplexSolver.Symbol]) -> SimplexSolver.Constraint {
        var expression = SimplexSolver.Expression(known.constant)
        for (variable, factor) in known.terms { expression.add(variables[variable], factor) }
        return SimplexSolver.Constraint(
          expression: expression, relation: known.relation, priority: known.priority)
      }
      func add(
        _ terms: [(Int, Double)], _ constant: Double, _ relation: SimplexSolver.Relation, _ priority: Float
      ) {
        var expression = SimplexSolver.Expression(constant)
        for (variable, factor) in terms { expression.add(variables[variable], factor) }
        guard
          let handle = solver.add(
            SimplexSolver.Constraint(expression: expression, relation: relation, priority: priority))
        else { return }
        known.append(
          Known(terms: terms, constant: constant, relation: relation, priority: priority, handle: handle))
      }
      for variable in variables.indices {
        // A wish of its own for each variable leaves nothing open.
        add([(variable, 1)], -Double(random.below(120)), .equal, priorities.remove(at: random.below(priorities.count)))
      }
      for _ in 0..<40 {
        if random.below(2) == 0 {
          let first = random.below(6), second = random.below(6)
          let terms = first == second ? [(first, 1.0)] : [(first, 1.0), (second, random.below(2) == 0 ? 1.0 : -1.0)]
          let isRequired = random.below(2) == 0
          add(
            terms, Double(random.below(80)) - 40, [.equal, .atLeast, .atMost][random.below(3)],
            isRequired ? 1_000 : priorities.remove(at: random.below(priorities.count)))
          continue
        }
        var changes: [Int: Double] = [:]
        for _ in 0...random.below(4) { changes[random.below(known.count)] = Double(random.below(80)) - 40 }
        if solver.change(changes.map { (known[$0.key].handle, $0.value) }) {
          for (index, difference) in changes { known[index].constant += difference }
        } else {
          refused += 1
        }
      }
      var anew = SimplexSolver()
      let others = variables.map { _ in anew.makeVariable() }
      for entry in known {
        let handle = anew.add(constraint(entry, others))
        expect(handle != nil, "seed \(seed)")
      }
      let distance = zip(variables, others).map { abs(solver.value($0) - anew.value($1)) }.max() ?? 0
      expect(distance < 1e-6, "seed \(seed)")
    }
    expect(refused > 10)
  }

  @QuickTesting.Test func `a constant that changes a hundred thousand times leaves no error behind`() throws {
    var solver = SimplexSolver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    func add(_ expression: SimplexSolver.Expression, _ priority: Float = 1_000) -> SimplexSolver.Handle {
      solver.add(SimplexSolver.Constraint(expression: expression, relation: .equal, priority: priority))!
    }
    typealias Expression = SimplexSolver.Expression
    let first = add(Expression(variables[0]) - Expression(1))
    for (a, b) in zip(variables, variables.dropFirst()) {
      _ = add(Expression(b) - Expression(a) * 1.1 - Expression(7))
    }
    let limit = solver.add(
      SimplexSolver.Constraint(
        expression: Expression(variables[9]) - Expression(200), relation: .atMost, priority: 500))
    expect(limit != nil)
    let wish = add(Expression(variables[4]) - Expression(30), 250)
    var constant = 1.0, wished = 30.0
    var random = SystemRandom(7)
    for _ in 0..<100_000 {
      let next = Double(random.below(4_000)) / 16, nextWish = Double(random.below(800)) / 8
      let holds = solver.change([(first, constant - next), (wish, wished - nextWish)])
      expect(holds)
      (constant, wished) = (next, nextWish)
    }
    var value = constant
    for variable in variables {
      expect(abs(solver.value(variable) - value) < 1e-6)
      value = value * 1.1 + 7
    }
  }
}

/// A system of constraints that are added, changed and removed, the same for each number.
@MainActor private struct RandomSystem {
  struct Term: Codable {
    let variable: Int
    let factor: Double
  }
  struct Step: Codable {
    /// `add`, `remove`, `change` or `solve`.
    let what: String
    var id = 0
    var terms: [Term] = []
    var constant = 0.0
    /// `==`, `>=` or `<=`.
    var relation = ""
    /// 0 for what has to hold; else the higher the more it matters, from 1.
    var level = 0
  }
  struct Record: Codable {
    let steps: [Step]
    /// One for each `solve`.
    let solutions: [[Double]]
  }
  private(set) var steps: [Step] = []
  private let count: Int

  init(_ index: Int) {
    var random = SystemRandom(UInt64(index) + 1)
    count = 3 + random.below(5)
    if index % 4 == 3 { makeFactors(&random) } else { makeViews(&random) }
  }

  /// A number in eighths, so that it is written exactly.
  private func number(_ random: inout SystemRandom, _ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound * 8 + random.below((range.upperBound - range.lowerBound) * 8 + 1)) / 8
  }
  private mutating func makeViews(_ random: inout SystemRandom) {
    let point = (0..<count).map { _ in number(&random, -100...100) }
    var levels = Array(1...14), kept: [Int: Step] = [:], id = 0
    func value(_ terms: [Term]) -> Double { terms.reduce(0) { $0 + $1.factor * point[$1.variable] } }
    func constant(_ terms: [Term], _ relation: String, _ isRequired: Bool, _ random: inout SystemRandom) -> Double {
      // What has to hold holds for the point.
      if !isRequired { return number(&random, -150...150) }
      let slack = number(&random, 0...40)
      return -value(terms) + (relation == "==" ? 0 : relation == ">=" ? slack : -slack)
    }
    func add(_ terms: [Term], _ relation: String, level: Int, _ random: inout SystemRandom) -> Step {
      id += 1
      return Step(
        what: "add", id: id, terms: terms, constant: constant(terms, relation, level == 0, &random), relation: relation,
        level: level)
    }
    for variable in 0..<count {
      let step = add(
        [Term(variable: variable, factor: 1)], "==", level: levels.remove(at: random.below(levels.count)), &random)
      steps.append(step)
    }
    for _ in 0..<(10 + random.below(20)) {
      let ids = kept.keys.sorted()
      switch random.below(6) {
      case 0 where !ids.isEmpty:
        let gone = kept.removeValue(forKey: ids[random.below(ids.count)])!
        if gone.level > 0 { levels.append(gone.level) }
        steps.append(Step(what: "remove", id: gone.id))
      case 1 where !ids.isEmpty, 2 where !ids.isEmpty:
        let old = kept[ids[random.below(ids.count)]]!
        if old.level == 0 && old.relation == "==" { continue }
        let constant = constant(old.terms, old.relation, old.level == 0, &random)
        steps.append(Step(what: "change", id: old.id, constant: constant))
      default:
        let first = random.below(count), second = random.below(count)
        var terms = [Term(variable: first, factor: 1)]
        if second != first { terms.append(Term(variable: second, factor: -1)) }
        let isRequired = levels.isEmpty || random.below(2) == 0
        let relation = ["==", ">=", "<=", ">=", "<="][random.below(5)]
        let level = isRequired ? 0 : levels.remove(at: random.below(levels.count))
        let step = add(terms, relation, level: level, &random)
        kept[step.id] = step
        steps.append(step)
      }
      if random.below(4) == 0 { steps.append(Step(what: "solve")) }
    }
    steps.append(Step(what: "solve"))
  }
  private mutating func makeFactors(_ random: inout SystemRandom) {
    var point = (0..<count).map { _ in number(&random, -100...100) }
    var kept: [Step] = [], id = 0
    func value(_ terms: [Term]) -> Double { terms.reduce(0) { $0 + $1.factor * point[$1.variable] } }
    func shift(_ relation: String, _ random: inout SystemRandom) -> Double {
      let slack = number(&random, 0...40)
      return relation == "==" ? 0 : relation == ">=" ? slack : -slack
    }
    // Each variable by those before it: the equations have one solution.
    for variable in 0..<count {
      var terms = [Term(variable: variable, factor: 1)]
      for other in 0..<variable where random.below(2) == 0 {
        terms.append(Term(variable: other, factor: [0.5, -0.5, 2, -1, 0.25, 3][random.below(6)]))
      }
      id += 1
      let step = Step(
        what: "add", id: id, terms: terms, constant: -value(terms), relation: "==", level: random.below(4))
      steps.append(step)
      kept.append(step)
    }
    let equations = kept.count
    for _ in 0..<(4 + random.below(10)) {
      var terms: [Term] = []
      for variable in 0..<count where random.below(2) == 0 {
        terms.append(Term(variable: variable, factor: [1, -1, 2, -0.5, 1.5][random.below(5)]))
      }
      if terms.isEmpty { continue }
      let relation = [">=", "<="][random.below(2)]
      id += 1
      let step = Step(
        what: "add", id: id, terms: terms, constant: -value(terms) + shift(relation, &random), relation: relation,
        level: random.below(4))
      steps.append(step)
      kept.append(step)
      if random.below(5) == 0 && kept.count > equations {
        steps.append(Step(what: "remove", id: kept.remove(at: equations + random.below(kept.count - equations)).id))
      }
    }
    steps.append(Step(what: "solve"))
    // Another point: what does not hold for it is changed so that it does, in an order in which each step can hold.
    for _ in 0..<2 {
      let extra = kept[equations...]
      for step in extra { steps.append(Step(what: "remove", id: step.id)) }
      kept.removeLast(extra.count)
      point = (0..<count).map { _ in number(&random, -100...100) }
      for step in kept { steps.append(Step(what: "change", id: step.id, constant: -value(step.terms))) }
      for step in extra where random.below(2) == 0 {
        id += 1
        let again = Step(
          what: "add", id: id, terms: step.terms, constant: -value(step.terms) + shift(step.relation, &random),
          relation: step.relation, level: step.level)
        steps.append(again)
        kept.append(again)
      }
      steps.append(Step(what: "solve"))
    }
  }

  /// What our solver says at each `solve`.
  func solutions() -> [[Double]] {
    var solver = SimplexSolver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var handles: [Int: (SimplexSolver.Handle, Double)] = [:]
    var result: [[Double]] = []
    for step in steps {
      switch step.what {
      case "add":
        var expression = SimplexSolver.Expression(step.constant)
        for term in step.terms { expression.add(variables[term.variable], term.factor) }
        let relation: SimplexSolver.Relation =
          step.relation == "==" ? .equal : step.relation == ">=" ? .atLeast : .atMost
        let priority: Float = step.level == 0 ? 1_000 : Float(step.level * 50)
        let constraint = SimplexSolver.Constraint(expression: expression, relation: relation, priority: priority)
        if let handle = solver.add(constraint) {
          handles[step.id] = (handle, step.constant)
        } else {
          fail("a constraint that can hold was refused")
        }
      case "remove": if let (handle, _) = handles.removeValue(forKey: step.id) { solver.remove(handle) }
      case "change":
        guard let (handle, old) = handles[step.id] else { continue }
        if !solver.change([(handle, step.constant - old)]) { fail("a change that can hold was refused") }
        handles[step.id] = (handle, step.constant)
      default: result.append(variables.map { solver.value($0) })
      }
    }
    return result
  }
}

/// Numbers that are the same each time.
private struct SystemRandom {
  private var state: UInt64
  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    _ = below(2)
  }
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(((state >> 33) ^ (state >> 49)) % UInt64(bound))
  }
}
