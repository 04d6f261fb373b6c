// Compares the public API of the built modules with tables of SwiftUI's, topic by topic.
//
//   coverage TABLES SYMBOL-GRAPHS DIFFERENCES OUTPUT TESTS     writes the page OUTPUT
//   coverage TABLES SYMBOL-GRAPHS --topic TOPIC                prints one topic, with declarations
//
// TABLES are files with colons between them: that of SwiftUI 26, those of what later editions add, as `swiftui-27.tsv`,
// whose names end with the edition, and that of the kit Charts, `charts-api.tsv`. A table is tab separated with a heading line: owner, name, kind, declaration, topic, deprecated, in_scope, src.
// SYMBOL-GRAPHS is a directory of `*.symbols.json` as swift-symbolgraph-extract writes them. DIFFERENCES is tab
// separated with a heading line: name, what happens, what to use instead. TESTS are directories with colons between them: a declaration counts
// as used in a test where a file of tests there has its name, that of its owner for an initializer and an operator.
//
// A declaration of the table is here when ours has the same owner, the same name with argument labels, and a
// kind that source cannot tell apart (a struct or a class, a case or a static property). What such a match does
// not show, a difference in types or constraints, is marked: the two declarations are compared without
// attributes, parameter names and default values. A function of ours with more labels counts, and is marked, when
// what it has more may be left out: then it takes every call of theirs.

import Foundation

@main
enum Coverage {
  static func main() {
    do {
      try run()
    } catch {
      FileHandle.standardError.write(Data("coverage: \(error)\n".utf8))
      exit(1)
    }
  }

