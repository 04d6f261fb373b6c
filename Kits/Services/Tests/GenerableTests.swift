import FoundationModels
import HearthTesting
import QuickTesting
import SwiftUI

@Generable(description: "A plan for a journey")
struct Journey: Equatable {
  @Guide(description: "An exciting name for the journey.")
  let title: String
  @Guide(.anyOf(["Rome", "Oslo"]))
  let destination: String
  @Guide(description: "Days", .range(1...7))
  var length: Int = 3
  @Guide(description: "A list of days.", .count(2))
  let days: [Day]
  @Guide(description: "Letters", /[A-Z]{3}/)
  var code: String?
  var mood: Mood?
  let version = 1
  static let shared = 1
  var isLong: Bool { length > 3 }

  @Generable struct Day: Equatable {
    var name: String
    var activities: [Pastime]
    var budget: Decimal
  }
  @Generable enum Mood: String, CaseIterable {
    case calm
    case lively = "very lively"
  }
}
@Generable enum Pastime: Equatable {
  case walk
  case eat(String)
  case drive(to: String, hours: Double)
}
/// A type that contains itself.
@Generable struct Branch {
  var name: String
  var branches: [Branch]
}
@Generable private struct Hidden { var `default`: Bool, first, second: Float }

private struct Forecast: Tool {
  let name = "forecast"
  let description = "Says the weather of a city"
  @Generable struct Arguments {
    @Guide(description: "The city") let city: String
  }
  func call(arguments: Arguments) async throws -> String { "Sun in \(arguments.city)" }
}
private struct Counter: Tool {
  let description = "Counts"
  @Generable struct Arguments { let count: Int }
  func call(arguments: Arguments) async throws -> [String] { Array(repeating: "one", count: arguments.count) }
}

