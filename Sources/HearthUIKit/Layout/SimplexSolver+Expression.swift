import HearthRendering

extension SimplexSolver {
  /// A variable with its factor.
  struct Term: Equatable {
    let symbol: Symbol
    var factor: Double
  }
  /// A sum of variables with factors, and a number.
  struct Expression: Equatable {
    var constant: Double
    /// By symbol, each once, none of them with the factor 0.
    private(set) var terms: [Term] = []
    init(_ constant: Double = 0) { self.constant = constant }
    init(_ variable: Symbol) { (constant, terms) = (0, [Term(symbol: variable, factor: 1)]) }
    /// The factor of a symbol, 0 where it has no part.
    subscript(symbol: Symbol) -> Double {
      let index = position(symbol)
      return index < terms.count && terms[index].symbol == symbol ? terms[index].factor : 0
    }
    /// The place of a symbol, or where it would be.
    private func position(_ symbol: Symbol) -> Int {
      terms.indices.partitionPoint { !(terms[$0].symbol < symbol) }
    }
    mutating func add(_ symbol: Symbol, _ value: Double) {
      let index = position(symbol)
      if index < terms.count && terms[index].symbol == symbol {
        terms[index].factor += value
        if SimplexSolver.isZero(terms[index].factor) { terms.remove(at: index) }
      } else if !SimplexSolver.isZero(value) {
        terms.insert(Term(symbol: symbol, factor: value), at: index)
      }
    }
    mutating func add(_ other: Expression, times factor: Double) { add(other, times: factor) { _ in } }
    /// Calls `isNew` with each symbol that had no part before.
    mutating func add(_ other: Expression, times factor: Double, isNew: (Symbol) -> Void) {
      constant += other.constant * factor
      if other.terms.isEmpty { return }
      if other.terms.count == 1 && terms.isEmpty {
        isNew(other.terms[0].symbol)
        terms = [Term(symbol: other.terms[0].symbol, factor: other.terms[0].factor * factor)]
        return
      }
      var sum: [Term] = []
      sum.reserveCapacity(terms.count + other.terms.count)
      var index = 0
      terms.withUnsafeBufferPointer { own in
        for term in other.terms {
          while index < own.count && own[index].symbol < term.symbol {
            sum.append(own[index])
            index += 1
          }
          if index < own.count && own[index].symbol == term.symbol {
            let value = own[index].factor + term.factor * factor
            if !SimplexSolver.isZero(value) { sum.append(Term(symbol: term.symbol, factor: value)) }
            index += 1
          } else if !SimplexSolver.isZero(term.factor * factor) {
            sum.append(Term(symbol: term.symbol, factor: term.factor * factor))
            isNew(term.symbol)
          }
        }
        sum.append(contentsOf: own[index...])
      }
      terms = sum
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
      var result = Expression()
      result.add(a, times: factor)
      return result
    }
    mutating func scale(by factor: Double) {
      constant *= factor
      for index in terms.indices { terms[index].factor *= factor }
    }
    /// Takes a symbol out and returns its factor.
    mutating func take(_ symbol: Symbol) -> Double {
      let index = position(symbol)
      guard index < terms.count, terms[index].symbol == symbol else { return 0 }
      return terms.remove(at: index).factor
    }
    /// This expression is zero: solved for `symbol`, which it contains.
    mutating func solve(for symbol: Symbol) {
      let factor = take(symbol)
      precondition(factor != 0, "SimplexSolver: a row was to be solved for a symbol that has no part in it.")
      scale(by: -1 / factor)
    }
  }

  /// Whether a factor is what rounding has not quite brought to nothing. Lengths here are points, factors about 1.
  static func isZero(_ value: Double) -> Bool { abs(value) < 1e-8 }
}