  static func run() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 5 || arguments.count == 4 && arguments[2] == "--topic" else {
      throw Failure("usage: coverage TABLES SYMBOL-GRAPHS (DIFFERENCES OUTPUT TESTS | --topic TOPIC)")
    }
    let graphs = try SymbolGraph.all(in: URL(fileURLWithPath: arguments[1]))
    // What a kit adds counts for the kit alone.
    let api = API(graphs.filter { $0.module != "Charts" }.map(\.graph)), withKits = API(graphs.map(\.graph))
    let editions = try arguments[0].split(separator: ":").map { path in
      let url = URL(fileURLWithPath: String(path))
      let table = try Table(contentsOf: url)
      var edition = Edition(name: Edition.name(of: url), topics: [], listed: table.listed)
      edition.topics = Topic.compare(table, with: edition.isKit ? withKits : api)
      return edition
    }
    if arguments[2] == "--topic" {
      try printTopic(named: arguments[3], of: editions)
    } else {
      let differences = try TabSeparated.rows(of: URL(fileURLWithPath: arguments[2]))
      let used = try TestedNames(directories: arguments[4].split(separator: ":").map(String.init))
      let page = Page(editions: editions, differences: differences, used: used).text
      let output = URL(fileURLWithPath: arguments[3])
      if (try? String(contentsOf: output, encoding: .utf8)) != page {
        try page.write(to: output, atomically: true, encoding: .utf8)
      }
      for edition in editions {
        let (here, declared) = (edition.here, edition.declared)
        print(
          "\(edition.title): \(here) of \(declared) declarations (\(percent(here, of: declared))), \(edition.used(used)) in a test, \(edition.listed) in Apple's list"
        )
      }
    }
  }

  static func printTopic(named name: String, of editions: [Edition]) throws {
    let wanted = name.lowercased()
    // A topic of a later edition has its name behind it.
    let topics = editions.enumerated().flatMap { number, edition in
      edition.topics.map { topic in
        var topic = topic
        if edition.isKit {
          topic.name = edition.heading(of: topic)
        } else if number > 0 {
          topic.name += ", added in \(edition.name)"
        }
        return topic
      }
    }
    let found = topics.filter { $0.name.lowercased() == wanted }
    let matches = found.isEmpty ? topics.filter { $0.name.lowercased().hasPrefix(wanted) } : found
    guard !matches.isEmpty else {
      throw Failure("no topic '\(name)'. There are: " + topics.map(\.name).joined(separator: ", "))
    }
    for topic in matches {
      print(
        "\(topic.name): \(topic.here.count) of \(topic.rows.count) (\(percent(topic.here.count, of: topic.rows.count)))"
      )
      print("\nMissing (\(topic.missing.count))")
      for row in topic.missing {
        print("  \(row.path)\(row.isDeprecated ? "  [deprecated]" : "")\n      \(row.declaration)")
      }
      print("\nHere (\(topic.here.count))")
      for (row, match) in topic.here {
        print("  \(row.path)")
        if case .otherForm(let ours) = match {
          print("      SwiftUI  \(row.declaration)\n      here     \(ours)")
        }
      }
      print("")
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

func percent(_ part: Int, of whole: Int) -> String {
  whole == 0 ? "–" : "\(part * 100 / whole) %"
}

// MARK: - What SwiftUI declares

enum TabSeparated {
  /// The rows below the heading line. A file that does not exist has none.
  static func rows(of url: URL) throws -> [[String]] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

struct Row {
  var owner, name, kind, declaration, topic: String
  var isDeprecated: Bool

  var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// What a function gives; empty when the declaration does not say.
  var result: String {
    guard let arrow = declaration.range(of: " -> ", options: .backwards) else { return "" }
    return String(declaration[arrow.upperBound...])
  }
}

struct Table {
  var rows: [Row] = []
  /// Rows in scope, and those that are not.
  var listed = 0

  /// Reads the rows in scope, and counts the others. The columns are found by their heading.
  init(contentsOf url: URL) throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let heading = (lines.first ?? "").split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    var column: [String: Int] = [:]
    for (index, name) in heading.enumerated() { column[name] = index }
    for name in ["owner", "name", "kind", "declaration", "topic", "deprecated", "in_scope"] where column[name] == nil {
      throw Failure(
        "\(url.lastPathComponent) has no column '\(name)'; its first line is: \(heading.joined(separator: ", "))")
    }
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= heading.count else { continue }
      listed += 1
      guard fields[column["in_scope"]!] == "1" else { continue }
      rows.append(
        Row(
          owner: fields[column["owner"]!], name: fields[column["name"]!], kind: fields[column["kind"]!],
          declaration: fields[column["declaration"]!], topic: fields[column["topic"]!],
          isDeprecated: fields[column["deprecated"]!] == "1"))
    }
  }
}

// MARK: - What is here

/// One file of swift-symbolgraph-extract, as far as it is read.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
      var preciseIdentifier: String?
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?

    /// The parameters of a function by their labels, and whether each has a default and so may be left out.
    var parameters: [(label: String, isOptional: Bool)] {
      let name = pathComponents.last ?? ""
      guard let labels = API.labels(of: name), !labels.isEmpty else { return [] }
      let base = String(name.prefix { $0 != "(" })
      guard let start = [base + "(", base + "<"].compactMap({ declaration.range(of: $0) }).map(\.upperBound).min()
      else {
        return []
      }
      // 1 within the list of parameters, more within parentheses, brackets and generic arguments in it.
      var depth = 1
      // Until the list begins, as generic parameters come first.
      var isBefore = declaration[declaration.index(before: start)] == "<"
      var hasDefault: [Bool] = [false]
      var previous: Character = " "
      for character in declaration[start...] {
        defer { previous = character }
        switch character {
        case "(", "[", "<": depth += 1
        case ")", "]": depth -= 1
        case ">" where previous != "-": depth -= 1
        case "," where depth == 1 && !isBefore: hasDefault.append(false)
        case "=" where depth == 1 && !isBefore: hasDefault[hasDefault.count - 1] = true
        default: break
        }
        if isBefore && depth == 1 && character == "(" { isBefore = false }
        if depth == 0 && !isBefore { break }
      }
      guard hasDefault.count == labels.count else { return [] }
      return zip(labels, hasDefault).map { (label: $0, isOptional: $1) }
    }

    var declaration: String {
      (declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
  struct Relationship: Decodable {
    var kind, source, target: String
    var targetFallback: String?
  }
  var symbols: [Symbol]
  var relationships: [Relationship]

  /// The graphs of a directory, in the order of their files' names, and the module that each was written for: a file is
  /// `Module.symbols.json`, or `Module@Extended.symbols.json` for what the module adds to another.
  static func all(in directory: URL) throws -> [(module: String, graph: SymbolGraph)] {
    let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    if files.isEmpty { throw Failure("no symbol graph in \(directory.path)") }
    return try files.map { file in
      let module = String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" })
      return (module, try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)))
    }
  }
}

