import Foundation

// The language in which predicates are written. Source: Apple, "Predicate Format String Syntax".

/// What a predicate says about an object.
package nonisolated indirect enum FormattedPredicate {
  /// Of a collection at the left: whether what is said has to hold of one, all or none of what is in it.
  package enum Modifier { case direct, any, all, none }
  package enum Operator: Equatable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between
  }
  case constant(Bool)
  case and([FormattedPredicate]), or([FormattedPredicate]), not(FormattedPredicate)
  case comparison(Modifier, FormattedValueExpression, Operator, String.CompareOptions, FormattedValueExpression)
}

/// A value in a predicate.
package nonisolated indirect enum FormattedValueExpression {
  case object
  case constant(Any?)
  case keyPath([String])
  case aggregate([FormattedValueExpression])
  /// One of the variables that are given when a predicate is evaluated, with the path behind it.
  case variable(String)
  /// Those of a collection for which a predicate about a variable holds.
  case subquery(FormattedValueExpression, String, FormattedPredicate)
  /// What a value has at the end of a path.
  case property(FormattedValueExpression, [String])
  /// A function by its name, as "sum" or "add".
  case function(String, [FormattedValueExpression])
}

/// Why a text is no predicate.
nonisolated struct PredicateFormatError: Error { let message: String }

