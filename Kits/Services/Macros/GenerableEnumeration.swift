import SwiftSyntax

/// An enumeration that a model chooses from.
///
/// Cases without values are texts: their names, or their raw values. With values they are `{"case": name, label: value}`, where a value without
/// a label is `value`, or `value0`, `value1` among several.
struct GenerableEnumeration {
  private struct Case {
    let name: String
    let rawValue: String
    let values: [(label: String?, property: GenerableProperty)]
    var plainName: String { name.filter { $0 != "`" } }
  }
  private let cases: [Case]
  private let isRaw: Bool
  private var hasValues: Bool { cases.contains { !$0.values.isEmpty } }

  init?(_ declaration: some DeclGroupSyntax) {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else { return nil }
    let inherited = enumeration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    isRaw = inherited == "String" || inherited == "Swift.String"
    let elements = enumeration.memberBlock.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
    }
    cases = elements.map { element in
      let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
      let values = parameters.enumerated().map { index, parameter in
        let label = parameter.firstName?.text
        let name = label ?? (parameters.count == 1 ? "value" : "value\(index)")
        let property = GenerableProperty(name: name, type: parameter.type.trimmedDescription, guide: nil)
        return (label, property)
      }
      let plain = element.name.text.filter { $0 != "`" }
      let raw = element.rawValue?.value.trimmedDescription ?? "\"\(plain)\""
      return Case(name: element.name.text, rawValue: raw, values: values)
    }
  }

  func schema(access: String, description: String) -> DeclSyntax {
    var choices = cases.map { isRaw ? $0.rawValue : "\"\($0.plainName)\"" }.joined(separator: ", ")
    var type = "type: Self.self", label = "anyOf"
    if hasValues {
      choices = cases.map { value in
        "\"\(value.plainName)\": [\(value.values.map(\.property.schema).joined(separator: ", "))]"
      }.joined(separator: ", ")
      (type, label) = ("_type: Self.self", "cases")
    }
    return """
      \(raw: access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(\(raw: type), description: \(raw: description), \(raw: label): [\(raw: choices)])
      }
      """
  }

  func conversions(access: String) -> String {
    let made: String
    let told: String
    if hasValues {
      made = cases.map { value in
        let arguments = value.values.map { label, property in
          (label.map { "\($0): " } ?? "") + "try content.value(forProperty: \"\(property.plainName)\")"
        }
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return "\n    case \"\(value.plainName)\": self = .\(value.name)\(list)"
      }.joined()
      told = cases.map { value in
        let names = value.values.indices.map { "value\($0)" }
        let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
        let entries = zip(value.values, names).map { ", \"\($0.property.plainName)\": \($1)" }.joined()
        return """

              case .\(value.name)\(pattern):
                FoundationModels.GeneratedContent(properties: ["case": "\(value.plainName)"\(entries)])
          """
      }.joined()
    } else {
      made = cases.map { "\n    case \(isRaw ? $0.rawValue : "\"\($0.plainName)\""): self = .\($0.name)" }.joined()
      told = cases.map { value in
        "\n    case .\(value.name): \(isRaw ? value.rawValue : "\"\(value.plainName)\"").generatedContent"
      }.joined()
    }
    let name = hasValues ? "content.value(String.self, forProperty: \"case\")" : "content.value(String.self)"
    return """
        \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
          switch try \(name) {\(made)
          case let other:
            throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
              .init(debugDescription: "\\(Self.self) has no case \\(other)."))
          }
        }
        \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
          switch self {\(told)
          }
        }
      """
  }
}