@MainActor struct GenerableTests {
  private static let json = """
    {"title": "South", "destination": "Rome", "length": 2, "days": [
      {"name": "First", "activities": [{"case": "walk"}, {"case": "eat", "value": "Pizza \\u00e9\\uD83C\\uDF55\\n"}], "budget": 0.1},
      {"name": "Second", "activities": [{"case": "drive", "to": "Ostia", "hours": 1.5}], "budget": 20}],
     "mood": "very lively"}
    """
  /// The text of the error of content that does not fit.
  private func failure(_ action: () throws -> Void) -> String {
    do { try action() } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
      return context.debugDescription
    } catch { return "\(error)" }
    return "no error"
  }
  private let journey = Journey(
    title: "South", destination: "Rome", length: 2,
    days: [
      .init(name: "First", activities: [.walk, .eat("Pizza é🍕\n")], budget: Decimal(string: "0.1")!),
      .init(name: "Second", activities: [.drive(to: "Ostia", hours: 1.5)], budget: 20),
    ], code: nil, mood: .lively)

  @Test func `a generable structure is made of JSON`() throws {
    expect(try Journey(GeneratedContent(json: Self.json)), equals: journey)
  }
  @Test func `a generable structure says what it is in the order of its properties, without what is nil`() throws {
    expect(
      journey.days[1].generatedContent.jsonString,
      equals: #"{"name": "Second", "activities": [{"case": "drive", "to": "Ostia", "hours": 1.5}], "budget": 20}"#)
    guard case .structure(_, let keys) = journey.generatedContent.kind else { return fail("no structure") }
    expect(keys, equals: ["title", "destination", "length", "days", "mood"])
    expect(try Journey(GeneratedContent(json: journey.generatedContent.jsonString)), equals: journey)
  }
  @Test func `content of another kind is said by the error`() {
    expect(
      failure { _ = try Journey.Day(GeneratedContent(json: #"{"name": 1, "activities": [], "budget": 1}"#)) },
      equals: "A text was expected, not 1.")
    expect(
      failure { _ = try Branch(GeneratedContent(json: #"{"name": "Oak"}"#)) },
      equals: #"There is no property branches in {"name": "Oak"}."#)
    expect(failure { _ = try Journey.Mood(GeneratedContent("calmer")) }, equals: "Mood has no case calmer.")
    expect(
      failure { _ = try GeneratedContent(json: #"{"a": tru, }"#) }, equals: "true was expected at byte 9 of the JSON.")
    expect(
      failure { _ = try GeneratedContent(json: "[1] 2") }, equals: "Nothing more was expected at byte 4 of the JSON.")
    expect(failure { _ = try Int(GeneratedContent(1.5)) }, equals: "A whole number was expected, not 1.5.")
  }
  @Test func `JSON that ends too early is taken as far as it goes`() throws {
    let text = #"{"title": "South", "days": [{"name": "First", "activities": [{"case": "walk"}, {"case": "dri"#
    let content = try GeneratedContent(json: text)
    expect(!content.isComplete)
    let partial = try Journey.PartiallyGenerated(content)
    expect(partial.title, equals: "South")
    expect(partial.destination, equals: nil)
    expect(partial.days?.first?.name, equals: "First")
    expect(partial.days?.first?.activities, equals: [.walk])
    expect(partial.days?.first?.budget, equals: nil)
    let complete = try GeneratedContent(json: "[1, 2]")
    expect(complete.isComplete)
  }
  @Test func `every beginning of a JSON is content, and the whole is complete`() throws {
    for end in 1...Self.json.utf8.count {
      guard let text = String(Self.json.utf8.prefix(end)) else { continue }
      let content = try GeneratedContent(json: text)
      _ = try Journey.PartiallyGenerated(content)
      expect(content.isComplete == (end == Self.json.utf8.count))
    }
  }
  @Test func `a whole value says what there is of it`() {
    let partial = journey.asPartiallyGenerated()
    expect(partial.title, equals: "South")
    expect(partial.days?.count, equals: 2)
    expect(partial.mood, equals: .lively)
  }
  @Test func `a schema has names, guides and nested types`() throws {
    let text = Journey.generationSchema.debugDescription
    let schema = try GeneratedContent(json: text)
    expect(try schema.value(String.self, forProperty: "description"), equals: "A plan for a journey")
    expect(
      try schema.value([String].self, forProperty: "required"), equals: ["title", "destination", "length", "days"])
    let properties = try schema.value(GeneratedContent.self, forProperty: "properties")
    func property(_ name: String) throws -> String {
      try properties.value(GeneratedContent.self, forProperty: name).jsonString
    }
    expect(try property("destination"), equals: #"{"type": "string", "enum": ["Rome", "Oslo"]}"#)
    expect(
      try property("length"), equals: #"{"type": "integer", "minimum": 1, "maximum": 7, "description": "Days"}"#)
    expect(
      try property("days"),
      equals: """
        {"type": "array", "items": {"$ref": "#/$defs/Day"}, "minItems": 2, "maxItems": 2, "description": "A list of days."}
        """)
    expect(
      try property("code"), equals: #"{"type": "string", "pattern": "[A-Z]{3}", "description": "Letters"}"#)
    let definitions = try schema.value(GeneratedContent.self, forProperty: "$defs")
    expect(
      try definitions.value(GeneratedContent.self, forProperty: "Mood").jsonString,
      equals: #"{"title": "Mood", "type": "string", "enum": ["calm", "very lively"]}"#)
    expect(Branch.generationSchema.debugDescription.contains(##""items": {"$ref": "#/$defs/Branch"}"##))
    expect(Hidden.generationSchema.debugDescription.contains(#""required": ["default", "first", "second"]"#))
  }
  @Test func `a schema is encoded as JSON, and decoded`() throws {
    let data = try JSONEncoder().encode(Branch.generationSchema)
    let decoded = try JSONDecoder().decode(GenerationSchema.self, from: data)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    expect(try encoder.encode(decoded), equals: try encoder.encode(Branch.generationSchema))
  }
  @Test func `a schema put together at run time says what is wrong with it`() throws {
    let person = DynamicGenerationSchema(
      name: "Person", properties: [.init(name: "name", schema: DynamicGenerationSchema(type: String.self))])
    let menu = DynamicGenerationSchema(
      name: "Menu",
      properties: [
        .init(name: "cook", schema: DynamicGenerationSchema(referenceTo: "Person")),
        .init(
          name: "soups", schema: DynamicGenerationSchema(arrayOf: .init(name: "Soup", anyOf: ["Leek", "Pea"])),
          isOptional: true),
      ])
    let schema = try GenerationSchema(root: menu, dependencies: [person])
    expect(schema.debugDescription.contains(##""cook": {"$ref": "#/$defs/Person"}"##))
    do {
      _ = try GenerationSchema(root: menu, dependencies: [])
      fail("no error")
    } catch GenerationSchema.SchemaError.undefinedReferences(_, let references, _) {
      expect(references, equals: ["Person"])
    }
    do {
      _ = try GenerationSchema(root: menu, dependencies: [person, person])
      fail("no error")
    } catch GenerationSchema.SchemaError.duplicateType(_, let type, _) { expect(type, equals: "Person") }
  }
  @Test func `a tool takes what a model would write`() async throws {
    let tool = Forecast()
    let arguments = try Forecast.Arguments(GeneratedContent(properties: ["city": "Oslo"]))
    expect(try await tool.call(arguments: arguments), equals: "Sun in Oslo")
    expect(Counter().name, equals: "Counter")
    expect(Counter().parameters.debugDescription.contains(#""count": {"type": "integer"}"#))
    expect(try await Counter().call(arguments: .init(count: 2)), equals: ["one", "one"])
  }
  @Test func `a session keeps what it was told, and a transcript is kept`() throws {
    let session = LanguageModelSession(tools: [Forecast()]) {
      "Be brief."
      if journey.isLong { "It is long." }
      for day in journey.days { "Day: \(day.name)" }
    }
    guard case .instructions(let told) = session.transcript.first else { return fail("no instructions") }
    expect(told.description, equals: "Be brief.\nDay: First\nDay: Second")
    expect(told.toolDefinitions.map(\.name), equals: ["forecast"])
    let options = GenerationOptions(sampling: .random(top: 3, seed: .max), temperature: 0.5)
    let transcript = Transcript(
      entries: Array(session.transcript) + [
        .prompt(
          .init(segments: [.text(.init(content: "Hi"))], options: options, responseFormat: .init(type: Branch.self))),
        .toolCalls(
          .init([.init(id: "1", toolName: "forecast", arguments: GeneratedContent(properties: ["city": "Oslo"]))])),
        .toolOutput(.init(id: "1", toolName: "forecast", segments: [.text(.init(content: "Sun"))])),
        .response(
          .init(assetIDs: [], segments: [.structure(.init(source: "Day", content: journey.days[0].generatedContent))])),
      ])
    let data = try JSONEncoder().encode(transcript)
    let decoded = try JSONDecoder().decode(Transcript.self, from: data)
    expect(decoded.map(\.id), equals: transcript.map(\.id))
    expect(decoded[1], equals: transcript[1])
    expect(decoded[2].description, equals: #"forecast: {"city": "Oslo"}"#)
    guard case .response(let response) = decoded.last, case .structure(let segment) = response.segments.first else {
      return fail("no response")
    }
    expect(try segment.content.value(Journey.Day.self), equals: journey.days[0])
    expect(LanguageModelSession().transcript.isEmpty)
    expect(LanguageModelSession(transcript: transcript).transcript.count, equals: 5)
  }
  @Test func `requests for generable types fail, and streams do when they are read`() async {
    let session = LanguageModelSession(instructions: "Be brief.")
    var failures = 0
    do {
      _ = try await session.respond(to: "Go", generating: Journey.self, options: .init(temperature: 1)).content
    } catch LanguageModelSession.GenerationError.assetsUnavailable { failures += 1 } catch {}
    do { _ = try await session.respond(generating: [Branch].self) { "Go" } } catch LanguageModelSession.GenerationError
      .assetsUnavailable
    { failures += 1 } catch {}
    let stream = session.streamResponse(to: "Go", generating: Journey.self)
    expect(failures, equals: 2)
    var shown: Journey.PartiallyGenerated?
    do { for try await snapshot in stream { shown = snapshot.content } } catch LanguageModelSession.GenerationError
      .assetsUnavailable(let context)
    {
      failures += 1
      expect(
        context.debugDescription,
        equals: "There is no model of language on this system: nobody answers “Go” as Journey.")
    } catch {}
    expect(failures, equals: 3)
    expect(shown == nil)
    expect(
      reports(of: "LanguageModelSession.logFeedbackAttachment") {
        let data = session.logFeedbackAttachment(
          sentiment: .negative, issues: [.init(category: .tooVerbose, explanation: "Long")])
        expect(String(decoding: data, as: UTF8.self).contains(#"{"category": "tooVerbose", "explanation": "Long"}"#))
      }.count, equals: 1)
  }
}
