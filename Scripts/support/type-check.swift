// Measures what the compiler's work for views' bodies is against Hearth, beside that against a
// module with one declaration of each name.
//
//   type-check print|check BODIES STUB WORK -- COMPILER-OPTION…
//
// BODIES is a directory of Swift files that compile; a line of theirs that ends in `// error: LINE` is the right form
// of a LINE with a mistake, and each mistake is a program of its own. So are `// hard error: LINE`, where what it takes
// is arithmetic of the standard library, and `// slow error: LINE`, of which the compiler says nothing within the
// bound; both are printed and not checked. STUB is the directory of the compiled stub, WORK is where programs are
// written, and what follows `--` is what the compiler needs to import Hearth.
//
// The measure is the number of scopes that the constraint solver opens (`Sema.NumConstraintScopes`): the
// same on every machine and in every run. Seconds are the processor's, for parsing and type checking
// without loading modules (`perform-sema`).
//
// `print` prints a table of everything. `check` looks at every eighth mistake of a file, prints what is over
// its bound, and its exit status is then 1:
//
// - A body that compiles: 1.5 times the scopes of the stub, and one for each line on top.
// - A body with a mistake: `Bound.mistake` scopes, and the compiler must say what the mistake is.
// - A body twice as long: 2.5 times the scopes.

import Foundation

enum Bound {
  static let ratio = 1.5
  static let growth = 2.5
  /// Some five seconds of the processor: around a mistake deep in a body the compiler opens 10,000 to 30,000 scopes in a second.
  static let mistake = 100_000
  /// Scopes after which the compiler gives up on an expression.
  static let end = 400_000
  /// Seconds of the processor's time after which a compiler is stopped, which only a program with no end in sight needs: neither a busy
  /// machine nor a slow one changes what the scopes say.
  static let patience = 60
}

@main
enum TypeCheck {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("type-check: \(error)\n".utf8))
      exit(2)
    }
  }

  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.count > 5, arguments[4] == "--", ["print", "check"].contains(arguments[0]) else {
      throw Failure("usage: type-check print|check BODIES STUB WORK -- COMPILER-OPTION…")
    }
    let work = URL(fileURLWithPath: arguments[3])
    try? FileManager.default.removeItem(at: work)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)

    let isCheck = arguments[0] == "check"
    let programs = Program.generated() + (try Program.written(in: URL(fileURLWithPath: arguments[1]), isCheck: isCheck))
    let hearth = Compiler(name: "hearth", options: Array(arguments[5...]), work: work)
    let stub = Compiler(name: "stub", options: ["-I", arguments[2]], work: work)
    let outcomes = try Outcome.all(of: programs, hearth: hearth, stub: stub, isCheck: isCheck)
    let problems = outcomes.flatMap(\.problems) + Outcome.growthProblems(of: outcomes)
    if !isCheck { Report.print(outcomes) }
    for problem in problems { print("error: \(problem)") }
    return isCheck && !problems.isEmpty ? 1 : 0
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

// MARK: - Programs

struct Program: Sendable {
  let name: String
  let text: String
  /// Compiles only if the mistake is no mistake.
  var hasMistake = false
  /// Known to take longer than its bound.
  var isSlow = false
  /// What a longer program of the same form is compared with.
  var half: String?

  var lines: Int { text.split(separator: "\n").count }
}

