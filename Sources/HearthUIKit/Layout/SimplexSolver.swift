/// Solves systems of linear equations and inequalities, some of which only ought to hold, and keeps the solution while
/// constraints come and go and their constants change.
///
/// The tableau, its pivots, the removal of constraints and the change of constants are those of Badros, Borning and
/// Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (ACM Transactions on Computer-Human
/// Interaction 8, 2001). What ought to hold is minimised level by level, the highest priority first: no number of lower
/// ones outweighs it. Bland's rule (the lowest symbol enters and leaves) keeps it from going round in circles.
///
/// Each row knows its symbols, in order, and each symbol the rows that may have it, so that a change costs what it
/// reaches: a constant that decides nothing else costs the rows in which its constraint has a part.
struct SimplexSolver {
  /// A variable of the system, or one that the solver makes for itself.
  struct Symbol: Hashable, Comparable, Sendable {
    enum Kind: UInt8 { case variable, slack, error, dummy }
    let kind: Kind
    let number: Int32
    static func < (a: Symbol, b: Symbol) -> Bool { a.number < b.number }
    /// Whether it is never negative.
    var isRestricted: Bool { kind != .variable }
  }
  enum Relation { case equal, atLeast, atMost }
  /// `expression` compared with zero.
  struct Constraint: Equatable {
    var expression: Expression
    var relation: Relation
    /// 1,000 and more has to hold.
    var priority: Float
    var isRequired: Bool { priority >= 1_000 }
    /// Whether the two differ in their constants at most.
    func isLike(_ other: Constraint) -> Bool {
      relation == other.relation && priority == other.priority && expression.terms == other.expression.terms
    }
  }
  /// A constraint that is in the system.
  struct Handle: Equatable {
    fileprivate let marker: Symbol
    fileprivate let other: Symbol?
    fileprivate let priority: Float
    /// The factor of the marker in the constraint's own equation: 1 or -1.
    fileprivate let sign: Double
  }
  /// What is to be as small as possible at one priority. Its constant decides nothing and is not kept.
  private struct Level {
    let priority: Float
    /// By the symbols' numbers.
    var factors: [Double] = []
    /// How many constraints have this priority.
    var count = 0
    func factor(_ symbol: Symbol) -> Double {
      Int(symbol.number) < factors.count ? factors[Int(symbol.number)] : 0
    }
    mutating func add(_ symbol: Symbol, _ value: Double) {
      let index = Int(symbol.number)
      while factors.count <= index { factors.append(0) }
      let sum = factors[index] + value
      factors[index] = SimplexSolver.isZero(sum) ? 0 : sum
    }
    mutating func clear(_ symbol: Symbol) {
      if Int(symbol.number) < factors.count { factors[Int(symbol.number)] = 0 }
    }
  }
  /// What is known of a symbol.
  private struct Slot {
    var symbol: Symbol
    /// Where the symbol is solved for.
    var row: Expression?
    /// The numbers of the symbols whose rows may have this one; each at least once.
    var column: [Int32] = []
    var isChanged = false
    var isCandidate = false
    var visit: UInt32 = 0
  }

  /// By the symbols' numbers.
  private var slots: [Slot] = []
  private var freeNumbers: [Int32] = []
  private var rowCount = 0
  /// The highest priority first.
  private var levels: [Level] = []
  /// Symbols whose factors in levels have changed since these were as small as possible.
  private var candidates: [Symbol] = []
  private var visit: UInt32 = 0
  /// Variables whose values may have changed since they were taken.
  private var changed: [Symbol] = []
  /// How often a symbol entered: what a change costs.
  private(set) var pivots = 0
  /// How many rows were looked at or written because a constant changed or a symbol entered.
  private(set) var rowsTouched = 0

