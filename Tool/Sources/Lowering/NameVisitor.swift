import SwiftSyntax

/// A method that Objective-C knows.
struct NamedMethod: Codable, Sendable, Hashable {
  /// The type that declares it, with those around it.
  var owner: String
  /// The method as a reference names it, `save(_:)`.
  var reference: String
  /// The file in which alone it can be named; nil where the whole module can.
  var file: String?

  var key: String { "\(owner).\(reference)" }
}

/// Collects what other files have to know.
final class NameVisitor: SyntaxVisitor {
  private struct Enclosing {
    var name: String
    /// Whether Objective-C knows all its members.
    var isExposed = false
    var isPrivate = false
    /// Whether a method can be named without arguments of types.
    var isPlain = true
  }
  var names = DeclaredNames()
  private let file: String
  private var types: [Enclosing] = []

  init(_ file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.modifiers, isPlain: node.genericParameterClause == nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.modifiers, isPlain: node.genericParameterClause == nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.modifiers, isPlain: node.genericParameterClause == nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.modifiers, isPlain: false)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.modifiers, isPlain: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return enter(name, node.attributes, node.modifiers, isPlain: !name.contains("<"))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(
    _ name: String, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, isPlain: Bool
  ) -> SyntaxVisitorContinueKind {
    var type = Enclosing(name: name, isPrivate: isPrivate(modifiers), isPlain: isPlain)
    for case .attribute(let attribute) in attributes {
      if ["objc", "objcMembers"].contains(attribute.attributeName.trimmedDescription) { type.isExposed = true }
    }
    types.append(type)
    return .visitChildren
  }
  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "layer", let type = node.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      names.hasOptionalLayer = true
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text, labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if node.modifiers.contains(where: { $0.name.text == "optional" }) {
      let whole = name + "(" + labels.map { $0 + ":" }.joined() + ")"
      if OptionalMethod(node.signature.returnClause?.type) == .throwing {
        names.throwing.insert(whole)
      } else {
        names.optionals.insert(whole)
      }
    }
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    if name == "observeValue", labels.first == "forKeyPath", isOverride, let type = types.last {
      names.observers.insert(type.name)
    }
    var isAction = false
    for case .attribute(let attribute) in node.attributes {
      let kind = attribute.attributeName.trimmedDescription
      if kind == "objc" || kind == "IBAction" { isAction = true }
      if kind == "objc", let given = attribute.arguments?.trimmedDescription {
        names.selectors[name, default: []].insert(given)
        note(node, as: given, labels)
        return .skipChildren
      }
    }
    let selector = DeclaredNames.selector(name, labels: labels)
    if isAction { names.selectors[name, default: []].insert(selector) }
    if isAction || types.last?.isExposed == true { note(node, as: selector, labels) }
    return .skipChildren
  }
  /// Notes what a text may mean, unless the method cannot be named by its type alone.
  private func note(_ node: FunctionDeclSyntax, as selector: String, _ labels: [String]) {
    guard !types.isEmpty, types.allSatisfy(\.isPlain), node.genericParameterClause == nil else { return }
    let effects = node.signature.effectSpecifiers
    guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil, labels.count <= 3 else { return }
    guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else { return }
    let reference = node.name.text + (labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")")
    let isHidden = isPrivate(node.modifiers) || types.contains(where: \.isPrivate)
    let owner = types.map(\.name).joined(separator: ".")
    names.methods[selector, default: []].insert(
      NamedMethod(owner: owner, reference: reference, file: isHidden ? file : nil))
  }
}
