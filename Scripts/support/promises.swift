// Which promises of the public interface nobody keeps: parameters that a function never looks at, and properties that can be set and that nobody
// reads.
//
//   promises FILE-OF-BOUNDS FILE-OF-REASONS            fails when a directory has more of either than the bounds allow
//   promises FILE-OF-BOUNDS FILE-OF-REASONS --print    prints each of them
//   promises FILE-OF-BOUNDS FILE-OF-REASONS --write    writes the figures of today, where they are lower
//
// A name counts as looked at where the body has it anywhere. These are not counted: what says only of which type something is, what the bodies of
// an override hook or of a protocol's default leave to others, functions that report, and those whose name begins with an underscore. A property
// counts as read where any source has its name, other than to set it; so both figures are lower bounds.
//
// A line of the bounds is: directory, most parameters, most properties; where there is no line, none. Bounds only go down.
//
// A line of the reasons is, with tabs between: the path of a function, one of its parameters, and why nobody has to look at it, as it is there for who
// overrides the function or because Apple's signature has it. It is not counted. A line that names no such parameter is an error.

import Foundation

/// Words in a body that says what it does not do.
private let reporting = [
  "report", "notonlinux", "unavailable", "refus", "diagnos", "warn", "unsupported", "fatalerror", "failure", "throw",
]

struct Promise {
  var file: String
  var line: Int
  var text: String
}

/// A parameter that nobody has to look at.
struct Reason: Hashable {
  var path: String
  var parameter: String

  /// - Throws: What is wrong with a line.
  static func all(in file: String) throws -> Set<Reason> {
    var all: Set<Reason> = []
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, !parts.contains("") else {
        throw Failure("\(file): not a path, a parameter and a reason: \(line)")
      }
      all.insert(Reason(path: parts[0], parameter: parts[1]))
    }
    return all
  }
}
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

struct Sources {
  private let reasons: Set<Reason>
  private(set) var declarations: [Declaration] = []
  private var protocols: Set<String> = []
  /// How often each name stands somewhere other than where it is declared or set.
  private var reads: [String: Int] = [:]

  init(_ directories: [String], reasons: Set<Reason>) {
    self.reasons = reasons
    for directory in directories {
      for source in swiftTexts(in: directory)
      where !source.path.contains("Tests/") && !source.path.contains("Macros/") {
        add("\(directory)/\(source.path)", source.text)
      }
    }
  }

