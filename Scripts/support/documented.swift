// How many of the public declarations that `import SwiftUI` gives a program have a documentation comment.
//
//   documented [--list | --all] [--at-least PERCENT]
//
// Read are the sources of the module SwiftUI and of each module of this package that it exports again. A declaration
// counts when it and all types around it are public. A comment counts when it begins with `///` or `/**` and stands
// before the attributes of its declaration, where the compiler looks for it.
//
// These need no comment and are not counted:
//
// - what witnesses a requirement of a protocol, or is its default in an extension of the protocol: the requirement has
//   the comment. The protocols are ours, and those of the standard library, Foundation and OpenCombine in
//   `knownRequirements`: `body`, `==`, `hash(into:)`, `encode(to:)`, `id`, `description`, `startIndex` …
// - type aliases that say what an associated type is
// - what overrides a member of a superclass
// - names that begin with an underscore, and what is inside a type with such a name
// - what `@_spi` hides
//
// A case of an enumeration is documented by a comment of its own, or when the comment of the enumeration has its name
// in backquotes. Several cases after one `case`, and several variables after one `var`, share a comment.

import Foundation

// MARK: - Declarations

struct Declaration {
  var file: String
  var line: Int
  /// The types around it, outermost first.
  var owners: [String]
  var keyword: String
  /// With labels, as `padding(_:_:)`.
  var name: String
  var isPublic: Bool
  var isSystem: Bool
  var isOverride: Bool
  /// Whether it is written in a protocol itself, and not in an extension of it.
  var isRequirement = false
  var comment: String?
  /// What stands behind the colon of a type or extension, or behind `associatedtype`.
  var inherited: [String] = []
  /// The comment of the enumeration around a case.
  var enumerationComment: String?

  var path: String { (owners + [name]).joined(separator: ".") }
}

/// Finds the declarations of a file. What is inside functions and accessors is passed over.
struct Reader {
  private struct Scope {
    var keyword: String
    var names: [String]
    var isPublic: Bool
    /// What a member is without a word of its own.
    var makesPublic: Bool
    var isSystem: Bool
    var comment: String?
  }

  private let file: String
  private let tokens: [Token]
  private var place = 0
  private var scopes: [Scope] = []
  private(set) var declarations: [Declaration] = []

  init(_ file: String, _ text: String) {
    self.file = file
    tokens = Tokens(text).all
    readAll()
    if !scopes.isEmpty {
      FileHandle.standardError.write(Data("documented: the braces of \(file) do not fit\n".utf8))
      exit(2)
    }
  }

  private static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor", "extension"]
  private static let members: Set<String> = [
    "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "macro", "case",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "class", "final", "override",
    "nonisolated", "isolated", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect", "required",
    "convenience", "dynamic", "prefix", "postfix", "infix", "borrowing", "consuming", "optional", "distributed",
    "unsafe", "sending", "async",
  ]

