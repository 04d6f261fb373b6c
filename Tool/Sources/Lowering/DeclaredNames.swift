import SwiftSyntax

/// What other files of a module have to know of a file's declarations.
public struct DeclaredNames: Codable, Sendable {
  /// The methods that protocols of Objective-C call optional, with their labels.
  var optionals: Set<String> = []
  /// Those of them that return a value which is not optional itself: here they throw where there is none.
  var throwing: Set<String> = []
  /// What Objective-C calls methods, by the method's name without parameters.
  var selectors: [String: Set<String>] = [:]
  /// The methods that a selector which is made from a text may mean, by that text.
  var methods: [String: Set<NamedMethod>] = [:]
  /// The classes that override `observeValue(forKeyPath:of:change:context:)`.
  var observers: Set<String> = []
  /// Whether a type has a property `layer` that may be nil.
  var hasOptionalLayer = false

  public init() {}

  static func areIn(_ text: String) -> Bool {
    SourceScan.contains(text, ["@objc", "@IBAction", "observeValue(", "var layer:", "let layer:"])
  }
  /// - Parameter file: The path of the source.
  init(of tree: SourceFileSyntax, in file: String) {
    let visitor = NameVisitor(file)
    visitor.walk(tree)
    self = visitor.names
  }
  public mutating func formUnion(_ other: Self) {
    optionals.formUnion(other.optionals)
    throwing.formUnion(other.throwing)
    selectors.merge(other.selectors) { $0.union($1) }
    methods.merge(other.methods) { $0.union($1) }
    observers.formUnion(other.observers)
    if other.hasOptionalLayer { hasOptionalLayer = true }
  }
  /// A text that changes with the names.
  var key: String {
    let all = selectors.map { "\($0.key)=\($0.value.sorted().joined(separator: ","))" }.sorted()
    let texts = methods.map { "\($0.key)=\($0.value.map(\.key).sorted().joined(separator: ","))" }.sorted()
    return texts.joined(separator: " ") + "|" + observers.sorted().joined(separator: " ") + "|"
      + optionals.sorted().joined(separator: " ") + "|" + throwing.sorted().joined(separator: " ") + "|"
      + all.joined(separator: " ") + (hasOptionalLayer ? "|layer" : "")
  }

  /// What Objective-C calls a method. Source: Swift, "Importing Swift into Objective-C": the first label follows `With`, unless it is a preposition.
  static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let begins = prepositions.contains {
        first.hasPrefix($0) && !(first.dropFirst($0.count).first?.isLowercase ?? false)
      }
      name += (begins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into",
    "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