  private mutating func add(_ file: String, _ text: String) {
    let reader = Reader(file, text, readsInterpolations: true), tokens = reader.tokens
    declarations += reader.declarations
    protocols.formUnion(reader.declarations.lazy.filter { $0.keyword == "protocol" }.map(\.name))
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let isDeclared = index > 0 && ["var", "let"].contains(tokens[index - 1].text)
      let isSet = index + 1 < tokens.count && tokens[index + 1].text == "="
      if !isDeclared && !isSet { reads[token.text, default: 0] += 1 }
    }
  }

  /// Parameters that bodies never look at, but for those with a reason.
  func unusedParameters(in directory: String) -> [Promise] {
    declarations(in: directory).flatMap { declaration in
      unusedParameters(of: declaration)
        .filter { !reasons.contains(Reason(path: declaration.path, parameter: $0)) }
        .map {
          Promise(file: declaration.file, line: declaration.line, text: "\(declaration.path) never looks at \($0)")
        }
    }
  }
  private func unusedParameters(of declaration: Declaration) -> [String] {
    guard !declaration.body.isEmpty || !isHook(declaration), !declaration.name.hasPrefix("_") else { return [] }
    let words = Set(declaration.body.lazy.filter { $0.kind == .word }.map(\.text))
    let says = words.contains { word in reporting.contains { word.lowercased().contains($0) } }
    if says || (isHook(declaration) && declaration.body.count < 4) { return [] }
    return declaration.parameters.filter { isPromise($0, words) }.map(\.name)
  }
  /// Reasons for what is not there, or what somebody looks at.
  var needlessReasons: [Reason] {
    let paths = Set(reasons.map(\.path))
    var left = reasons
    for declaration in declarations where isCounted(declaration) && paths.contains(declaration.path) {
      for name in unusedParameters(of: declaration) { left.remove(Reason(path: declaration.path, parameter: name)) }
    }
    return left.sorted { ($0.path, $0.parameter) < ($1.path, $1.parameter) }
  }

  private func isPromise(_ parameter: Parameter, _ words: Set<String>) -> Bool {
    let type = Set(parameter.type)
    return !words.contains(parameter.name) && parameter.name != "sender" && type.isDisjoint(with: words)
      && type.isDisjoint(with: [
        "Type", "Never", "Self", "NSCoder", "NSZone", "Void", "KeyPath", "WritableKeyPath", "PartialKeyPath",
      ])
  }

  /// Whether others fill in what the function does.
  private func isHook(_ declaration: Declaration) -> Bool {
    declaration.isOpen || (declaration.owners.last.map(protocols.contains) ?? false)
  }

  /// Properties that can be set and that no source reads.
  func unreadProperties(in directory: String) -> [Promise] {
    declarations(in: directory).filter { $0.isStored && !$0.name.hasPrefix("_") && reads[$0.name] == nil }.map {
      Promise(file: $0.file, line: $0.line, text: "nobody reads \($0.path)")
    }
  }

  private func declarations(in directory: String) -> some Sequence<Declaration> {
    declarations.lazy.filter { $0.file.hasPrefix(directory + "/") && isCounted($0) }
  }
  private func isCounted(_ declaration: Declaration) -> Bool {
    declaration.isPublic && !declaration.isSystem && !declaration.isRequirement && declaration.keyword != "macro"
  }
}

/// The modules' directories.
private func modules() -> [String] {
  let files = FileManager.default
  func folders(_ directory: String) -> [String] {
    ((try? files.contentsOfDirectory(atPath: directory)) ?? []).sorted().map { "\(directory)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      return files.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
  return folders("Sources") + folders("Kits").flatMap { $0 == "Kits/Services" ? folders($0 + "/Sources") : [$0] }
}

@main struct Promises {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2, let file = arguments.first,
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else {
      print("promises: say the files of bounds and of reasons")
      exit(2)
    }
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
    var bounds: [String: [Int]] = [:]
    for line in text.split(separator: "\n").dropFirst(head.count) {
      let parts = line.split(separator: " ")
      bounds[String(parts[0])] = parts.dropFirst().compactMap { Int($0) }
    }
    let reasons: Set<Reason>
    do {
      reasons = try Reason.all(in: arguments[arguments.startIndex + 1])
    } catch {
      print("promises: \(error)")
      exit(2)
    }
    let sources = Sources(["Sources", "Kits"], reasons: reasons)
    var lines = head.map(String.init), isOver = false
    for reason in sources.needlessReasons {
      print(
        "error: \(reason.path) has no parameter \(reason.parameter) that nobody looks at, for which there is a reason")
      isOver = true
    }
    for directory in modules() {
      let found = [sources.unusedParameters(in: directory), sources.unreadProperties(in: directory)]
      if arguments.contains("--print") {
        for promise in found.joined() { print("\(promise.file):\(promise.line): \(promise.text)") }
      }
      let bound = bounds[directory] ?? [0, 0]
      for (index, kind) in ["parameters", "properties"].enumerated() where found[index].count > bound[index] {
        print(
          "error: nobody looks at \(found[index].count) public \(kind) of \(directory); \(bound[index]) were known: see Scripts/promises --print"
        )
        isOver = true
      }
      let lower = zip(bound, found).map { min($0, $1.count) }
      if lower != [0, 0] { lines.append("\(directory) \(lower[0]) \(lower[1])") }
    }
    if arguments.contains("--write") {
      try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    exit(isOver ? 1 : 0)
  }
}
