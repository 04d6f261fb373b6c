import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: the conformance, and `animatableData` made of the type's stored properties.
///
/// What counts are the instance's own variables that have no accessors and no property wrapper. A macro sees no types
/// but those that are written: each property says what it is by `_AnimatedData`, which everything has that is
/// `Animatable` or `VectorArithmetic`.
struct AnimatableMacro: ExtensionMacro, MemberMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Nothing is asked for where the type says it itself, as a Shape does.
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard
      declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
        || declaration.is(EnumDeclSyntax.self)
    else {
      context.report("'@Animatable' goes before a struct, a class or an enum", at: node)
      return []
    }
    if declaration.declares("animatableData") { return [] }
    guard let properties = declaration.animatedProperties(in: context) else { return [] }
    let access = declaration.modifiers.first { ["public", "open", "package"].contains($0.name.text) }
    // The protocol's requirement belongs to no actor, while the properties of a view are the main actor's.
    let isolation = declaration.is(ClassDeclSyntax.self) ? "" : "nonisolated "
    return [
      properties.animatableData(
        modifiers: isolation + (access.map { $0.name.text == "open" ? "public " : "\($0.name.text) " } ?? ""))
    ]
  }
}

/// `@AnimatableIgnored`: `@Animatable` passes the property by.
struct AnimatableIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] { [] }
}

private struct AnimatedProperty {
  let name: TokenSyntax
  let type: TypeSyntax
}

extension [AnimatedProperty] {
  fileprivate func animatableData(modifiers: String) -> DeclSyntax {
    switch count {
    case 0:
      return """
        \(raw: modifiers)var animatableData: SwiftUI.EmptyAnimatableData {
          get { SwiftUI.EmptyAnimatableData() }
          set {}
        }
        """
    case 1:
      return """
        \(raw: modifiers)var animatableData: \(self[0].type)._AnimatedData {
          get { \(self[0].name)._animatedData }
          set { \(self[0].name)._animatedData = newValue }
        }
        """
    default:
      let types = map { "\($0.type)._AnimatedData" }.joined(separator: ", ")
      let values = map { "\($0.name)._animatedData" }.joined(separator: ", ")
      let writes = enumerated().map { "\($1.name)._animatedData = newValue.value.\($0)" }.joined(separator: "\n    ")
      return """
        \(raw: modifiers)var animatableData: SwiftUI.AnimatableValues<\(raw: types)> {
          get { SwiftUI.AnimatableValues(\(raw: values)) }
          set {
            \(raw: writes)
          }
        }
        """
    }
  }
}

extension DeclGroupSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
    }
  }

  /// Nil where a property cannot take part; that is reported.
  fileprivate func animatedProperties(in context: some MacroExpansionContext) -> [AnimatedProperty]? {
    var result: [AnimatedProperty]? = []
    for member in memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isAnimationsConcern else { continue }
      // In `var width, height: CGFloat` the type is written once.
      var type: TypeSyntax?
      var properties: [AnimatedProperty] = []
      for binding in variable.bindings.reversed() {
        guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        type =
          binding.typeAnnotation?.type.trimmed
          ?? (binding.initializer == nil ? type : binding.initializer?.value.literalType)
        guard let type else {
          context.report(
            "'@Animatable' has to know the type of '\(name.text)': write it, as in 'var \(name.text): CGFloat', or put '@AnimatableIgnored' before it",
            at: binding, fixIts: [variable.ignoring])
          result = nil
          continue
        }
        if let reason = type.whyNotAnimatable {
          context.report(
            "'\(name.text)' cannot be animated: \(reason) is neither 'VectorArithmetic' nor 'Animatable'; put '@AnimatableIgnored' before it",
            at: binding, fixIts: [variable.ignoring])
          result = nil
          continue
        }
        properties.append(AnimatedProperty(name: name.trimmed, type: type.needsParentheses ? "(\(type))" : type))
      }
      result?.append(contentsOf: properties.reversed())
    }
    return result
  }
}

extension VariableDeclSyntax {
  /// Whether it is a variable of the instance that nothing keeps out: no `let`, no
  /// wrapper around it, nothing that comes later.
  fileprivate var isAnimationsConcern: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && !modifiers.isOfType && !modifiers.contains(.lazy) && !hasWrapper
  }

  /// Attributes that begin with a capital letter are wrappers and macros; `@AnimatableIgnored` is one.
  private var hasWrapper: Bool {
    attributes.contains { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
      return name.split(separator: ".").last?.first?.isUppercase == true
        && name.split(separator: ".").last != "MainActor"
    }
  }

  fileprivate var ignoring: FixIt {
    var ignored = self
    let space = leadingTrivia
    ignored.leadingTrivia = []
    let attribute = AttributeSyntax("@AnimatableIgnored ").with(\.leadingTrivia, space)
    ignored.attributes.insert(.attribute(attribute), at: ignored.attributes.startIndex)
    return FixIt(
      message: Advice(message: "put '@AnimatableIgnored' before it"),
      changes: [.replace(oldNode: Syntax(self), newNode: Syntax(ignored))])
  }
}

private struct Advice: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "SwiftUI", id: message) }
}

extension PatternBindingSyntax {
  /// Whether it has a getter; observers leave it stored.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }
}

extension ExprSyntax {
  /// The type that Swift gives a literal.
  fileprivate var literalType: TypeSyntax? {
    if `is`(FloatLiteralExprSyntax.self) { return "Swift.Double" }
    if `is`(IntegerLiteralExprSyntax.self) { return "Swift.Int" }
    if `is`(BooleanLiteralExprSyntax.self) { return "Swift.Bool" }
    if `is`(StringLiteralExprSyntax.self) { return "Swift.String" }
    if let negative = self.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return negative.expression.literalType
    }
    // `Angle(degrees: 5)`, `Angle.degrees(5)` and `CGSize.zero` name their type first.
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.namedType }
    return namedType
  }

  private var namedType: TypeSyntax? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.baseName.text.first?.isUppercase == true {
      return TypeSyntax(IdentifierTypeSyntax(name: reference.baseName.trimmed))
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    return member.declName.baseName.text.first?.isUppercase == true ? "\(member.trimmed)" : member.base?.namedType
  }
}

extension TypeSyntax {
  /// What is certainly no number, by its syntax; the compiler finds the rest.
  fileprivate var whyNotAnimatable: String? {
    let name = trimmedDescription.replacingPrefix("Swift.")
    let known: Set<String> = [
      "Bool", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "Date", "URL", "UUID", "Data",
    ]
    if known.contains(name) { return "'\(name)'" }
    if `is`(OptionalTypeSyntax.self) { return "an optional" }
    if `is`(ArrayTypeSyntax.self) || `is`(DictionaryTypeSyntax.self) { return "'\(name)'" }
    if `is`(FunctionTypeSyntax.self) || self.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
    {
      return "a function"
    }
    return nil
  }

  fileprivate var needsParentheses: Bool { `is`(SomeOrAnyTypeSyntax.self) }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
