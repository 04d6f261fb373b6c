import Foundation
import Project
import SwiftSyntax

/// Walks through a source and collects what is to be written differently.
final class SourceLowering: SyntaxVisitor {
  let file: String
  let setup: LoweringSetup
  let names: DeclaredNames
  var edits: SourceEdits
  var diagnostics: [LoweringDiagnostic] = []
  /// The types and extensions around the place, the outermost first.
  var types: [EnclosingType] = []
  /// How many selectors were given a definition.
  var selectorCount = 0
  /// Definitions of selectors outside of all types.
  var fileDefinitions: [SelectorDefinition] = []
  var usesSelectors = false
  /// The modules that the file imports, as they are called after this.
  var imports: Set<String> = []
  private let source: String
  /// Whether `layer` may be a variable of the file's own.
  private(set) var declaresLayer = false
  /// The attributes and modifiers in whose room it says that a property is observed.
  var observing: Set<SyntaxIdentifier> = []

  init(_ text: String, _ file: String, _ setup: LoweringSetup, _ names: DeclaredNames) {
    (self.file, self.setup, self.names) = (file, setup, names)
    edits = SourceEdits(text)
    source = text
    super.init(viewMode: .sourceAccurate)
    usesSelectors = SourceScan.observes(text)
  }

  static func lower(
    _ text: String, _ tree: SourceFileSyntax, file: URL, setup: LoweringSetup, names: DeclaredNames
  ) -> LoweredSource {
    let lowering = SourceLowering(text, file.path, setup, names)
    if setup.mayHaveLayers(text) { lowering.declaresLayer = LayerVisitor.finds(in: tree) }
    lowering.walk(tree)
    lowering.finish()
    if lowering.edits.isEmpty { return LoweredSource(text: text, diagnostics: lowering.diagnostics) }
    return LoweredSource(text: lowering.edits.text(), diagnostics: lowering.diagnostics)
  }
  private func finish() {
    let end = edits.bytes.count
    var added = fileDefinitions.map { definition($0) }.joined()
    if usesSelectors { added += "\nimport HearthSelectors\n" }
    if setup.platform != .linux, !imports.isEmpty, !imports.contains("FoundationXML"),
      ImplicitImports.needsDocuments(source)
    {
      added += "\nimport FoundationXML\n"
    }
    if setup.addsImports {
      added += ImplicitImports.lines(for: source, importing: imports).map { "\n\($0)\n" }.joined()
    }
    if !added.isEmpty { edits.insert((edits.bytes.last == 10 ? "" : "\n") + added, at: end) }
  }

  func report(_ node: some SyntaxProtocol, _ message: String, isError: Bool = true) {
    let place = edits.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    diagnostics.append(
      LoweringDiagnostic(file: file, line: place.line, column: place.column, isError: isError, message: message))
  }
  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }
  func blank(_ node: some SyntaxProtocol) { edits.blank(start(node), end(node)) }
  func replace(_ node: some SyntaxProtocol, by text: String) {
    if !edits.replace(start(node), end(node), by: text) {
      report(node, "'\(node.trimmedDescription)' cannot be written as '\(text)' in its room")
    }
  }

  // MARK: - Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // What is known to be left out is not read: its selectors name methods that are not there.
    var isTaken = false
    for clause in node.clauses {
      var truth: Bool? = true
      if let condition = clause.condition {
        let reader = ConditionLowering(self)
        reader.lower(condition)
        truth = reader.value(condition)
      }
      if isTaken || truth == false { continue }
      if truth == true { isTaken = true }
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerObserver(node)
    return enter(node.name.text, isClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return enter(name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock) }

  private func enter(
    _ name: String, isExtension: Bool = false, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    types.append(EnclosingType(name: name, isExtension: isExtension, isClass: isClass))
    return .visitChildren
  }
  private func leave(_ block: MemberBlockSyntax) {
    let type = types.removeLast()
    if type.definitions.isEmpty { return }
    let brace = start(block.rightBrace), place = edits.position(of: brace)
    let text = type.definitions.map { definition($0) }.joined()
    edits.insert(text + line(place.line) + String(repeating: " ", count: place.column - 1), at: brace)
  }

  /// Names of types, of parameters and of functions about selectors are those of a module that other files need not import.
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind, name.hasPrefix("perform") || name.contains("elector") {
      usesSelectors = true
    }
    return .skipChildren
  }

  // MARK: - Selectors and paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expand(node.macroName.text, node.arguments, node)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    expand(node.macroName.text, node.arguments, node)
  }
  private func expand(
    _ name: String, _ arguments: LabeledExprListSyntax, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    guard let argument = arguments.first else { return .visitChildren }
    switch name {
    case "selector": lowerSelector(argument, of: node)
    case "keyPath": lowerKeyPath(argument, of: node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  // MARK: - Declarations

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lowerAttribute(node)
    return .visitChildren
  }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if observing.contains(node.id) {
      replace(node, by: Self.observed)
    } else if node.name.text == "dynamic" || node.name.text == "optional" {
      blank(node)
    }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerProperty(node)
    lowerOverride(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerOverride(node)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerProtocol(node)
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.insert(node.path.first?.name.text ?? "")
    lowerImport(node)
    return .skipChildren
  }
  /// `request as! NSFetchRequest<NSFetchRequestResult>`: requests of different results are different classes here.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() where parts[index].is(UnresolvedAsExprSyntax.self) {
      guard let type = parts[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
        ["NSFetchRequest<NSFetchRequestResult>", "NSFetchRequest<any NSFetchRequestResult>"].contains(type)
      else { continue }
      let isForced = parts[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!"
      let owner = parts[index - 1]
      let isPlain =
        owner.is(DeclReferenceExprSyntax.self) || owner.is(MemberAccessExprSyntax.self)
        || owner.is(FunctionCallExprSyntax.self)
      if isForced, isPlain { edits.insert("._untyped", at: end(owner)) }
    }
    return .visitChildren
  }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    lowerLayer(node.expression, node.questionMark)
    return .visitChildren
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    lowerLayer(node.expression, node.exclamationMark)
    return .visitChildren
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    lowerLayerBinding(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if lowerTextSelector(node) { return .skipChildren }
    lowerOptionalCall(node)
    return .visitChildren
  }
}

/// A type or an extension around a place.
struct EnclosingType {
  let name: String
  var isExtension = false
  var isClass = false
  var definitions: [SelectorDefinition] = []
}