struct API {
  enum Match {
    case same
    /// Here, declared otherwise: our declaration.
    case otherForm(String)
  }

  /// Declarations by `owner.name`.
  private var symbols: [String: [SymbolGraph.Symbol]] = [:]
  /// Functions some of whose parameters may be left out, by `owner.name` without labels.
  private var withDefaults: [String: [SymbolGraph.Symbol]] = [:]
  /// What a type alias stands for, by its path.
  private var aliases: [String: String] = [:]
  /// The protocols a type or protocol conforms to, by its path: paths of ours, last components of others.
  private var protocols: [String: Set<String>] = [:]

  init(_ graphs: [SymbolGraph]) {
    var paths: [String: String] = [:]
    for graph in graphs {
      for symbol in graph.symbols {
        let path = symbol.pathComponents.joined(separator: ".")
        paths[symbol.identifier.precise] = path
        symbols[path, default: []].append(symbol)
        if symbol.parameters.contains(where: \.isOptional) {
          withDefaults[String(path.prefix { $0 != "(" }), default: []].append(symbol)
        }
      }
    }
    for graph in graphs {
      for symbol in graph.symbols where symbol.kind.identifier == "swift.typealias" {
        let fragments = symbol.declarationFragments ?? []
        guard let equals = fragments.firstIndex(where: { $0.spelling.contains("=") }) else { continue }
        let target = fragments[equals...].first { $0.preciseIdentifier != nil }?.preciseIdentifier
        if let target, let path = paths[target] { aliases[symbol.pathComponents.joined(separator: ".")] = path }
      }
      for relationship in graph.relationships where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
        guard let source = paths[relationship.source] else { continue }
        let target =
          paths[relationship.target] ?? relationship.targetFallback?.split(separator: ".").last.map(String.init)
        if let target { protocols[source, default: []].insert(target) }
      }
    }
  }

  func match(_ row: Row) -> Match? {
    let name = Self.plain(row.name)
    // A row that is a conformance and no declaration: "(ToolbarContent conformance)".
    if name.hasPrefix("("), name.hasSuffix(" conformance)") {
      let wanted = String(name.dropFirst().dropLast(" conformance)".count))
      return allProtocols(of: aliases[row.owner] ?? row.owner).contains(wanted) ? .same : nil
    }
    if let found = best(of: candidates(owner: row.owner, name: name, kind: row.kind), for: row) { return found }
    if let owner = aliases[row.owner],
      let found = best(of: candidates(owner: owner, name: name, kind: row.kind), for: row)
    {
      return found
    }

    // The projection of a wrapped property is not a symbol of its own.
    if name.hasPrefix("$"), row.kind == "property",
      let wrapped = candidates(owner: row.owner, name: String(name.dropFirst()), kind: "property").first,
      ["@Binding", "@ObservedObject"].contains(where: wrapped.declaration.contains)
    {
      return .same
    }
    // What a body is made of has a name that the compiler infers.
    if name == "Body", symbols["\(row.owner).body"] != nil { return .same }
    if let longer = longerForm(owner: row.owner, name: name, kind: row.kind) {
      return .otherForm(longer.declaration)
    }
    // A builder that takes a parameter pack takes every number of children.
    if name.hasPrefix("buildBlock("), !name.dropFirst("buildBlock".count).contains(where: \.isLetter),
      (symbols["\(row.owner).buildBlock(_:)"] ?? []).contains(where: { $0.declaration.contains("repeat ") })
    {
      return .same
    }
    // A member that the type gets from a protocol. It does not stand in for one that gives the type itself,
    // as text that is made bold and stays `Text`, unless it gives the type too, as `Color.red`; the types
    // of modifiers are not written in source.
    let conformances = allProtocols(of: aliases[row.owner] ?? row.owner)
    let givesItself = row.result.hasPrefix(row.owner) && row.owner != "ModifiedContent"
    for name in conformances.sorted() {
      let inherited = candidates(owner: name, name: row.name, kind: row.kind)
        .filter { !givesItself || $0.declaration.contains(": \(row.owner) ") }
      if let found = best(of: inherited, for: row) { return found }
    }
    if Self.suppliedByLanguage.contains(where: { $0.name == name && !conformances.isDisjoint(with: $0.protocols) }) {
      return .same
    }
    return nil
  }

  private func candidates(owner: String, name: String, kind: String) -> [SymbolGraph.Symbol] {
    let path = owner.isEmpty ? name : "\(owner).\(name)"
    return (symbols[path] ?? []).filter { Self.kinds[kind, default: []].contains($0.kind.identifier) }
  }

  /// A function that takes every call of the one named, since all its other parameters have defaults.
  private func longerForm(owner: String, name: String, kind: String) -> SymbolGraph.Symbol? {
    guard let labels = Self.labels(of: name) else { return nil }
    let base = String(name.prefix { $0 != "(" })
    let path = owner.isEmpty ? base : "\(owner).\(base)"
    return (withDefaults[path] ?? []).first { symbol in
      guard Self.kinds[kind, default: []].contains(symbol.kind.identifier) else { return false }
      var wanted = labels[...]
      for parameter in symbol.parameters {
        if parameter.label == wanted.first {
          wanted.removeFirst()
        } else if !parameter.isOptional {
          return false
        }
      }
      return wanted.isEmpty
    }
  }

  /// `["_", "lineWidth"]` for `stroke(_:lineWidth:)`; nil for a name without parentheses.
  static func labels(of name: String) -> [String]? {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
    return name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  private func best(of candidates: [SymbolGraph.Symbol], for row: Row) -> Match? {
    guard let first = candidates.first else { return nil }
    if row.declaration.isEmpty || Self.types.contains(row.kind) { return .same }
    let wanted = Declaration.normalized(row.declaration)
    if candidates.contains(where: { Declaration.normalized($0.declaration) == wanted }) { return .same }
    return .otherForm(first.declaration)
  }

  private func allProtocols(of path: String) -> Set<String> {
    var result: Set<String> = []
    var open = [path]
    while let next = open.popLast() {
      for name in protocols[next] ?? [] where result.insert(name).inserted { open.append(name) }
    }
    return result
  }

  private static func plain(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }

  private static let types: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "associatedtype", "macro",
  ]

  /// The kinds of symbol that serve source written for a kind of the table.
  private static let kinds: [String: Set<String>] = {
    let value: Set<String> = ["swift.struct", "swift.class", "swift.enum", "swift.typealias", "swift.actor"]
    return [
      "struct": value, "class": value.union(["swift.type.property", "swift.type.method"]), "enum": value,
      "typealias": value,
      "associatedtype": value.union(["swift.associatedtype"]), "protocol": ["swift.protocol", "swift.typealias"],
      "case": ["swift.enum.case", "swift.type.property", "swift.type.method"],
      "type_property": ["swift.type.property", "swift.enum.case"],
      "type_method": ["swift.type.method", "swift.enum.case", "swift.func.op"],
      "init": ["swift.init"], "method": ["swift.method", "swift.func"], "property": ["swift.property", "swift.var"],
      "operator": ["swift.func.op", "swift.type.method"], "subscript": ["swift.subscript"],
      "type_subscript": ["swift.type.subscript"], "macro": ["swift.macro"],
    ]
  }()

  /// What a conformance brings without a declaration in a symbol graph.
  private static let suppliedByLanguage: [(name: String, protocols: Set<String>)] = [
    ("==(_:_:)", ["Equatable", "Hashable", "Comparable"]), ("!=(_:_:)", ["Equatable", "Hashable", "Comparable"]),
    ("hash(into:)", ["Hashable"]), ("hashValue", ["Hashable"]),
    (">(_:_:)", ["Comparable"]), ("<=(_:_:)", ["Comparable"]), (">=(_:_:)", ["Comparable"]),
    ("encode(to:)", ["Encodable", "Codable"]), ("init(from:)", ["Decodable", "Codable"]),
    ("rawValue", ["RawRepresentable", "OptionSet"]), ("init(rawValue:)", ["RawRepresentable", "OptionSet"]),
    ("allCases", ["CaseIterable"]), ("AllCases", ["CaseIterable"]), ("RawValue", ["RawRepresentable", "OptionSet"]),
    ("Element", ["OptionSet", "Sequence", "Collection", "RandomAccessCollection"]),
    ("ArrayLiteralElement", ["ExpressibleByArrayLiteral", "OptionSet"]), ("ID", ["Identifiable"]),
    ("id", ["Identifiable"]),
  ]
}