  private var token: Token? { place < tokens.count ? tokens[place] : nil }
  private func text(at index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  /// Passes over what is in brackets, if there are any here.
  private mutating func skipBrackets() {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    guard let token, token.kind == .sign, pairs[token.text] != nil else { return }
    var depth = 0
    repeat {
      if tokens[place].kind == .sign {
        if pairs[tokens[place].text] != nil { depth += 1 }
        if pairs.values.contains(tokens[place].text) { depth -= 1 }
      }
      place += 1
    } while depth > 0 && place < tokens.count
  }

  /// Passes over `<…>`, if it is here.
  private mutating func skipGenericArguments() {
    guard let token, token.kind == .sign, token.text.hasPrefix("<") else { return }
    var depth = 0
    repeat {
      let text = tokens[place].text
      if tokens[place].kind == .sign, text != "->" {
        depth += text.filter { $0 == "<" }.count - text.filter { $0 == ">" }.count
      }
      place += 1
    } while depth > 0 && place < tokens.count
  }

  private mutating func readAll() {
    var comment: String?
    var words: Set<String> = []
    var start = 0
    func isFirst() -> Bool { words.isEmpty }
    while let token {
      if token.kind == .comment {
        if isFirst() { comment = token.text }
        place += 1
        continue
      }
      if token.kind == .sign {
        switch token.text {
        case "@":
          if isFirst() { start = token.line }
          words.insert("@" + text(at: place + 1))
          place += 2
          while text(at: place) == "." { place += 2 }
          skipGenericArguments()
          // A space before the parenthesis would make it part of the declaration, as in no source of ours.
          skipBrackets()
          continue
        case "}":
          if !scopes.isEmpty { scopes.removeLast() }
          place += 1
        case "(", "[", "{":
          skipBrackets()
        default:
          place += 1
        }
        (comment, words) = (nil, [])
        continue
      }
      if token.isMember {
        place += 1
        continue
      }
      let isClassMember = token.text == "class" && ["func", "var", "let", "subscript"].contains(text(at: place + 1))
      if Self.modifiers.contains(token.text), token.text != "class" || isClassMember {
        if isFirst() { start = token.line }
        // `private(set)` says nothing of the declaration itself.
        if text(at: place + 1) == "(" {
          words.insert(token.text + "(" + text(at: place + 2) + ")")
          place += 1
          skipBrackets()
        } else {
          words.insert(token.text)
          place += 1
        }
        continue
      }
      if isFirst() { start = token.line }
      if Self.types.contains(token.text) {
        readType(token.text, comment, words, start)
      } else if Self.members.contains(token.text) {
        readMember(token.text, comment, words, start)
      } else {
        place += 1
      }
      (comment, words) = (nil, [])
    }
  }

  private func isPublic(_ words: Set<String>) -> Bool {
    if words.contains("public") || words.contains("open") { return true }
    if !words.isDisjoint(with: ["package", "internal", "fileprivate", "private"]) { return false }
    return scopes.last?.makesPublic ?? false
  }

  private mutating func readType(_ keyword: String, _ comment: String?, _ words: Set<String>, _ start: Int) {
    place += 1
    var name = text(at: place)
    place += 1
    while text(at: place) == "." {
      name += "." + text(at: place + 1)
      place += 2
    }
    var inherited: [String] = []
    var isInherited = false, depth = 0
    while let token, token.text != "{" || token.kind != .sign {
      if token.kind == .sign {
        switch token.text {
        case "(", "[":
          skipBrackets()
          continue
        case ":":
          if depth == 0 { isInherited = true }
        default:
          depth += token.text.filter { $0 == "<" }.count
          if token.text != "->" { depth -= token.text.filter { $0 == ">" }.count }
        }
      } else if token.text == "where" {
        isInherited = false
      } else if isInherited, depth == 0 {
        inherited.append(token.text)
      }
      place += 1
    }
    place += 1
    let isOpen = isPublic(words), isSystem = words.contains("@_spi") || scopes.last?.isSystem == true
    let owners = scopes.last?.names ?? []
    let names = keyword == "extension" ? name.split(separator: ".").map(String.init) : owners + [name]
    declarations.append(
      Declaration(
        file: file, line: start, owners: keyword == "extension" ? Array(names.dropLast()) : owners, keyword: keyword,
        name: names.last ?? name, isPublic: isOpen && (scopes.last?.isPublic ?? true), isSystem: isSystem,
        isOverride: false, comment: comment, inherited: inherited))
    // An extension is as public as its members say; those of an enumeration's cases and of a protocol go with it.
    scopes.append(
      Scope(
        keyword: keyword, names: names,
        isPublic: keyword == "extension" ? true : isOpen && (scopes.last?.isPublic ?? true),
        makesPublic: keyword == "protocol" ? isOpen : keyword == "extension" && words.contains("public"),
        isSystem: isSystem, comment: comment))
  }

  private mutating func readMember(_ keyword: String, _ comment: String?, _ words: Set<String>, _ start: Int) {
    place += 1
    var name = keyword
    if keyword == "case" {
      guard scopes.last?.keyword == "enum" else { return }
      readCases(comment, words, start)
      return
    }
    if keyword == "init" {
      if ["?", "!"].contains(text(at: place)) { place += 1 }
    } else if keyword != "subscript" {
      name = text(at: place)
      if keyword == "func", token?.kind == .sign, name.hasSuffix("<"), name.count > 1 { name.removeLast() }
      place += 1
    }
    if ["func", "init", "subscript", "macro"].contains(keyword) {
      var depth = 0
      while let token, token.text != "(" || depth > 0 {
        if token.kind == .sign {
          depth += token.text.filter { $0 == "<" }.count
          if token.text != "->" { depth -= token.text.filter { $0 == ">" }.count }
        }
        place += 1
      }
      let isOperator = keyword == "func" && !(name.first?.isLetter ?? false) && name.first != "_"
      name += "(" + readLabels(isNamed: !isOperator, isSubscript: keyword == "subscript") + ")"
    }
    let scope = scopes.last
    declarations.append(
      Declaration(
        file: file, line: start, owners: scope?.names ?? [], keyword: keyword, name: name,
        isPublic: isPublic(words) && (scope?.isPublic ?? true),
        isSystem: words.contains("@_spi") || scope?.isSystem == true, isOverride: words.contains("override"),
        isRequirement: scope?.keyword == "protocol", comment: comment))
  }

  private mutating func readCases(_ comment: String?, _ words: Set<String>, _ start: Int) {
    guard let scope = scopes.last else { return }
    while let token, token.kind == .word {
      declarations.append(
        Declaration(
          file: file, line: token.line, owners: scope.names,
          keyword: "case", name: token.text, isPublic: scope.isPublic, isSystem: scope.isSystem, isOverride: false,
          comment: comment, enumerationComment: scope.comment))
      place += 1
      skipBrackets()
      if text(at: place) == "=" {
        place += 1
        if self.token?.kind == .word, self.token?.line == token.line { place += 1 }
      }
      guard text(at: place) == "," else { return }
      place += 1
    }
  }

  /// The labels in the parentheses here, each with a colon.
  private mutating func readLabels(isNamed: Bool, isSubscript: Bool) -> String {
    place += 1
    var labels = "", isStart = true, depth = 0
    while let token, token.text != ")" || depth > 0 {
      if isStart, token.kind == .sign, token.text == "@" {
        place += 2
        skipBrackets()
        continue
      }
      if isStart, token.kind == .word {
        // In a subscript a single name is that of the parameter.
        let hasLabel = isNamed && (!isSubscript || text(at: place + 1) != ":")
        labels += (hasLabel ? token.text : "_") + ":"
        isStart = false
      } else if token.kind == .sign {
        if ["(", "[", "{"].contains(token.text) {
          skipBrackets()
          continue
        }
        if token.text == "," && depth == 0 { isStart = true }
        if token.text != "->" && !token.text.hasPrefix("=") && token.text.contains(where: { "<>".contains($0) }) {
          depth += token.text.filter { $0 == "<" }.count - token.text.filter { $0 == ">" }.count
          depth = max(0, depth)
        }
      }
      place += 1
    }
    place += 1
    return labels
  }
}

// MARK: - Requirements

/// Requirements of protocols that are declared elsewhere, as far as public types of ours meet them.
let knownRequirements: [String: Set<String>] = [
  "Equatable": ["==(_:_:)"],
  "Hashable": ["hash(into:)", "hashValue"],
  "Comparable": ["<(_:_:)", ">(_:_:)", "<=(_:_:)", ">=(_:_:)"],
  "Encodable": ["encode(to:)"],
  "Decodable": ["init(from:)"],
  "Identifiable": ["id", "ID"],
  "CustomStringConvertible": ["description"],
  "CustomDebugStringConvertible": ["debugDescription"],
  "LosslessStringConvertible": ["init(_:)"],
  "CustomReflectable": ["customMirror"],
  "CustomPlaygroundDisplayConvertible": ["playgroundDescription"],
  "RawRepresentable": ["rawValue", "init(rawValue:)", "RawValue"],
  "CaseIterable": ["allCases", "AllCases"],
  "SetAlgebra": [
    "init()", "contains(_:)", "union(_:)", "intersection(_:)", "symmetricDifference(_:)", "insert(_:)", "remove(_:)",
    "update(with:)", "formUnion(_:)", "formIntersection(_:)", "formSymmetricDifference(_:)", "Element",
  ],
  "Sequence": ["makeIterator()", "Iterator", "Element", "underestimatedCount"],
  "IteratorProtocol": ["next()", "Element"],
  "AsyncSequence": ["makeAsyncIterator()", "AsyncIterator", "Element", "Failure"],
  "AsyncIteratorProtocol": ["next()", "next(isolation:)", "Element"],
  "Collection": [
    "startIndex", "endIndex", "subscript(_:)", "index(after:)", "formIndex(after:)", "indices", "isEmpty", "count",
    "index(_:offsetBy:)", "distance(from:to:)", "index(_:offsetBy:limitedBy:)", "Index", "Indices", "SubSequence",
  ],
  "BidirectionalCollection": ["index(before:)", "formIndex(before:)"],
  "MutableCollection": ["subscript(_:)"],
  "RangeReplaceableCollection": ["init()", "replaceSubrange(_:with:)"],
  "AdditiveArithmetic": ["zero", "+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)"],
  "ExpressibleByStringLiteral": ["init(stringLiteral:)", "StringLiteralType"],
  "ExpressibleByExtendedGraphemeClusterLiteral": [
    "init(extendedGraphemeClusterLiteral:)", "ExtendedGraphemeClusterLiteralType",
  ],
  "ExpressibleByUnicodeScalarLiteral": ["init(unicodeScalarLiteral:)", "UnicodeScalarLiteralType"],
  "ExpressibleByStringInterpolation": ["init(stringInterpolation:)", "StringInterpolation"],
  "StringInterpolationProtocol": [
    "init(literalCapacity:interpolationCount:)", "appendLiteral(_:)", "StringLiteralType",
  ],
  "ExpressibleByArrayLiteral": ["init(arrayLiteral:)", "ArrayLiteralElement"],
  "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)", "Key", "Value"],
  "ExpressibleByIntegerLiteral": ["init(integerLiteral:)", "IntegerLiteralType"],
  "ExpressibleByFloatLiteral": ["init(floatLiteral:)", "FloatLiteralType"],
  "ExpressibleByNilLiteral": ["init(nilLiteral:)"],
  "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
  "Publisher": ["receive(subscriber:)", "Output", "Failure"],
  "ConnectablePublisher": ["connect()"],
  "Subject": ["send(_:)", "send(completion:)", "send(subscription:)"],
  "Subscriber": ["receive(_:)", "receive(subscription:)", "receive(completion:)", "Input", "Failure"],
  "Subscription": ["request(_:)"],
  "Cancellable": ["cancel()"],
  "Scheduler": [
    "now", "minimumTolerance", "schedule(options:_:)", "schedule(after:tolerance:options:_:)",
    "schedule(after:interval:tolerance:options:_:)", "SchedulerTimeType", "SchedulerOptions",
  ],
  "SchedulerTimeIntervalConvertible": [
    "seconds(_:)", "milliseconds(_:)", "microseconds(_:)", "nanoseconds(_:)",
  ],
  "Strideable": ["distance(to:)", "advanced(by:)", "Stride"],
  "Numeric": ["init(exactly:)", "magnitude", "*(_:_:)", "*=(_:_:)", "Magnitude"],
  "SignedNumeric": ["-(_:)", "negate()"],
  "ObservableObject": ["objectWillChange", "ObjectWillChangePublisher"],
  "TopLevelEncoder": ["encode(_:)", "Output"],
  "TopLevelDecoder": ["decode(_:from:)", "Input"],
  "AttributedStringKey": ["name", "Value"],
  "AttributeScope": [],
]

