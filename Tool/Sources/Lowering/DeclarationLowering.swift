import Foundation
import SwiftSyntax

extension SourceLowering {
  /// Attributes that say something to Objective-C or Interface Builder say nothing here.
  func lowerAttribute(_ attribute: AttributeSyntax) {
    if observing.contains(attribute.id) { return replace(attribute, by: Self.observed) }
    switch attribute.attributeName.trimmedDescription {
    case "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
      "GKInspectable", "NSCopying":
      blank(attribute)
    case "NSManaged":
      let isMethod = attribute.parent?.parent?.is(FunctionDeclSyntax.self) == true
      replace(attribute, by: isMethod ? "@_Manages" : "@_Managed")
    case "NSApplicationMain": replace(attribute, by: "@main")
    default: break
    }
  }

  /// Imports of modules that Apple's systems have alone, by what has their names here.
  func lowerImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first, !setup.modules.contains(first.name.text) else { return }
    let replacements = [
      "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "AppKit": "UIKit",
      "Cocoa": "UIKit",
      "MobileCoreServices": "Foundation", "CoreServices": "Foundation",
    ]
    guard let module = replacements[first.name.text] else { return }
    if node.importKindSpecifier != nil, ["UIKit", "Foundation"].contains(module) {
      // The module that declares the name is not always the one that is imported here.
      return edits.blank(start(node), end(node))
    }
    let kind = node.importKindSpecifier == nil
    _ = edits.replace(start(first.name), kind ? end(node.path) : end(first.name), by: module)
  }

  /// A protocol of Objective-C is one of classes, and what is optional in it has an implementation that does nothing.
  func lowerProtocol(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = node.attributes.contains {
      if case .attribute(let attribute) = $0 { attribute.attributeName.trimmedDescription == "objc" } else { false }
    }
    guard isObjectiveC else { return }
    let brace = start(node.memberBlock.leftBrace)
    if let inherited = node.inheritanceClause?.inheritedTypes.last {
      let all = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if !all.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
        edits.insert(", AnyObject", at: end(inherited))
      }
    } else {
      edits.insert(": AnyObject ", at: brace)
    }
    var defaults: [String] = []
    for item in node.memberBlock.members {
      if let method = item.decl.as(FunctionDeclSyntax.self), isOptional(method.modifiers) {
        let kind = OptionalMethod(method.signature.returnClause?.type)
        var signature = method.signature.trimmedDescription.replacingOccurrences(of: "\n", with: " ")
        if kind == .throwing, let result = method.signature.returnClause,
          method.signature.effectSpecifiers?.throwsClause == nil
        {
          edits.insert("throws ", at: start(result))
          let text = result.trimmedDescription.replacingOccurrences(of: "\n", with: " ")
          signature = String(signature.dropLast(text.count)) + "throws " + text
        }
        let generics = method.genericParameterClause?.trimmedDescription ?? ""
        defaults.append("func \(method.name.text)\(generics)\(signature) {\(kind.body)}")
      } else if let variable = item.decl.as(VariableDeclSyntax.self), isOptional(variable.modifiers) {
        report(
          variable,
          "optional properties do not exist on Linux: give it a default in an extension of \(node.name.text), and write it without 'optional'"
        )
      }
    }
    if defaults.isEmpty { return }
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    edits.insert("; \(access)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }", at: end(node))
  }
  private func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "optional" }
  }
}
