import Foundation
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

/// What is read of the runtime's tables.
struct RuntimeTablesTests {
  private struct Small { var number: Int }
  private nonisolated static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
  private var asksForCasts: Bool { ProcessInfo.processInfo.environment["HEARTH_CASTS"] == "1" }

  @Test(.enabled(if: isLinux)) func `is right with this compiler, and used unless casts are asked for`() {
    expect(RuntimeTables.areRight && RuntimeTables.compilerWasTried)
    expect(RuntimeTables.areUsed, equals: !asksForCasts)
  }
  @QuickTesting.Test func `a type that is described wrongly is noticed, with what is wrong`() throws {
    func problem(_ sample: RuntimeTables.Sample) -> String? {
      RuntimeTables.firstProblem(in: [sample], isDeclared: { _ in true })
    }
    expect(problem(.init(type: Int.self, kind: .tuple)), equals: "Int should be tuple, and is told to be structure")
    expect(
      problem(.init(type: (any View).self, kind: .structure)),
      equals: "View should be structure, and is told to be something else")
    expect(
      problem(.init(type: String.self, kind: .structure, module: "HearthCore")),
      equals: "String should be declared in HearthCore")
    expect(
      problem(.init(type: Int?.self, kind: .optional, argument: Bool.self)),
      equals: "Optional<Int> should be made of Bool")
    let wrong = RuntimeTables.Sample(
      type: Text.self, kind: .structure, conformances: [.init(to: .view, answer: .doesNotConform)])
    try expect(
      require(problem(wrong)).hasPrefix(
        "the conformance of Text should be doesNotConform, and is told to be conforms"))
    expect(problem(.init(type: Text.self, kind: .structure, module: "HearthCore")) == nil)
  }
  @QuickTesting.Test func `what does not lie where the program does is not followed`() {
    let sample = RuntimeTables.Sample(type: Text.self, kind: .structure, module: "HearthCore")
    expect(
      RuntimeTables.firstProblem(in: [sample], isDeclared: { _ in false }),
      equals: "the description of Text lies neither in the program nor in a library of it")
  }
  @QuickTesting.Test func `the program and its libraries are known, without Swift's own`() {
    func isDeclared(_ type: Any.Type) -> Bool { Conformances.declares(TypeMetadata(type).descriptor) }
    expect(isDeclared(Small.self) && isDeclared(Text.self))
    expect(!isDeclared(String.self) && !isDeclared(URL.self) && !isDeclared(Test.self))
    for image in Conformances.images {
      expect(image.begin! < image.conformances! && image.conformances_end! <= image.end!)
    }
  }
  @QuickTesting.Test func `what a type is can be told without its description`() {
    final class Object {}
    expect(TypeFields.kind(of: Small.self) == .structure && TypeFields.kind(of: Object.self) == .object)
    expect(TypeFields.kind(of: (Int, Int).self) == .tuple && TypeFields.kind(of: (() -> Void).self) == .function)
    expect(TypeFields.kind(of: Int?.self) == .other && TypeFields.kind(of: (any View).self) == .other)
  }
}
