/// Solves systems of linear equations and inequalities, some of which only ought to hold, and keeps the solution while
/// constraints come and go.
///
/// The tableau, its pivots and the removal of constraints are those of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm" (ACM Transactions on Computer-Human Interaction 8, 2001). What ought to hold
/// is minimised level by level, the highest priority first: no number of lower ones outweighs it. Bland's rule (the
/// lowest symbol enters and leaves) keeps it from going round in circles.
struct SimplexSolver {
  /// A variable of the system, or one that the solver makes for itself.
  struct Symbol: Hashable, Comparable, Sendable {
    enum Kind: UInt8 { case variable, slack, error, dummy }
    let kind: Kind
    let number: Int32
    static func < (a: Symbol, b: Symbol) -> Bool { a.number < b.number }
  }
  enum Relation { case equal, atLeast, atMost }
  /// A sum of variables with factors, and a number.
  struct Expression: Equatable {
    var constant: Double
    var terms: [Symbol: Double]
    init(_ constant: Double = 0, _ terms: [Symbol: Double] = [:]) { (self.constant, self.terms) = (constant, terms) }
    init(_ variable: Symbol) { self.init(0, [variable: 1]) }
    mutating func add(_ other: Expression, times factor: Double) {
      constant += other.constant * factor
      for (symbol, value) in other.terms { add(symbol, value * factor) }
    }
    mutating func add(_ symbol: Symbol, _ value: Double) {
      let sum = terms[symbol, default: 0] + value
      terms[symbol] = isZero(sum) ? nil : sum
    }
    static func + (a: Expression, b: Expression) -> Expression {
      var result = a
      result.add(b, times: 1)
      return result
    }
    static func - (a: Expression, b: Expression) -> Expression {
      var result = a
      result.add(b, times: -1)
      return result
    }
    static func * (a: Expression, factor: Double) -> Expression {
      Expression(a.constant * factor, a.terms.mapValues { $0 * factor })
    }
    mutating func scale(by factor: Double) {
      constant *= factor
      for key in terms.keys { terms[key]! *= factor }
    }
    /// This expression is zero: solved for `symbol`, which it contains.
    mutating func solve(for symbol: Symbol) {
      let factor = -1 / terms.removeValue(forKey: symbol)!
      scale(by: factor)
    }
    mutating func substitute(_ symbol: Symbol, _ row: Expression) {
      guard let factor = terms.removeValue(forKey: symbol) else { return }
      add(row, times: factor)
    }
  }
  /// `expression` compared with zero.
  struct Constraint: Equatable {
    var expression: Expression
    var relation: Relation
    /// 1,000 and more has to hold.
    var priority: Float
    var isRequired: Bool { priority >= 1_000 }
  }
  /// A constraint that is in the system.
  struct Handle: Equatable {
    fileprivate let marker: Symbol
    fileprivate let other: Symbol?
    fileprivate let priority: Float
  }

  private static func isZero(_ value: Double) -> Bool { abs(value) < 1e-9 }
  private var rows: [Symbol: Expression] = [:]
  /// What is to be as small as possible, by priority; the highest first.
  private var levels: [(priority: Float, row: Expression)] = []
  private var lastNumber: Int32 = 0
  /// How often a symbol entered: what a change costs.
  private(set) var pivots = 0

