/// A type that can be made of what a model wrote.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where the content is of another kind.
  init(_ content: GeneratedContent) throws
}

/// A type whose values can be told to a model.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.jsonString) }
  public var promptRepresentation: Prompt { return Prompt(text: generatedContent.jsonString) }
}

/// A type whose values a model writes. The macro `@Generable` makes structures and enumerations such.
///
/// ```swift
/// @Generable struct Recipe {
///   @Guide(description: "A short name") var title: String
///   @Guide(.count(3)) var steps: [String]
/// }
/// let recipe = try Recipe(GeneratedContent(json: #"{"title": "Tea", "steps": ["Boil", "Pour", "Wait"]}"#))
/// ```
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// What there is of a value while it is written.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}
extension Generable {
  /// - Precondition: `PartiallyGenerated` takes what a value says of itself.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    do { return try PartiallyGenerated(generatedContent) } catch {
      preconditionFailure("\(PartiallyGenerated.self) does not take \(generatedContent.jsonString): \(error)")
    }
  }
}

/// Makes a structure or enumeration one that a model can write.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "ServicesMacros", type: "GenerableMacro")

/// Says what a property of a `@Generable` type is.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "ServicesMacros", type: "GuideMacro")

/// Says what a property of a `@Generable` type is, and bounds it.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "ServicesMacros", type: "GuideMacro")

/// Says what a text of a `@Generable` type is, and which expression it matches.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "ServicesMacros", type: "GuideMacro")
