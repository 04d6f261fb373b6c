import SwiftSyntax

/// What other files of a module have to know of a file's declarations.
public struct DeclaredNames: Codable, Sendable {
  /// The methods that protocols of Objective-C call optional, with their labels.
  var optionals: Set<String> = []
  /// Those of them that return a value which is not optional itself: here they throw where there is none.
  var throwing: Set<String> = []
  /// What Objective-C calls methods, by the method's name without parameters.
  var selectors: [String: Set<String>] = [:]

  public init() {}

  static func areIn(_ text: String) -> Bool {
    SourceScan.contains(text, [Array("@objc".utf8), Array("@IBAction".utf8)])
  }
  init(of tree: SourceFileSyntax) {
    let visitor = NameVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    self = visitor.names
  }
  public mutating func formUnion(_ other: Self) {
    optionals.formUnion(other.optionals)
    throwing.formUnion(other.throwing)
    selectors.merge(other.selectors) { $0.union($1) }
  }
  /// A text that changes with the names.
  var key: String {
    let all = selectors.map { "\($0.key)=\($0.value.sorted().joined(separator: ","))" }.sorted()
    return optionals.sorted().joined(separator: " ") + "|" + throwing.sorted().joined(separator: " ") + "|"
      + all.joined(separator: " ")
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

private final class NameVisitor: SyntaxVisitor {
  var names = DeclaredNames()

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if node.modifiers.contains(where: { $0.name.text == "optional" }) {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let whole = name + "(" + labels.joined() + ")"
      if OptionalMethod(node.signature.returnClause?.type) == .throwing {
        names.throwing.insert(whole)
      } else {
        names.optionals.insert(whole)
      }
    }
    var isAction = false
    for case .attribute(let attribute) in node.attributes {
      let kind = attribute.attributeName.trimmedDescription
      if kind == "objc" || kind == "IBAction" { isAction = true }
      if kind == "objc", let given = attribute.arguments?.trimmedDescription {
        names.selectors[name, default: []].insert(given)
        return .skipChildren
      }
    }
    if isAction {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      names.selectors[name, default: []].insert(DeclaredNames.selector(name, labels: labels))
    }
    return .skipChildren
  }
}