  private mutating func make(_ kind: Symbol.Kind) -> Symbol {
    lastNumber += 1
    return Symbol(kind: kind, number: lastNumber)
  }
  /// A new variable, 0 until constraints say something else.
  mutating func makeVariable() -> Symbol { make(.variable) }
  /// The value of a variable in the solution.
  func value(_ variable: Symbol) -> Double { rows[variable]?.constant ?? 0 }
  func value(_ expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.value * value($1.key) }
  }

  // MARK: - Adding

  /// Adds a constraint; nil where it has to hold and contradicts others that have to.
  mutating func add(_ constraint: Constraint) -> Handle? {
    var row = Expression(constraint.expression.constant)
    for (symbol, factor) in constraint.expression.terms {
      if let known = rows[symbol] { row.add(known, times: factor) } else { row.add(symbol, factor) }
    }
    let handle = mark(&row, constraint)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, handle) {
      row.solve(for: subject)
      substitute(subject, row)
      rows[subject] = row
    } else if row.terms.keys.allSatisfy({ $0.kind == .dummy }) {
      if !Self.isZero(row.constant) { return nil }
      row.constant = 0
      row.solve(for: handle.marker)
      substitute(handle.marker, row)
      rows[handle.marker] = row
    } else if !addWithArtificialVariable(row) {
      forget(handle.marker)
      return nil
    }
    minimise()
    return handle
  }
  /// Adds what makes an equation of the constraint, and says what is lost where it does not hold.
  private mutating func mark(_ row: inout Expression, _ constraint: Constraint) -> Handle {
    switch constraint.relation {
    case .atLeast, .atMost:
      let sign: Double = constraint.relation == .atMost ? 1 : -1
      let slack = make(.slack)
      row.add(slack, sign)
      if constraint.isRequired { return Handle(marker: slack, other: nil, priority: 1_000) }
      let error = make(.error)
      row.add(error, -sign)
      weigh(error, 1, constraint.priority)
      return Handle(marker: slack, other: error, priority: constraint.priority)
    case .equal:
      if constraint.isRequired {
        let dummy = make(.dummy)
        row.add(dummy, 1)
        return Handle(marker: dummy, other: nil, priority: 1_000)
      }
      let above = make(.error), below = make(.error)
      row.add(above, -1)
      row.add(below, 1)
      weigh(above, 1, constraint.priority)
      weigh(below, 1, constraint.priority)
      return Handle(marker: above, other: below, priority: constraint.priority)
    }
  }
  private mutating func weigh(_ symbol: Symbol, _ weight: Double, _ priority: Float) {
    var index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert((priority, Expression()), at: index)
    }
    index = levels.firstIndex { $0.priority == priority }!
    if let row = rows[symbol] {
      levels[index].row.add(row, times: weight)
    } else {
      levels[index].row.add(symbol, weight)
    }
  }
  private func subject(of row: Expression, _ handle: Handle) -> Symbol? {
    if let variable = row.terms.keys.filter({ $0.kind == .variable }).min() { return variable }
    for symbol in [handle.marker, handle.other].compactMap({ $0 }) where symbol.kind != .dummy {
      if let factor = row.terms[symbol], factor < 0 { return symbol }
    }
    return nil
  }
  private mutating func addWithArtificialVariable(_ row: Expression) -> Bool {
    let artificial = make(.slack)
    rows[artificial] = row
    var goal = row
    while let entering = goal.terms.filter({ $0.key.kind != .dummy && $0.value < -1e-9 }).keys.min() {
      guard let leaving = leavingRow(entering) else { break }
      pivot(leaving, entering, &goal)
    }
    let isDone = Self.isZero(goal.constant)
    if var row = rows.removeValue(forKey: artificial) {
      if row.terms.isEmpty { return isDone }
      guard let entering = row.terms.keys.filter({ $0.kind == .slack || $0.kind == .error }).min() else { return false }
      row.add(artificial, -1)
      row.solve(for: entering)
      substitute(entering, row)
      rows[entering] = row
    }
    forget(artificial)
    return isDone
  }
  private mutating func forget(_ symbol: Symbol) {
    rows[symbol] = nil
    for key in rows.keys { rows[key]!.terms[symbol] = nil }
    for index in levels.indices { levels[index].row.terms[symbol] = nil }
  }

  // MARK: - Removing

  /// Takes a constraint out of the system.
  mutating func remove(_ handle: Handle) {
    for symbol in [handle.marker, handle.other].compactMap({ $0 }) where symbol.kind == .error {
      weigh(symbol, -1, handle.priority)
    }
    if rows.removeValue(forKey: handle.marker) == nil, let leaving = markerRow(handle.marker) {
      var row = rows.removeValue(forKey: leaving)!
      row.add(leaving, -1)
      row.solve(for: handle.marker)
      substitute(handle.marker, row)
    }
    forget(handle.marker)
    levels.removeAll { $0.row.terms.isEmpty && Self.isZero($0.row.constant) }
    minimise()
  }
  /// The row that gives way when the marker of a constraint leaves.
  private func markerRow(_ marker: Symbol) -> Symbol? {
    // An equation that only repeats others takes their place; else its dummy would come to be something else than zero.
    if let dummy = rows.filter({ $0.key.kind == .dummy && $0.value.terms[marker] != nil }).keys.min() { return dummy }
    var restricted: (ratio: Double, symbol: Symbol)?, positive: (ratio: Double, symbol: Symbol)?, free: Symbol?
    for (symbol, row) in rows {
      guard let factor = row.terms[marker] else { continue }
      if symbol.kind == .variable {
        free = min(free ?? symbol, symbol)
      } else if factor < 0 {
        let next = (-row.constant / factor, symbol)
        if restricted.map({ next < $0 }) ?? true { restricted = next }
      } else {
        let next = (row.constant / factor, symbol)
        if positive.map({ next < $0 }) ?? true { positive = next }
      }
    }
    return restricted?.symbol ?? positive?.symbol ?? free
  }

  // MARK: - Minimising

  private mutating func minimise() {
    while let entering = enteringSymbol() {
      guard let leaving = leavingRow(entering) else { return }
      var unused = Expression()
      pivot(leaving, entering, &unused)
    }
  }
  /// The lowest symbol that makes the sum of what is lost smaller at the first level where it makes a difference.
  private func enteringSymbol() -> Symbol? {
    var best: Symbol?
    for index in levels.indices {
      for (symbol, factor) in levels[index].row.terms where symbol.kind != .dummy && factor < -1e-9 {
        if best.map({ symbol < $0 }) == false { continue }
        let isDecided = levels[..<index].contains { abs($0.row.terms[symbol] ?? 0) > 1e-9 }
        if !isDecided { best = symbol }
      }
    }
    return best
  }
  private func leavingRow(_ entering: Symbol) -> Symbol? {
    var best: (ratio: Double, symbol: Symbol)?
    for (symbol, row) in rows where symbol.kind != .variable {
      guard let factor = row.terms[entering], factor < -1e-9 else { continue }
      let ratio = -row.constant / factor
      if let known = best, ratio > known.ratio + 1e-12 || (ratio > known.ratio - 1e-12 && known.symbol < symbol) {
        continue
      }
      best = (ratio, symbol)
    }
    return best?.symbol
  }
  private mutating func pivot(_ leaving: Symbol, _ entering: Symbol, _ goal: inout Expression) {
    pivots += 1
    var row = rows.removeValue(forKey: leaving)!
    row.add(leaving, -1)
    row.solve(for: entering)
    substitute(entering, row)
    goal.substitute(entering, row)
    rows[entering] = row
  }
  private mutating func substitute(_ symbol: Symbol, _ row: Expression) {
    for key in rows.keys where rows[key]!.terms[symbol] != nil { rows[key]!.substitute(symbol, row) }
    for index in levels.indices { levels[index].row.substitute(symbol, row) }
  }
}

/// What is left of a factor that rounding has not quite brought to nothing. Lengths here are points, factors about 1.
private func isZero(_ value: Double) -> Bool { abs(value) < 1e-8 }
