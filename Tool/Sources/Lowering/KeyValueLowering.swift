import SwiftSyntax

// Key-value observing: a property that is `@objc dynamic` tells its observers, and a class that overrides the method of observers is one of them.

extension SourceLowering {
  /// The attribute of a property that is observed.
  static let observed = "@_KVO"

  /// `@objc dynamic var rate = 0.0` gets an attribute in the room of the others. What has none of its own storage keeps none: it is observed by what
  /// it is computed from.
  func lowerProperty(_ node: VariableDeclSyntax) {
    let modifiers = node.modifiers.map(\.name.text)
    guard modifiers.contains("dynamic"), types.last?.isClass == true,
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
      binding.pattern.is(IdentifierPatternSyntax.self), isStored(binding)
    else { return }
    if modifiers.contains(where: { Self.notObserved.contains($0) }) { return }
    var objc: AttributeSyntax?
    for element in node.attributes {
      guard case .attribute(let attribute) = element else { return }
      let name = attribute.attributeName.trimmedDescription
      // Another wrapper of the property.
      guard Self.plainAttributes.contains(name) else { return }
      if name == "objc" { objc = attribute }
    }
    usesSelectors = true
    if let objc {
      observing.insert(objc.id)
    } else if let first = node.modifiers.first, first.name.text == "dynamic" {
      observing.insert(first.id)
    } else {
      edits.insert(Self.observed + " ", at: start(node.modifiers))
    }
    if binding.initializer == nil, let type = binding.typeAnnotation, isOptional(type.type) {
      edits.insert(" = nil", at: end(type))
    }
  }
  private static let notObserved: Set<String> = [
    "static", "class", "lazy", "weak", "unowned", "override", "nonisolated",
  ]
  private static let plainAttributes: Set<String> = [
    "objc", "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying", "available", "MainActor", "preconcurrency",
  ]
  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
  private func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.trimmedDescription.hasPrefix("Optional<")
  }

  /// A class with the method of observers: on Linux `NSObject` has none that can be overridden, so that the class conforms to a protocol instead. Methods
  /// that say how a property is observed override nothing either.
  func lowerObserver(_ node: ClassDeclSyntax) {
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    for item in node.memberBlock.members {
      guard let modifiers = item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers,
        let override = modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      if let method = item.decl.as(FunctionDeclSyntax.self) {
        let label = method.signature.parameterClause.parameters.first?.firstName.text
        switch method.name.text {
        case "observeValue" where label == "forKeyPath" && !names.observers.contains(parent):
          usesSelectors = true
          // Which thread changes a property is open, as it is on Apple's systems.
          edits.insert("nonisolated ", at: start(override))
          blank(override)
          if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", _KeyValueObserver", at: end(last))
          }
        case "keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers": blank(override)
        default: break
        }
      }
    }
  }
}
