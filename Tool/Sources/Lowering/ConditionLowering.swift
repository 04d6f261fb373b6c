import Project
import SwiftSyntax

/// Writes the parts of a condition that ask for the system as what they are on the system that the source was written for.
struct ConditionLowering {
  private let lowering: SourceLowering
  private var platform: SourcePlatform { lowering.setup.platform }

  init(_ lowering: SourceLowering) { self.lowering = lowering }

  func lower(_ condition: ExprSyntax) {
    if lowering.setup.leavesConditions { return }
    for call in calls(in: condition) {
      if let truth = answer(call) { lowering.replace(call, by: truth ? "true" : "false") }
    }
  }
  private func calls(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
  }

  /// What a question is answered with; nil for one that the compiler answers.
  private func answer(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    let question = call.calledExpression.trimmedDescription
    if question == "canImport", lowering.setup.absent.contains(argument) { return false }
    if platform == .linux { return nil }
    switch question {
    case "os":
      switch argument {
      case "iOS": return platform == .iOS
      case "macOS", "OSX": return platform == .macOS
      case "watchOS": return platform == .watchOS
      case "tvOS": return platform == .tvOS
      case "visionOS", "xrOS": return platform == .visionOS
      case "Linux", "Windows", "Android", "FreeBSD", "OpenBSD", "WASI": return false
      default: return nil
      }
    case "targetEnvironment": return ["simulator", "macCatalyst"].contains(argument) ? false : nil
    case "canImport":
      switch argument {
      case "UIKit": return platform != .macOS
      case "AppKit", "Cocoa": return platform == .macOS
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a condition is true, as far as that is known without the compiler.
  func value(_ condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if platform == .linux, call.calledExpression.trimmedDescription == "os" {
        return call.arguments.first?.expression.trimmedDescription == "Linux"
      }
      return answer(call)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return lowering.setup.conditions.contains(name.baseName.text)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
      return value(only)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return value(prefix.expression).map { !$0 } }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(Array(sequence.elements)) }
    return nil
  }
  /// `a && b || c`: and binds more strongly.
  private func value(_ elements: [ExprSyntax]) -> Bool? {
    let groups = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
    let values: [Bool?] = groups.map { group in
      let parts: [Bool?] = group.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value($0) }
      if parts.contains(false) { return false }
      return parts.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }
}
