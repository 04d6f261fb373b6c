// Cuts the Swift programs out of text documents and compiles them against built modules.
//
//   compile-seeds DOCUMENTS WORK [--only WORD] [--strict NAMES] -- COMPILER-OPTION…
//
// DOCUMENTS is a directory of *.txt, web pages as plain text: prose in some language with code between it. Nothing
// marks the code, so it is found by its form (`Document`), sorted into listings, excerpts of them, quotations and
// fragments (`Snippet`), put together to programs (`Program`), and each program is type checked. The programs are
// written to WORK, with line numbers of their document.

import Foundation

@main
enum CompileSeeds {
  static func main() {
    do {
      exit(try run(Arguments(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("compile-seeds: \(error)\n".utf8))
      exit(2)
    }
  }

  static func run(_ arguments: Arguments) throws -> Int32 {
    let documents = try Document.all(in: arguments.documents).filter { document in
      arguments.only.isEmpty || arguments.only.contains { document.name.hasPrefix($0) }
    }
    if documents.isEmpty { throw Failure("no document in \(arguments.documents.path)") }
    try? FileManager.default.removeItem(at: arguments.work)
    try FileManager.default.createDirectory(at: arguments.work, withIntermediateDirectories: true)

    var outcomes: [(program: Program, outcome: Outcome)] = []
    var notPrograms: [String] = []
    for document in documents {
      let (programs, left) = Program.all(in: document)
      notPrograms += left
      for program in programs {
        let outcome = try Compiler(options: arguments.compilerOptions, work: arguments.work).check(program)
        outcomes.append((program, outcome))
        Report.print(program, outcome)
      }
      if programs.isEmpty { notPrograms.append("\(document.name): no code") }
    }

    Report.printSummary(outcomes, notPrograms: notPrograms)
    return Report.strictStatus(outcomes, required: arguments.strict)
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

struct Arguments {
  var documents: URL
  var work: URL
  var only: [String] = []
  var strict: [String] = []
  var compilerOptions: [String] = []

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = Array(arguments)
    if let separator = arguments.firstIndex(of: "--") {
      compilerOptions = Array(arguments[(separator + 1)...])
      arguments.removeSubrange(separator...)
    }
    guard arguments.count >= 2 else {
      throw Failure("usage: compile-seeds DOCUMENTS WORK [options] -- COMPILER-OPTION…")
    }
    documents = URL(fileURLWithPath: arguments.removeFirst())
    work = URL(fileURLWithPath: arguments.removeFirst())
    while !arguments.isEmpty {
      let option = arguments.removeFirst()
      guard !arguments.isEmpty else { throw Failure("\(option) needs a value") }
      let words = arguments.removeFirst().split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
      switch option {
      case "--only": only += words
      case "--strict": strict += words
      default: throw Failure("unknown option \(option)")
      }
    }
  }
}

// MARK: - Finding code

/// One document: its name is what its file's name begins with, up to `_`.
struct Document {
  var name: String
  var lines: [String]

  static func all(in directory: URL) throws -> [Document] {
    try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { url in
        let file = url.deletingPathExtension().lastPathComponent
        let text = try String(contentsOf: url, encoding: .utf8)
        return Document(
          name: String(file.prefix { $0 != "_" }),
          lines: text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\u{A0}", with: " ")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      }
  }

  /// The runs of lines that are code, in order. A column of line numbers 1, 2, 3, … announces as many lines of code
  /// (fewer, when the page dropped its empty lines); other code is recognised line by line.
  func snippets() -> [Snippet] {
    var result: [Snippet] = []
    var index = 0
    while index < lines.count {
      let numbered = numberColumn(at: index)
      if numbered > 0 { index += numbered }
      guard index < lines.count, Code.begins(lines[index]) else {
        if numbered == 0 { index += 1 }
        continue
      }
      let end =
        Flattened.isFlattened(lines[index]) ? index + 1 : endOfCode(from: index, atMost: numbered > 0 ? numbered : .max)
      result.append(Snippet(document: name, firstLine: index + 1, lines: Array(lines[index..<end])))
      index = end
    }
    return result
  }

  /// How many lines from `start` are 1, 2, 3, … in order; zero when fewer than three.
  private func numberColumn(at start: Int) -> Int {
    var count = 0
    while start + count < lines.count, lines[start + count].trimmingCharacters(in: .whitespaces) == String(count + 1) {
      count += 1
    }
    return count >= 3 ? count : 0
  }

  private func endOfCode(from start: Int, atMost count: Int) -> Int {
    var depth = 0
    var end = start
    var index = start
    while index < lines.count, index - start < count {
      let line = lines[index]
      let isBlank = line.allSatisfy(\.isWhitespace)
      if !isBlank {
        guard Code.isASCII(line), depth > 0 || Code.begins(line) else { break }
        depth += Code.depth(of: line)
        end = index + 1
      }
      index += 1
    }
    return end
  }
}

/// What a line of Swift looks like.
enum Code {
  /// The line without comments and with empty string literals, so that what is left is ASCII if it is code.
  static func stripped(_ line: String) -> String {
    var result = ""
    var inString = false
    var characters = Array(line)[...]
    while let character = characters.popFirst() {
      if inString {
        if character == "\\" { characters = characters.dropFirst() }
        if character == "\"" { inString = false; result.append(character) }
      } else if character == "\"" {
        inString = true
        result.append(character)
      } else if character == "/", characters.first == "/" {
        break
      } else if character == "/", characters.first == "*" {
        while let next = characters.popFirst(), !(next == "*" && characters.first == "/") {}
        characters = characters.dropFirst()
      } else {
        result.append(character)
      }
    }
    return result.trimmingCharacters(in: .whitespaces)
  }

  static func isASCII(_ line: String) -> Bool { stripped(line).allSatisfy(\.isASCII) }

  static func depth(of line: String) -> Int {
    stripped(line).reduce(0) { depth, character in
      "([{".contains(character) ? depth + 1 : ")]}".contains(character) ? depth - 1 : depth
    }
  }

  /// Whether a line outside of any parenthesis is code.
  static func begins(_ line: String) -> Bool {
    let code = stripped(line)
    guard code.allSatisfy(\.isASCII) else { return false }
    if code.isEmpty { return Flattened.isFlattened(line) }
    return patterns.contains { code.range(of: $0, options: .regularExpression) != nil }
  }

  private static let patterns = [
    #"^(@\w+(\([^)]*\))? +)*((public|private|fileprivate|internal|open|static|final|mutating|override|nonisolated) +)*"#
      + #"(struct|class|enum|protocol|extension|func|var|let|typealias|import) +[A-Za-z_`][^.]*([{=:(<]|$)"#,
    #"^(public |private )?init[?]?[(<]"#,
    #"^@[A-Z]\w+(\([^)]*\))?( |$)"#,
    #"^#(if|else|elseif|endif)\b"#,
    #"^\.\w+( ?\{| ?\(|$)"#,
    #"^[A-Z]\w* ?(\(|\{)"#,
    #"^[a-z_]\w*(\.\w+)+(\(| = )"#,
    #"^[\])}]+[\])}.,;]*( [a-z]\w*: ?\{.*)?(\{.*)?$"#,
    #"^\.\.\.$"#,
  ]
}

/// Code whose line breaks the page has lost: a single line of comments and statements.
enum Flattened {
  /// Where code goes on behind a comment.
  nonisolated(unsafe) private static let codeAfterComment =
    /\ (?=(?:let|var) \w+(?: ?:[^=]*)? = |guard ?(?:let |\()|if (?:let |!)|[a-z]\w*\.[a-z]\w+|[a-z]\w* = |@\w|\.\.\. |\}|func )/
  nonisolated(unsafe) private static let word = /[A-Za-z_@#`]\w*`?[?!]?$/

  /// Words that a statement goes on behind, or that go on the statement before them.
  private static let open: Set<String> = [
    "let", "var", "func", "guard", "if", "case", "enum", "struct", "class", "protocol", "extension", "return", "as",
    "as?", "as!", "is", "in",
    "else", "try", "try?", "try!", "await", "public", "private", "static", "while", "for", "switch", "where", "some",
    "any", "throws",
  ]
  private static let continuing: Set<String> = [
    "as", "as?", "as!", "is", "in", "else", "where", "throws", "async", "rethrows",
  ]

  /// Whether code goes on behind a comment of the line.
  static func isFlattened(_ line: String) -> Bool {
    guard let comment = line.range(of: "// ") else { return false }
    return hasCode(String(line[comment.lowerBound...]))
  }

  private static func hasCode(_ line: String) -> Bool { (try? codeAfterComment.firstMatch(in: line)) != nil }

  /// The line with its breaks put back: behind a comment, and wherever one statement ends and another begins.
  static func restored(_ line: String) -> [String] {
    var result: [String] = []
    var rest = Substring(line)
    while !rest.isEmpty {
      if rest.hasPrefix("//") {
        let end = (try? codeAfterComment.firstMatch(in: rest))?.range.lowerBound ?? rest.endIndex
        result.append(String(rest[..<end]))
        rest = rest[end...].drop { $0 == " " }
      } else {
        let end = rest.range(of: "//")?.lowerBound ?? rest.endIndex
        result += statements(rest[..<end])
        rest = rest[end...]
      }
    }
    return result
  }

  private static func statements(_ code: Substring) -> [String] {
    var result: [String] = []
    var current = ""
    for token in code.split(separator: " ") {
      let last = (try? word.firstMatch(in: current)).map { String($0.0) } ?? ""
      let endsStatement = current.last.map { $0.isLetter || $0.isNumber || ")]}?`\"".contains($0) } ?? false
      let beginsStatement = token.first.map { $0.isLetter || "_@".contains($0) } ?? false
      if token.hasPrefix("...") || current.hasSuffix("...") || token == "}" && Code.depth(of: current) <= 0
        || endsStatement && beginsStatement && !last.hasPrefix("@") && !open.contains(last)
          && !continuing.contains(String(token))
      {
        if !current.isEmpty { result.append(current) }
        current = String(token)
      } else {
        current += current.isEmpty ? String(token) : " \(token)"
      }
    }
    if !current.isEmpty { result.append(current) }
    return result
  }
}

// MARK: - Sorting it

/// A run of lines of code.
struct Snippet {
  var document: String
  /// The number of the first line in the document, from 1.
  var firstLine: Int
  var lines: [String]
  var wasFlattened = false

  init(document: String, firstLine: Int, lines: [String]) {
    self.document = document
    self.firstLine = firstLine
    self.lines = lines
    if lines.count == 1, Flattened.isFlattened(lines[0]) || Code.depth(of: lines[0]) == 0 {
      let restored = Flattened.restored(lines[0].trimmingCharacters(in: .whitespaces))
      if restored.count > 1 {
        self.lines = restored
        wasFlattened = true
      }
    }
  }

  var place: String { "\(document), line \(firstLine)" }

  /// What the lines say, without comments and space.
  var substance: [String] {
    lines.map { Code.stripped($0).split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The lines at the outermost level that begin something.
  var items: [ArraySlice<String>] {
    var result: [ArraySlice<String>] = []
    var depth = 0
    var start = 0
    for (index, line) in lines.enumerated() {
      let code = Code.stripped(line)
      if depth == 0, !code.isEmpty, !code.hasPrefix("."), !code.hasPrefix("}"), !code.hasPrefix(")") {
        if index > start, lines[start..<index].contains(where: { !Code.stripped($0).isEmpty }) {
          let attributeOnly = lines[start..<index].allSatisfy {
            let code = Code.stripped($0)
            return code.isEmpty || code.range(of: #"^@\w+(\([^)]*\))?$"#, options: .regularExpression) != nil
          }
          if !attributeOnly {
            result.append(lines[start..<index])
            start = index
          }
        }
      }
      depth += Code.depth(of: line)
    }
    if start < lines.count { result.append(lines[start...]) }
    return result
  }

  /// Types, and functions of extensions, that the snippet declares at the outermost level or one below.
  var declared: Set<String> {
    var result: Set<String> = []
    for item in items {
      let text = item.map(Code.stripped).joined(separator: "\n")
      if let name = text.firstGroup(#"\b(?:struct|class|enum|protocol)\s+(\w+)"#, anchoredToFirstLine: true) {
        result.insert(name)
      }
      if text.firstGroup(#"\bextension\s+(\w+)"#, anchoredToFirstLine: true) != nil {
        for line in item where Code.stripped(line).contains("func ") || Code.stripped(line).contains("static var ") {
          if let name = Code.stripped(line).firstGroup(#"(?:func|static var)\s+(\w+)"#) { result.insert(name) }
        }
      }
    }
    return result
  }

  /// Every type that the snippet declares, nested ones too.
  var declaredAnywhere: Set<String> {
    Set(substance.compactMap { $0.firstGroup(#"\b(?:struct|class|enum|protocol|typealias)\s+(\w+)"#) })
  }

  var identifiers: Set<String> {
    Set(
      substance.joined(separator: "\n").split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        .filter { $0.first?.isLetter == true })
  }

  var isOnlyDeclarations: Bool {
    items.allSatisfy { item in
      let text = item.map(Code.stripped).filter { !$0.isEmpty }.joined(separator: " ")
      return text.isEmpty
        || text.range(
          of: #"^(@\w+(\([^)]*\))? )*((public|private|fileprivate|final) )*(struct|class|enum|protocol|extension) "#,
          options: .regularExpression) != nil
    }
  }

  /// Whether something was left out with `...` between statements of the outermost level.
  var hasOutermostElision: Bool {
    var depth = 0
    for line in lines {
      if depth == 0, Code.stripped(line) == "..." { return true }
      depth += Code.depth(of: line)
    }
    return false
  }

  func isExcerpt(of other: Snippet) -> Bool {
    let mine = substance, theirs = other.substance
    guard mine.count < theirs.count || mine == theirs && firstLine > other.firstLine else { return false }
    var rest = theirs[...]
    for line in mine {
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// Without the declarations that show an interface: a protocol of the library, and what is public beside it.
  func withoutQuotations() -> (rest: Snippet?, quoted: [String]) {
    func isProtocol(_ item: ArraySlice<String>) -> Bool {
      item.map(Code.stripped).joined(separator: " ").range(
        of: #"^(@\w+ )*public protocol "#, options: .regularExpression) != nil
    }
    let items = self.items
    guard items.contains(where: isProtocol) else { return (self, []) }
    var quoted: [String] = []
    var rest = self
    rest.lines = []
    for item in items {
      let text = item.map(Code.stripped).joined(separator: " ")
      if text.range(of: #"^(@\w+ )*public "#, options: .regularExpression) != nil {
        quoted.append(text.firstGroup(#"\b(?:struct|class|enum|protocol)\s+(\w+)"#) ?? "?")
      } else {
        rest.lines += item
      }
    }
    return (rest.substance.isEmpty ? nil : rest, quoted)
  }
}

extension String {
  func firstGroup(_ pattern: String, anchoredToFirstLine: Bool = false) -> String? {
    let text =
      anchoredToFirstLine ? String(split(separator: "\n").first { !$0.hasPrefix("@") || $0.contains(" ") } ?? "") : self
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)),
      match.numberOfRanges > 1,
      let range = Range(match.range(at: 1), in: text)
    else { return nil }
    return String(text[range])
  }
}

// MARK: - Programs

struct Program {
  var name: String
  var source: String
  /// What was added or taken away to make a program of it.
  var notes: [String]

  /// The programs of a document, and what else of code it has.
  static func all(in document: Document) -> (programs: [Program], left: [String]) {
    var left: [String] = []
    var snippets: [Snippet] = []
    let found = document.snippets()
    for snippet in found {
      if let whole = found.first(where: { snippet.isExcerpt(of: $0) }) {
        left.append("\(snippet.place): an excerpt of, or the same as, line \(whole.firstLine)")
        continue
      }
      let (rest, quoted) = snippet.withoutQuotations()
      if !quoted.isEmpty { left.append("\(snippet.place): quotes the interface of \(quoted.joined(separator: ", "))") }
      guard let rest else { continue }
      if rest.hasOutermostElision {
        left.append("\(rest.place): a use with parts left out (...)")
        continue
      }
      snippets.append(rest)
    }

    var programs: [Program] = []
    var fragments = 0
    for group in connected(snippets.filter(\.isOnlyDeclarations)) {
      programs += listing(group, taken: programs.map(\.name))
    }
    for snippet in snippets where !snippet.isOnlyDeclarations {
      fragments += 1
      programs.append(fragment(snippet, number: fragments))
    }
    return (programs, left)
  }

  /// Snippets that use each other's declarations belong together, unless they declare the same name.
  private static func connected(_ snippets: [Snippet]) -> [[Snippet]] {
    var groups: [[Snippet]] = []
    for snippet in snippets {
      func belongs(_ group: [Snippet]) -> Bool {
        let declared = group.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        guard declared.isDisjoint(with: snippet.declared) else { return false }
        let used = group.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
        return !snippet.identifiers.isDisjoint(with: declared) || !used.isDisjoint(with: snippet.declared)
      }
      let joined = groups.indices.filter { belongs(groups[$0]) }
      guard let first = joined.first else {
        groups.append([snippet])
        continue
      }
      groups[first].append(snippet)
      for other in joined.dropFirst().reversed() { groups[first] += groups.remove(at: other) }
    }
    return groups
  }

  /// A listing, and once more for every other system that it distinguishes with `#if os(…)`.
  private static func listing(_ snippets: [Snippet], taken: [String]) -> [Program] {
    let types = snippets.flatMap {
      $0.items.compactMap {
        $0.map(Code.stripped).joined(separator: "\n").firstGroup(
          #"\b(?:struct|class|enum)\s+(\w+)"#, anchoredToFirstLine: true)
      }
    }
    let title = types.first { $0 != "ContentView" } ?? types.first ?? "listing"
    var name = "\(snippets[0].document)-\(title)"
    var number = 2
    while taken.contains(name) {
      name = "\(snippets[0].document)-\(title)-\(number)"
      number += 1
    }
    let body = snippets.map(numbered).joined(separator: "\n")
    let prelude = Prelude(for: snippets, host: .none)
    let whole = Program(name: name, source: prelude.text + body + "\n", notes: prelude.notes)
    var result = [whole]
    for system in ["macOS", "iOS", "watchOS", "tvOS"] where body.contains("os(\(system))") {
      result.append(
        Program(
          name: "\(name)@\(system)", source: whole.source.replacingOccurrences(of: "os(\(system))", with: "true"),
          notes: whole.notes + ["os(\(system)) taken as true"]))
    }
    return result
  }

  /// Statements or an expression without a declaration around them.
  private static func fragment(_ snippet: Snippet, number: Int) -> Program {
    let usesUIKit =
      snippet.identifiers.contains { $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true }
      || snippet.identifiers.contains("keyboardLayoutGuide")
    let prelude = Prelude(for: [snippet], host: usesUIKit ? .viewController : .view)
    var notes = prelude.notes
    if snippet.wasFlattened { notes.append("line breaks put back") }
    var snippet = snippet
    if snippet.lines.contains(where: { Code.stripped($0) == "..." }) {
      snippet.lines = snippet.lines.map { Code.stripped($0) == "..." ? "" : $0 }
      notes.append("... inside a function taken out")
    }
    let isMember = snippet.substance.first?.hasPrefix("func ") == true
    var opening = "", closing = ""
    switch (usesUIKit, isMember) {
    case (true, true): (opening, closing) = ("class Fragment: UIViewController {\n\(prelude.members)", "}\n")
    case (true, false):
      (opening, closing) = ("class Fragment: UIViewController {\n\(prelude.members)func fragment() {\n", "}\n}\n")
    case (false, true):
      (opening, closing) = ("struct Fragment: View {\n\(prelude.members)var body: some View { EmptyView() }\n", "}\n")
    case (false, false):
      (opening, closing) = ("struct Fragment: View {\n\(prelude.members)var body: some View {\n", "}\n}\n")
    }
    return Program(
      name: "\(snippet.document)-fragment\(number)",
      source: prelude.text + opening + numbered(snippet) + "\n" + closing, notes: notes)
  }

  private static func numbered(_ snippet: Snippet) -> String {
    if snippet.wasFlattened { return snippet.lines.joined(separator: "\n") }
    return "#sourceLocation(file: \"\(snippet.document)\", line: \(snippet.firstLine))\n"
      + snippet.lines.joined(separator: "\n")
      + "\n#sourceLocation()"
  }
}

/// Names that a page uses and does not show. Only those that a program needs are put before it.
struct Prelude {
  enum Host { case none, view, viewController }

  /// Import and declarations, in front of the program.
  var text: String
  /// Properties of the type around a fragment.
  var members = ""
  var notes: [String] = []

  init(for snippets: [Snippet], host: Host) {
    var used = snippets.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
    let declared = snippets.reduce(into: Set<String>()) { $0.formUnion($1.declaredAnywhere) }
    var given: [String] = []
    text = host == .viewController ? "import UIKit\n" : "import SwiftUI\n"
    if host != .none {
      for (name, code) in host == .view ? Self.viewMembers : Self.controllerMembers
      where used.contains(name) && !Self.hasLocal(name, in: snippets) {
        members += code + "\n"
        used.formUnion(code.split { !($0.isLetter || $0.isNumber) }.map(String.init))
        given.append(name)
      }
    }
    for (name, code) in Self.types where used.contains(name) && !declared.contains(name) && host != .viewController {
      text += code + "\n"
      given.append(name)
    }
    if !given.isEmpty { notes = ["given: " + given.joined(separator: ", ")] }
  }

  private static func hasLocal(_ name: String, in snippets: [Snippet]) -> Bool {
    snippets.contains { $0.substance.contains { $0.hasPrefix("let \(name) ") || $0.hasPrefix("var \(name) ") } }
  }

  private static let viewMembers = [
    ("item", "@State private var item = Item()"),
    ("selectedRecipe", "@State private var selectedRecipe: Recipe?"),
  ]
  private static let controllerMembers = [
    ("textView", "let textView = UITextView()"),
    ("textField", "let textField = UITextField()"),
    ("backdrop", "let backdrop = UIView()"),
    ("aboveKeyboardView", "let aboveKeyboardView = UIView()"),
    ("movingBottomConstraint", "var movingBottomConstraint = NSLayoutConstraint()"),
    ("userInfo", "var userInfo: [AnyHashable: Any] = [:]"),
    ("frame", "let frame = CGRect.zero"),
  ]
  private static let types = [
    ("DetailView", "struct DetailView: View { var body: some View { Text(verbatim: \"\") } }"),
    ("RecipeDetail", "struct RecipeDetail: View { var recipe: Recipe?; var body: some View { Text(verbatim: \"\") } }"),
    ("Item", "struct Item { var showDetail = false }"),
    ("Recipe", "struct Recipe: Hashable, Identifiable { var id = 0 }"),
  ]
}

// MARK: - Compiling

struct Outcome {
  struct Problem: Hashable {
    var place: String
    var message: String
    /// The name that the message is about, if it is about a missing or different one.
    var name: String?
  }
  var problems: [Problem] = []
  /// The first error under the rules of Swift 6, when there is none under those of Swift 5.
  var swift6: Problem?

  var compiles: Bool { problems.isEmpty }
}

struct Compiler {
  var options: [String]
  var work: URL

  func check(_ program: Program) throws -> Outcome {
    let file = work.appendingPathComponent("\(program.name).swift")
    try program.source.write(to: file, atomically: true, encoding: .utf8)
    var outcome = Outcome(problems: try errors(in: file, language: "5"))
    if outcome.compiles { outcome.swift6 = try errors(in: file, language: "6").first }
    return outcome
  }

  private func errors(in file: URL, language: String) throws -> [Outcome.Problem] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-module-name", "Program", "-swift-version", language,
        "-diagnostic-style=llvm",
      ]
      + options + [file.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    var problems: [Outcome.Problem] = []
    for line in output.split(separator: "\n").map(String.init) {
      guard let range = line.range(of: "error: ") else { continue }
      let message = String(line[range.upperBound...])
      let location = line[..<range.lowerBound].split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      let place = location.count >= 2 ? "\(URL(fileURLWithPath: location[0]).lastPathComponent):\(location[1])" : ""
      let problem = Outcome.Problem(place: place, message: message, name: Self.name(in: message))
      if !problems.contains(problem) { problems.append(problem) }
    }
    if problems.isEmpty, process.terminationStatus != 0 {
      problems.append(
        Outcome.Problem(place: "", message: "the compiler ended with status \(process.terminationStatus)", name: nil))
    }
    return problems
  }

  private static func name(in message: String) -> String? {
    for pattern in [
      #"cannot find (?:type |operator )?'([^']+)' in scope"#, #"has no (?:dynamic )?member '([^']+)'"#,
      #"unknown attribute '([^']+)'"#,
      #"no such module '([^']+)'"#, #"reference to member '([^']+)'"#,
      #"no exact matches in (?:call|reference) to [a-z ]*'([^']+)'"#,
      #"'([^']+)' is not a member type"#, #"no (?:macro|type) named '([^']+)'"#, #"missing required module '([^']+)'"#,
    ] {
      if let name = message.firstGroup(pattern) { return name }
    }
    return nil
  }
}

// MARK: - Report

enum Report {
  static func print(_ program: Program, _ outcome: Outcome) {
    let notes = program.notes.isEmpty ? "" : "   [\(program.notes.joined(separator: "; "))]"
    Swift.print("\(outcome.compiles ? "compiles" : "fails   ") \(program.name)\(notes)")
    if let problem = outcome.swift6 {
      Swift.print("           not in Swift 6 mode: \(problem.place): \(problem.message)")
    }
    guard !outcome.compiles else { return }

    let named = outcome.problems.filter { $0.name != nil }
    let names = named.reduce(into: [String: Int]()) { $0[$1.name!, default: 0] += 1 }
    if !names.isEmpty {
      let list = names.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
        $0.value == 1 ? $0.key : "\($0.key) ×\($0.value)"
      }
      Swift.print("           missing or different: \(list.joined(separator: ", "))")
      if let first = named.first { Swift.print("             \(first.place): \(first.message)") }
    }
    let others = outcome.problems.filter { $0.name == nil }
    for problem in others.prefix(3) { Swift.print("           \(problem.place): \(problem.message)") }
    if others.count > 3 { Swift.print("           and \(others.count - 3) more") }
  }

  static func printSummary(_ outcomes: [(program: Program, outcome: Outcome)], notPrograms: [String]) {
    if !notPrograms.isEmpty {
      Swift.print("\nNot programs")
      for line in notPrograms { Swift.print("  \(line)") }
    }
    let programs = outcomes.reduce(into: [String: Int]()) { count, entry in
      for name in Set(entry.outcome.problems.compactMap(\.name)) { count[name, default: 0] += 1 }
    }
    if !programs.isEmpty {
      let list = programs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(40).map { "\($0.key) \($0.value)" }
      Swift.print("\nNames, and in how many programs they are missing\n  \(list.joined(separator: ", "))")
    }
    Swift.print("\n\(outcomes.filter { $0.outcome.compiles }.count) of \(outcomes.count) programs compile.")
  }

  /// Zero when every required program is there and compiles.
  static func strictStatus(_ outcomes: [(program: Program, outcome: Outcome)], required: [String]) -> Int32 {
    var status: Int32 = 0
    for name in required {
      guard let entry = outcomes.first(where: { $0.program.name == name }) else {
        Swift.print("required: there is no program '\(name)'")
        status = 1
        continue
      }
      if !entry.outcome.compiles {
        Swift.print("required: \(name) does not compile")
        status = 1
      }
    }
    return status
  }
}
