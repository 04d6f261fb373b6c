/// A value of the app that rules of tips ask, kept from one run to the next.
///
///     @Parameter static var isLoggedIn: Bool = false
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "ServicesMacros", type: "TipParameterMacro")
/// A value of the app that rules of tips ask; `.transient` is forgotten with the process.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "ServicesMacros", type: "TipParameterMacro")

/// Whether a value of the app lets a tip be shown.
///
///     #Rule(Self.$isLoggedIn) { $0 == true }
@freestanding(expression)
public macro Rule<Value: Codable & Sendable>(
  _ parameter: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "ServicesMacros", type: "TipRuleMacro")
/// Whether two values of the app let a tip be shown.
@freestanding(expression)
public macro Rule<First: Codable & Sendable, Second: Codable & Sendable>(
  _ first: Tips.Parameter<First>, _ second: Tips.Parameter<Second>, _ body: @escaping @Sendable (First, Second) -> Bool
) -> Tips.Rule = #externalMacro(module: "ServicesMacros", type: "TipRuleMacro")
/// Whether what the user has done lets a tip be shown.
///
///     #Rule(Self.didOpen) { $0.donations.count >= 3 }
@freestanding(expression)
public macro Rule<Info: Codable & Sendable>(
  _ event: Tips.Event<Info>, _ body: @escaping @Sendable (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "ServicesMacros", type: "TipRuleMacro")