/// A declaration as far as two of them must agree to be called the same.
enum Declaration {
  /// Without attributes, access, isolation, names of parameters, values of defaults and accessors;
  /// names of generic parameters by position.
  static func normalized(_ declaration: String) -> String {
    var tokens = dropAttributes(split(declaration))
    tokens = dropAccessors(tokens)
    tokens = dropParameterNames(tokens)
    return numberGenerics(tokens).joined(separator: " ")
  }

  private static let modifiers: Set<String> = [
    "nonisolated", "public", "open", "package", "final", "override", "dynamic", "convenience", "required", "indirect",
    "mutating",
    "nonmutating", "isolated", "sending", "any", "__owned", "consuming", "borrowing",
  ]

  private static func split(_ text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    var previous: Character = " "
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_@#`$.".contains(character)
    }
    for character in text {
      if isWord(character) {
        word.append(character)
      } else {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        if character == ">", previous == "-" {
          tokens[tokens.count - 1] = "->"
        } else if !character.isWhitespace, character != "`" {
          tokens.append(String(character))
        }
      }
      previous = character
    }
    if !word.isEmpty { tokens.append(word) }
    return tokens.map { token in
      var token = token.replacingOccurrences(of: "`", with: "")
      for module in [
        "Swift.", "SwiftUI.", "HearthUI.", "HearthUIKit.", "HearthCore.", "HearthMotion.", "HearthStrings.",
        "HearthRendering.", "Foundation.",
        "Self.",
      ] where token.hasPrefix(module) {
        token.removeFirst(module.count)
      }
      return token
    }
  }

  private static func dropAttributes(_ tokens: [String]) -> [String] {
    let withArguments: Set<String> = ["@available", "@attached", "@freestanding", "@_disfavoredOverload", "@isolated"]
    var result: [String] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.hasPrefix("@") {
        if withArguments.contains(token), index + 1 < tokens.count, tokens[index + 1] == "(" {
          index = closing(tokens, from: index + 1)
        }
      } else if !modifiers.contains(token) {
        result.append(token)
      }
      index += 1
    }
    return result
  }

  private static func dropAccessors(_ tokens: [String]) -> [String] {
    guard let kind = tokens.firstIndex(where: { $0 == "var" || $0 == "let" }), kind <= 1 else {
      return tokens.firstIndex(of: "{").map { Array(tokens[..<$0]) } ?? tokens
    }
    var result = tokens.firstIndex(of: "{").map { Array(tokens[..<$0]) } ?? tokens
    result[kind] = "var"
    return result
  }

  /// In the first list in parentheses: labels stay, names of parameters and values of defaults go.
  private static func dropParameterNames(_ tokens: [String]) -> [String] {
    guard let start = tokens.firstIndex(of: "("),
      tokens.contains(where: { ["func", "init", "init?", "subscript", "macro"].contains($0) })
    else { return tokens }
    let end = closing(tokens, from: start)
    var result = Array(tokens[...start])
    var index = start + 1
    var depth = 0
    var atStart = true
    let isSubscript = tokens.contains("subscript")
    while index < end {
      let token = tokens[index]
      if ["(", "[", "<", "{"].contains(token) { depth += 1 }
      if [")", "]", ">", "}"].contains(token) { depth -= 1 }
      if depth == 0, token == "=" {
        result.append("= default")
        var inner = 0
        while index + 1 < end {
          let next = tokens[index + 1]
          if inner == 0, next == "," { break }
          if ["(", "[", "{"].contains(next) { inner += 1 }
          if [")", "]", "}"].contains(next) { inner -= 1 }
          index += 1
        }
      } else if depth == 0, token == "," {
        result.append(token)
        atStart = true
        index += 1
        continue
      } else if atStart, index + 2 < end, tokens[index + 2] == ":" {
        result.append(token)
        index += 1
      } else if atStart, isSubscript, index + 1 < end, tokens[index + 1] == ":" {
        result.append("_")
      } else {
        result.append(token)
      }
      atStart = false
      index += 1
    }
    return result + tokens[end...]
  }

  private static func numberGenerics(_ tokens: [String]) -> [String] {
    guard let name = tokens.firstIndex(where: { ["func", "init", "init?", "subscript"].contains($0) }),
      let open = tokens.firstIndex(of: "<"), let list = tokens.firstIndex(of: "("), open > name, open < list,
      let close = tokens[open...].firstIndex(of: ">")
    else { return sortConstraints(tokens) }
    var numbers: [String: String] = [:]
    for token in tokens[open..<close] where token.first?.isLetter == true && token != "each" && numbers[token] == nil {
      numbers[token] = "G\(numbers.count)"
    }
    let renamed = tokens.map { token -> String in
      var parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if let first = parts.first, let number = numbers[first] { parts[0] = number }
      return parts.joined(separator: ".")
    }
    return sortConstraints(renamed)
  }

  /// `where` clauses say the same in every order.
  private static func sortConstraints(_ tokens: [String]) -> [String] {
    guard let clause = tokens.firstIndex(of: "where") else { return tokens }
    let constraints = tokens[(clause + 1)...].split(separator: ",").map { $0.joined(separator: " ") }
    return tokens[...clause] + [constraints.sorted().joined(separator: ", ")]
  }

  private static func closing(_ tokens: [String], from open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      if ["(", "[", "{"].contains(tokens[index]) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }
}

