import SwiftSyntax

/// Overrides in extensions of UIKit's classes.
///
/// Objective-C lets an extension override what its class inherits, for all objects of the class. In Swift a member that is
/// `dynamic` can be replaced: Hearth's classes have those that apps override in this way. A call of `super` in there goes to
/// the class above, as on Apple's systems.
extension SourceLowering {
  private static let controllerMembers: Set<String> = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "preferredStatusBarStyle", "prefersStatusBarHidden",
    "prefersHomeIndicatorAutoHidden", "childForStatusBarStyle", "childForStatusBarHidden",
    "childForHomeIndicatorAutoHidden", "supportedInterfaceOrientations", "shouldAutorotate",
  ]
  /// What is `dynamic`, by class. The sources of HearthUIKit say the same; `ExtensionOverrideTests` compares them.
  static let replaceable: [String: Set<String>] = [
    "UINavigationController": controllerMembers, "UITabBarController": controllerMembers,
    "UISplitViewController": controllerMembers, "UIAlertController": controllerMembers,
    "UIHostingController": controllerMembers, "UIWindow": ["motionBegan(_:with:)", "motionEnded(_:with:)"],
    "UIPickerView": ["intrinsicContentSize"], "UIScrollView": ["clipsToBounds"],
    "UISegmentedControl": ["didMoveToSuperview()"], "UICollectionReusableView": ["backgroundColor"],
    "UITabBar": ["sizeThatFits(_:)"],
  ]

  func lowerOverride(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    lowerOverride(node, node.modifiers, node.name, "\(node.name.text)(\(labels))")
  }
  func lowerOverride(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first, let accessors = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    if case .accessors(let list) = accessors.accessors,
      list.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    {
      return
    }
    lowerOverride(node, node.modifiers, name, name.text)
  }
  private func lowerOverride(
    _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ member: String
  ) {
    guard types.count == 1, let type = types.last, type.isExtension,
      Self.replaceable[type.name]?.contains(member) == true,
      let override = modifiers.first(where: { $0.name.text == "override" })
    else { return }
    let open = modifiers.first { $0.name.text == "open" }
    edits.insert("@_dynamicReplacement(for: \(member)) \(open == nil ? "" : "public ")", at: start(node))
    blank(override)
    if let open { blank(open) }
    edits.insert("_replaced_", at: start(name))
  }
}
