import Foundation
import Lowering
import Project

/// Builds the tests of a project: the app becomes a library, each target of tests one beside it, and a program runs them all.
///
/// The program has the app's name, so that `Bundle.main` has the app's resources as in tests that an app hosts.
public struct TestBuild {
  private var build: AppBuild
  private let tests: [TestDescription]

  /// What was built.
  public struct Outcome: Sendable {
    public var program: URL
    public var message: String
    public var isSuccess: Bool
    /// The frameworks that the tests are written for.
    public var frameworks: Set<TestDescription.Framework>
  }

  /// - Parameter place: The file or folder that the app was read from.
  public init(_ app: AppDescription, at place: URL, _ installation: Installation, _ toolchain: Toolchain) {
    tests = app.tests.filter { !$0.isUserInterfaceTest && !$0.frameworks.isEmpty }
    var app = app
    app.packages += tests.flatMap(\.packages)
    build = AppBuild(app, at: place, installation, toolchain)
    build.isForTests = true
  }

  public mutating func run() throws -> Outcome {
    let (said, lowering) = try build.prepare()
    func failure(_ message: String) -> Outcome {
      Outcome(program: build.program, message: message, isSuccess: false, frameworks: [])
    }
    if let refused = build.refusal(lowering) { return failure(refused.message) }
    let app = try build.run()
    guard app.isSuccess else { return failure(said + app.message) }
    var message = said + app.message, libraries: [String] = []
    for test in tests {
      let result = try compile(test, lowering.names)
      message += result.text
      guard result.status == 0 else { return failure(message) }
      libraries.append(library(test).path)
    }
    let result = try link(libraries)
    guard result.status == 0 else { return failure(message + result.text) }
    return Outcome(
      program: build.program, message: message, isSuccess: true, frameworks: Set(tests.flatMap(\.frameworks)))
  }

  private func module(_ test: TestDescription) -> String { AppDescription.identifier(from: test.name) }
  private func library(_ test: TestDescription) -> URL {
    build.output.appending(path: "product/lib\(module(test)).so")
  }
  private var interfaces: [String] {
    ["-I", build.output.path, "-I", build.output.appending(path: "modules").path]
  }

  private func compile(_ test: TestDescription, _ names: DeclaredNames) throws -> (status: Int32, text: String) {
    let name = module(test), written = build.output.appending(path: "generated/\(name)")
    var description = AppDescription(name: test.name, moduleName: name, platform: build.app.platform)
    (description.sources, description.resources) = (test.sources, test.resources)
    description.compilation = test.compilation
    let lowering = try build.lower(description, names)
    if let refused = build.refusal(lowering) { return (1, refused.message) }
    let list = written.appending(path: "AllTests.swift")
    do {
      try FileManager.default.createDirectory(at: written, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        at: build.output.appending(path: "modules"), withIntermediateDirectories: true)
      try AppBuild.write(Data(try allTests(of: description).utf8), to: list)
    } catch { throw ProjectProblem("\(written.path) cannot be written: \(error.localizedDescription)") }
    let sources = GeneratedSources(description, in: written, build.installation, build.toolchain)
    let generated = try sources.write(entry: .type)
    if !test.resources.isEmpty {
      let folder = build.output.appending(path: "product/\(name).resources")
      try AppResources(description, in: folder, build.installation, build.toolchain).write()
    }
    var arguments = [
      "-module-name", name, "-emit-library", "-o", library(test).path, "-emit-module", "-emit-module-path",
      build.output.appending(path: "modules/\(name).swiftmodule").path, "-parse-as-library", "-use-ld=lld",
      "-Xlinker", "-soname", "-Xlinker", library(test).lastPathComponent, "-whole-module-optimization", "-Onone", "-g",
      "-enable-testing", "-DDEBUG",
    ]
    arguments += test.compilation.flags + interfaces
    if let overlay = lowering.overlay { arguments += ["-vfsoverlay", overlay.path] }
    arguments += [build.program(as: .library).path] + build.extraFlags + build.installation.compilerFlags
    arguments += build.installation.linkerFlags(isTesting: true)
    return try ChildProcess.output(
      build.toolchain.swiftc, arguments + (test.sources + generated + [list]).map(\.path))
  }