  private mutating func make(_ kind: Symbol.Kind) -> Symbol {
    if let number = freeNumbers.popLast() {
      let symbol = Symbol(kind: kind, number: number)
      slots[Int(number)] = Slot(symbol: symbol)
      return symbol
    }
    let symbol = Symbol(kind: kind, number: Int32(slots.count))
    slots.append(Slot(symbol: symbol))
    return symbol
  }
  /// A new variable, 0 until constraints say something else.
  mutating func makeVariable() -> Symbol { make(.variable) }
  /// The value of a variable in the solution.
  func value(_ variable: Symbol) -> Double { row(variable)?.constant ?? 0 }
  func value(_ expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.factor * value($1.symbol) }
  }
  /// The variables whose values may have changed since this was last called.
  mutating func takeChanges() -> [Symbol] {
    for symbol in changed { slots[Int(symbol.number)].isChanged = false }
    defer { changed = [] }
    return changed
  }

  // MARK: - Rows

  private func row(_ symbol: Symbol) -> Expression? { slots[Int(symbol.number)].row }
  private func isBasic(_ symbol: Symbol) -> Bool { slots[Int(symbol.number)].row != nil }
  private mutating func note(_ symbol: Symbol) {
    if symbol.kind != .variable || slots[Int(symbol.number)].isChanged { return }
    slots[Int(symbol.number)].isChanged = true
    changed.append(symbol)
  }
  private mutating func setRow(_ symbol: Symbol, _ row: Expression) {
    for term in row.terms { slots[Int(term.symbol.number)].column.append(symbol.number) }
    slots[Int(symbol.number)].row = row
    rowCount += 1
    note(symbol)
  }
  private mutating func takeRow(_ symbol: Symbol) -> Expression? {
    guard let row = slots[Int(symbol.number)].row else { return nil }
    slots[Int(symbol.number)].row = nil
    rowCount -= 1
    note(symbol)
    return row
  }
  /// The symbols whose rows have `symbol`, which is not basic.
  private mutating func rows(with symbol: Symbol) -> [Symbol] {
    visit &+= 1
    var result: [Symbol] = []
    for number in slots[Int(symbol.number)].column {
      let index = Int(number)
      guard slots[index].visit != visit, slots[index].row != nil, slots[index].row![symbol] != 0 else { continue }
      slots[index].visit = visit
      result.append(slots[index].symbol)
    }
    rowsTouched += result.count
    slots[Int(symbol.number)].column = result.map(\.number)
    return result
  }
  /// Puts what a symbol is into all rows and levels that have it.
  private mutating func substitute(_ symbol: Symbol, _ row: Expression) {
    for basic in rows(with: symbol) {
      var own = slots[Int(basic.number)].row.take()!
      let factor = own.take(symbol)
      own.add(row, times: factor) { new in slots[Int(new.number)].column.append(basic.number) }
      slots[Int(basic.number)].row = own
      note(basic)
    }
    slots[Int(symbol.number)].column = []
    for term in row.terms where slots[Int(term.symbol.number)].column.count > 4 * rowCount + 64 {
      // Rows that have lost the symbol and got it again stand there more than once.
      _ = rows(with: term.symbol)
    }
    for index in levels.indices {
      let factor = levels[index].factor(symbol)
      if factor == 0 { continue }
      levels[index].clear(symbol)
      weigh(row, factor, index)
    }
  }
  private mutating func weigh(_ row: Expression, _ factor: Double, _ level: Int) {
    for term in row.terms {
      levels[level].add(term.symbol, term.factor * factor)
      becomesCandidate(term.symbol)
    }
  }
  private mutating func becomesCandidate(_ symbol: Symbol) {
    if symbol.kind == .dummy || slots[Int(symbol.number)].isCandidate { return }
    slots[Int(symbol.number)].isCandidate = true
    candidates.append(symbol)
  }
  private mutating func pivot(_ leaving: Symbol, _ entering: Symbol, _ goal: inout Expression) {
    pivots += 1
    var row = takeRow(leaving)!
    row.add(leaving, -1)
    row.solve(for: entering)
    substitute(entering, row)
    let factor = goal.take(entering)
    if factor != 0 { goal.add(row, times: factor) }
    setRow(entering, row)
  }
  /// Pivots after which a solution that has not been found is given up: rounding alone can keep it from ending.
  private var limit: Int { 1_000 + 20 * slots.count }

  // MARK: - Adding

  /// What the last constraint that was refused contradicts: the symbols of its row.
  private var contradiction: [Symbol] = []
  /// Whether a constraint has a part in the last contradiction: without one of these the others hold together.
  ///
  /// Source: Badros and others, as above; the row that cannot be met is the sum of the constraints whose markers it has.
  func contradicts(_ handle: Handle) -> Bool { contradiction.contains(handle.marker) }
  /// Whether a variable could have other values that meet what is in the system as well.
  func isAmbiguous(_ variable: Symbol) -> Bool {
    guard let row = row(variable) else { return true }
    return row.terms.contains { term in
      term.symbol.kind != .dummy && !Self.isZero(term.factor)
        && levels.allSatisfy { Self.isZero($0.factor(term.symbol)) }
    }
  }

  /// Adds a constraint; nil where it has to hold and contradicts others that have to.
  mutating func add(_ constraint: Constraint) -> Handle? {
    var row = Expression(constraint.expression.constant)
    for term in constraint.expression.terms {
      if let known = self.row(term.symbol) {
        row.add(known, times: term.factor)
      } else {
        row.add(term.symbol, term.factor)
      }
    }
    let handle = mark(&row, constraint)
    if row.constant < 0 { row.scale(by: -1) }
    var holds = true
    if let subject = subject(of: row, handle) {
      row.solve(for: subject)
      substitute(subject, row)
      setRow(subject, row)
    } else if row.terms.allSatisfy({ $0.symbol.kind == .dummy }) {
      holds = abs(row.constant) < Self.tolerance
      if !holds { contradiction = row.terms.map(\.symbol) }
      if holds { hold(row, by: handle.marker) }
    } else {
      holds = addWithArtificialVariable(row, handle.marker)
    }
    if !holds { forget(handle.marker) }
    minimise()
    return holds ? handle : nil
  }
  /// What is required may differ by this much from what it says, in points, before it counts as a contradiction: what
  /// rounding leaves of lengths of some thousand points.
  private static let tolerance = 1e-7
  /// An equation that repeats others.
  private mutating func hold(_ row: Expression, by marker: Symbol) {
    var row = row
    row.constant = 0
    row.solve(for: marker)
    substitute(marker, row)
    setRow(marker, row)
  }
  /// Adds what makes an equation of the constraint, and says what is lost where it does not hold.
  private mutating func mark(_ row: inout Expression, _ constraint: Constraint) -> Handle {
    switch constraint.relation {
    case .atLeast, .atMost:
      let sign: Double = constraint.relation == .atMost ? 1 : -1
      let slack = make(.slack)
      row.add(slack, sign)
      if constraint.isRequired { return Handle(marker: slack, other: nil, priority: 1_000, sign: sign) }
      let error = make(.error)
      row.add(error, -sign)
      count(constraint.priority, 1)
      weigh(error, 1, constraint.priority)
      return Handle(marker: slack, other: error, priority: constraint.priority, sign: sign)
    case .equal:
      if constraint.isRequired {
        let dummy = make(.dummy)
        row.add(dummy, 1)
        return Handle(marker: dummy, other: nil, priority: 1_000, sign: 1)
      }
      let above = make(.error), below = make(.error)
      row.add(above, -1)
      row.add(below, 1)
      count(constraint.priority, 1)
      weigh(above, 1, constraint.priority)
      weigh(below, 1, constraint.priority)
      return Handle(marker: above, other: below, priority: constraint.priority, sign: -1)
    }
  }
  private mutating func count(_ priority: Float, _ difference: Int) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    levels[index].count += difference
    if levels[index].count == 0 { levels.remove(at: index) }
  }
  private mutating func weigh(_ symbol: Symbol, _ weight: Double, _ priority: Float) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    if let row = row(symbol) {
      weigh(row, weight, index)
    } else {
      levels[index].add(symbol, weight)
      becomesCandidate(symbol)
    }
  }
  private func subject(of row: Expression, _ handle: Handle) -> Symbol? {
    if let variable = row.terms.first(where: { $0.symbol.kind == .variable }) { return variable.symbol }
    for symbol in [handle.marker, handle.other].compactMap({ $0 }) where symbol.kind != .dummy && row[symbol] < 0 {
      return symbol
    }
    return nil
  }
  private mutating func addWithArtificialVariable(_ row: Expression, _ marker: Symbol) -> Bool {
    let artificial = make(.slack)
    setRow(artificial, row)
    var goal = row
    for _ in 0..<limit {
      guard let entering = goal.terms.first(where: { $0.symbol.kind != .dummy && $0.factor < -1e-9 })?.symbol,
        let leaving = leavingRow(entering)
      else { break }
      pivot(leaving, entering, &goal)
    }
    let isDone = abs(goal.constant) < Self.tolerance
    if var row = takeRow(artificial) {
      // The sum of what cannot be met: only this row has the marker of what it comes from.
      if !isDone {
        contradiction = row.terms.map(\.symbol)
        forget(artificial)
        return false
      }
      if let entering = row.terms.first(where: { $0.symbol.kind == .slack || $0.symbol.kind == .error })?.symbol {
        row.constant = 0
        row.solve(for: entering)
        substitute(entering, row)
        setRow(entering, row)
      } else if row[marker] != 0 {
        hold(row, by: marker)
      }
    }
    forget(artificial)
    return isDone
  }
  /// The symbol is in no constraint any more.
  private mutating func forget(_ symbol: Symbol) {
    if isBasic(symbol) { _ = takeRow(symbol) }
    for basic in rows(with: symbol) { _ = slots[Int(basic.number)].row!.take(symbol) }
    for index in levels.indices { levels[index].clear(symbol) }
    if slots[Int(symbol.number)].isCandidate { candidates.removeAll { $0 == symbol } }
    slots[Int(symbol.number)] = Slot(symbol: symbol)
    freeNumbers.append(symbol.number)
  }
  /// A variable that no constraint has is given back.
  mutating func forgetVariable(_ variable: Symbol) {
    forget(variable)
    changed.removeAll { $0 == variable }
  }

  // MARK: - Removing

  /// Takes a constraint out of the system.
  mutating func remove(_ handle: Handle) {
    let own = [handle.marker, handle.other].compactMap { $0 }
    if handle.priority < 1_000 {
      for symbol in own where symbol.kind == .error { weigh(symbol, -1, handle.priority) }
    }
    if takeRow(handle.marker) == nil, let leaving = markerRow(handle.marker) {
      var row = takeRow(leaving)!
      row.add(leaving, -1)
      row.solve(for: handle.marker)
      substitute(handle.marker, row)
    }
    // Where one part of an error is, its other part is with the opposite sign: both have gone.
    for symbol in own { forget(symbol) }
    if handle.priority < 1_000 { count(handle.priority, -1) }
    minimise()
  }
  /// The row that gives way when the marker of a constraint leaves.
  private mutating func markerRow(_ marker: Symbol) -> Symbol? {
    var dummy: Symbol?
    var restricted: (ratio: Double, symbol: Symbol)?, positive: (ratio: Double, symbol: Symbol)?, free: Symbol?
    for symbol in rows(with: marker) {
      let row = slots[Int(symbol.number)].row!
      let factor = row[marker]
      if symbol.kind == .dummy {
        dummy = min(dummy ?? symbol, symbol)
      } else if symbol.kind == .variable {
        free = min(free ?? symbol, symbol)
      } else if factor < 0 {
        let next = (-row.constant / factor, symbol)
        if restricted.map({ next < $0 }) ?? true { restricted = next }
      } else {
        let next = (row.constant / factor, symbol)
        if positive.map({ next < $0 }) ?? true { positive = next }
      }
    }
    // An equation that only repeats others takes their place; else its dummy would come to be something else than zero.
    return dummy ?? restricted?.symbol ?? positive?.symbol ?? free
  }

  // MARK: - Changing constants

  /// Adds a number to the constant of each constraint's expression, all at once.
  ///
  /// False where what has to hold contradicts itself then; nothing has changed in that case.
  mutating func change(_ changes: [(handle: Handle, difference: Double)]) -> Bool {
    let doubtful = shift(changes, 1)
    if restore(doubtful) { return true }
    _ = shift(changes, -1)
    // Rows that no change reaches may have come to be negative on the way.
    _ = restore(slots.filter { $0.row != nil && $0.symbol.kind != .variable }.map(\.symbol))
    return false
  }
  /// Changes the constants, and returns the symbols that may be what they must not.
  private mutating func shift(_ changes: [(handle: Handle, difference: Double)], _ direction: Double) -> [Symbol] {
    var doubtful: [Symbol] = []
    for (handle, difference) in changes {
      let marker = handle.marker, step = difference * handle.sign * direction
      if isBasic(marker) {
        rowsTouched += 1
        slots[Int(marker.number)].row!.constant -= step
        if marker.isRestricted { doubtful.append(marker) }
        continue
      }
      for basic in rows(with: marker) {
        slots[Int(basic.number)].row!.constant += slots[Int(basic.number)].row![marker] * step
        note(basic)
        if basic.isRestricted { doubtful.append(basic) }
      }
    }
    return doubtful
  }
  /// Lets symbols that have come to be negative leave, the lowest first, each for the one that costs least.
  private mutating func restore(_ doubtful: [Symbol]) -> Bool {
    var negative: [Symbol] = []
    func isWrong(_ symbol: Symbol) -> Bool {
      guard symbol.kind != .variable, symbol.kind != .dummy, let row = row(symbol) else { return false }
      return row.constant < -1e-9
    }
    for symbol in doubtful where isWrong(symbol) { negative.append(symbol) }
    for _ in 0..<limit {
      guard let leaving = negative.min() else { break }
      guard let entering = dualEntering(slots[Int(leaving.number)].row!) else { return false }
      let affected = rows(with: entering)
      var unused = Expression()
      pivot(leaving, entering, &unused)
      var seen = Set(negative)
      for symbol in affected where seen.insert(symbol).inserted { negative.append(symbol) }
      if seen.insert(entering).inserted { negative.append(entering) }
      negative.removeAll { !isWrong($0) }
    }
    for symbol in doubtful where symbol.kind == .dummy {
      if let row = row(symbol), abs(row.constant) > Self.tolerance { return false }
    }
    if candidates.isEmpty { return negative.isEmpty }
    minimise()
    return negative.isEmpty
  }
  /// The symbol that brings a negative row up to zero and loses least by it, compared level by level.
  private func dualEntering(_ row: Expression) -> Symbol? {
    var best: Term?
    for term in row.terms where term.factor > 1e-9 && term.symbol.kind != .dummy {
      guard let known = best else {
        best = term
        continue
      }
      for level in levels {
        let difference = level.factor(term.symbol) / term.factor - level.factor(known.symbol) / known.factor
        if abs(difference) < 1e-10 { continue }
        if difference < 0 { best = term }
        break
      }
    }
    return best?.symbol
  }

  // MARK: - Minimising

  private mutating func minimise() {
    for _ in 0..<limit {
      guard let entering = enteringSymbol(), let leaving = leavingRow(entering) else { break }
      var unused = Expression()
      pivot(leaving, entering, &unused)
    }
    for symbol in candidates { slots[Int(symbol.number)].isCandidate = false }
    candidates = []
  }
  /// The lowest symbol that makes the sum of what is lost smaller at the first level where it makes a difference.
  private func enteringSymbol() -> Symbol? {
    var best: Symbol?
    for symbol in candidates where best.map({ symbol < $0 }) ?? true {
      if isBasic(symbol) { continue }
      for level in levels {
        let factor = level.factor(symbol)
        if abs(factor) <= 1e-9 { continue }
        if factor < 0 { best = symbol }
        break
      }
    }
    return best
  }
  private mutating func leavingRow(_ entering: Symbol) -> Symbol? {
    var best: (ratio: Double, symbol: Symbol)?
    for symbol in rows(with: entering) where symbol.kind != .variable {
      let row = slots[Int(symbol.number)].row!
      let factor = row[entering]
      if factor >= -1e-9 { continue }
      let ratio = -row.constant / factor
      if let known = best, ratio > known.ratio + 1e-12 || (ratio > known.ratio - 1e-12 && known.symbol < symbol) {
        continue
      }
      best = (ratio, symbol)
    }
    return best?.symbol
  }
}