/// Reads the text of a predicate.
nonisolated struct PredicateParser {
  private enum Token {
    case word(String), text(String), number(Any), value(Any?), symbol(String), key(String), variable(String)
  }
  private var tokens: [Token] = []
  private var position = 0
  /// Levels of parentheses, negations, lists and functions around what is read now.
  private var level = 0
  /// More than anybody writes, and few enough for the stack of a thread. Source: our choice.
  private static let mostLevels = 64
  /// Operators one after the other: each has what stands before it inside. Source: our choice.
  private static let mostOperators = 200
  /// What a sentence that begins at a position was, and where it ended. What is in parentheses is read as a sentence and, where it is none, once
  /// more as a value: without this each level of sentences inside of values would double the work.
  private var sentences: [Int: (result: Result<FormattedPredicate, any Error>, end: Int)] = [:]

  /// - Throws: `PredicateFormatError`, where the text is no predicate or has another number of arguments.
  static func parseValue(_ format: String, _ arguments: [Any?]) throws -> FormattedValueExpression {
    var parser = try PredicateParser(format, arguments)
    let result = try parser.expression()
    if parser.position < parser.tokens.count { throw PredicateFormatError(message: "goes on after its end") }
    return result
  }
  static func parse(_ format: String, _ arguments: [Any?]) throws -> FormattedPredicate {
    var parser = try PredicateParser(format, arguments)
    let result = try parser.alternatives()
    if parser.position < parser.tokens.count { throw PredicateFormatError(message: "goes on after its end") }
    return result
  }

  // MARK: - Words

  private init(_ format: String, _ arguments: [Any?]) throws {
    let text = Array(format)
    var index = 0, rest = arguments[...]
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    while index < text.count {
      let character = text[index]
      if character.isWhitespace {
        index += 1
      } else if character == "\"" || character == "'" {
        tokens.append(.text(try Self.quoted(text, &index)))
      } else if character == "%" {
        guard let kind = Self.placeholder(text, &index) else {
          throw PredicateFormatError(message: "has a % for nothing")
        }
        guard let argument = rest.popFirst() else { throw PredicateFormatError(message: "has too few arguments") }
        if kind == "K" { tokens.append(.key("\(argument ?? "")")) } else { tokens.append(.value(argument)) }
      } else if character.isNumber || character == "." && index + 1 < text.count && text[index + 1].isNumber {
        var end = index
        while end < text.count, isWord(text[end]) || text[end] == "." { end += 1 }
        let digits = String(text[index..<end])
        guard let number: Any = Int(digits) ?? Double(digits) else {
          throw PredicateFormatError(message: "has '\(digits)' in place of a number")
        }
        tokens.append(.number(number))
        index = end
      } else if isWord(character) || character == "@" || character == "$" || character == "#" {
        var end = index + 1
        while end < text.count, isWord(text[end]) || text[end] == "." || text[end] == "@" { end += 1 }
        let word = String(text[index..<end])
        tokens.append(
          character == "$"
            ? .variable(String(word.dropFirst())) : character == "#" ? .key(String(word.dropFirst())) : .word(word))
        index = end
      } else {
        let two = index + 1 < text.count ? String(text[index...index + 1]) : ""
        let isDouble = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two)
        tokens.append(.symbol(isDouble ? two : String(character)))
        index += isDouble ? 2 : 1
      }
    }
    if !rest.isEmpty { throw PredicateFormatError(message: "has too many arguments") }
  }
  private static func quoted(_ text: [Character], _ index: inout Int) throws -> String {
    let quote = text[index]
    var result = ""
    index += 1
    while index < text.count, text[index] != quote {
      if text[index] == "\\", index + 1 < text.count { index += 1 }
      result.append(text[index])
      index += 1
    }
    guard index < text.count else { throw PredicateFormatError(message: "has a quotation without an end") }
    index += 1
    return result
  }
  /// What stands for an argument: the letter behind the percent sign and the lengths of numbers.
  private static func placeholder(_ text: [Character], _ index: inout Int) -> Character? {
    index += 1
    while index < text.count, "lhqzt0123456789.".contains(text[index]) { index += 1 }
    guard index < text.count, "@KdDiuUxXfFgGeEsc".contains(text[index]) else { return nil }
    index += 1
    return text[index - 1]
  }

  // MARK: - Sentences

  private var next: Token? { position < tokens.count ? tokens[position] : nil }
  private mutating func takes(_ words: String...) -> Bool {
    switch next {
    case .word(let word)? where words.contains(word.uppercased()): break
    case .symbol(let symbol)? where words.contains(symbol): break
    default: return false
    }
    position += 1
    return true
  }
  private mutating func deeper<T>(_ read: (inout PredicateParser) throws -> T) throws -> T {
    level += 1
    defer { level -= 1 }
    guard level <= Self.mostLevels else {
      throw PredicateFormatError(message: "has more than \(Self.mostLevels) levels")
    }
    return try read(&self)
  }
  private static func check(operators: Int) throws {
    if operators > mostOperators {
      throw PredicateFormatError(message: "has more than \(mostOperators) operators one after the other")
    }
  }
  private mutating func alternatives() throws -> FormattedPredicate {
    let start = position
    if let known = sentences[start] {
      position = known.end
      return try known.result.get()
    }
    var result: Result<FormattedPredicate, any Error>
    do { result = .success(try deeper { try $0.newAlternatives() }) } catch { result = .failure(error) }
    sentences[start] = (result, position)
    return try result.get()
  }
  private mutating func newAlternatives() throws -> FormattedPredicate {
    var all = [try conditions()]
    while takes("OR", "||") { all.append(try conditions()) }
    return all.count == 1 ? all[0] : .or(all)
  }
  private mutating func conditions() throws -> FormattedPredicate {
    var all = [try condition()]
    while takes("AND", "&&") { all.append(try condition()) }
    return all.count == 1 ? all[0] : .and(all)
  }
  private mutating func condition() throws -> FormattedPredicate {
    if takes("NOT", "!") { return .not(try deeper { try $0.condition() }) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    let start = position
    if takes("(") {
      // A sentence in parentheses, or a value.
      if let inner = try? alternatives(), takes(")") { return inner }
      position = start
    }
    return try comparison()
  }
  private mutating func comparison() throws -> FormattedPredicate {
    var modifier = FormattedPredicate.Modifier.direct
    if takes("ANY", "SOME") {
      modifier = .any
    } else if takes("ALL") {
      modifier = .all
    } else if takes("NONE") {
      modifier = .none
    }
    let left = try expression()
    let name = try operatorName()
    let options = try options()
    return .comparison(modifier, left, name, options, try expression())
  }
  private mutating func operatorName() throws -> FormattedPredicate.Operator {
    let name: FormattedPredicate.Operator
    if takes("=", "==") {
      name = .equal
    } else if takes("!=", "<>") {
      name = .notEqual
    } else if takes("<=", "=<") {
      name = .lessOrEqual
    } else if takes(">=", "=>") {
      name = .greaterOrEqual
    } else if takes("<") {
      name = .less
    } else if takes(">") {
      name = .greater
    } else if takes("BEGINSWITH") {
      name = .beginsWith
    } else if takes("ENDSWITH") {
      name = .endsWith
    } else if takes("CONTAINS") {
      name = .contains
    } else if takes("LIKE") {
      name = .like
    } else if takes("MATCHES") {
      name = .matches
    } else if takes("IN") {
      name = .isIn
    } else if takes("BETWEEN") {
      name = .between
    } else {
      throw PredicateFormatError(message: "has no operator where one is needed")
    }
    return name
  }
  /// `[c]` for any case, `[d]` for any accents, `[cd]` for both. Others of Apple's, `n` and `l`, change nothing here.
  private mutating func options() throws -> String.CompareOptions {
    guard takes("[") else { return [] }
    guard case .word(let letters)? = next else { throw PredicateFormatError(message: "has [ for nothing") }
    position += 1
    guard takes("]") else { throw PredicateFormatError(message: "has [ without ]") }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": break
      default: throw PredicateFormatError(message: "has the option '\(letter)'")
      }
    }
    return options
  }
  private mutating func expression() throws -> FormattedValueExpression {
    var result = try product(), operators = 0
    while true {
      operators += 1
      try Self.check(operators: operators)
      if takes("+") {
        result = .function("add", [result, try product()])
      } else if takes("-") {
        result = .function("subtract", [result, try product()])
      } else {
        return result
      }
    }
  }
  private mutating func product() throws -> FormattedValueExpression {
    var result = try value(), operators = 0
    while true {
      operators += 1
      try Self.check(operators: operators)
      if takes("*") {
        result = .function("multiply", [result, try value()])
      } else if takes("/") {
        result = .function("divide", [result, try value()])
      } else {
        return result
      }
    }
  }
  /// A value, with the path that may stand behind its parenthesis.
  private mutating func value() throws -> FormattedValueExpression {
    let result = try plainValue()
    guard case .symbol(".")? = next, position + 1 < tokens.count, case .word(let word) = tokens[position + 1] else {
      return result
    }
    position += 2
    return .property(result, word.split(separator: ".").map(String.init))
  }
  private mutating func plainValue() throws -> FormattedValueExpression {
    guard let token = next else { throw PredicateFormatError(message: "ends where a value is needed") }
    position += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .value(let value): return .constant(value)
    case .variable(let name): return .variable(name)
    case .key(let path): return .keyPath(path.split(separator: ".").map(String.init))
    case .symbol("-"):
      guard case .number(let number)? = next else { throw PredicateFormatError(message: "has a - for nothing") }
      position += 1
      return .constant((number as? Int).map { -$0 as Any } ?? -(number as? Double ?? 0))
    case .symbol("{"), .symbol("("):
      let end = if case .symbol("{") = token { "}" } else { ")" }
      var all: [FormattedValueExpression] = []
      if takes(end) { return .aggregate([]) }
      repeat { all.append(try deeper { try $0.expression() }) } while takes(",")
      guard takes(end) else { throw PredicateFormatError(message: "has a list without an end") }
      // Parentheses around one value are not a list.
      return end == ")" && all.count == 1 ? all[0] : .aggregate(all)
    case .symbol(let symbol): throw PredicateFormatError(message: "has '\(symbol)' where a value is needed")
    case .word(let word): return try named(word)
    }
  }
  private mutating func named(_ word: String) throws -> FormattedValueExpression {
    switch word.uppercased() {
    case "SELF": return .object
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "SUBQUERY": return try subquery()
    case "FUNCTION", "CAST": throw PredicateFormatError(message: "has \(word), which is not known here")
    default: break
    }
    let start = position
    _ = takes(":")
    if takes("(") { return try function(word) }
    position = start
    var path = word.split(separator: ".").map(String.init)
    if path.first?.uppercased() == "SELF" { path.removeFirst() }
    return .keyPath(path)
  }
  /// `SUBQUERY(items, $item, $item.price > 3)`.
  private mutating func subquery() throws -> FormattedValueExpression {
    guard takes("(") else { throw PredicateFormatError(message: "has SUBQUERY without parentheses") }
    let all = try deeper { try $0.expression() }
    guard takes(","), case .variable(let name)? = next else {
      throw PredicateFormatError(message: "has SUBQUERY without a variable")
    }
    position += 1
    guard takes(",") else { throw PredicateFormatError(message: "has SUBQUERY without a condition") }
    let condition = try alternatives()
    guard takes(")") else { throw PredicateFormatError(message: "has SUBQUERY without an end") }
    return .subquery(all, name, condition)
  }
  private mutating func function(_ word: String) throws -> FormattedValueExpression {
    let name = word.lowercased()
    guard FormattedFunction.names.contains(name) else {
      throw PredicateFormatError(message: "has the function \(word), which is not known here")
    }
    var arguments: [FormattedValueExpression] = []
    if takes(")") { return .function(name, []) }
    repeat { arguments.append(try deeper { try $0.expression() }) } while takes(",")
    guard takes(")") else { throw PredicateFormatError(message: "has \(word) without an end") }
    return .function(name, arguments)
  }
}