/// What each of these asks for besides.
let knownParents: [String: [String]] = [
  "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
  "OptionSet": ["SetAlgebra", "RawRepresentable"], "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
  "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
  "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
  "RangeReplaceableCollection": ["Collection"], "VectorArithmetic": ["AdditiveArithmetic"],
  "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
  "BinaryFloatingPoint": ["SignedNumeric", "ExpressibleByFloatLiteral"],
  "SchedulerTimeIntervalConvertible": ["Comparable", "SignedNumeric"], "SignedNumeric": ["Numeric"],
  "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
  "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
  "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
  "ConnectablePublisher": ["Publisher"], "Subject": ["Publisher"], "Subscription": ["Cancellable"],
  "Strideable": ["Comparable"], "LosslessStringConvertible": ["CustomStringConvertible"],
]

// MARK: - Counting

enum Verdict: Equatable {
  case documented, missing
  /// Why no comment is needed.
  case exempt(String)
}

struct Survey {
  let declarations: [Declaration]
  private var conformances: [String: Set<String>] = [:]
  private var requirements = knownRequirements
  private var associatedTypes: Set<String> = []
  /// Types by their path, and whether any declaration of them is public.
  private var types: [String: Bool] = [:]

  init(_ declarations: [Declaration]) {
    self.declarations = declarations
    for (protocolName, parents) in knownParents { conformances[protocolName] = Set(parents) }
    for declaration in declarations {
      let isType = ["struct", "class", "enum", "protocol", "actor", "extension"].contains(declaration.keyword)
      if isType {
        conformances[declaration.name, default: []].formUnion(declaration.inherited)
        if declaration.keyword != "extension" {
          types[declaration.path] = (types[declaration.path] ?? false) || declaration.isPublic
        }
      }
    }
    let protocols = Set(declarations.filter { $0.keyword == "protocol" }.map(\.name))
    for declaration in declarations {
      if declaration.keyword == "associatedtype" { associatedTypes.insert(declaration.name) }
      guard let owner = declaration.owners.last, protocols.contains(owner), declaration.isRequirement else { continue }
      requirements[owner, default: []].insert(declaration.name)
    }
  }