// MARK: - What tests use

/// The words in files of tests.
struct TestedNames {
  private var words: Set<Substring> = []
  init(directories: [String]) throws {
    for directory in directories {
      let files = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: directory + "/" + file, encoding: .utf8)
        guard text.contains("expect(") else { continue }
        words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      }
    }
  }
  func contain(_ row: Row) -> Bool {
    let name = row.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if name.isEmpty || name == "init" || name == "subscript" {
      return words.contains(Substring(row.owner.split(separator: ".").last ?? ""))
    }
    return words.contains(name)
  }
}

// MARK: - Topics

struct Topic {
  var name: String
  var rows: [Row] = []
  var here: [(row: Row, match: API.Match)] = []
  var missing: [Row] = []
  func used(_ names: TestedNames) -> Int { here.count { names.contain($0.row) } }

  static func compare(_ table: Table, with api: API) -> [Topic] {
    var topics: [String: Topic] = [:]
    for row in table.rows {
      var topic = topics[row.topic] ?? Topic(name: row.topic)
      topic.rows.append(row)
      if let match = api.match(row) {
        topic.here.append((row, match))
      } else {
        topic.missing.append(row)
      }
      topics[row.topic] = topic
    }
    return topics.values.sorted { $0.name < $1.name }
  }
}

/// What one edition of SwiftUI declares: all of it, or what it adds to the one before.
struct Edition {
  var name: String
  var topics: [Topic]
  /// Rows of Apple's list, also those that only make sense on another platform.
  var listed: Int
  var declared: Int { topics.reduce(0) { $0 + $1.rows.count } }
  var here: Int { topics.reduce(0) { $0 + $1.here.count } }
  func used(_ names: TestedNames) -> Int { topics.reduce(0) { $0 + $1.used(names) } }
  /// Whether it is a framework of its own, beside SwiftUI's editions.
  var isKit: Bool { name == "Charts" }
  var title: String { isKit ? name : "SwiftUI \(name)" }
  /// What a topic is called where others of its name are around.
  func heading(of topic: Topic) -> String {
    isKit
      ? (topic.name == name ? name : "\(name), \(topic.name.prefix(1).lowercased() + topic.name.dropFirst())")
      : "\(topic.name) \(name)"
  }
  /// `27` for `swiftui-27.tsv`, `Charts` for `charts-api.tsv`; the first table says nothing, and is that of 26.
  static func name(of url: URL) -> String {
    let stem = url.deletingPathExtension().lastPathComponent
    if stem == "charts-api" { return "Charts" }
    return stem.split(separator: "-").last.flatMap { Int($0) }.map(String.init) ?? "26"
  }
}

