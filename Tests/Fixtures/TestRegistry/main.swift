// TestRegistry MODULE FOLDER OUTPUT FILE…: writes a source that registers the tests of files: functions after `@Test ` in types at the left margin, and
// in their extensions. In files that import Testing as well these are functions after `@QuickTesting.Test`: its macros register others.
import Foundation

struct Test {
  let suite: String, name: String, file: String, line: Int
  let isAsync: Bool, isThrowing: Bool
}
struct Mistake: Error { let text: String }

/// The name after a keyword, with its backticks.
func name(after keyword: String, in line: Substring) -> Substring? {
  guard let found = line.range(of: keyword) else { return nil }
  let rest = line[found.upperBound...]
  if rest.first == "`" { return rest.dropFirst().firstIndex(of: "`").map { rest[...$0] } }
  return rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
}

func tests(of file: String, in folder: String) throws -> [Test] {
  let source = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  // Within a condition, too, where the tests would not be found.
  if !lines.contains(where: { $0.trimmingPrefix { $0 == " " } == "import QuickTesting" }) { return [] }
  // Where Testing is imported as well the plain attribute is its macro.
  let attribute = lines.contains("import Testing") ? "@QuickTesting.Test" : "@Test"
  var tests: [Test] = [], suite: Substring = ""
  for (index, line) in lines.enumerated() {
    let isAtMargin = line.first.map { $0 != " " && $0 != "}" && $0 != "/" } ?? false
    if isAtMargin {
      for keyword in ["struct ", "class ", "enum ", "actor ", "extension "] {
        if let found = name(after: keyword, in: line), !found.isEmpty { suite = found }
      }
    }
    guard let mark = line.range(of: attribute), !line[..<mark.lowerBound].contains("//") else { continue }
    let place = "\(folder)/\(file):\(index + 1)"
    // The attribute may have a line of its own.
    let isAlone = line == "  " + attribute
    let start = isAlone && index + 1 < lines.count ? lines[index + 1] : line
    guard start.hasPrefix(isAlone ? "  func " : "  \(attribute) func "), let function = name(after: "func ", in: start)
    else {
      throw Mistake(
        text:
          "\(place): error: a test is a function after `\(attribute)`, two spaces from the margin; others need the macro of Testing"
      )
    }
    // What stands between the name and the body.
    let rest = lines[index...].prefix(5).joined(separator: " ")
    let signature = rest[rest.range(of: function)!.upperBound...].prefix { $0 != "{" }
    guard signature.hasPrefix("()") else {
      throw Mistake(text: "\(place): error: a test with arguments needs the macro of Testing")
    }
    tests.append(
      Test(
        suite: String(suite), name: String(function), file: file, line: index + 1,
        isAsync: signature.contains("async"), isThrowing: signature.contains("throws")))
  }
  return tests
}

func registry(of tests: [Test], module: String, folder: String) -> String {
  if tests.isEmpty { return "// No tests.\n" }
  var lines = [
    "import QuickTesting", "", "nonisolated private let tests: TestList = {",
    "  var tests = TestList(module: \"\(module)\", folder: #\"\(folder)\"#)",
  ]
  for test in tests {
    let call = (test.isThrowing ? "try " : "") + (test.isAsync ? "await " : "") + "\(test.suite)().\(test.name)()"
    lines.append(
      "  tests.add(\(test.isAsync ? "" : "now: ")\(test.suite).self, \"\(test.file)\", \(test.line), #\"\(test.name)()\"#) { \(call) }"
    )
  }
  lines += ["  return tests", "}()", "@section(\"swift5_tests\") @used nonisolated private let records: ("]
  lines.append("  " + tests.map { _ in "TestRecord" }.joined(separator: ", "))
  let records = tests.indices.map {
    "  (0x7465_7374, 0, { value, type, _, _ in tests.store(\($0), value, type) }, 0, 0)"
  }
  // Of one record in parentheses the compiler makes no constant.
  lines += tests.count == 1 ? [") =", records[0]] : [") = (", records.joined(separator: ",\n"), ")"]
  return lines.joined(separator: "\n") + "\n"
}

do {
  let arguments = CommandLine.arguments
  guard arguments.count > 4 else { throw Mistake(text: "usage: TestRegistry MODULE FOLDER OUTPUT FILE…") }
  let (module, folder, output) = (arguments[1], arguments[2], arguments[3])
  let found = try arguments[4...].flatMap { try tests(of: $0, in: folder) }
  let text = registry(of: found, module: module, folder: folder)
  // The same text is not written again, so that nothing is compiled again.
  if (try? String(contentsOfFile: output, encoding: .utf8)) != text {
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }
} catch let mistake as Mistake {
  print(mistake.text)
  exit(1)
}