  private func allProtocols(of type: String) -> Set<String> {
    var found: Set<String> = [], open = [type]
    while let next = open.popLast() {
      for parent in conformances[next] ?? [] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
  }

  func verdict(on declaration: Declaration) -> Verdict? {
    guard declaration.isPublic, declaration.keyword != "extension" else { return nil }
    for count in declaration.owners.indices {
      if types[declaration.owners[...count].joined(separator: ".")] == false { return nil }
    }
    if declaration.isSystem { return .exempt("hidden by @_spi") }
    if declaration.owners.contains(where: { $0.hasPrefix("_") }) || declaration.name.hasPrefix("_") {
      return .exempt("underscored")
    }
    if declaration.isOverride { return .exempt("override") }
    if let owner = declaration.owners.last, !declaration.isRequirement {
      var protocols = allProtocols(of: owner)
      protocols.insert(owner)
      if declaration.keyword != "case",
        protocols.contains(where: { requirements[$0]?.contains(declaration.name) == true })
      {
        return .exempt("witness")
      }
      if declaration.keyword == "typealias", associatedTypes.contains(declaration.name) {
        return .exempt("associated type")
      }
    }
    if let comment = declaration.comment, comment.contains(where: \.isLetter) { return .documented }
    if declaration.keyword == "case", let comment = declaration.enumerationComment,
      comment.contains("`\(declaration.name)`") || comment.contains("`\(declaration.name)(")
    {
      return .documented
    }
    return .missing
  }
}

/// The modules that `module` exports again, itself among them, as far as they are in `Sources`.
func exported(by module: String) -> [String] {
  var found: [String] = [], open = [module]
  while let next = open.popLast() {
    guard !found.contains(next), FileManager.default.fileExists(atPath: "Sources/" + next) else { continue }
    found.append(next)
    for file in swiftFiles(in: "Sources/" + next) {
      for line in read(file).split(separator: "\n") where line.hasPrefix("@_exported") {
        if let name = line.split(separator: " ").last, !name.contains(".") { open.append(String(name)) }
      }
    }
  }
  return found.sorted()
}

func swiftFiles(in directory: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: directory)?.allObjects as? [String] ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { directory + "/" + $0 }
}