extension Program {
  /// The files of a directory, each as it is and with each of its mistakes.
  static func written(in directory: URL, isCheck: Bool) throws -> [Program] {
    let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    if files.isEmpty { throw Failure("no bodies in \(directory.path)") }
    var programs: [Program] = []
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      var lines: [String] = []
      var mistakes: [(line: Int, text: String, isSlow: Bool)] = []
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        var right = line
        for mark in [" // error: ", " // hard error: ", " // slow error: "] {
          let parts = line.components(separatedBy: mark)
          if parts.count != 2 { continue }
          right = parts[0]
          if !isCheck || mark == " // error: " {
            mistakes.append((lines.count, line.prefix { $0 == " " } + parts[1], mark != " // error: "))
          }
        }
        lines.append(right)
      }
      programs.append(Program(name: name, text: lines.joined(separator: "\n")))
      for (index, mistake) in mistakes.enumerated() where !isCheck || index % 8 == 0 {
        var wrong = lines
        wrong[mistake.line] = mistake.text
        programs.append(
          Program(
            name: "\(name):\(mistake.line + 1)", text: wrong.joined(separator: "\n"), hasMistake: true,
            isSlow: mistake.isSlow))
      }
    }
    return programs
  }

  /// Bodies of one kind of thing, many times.
  static func generated() -> [Program] {
    var programs: [Program] = []
    func add(
      _ form: String, _ counts: [Int], mistakesIn longest: Int? = nil, mistakes: [(String, String)] = [],
      _ body: (_ count: Int, _ mistake: String) -> String
    ) {
      for (index, count) in counts.enumerated() {
        let half = index > 0 && counts[index - 1] * 2 == count ? "\(form) \(count / 2)" : nil
        programs.append(Program(name: "\(form) \(count)", text: view(body(count, "")), half: half))
      }
      for (kind, mistake) in mistakes {
        let count = longest ?? counts.last!
        programs.append(Program(name: "\(form) \(count), \(kind)", text: view(body(count, mistake)), hasMistake: true))
      }
    }

    let modifiers = [
      ".padding()", ".padding(.horizontal, 8)", ".background(Color.blue)", ".foregroundStyle(.secondary)",
      ".frame(width: 100, height: width)",
      ".opacity(0.5)", ".overlay(Circle())", ".offset(x: 4, y: width)", ".cornerRadius(8)",
      ".shadow(color: .black, radius: 4)",
      ".font(.headline)", ".disabled(isOn)", ".scaleEffect(2)",
    ]
    add(
      "modifiers", [10, 20, 100, 200], mistakesIn: 20,
      mistakes: [
        ("unknown name", ".paddings()"), ("wrong argument", ".frame(wide: 100)"), ("wrong type", ".opacity(\"0.5\")"),
        ("unknown value", ".foregroundStyle(.secondry)"),
      ]
    ) { count, mistake in
      var chain = (0..<count).map { modifiers[$0 % modifiers.count] }
      chain.insert(mistake, at: count / 2)
      return "Text(name)\n" + chain.joined(separator: "\n")
    }
    let children = [
      "Text(\"Row\").font(.caption).padding()", "Image(systemName: \"star\").foregroundStyle(.yellow)", "Divider()",
      "Button(\"Press\") { isOn.toggle() }", "Toggle(\"On\", isOn: $isOn)",
      "HStack { Text(name); Spacer(); Text(\"\\(count)\") }",
      "if isOn { Text(\"On\") } else { Text(\"Off\").opacity(0.5) }",
      "ForEach(0..<3) { index in Text(\"\\(index)\").padding(4) }",
    ]
    let mistakesInChildren = [
      ("unknown name", "Text(nam)"), ("wrong argument", "Toggle(\"On\", isOn: isOn)"),
      ("wrong type", "Text(\"a\").padding(\"8\")"),
      ("unknown view", "Txt(\"a\")"), ("unknown member", "Text(name.first.uppercased)"),
    ]
    add("children", [10, 20, 100, 200], mistakes: mistakesInChildren) { count, mistake in
      var lines = (0..<count).map { children[$0 % children.count] }
      lines.insert(mistake, at: count / 2)
      return "VStack {\n" + lines.joined(separator: "\n") + "\n}.padding()"
    }
    let containers = [
      "VStack(spacing: 4)", "HStack", "Group", "ZStack", "Section", "Button(action: { isOn.toggle() })",
      "ForEach(0..<3)", "List", "Form",
    ]
    // With a mistake in it each level is looked at once for each form that fits there,
    // whatever is done: five levels have no answer.
    add("depth", [5, 10], mistakesIn: 3, mistakes: Array(mistakesInChildren.prefix(3))) { count, mistake in
      (0..<count).reversed().reduce("Text(name)\n\(mistake)") { inner, level in
        let container = containers[level % containers.count]
        let opening = container.hasPrefix("ForEach") ? "{ _ in" : "{"
        return
          "\(container) \(opening)\nText(\"\(level)\").bold()\n\(inner)\n}\n.padding(8).background(Color.blue).frame(maxWidth: 100)"
      }
    }
    add(
      "interpolations", [10, 20, 100, 200],
      mistakes: [("unknown name", "\\(nam)"), ("wrong argument", "\\(count, format: 3)")]
    ) { count, mistake in
      var parts = (0..<count).map {
        ["\\(name), ", "\\(count) of ", "\\(width) by ", "\\(isOn ? \"on\" : \"off\") "][$0 % 4]
      }
      parts.insert(mistake, at: count / 2)
      return "Text(\"\(parts.joined())\")"
    }
    add("sums", [5, 10, 20]) { count, _ in
      let parts = (0..<count).map { [" + width * 0.8", " - CGFloat(count) * 10 / 2", " + width / 2", " - 4"][$0 % 4] }
      return "Text(name).frame(width: width\(parts.joined()))"
    }
    add("literals", [5, 10]) { count, _ in
      "Text(name).offset(x: \((0..<count).map { "\($0 + 1)" }.joined(separator: " + ")), y: width * \((0..<count).map { "\($0 + 1).5" }.joined(separator: " * ")))"
    }
    return programs
  }

  private static func view(_ body: String) -> String {
    """
    import SwiftUI

    struct Generated: View {
      @State private var name = "name"
      @State private var isOn = false
      @State private var count = 3
      let width: CGFloat = 320
      var body: some View {
    \(body)
      }
    }
    """
  }
}

