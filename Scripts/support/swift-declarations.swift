// What is declared in Swift sources: types, extensions and their members, as far as they can be told without a compiler. Used by the scripts
// that count and list public names.

import Foundation

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
  /// Whether subclasses elsewhere can override it.
  var isOpen = false
  /// Whether it is a property that anybody can set, and that has no accessor of its own.
  var isStored = false
  /// Whether it is written in a protocol itself, and not in an extension of it.
  var isRequirement = false
  var comment: String?
  /// What stands behind the colon of a type or extension, or behind `associatedtype`.
  var inherited: [String] = []
  /// The comment of the enumeration around a case.
  var enumerationComment: String?
  /// Those of a function, an initialiser or a subscript.
  var parameters: [Parameter] = []
  /// What stands in the braces of one that has some.
  var body: ArraySlice<Token> = []

  var path: String { (owners + [name]).joined(separator: ".") }
}

struct Parameter {
  /// The one that the body uses.
  var name: String
  /// The words and signs of its type.
  var type: [String] = []
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
  let tokens: [Token]
  private var place = 0
  private var scopes: [Scope] = []
  private(set) var declarations: [Declaration] = []

  init(_ file: String, _ text: String, readsInterpolations: Bool = false) {
    self.file = file
    tokens = Tokens(text, readsInterpolations: readsInterpolations).all
    readAll()
    if !scopes.isEmpty {
      FileHandle.standardError.write(Data("the braces of \(file) do not fit\n".utf8))
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
      if token.text == "import" {
        // What follows names a module, or a declaration that stands elsewhere: `import class HearthUI.ListFormatter`.
        while place < tokens.count, tokens[place].line == token.line { place += 1 }
      } else if Self.types.contains(token.text) {
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
    var name = keyword, parameters: [Parameter] = []
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
      name += "(" + readLabels(isNamed: !isOperator, isSubscript: keyword == "subscript", &parameters) + ")"
    }
    let scope = scopes.last
    declarations.append(
      Declaration(
        file: file, line: start, owners: scope?.names ?? [], keyword: keyword, name: name,
        isPublic: isPublic(words) && (scope?.isPublic ?? true),
        isSystem: words.contains("@_spi") || scope?.isSystem == true, isOverride: words.contains("override"),
        isOpen: words.contains("open"), isStored: keyword == "var" && isSettable(words),
        isRequirement: scope?.keyword == "protocol", comment: comment, parameters: parameters,
        body: parameters.isEmpty || scope?.keyword == "protocol" || keyword == "macro" ? [] : readBody()))
  }

  /// Whether the variable here has no accessor but observers, and can be set from outside.
  private func isSettable(_ words: Set<String>) -> Bool {
    if words.contains(where: { $0.hasSuffix("(set)") }) { return false }
    var next = place, depth = 0
    // Up to the end of the line, where it is not in brackets.
    while next < tokens.count, tokens[next].line == tokens[place].line || depth > 0 {
      let token = tokens[next]
      if token.kind == .sign {
        if token.text == "{", depth == 0 { return ["didSet", "willSet"].contains(text(at: next + 1)) }
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
      }
      next += 1
    }
    return true
  }

  /// What stands in the next braces, which are passed over.
  private mutating func readBody() -> ArraySlice<Token> {
    while let token, token.kind != .sign || token.text != "{" { place += 1 }
    let start = place
    skipBrackets()
    return start < place ? tokens[(start + 1)..<(place - 1)] : []
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
  private mutating func readLabels(isNamed: Bool, isSubscript: Bool, _ parameters: inout [Parameter]) -> String {
    place += 1
    var labels = "", isStart = true, depth = 0
    // Whether what comes is a parameter's type, and not its default.
    var isType = false
    while let token, token.text != ")" || depth > 0 {
      let first = place
      defer { if isType { parameters[parameters.count - 1].type += tokens[first..<place].map(\.text) } }
      if isStart, token.kind == .sign, token.text == "@" {
        place += 2
        skipGenericArguments()
        skipBrackets()
        continue
      }
      if isStart, token.kind == .word {
        // In a subscript a single name is that of the parameter.
        let hasLabel = isNamed && (!isSubscript || text(at: place + 1) != ":")
        labels += (hasLabel ? token.text : "_") + ":"
        parameters.append(Parameter(name: text(at: place + 1) == ":" ? token.text : text(at: place + 1)))
        isStart = false
      } else if token.kind == .sign {
        if ["(", "[", "{"].contains(token.text) {
          skipBrackets()
          continue
        }
        if depth == 0, [",", ":", "="].contains(token.text) { isType = token.text == ":" }
        if token.text == "," && depth == 0 { isStart = true }
        if !["->", "<<"].contains(token.text), !token.text.hasPrefix("="),
          token.text.contains(where: { "<>".contains($0) })
        {
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