func read(_ file: String) -> String {
  String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
}

@main struct Documented {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isListing = arguments.contains("--list"), isShowingAll = arguments.contains("--all")
    var bound: Int?
    if let option = arguments.firstIndex(of: "--at-least") {
      guard option + 1 < arguments.endIndex, let number = Int(arguments[option + 1]) else {
        print("documented: say a number after --at-least")
        exit(2)
      }
      bound = number
    }
    let modules = exported(by: "SwiftUI")
    let files = modules.flatMap { swiftFiles(in: "Sources/" + $0) }
    let survey = Survey(files.flatMap { Reader($0, read($0)).declarations })
    var documented = 0, missing = 0
    for declaration in survey.declarations {
      guard let verdict = survey.verdict(on: declaration) else { continue }
      let place = "\(declaration.file):\(declaration.line): "
      switch verdict {
      case .documented:
        documented += 1
        if isShowingAll { print(place + "documented: " + declaration.path) }
      case .missing:
        missing += 1
        if isShowingAll { print(place + "missing: " + declaration.path) }
        if isListing { print(place + declaration.path) }
      case .exempt(let why):
        if isShowingAll { print(place + "exempt (\(why)): " + declaration.path) }
      }
    }
    let share = documented + missing == 0 ? 0 : Double(documented) / Double(documented + missing) * 100
    print(
      "\(documented) of \(documented + missing) public declarations are documented: "
        + String(format: "%.1f %%", share))
    if let bound, share < Double(bound) {
      print("error: at least \(bound) % have to be: see Scripts/documented --list")
      exit(1)
    }
  }
}