// MARK: - Compiling

struct Measure: Sendable {
  var scopes: Int
  var seconds: Double
  var errors: [String]
}

struct Compiler: Sendable {
  let name: String
  let options: [String]
  let work: URL

  /// Type checks a program; nil if the compiler was stopped.
  func measure(_ program: Program) throws -> Measure? {
    let place = work.appendingPathComponent(
      program.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "." + name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("App.swift")
    try Data(program.text.utf8).write(to: file)
    let log = place.appendingPathComponent("log")
    try Data().write(to: log)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      [
        "-c", "ulimit -c 0; ulimit -S -t \(Bound.patience); exec \"$@\"", "sh", "swiftc", "-frontend", "-typecheck",
        "-swift-version", "6", "-module-name",
        "App", "-parse-as-library",
      ]
      + ["-diagnostic-style", "llvm", "-solver-scope-threshold=\(Bound.end)", "-stats-output-dir", place.path] + options
      + [file.path]
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGXCPU { return nil }

    var errors: [String] = []
    for line in try String(contentsOf: log, encoding: .utf8).components(separatedBy: "\n") {
      if let range = line.range(of: "error: ") { errors.append(String(line[range.upperBound...])) }
    }
    var scopes = 0
    var seconds = 0.0
    for report in try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
    where report.pathExtension == "json" {
      guard let figures = try JSONSerialization.jsonObject(with: Data(contentsOf: report)) as? [String: Any] else {
        continue
      }
      scopes += (figures["Sema.NumConstraintScopes"] as? NSNumber)?.intValue ?? 0
      seconds += (figures["time.swift.perform-sema.user"] as? NSNumber)?.doubleValue ?? 0
    }
    return Measure(scopes: scopes, seconds: seconds, errors: errors)
  }
}

// MARK: - Outcomes

struct Outcome: Sendable {
  let program: Program
  var hearth: Measure?
  var stub: Measure?

  /// Of programs with a mistake the stub's work is for print only.
  static func all(of programs: [Program], hearth: Compiler, stub: Compiler, isCheck: Bool) throws -> [Outcome] {
    let results = Results(programs)
    DispatchQueue.concurrentPerform(iterations: programs.count * 2) { index in
      let (program, isHearth) = (index / 2, index % 2 == 0)
      if !isHearth && isCheck && programs[program].hasMistake { return }
      results.set(program, isHearth: isHearth, Result { try (isHearth ? hearth : stub).measure(programs[program]) })
    }
    return try results.outcomes()
  }

