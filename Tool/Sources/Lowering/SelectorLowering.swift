import Foundation
import SwiftSyntax

/// What a selector is made from.
struct SelectorDefinition {
  /// The number of its enclosing type, which no other one of the file has.
  let number: Int
  /// What comes before the method: `Selector("save:", Editor`.
  let opening: String
  /// The method as it was written, and where that was.
  let method: String
  let line: Int, column: Int
}

extension SourceLowering {
  /// `#selector(save(_:))` becomes the name of a definition at the end of the type, as wide as it was.
  func lowerSelector(_ argument: LabeledExprSyntax, of node: some SyntaxProtocol) {
    usesSelectors = true
    var expression = argument.expression, cast: String?
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      // `save as (Editor) -> () -> Void` names one of several methods.
      (expression, cast) = (first, type.type.trimmedDescription)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
      expression = only
    }
    let reference: DeclReferenceExprSyntax
    var base: ExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      (reference, base) = (member.declName, member.base)
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else {
      report(expression, "a selector names a method, as #selector(TYPE.METHOD) does")
      return
    }
    let isImplicit = base == nil || ["self", "Self", "super"].contains(base?.trimmedDescription)
    var owner = base?.trimmedDescription ?? ""
    if isImplicit {
      guard let type = types.last?.name else {
        report(expression, "there is no type around this selector: write #selector(TYPE.METHOD)")
        return
      }
      owner = type
    } else if let base, let first = owner.first, first.isLowercase, !owner.hasSuffix(".self") {
      return lowerSelector(ofObject: base, reference, isAccessor: argument.label != nil, cast, node)
    }
    let name = objectiveCName(reference), accessor = argument.label?.text
    let text = reference.trimmedDescription, place = edits.position(of: start(reference))
    var opening = "Selector(\"\(name)\", \(owner)", method = ".\(text)"
    if let accessor {
      let property = reference.baseName.text
      let selector = accessor == "setter" ? "set\(property.prefix(1).uppercased())\(property.dropFirst()):" : property
      opening =
        "Selector(\"\(selector)\", { (object: \(owner)) in { @MainActor \(accessor == "setter" ? "value in" : "in") object"
      method += accessor == "setter" ? " = value } }" : " } }"
    }
    if let cast {
      method += " as \(cast.contains("-> (") || cast.hasPrefix("(\(owner))") ? cast : "(\(owner)) -> \(cast)")"
    }
    define(
      opening, method, place, isOfFile: types.last.map { $0.isExtension && !isImplicit && owner != $0.name } ?? true,
      node)
  }
  /// Puts the name of a new definition in the place of a selector.
  private func define(
    _ opening: String, _ method: String, _ place: (line: Int, column: Int), isOfFile: Bool, _ node: some SyntaxProtocol
  ) {
    let number = selectorCount
    selectorCount += 1
    let definition = SelectorDefinition(
      number: number, opening: opening, method: method, line: place.line, column: place.column)
    // An extension of a protocol can hold no type, and one of another module's type may be such a one.
    if isOfFile {
      fileDefinitions.append(definition)
    } else {
      types[types.count - 1].definitions.append(definition)
    }
    replace(node, by: "_S\(number).a")
  }

  /// A definition as text: the method stands in the line and the column in which it was written, so that a message about it does too.
  func definition(_ definition: SelectorDefinition) -> String {
    let access = "private enum _S\(definition.number) { nonisolated static var a: Selector { "
    let padding = String(repeating: " ", count: max(0, definition.column - 2))
    return line(definition.line - 1) + access + definition.opening + "\n" + padding + definition.method + ") } }"
  }
  /// A line break after which the compiler counts from a line of the file.
  func line(_ number: Int) -> String {
    if number < 1 { return "\n" }
    let name = file.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\n#sourceLocation(file: \"\(name)\", line: \(number))\n"
  }

  /// `#selector(coordinator.tapped(_:))` names a method by an object, of which the compiler knows the type: `Selector(coordinator, { $0.tapped(_:) }, …)`.
  /// The object stands where it stood, and the method moves to the right.
  private func lowerSelector(
    ofObject base: ExprSyntax, _ reference: DeclReferenceExprSyntax, isAccessor: Bool, _ cast: String?,
    _ node: some SyntaxProtocol
  ) {
    if isAccessor || cast != nil {
      let text = reference.trimmedDescription
      return report(
        base, "the method of an object is named by its type here: write #selector(TYPE.\(text))")
    }
    let opening = "Selector("
    guard edits.replace(start(node), start(base), by: opening) else { return }
    edits.insert(", { $0", at: end(base))
    edits.insert(" }, named: \"\(objectiveCName(reference))\"", at: end(reference))
  }

  /// `Selector("save:")` and `NSSelectorFromString("save:")` carry the methods of the app that have this name. A name of the system's stays as it is.
  func lowerTextSelector(_ node: FunctionCallExprSyntax) -> Bool {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(called), node.arguments.count == 1,
      var argument = node.arguments.first?.expression, node.trailingClosure == nil
    else { return false }
    while let tuple = argument.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      argument = only.expression
    }
    guard let literal = argument.as(StringLiteralExprSyntax.self), let name = literal.representedLiteralValue,
      let all = names.methods[name]
    else { return false }
    let type = types.map(\.name).joined(separator: ".")
    let methods = all.filter { $0.file == nil || $0.file == file && $0.owner == type }.sorted { $0.key < $1.key }
    guard !methods.isEmpty else { return false }
    usesSelectors = true
    let list = methods.map { "Selector(\"\(name)\", \($0.owner).\($0.reference))" }.joined(separator: ", ")
    let place = edits.position(of: start(node))
    // An extension of a protocol can hold no type, and private methods can be named inside their type alone.
    let isOfFile = types.last.map { $0.isExtension && methods.allSatisfy { $0.file == nil } } ?? true
    define("Selector(\"\(name)\", anyOf: [", list + "]", place, isOfFile: isOfFile, node)
    return true
  }

  private func objectiveCName(_ reference: DeclReferenceExprSyntax) -> String {
    let base = reference.baseName.text.trimmingBackticks
    let known = names.selectors[base] ?? []
    guard let arguments = reference.argumentNames?.arguments else {
      // Where the module has one method of the name it is that one; else the number of its parameters is known to the compiler alone.
      return known.count == 1 ? known.first! : base
    }
    let name = DeclaredNames.selector(base, labels: arguments.map(\.name.text))
    let given = known.filter { $0.utf8.count { $0 == 58 } == arguments.count }
    return given.count == 1 ? given.first! : name
  }

  /// `#keyPath(Editor.text.length)` is the text "text.length".
  func lowerKeyPath(_ argument: LabeledExprSyntax, of node: some SyntaxProtocol) {
    var parts = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
    while parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
    replace(node, by: "\"\(parts.map { $0.trimmingBackticks }.joined(separator: "."))\"")
  }
}

extension String {
  var trimmingBackticks: String { filter { $0 != "`" } }
}
