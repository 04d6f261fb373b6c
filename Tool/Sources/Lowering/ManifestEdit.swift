import Foundation
import SwiftParser
import SwiftSyntax

/// A Package.swift without those packages that cannot be had: their products, their plugins, and they themselves.
public enum ManifestEdit {
  /// - Parameters:
  ///   - names: What SwiftPM calls the packages, in small letters.
  ///   - folder: Where the manifest is: paths in it become whole ones.
  ///   - moved: What paths to other packages become.
  public static func text(
    _ manifest: String, without names: Set<String>, in folder: URL, moved: [String: String] = [:]
  ) -> String {
    let visitor = ManifestVisitor(manifest, names, URL(fileURLWithPath: folder.path, isDirectory: true), moved)
    visitor.walk(Parser.parse(source: manifest))
    return visitor.edits.text()
  }
  /// What SwiftPM calls a package by: the last part of its path or address, in small letters.
  public static func identity(of address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}

private final class ManifestVisitor: SyntaxVisitor {
  var edits: SourceEdits
  private let names: Set<String>
  private let folder: URL
  private let moved: [String: String]

  init(_ text: String, _ names: Set<String>, _ folder: URL, _ moved: [String: String]) {
    (edits, self.names, self.folder, self.moved) = (SourceEdits(text), names, folder, moved)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    guard isGone(node.expression) else { return .visitChildren }
    edits.blank(
      node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }
  private func isGone(_ expression: ExprSyntax) -> Bool {
    if let name = text(expression) { return names.contains(name.lowercased()) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    switch member.declName.baseName.text {
    case "package":
      return argument("url", of: call).map { names.contains(ManifestEdit.identity(of: $0)) } ?? false
    case "product", "plugin":
      return argument("package", of: call).map { names.contains($0.lowercased()) } ?? false
    case "byName": return argument("name", of: call).map { names.contains($0.lowercased()) } ?? false
    default: return false
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package" {
      for item in node.arguments where item.label?.text == "path" {
        guard let path = text(item.expression) else { continue }
        let real = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path, whole = moved[real] ?? real
        let end = item.expression.endPositionBeforeTrailingTrivia.utf8Offset
        edits.blank(item.expression.positionAfterSkippingLeadingTrivia.utf8Offset, end)
        edits.insert(whole.debugDescription, at: end)
      }
    }
    return .visitChildren
  }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> String? {
    call.arguments.first { $0.label?.text == label }.flatMap { text($0.expression) }
  }
  private func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