  var problems: [String] {
    if program.isSlow { return [] }
    guard let hearth else { return ["\(program.name): no answer after \(Bound.patience) s"] }
    if program.hasMistake {
      if hearth.errors.isEmpty { return ["\(program.name): the compiler finds no mistake"] }
      if hearth.errors.contains(where: { $0.contains("reasonable time") }) {
        return ["\(program.name): \(hearth.errors[0])"]
      }
      return hearth.scopes > Bound.mistake ? ["\(program.name): \(hearth.scopes) scopes, at most \(Bound.mistake)"] : []
    }
    guard let stub, stub.errors.isEmpty, hearth.errors.isEmpty else {
      return [
        "\(program.name): \((hearth.errors + (stub?.errors ?? ["no answer from the stub"])).joined(separator: "; "))"
      ]
    }
    let bound = Int(Double(stub.scopes) * Bound.ratio) + program.lines
    return hearth.scopes > bound
      ? ["\(program.name): \(hearth.scopes) scopes, at most \(bound); the stub takes \(stub.scopes)"] : []
  }

  static func growthProblems(of outcomes: [Outcome]) -> [String] {
    outcomes.compactMap { outcome in
      guard let half = outcomes.first(where: { $0.program.name == outcome.program.half })?.hearth,
        let whole = outcome.hearth,
        Double(whole.scopes) > Double(half.scopes) * Bound.growth
      else { return nil }
      return "\(outcome.program.name): \(whole.scopes) scopes, half as long: \(half.scopes)"
    }
  }
}

/// What compilers that run at the same time have found.
final class Results: @unchecked Sendable {
  // Guarded by `lock`.
  private var found: [Outcome]
  private var failure: (any Error)?
  private let lock = NSLock()

  init(_ programs: [Program]) { found = programs.map { Outcome(program: $0) } }

  func set(_ index: Int, isHearth: Bool, _ result: Result<Measure?, any Error>) {
    lock.lock()
    defer { lock.unlock() }
    switch result {
    case .success(let measure): if isHearth { found[index].hearth = measure } else { found[index].stub = measure }
    case .failure(let error): failure = error
    }
  }
  func outcomes() throws -> [Outcome] {
    if let failure { throw failure }
    return found
  }
}

// MARK: - Report

enum Report {
  static func print(_ outcomes: [Outcome]) {
    line("program", "Hearth", "stub", "ratio", "Hearth", "stub", "what the compiler says")
    Swift.print("|" + String(repeating: "-", count: 36) + "|--------:|--------:|------:|--------:|--------:|---|")
    for outcome in outcomes {
      let (hearth, stub) = (outcome.hearth, outcome.stub)
      var ratio = "-"
      if !outcome.program.hasMistake, let hearth, let stub, stub.scopes > 0 {
        ratio = String(format: "%.2f", Double(hearth.scopes) / Double(stub.scopes))
      }
      line(
        outcome.program.name, hearth.map { "\($0.scopes)" } ?? "-", stub.map { "\($0.scopes)" } ?? "-", ratio,
        seconds(hearth), seconds(stub),
        hearth?.errors.first ?? (hearth == nil ? "no answer after \(Bound.patience) s" : ""))
    }
    summary("bodies that compile", outcomes.filter { !$0.program.hasMistake })
    summary("bodies with a mistake", outcomes.filter(\.program.hasMistake))
  }

  private static func summary(_ name: String, _ outcomes: [Outcome]) {
    let hearth = outcomes.compactMap(\.hearth), stub = outcomes.compactMap(\.stub)
    let scopes = (hearth.reduce(0) { $0 + $1.scopes }, stub.reduce(0) { $0 + $1.scopes })
    let times = (hearth.reduce(0) { $0 + $1.seconds }, stub.reduce(0) { $0 + $1.seconds })
    Swift.print(
      "\(name): \(scopes.0) scopes and \(String(format: "%.1f", times.0)) s against Hearth, \(scopes.1) and \(String(format: "%.1f", times.1)) s against the stub; "
        + "the longest took \(String(format: "%.2f", hearth.map(\.seconds).max() ?? 0)) s, \(outcomes.count - hearth.count) had no answer"
    )
  }
  private static func seconds(_ measure: Measure?) -> String {
    measure.map { String(format: "%.3f s", $0.seconds) } ?? "-"
  }
  private static func line(_ cells: String...) {
    let widths = [34, 7, 7, 5, 7, 7, 0]
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 || index == 6 ? cell.0 + space : space + cell.0
    }
    Swift.print("| " + padded.joined(separator: " | ") + " |")
  }
}
