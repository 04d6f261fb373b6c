import SwiftSyntax

/// What an optional method of a protocol of Objective-C becomes, by the type that it returns.
enum OptionalMethod {
  /// Nothing is returned, and the default does nothing.
  case empty
  /// An optional is returned, and the default returns nil.
  case optional
  /// A value is returned: the requirement throws, which methods that do not throw satisfy, and so does the default.
  case throwing

  init(_ type: TypeSyntax?) {
    guard let type, !["Void", "()"].contains(type.trimmedDescription) else {
      self = .empty
      return
    }
    self =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? .optional : .throwing
  }
  var body: String {
    switch self {
    case .empty: ""
    case .optional: " nil "
    case .throwing: " throw CancellationError() "
    }
  }
}

extension SourceLowering {
  /// `delegate?.didMove?(to: place)` calls a method that is optional: here each type has it, and where it returns a value it may throw.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    let callee: ExprSyntax, mark: TokenSyntax, isForced: Bool
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark, isForced) = (chain.expression, chain.questionMark, false)
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark, isForced) = (force.expression, force.exclamationMark, true)
    } else {
      return
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return }
    let base = member.declName.baseName.text
    let whole = base + "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    func isKnown(_ all: Set<String>) -> Bool { all.contains { $0.hasPrefix(base + "(") } }
    let throwsHere = names.throwing.contains(whole) || !names.optionals.contains(whole) && isKnown(names.throwing)
    if throwsHere {
      blank(mark)
      let chain = outermost(of: ExprSyntax(node))
      edits.insert(isForced ? "(try! " : "(try? ", at: start(chain))
      edits.insert(")", at: end(chain))
    } else if isKnown(names.optionals) || isOfSystem(member) {
      blank(mark)
    }
  }
  /// The whole of a chain of members and calls.
  private func outermost(of node: ExprSyntax) -> ExprSyntax {
    var node = node
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
        node = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        node = ExprSyntax(call)
      } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == node.id {
        node = ExprSyntax(call)
      } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
        node = ExprSyntax(chain)
      } else {
        break
      }
    }
    return node
  }
  /// Whether it is a method of one of UIKit's own delegates, all of which have defaults here.
  private func isOfSystem(_ member: MemberAccessExprSyntax) -> Bool {
    let owner = (member.base?.trimmedDescription ?? "").lowercased()
    guard
      ["delegate", "datasource", "delegate?", "datasource?", "delegate!", "datasource!"].contains(
        where: owner.hasSuffix)
    else { return false }
    let name = member.declName.baseName.text
    return Self.systemMethods.contains { name.hasPrefix($0) }
  }
  /// Source: Apple, documentation of UIKit: the methods of its delegates begin with what they are told of.
  private static let systemMethods = [
    "scrollView", "tableView", "collectionView", "textField", "textView", "searchBar", "searchController",
    "navigationController", "tabBarController", "tabBar", "gestureRecognizer", "application", "scene", "pickerView",
    "imagePickerController", "presentationController", "adaptivePresentationStyle", "popover", "webView",
    "locationManager", "userNotificationCenter", "splitViewController", "pageViewController", "updateSearchResults",
    "willPresent", "willDismiss", "didPresent", "didDismiss", "numberOfSections", "sectionIndexTitles",
  ]
}
