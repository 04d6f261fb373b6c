// sources: Sources/HearthUI/Foundation/PredicateFormat.swift
import Foundation

let fuzzTargets = [
  FuzzTarget(text: "predicates") { text in
    for arguments: [Any?] in [[], ["a", 3, nil, [1, 2]]] {
      _ = try? PredicateParser.parse(text, arguments)
      _ = try? PredicateParser.parseValue(text, arguments)
    }
  }
]

/// The names of functions, in place of what computes them.
enum FormattedFunction {
  static let names: Set<String> = ["sum", "average", "min", "max", "count", "add", "from", "lowercase", "now"]
  static func name(_ selector: String) -> String? { names.first { selector.hasPrefix($0) } }
}
