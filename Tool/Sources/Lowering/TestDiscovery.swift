import Foundation
import Project
import SwiftParser
import SwiftSyntax

/// The classes of XCTest in sources, with their methods: on Linux a program has to name them.
public enum TestDiscovery {
  /// A class whose tests run.
  public struct Class: Sendable, Equatable {
    public var name: String
    public var tests: [Test]
  }
  /// A method that begins with `test`.
  public struct Test: Sendable, Equatable {
    public var name: String
    public var isAsync: Bool
  }

  /// Finds the classes that inherit from `XCTestCase`, also by way of each other; each has the tests of those that it inherits from, too.
  ///
  /// - Parameters:
  ///   - platform: The system whose conditions are true.
  ///   - conditions: What `#if NAME` is true for.
  public static func classes(in texts: [String], platform: SourcePlatform, conditions: [String] = []) -> [Class] {
    let setup = LoweringSetup(platform: platform, conditions: Set(conditions), modules: [])
    var found = TestVisitor.Found()
    for text in texts where SourceScan.contains(text, ["func test"]) || SourceScan.contains(text, ["XCTestCase"]) {
      let tree = Parser.parse(source: text)
      let visitor = TestVisitor(SourceLowering(text, "", setup, DeclaredNames()))
      visitor.walk(tree)
      found.add(visitor.found)
    }
    return found.classes
  }
}

private final class TestVisitor: SyntaxVisitor {
  struct Found {
    var parents: [String: String] = [:]
    var tests: [String: [TestDiscovery.Test]] = [:]
    var hidden: Set<String> = []

    mutating func add(_ other: Self) {
      parents.merge(other.parents) { $1 }
      tests.merge(other.tests) { $0 + $1 }
      hidden.formUnion(other.hidden)
    }
    var classes: [TestDiscovery.Class] {
      parents.keys.sorted().compactMap { name in
        var all: [TestDiscovery.Test] = [], open = name, seen: Set<String> = []
        while open != "XCTestCase" {
          guard seen.insert(open).inserted, let parent = parents[open] else { return nil }
          for test in tests[open] ?? [] where !all.contains(where: { $0.name == test.name }) { all.append(test) }
          open = parent
        }
        return all.isEmpty || hidden.contains(name) ? nil : TestDiscovery.Class(name: name, tests: all)
      }
    }
  }
  var found = Found()
  private let lowering: SourceLowering
  private var names: [String] = []

  init(_ lowering: SourceLowering) {
    self.lowering = lowering
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let truth = clause.condition.map { ConditionLowering(lowering).value($0) } ?? true
      if truth == false { continue }
      if let elements = clause.elements { walk(elements) }
      if truth == true { break }
    }
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    let name = names.joined(separator: ".")
    if let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription {
      found.parents[name] = parent.hasSuffix(".XCTestCase") ? "XCTestCase" : parent
    }
    if isHidden(node.modifiers) { found.hidden.insert(name) }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if name.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty, !isHidden(node.modifiers),
      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }), !names.isEmpty
    {
      let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      found.tests[names.joined(separator: "."), default: []].append(TestDiscovery.Test(name: name, isAsync: isAsync))
    }
    return .skipChildren
  }
  private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}