  /// The classes of XCTest of a target as a program has to name them. Tests that are not async run on the main thread.
  private func allTests(of target: AppDescription) throws -> String {
    let contents = target.sources.map { FileManager.default.contents(atPath: $0.path) ?? Data() }
    let texts = contents.map { String(decoding: $0, as: UTF8.self) }
    let classes = TestDiscovery.classes(
      in: texts, platform: target.platform, conditions: target.compilation.conditions + ["DEBUG"])
    if classes.isEmpty { return "public nonisolated func \(target.moduleName)_allTests() -> [Any] { [] }\n" }
    let entries = classes.map { entry in
      let tests = entry.tests.map { test in
        test.isAsync
          ? "    (\"\(test.name)\", asyncTest({ (test: \(entry.name)) in { nonisolated(unsafe) let test = test; try await test.\(test.name)() } })),"
          : "    (\"\(test.name)\", { (test: \(entry.name)) in { nonisolated(unsafe) let test = test; try MainActor.assumeIsolated { try test.\(test.name)() } } }),"
      }
      return "  all.append(testCase([\n\(tests.joined(separator: "\n"))\n  ]))"
    }
    return """
      import XCTest

      public nonisolated func \(target.moduleName)_allTests() -> [Any] {
        var all: [XCTestCaseEntry] = []
      \(entries.joined(separator: "\n"))
        return all
      }

      """
  }

  /// The program that runs the tests of one framework at a time.
  private func link(_ libraries: [String]) throws -> (status: Int32, text: String) {
    let names = tests.map(module), frameworks = Set(tests.flatMap(\.frameworks))
    let file = build.output.appending(path: "generated/TestProgram.swift")
    let source = """
      import Foundation
      import XCTest
      \(frameworks.contains(.swiftTesting) ? "import Testing" : "")
      \(names.map { "import \($0)" }.joined(separator: "\n"))

      @main enum TestProgram {
        // XCTest waits for tests of the main actor on this thread, so that it must not be busy with one itself.
        static func main() {
          let arguments = CommandLine.arguments
          if arguments.contains("swift-testing") {
            \(frameworks.contains(.swiftTesting) ? "Task { await Testing.__swiftPMEntryPoint() as Never }\n      dispatchMain()" : "exit(0)")
          }
          func patterns(_ option: String) -> [String] {
            arguments.indices.dropLast().filter { arguments[$0] == option }.map { arguments[$0 + 1] }
          }
          let wanted = patterns("--filter"), unwanted = patterns("--skip")
          func fits(_ name: String) -> Bool {
            func matches(_ pattern: String) -> Bool { name.range(of: pattern, options: .regularExpression) != nil }
            return (wanted.isEmpty || wanted.contains(where: matches)) && !unwanted.contains(where: matches)
          }
          let all = (\(names.map { "\($0)_allTests()" }.joined(separator: " + "))) as! [XCTestCaseEntry]
          let chosen = all.map { entry in
            (testCaseClass: entry.testCaseClass, allTests: entry.allTests.filter { fits("\\(String(reflecting: entry.testCaseClass))/\\($0.0)") })
          }.filter { !$0.allTests.isEmpty }
          if chosen.isEmpty { exit(0) }
          XCTMain(chosen, arguments: [arguments[0]])
        }
      }

      """
    do { try AppBuild.write(Data(source.utf8), to: file) } catch {
      throw ProjectProblem("\(file.path) cannot be written: \(error.localizedDescription)")
    }
    var arguments = ["-module-name", "TestProgram", "-emit-executable", "-o", build.program.path, "-parse-as-library"]
    arguments += ["-use-ld=lld", "-swift-version", "5"] + interfaces + libraries + [build.program(as: .library).path]
    arguments += build.extraFlags + build.installation.compilerFlags
    return try ChildProcess.output(
      build.toolchain.swiftc, arguments + build.installation.linkerFlags(isTesting: true) + [file.path])
  }
}
