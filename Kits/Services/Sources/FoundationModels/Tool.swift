/// What a model may call while it answers. Without a model nobody does; an app can.
///
/// ```swift
/// struct FindContacts: Tool {
///   let name = "findContacts"
///   let description = "Finds a number of contacts"
///   @Generable struct Arguments {
///     @Guide(description: "How many", .range(1...10)) let count: Int
///   }
///   func call(arguments: Arguments) async throws -> [String] { Array(repeating: "Anna", count: arguments.count) }
/// }
/// ```
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  @concurrent func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  /// The name of the type.
  public var name: String { String(describing: Self.self) }
  public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