// MARK: - The page

struct Page {
  var editions: [Edition]
  var differences: [[String]]
  var used: TestedNames

  var text: String {
    var lines = [
      "# Compatibility",
      "",
      "Which declarations of SwiftUI are here. `Scripts/coverage` writes this page from the modules' public symbols; do not edit",
      "it. A declaration counts when its owner, its name with argument labels and its kind are here; ≈ marks one whose types or",
      "constraints differ. What only makes sense on another platform is not counted. A test is a file with expectations that has the",
      "declaration's name, or its owner's for an initializer: it says what is tried at all, and not how well.",
    ]
    for (number, edition) in editions.enumerated() {
      if edition.isKit {
        lines += [
          "",
          "Apple's framework \(edition.name), which is a kit ([\(edition.name).md](\(edition.name).md)). The table of its declarations, `Documentation/charts-api.tsv`, was written",
          "from what is known of Apple's documentation, by owner and name with argument labels: several declarations of one name count once.",
        ]
      } else if number > 0 {
        lines += [
          "",
          "What SwiftUI \(edition.name) adds, or declares otherwise. Where an edition changes what was there before, the later",
          "one holds.",
        ]
      }
      lines += [
        "", "| topic | declared in \(edition.title) | here | percent | in a test |", "|---|---:|---:|---:|---:|",
      ]
      for topic in edition.topics {
        let link = anchor(number == 0 ? topic.name : edition.heading(of: topic))
        let (declared, here) = (topic.rows.count, topic.here.count)
        lines.append(
          "| [\(topic.name)](#\(link)) | \(declared) | \(here) | \(percent(here, of: declared)) | \(topic.used(used)) |"
        )
      }
      let (declared, here) = (edition.declared, edition.here)
      let total = edition.used(used)
      lines.append("| **all** | **\(declared)** | **\(here)** | **\(percent(here, of: declared))** | **\(total)** |")
      lines += [
        "",
        edition.isKit
          ? "The table has \(edition.listed) declarations; \(declared) of them make sense here."
          : "Apple's list has \(edition.listed) declarations; \(declared) of them make sense here.",
      ]
    }

    lines += ["", "## Different here", ""]
    if differences.isEmpty {
      lines.append("Nothing that compiles behaves otherwise.")
    } else {
      lines += [
        "These compile, so that source stays unchanged. Each reports itself once when it runs, but for hints, without which nothing",
        "looks or behaves otherwise.",
        "",
        "| name | what happens | what to use instead |",
        "|---|---|---|",
      ]
      for fields in differences where fields.count >= 3 {
        lines.append("| `\(fields[0])` | \(cell(fields[1])) | \(cell(fields[2])) |")
      }
    }

    let topics = editions.enumerated().flatMap { number, edition in
      edition.topics.map { (number == 0 ? $0.name : edition.heading(of: $0), $0) }
    }
    for (heading, topic) in topics {
      lines += ["", "## \(heading)", "", "\(topic.here.count) of \(topic.rows.count)."]
      if !topic.missing.isEmpty {
        lines += ["", "<details><summary>Missing (\(topic.missing.count))</summary>", ""]
        lines += list(topic.missing.map { ($0, "") })
        lines += ["", "</details>"]
      }
      if !topic.here.isEmpty {
        lines += ["", "<details><summary>Here (\(topic.here.count))</summary>", ""]
        lines += list(
          topic.here.map { row, match in
            if case .otherForm = match { return (row, " ≈") }
            return (row, "")
          })
        lines += ["", "</details>"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line per owner, its members behind it.
  private func list(_ entries: [(row: Row, mark: String)]) -> [String] {
    var order: [String] = []
    var members: [String: [String]] = [:]
    for (row, mark) in entries {
      if members[row.owner] == nil { order.append(row.owner) }
      members[row.owner, default: []].append("`\(row.name)`\(mark)")
    }
    return order.map { owner in
      let names = members[owner, default: []].joined(separator: ", ")
      return owner.isEmpty ? "- \(names)" : "- **\(owner)**: \(names)"
    }
  }

  private func anchor(_ name: String) -> String {
    String(
      name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.map { $0 == " " ? "-" : $0 })
  }

  private func cell(_ text: String) -> String { text.replacingOccurrences(of: "|", with: "\\|") }
}
